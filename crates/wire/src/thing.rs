//! Things of the table: what can be drawn, spoken of and touched.

use crate::parts::Parts;
use sabika_engine::value::{
    Building, Card, Cell, Corner, Currency, Edge, Fact, Purse, Seat, Section, Side, Slot, Space, Tile, Turn, Walls,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One thing. Its `kind` says what it is; whoever draws the table has drawn it somewhere, or shows it as a button.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", try_from = "Parts")]
pub enum Thing {
    /// A button: what is done, by the name of the move (`pass`, `characters-beg`).
    Do {
        /// The name.
        what: String,
    },
    /// A slot of the yard, with the tile that lies there.
    Slot {
        /// 1 to 4.
        #[ts(type = "number")]
        slot: Slot,
    },
    /// A space of the preview, with the tile that lies there.
    Space {
        /// Counted from 1.
        #[ts(type = "number")]
        space: Space,
    },
    /// A tile, wherever else it lies or stands.
    Tile {
        /// Its name.
        #[ts(type = "string")]
        tile: Tile,
    },
    /// A card.
    Card {
        /// Its name.
        #[ts(type = "string")]
        card: Card,
        /// Where it lies.
        lies: Lies,
    },
    /// Several cards that are put down together: one way to pay.
    Money {
        /// Their names.
        #[ts(type = "Array<string>")]
        cards: Purse,
    },
    /// A cell of an Alhambra, with or without a tile.
    Cell {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// Column and row, the start tile at `[0, 0]`, north and east up.
        #[ts(type = "[number, number]")]
        cell: Cell,
    },
    /// The corner where four cells meet.
    Corner {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// The cell to its north-east.
        #[ts(type = "[number, number]")]
        corner: Corner,
    },
    /// The edge between two cells.
    Edge {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// A cell and its side.
        #[ts(type = "string")]
        edge: Edge,
    },
    /// The walled side of a tile.
    Section {
        /// The tile and its side.
        #[ts(type = "string")]
        section: Section,
    },
    /// A side of a tile, or of the table.
    Side {
        /// `N`, `E`, `S` or `W`.
        #[ts(type = "string")]
        side: Side,
    },
    /// Several sides of one tile.
    Sides {
        /// Their letters.
        #[ts(type = "string")]
        sides: Walls,
    },
    /// How a tile is turned.
    Turn {
        /// In degrees, clockwise.
        #[ts(type = "number")]
        turn: Turn,
    },
    /// A type of building.
    Building {
        /// Its name.
        #[ts(type = "string")]
        building: Building,
    },
    /// A currency.
    Currency {
        /// Its name.
        #[ts(type = "string")]
        currency: Currency,
    },
    /// An amount, or the number of something.
    Number {
        /// What it is the number of (`change-number`, `treasure_chamber-room`).
        of: String,
        /// How many, or which.
        #[ts(type = "number")]
        number: i64,
    },
    /// Something that only one module has, by its name: an ability, a falcon, a culture tile.
    Piece {
        /// Its name.
        piece: String,
    },
    /// A thing in one of two parts that it could play: a type that is given, or the same type that is taken.
    As {
        /// The part: `give`, `take`.
        part: String,
        /// The thing.
        thing: Box<Thing>,
    },
    /// A player.
    Seat {
        /// Counted from 0.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The third one in a game of two.
    Dirk,
    /// A reserve, as a place to put something.
    Reserve {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Yes or no.
    Flag {
        /// Which of them.
        yes: bool,
    },
    /// What is asked, by its name.
    Topic {
        /// The name.
        topic: String,
    },
    /// A module or a game.
    Module {
        /// Its name.
        module: String,
    },
    /// A rule.
    Rule {
        /// Its number.
        rule: String,
    },
    /// Why points were given.
    Reason {
        /// The name of the reason.
        reason: String,
        /// What it speaks of.
        facts: Vec<Told>,
    },
    /// Several things.
    List {
        /// All of them.
        list: Vec<Thing>,
    },
    /// One thing for each seat.
    BySeat {
        /// In the order of the seats.
        list: Vec<Thing>,
    },
    /// One thing for each type of building.
    ByBuilding {
        /// In the order of the types.
        list: Vec<Thing>,
    },
    /// Hidden, or not there.
    Nothing,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// In the own hand, or open before the own seat.
    Hand,
    /// In the money display.
    Display,
    /// Where its module has put it.
    Elsewhere,
}

/// A fact with the name it goes by.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
pub struct Told {
    /// Its name.
    pub name: String,
    /// What it is.
    pub thing: Thing,
}

/// Who speaks of facts: whose Alhambra cells belong to, and what numbers are the numbers of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speaker<'a> {
    /// The seat whose cells, corners and edges are meant.
    pub seat: Seat,
    /// The module; none for the table's own.
    pub room: Option<&'a str>,
}

impl Speaker<'_> {
    /// Facts by name, as things.
    pub fn all(self, facts: Vec<(&'static str, Fact)>) -> Vec<Told> {
        let told = |(name, fact): (&'static str, Fact)| Told { name: name.into(), thing: self.thing(name, fact) };
        facts.into_iter().map(told).collect()
    }
    /// One fact as a thing.
    pub fn thing(self, name: &str, fact: Fact) -> Thing {
        let seat = self.seat;
        let list = |facts: Vec<Fact>| facts.into_iter().map(|fact| self.thing(name, fact)).collect();
        match fact {
            Fact::Nothing => Thing::Nothing,
            Fact::Flag(yes) => Thing::Flag { yes },
            Fact::Number(number) => {
                let of = self.room.map_or_else(|| name.to_string(), |room| format!("{room}-{name}"));
                Thing::Number { of, number }
            }
            Fact::Seat(seat) => Thing::Seat { seat },
            Fact::Card(card) => Thing::Card { card, lies: Lies::Elsewhere },
            Fact::Cards(cards) => Thing::Money { cards },
            Fact::Tile(tile) => Thing::Tile { tile },
            Fact::Cell(cell) => Thing::Cell { seat, cell },
            Fact::Corner(corner) => Thing::Corner { seat, corner },
            Fact::Edge(edge) => Thing::Edge { seat, edge },
            Fact::Section(section) => Thing::Section { section },
            Fact::Side(side) => Thing::Side { side },
            Fact::Sides(sides) => Thing::Sides { sides },
            Fact::Turn(turn) => Thing::Turn { turn },
            Fact::Slot(slot) => Thing::Slot { slot },
            Fact::Space(space) => Thing::Space { space },
            Fact::Building(building) => Thing::Building { building },
            Fact::Currency(currency) => Thing::Currency { currency },
            Fact::Piece(piece) => Thing::Piece { piece },
            Fact::Topic(topic) => Thing::Topic { topic: topic.into() },
            Fact::Module(module) => Thing::Module { module: module.into() },
            Fact::Dirk => Thing::Dirk,
            Fact::Rule(rule) => Thing::Rule { rule: rule.as_str().into() },
            Fact::Reason(reason, facts) => Thing::Reason { reason, facts: self.all(facts) },
            Fact::List(facts) => Thing::List { list: list(facts) },
            Fact::BySeat(facts) => Thing::BySeat { list: list(facts) },
            Fact::ByBuilding(facts) => Thing::ByBuilding { list: list(facts) },
        }
    }
}
