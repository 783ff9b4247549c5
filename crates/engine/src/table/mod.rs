//! The table: everything that lies on it, split by who may know it.
//!
//! [`OpenTable`] is what everybody sees, a hand ([`crate::value::Purse`]) is what one seat sees, [`DarkTable`] is what
//! nobody sees. A legality check gets the first two and nothing else, so a secret cannot leak into it.

mod alhambra;
mod building;
mod chips;
mod discard;
mod gates;
mod layout;

pub use crate::board::Change;
use crate::{
    board::{Ground, Standing},
    components::{DISPLAY_PLACES, PREVIEW_SPACES, TURNABLE},
    config::Config,
    modules::ModuleId,
    value::*,
};
pub use alhambra::{Cells, Plan};
pub use chips::Chips;
pub use discard::Discard;
pub use gates::Gate;
pub use layout::{Form, Layout};

/// The most cards the money deck can hold.
pub const DECK: usize = 164;

/// The most tiles the supply can hold.
pub const SUPPLY: usize = 96;

/// What everybody sees (BASE-I1).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenTable {
    /// What is played.
    pub config: Config,
    /// The four slots.
    pub yard: [Option<Tile>; 4],
    /// The tiles that will come into the yard, as far as the game shows them (RED-3).
    pub preview: [Option<Tile>; PREVIEW_SPACES],
    /// The money display.
    pub display: Pile<Card, DISPLAY_PLACES>,
    /// The discard pile.
    pub discard: Discard,
    /// Cards left in the deck.
    pub deck_left: u8,
    /// Tiles left in the supply.
    pub supply_left: u8,
    /// The sizes of the five piles of the first deck, top pile first; what is drawn comes off the front (BASE-S10).
    pub piles: [u8; 5],
    /// The tiles built in each Alhambra.
    pub built: BySeat<TileSet>,
    /// The tiles in each reserve.
    pub reserve: BySeat<TileSet>,
    /// The tiles each seat has acquired and not yet placed.
    pub aside: BySeat<TileSet>,
    /// Tiles lying aside that may be given to Dirk (BASE-D5).
    pub giftable: TileSet,
    /// Dirk's tiles.
    pub dirk: TileSet,
    /// Points.
    pub scores: BySeat<i16>,
    /// Dirk's points (BASE-D4).
    pub dirk_score: i16,
    /// Cards in each hand: money and what is played with it.
    pub hand_sizes: BySeat<u8>,
    /// Whose turn it is, or was last.
    pub on_turn: Seat,
    /// Turns begun.
    pub turns: u32,
    /// Turns in a row in which nobody did anything but redesign or skip (BASE-T7).
    pub idle_turns: u32,
    /// Turns in a row in which nobody was asked anything, because nobody could do anything.
    pub blocked_turns: u8,
    /// Has anything but redesigning happened in this turn or the window after it?
    pub busy: bool,
    /// The scoring rounds held so far.
    pub rounds_held: Rounds,
    /// The scorings that are due (BASE-E2).
    pub rounds_due: Rounds,
    /// Moves made.
    pub ply: u32,
    /// The ply of the last move that revealed something hidden: nobody may undo it.
    pub revealed_at: u32,
    /// How many builders each hand may hold for all that the others can know (MAB-19).
    pub builders: BySeat<u8>,
    /// What was paid too much in the last payment (CHG-2).
    pub surplus: Surplus,
    /// What the seat on turn has announced that its next redesign in EXTRAS costs (MAB-11).
    pub announced: Option<Announced>,
    /// The round that was scored last; 0 before the first scoring.
    pub round: u8,
    /// Has somebody drawn a card for the hand that the others did not see (CHA-B)?
    pub blind: bool,
    /// Is the game over?
    pub over: bool,
    /// Where each built tile stands, and which walls each tile has, wherever it lies: what was added to it goes with it
    /// (WAL-22).
    standing: [Standing; PLACES],
    /// How the tiles stand that may be turned.
    turned: [Turn; TURNABLE.count],
    /// The types of tiles on which none is printed.
    chips: Chips,
    /// Tiles that are not finished yet: nothing but their walls counts (SIT-12).
    unfinished: TileSet,
    /// The walls of the start tiles; none is printed on them.
    start: BySeat<Walls>,
    /// How many buildings of each type stand in each Alhambra: kept along with `built`.
    counts: BySeat<ByBuilding<u8>>,
    /// The geometry of each Alhambra: a cache of `built` and `standing`.
    grounds: BySeat<Ground>,
    /// The seats whose Alhambra has outgrown the window of its ground.
    wide: u8,
    /// The seats that have outworks, turrets or gates.
    worked: u8,
    /// The gates in the Alhambras, in the order in which they came (GAT-14: they stay).
    gates: Pile<Gate, { crate::board::MOST_GATES }>,
}

/// What was paid too much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Surplus {
    /// How much.
    pub amount: u8,
    /// May it be saved (CER-8)?
    pub savable: bool,
}

/// A card that will be given up for the next redesign, by whose right. It has been shown, and is still in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Announced {
    /// The module that grants the redesign.
    pub by: ModuleId,
    /// The card.
    pub card: Card,
}

/// A set of scoring rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rounds(u8);

impl Rounds {
    /// Put one in.
    pub fn insert(&mut self, round: u8) {
        self.0 |= 1 << round;
    }
    /// Is it in?
    pub const fn has(self, round: u8) -> bool {
        self.0 >> round & 1 != 0
    }
    /// Take the lowest out (BASE-E3: 1 before 2).
    pub fn pop(&mut self) -> Option<u8> {
        let round = (1..=3).find(|r| self.has(*r))?;
        self.0 &= !(1 << round);
        Some(round)
    }
    /// The rounds, lowest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=3).filter(move |round| self.has(*round))
    }
}

/// What nobody sees (BASE-I2): orders, and the seed of all chance still to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DarkTable {
    /// The money deck, its top last.
    pub deck: Pile<Card, DECK>,
    /// The supply of tiles, its top last.
    pub supply: Pile<Tile, SUPPLY>,
    /// The seed of the game.
    pub seed: Seed,
    /// How often the discard pile became the deck.
    pub reshuffles: u16,
    /// How often a tile was shuffled back into the supply.
    pub remixes: u16,
    /// Was the deck made anew since the last move, from cards that are for nobody's hand (GAT-1)?
    pub vain: bool,
}

impl OpenTable {
    /// A table on which nothing lies but the start tiles (BASE-S1).
    pub fn new(config: Config) -> OpenTable {
        OpenTable {
            config,
            yard: [None; 4],
            preview: [None; PREVIEW_SPACES],
            display: Pile::default(),
            discard: Discard::default(),
            deck_left: 0,
            supply_left: 0,
            piles: [0; 5],
            built: BySeat::default(),
            reserve: BySeat::default(),
            aside: BySeat::default(),
            giftable: TileSet::EMPTY,
            dirk: TileSet::EMPTY,
            scores: BySeat::default(),
            dirk_score: 0,
            hand_sizes: BySeat::default(),
            on_turn: Seat::FIRST,
            turns: 0,
            idle_turns: 0,
            blocked_turns: 0,
            busy: false,
            rounds_held: Rounds::default(),
            rounds_due: Rounds::default(),
            ply: 0,
            revealed_at: 0,
            builders: BySeat::default(),
            surplus: Surplus::default(),
            announced: None,
            round: 0,
            blind: false,
            over: false,
            standing: *config.game.kit().printed,
            turned: [Turn::NONE; TURNABLE.count],
            chips: Chips::default(),
            unfinished: TileSet::EMPTY,
            start: BySeat::default(),
            counts: BySeat::default(),
            grounds: BySeat::new([Ground::START; MAX_PLAYERS as usize]),
            wide: 0,
            worked: 0,
            gates: Pile::default(),
        }
    }
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.config.players
    }
    /// The seats, in order.
    pub fn seats(&self) -> Seats {
        Seat::all(self.players())
    }
    /// The seats clockwise from the one whose turn comes next, down to the one on turn (VIZ-9, BASE-F4).
    pub fn from_next(&self) -> Seats {
        self.on_turn.next(self.players()).round(self.players())
    }
    /// The tile in a slot of the yard.
    #[inline]
    pub fn in_yard(&self, slot: Slot) -> Option<Tile> {
        self.yard[slot.index()]
    }
    /// The tile on a space of the preview.
    pub fn in_preview(&self, space: Space) -> Option<Tile> {
        self.preview.get(space.index()?).copied().flatten()
    }
    /// How many buildings of a type a seat has built.
    #[inline]
    pub fn count(&self, seat: Seat, kind: Building) -> u8 {
        self.counts[seat][kind]
    }
    /// How many buildings of a type Dirk has.
    pub fn dirk_count(&self, kind: Building) -> u8 {
        self.dirk.iter().filter(|tile| self.kind(*tile) == Some(kind)).count() as u8
    }
    /// All tiles that somebody has, wherever they lie.
    pub fn tiles_of(&self, who: Participant) -> TileSet {
        match who {
            Participant::Seat(seat) => self.built[seat].or(&self.reserve[seat]).or(&self.aside[seat]),
            Participant::Dirk => self.dirk,
        }
    }
    /// The scorings that have not been held, in their order.
    pub fn rounds_to_come(&self) -> impl Iterator<Item = u8> + use<> {
        let held = self.rounds_held;
        (1..=3).filter(move |round| !held.has(*round))
    }
    /// The next scoring; the last one when all have been held.
    pub fn next_round(&self) -> u8 {
        self.rounds_to_come().next().unwrap_or(3)
    }
    /// Points come to a score.
    pub(crate) fn credit(&mut self, who: Participant, points: i16) {
        match who {
            Participant::Seat(seat) => self.scores[seat] += points,
            Participant::Dirk => self.dirk_score += points,
        }
    }
    /// The winners, once the game is over: all who share the highest score (BASE-F6).
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.seats().map(|s| self.scores[s]).max();
        self.seats().filter(move |s| self.over && Some(self.scores[*s]) == best)
    }
}

impl DarkTable {
    /// Nothing dealt yet.
    pub fn new(seed: Seed) -> DarkTable {
        DarkTable { deck: Pile::default(), supply: Pile::default(), seed, reshuffles: 0, remixes: 0, vain: false }
    }
}
