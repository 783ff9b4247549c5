//! What a module is made of: its moves, steps, topics, events and described positions say themselves what they do.

use super::{Mine, Module, Never, Nothing, Room};
use crate::{
    components::TileRange,
    declare::Declared,
    flow::{Ask, Eyes, Illegal, Payment, Play},
    modules::Move,
    position::{BadPosition, Parts},
    table::OpenTable,
    title::Title,
    value::{Building, Card, Dice, Fact, Misspelt, RuleId, Seat, Slot, Tile},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

/// What is in the box of a module.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// The games with which it may be played.
    pub games: &'static [Title],
    /// The game whose own room it is: in play with that game, and no module that anybody could choose.
    pub game: Option<Title>,
    /// Its own tiles.
    pub tiles: TileRange,
    /// Do those of them that have no price lie in the supply too?
    pub in_supply: bool,
    /// The rule by which none of them can be given to Dirk, if there is one.
    pub no_gift: Option<RuleId>,
    /// Its own cards of the money deck, for so many players.
    pub cards: fn(u8, &mut dyn FnMut(OwnCards)),
    /// Its gates, for so many players.
    pub gates: fn(u8) -> u8,
    /// Its wall pieces.
    pub wall_pieces: u8,
    /// May those of its tiles that can be turned be turned where they stand (MAG-5)?
    pub turns_in_place: fn(&OpenTable) -> bool,
}

impl Contents {
    /// Nothing that lies on the table with what others bring.
    pub const NOTHING: Contents = Contents {
        games: &[Title::Alhambra],
        game: None,
        tiles: TileRange { first: 0, count: 0 },
        in_supply: false,
        no_gift: None,
        cards: |_, _| {},
        gates: |_| 0,
        wall_pieces: 0,
        turns_in_place: |_| true,
    };
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

/// The moves of a module.
pub trait Acts<M: Module>:
    Copy + PartialEq + Debug + Serialize + DeserializeOwned + Display + FromStr<Err = Misspelt> + Declared
{
    /// Can any of them be an action?
    const ACTIONS: bool = true;
    /// Can any of them be made in the window between two turns?
    const WINDOW: bool = true;
    /// Can any of them be made beside any question, also beside one of another module (BON-3)?
    const BESIDE: bool = false;
    /// The canonical moves for the question asked.
    fn list(mine: Mine<'_, M>, eyes: &Eyes<'_>, found: impl FnMut(Self));
    /// May this move be made?
    fn check(mine: Mine<'_, M>, eyes: &Eyes<'_>, mv: &Self) -> Result<(), Illegal>;
    /// Makes a move that was checked.
    fn apply(room: &mut Room<M>, seat: Seat, mv: Self, p: &mut Play<'_>);
    /// The card that it takes from the display, if it takes one: one like it may be in the hand too.
    fn taken(_mv: &Self) -> Option<Card> {
        None
    }
    /// What it pays: the table settles it. Nothing for a move that pays nothing.
    fn payment(_mine: Mine<'_, M>, _seat: Seat, _table: &OpenTable, _mv: &Self) -> Option<Payment> {
        None
    }
    /// How it stands to the question.
    fn manner(&self) -> Manner {
        Manner::Answer
    }
}

/// How a module's move stands to the question that it is an answer to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Manner {
    /// It answers it.
    Answer,
    /// It is made beside the question, which stays as it is (BON-3).
    Beside,
    /// It costs no action: one that was asked for is still due (RED-24).
    Free,
    /// It answers it and is part of a redesign: with it a turn is still one of nothing but redesigning (BASE-T7).
    Redesign,
    /// It is made together with this move of the table: checked with it, and made by the table right after it (GAT-6).
    With(Move),
}

/// The steps of a module on the agenda.
pub trait Runs<M: Module>: Copy + PartialEq + Debug {
    /// Runs a step; may ask.
    fn run(room: &mut Room<M>, step: Self, p: &mut Play<'_>) -> Option<Ask>;
}

/// What a module asks about, by name.
pub trait Named: Copy + Eq + Debug + 'static {
    /// All of them.
    const ALL: &'static [Self];
    /// The name used in files and on the wire; it begins with the module's name.
    fn name(self) -> &'static str;
    /// The rule that lets nobody decline, if there is one.
    fn compulsory(self) -> Option<RuleId> {
        None
    }
}

/// Topics: `Pay "treasure_chamber_pay" must "TRE-2"`.
macro_rules! topics {
    ($(#[$doc:meta])* pub enum $Name:ident { $($(#[$line:meta])* $Topic:ident $name:literal $(must $rule:literal)?,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $Name { $($(#[$line])* $Topic,)+ }

        impl $crate::modules::Named for $Name {
            const ALL: &'static [$Name] = &[$($Name::$Topic),+];
            fn name(self) -> &'static str {
                match self { $($Name::$Topic => $name),+ }
            }
            fn compulsory(self) -> Option<$crate::value::RuleId> {
                let must: &[&[&'static str]] = match self { $($Name::$Topic => &[$(&[$rule])?]),+ };
                must.first().map(|rule| $crate::value::RuleId::new(rule[0]))
            }
        }
    };
}
pub(super) use topics;

/// What a module does not have: `has_no!(Hand Dark Step)`.
macro_rules! has_no {
    (@ Open) => { type Open = $crate::modules::Nothing; };
    (@ Hand) => { type Hand = (); };
    (@ Dark) => { type Dark = (); };
    (@ Given) => { type Given = $crate::modules::Nothing; };
    (@ Options) => { type Options = $crate::choices::NoOptions; };
    (@ $Part:ident) => { type $Part = $crate::modules::Never; };
    ($($Part:ident)+) => { $(has_no!(@ $Part);)+ };
}
pub(super) use has_no;

/// What a module makes of its topics.
pub trait Subject<M: Module>: Named {
    /// The question was declined.
    fn passed(_room: &mut Room<M>, _seat: Seat, _topic: Self, _p: &mut Play<'_>) {}
    /// Is there still something to answer, after a move beside the question (BON-6)?
    fn stands(_open: &M::Open, _seat: Seat, _topic: Self) -> bool {
        true
    }
    /// What everybody sees of what is asked about.
    fn about(_open: &M::Open, _topic: Self) -> Vec<(&'static str, Fact)> {
        vec![]
    }
}

/// What a module tells.
pub trait Tells: Clone + PartialEq + Debug + Serialize + Declared {
    /// What a seat, or a spectator, hears of it: secrets are masked here.
    fn told(event: &Self, _to: Option<Seat>) -> Self {
        event.clone()
    }
    /// The chips that came to lie on tiles when this happened.
    fn chips(_event: &Self) -> Vec<(On, Building)> {
        vec![]
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

/// What a described position says of a module.
pub trait Lays<M: Module>: Clone + PartialEq + Debug + Default + DeserializeOwned {
    /// Is it laid before the others, because they ask what became of a tile (SIT-12)?
    const FIRST: bool = false;
    /// What a table document can say of one player, and the part, kept by seat, that means the same.
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[];
    /// What a table document can say of the whole table, and the part that means the same.
    const TABLE_WORDS: &'static [(&'static str, &'static str)] = &[];
    /// Lays it out; what it leaves out is dealt by the dice. Refuses what cannot be. Cards and tiles that it does not take
    /// lie in deck and supply.
    fn lay(room: &mut Room<M>, given: &Self, on: &mut Laying<'_, '_>) -> Result<(), BadPosition>;
}

/// What a described position is laid on.
pub struct Laying<'l, 'p> {
    /// The table.
    pub p: &'l mut Play<'p>,
    /// What is still in the box.
    pub parts: &'l mut Parts,
    /// For what is left to chance.
    pub dice: &'l mut Dice,
}

impl<M: Module> Lays<M> for Nothing {
    fn lay(_: &mut Room<M>, _: &Self, _: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        Ok(())
    }
}

impl<M: Module> Acts<M> for Never {
    const ACTIONS: bool = false;
    fn list(_: Mine<'_, M>, _: &Eyes<'_>, _: impl FnMut(Never)) {}
    fn check(_: Mine<'_, M>, _: &Eyes<'_>, mv: &Never) -> Result<(), Illegal> {
        match *mv {}
    }
    fn apply(_: &mut Room<M>, _: Seat, mv: Never, _: &mut Play<'_>) {
        match mv {}
    }
}

impl<M: Module> Runs<M> for Never {
    fn run(_: &mut Room<M>, step: Never, _: &mut Play<'_>) -> Option<Ask> {
        match step {}
    }
}

impl Named for Never {
    const ALL: &'static [Never] = &[];
    fn name(self) -> &'static str {
        match self {}
    }
}

impl<M: Module> Subject<M> for Never {}

impl Tells for Never {}
