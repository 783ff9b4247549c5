//! From many choices to one, by touching things.

use crate::{Choice, Thing};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is left of the choices after some things were touched.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Narrowed {
    /// The choices that go with all that was touched, by their place in the question.
    pub left: Vec<u32>,
    /// The one that needs nothing more: it can be made now.
    pub done: Option<u32>,
    /// What can be touched next: of each choice that is left the first thing that was not touched, each thing once.
    pub next: Vec<Thing>,
}

/// The choices that touch all these things, in whatever order they were touched. A thing that was touched twice is
/// touched twice by the choice.
///
/// Nothing is forgotten here: who touches something else, or lets go of a thing, calls it again with what is touched now.
pub fn narrow(choices: &[Choice], touched: &[Thing]) -> Narrowed {
    let mut narrowed = Narrowed::default();
    for (at, choice) in (0..).zip(choices) {
        let Some(rest) = without(&choice.touches, touched) else { continue };
        narrowed.left.push(at);
        match rest.first() {
            None => narrowed.done = Some(at),
            Some(thing) if !narrowed.next.contains(thing) => narrowed.next.push((*thing).clone()),
            Some(_) => {}
        }
    }
    narrowed
}

/// What is left of some things when others are taken away, each once; none if one of those is not there.
pub(crate) fn without<'a>(things: &'a [Thing], touched: &[Thing]) -> Option<Vec<&'a Thing>> {
    let mut rest: Vec<&Thing> = things.iter().collect();
    for thing in touched {
        let at = rest.iter().position(|left| *left == thing)?;
        rest.remove(at);
    }
    Some(rest)
}
