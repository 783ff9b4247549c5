//! How often somebody may come, by their address and by who they are.

use crate::fault::Fault;
use axum::http::{HeaderMap, StatusCode};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
};

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doing {
    /// Anything at all.
    Coming,
    /// What is written down or costs something: a new guest, a table, a link, a record.
    Making,
    /// Something by which a password could be guessed.
    Guessing,
}

/// How often in a minute, and how often at once.
const fn often(doing: Doing) -> (u32, u32) {
    match doing {
        Doing::Coming => (1_200, 400),
        Doing::Making => (60, 60),
        Doing::Guessing => (6, 10),
    }
}

/// So many messages a second are heard of one person on the long run, and so many at once, over however many sockets.
const MESSAGES: (u32, u32) = (200, 600);
/// So many sockets from one address.
const SOCKETS: u32 = 200;

/// The limits of a server.
#[derive(Debug)]
pub struct Limits {
    /// From whom an address is believed that somebody else is said to come from: proxies. What comes from this machine itself,
    /// and from nobody behind it, has no limits.
    pub proxies: Vec<IpAddr>,
    /// May people be called at addresses in the own network?
    pub local_calls: bool,
    buckets: HashMap<Doing, DefaultKeyedRateLimiter<String>>,
    messages: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Default for Limits {
    fn default() -> Limits {
        let number = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let bucket = |doing: Doing| {
            let (minute, once) = often(doing);
            (doing, RateLimiter::keyed(Quota::per_minute(number(minute)).allow_burst(number(once))))
        };
        Limits {
            proxies: vec![],
            local_calls: false,
            messages: RateLimiter::keyed(Quota::per_second(number(MESSAGES.0)).allow_burst(number(MESSAGES.1))),
            buckets: [Doing::Coming, Doing::Making, Doing::Guessing].map(bucket).into(),
            sockets: Arc::default(),
        }
    }
}

/// Where somebody comes from; none for this machine itself.
pub type From = Option<IpAddr>;

impl Limits {
    /// Where a request comes from. A proxy says it of others, and is believed only if it is one.
    pub fn address(&self, peer: IpAddr, headers: &HeaderMap) -> From {
        let peer = peer.to_canonical();
        if !peer.is_loopback() && !self.proxies.contains(&peer) {
            return Some(peer);
        }
        let said = headers.get("x-forwarded-for").and_then(|said| said.to_str().ok());
        // The last one was written by the proxy itself.
        let last = said.and_then(|said| said.rsplit(',').next()?.trim().parse().ok());
        last.or(Some(peer)).filter(|address| !address.is_loopback())
    }
    /// Lets somebody do something, or not so often.
    pub fn lets(&self, doing: Doing, from: From, who: &str) -> Result<(), Fault> {
        let key = match from {
            // All addresses of one household are one.
            Some(IpAddr::V6(address)) => format!("{:x?} {who}", &address.segments()[..4]),
            Some(address) => format!("{address} {who}"),
            None => return Ok(()),
        };
        let bucket = self.buckets.get(&doing);
        if bucket.is_some_and(|bucket| bucket.check_key(&key).is_err()) {
            return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", "not so fast: come back in a minute"));
        }
        Ok(())
    }
    /// Is somebody heard, or do they say too much?
    pub fn hears(&self, who: &String) -> bool {
        self.messages.check_key(who).is_ok()
    }
    /// A place for a socket, as long as it is held.
    pub fn socket(&self, from: From) -> Result<Option<Held>, Fault> {
        let Some(address) = from else { return Ok(None) };
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= SOCKETS {
            return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "too many connections from one address"));
        }
        *count += 1;
        Ok(Some(Held { address, sockets: self.sockets.clone() }))
    }
    /// Forgets who has not come for a while.
    pub fn forget(&self) {
        self.buckets.values().chain([&self.messages]).for_each(RateLimiter::retain_recent);
    }
}

/// A place for a socket; it is free again when this is dropped.
#[derive(Debug)]
pub struct Held {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}
