//! Tables for people. What happens at a table is decided by `sabika-host` and kept by `sabika-store`; here are only the doors
//! to it: HTTP for everything around a table, a WebSocket for everything at it (docs/api.md).
//!
//! Each live table is a task that owns it (`live`). A command goes there, is decided on, written down for good, and only then
//! applied and told to everybody who looks on. A table at which nothing happens goes to sleep; the first one who comes back wakes
//! it from its log.

mod call;
mod fault;
mod http;
mod hub;
mod identity;
mod keeping;
mod limits;
mod live;
mod meter;
mod notice;
mod serve;
mod socket;
mod thinking;

pub use hub::Hub;
pub use keeping::Keeping;
pub use limits::Limits;
pub use serve::serve;

/// What time it is, in milliseconds.
pub(crate) fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
