use crate::Thing;
use sabika_engine::{Move, flow::Payment};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice {
    /// The move, as it is sent back: `buy 1 with gulden-7`.
    #[serde(rename = "move")]
    #[serde(with = "spelled")]
    #[ts(type = "string")]
    pub mv: Move,
    /// What it does, as a sentence.
    pub say: String,
    /// The name of the move, with its module's: `buy`, `squares-take`.
    pub verb: String,
    /// The heading that it stands under, by its place in [`crate::Question::groups`].
    pub group: u32,
    /// The things it touches, in the order in which a hand would touch them.
    pub touches: Vec<Thing>,
    /// What is paid, if anything is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<Price>,
    /// How long the own wall is then, where a tile is laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wall: Option<u8>,
    /// Can it be taken back afterwards?
    pub undo: bool,
}

/// What is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Price {
    /// How much is asked.
    pub price: u16,
    /// How much is given.
    pub paid: u16,
    /// Is it met without a rest, or does it count so?
    pub exact: bool,
    /// Does another action follow for it?
    pub again: bool,
}

impl Price {
    pub(crate) fn of(payment: &Payment, in_turn: bool) -> Option<Price> {
        let (price, paid) = (payment.bill.price, payment.bill.paid(&payment.pay).ok()?);
        let exact = paid == price;
        Some(Price { price, paid, exact, again: exact && in_turn && payment.exact })
    }
}

/// A move by its text: `#[serde(with = "spelled")]`.
pub mod spelled {
    use sabika_engine::Move;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// Writes it.
    pub fn serialize<S: Serializer>(mv: &Move, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(mv)
    }
    /// Reads it.
    pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<Move, D::Error> {
        String::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}
