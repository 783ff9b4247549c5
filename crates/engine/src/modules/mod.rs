//! Modules: one room each. A room never names another; the registry is the only place that knows them all.
//!
//! A module is a unit struct. Its state lies in its [`Room`], split by who may know it, and its methods get that room
//! and what they may look at or change of the table; never another module's state.

#[macro_use]
mod peek;
#[macro_use]
mod house;
pub mod art_of_the_moors;
pub mod bazaars;
pub mod bonus_cards;
pub mod building_sites;
pub mod camps;
pub mod caravanserai;
pub mod change;
pub mod characters;
pub mod city_gates;
pub mod diamonds;
pub mod exchange_certificates;
pub mod exchange_offices;
pub mod falconers;
mod id;
pub mod invaders;
pub mod magical_buildings;
pub mod master_builders;
pub mod medina;
pub mod new_score_cards;
pub mod power_of_sultan;
pub mod red_palace;
mod registry;
pub mod squares;
pub mod street_trader;
pub mod thieves;
pub mod treasure_chamber;
pub mod vizier;
pub mod walls;
pub mod watchtowers;

use crate::{
    components::TileRange,
    declare::{Declared, Shape},
    flow::{
        Ask, Because, Event, Eyes, Hidden, Illegal, Moment, Payment, Play, Promise, Sale, Step, Subject, Terms, Topic,
    },
    position::{BadPosition, Parts},
    score::Tally,
    table::OpenTable,
    title::Title,
    value::{Building, BySeat, Card, Cell, Dice, Fact, Misspelt, Purse, RuleId, Seat, Slot, Tile},
};
pub use id::ModuleSet;
pub use registry::{
    House, ModuleEvent, ModuleId, ModuleRefusal, ModuleStep, ModuleTopic, Move, OpenRooms, RoomsGiven, Seen,
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{
    any::Any,
    fmt::{Debug, Display},
    str::FromStr,
};

/// The state of a module: what everybody knows, what each seat knows, what nobody knows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room<M: Module> {
    /// What everybody sees.
    pub open: M::Open,
    /// What each seat alone sees.
    pub hands: BySeat<M::Hand>,
    /// What nobody sees.
    pub dark: M::Dark,
}

impl<M: Module> Default for Room<M> {
    fn default() -> Room<M> {
        Room { open: M::Open::default(), hands: BySeat::default(), dark: M::Dark::default() }
    }
}

impl<M: Module> Room<M> {
    /// As a seat sees it.
    pub fn mine(&self, seat: Seat) -> Mine<'_, M> {
        Mine { open: &self.open, hand: &self.hands[seat] }
    }
    fn seen(&self, seat: Option<Seat>) -> SeenRoom<M> {
        SeenRoom { open: self.open, hand: seat.map_or_else(M::Hand::default, |seat| self.hands[seat]) }
    }
}

/// What a view holds of a room: the open part and the own secrets.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeenRoom<M: Module> {
    /// What everybody sees.
    #[serde(flatten)]
    pub open: M::Open,
    /// The own secrets.
    #[serde(skip_serializing_if = "hides_nothing")]
    pub hand: M::Hand,
}

fn hides_nothing<T>(_: &T) -> bool {
    size_of::<T>() == 0
}

impl<M: Module> SeenRoom<M> {
    fn mine(&self, _: Seat) -> Mine<'_, M> {
        Mine { open: &self.open, hand: &self.hand }
    }
}

/// A module's state as one seat sees it.
#[derive(Clone, Copy, Debug)]
pub struct Mine<'a, M: Module> {
    /// What everybody sees.
    pub open: &'a M::Open,
    /// The own secrets.
    pub hand: &'a M::Hand,
}

/// What a module can be made of: copied with the state, compared, shown.
pub trait Part: Copy + PartialEq + Debug + Default + 'static {}
impl<T: Copy + PartialEq + Debug + Default + 'static> Part for T {}

/// A part of a room, or of a description, with nothing in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// A move, a step, a topic or an event that a module does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for Never {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Never, Misspelt> {
        Err(Misspelt::new("a move: this module has none of its own", text))
    }
}

impl Declared for Never {
    fn shapes() -> Vec<Shape> {
        vec![]
    }
    fn name(&self) -> &'static str {
        match *self {}
    }
    fn each_fact(&self, _: &mut dyn FnMut(&'static str, Fact)) {
        match *self {}
    }
}

impl Subject for Never {
    const ALL: &'static [Never] = &[];
    fn name(self) -> &'static str {
        match self {}
    }
}

/// Where a chip lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// On this tile.
    Tile(Tile),
    /// On the tile in this slot of the yard.
    Slot(Slot),
}

/// Cards that a module adds to the money deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnCards {
    /// Their face.
    pub card: Card,
    /// How many there are.
    pub copies: u8,
    /// Do they go to the discard pile, and from there into the deck again?
    pub come_back: bool,
}

/// A module. Most bodies default to nothing.
pub trait Module: Sized + Copy + PartialEq + Debug {
    /// Its name in the registry.
    const ID: ModuleId;
    /// The instants at which it takes part: it is not called at any other.
    const MOMENTS: &'static [Moment];
    /// What everybody sees of it.
    type Open: Part + Serialize;
    /// What one seat alone sees.
    type Hand: Part + Serialize;
    /// What nobody sees.
    type Dark: Part;
    /// Its moves, with their spelling in the text of a game.
    type Move: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Display + FromStr<Err = Misspelt> + Declared;
    /// Its steps on the agenda.
    type Step: Copy + PartialEq + Debug;
    /// What it asks.
    type Topic: Subject;
    /// What it tells.
    type Event: Clone + PartialEq + Debug + Serialize + Declared;
    /// Why it refuses a move, where the table has no words for that.
    type Refusal: Clone + Eq + Debug + Serialize + Declared;
    /// What a described position says of it.
    type Given: Clone + PartialEq + Debug + Default + DeserializeOwned;
    /// The games with which it may be played.
    const GAMES: &'static [Title] = &[Title::Alhambra];
    /// The game whose own room it is: in play with that game, and no module that anybody could choose.
    const GAME: Option<Title> = None;
    /// Its own tiles.
    const TILES: TileRange = TileRange { first: 0, count: 0 };
    /// How many wall pieces its box holds.
    const WALL_PIECES: u8 = 0;
    /// Has it moves that can be made beside any question, also beside one of another module (BON-3)?
    const BESIDE: bool = false;
    /// Do its tiles without a price lie in the supply too?
    const IN_SUPPLY: bool = false;
    /// Is it laid before the others in a described position, because they ask what became of a tile (SIT-12)?
    const LAID_FIRST: bool = false;
    /// What a table document can say of one player, and the part of `Given`, kept by seat, that means the same.
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[];
    /// What a table document can say of the whole table, and the part of `Given` that means the same.
    const TABLE_WORDS: &'static [(&'static str, &'static str)] = &[];

    /// Its own cards of the money deck.
    fn cards(_players: u8, _each: impl FnMut(OwnCards)) {}
    /// How many gates its box holds for so many players.
    fn gates(_players: u8) -> u8 {
        0
    }
    /// An instant has come that is not one of the calls below.
    fn at(_room: &mut Room<Self>, _moment: Moment, _p: &mut Play<'_>) {}
    /// Lays out a described position; what it leaves out is dealt by the dice. Refuses what cannot be. Cards and tiles
    /// that it does not take lie in deck and supply.
    fn lay(
        _room: &mut Room<Self>,
        _given: &Self::Given,
        _p: &mut Play<'_>,
        _parts: &mut Parts,
        _dice: &mut Dice,
    ) -> Result<(), BadPosition> {
        Ok(())
    }
    /// Runs a step of its own; may ask.
    fn run(_room: &mut Room<Self>, _step: Self::Step, _p: &mut Play<'_>) -> Option<Ask> {
        None
    }
    /// Might this seat interrupt between turns? Decided from open things only (BASE-I5).
    fn interrupts(_open: &Self::Open, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// May the seat asked buy from the yard, and on which terms? Asked of modules with [`Moment::Window`].
    fn right(_mine: Mine<'_, Self>, _eyes: &Eyes<'_>) -> Option<&'static Terms> {
        None
    }
    /// What lies open before a seat that can pay. Asked of modules with [`Moment::Purchase`].
    fn means(_open: &Self::Open, _seat: Seat) -> Purse {
        Purse::EMPTY
    }
    /// Something was paid. The hand's part of it is discarded already; what lay open before the seat is this module's.
    fn spent(_room: &mut Room<Self>, _seat: Seat, _pay: &Purse, _p: &mut Play<'_>) {}
    /// What one of its moves pays: the table settles it. Nothing for a move that pays nothing.
    fn payment(_mine: Mine<'_, Self>, _seat: Seat, _table: &OpenTable, _mv: &Self::Move) -> Option<Payment> {
        None
    }
    /// Can this seat get anything for what it paid too much? Decided from open things only. Asked of modules with
    /// [`Moment::Surplus`].
    fn surplus(_open: &Self::Open, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// What several cards taken together may be worth, if this module changes it (BASE-M1). Asked of modules with
    /// [`Moment::Taken`].
    fn take_limit(_mine: Mine<'_, Self>, _eyes: &Eyes<'_>) -> Option<u8> {
        None
    }
    /// Cards were taken from the display.
    fn took(_room: &mut Room<Self>, _seat: Seat, _cards: &Purse, _p: &mut Play<'_>) {}
    /// Is the seat on turn asked about EXTRAS for this module's sake? Decided from open things only (BASE-I5).
    fn extras(_open: &Self::Open, _table: &OpenTable, _seat: Seat) -> bool {
        false
    }
    /// Does it grant the seat asked a redesign in EXTRAS?
    fn redesign(_mine: Mine<'_, Self>, _eyes: &Eyes<'_>) -> bool {
        false
    }
    /// The redesign that it grants is being made. True if it was this module's. Where several grant one, the player may
    /// have announced whose is meant ([`OpenTable::announced`]).
    fn redesigned(_room: &mut Room<Self>, _seat: Seat, _p: &mut Play<'_>) -> bool {
        false
    }
    /// Its canonical moves for the question asked.
    fn moves(_mine: Mine<'_, Self>, _eyes: &Eyes<'_>, _found: impl FnMut(Self::Move)) {}
    /// May this move be made?
    fn check(mine: Mine<'_, Self>, eyes: &Eyes<'_>, mv: &Self::Move) -> Result<(), Illegal>;
    /// Is this move made beside the question, which stays as it is (BON-3)?
    fn is_beside(_mv: &Self::Move) -> bool {
        false
    }
    /// Does it cost no action, so that one that was asked for is still due (RED-24)?
    fn is_free(_mv: &Self::Move) -> bool {
        false
    }
    /// Is it part of a redesign, so that with it a turn is still one of nothing but redesigning (BASE-T7)?
    fn is_redesign(_mv: &Self::Move) -> bool {
        false
    }
    /// The move of the table that this one is made together with: checked with it, and made by the table right after it.
    fn accompanies(_mv: &Self::Move) -> Option<Move> {
        None
    }
    /// A question of its own was declined.
    fn passed(_room: &mut Room<Self>, _seat: Seat, _topic: Self::Topic, _p: &mut Play<'_>) {}
    /// Makes a move that was checked.
    fn apply(room: &mut Room<Self>, seat: Seat, mv: Self::Move, p: &mut Play<'_>);
    /// A card that is no money and no scoring card was drawn. True if it is this module's: then it is dealt with before
    /// the next card is drawn, with steps of the module if need be (BASE-E10).
    fn opened(_room: &mut Room<Self>, _card: Card, _p: &mut Play<'_>) -> bool {
        false
    }
    /// A tile was drawn for a slot of the yard, or for the preview. True if this module holds it back: then the space is
    /// filled with another one after the module's steps.
    fn drawn(_room: &mut Room<Self>, _tile: Tile, _slot: Option<Slot>, _p: &mut Play<'_>) -> bool {
        false
    }
    /// Dirk was given these tiles from the supply, in this order. Told to modules with [`Moment::DirkDrew`].
    fn dirk_drew(_room: &mut Room<Self>, _tiles: &[Tile], _p: &mut Play<'_>) {}
    /// May the seat asked pay too much where a price must be met exactly, so that it counts as exact (RED-38b)? Asked of
    /// modules with [`Moment::Grace`].
    fn grace(_mine: Mine<'_, Self>, _eyes: &Eyes<'_>) -> bool {
        false
    }
    /// That was done.
    fn graced(_room: &mut Room<Self>, _seat: Seat, _p: &mut Play<'_>) {}
    /// A tile was bought.
    fn bought(_room: &mut Room<Self>, _sale: &Sale, _p: &mut Play<'_>) {}
    /// A tile was built in an Alhambra, from wherever it came.
    fn built(_room: &mut Room<Self>, _seat: Seat, _tile: Tile, _p: &mut Play<'_>) {}
    /// A tile left an Alhambra.
    fn lifted(_room: &mut Room<Self>, _seat: Seat, _tile: Tile, _at: Cell, _p: &mut Play<'_>) {}
    /// A tile that lay aside was kept, or given to Dirk. Told to modules with [`Moment::PutAway`].
    fn put_away(_room: &mut Room<Self>, _seat: Seat, _tile: Tile, _given: bool, _p: &mut Play<'_>) {}
    /// A seat has placed what it got out of turn or when the last tiles were given out.
    fn placed(_room: &mut Room<Self>, _seat: Seat, _p: &mut Play<'_>) {}
    /// The rule by which one of its tiles cannot be given to Dirk.
    fn no_gift(_tile: Tile) -> Option<RuleId> {
        None
    }
    /// What a seat, or a spectator, hears of an event: secrets are masked here.
    fn told(event: &Self::Event, _to: Option<Seat>) -> Self::Event {
        event.clone()
    }
    /// What everybody sees of what it asks about.
    fn about(_open: &Self::Open, _topic: Self::Topic) -> Vec<(&'static str, Fact)> {
        vec![]
    }
    /// The chips that came to lie on tiles when this happened.
    fn chips(_event: &Self::Event) -> Vec<(On, Building)> {
        vec![]
    }
    /// Counts its part of a scoring: walls are measured, majorities come after.
    fn score(_open: &Self::Open, _table: &OpenTable, _tally: &mut Tally) {}
    /// What follows a scoring that has been counted and costs points, as far as everybody knows what will come: for a
    /// table that is counted by hand. Asked of modules with [`Moment::ScoringCounted`].
    fn toll(_open: &Self::Open, _table: &OpenTable, _tally: &mut Tally) {}
    /// What a seat has bound itself to pay.
    fn promise(_open: &Self::Open) -> Option<Promise> {
        None
    }
    /// Deals anew what `seat` cannot see. No default: a module must say what it hides.
    fn redeal(room: &mut Room<Self>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice);
}

/// How a room speaks to the table: its steps, questions and events are the table's, wrapped by the registry.
pub trait Speaks: Module {
    /// One of its steps, as the table keeps it.
    fn step(step: Self::Step) -> ModuleStep;
    /// One of its topics, as the table keeps it.
    fn topic(topic: Self::Topic) -> ModuleTopic;
    /// The other way round; none for another module's.
    fn own_topic(topic: ModuleTopic) -> Option<Self::Topic>;
    /// One of its events, as the table tells it.
    fn event(event: Self::Event) -> ModuleEvent;

    /// Do this next.
    fn push(p: &mut Play<'_>, step: Self::Step) {
        p.push(Step::Module(Self::step(step)));
    }
    /// A question to a seat.
    fn ask(seat: Seat, topic: Self::Topic) -> Ask {
        Ask { seat, topic: Topic::Module(Self::topic(topic)) }
    }
    /// What it asks now, if it asks.
    fn asked(eyes: &Eyes<'_>) -> Option<Self::Topic> {
        if let Topic::Module(topic) = eyes.ask.topic { Self::own_topic(topic) } else { None }
    }
    /// One of its refusals, as the table tells it.
    fn because(refusal: Self::Refusal) -> Because;
    /// Something happened.
    fn tell(p: &mut Play<'_>, event: impl FnOnce() -> Self::Event) {
        p.tell(|| Event::Module(Self::event(event())));
    }
}

/// What the modules of a game say to a question: asked of a game and of a view alike, by whoever does not know which of
/// the two it is (`dyn Peek`).
pub trait Peek: OpenRooms + Debug {
    /// Are there no modules at all? Answered when compiling, where the type is known.
    fn is_bare(&self) -> bool;
    /// See [`Module::right`]: the first module that grants one.
    fn right(&self, eyes: &Eyes<'_>) -> Option<&'static Terms>;
    /// See [`Module::moves`].
    fn moves(&self, eyes: &Eyes<'_>, out: &mut Vec<Move>);
    /// The same of one module; nothing if it is not in play.
    fn moves_of(&self, module: ModuleId, eyes: &Eyes<'_>, out: &mut Vec<Move>);
    /// See [`Module::means`]: of all modules together.
    fn means(&self, seat: Seat) -> Purse;
    /// See [`Module::take_limit`]: the highest.
    fn take_limit(&self, eyes: &Eyes<'_>) -> Option<u8>;
    /// See [`Module::redesign`].
    fn redesign(&self, eyes: &Eyes<'_>) -> bool;
    /// See [`Module::grace`].
    fn grace(&self, eyes: &Eyes<'_>) -> bool;
    /// Has any module a move that answers the question (BASE-T6), and is not just made beside or before it?
    fn can_move(&self, eyes: &Eyes<'_>) -> bool;
    /// See [`Module::check`]. The move is a module's.
    fn check(&self, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal>;
    /// See [`Module::no_gift`].
    fn no_gift(&self, tile: Tile) -> Option<RuleId>;
    /// See [`Module::about`].
    fn about(&self, topic: ModuleTopic) -> Vec<(&'static str, Fact)>;
    /// See [`Module::score`].
    fn score(&self, table: &OpenTable, tally: &mut Tally);
    /// See [`Module::toll`].
    fn toll(&self, table: &OpenTable, tally: &mut Tally);
    /// What the seat that looks alone knows of a module, if that is in play: see [`crate::flow::Sight::own`].
    fn own(&self, module: ModuleId, eyes: &Eyes<'_>) -> Option<&dyn Any>;
}

/// The modules of a game.
pub trait Rooms: Peek + Clone + PartialEq + Debug + Sized {
    /// Are there no modules at all?
    const BARE: bool;
    /// What one seat sees of them.
    type Seen: Peek + Clone + PartialEq + Debug + Serialize;
    /// Empty rooms for these modules; none if this house cannot hold them.
    fn open(modules: ModuleSet) -> Option<Self>;
    /// What a seat sees; a spectator sees what is open.
    fn seen(&self, seat: Option<Seat>) -> Self::Seen;
    /// See [`Module::lay`].
    fn lay(
        &mut self,
        given: &RoomsGiven,
        p: &mut Play<'_>,
        parts: &mut Parts,
        dice: &mut Dice,
    ) -> Result<(), BadPosition>;
    /// See [`Module::interrupts`].
    fn interrupts(&self, table: &OpenTable, seat: Seat) -> bool;
    /// See [`Module::extras`].
    fn extras(&self, table: &OpenTable, seat: Seat) -> bool;
    /// See [`Module::at`].
    fn at(&mut self, moment: Moment, p: &mut Play<'_>);
    /// See [`Module::run`].
    fn run(&mut self, step: ModuleStep, p: &mut Play<'_>) -> Option<Ask>;
    /// See [`Module::apply`]. The move is a module's.
    fn apply(&mut self, seat: Seat, mv: Move, p: &mut Play<'_>);
    /// See [`Module::passed`].
    fn passed(&mut self, seat: Seat, topic: ModuleTopic, p: &mut Play<'_>);
    /// See [`Module::redesigned`].
    fn redesigned(&mut self, seat: Seat, p: &mut Play<'_>);
    /// See [`Module::spent`].
    fn spent(&mut self, seat: Seat, pay: &Purse, p: &mut Play<'_>);
    /// See [`Module::took`].
    fn took(&mut self, seat: Seat, cards: &Purse, p: &mut Play<'_>);
    /// See [`Module::built`].
    fn built(&mut self, seat: Seat, tile: Tile, p: &mut Play<'_>);
    /// See [`Module::lifted`].
    fn lifted(&mut self, seat: Seat, tile: Tile, at: Cell, p: &mut Play<'_>);
    /// See [`Module::opened`].
    fn opened(&mut self, card: Card, p: &mut Play<'_>) -> bool;
    /// See [`Module::drawn`].
    fn drawn(&mut self, tile: Tile, slot: Option<Slot>, p: &mut Play<'_>) -> bool;
    /// See [`Module::dirk_drew`].
    fn dirk_drew(&mut self, tiles: &[Tile], p: &mut Play<'_>);
    /// See [`Module::graced`].
    fn graced(&mut self, seat: Seat, p: &mut Play<'_>);
    /// See [`Module::put_away`].
    fn put_away(&mut self, seat: Seat, tile: Tile, given: bool, p: &mut Play<'_>);
    /// See [`Module::bought`].
    fn bought(&mut self, sale: &Sale, p: &mut Play<'_>);
    /// See [`Module::payment`]. The move is a module's.
    fn payment(&self, seat: Seat, table: &OpenTable, mv: &Move) -> Option<Payment>;
    /// See [`Module::surplus`].
    fn surplus(&self, table: &OpenTable, seat: Seat) -> bool;
    /// See [`Module::placed`].
    fn placed(&mut self, seat: Seat, p: &mut Play<'_>);
    /// See [`Module::promise`]: the first there is.
    fn promise(&self) -> Option<Promise>;
    /// See [`Module::redeal`].
    fn redeal(&mut self, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice);
}

/// No modules: nothing is stored, nothing is asked, everything compiles away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bare {}

impl OpenRooms for Bare {}

impl Peek for Bare {
    #[inline]
    fn is_bare(&self) -> bool {
        true
    }
    fn own(&self, _: ModuleId, _: &Eyes<'_>) -> Option<&dyn Any> {
        None
    }
    fn right(&self, _: &Eyes<'_>) -> Option<&'static Terms> {
        None
    }
    fn moves(&self, _: &Eyes<'_>, _: &mut Vec<Move>) {}
    fn moves_of(&self, _: ModuleId, _: &Eyes<'_>, _: &mut Vec<Move>) {}
    fn means(&self, _: Seat) -> Purse {
        Purse::EMPTY
    }
    fn take_limit(&self, _: &Eyes<'_>) -> Option<u8> {
        None
    }
    fn redesign(&self, _: &Eyes<'_>) -> bool {
        false
    }
    fn can_move(&self, _: &Eyes<'_>) -> bool {
        false
    }
    fn grace(&self, _: &Eyes<'_>) -> bool {
        false
    }
    fn check(&self, _: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        Err(registry::not_played(mv))
    }
    fn no_gift(&self, _: Tile) -> Option<RuleId> {
        None
    }
    fn about(&self, _: ModuleTopic) -> Vec<(&'static str, Fact)> {
        vec![]
    }
    fn score(&self, _: &OpenTable, _: &mut Tally) {}
    fn toll(&self, _: &OpenTable, _: &mut Tally) {}
}

impl Rooms for Bare {
    const BARE: bool = true;
    type Seen = Bare;
    fn open(modules: ModuleSet) -> Option<Bare> {
        (modules == ModuleSet::EMPTY).then_some(Bare {})
    }
    fn seen(&self, _: Option<Seat>) -> Bare {
        Bare {}
    }
    fn lay(&mut self, _: &RoomsGiven, _: &mut Play<'_>, _: &mut Parts, _: &mut Dice) -> Result<(), BadPosition> {
        Ok(())
    }
    fn interrupts(&self, _: &OpenTable, _: Seat) -> bool {
        false
    }
    fn extras(&self, _: &OpenTable, _: Seat) -> bool {
        false
    }
    fn at(&mut self, _: Moment, _: &mut Play<'_>) {}
    fn run(&mut self, _: ModuleStep, _: &mut Play<'_>) -> Option<Ask> {
        None
    }
    fn apply(&mut self, _: Seat, _: Move, _: &mut Play<'_>) {}
    fn passed(&mut self, _: Seat, _: ModuleTopic, _: &mut Play<'_>) {}
    fn redesigned(&mut self, _: Seat, _: &mut Play<'_>) {}
    fn spent(&mut self, _: Seat, _: &Purse, _: &mut Play<'_>) {}
    fn took(&mut self, _: Seat, _: &Purse, _: &mut Play<'_>) {}
    fn built(&mut self, _: Seat, _: Tile, _: &mut Play<'_>) {}
    fn lifted(&mut self, _: Seat, _: Tile, _: Cell, _: &mut Play<'_>) {}
    fn opened(&mut self, _: Card, _: &mut Play<'_>) -> bool {
        false
    }
    fn drawn(&mut self, _: Tile, _: Option<Slot>, _: &mut Play<'_>) -> bool {
        false
    }
    fn dirk_drew(&mut self, _: &[Tile], _: &mut Play<'_>) {}
    fn graced(&mut self, _: Seat, _: &mut Play<'_>) {}
    fn put_away(&mut self, _: Seat, _: Tile, _: bool, _: &mut Play<'_>) {}
    fn bought(&mut self, _: &Sale, _: &mut Play<'_>) {}
    fn payment(&self, _: Seat, _: &OpenTable, _: &Move) -> Option<Payment> {
        None
    }
    fn surplus(&self, _: &OpenTable, _: Seat) -> bool {
        false
    }
    fn placed(&mut self, _: Seat, _: &mut Play<'_>) {}
    fn promise(&self) -> Option<Promise> {
        None
    }
    fn redeal(&mut self, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}
