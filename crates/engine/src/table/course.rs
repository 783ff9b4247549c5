use super::OpenTable;
use crate::{modules::ModuleId, value::*};

/// How far the game has come: turns, moves, scorings, and what one move leaves to the next.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Course {
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
    /// The round that was scored last; 0 before the first scoring.
    pub round: u8,
    /// Moves made.
    pub ply: u32,
    /// The ply of the last move that revealed something hidden: nobody may undo it.
    pub revealed_at: u32,
    /// What was paid too much in the last payment (CHG-2).
    pub surplus: Surplus,
    /// What the seat on turn has announced that its next redesign in EXTRAS costs (MAB-11).
    pub announced: Option<Announced>,
    /// Is the game over?
    pub over: bool,
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
    /// Any?
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
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

/// How far the game has come, for everybody to see.
impl OpenTable {
    /// Whose turn it is, or was last.
    #[inline]
    pub fn on_turn(&self) -> Seat {
        self.course.on_turn
    }
    /// The seats clockwise from the one whose turn comes next, down to the one on turn (VIZ-9, BASE-F4).
    pub fn from_next(&self) -> Seats {
        self.course.on_turn.next(self.players()).round(self.players())
    }
    /// Turns begun.
    #[inline]
    pub fn turns(&self) -> u32 {
        self.course.turns
    }
    /// Turns in a row in which nobody did anything but redesign or skip (BASE-T7).
    #[inline]
    pub fn idle_turns(&self) -> u32 {
        self.course.idle_turns
    }
    /// Moves made.
    #[inline]
    pub fn ply(&self) -> u32 {
        self.course.ply
    }
    /// The ply of the last move that revealed something hidden: nobody may undo it.
    #[inline]
    pub fn revealed_at(&self) -> u32 {
        self.course.revealed_at
    }
    /// The scoring rounds held so far.
    #[inline]
    pub fn rounds_held(&self) -> Rounds {
        self.course.rounds_held
    }
    /// The scorings that are due (BASE-E2).
    #[inline]
    pub fn rounds_due(&self) -> Rounds {
        self.course.rounds_due
    }
    /// The round that was scored last; 0 before the first scoring.
    #[inline]
    pub fn round(&self) -> u8 {
        self.course.round
    }
    /// The scorings that have not been held, in their order.
    pub fn rounds_to_come(&self) -> impl Iterator<Item = u8> + use<> {
        let held = self.course.rounds_held;
        (1..=3).filter(move |round| !held.has(*round))
    }
    /// The next scoring; the last one when all have been held.
    pub fn next_round(&self) -> u8 {
        self.rounds_to_come().next().unwrap_or(3)
    }
    /// What was paid too much in the last payment (CHG-2).
    #[inline]
    pub fn surplus(&self) -> Surplus {
        self.course.surplus
    }
    /// What the seat on turn has announced that its next redesign in EXTRAS costs (MAB-11).
    #[inline]
    pub fn announced(&self) -> Option<Announced> {
        self.course.announced
    }
    /// Has anything but redesigning happened in this turn or the window after it?
    #[inline]
    pub fn is_busy(&self) -> bool {
        self.course.busy
    }
    /// Is the game over?
    #[inline]
    pub fn is_over(&self) -> bool {
        self.course.over
    }
}

packed! {
    Course {
        on_turn, turns, idle_turns, blocked_turns, busy, rounds_held, rounds_due, round, ply, revealed_at, surplus,
        announced, over,
    };
    Surplus { amount, savable };
    Announced { by, card };
}

impl Packed for Rounds {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.0.into());
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Rounds, BadPack> {
        let bits = from.up_to(0b1110)? as u8;
        if bits & 1 == 0 { Ok(Rounds(bits)) } else { Err(from.bad("there is no such scoring")) }
    }
}
