//! Options: differences between editions and house rules, each with its values, what it is when nobody says anything, and
//! its rule. The table has some, and a module has its own; all of them are read and written here.

use crate::value::RuleId;

/// An option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its name.
    pub name: &'static str,
    /// What it may be.
    pub allowed: Allowed,
    /// The rule it belongs to.
    pub rule: RuleId,
}

/// What an option may be: for menus and `hello`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number from 0 to this one.
    UpTo(u16),
}

impl Allowed {
    /// The place of a word among those allowed, or the number itself.
    pub fn place(self, said: &str) -> Option<u16> {
        match self {
            Allowed::Words(words) => words.iter().position(|word| *word == said).map(|n| n as u16),
            Allowed::UpTo(most) => said.parse().ok().filter(|n: &u16| *n <= most && n.to_string() == said),
        }
    }
    /// The other way round: the word of a place, none for a number.
    pub fn word(self, place: u16) -> Option<&'static str> {
        if let Allowed::Words(words) = self { words.get(usize::from(place)).copied() } else { None }
    }
}

/// A value that an option may have.
pub trait Chosen: Copy {
    /// What it may be.
    const ALLOWED: Allowed;
    /// Its place among the words, or the number.
    fn place(self) -> u16;
    /// The value at a place that is allowed.
    fn at(place: u16) -> Self;
}

impl Chosen for u16 {
    const ALLOWED: Allowed = Allowed::UpTo(u16::MAX);
    fn place(self) -> u16 {
        self
    }
    fn at(place: u16) -> u16 {
        place
    }
}

/// A list of options, by their places in it.
pub trait Choices: Copy + Eq + std::fmt::Debug + Default {
    /// All of them: only add, at the end.
    const LIST: &'static [Choice];
    /// What the n-th is.
    fn get(&self, n: usize) -> u16;
    /// The n-th becomes what is allowed.
    fn set(&mut self, n: usize, place: u16);
}

/// Values of an option that are words: `words!(Switch { Off "off", On "on" })`.
macro_rules! words {
    ($Value:ident { $($Word:ident $word:literal),+ }) => {
        impl $crate::choices::Chosen for $Value {
            const ALLOWED: $crate::choices::Allowed = $crate::choices::Allowed::Words(&[$($word),+]);
            fn place(self) -> u16 {
                self as u16
            }
            fn at(place: u16) -> $Value {
                [$($Value::$Word),+][usize::from(place)]
            }
        }
    };
}
pub(crate) use words;

/// A list of options: `open_attack_cards: Switch = Switch::Off, "INV-23";`.
macro_rules! choices {
    ($(#[$doc:meta])* pub struct $Name:ident {
        $($(#[$line:meta])* $option:ident: $T:ty = $usual:expr, $rule:literal;)*
        $(.. $(#[$more:meta])* $rest:ident: $Rest:ty)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Name { $($(#[$line])* pub $option: $T,)* $($(#[$more])* pub $rest: $Rest,)? }

        impl Default for $Name {
            fn default() -> $Name {
                $Name { $($option: $usual,)* $($rest: Default::default(),)? }
            }
        }

        impl $crate::choices::Choices for $Name {
            const LIST: &'static [$crate::choices::Choice] = &[$($crate::choices::Choice {
                name: stringify!($option),
                allowed: <$T as $crate::choices::Chosen>::ALLOWED,
                rule: $crate::value::RuleId::new($rule),
            },)*];
            fn get(&self, n: usize) -> u16 {
                [$($crate::choices::Chosen::place(self.$option),)*][n]
            }
            #[allow(unused_variables, unused_assignments, unused_mut)]
            fn set(&mut self, n: usize, place: u16) {
                let mut at = 0;
                $(
                    if n == at {
                        self.$option = $crate::choices::Chosen::at(place);
                    }
                    at += 1;
                )*
            }
        }
    };
}
pub(crate) use choices;

choices! {
    /// A module that is played in one way only.
    pub struct NoOptions {}
}
