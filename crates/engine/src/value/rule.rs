use serde::{Serialize, Serializer};
use std::fmt;

/// The number of a rule in `rules/`, such as `BASE-B3`: what a refusal and a point of score lean on.
///
/// Made by the `rule!` macro, which refuses a malformed number when compiling; a test knows every number that exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// Checked when compiling: capitals, a hyphen, then the number within the file.
    pub const fn new(id: &'static str) -> RuleId {
        let bytes = id.as_bytes();
        let mut i = 0;
        while i < bytes.len() && bytes[i].is_ascii_uppercase() {
            i += 1;
        }
        assert!(i >= 3 && i <= 4 && i + 1 < bytes.len() && bytes[i] == b'-', "a rule id looks like BASE-B3");
        RuleId(id)
    }
    /// The number as text.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.0)
    }
}

/// A rule by its number, checked when compiling.
macro_rules! rule {
    ($id:literal) => {
        const { $crate::value::RuleId::new($id) }
    };
}
pub(crate) use rule;
