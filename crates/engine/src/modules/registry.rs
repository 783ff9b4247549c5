//! The registry: the only place that knows every module. One line makes a module part of the game.

use super::{
    Acts, Contents, Guide, Happening, Household, Laying, Lays, Manner, Mine, Module, ModuleSet, Moment, Named, On,
    Piece, Room, Rooms, Runs, SeenRoom, SeenRooms, Speaks, Subject, Tells, art_of_the_moors::ArtOfTheMoors,
    bazaars::Bazaars, bonus_cards::BonusCards, building_sites::BuildingSites, camps::Camps, caravanserai::Caravanserai,
    change::Change, characters::Characters, city_gates::CityGates, diamonds::Diamonds,
    exchange_certificates::ExchangeCertificates, exchange_offices::ExchangeOffices, falconers::Falconers,
    invaders::Invaders, magical_buildings::MagicalBuildings, master_builders::MasterBuilders, medina::Medina,
    new_score_cards::NewScoreCards, power_of_sultan::PowerOfSultan, red_palace::RedPalace, squares::Squares,
    street_trader::StreetTrader, thieves::Thieves, treasure_chamber::TreasureChamber, vizier::Vizier, walls::CityWalls,
    watchtowers::Watchtowers,
};
use crate::{
    choices::{Choice, Choices},
    declare::declare,
    flow::{Ask, Because, Eyes, Hidden, Illegal, Payment, Play, Promise, Terms, Topic},
    position::{BadPosition, bad},
    score::{Award, Tally},
    table::OpenTable,
    title::Title,
    value::*,
};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, MapAccess, Visitor},
    ser::SerializeMap,
};
use std::fmt;

// Number, name, type, first rule. Numbers and the order of lines are part of every record: only add, at the end. Where
// the type is not called like the module, its moves and events are told to be.
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
    #[serde(rename = "walls")]
    9 walls: CityWalls, "WAL-1";
    11 change: Change, "CHG-1";
    12 street_trader: StreetTrader, "STR-1";
    13 treasure_chamber: TreasureChamber, "TRE-1";
    14 master_builders: MasterBuilders, "MAB-1";
    15 invaders: Invaders, "INV-1";
    16 bazaars: Bazaars, "BAZ-1";
    17 new_score_cards: NewScoreCards, "NSC-1";
    18 power_of_sultan: PowerOfSultan, "SUL-1";
    19 caravanserai: Caravanserai, "CAR-1";
    20 art_of_the_moors: ArtOfTheMoors, "MOO-1";
    21 falconers: Falconers, "FAL-1";
    22 watchtowers: Watchtowers, "WAT-1";
    23 building_sites: BuildingSites, "SIT-1";
    24 exchange_certificates: ExchangeCertificates, "CER-1";
    25 magical_buildings: MagicalBuildings, "MAG-1";
    26 medina: Medina, "MED-1";
    // Household of games.
    27 red_palace: RedPalace, "RED-1";
}

impl Title {
    /// The room of this game, if it has one of its own.
    pub const fn room(self) -> Option<ModuleId> {
        let mut n = ModuleId::ALL.len();
        while n < ModuleId::ROOMS.len() {
            if let Some(game) = ModuleId::ROOMS[n].game()
                && game as u8 == self as u8
            {
                return Some(ModuleId::ROOMS[n]);
            }
            n += 1;
        }
        None
    }
    /// Every tile of this game and of the modules that may be played with it.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        let rooms = ModuleId::ROOMS.iter().filter(move |room| self.takes(**room));
        self.kit().tiles.tiles().chain(rooms.flat_map(|room| room.contents().tiles.tiles()))
    }
    /// May this module be played with it?
    pub fn takes(self, module: ModuleId) -> bool {
        module.contents().games.contains(&self)
    }
}

/// The refusal of a move whose module is not in the game.
pub(super) fn not_played(mv: &Move) -> Illegal {
    let module = mv.module().expect("the core checks its own moves");
    module.first_rule().broken(Because::NotPlayed { module })
}
