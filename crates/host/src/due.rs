//! What happens by itself.

use crate::{By, Entry, Line, Millis, Stage, Table, ahead::is_out_of_turn};
use sabika_bots::{Eye, Level, World, by_name, lacks};
use sabika_engine::{Memory, Move, flow::Ask, value::Seat};
use sabika_session::Session;

/// What is to be done at a table without anybody's command.
#[derive(Clone, PartialEq, Debug)]
pub enum Due {
    /// Nothing, until somebody says something.
    Nothing,
    /// Nothing before this moment.
    Until(Millis),
    /// A bot decides: see [`Table::thinker`], which may take its time, and [`Table::bot_moved`].
    Bot(Seat),
    /// These lines: somebody has answered beforehand, or is out of time.
    Lines(Vec<Line>),
}

/// A bot that is to decide.
#[derive(Debug)]
pub struct Thinker {
    /// The ply that it answers.
    pub ply: u32,
    /// Since which line this is asked: after an undo something else may be asked at the same ply.
    pub since: u64,
    bot: String,
    seed: u64,
    world: Box<World>,
}

impl Thinker {
    /// What it would do, from what its seat may know. It may take its time.
    pub fn choose(&self) -> Option<Move> {
        by_name(&self.bot, self.seed)?.think(&self.world)
    }
}

/// The bot that plays for somebody whose time is up.
pub(crate) const STAND_IN: &str = "greedy";

impl Table {
    /// What is to be done now.
    pub fn due(&self, now: Millis) -> Due {
        let Some(session) = self.session.as_ref().filter(|_| self.stage() == Stage::Playing) else {
            return Due::Nothing;
        };
        let Some(ask) = session.ask().filter(|_| !self.clocks.is_paused()) else { return Due::Nothing };
        if self.chairs[ask.seat.index()].bot().is_some() {
            return Due::Bot(ask.seat);
        }
        // Out of turn the others wait: who does not answer passes. Whoever is asked is asked alike, able or not.
        if let Some(mv) = self.answered_ahead(ask.seat).or_else(|| session.standing_answer()) {
            return Due::Lines(self.moved(mv, By::Standing, now).into_iter().collect());
        }
        match (self.passes_at(session, ask), self.replaced_at(ask)) {
            (Some(at), _) if at <= now => Due::Lines(self.moved(Move::Pass, By::Time, now).into_iter().collect()),
            (_, Some(at)) if at <= now => {
                let entry = Entry::Replaced { seat: ask.seat.into(), bot: STAND_IN.into() };
                Due::Lines(vec![Line { at: now, who: None, key: None, entry }])
            }
            (Some(one), Some(other)) => Due::Until(one.min(other)),
            (Some(at), None) | (None, Some(at)) => Due::Until(at),
            (None, None) => Due::Nothing,
        }
    }
    /// When whoever is asked out of turn has passed by not answering.
    fn passes_at(&self, session: &Session, ask: Ask) -> Option<Millis> {
        let passes = || is_out_of_turn(session.game(), ask) && session.check(ask.seat, &Move::Pass).is_ok();
        let window = self.opening.settings.window.filter(|_| passes())?;
        Some(self.clocks.round().saturating_add(u64::from(window) * 1_000))
    }
    /// When a bot takes over from whoever is asked.
    fn replaced_at(&self, ask: Ask) -> Option<Millis> {
        self.opening.settings.clock.map(|clock| self.clocks.ends(ask.seat, clock))
    }
    /// When the time of whoever is asked is up, one way or the other. A bot has all the time it needs.
    pub(crate) fn ends(&self, session: &Session) -> Option<Millis> {
        let ask = session.ask().filter(|ask| self.chairs[ask.seat.index()].bot().is_none())?;
        [self.passes_at(session, ask), self.replaced_at(ask)].into_iter().flatten().min()
    }
    /// The eye that has yet to learn before the bot whose turn it is can look ahead. Never any where weights are part of the program.
    pub fn bot_lacks(&self) -> Option<Eye> {
        let session = self.session.as_ref()?;
        lacks(self.chairs[session.ask()?.seat.index()].bot()?, session.game().config())
    }
    /// The bot whose turn it is, with what its seat may know: it can think elsewhere.
    pub fn thinker(&self) -> Option<Thinker> {
        let session = self.session.as_ref()?;
        let seat = session.ask()?.seat;
        let bot = self.chairs[seat.index()].bot()?.to_string();
        // Another chance for every decision.
        let seed = u64::from(session.ply()) << 8 | u64::from(seat.number());
        // Only who looks ahead needs to remember what was told: a long game is a thousand events.
        let memory = if Level::by_name(&bot).is_some() { session.memory(seat) } else { Memory::new(seat) };
        let world = Box::new(World::of(session.game(), memory, seed));
        Some(Thinker { ply: session.ply(), since: self.asked_since(), bot, seed, world })
    }
    /// What the bot whose turn it is would do. The same table gives the same answer.
    pub fn bot_answer(&self) -> Option<Move> {
        self.thinker()?.choose()
    }
    /// The line of a bot's move, if that is still asked which it was asked at this ply, and the move is legal.
    pub fn bot_moved(&self, ply: u32, since: u64, mv: Move, now: Millis) -> Option<Line> {
        let session = self.session.as_ref().filter(|session| session.ply() == ply && !self.clocks.is_paused())?;
        if since != self.asked_since() {
            return None;
        }
        let seat = session.ask()?.seat;
        let bots = self.chairs[seat.index()].bot().is_some() && session.check(seat, &mv).is_ok();
        bots.then(|| self.moved(mv, By::Bot, now)).flatten()
    }
}
