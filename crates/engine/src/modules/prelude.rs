//! What every room speaks of: it begins with `use super::prelude::*`.

pub(super) use super::{
    Acts, Contents, Counts, Grants, Laying, Lays, Manner, Mine, Module, ModuleId, Named, Nothing, On, OwnCards, Pays,
    Piece, Place, Room, Runs, Shows, Speaks, Spot, Subject, Tells, Watches,
    guide::{About, Boon, Guide, Skill, Sold, Stage},
    made_of::{has_no, topics},
};
pub(super) use crate::{
    choices::{choices, words},
    config::Switch,
    declare::{declare, pieces, spelled},
    flow::{
        Ask, Because, Bill, Eyes, Hidden, Illegal, Payment, Play, Promise, Sale, Terms, Topic, Wanted,
        position::{BadPosition, Parts, PerSeat, SeatLetter, bad},
    },
    score::{Award, Extra, Tally, places},
    table::OpenTable,
    title::Title,
    value::*,
};
pub(super) use serde::{Deserialize, Serialize};
