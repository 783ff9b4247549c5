//! The one way in: whatever somebody writes is read here, strictly, and what is wrong with it is said in our own words.
//!
//! A text becomes a [`Value`] ([`json`] or [`toml()`]: no key twice), and a value becomes a thing of the game ([`read`]: what
//! has names is told by names and never as a bare list, a number that is a key has one spelling). An error names the place
//! and what is needed there, and shows no more of what was written than a line can hold.
//!
//! ```
//! use sabika_notation::reading;
//! let value = reading::json(r#"{"players": 3, "A": {"hand": ["denar-10"]}}"#).unwrap();
//! let wrong = reading::read::<sabika_engine::position::Position>(value).unwrap_err();
//! assert_eq!(wrong.path, "A.hand[0]");
//! assert_eq!(reading::json(r#"{"A": {"x": 1, "x": 2}}"#).unwrap_err().to_string(), "A.x: this is said twice");
//! ```

mod part;
mod text;
mod unread;

use serde::de::DeserializeOwned;
use serde_json::Value;
pub use text::{DEEPEST, json, toml};
pub use unread::{LONGEST_ECHO, Unread, instead, shown};

/// A thing of the game from a value.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, Unread> {
    T::deserialize(part::Part(value))
}
