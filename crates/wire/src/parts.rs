//! A thing is read from its parts, whatever kind it is: a reader for each kind is much for a browser to load.

use crate::{Lies, Thing, Told};
use sabika_engine::value::{
    Building, Card, Cell, Corner, Currency, Edge, Purse, Seat, Section, Side, Slot, Space, Tile, Turn, Walls,
};
use serde::Deserialize;

/// One line for each kind: its name, and the parts that belong to it.
macro_rules! things {
    ({ $($part:ident: $T:ty),+ $(,)? } $($Kind:ident $(($($of:ident),+))?),+ $(,)?) => {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Kind { $($Kind),+ }

        /// All that a thing may be told by.
        #[derive(Deserialize)]
        pub struct Parts {
            kind: Kind,
            $($part: Option<$T>,)+
        }

        impl TryFrom<Parts> for Thing {
            type Error = String;
            fn try_from(parts: Parts) -> Result<Thing, String> {
                Ok(match parts.kind {
                    $(Kind::$Kind => Thing::$Kind $({ $($of: parts.$of.ok_or_else(|| missing(stringify!($of)))?),+ })?,)+
                })
            }
        }
    };
}

things! {
    {
        what: String, slot: Slot, space: Space, tile: Tile, card: Card, lies: Lies, cards: Purse, seat: Seat, cell: Cell,
        corner: Corner, edge: Edge, section: Section, side: Side, sides: Walls, turn: Turn, building: Building,
        currency: Currency, of: String, number: i64, piece: String, part: String, thing: Box<Thing>, yes: bool,
        topic: String, module: String, rule: String, reason: String, facts: Vec<Told>, list: Vec<Thing>,
    }
    Do(what), Slot(slot), Space(space), Tile(tile), Card(card, lies), Money(cards), Cell(seat, cell),
    Corner(seat, corner), Edge(seat, edge), Section(section), Side(side), Sides(sides), Turn(turn), Building(building),
    Currency(currency), Number(of, number), Piece(piece), As(part, thing), Seat(seat), Dirk, Reserve(seat), Flag(yes),
    Topic(topic), Module(module), Rule(rule), Reason(reason, facts), List(list), BySeat(list), ByBuilding(list), Nothing,
}

fn missing(part: &str) -> String {
    format!("missing field `{part}`")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_thing_is_read_as_it_is_written() {
        for said in [
            json!({"kind": "do", "what": "pass"}),
            json!({"kind": "slot", "slot": 2}),
            json!({"kind": "card", "card": "denar-4", "lies": "display"}),
            json!({"kind": "cell", "seat": 1, "cell": [-1, 2]}),
            json!({"kind": "as", "part": "give", "thing": {"kind": "building", "building": "tower"}}),
            json!({"kind": "reason", "reason": "walls", "facts": [{"name": "n", "thing": {"kind": "number", "of": "n", "number": -3}}]}),
            json!({"kind": "by_seat", "list": [{"kind": "flag", "yes": true}, {"kind": "nothing"}]}),
            json!({"kind": "dirk"}),
        ] {
            let thing: Thing = serde_json::from_value(said.clone()).expect("a thing");
            assert_eq!(serde_json::to_value(thing).expect("JSON"), said);
        }
        for (wrong, why) in [
            (json!({"kind": "cell", "cell": [0, 0]}), "missing field `seat`"),
            (json!({"kind": "cat"}), "unknown variant `cat`"),
            (json!({"what": "pass"}), "missing field `kind`"),
        ] {
            let said = serde_json::from_value::<Thing>(wrong).expect_err("no thing").to_string();
            assert!(said.starts_with(why), "{said}");
        }
    }
}
