use fluent_bundle::FluentValue;

/// A fact that a message puts in its place: a text, or a number that a message may count with (one tile, two tiles).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Shown as it is.
    Text(String),
    /// Shown as digits.
    Number(i64),
}

impl Arg {
    pub(crate) fn value(&self) -> FluentValue<'_> {
        match self {
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Number(number) => FluentValue::from(*number),
        }
    }
}

impl std::fmt::Display for Arg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => write!(f, "{number}"),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )+};
}
numbers!(i8 i16 i32 i64 u8 u16 u32 usize);
