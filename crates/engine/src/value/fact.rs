//! Facts: what a move, an event, a refusal or a reason speaks of, each told by what it is.

use super::{
    Building, ByBuilding, BySeat, Card, Cell, Corner, Currency, Edge, Pile, Purse, RuleId, Seat, Section, Side, Slot,
    Space, Tile, TileSet, Turn, Walls,
};

/// One thing that is spoken of. Whoever puts it in words, draws it or lets a hand touch it needs no name of a field to
/// know what it is.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // the names say it
pub enum Fact {
    /// Hidden, or not there.
    Nothing,
    Flag(bool),
    /// An amount: points, a price, a round, how many.
    Number(i64),
    Seat(Seat),
    Card(Card),
    Cards(Purse),
    Tile(Tile),
    Cell(Cell),
    Corner(Corner),
    Edge(Edge),
    Section(Section),
    Side(Side),
    /// Several sides of one tile.
    Sides(Walls),
    Turn(Turn),
    Slot(Slot),
    Space(Space),
    Building(Building),
    Currency(Currency),
    /// Something that only one module has, by its name: an ability, a falcon, a culture tile.
    Piece(String),
    /// What is asked, by its name.
    Topic(&'static str),
    /// A module or a game, by its name.
    Module(&'static str),
    /// The third one in a game of two.
    Dirk,
    Rule(RuleId),
    /// Why points were given: the name of the reason, and its facts.
    Reason(String, Vec<(&'static str, Fact)>),
    List(Vec<Fact>),
    /// One for each seat, in their order.
    BySeat(Vec<Fact>),
    /// One for each type, in their order.
    ByBuilding(Vec<Fact>),
}

/// What kind of fact a field holds: known without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as the facts of the same names
pub enum Kind {
    Flag,
    Number,
    Seat,
    Card,
    Cards,
    Tile,
    Cell,
    Corner,
    Edge,
    Section,
    Side,
    Sides,
    Turn,
    Slot,
    Space,
    Building,
    Currency,
    Piece,
    Topic,
    Module,
    Rule,
    Reason,
    /// One that may be missing.
    Maybe(&'static Kind),
    List(&'static Kind),
    BySeat(&'static Kind),
    ByBuilding(&'static Kind),
}

/// Whatever can be spoken of.
pub trait Factual {
    /// What it is.
    const KIND: Kind;
    /// This one.
    fn fact(&self) -> Fact;
}

macro_rules! facts {
    ($($T:ty => $kind:ident),+ $(,)?) => {$(
        impl Factual for $T {
            const KIND: Kind = Kind::$kind;
            fn fact(&self) -> Fact {
                Fact::$kind((*self).into())
            }
        }
    )+};
}
facts!(
    bool => Flag, u8 => Number, u16 => Number, u32 => Number, i16 => Number, Seat => Seat, Card => Card, Purse => Cards,
    Tile => Tile, Cell => Cell, Corner => Corner, Edge => Edge, Section => Section, Side => Side, Walls => Sides,
    Turn => Turn, Slot => Slot, RuleId => Rule, Building => Building, Currency => Currency, &'static str => Piece,
);

impl<T: Factual> Factual for Option<T> {
    const KIND: Kind = Kind::Maybe(&T::KIND);
    fn fact(&self) -> Fact {
        self.as_ref().map_or(Fact::Nothing, T::fact)
    }
}

impl<T: Factual> Factual for BySeat<T> {
    const KIND: Kind = Kind::BySeat(&T::KIND);
    fn fact(&self) -> Fact {
        Fact::BySeat(self.as_slice().iter().map(T::fact).collect())
    }
}

macro_rules! lists {
    ($([$($of:tt)*] $T:ty),+ $(,)?) => {$(
        impl<$($of)*> Factual for $T {
            const KIND: Kind = Kind::List(&T::KIND);
            fn fact(&self) -> Fact {
                Fact::List(self.iter().map(T::fact).collect())
            }
        }
    )+};
}
lists!([T: Factual] Vec<T>, [T: Factual, const N: usize] [T; N], [T: Factual + Copy + Default, const N: usize] Pile<T, N>);

impl Factual for TileSet {
    const KIND: Kind = Kind::List(&Kind::Tile);
    fn fact(&self) -> Fact {
        Fact::List(self.iter().map(Fact::Tile).collect())
    }
}

/// So many of each type, as a list with one fact for each.
impl Factual for ByBuilding<u8> {
    const KIND: Kind = Kind::List(&Kind::Building);
    fn fact(&self) -> Fact {
        let of = |kind: Building| std::iter::repeat_n(Fact::Building(kind), self[kind].into());
        Fact::List(Building::ALL.into_iter().flat_map(of).collect())
    }
}

/// One thing for each seat that plays, in their order.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct EachSeat<T>(pub Vec<T>);

impl<T> FromIterator<T> for EachSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> EachSeat<T> {
        EachSeat(things.into_iter().collect())
    }
}

impl<T: Factual> Factual for EachSeat<T> {
    const KIND: Kind = Kind::BySeat(&T::KIND);
    fn fact(&self) -> Fact {
        Fact::BySeat(self.0.iter().map(T::fact).collect())
    }
}

/// One thing for each building type, in their order.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(transparent)]
pub struct EachBuilding<T>(pub [T; 6]);

impl<T> EachBuilding<T> {
    /// What this says of each type.
    pub fn of(say: impl FnMut(Building) -> T) -> EachBuilding<T> {
        EachBuilding(Building::ALL.map(say))
    }
}

impl From<&ByBuilding<u8>> for EachBuilding<u8> {
    fn from(counts: &ByBuilding<u8>) -> EachBuilding<u8> {
        EachBuilding::of(|kind| counts[kind])
    }
}

impl<T: Factual> Factual for EachBuilding<T> {
    const KIND: Kind = Kind::ByBuilding(&T::KIND);
    fn fact(&self) -> Fact {
        Fact::ByBuilding(self.0.iter().map(T::fact).collect())
    }
}
