use crate::{Thing, Told, Voice, thing::Speaker};
use sabika_engine::{
    declare::Declared,
    flow::Illegal,
    value::{Fact, Seat},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Why a move is refused: the rule, a sentence, and the things that stand in its way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// The number of the rule.
    pub rule: String,
    /// What stands in the way, by its name.
    pub name: String,
    /// The same as a sentence.
    pub say: String,
    /// What it speaks of, by name.
    pub facts: Vec<Told>,
    /// Where to draw it: the cells, edges, tiles and cards among the facts.
    pub at: Vec<Thing>,
}

impl Refusal {
    /// A refusal of a move of this seat.
    pub fn of(illegal: &Illegal, seat: Seat, voice: Voice<'_>) -> Refusal {
        let room = illegal.because.room();
        let speaker = Speaker { seat, room };
        let own = illegal.because.name();
        let mut at = Vec::new();
        illegal.because.each_fact(&mut |name, fact| drawn(speaker, name, fact, &mut at));
        Refusal {
            rule: illegal.rule.as_str().into(),
            name: room.map_or_else(|| own.to_string(), |room| format!("{room}-{own}")),
            say: voice.words.refusal_named(illegal, voice.names),
            facts: speaker.all(illegal.because.facts()),
            at,
        }
    }
}

/// What can be pointed at.
fn drawn(speaker: Speaker<'_>, name: &str, fact: Fact, at: &mut Vec<Thing>) {
    match fact {
        Fact::List(facts) => facts.into_iter().for_each(|fact| drawn(speaker, name, fact, at)),
        Fact::Cards(cards) => cards.cards().for_each(|card| drawn(speaker, name, Fact::Card(card), at)),
        Fact::Cell(_)
        | Fact::Corner(_)
        | Fact::Edge(_)
        | Fact::Section(_)
        | Fact::Tile(_)
        | Fact::Card(_)
        | Fact::Slot(_)
        | Fact::Space(_)
        | Fact::Seat(_)
        | Fact::Piece(_) => at.push(speaker.thing(name, fact)),
        _ => {}
    }
}
