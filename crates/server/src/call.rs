//! Calls over the network. Whoever has an account here chooses where they go: so they never reach into the network that the
//! server itself is in, unless whoever runs it says so.

use crate::{fault::Fault, identity, notice::Hook, now};
use axum::http::StatusCode;
use base64ct::{Base64UrlUnpadded, Encoding};
use p256::ecdsa::{Signature, SigningKey, signature::Signer};
use sabika_store::{Note, Store};
use serde_json::json;
use std::{net::IpAddr, time::Duration};
use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};
use web_push_native::WebPushBuilder;

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It was heard.
    Heard,
    /// Nobody is there any more: it need not be tried again.
    Gone,
    /// Nobody answered, or not well.
    Silent,
}

/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a browser's service keeps what it cannot deliver at once.
const KEPT: Duration = Duration::from_hours(12);
/// Who is to be asked when calls are a nuisance: services want to know.
const CONTACT: &str = "mailto:nobody@localhost";

/// Calls somebody, and waits for the answer.
pub fn call(hook: &Hook, key: Option<&[u8]>, body: String, local: bool) -> Answer {
    let config = Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).http_status_as_error(false);
    let agent = Agent::with_parts(config.build(), DefaultConnector::default(), Outside { local });
    let status = match hook {
        Hook::Web { url } => agent.post(url).content_type("application/json").send(body).map(|said| said.status()),
        Hook::Push { subscription } => {
            let Some(request) = push(subscription, key, body) else { return Answer::Gone };
            agent.run(request).map(|said| said.status())
        }
    };
    match status {
        Ok(status) if status.is_success() => Answer::Heard,
        Ok(status) if [404, 410].contains(&status.as_u16()) => Answer::Gone,
        _ => Answer::Silent,
    }
}

fn push(subscription: &serde_json::Value, key: Option<&[u8]>, body: String) -> Option<ureq::http::Request<Vec<u8>>> {
    let key = SigningKey::from_slice(key?).ok()?;
    let mut request = read(subscription)?.with_valid_duration(KEPT).build(body).ok()?;
    let uri = request.uri();
    let to = format!("{}://{}", uri.scheme_str()?, uri.authority()?);
    let said = format!("vapid t={}, k={}", vouched(&key, &to), base64(&public(&key)));
    request.headers_mut().insert("authorization", said.parse().ok()?);
    Some(request)
}

/// The word of this server that it is the one who calls (RFC 8292): a token signed with its key.
fn vouched(key: &SigningKey, to: &str) -> String {
    let until = now() / 1_000 + KEPT.as_secs();
    let head = base64(br#"{"typ":"JWT","alg":"ES256"}"#);
    let text = format!("{head}.{}", base64(json!({"aud": to, "exp": until, "sub": CONTACT}).to_string().as_bytes()));
    let signature: Signature = key.sign(text.as_bytes());
    format!("{text}.{}", base64(&signature.to_bytes()))
}

fn public(key: &SigningKey) -> Vec<u8> {
    key.verifying_key().to_encoded_point(false).as_bytes().to_vec()
}

/// A subscription as browsers give it.
pub fn read(subscription: &serde_json::Value) -> Option<WebPushBuilder> {
    serde_json::from_value(subscription.clone()).ok()
}

const KEY: &str = "key";

/// The key by which services know this server; it is made once.
pub async fn key(store: &impl Store) -> Result<Vec<u8>, Fault> {
    let bad = || Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "no_key", "the key for calls cannot be read");
    let made = base64(&identity::chance()?);
    let note = Note { kind: KEY, name: "push".into(), owner: String::new(), at: now(), text: made };
    store.put(&note, true).await?;
    let kept = store.note(KEY, "push").await?.ok_or_else(bad)?.text;
    Base64UrlUnpadded::decode_vec(&kept).map_err(|_| bad())
}

/// Bytes as browsers spell them.
pub fn base64(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

/// What a browser subscribes with: the public half of the key, uncompressed.
pub fn public_key(key: &[u8]) -> Option<Vec<u8>> {
    SigningKey::from_slice(key).ok().map(|key| public(&key))
}

/// Finds addresses, but none inside.
#[derive(Debug)]
struct Outside {
    local: bool,
}

impl Resolver for Outside {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut outside = self.empty();
        found.iter().filter(|at| self.local || is_outside(at.ip())).for_each(|at| outside.push(*at));
        if outside.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(outside) }
    }
}

/// Is it an address of the wide world?
fn is_outside(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(at) => {
            let [a, b, ..] = at.octets();
            let shared = a == 100 && (64..128).contains(&b);
            !(at.is_private() || at.is_loopback() || at.is_link_local() || at.is_unspecified() || at.is_broadcast())
                && !(at.is_multicast()
                    || at.is_documentation()
                    || shared
                    || a == 0
                    || a >= 240
                    || (a == 198 && b & 0xFE == 18))
        }
        // 2000::/3 is what was given out so far.
        IpAddr::V6(at) => at.segments()[0] & 0xE000 == 0x2000 && at.segments()[0] != 0x2002,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p256::ecdsa::{VerifyingKey, signature::Verifier};

    /// Whoever knows the public key can tell that the word is this server's.
    #[test]
    fn a_call_is_vouched_for() {
        let key = SigningKey::from_slice(&[7; 32]).expect("a key");
        let word = vouched(&key, "https://push.example");
        let (text, signature) = word.rsplit_once('.').expect("three parts");
        let signature = Base64UrlUnpadded::decode_vec(signature).expect("base64");
        let known = VerifyingKey::from_sec1_bytes(&public_key(&[7; 32]).expect("a key")).expect("a key");
        known.verify(text.as_bytes(), &Signature::from_slice(&signature).expect("64 bytes")).expect("it fits");
        let claims = Base64UrlUnpadded::decode_vec(text.split('.').nth(1).expect("claims")).expect("base64");
        let claims: serde_json::Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], "https://push.example");
        assert!(claims["exp"].as_u64().is_some_and(|until| until > now() / 1_000));
    }

    #[test]
    fn nobody_is_called_inside() {
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.20.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:10.0.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "2002:0a00:1::1",
        ] {
            assert!(!is_outside(inside.parse().expect("an address")), "{inside}");
        }
        for outside in ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1"] {
            assert!(is_outside(outside.parse().expect("an address")), "{outside}");
        }
    }
}
