//! The registry: the only place that knows every module. One line makes a module part of the game.

use super::{
    Module, ModuleSet, OwnCards, Peek, Room, Rooms, SeenRoom, bonus_cards::BonusCards, camps::Camps,
    characters::Characters, city_gates::CityGates, diamonds::Diamonds, exchange_offices::ExchangeOffices,
    squares::Squares, thieves::Thieves, vizier::Vizier,
};
use crate::{
    flow::{Ask, Because, Eyes, Hidden, Illegal, Moment, Play, Promise, Sale, Subject, Terms},
    position::{BadPosition, Parts, bad},
    score::Tally,
    table::OpenTable,
    value::*,
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, MapAccess, Visitor},
    ser::SerializeMap,
};
use std::fmt;

// Number, name, type, first rule. Numbers and the order of lines are part of every record: only add, at the end.
modules! {
    1 vizier: Vizier, "VIZ-1";
    4 squares: Squares, "SQU-1";
    2 exchange_offices: ExchangeOffices, "EXO-1";
    3 bonus_cards: BonusCards, "BON-1";
    5 city_gates: CityGates, "GAT-1";
    6 diamonds: Diamonds, "DIA-1";
    7 characters: Characters, "CHA-1";
    8 camps: Camps, "CAM-1";
    10 thieves: Thieves, "THI-1";
}

/// The refusal of a move whose module is not in the game.
pub(super) fn not_played(mv: &Move) -> Illegal {
    let module = mv.module().expect("the core checks its own moves");
    module.first_rule().broken(Because::NotPlayed { module })
}
