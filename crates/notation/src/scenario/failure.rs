use crate::picture;
use sabika_engine::Game;
use std::fmt;

/// Why a scenario failed: what was expected, what was found, and the table as it lay there.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// The file itself is wrong.
    Unreadable(String),
    /// The game did something else.
    Failed(Box<Failed>),
}

/// What was expected and what was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Failed {
    /// The title of the scenario.
    pub title: String,
    /// The seed that dealt what was left out.
    pub seed: u64,
    /// The number of the step and what it does; none for the end.
    pub step: Option<(usize, String)>,
    /// What was looked at, such as `A.hand`.
    pub what: String,
    /// What should be.
    pub expected: String,
    /// What is.
    pub found: String,
    /// The table; empty if none could be laid.
    pub picture: String,
}

/// Something is not as expected.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Wrong {
    pub what: String,
    pub expected: String,
    pub found: String,
}

impl Wrong {
    pub fn new(what: impl Into<String>, expected: impl Into<String>, found: impl Into<String>) -> Wrong {
        Wrong { what: what.into(), expected: expected.into(), found: found.into() }
    }
    /// The expectation itself makes no sense.
    pub fn nonsense(what: impl Into<String>, why: impl fmt::Display) -> Wrong {
        Wrong::new(what, "an expectation that can be read", why.to_string())
    }
}

impl Failure {
    pub(super) fn unreadable(why: impl Into<String>) -> Failure {
        Failure::Unreadable(why.into())
    }
    pub(super) fn new(
        title: &str,
        seed: u64,
        step: Option<(usize, String)>,
        wrong: Wrong,
        game: Option<&Game>,
    ) -> Failure {
        let Wrong { what, expected, found } = wrong;
        let picture = game.map(picture::table).unwrap_or_default();
        Failure::Failed(Box::new(Failed { title: title.into(), seed, step, what, expected, found, picture }))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Unreadable(why) => write!(f, "cannot be read: {why}"),
            Failure::Failed(failed) => {
                let Failed { title, seed, step, what, expected, found, picture } = &**failed;
                writeln!(f, "{title}")?;
                match step {
                    Some((number, text)) => writeln!(f, "  step {number}: {text} (seed {seed})")?,
                    None if picture.is_empty() => writeln!(f, "  at the start (seed {seed})")?,
                    None => writeln!(f, "  at the end (seed {seed})")?,
                }
                writeln!(f, "  {what}\n    expected  {expected}\n    found     {found}")?;
                picture.lines().try_for_each(|line| writeln!(f, "  | {line}"))
            }
        }
    }
}

impl std::error::Error for Failure {}
