//! The kinds of moves, refusals and questions that a game has, as the engine declares them.

use sabika_engine::{
    Move, Title,
    declare::{Declared, Shape},
    flow::{Because, Topic},
};
use std::fmt;

/// The name of a kind, as a report spells it: `take`, `squares take`.
///
/// Its room, if it is one's, and its own name; so names have the order of their spelling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name(pub &'static str, pub Option<&'static str>);

impl Name {
    fn new(room: Option<&'static str>, name: &'static str) -> Name {
        room.map_or(Name(name, None), |room| Name(room, Some(name)))
    }
    /// Those that a type declares and this game has: of the table all but `alone`, which only Alhambra knows, and of its
    /// rooms all.
    fn all_of<T: Declared>(game: Title, alone: &'static [&'static str]) -> impl Iterator<Item = Name> {
        let has = move |shape: &Shape| match shape.room {
            None => game == Title::Alhambra || !alone.contains(&shape.name),
            Some(room) => game.takes(room.parse().expect("a room")),
        };
        T::shapes().into_iter().filter(has).map(|shape| Name::new(shape.room, shape.name))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name(name, None) => f.write_str(name),
            Name(room, Some(name)) => write!(f, "{room} {name}"),
        }
    }
}

/// The kind of a move or of a refusal.
pub fn kind_of(it: &impl Declared) -> Name {
    Name::new(it.room(), it.name())
}

/// The kinds of moves that this game has.
pub fn moves_of(game: Title) -> impl Iterator<Item = Name> {
    Name::all_of::<Move>(game, &["turn"]) // MAG-5
}

/// Refusals in words of the table that need a module which is not played with The Red Palace.
const ALONE: [&str; 17] = [
    "pays_nothing_here",
    "locked",
    "no_double_wall",
    "gate_not_needed",
    "never_turned",
    "not_turned_in_place",
    "no_support",
    "loses_turret",
    "stays_for_ever",
    "only_built",
    "limit_reached",
    "not_your_card",
    "not_built",
    "not_on_offer",
    "nothing_there",
    "no_change",
    "redesign_due",
];

/// The kinds of refusals that this game has.
pub fn refusals_of(game: Title) -> impl Iterator<Item = Name> {
    Name::all_of::<Because>(game, &ALONE)
}

/// The questions that this game has: The Red Palace has no EXTRAS and no WINDOW (RED-12).
pub fn topics_of(game: Title) -> impl Iterator<Item = Topic> {
    Topic::all().filter(move |topic| match topic {
        Topic::Extras | Topic::Window | Topic::Surplus => game == Title::Alhambra,
        // RED-42b: a question of its own only under the first version of the rules.
        Topic::Module(_) if topic.name() == "red_palace_piece" => false,
        Topic::Module(of_a_module) => game.takes(of_a_module.module()),
        _ => true,
    })
}
