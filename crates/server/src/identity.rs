//! Who somebody is: whoever has the token, which is stored as its hash only; and accounts, by which a token is got on another
//! device.

use crate::{fault::Fault, hub::Hub, now};
use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::http::{HeaderMap, StatusCode, header};
use sabika_engine::value::Seed;
use sabika_host::Person;
use sabika_store::{Note, Store};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The name of the cookie.
pub const COOKIE: &str = "sabika";
const TOKEN: &str = "token";
const ACCOUNT: &str = "account";

/// 32 bytes that nobody guesses.
pub fn chance() -> Result<[u8; 32], Fault> {
    let mut bytes = [0; 32];
    let none = |_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "no_chance", "the system gives no chance");
    getrandom::fill(&mut bytes).map_err(none)?;
    Ok(bytes)
}

/// A word that nobody guesses: 256 bits.
pub fn word() -> Result<String, Fault> {
    Ok(Seed::from_bytes(chance()?).to_string())
}

/// One that is short enough to be shown and pointed at: 128 bits.
pub fn short_word() -> Result<String, Fault> {
    let mut word = word()?;
    word.truncate(32);
    Ok(word)
}

fn hash(token: &str) -> String {
    let hash = Sha256::new().chain_update(b"sabika token ").chain_update(token.as_bytes()).finalize();
    Seed::from_bytes(hash.into()).to_string()
}

/// A new person with a token of their own.
pub async fn guest<S: Store>(hub: &Hub<S>) -> Result<String, Fault> {
    another_token(hub, &Person::new(word()?).ok_or_else(Fault::unknown)?).await
}

/// Another token for somebody.
pub async fn another_token<S: Store>(hub: &Hub<S>, who: &Person) -> Result<String, Fault> {
    let token = word()?;
    let note = Note { kind: TOKEN, name: hash(&token), owner: who.as_str().into(), at: now(), text: String::new() };
    hub.store.put(&note, false).await?;
    Ok(token)
}

/// The token that a request brings: a bearer's, or in the cookie.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|said| said.strip_prefix("Bearer "));
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = cookies.flat_map(|line| line.split(';')).filter_map(|one| one.trim().split_once('='));
    let cookie = || cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    bearer.or_else(cookie).map(|token| token.trim().to_string())
}

/// Whose token it is.
pub async fn person<S: Store>(hub: &Hub<S>, token: Option<String>) -> Result<Option<Person>, Fault> {
    let Some(token) = token.filter(|token| token.len() <= 256) else { return Ok(None) };
    Ok(hub.store.note(TOKEN, &hash(&token)).await?.and_then(|note| Person::new(note.owner)))
}

/// A token is good no more; or all of somebody's but one.
pub async fn forget<S: Store>(hub: &Hub<S>, token: &str, all_others_of: Option<&Person>) -> Result<(), Fault> {
    let own = hash(token);
    let Some(who) = all_others_of else {
        hub.store.forget(TOKEN, &own).await?;
        return Ok(());
    };
    for note in hub.store.notes(TOKEN, Some(who.as_str())).await? {
        if note.name != own {
            hub.store.forget(TOKEN, &note.name).await?;
        }
    }
    Ok(())
}

/// An account.
#[derive(Serialize, Deserialize)]
struct Account {
    /// What they are called, as they wrote it.
    name: String,
    /// The hash of the password.
    password: String,
    /// The hash of the code by which a forgotten password is replaced.
    recovery: String,
}

/// A name is the same however it is written.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

fn wrong() -> Fault {
    Fault::new(StatusCode::FORBIDDEN, "wrong", "name and password do not fit together")
}

/// Hashing takes a while, on purpose: not where others wait.
async fn slowly<T: Send + 'static>(work: impl FnOnce() -> Option<T> + Send + 'static) -> Result<T, Fault> {
    let none = || Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "no_hash", "the password could not be hashed");
    tokio::task::spawn_blocking(work).await.ok().flatten().ok_or_else(none)
}

async fn hashed(secret: String) -> Result<String, Fault> {
    slowly(move || {
        let hash: PasswordHash = Argon2::default().hash_password(secret.as_bytes()).ok()?;
        Some(hash.to_string())
    })
    .await
}

async fn fits(secret: String, hash: Option<String>) -> Result<bool, Fault> {
    // A name that is not there takes as long as one that is.
    let Some(hash) = hash else { return hashed(secret).await.map(|_| false) };
    slowly(move || {
        let hash = PasswordHash::new(&hash).ok()?;
        Some(Argon2::default().verify_password(secret.as_bytes(), &hash).is_ok())
    })
    .await
}

fn checked(name: &str, password: &str) -> Result<(), Fault> {
    let fit = |sign: char| sign.is_alphanumeric() || " -_.'".contains(sign);
    if !(2..=24).contains(&name.trim().chars().count()) || !name.trim().chars().all(fit) {
        return Err(Fault::bad("name", "2 to 24 letters and digits"));
    }
    if !(8..=200).contains(&password.len()) {
        return Err(Fault::bad("password", "8 to 200 letters"));
    }
    Ok(())
}

impl Account {
    async fn of<S: Store>(hub: &Hub<S>, name: &str) -> Result<Option<(Account, String)>, Fault> {
        let note = hub.store.note(ACCOUNT, &folded(name)).await?;
        Ok(note.and_then(|note| Some((serde_json::from_str(&note.text).ok()?, note.owner))))
    }
    async fn put<S: Store>(&self, hub: &Hub<S>, owner: &str, new: bool) -> Result<bool, Fault> {
        let text = serde_json::to_string(self).map_err(|e| Fault::bad("name", e))?;
        let note = Note { kind: ACCOUNT, name: folded(&self.name), owner: owner.into(), at: now(), text };
        Ok(hub.store.put(&note, new).await?)
    }
}

/// A guest gets an account and keeps everything; the code by which a forgotten password is replaced is shown once.
pub async fn sign_up<S: Store>(hub: &Hub<S>, who: &Person, name: &str, password: &str) -> Result<String, Fault> {
    checked(name, password)?;
    if !hub.store.notes(ACCOUNT, Some(who.as_str())).await?.is_empty() {
        return Err(Fault::new(StatusCode::CONFLICT, "has_account", "you have an account"));
    }
    let code = short_word()?;
    let (password, recovery) = (hashed(password.into()).await?, hashed(code.clone()).await?);
    let account = Account { name: name.trim().into(), password, recovery };
    let taken = || Fault::new(StatusCode::CONFLICT, "taken", "somebody has this name");
    account.put(hub, who.as_str(), true).await?.then_some(code).ok_or_else(taken)
}

/// A token for who knows the password.
pub async fn sign_in<S: Store>(hub: &Hub<S>, name: &str, password: &str) -> Result<String, Fault> {
    let found = Account::of(hub, name).await?;
    let hash = found.as_ref().map(|(account, _)| account.password.clone());
    if !fits(password.into(), hash).await? {
        return Err(wrong());
    }
    let who = found.and_then(|(_, owner)| Person::new(owner)).ok_or_else(wrong)?;
    another_token(hub, &who).await
}

/// A new password, and a new code, for who has the code. All tokens of before are good no more.
pub async fn recover<S: Store>(
    hub: &Hub<S>,
    name: &str,
    code: &str,
    password: &str,
) -> Result<(String, String), Fault> {
    let found = Account::of(hub, name).await?;
    let hash = found.as_ref().map(|(account, _)| account.recovery.clone());
    if !fits(code.into(), hash).await? {
        return Err(wrong());
    }
    checked(name, password)?;
    let (account, owner) = found.ok_or_else(wrong)?;
    let code = short_word()?;
    let (password, recovery) = (hashed(password.into()).await?, hashed(code.clone()).await?);
    Account { name: account.name, password, recovery }.put(hub, &owner, false).await?;
    let who = Person::new(owner).ok_or_else(wrong)?;
    let token = another_token(hub, &who).await?;
    forget(hub, &token, Some(&who)).await?;
    Ok((code, token))
}

/// What somebody's account is called, if they have one.
pub async fn account_name<S: Store>(hub: &Hub<S>, who: &Person) -> Result<Option<String>, Fault> {
    let note = hub.store.notes(ACCOUNT, Some(who.as_str())).await?.pop();
    Ok(note.and_then(|note| Some(serde_json::from_str::<Account>(&note.text).ok()?.name)))
}

/// Nobody knows them any more: account, tokens and hooks are gone. Their tables stay, for the others.
pub async fn vanish<S: Store>(hub: &Hub<S>, who: &Person) -> Result<(), Fault> {
    for kind in [ACCOUNT, TOKEN, crate::notice::HOOK] {
        for note in hub.store.notes(kind, Some(who.as_str())).await? {
            hub.store.forget(kind, &note.name).await?;
        }
    }
    Ok(())
}

/// Does a request come from a page of this server, or from no page at all? A browser says where a page is from.
pub fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return true };
    let from = origin.split_once("://").map(|(_, host)| host);
    from.is_some() && from == text(header::HOST)
}
