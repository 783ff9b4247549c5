use crate::{modules::ModuleStep, title::Refill, value::*};

/// What is still to be done: the course of the game, and what comes first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Agenda {
    /// Where the game goes on when nothing comes first.
    pub course: Course,
    /// What must be done before, the next step on top.
    first: Pile<Step, 16>,
}

impl Agenda {
    /// A game that has not been set up.
    pub fn new() -> Agenda {
        Agenda { course: Course::Setup(Stage::Supply), first: Pile::default() }
    }
    /// Do this before everything else.
    #[inline]
    pub fn push(&mut self, step: Step) {
        self.first.push(step);
    }
    /// Do this after everything that was planned since there were `start` steps.
    pub fn push_below(&mut self, start: usize, step: Step) {
        self.first.insert(start, step);
    }
    /// This is not done, if it would come next.
    pub fn forget(&mut self, step: Step) {
        if self.top() == Some(step) {
            self.first.pop();
        }
    }
    /// How much comes first: a mark to plan after.
    pub fn height(&self) -> usize {
        self.first.len()
    }
    /// What was planned since there were `since` steps comes after what was planned since there were `start`.
    pub fn put_after(&mut self, start: usize, since: usize) {
        let new = self.first.len() - since;
        self.first[start..].rotate_right(new);
    }
    /// What comes first, if anything does.
    #[inline]
    pub fn pop(&mut self) -> Option<Step> {
        self.first.pop()
    }
    /// What comes first, without taking it.
    pub fn top(&self) -> Option<Step> {
        self.first.last().copied()
    }
    /// Does anything come first?
    #[inline]
    pub fn has_first(&self) -> bool {
        !self.first.is_empty()
    }
    /// Whatever was planned, the game goes on here.
    pub fn turn_to(&mut self, course: Course) {
        self.first.clear();
        self.course = course;
    }
}

impl Default for Agenda {
    fn default() -> Agenda {
        Agenda::new()
    }
}

/// The course of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// A stage of the setup.
    Setup(Stage),
    /// A phase of a turn.
    Turn(Phase),
    /// A part of the end.
    End(Finale),
    /// Nothing is left to do.
    Over,
}

/// One thing to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Ask for the first action of the turn: it is still due after what costs none (RED-24).
    Action,
    /// Ask for a further action (BASE-T3).
    FurtherAction,
    /// Ask a seat about its tiles that lie aside, until none is left.
    Place(Seat),
    /// The same for the last tiles of the game (BASE-F4).
    PlaceLast(Seat),
    /// A seat has placed the tiles that it bought out of turn (STR-17).
    Placed(Seat),
    /// Ask a seat what becomes of what it paid too much (CHG-22).
    Surplus(Seat),
    /// Ask the seat on turn what it makes of EXTRAS, until it declines or nothing is left.
    Extras,
    /// Hold the scorings that are due.
    #[default]
    Score,
    /// Count a scoring.
    Count(u8),
    /// Dirk's tiles after a scoring (BASE-D3).
    DirkDraws(u8),
    /// Fill the money display.
    FillDisplay,
    /// Fill the empty slots of the yard.
    FillYard,
    /// A seat draws a card for its hand, unseen by the others; what is no card for hands is dealt with first (CHA-B).
    DrawFor(Seat),
    /// The tile in a slot is replaced by another one from the supply and goes back there (CHA-D).
    Replace(Slot),
    /// Can play go on after an interrupt (VIZ-18)?
    YardCheck,
    /// The poll between turns goes on with the n-th seat of its list (VIZ-9, THI-18).
    Poll(u8),
    /// A module's own step.
    Module(ModuleStep),
}

/// The stages of the setup, in the order of BASE-S12.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Tiles into the supply (BASE-S2).
    Supply,
    /// Dirk's first tiles (BASE-S3), then the yard (BASE-S4).
    Yard,
    /// The money cards are shuffled (BASE-S5).
    Money,
    /// Starting money and start player (BASE-S6 to S8).
    Deal,
    /// The first display (BASE-S9).
    Display,
    /// The five piles (BASE-S10, S11).
    Piles,
    /// Everything else.
    Rest,
}

impl Stage {
    /// What comes after this stage.
    pub const fn next(self) -> Course {
        match self {
            Stage::Supply => Course::Setup(Stage::Yard),
            Stage::Yard => Course::Setup(Stage::Money),
            Stage::Money => Course::Setup(Stage::Deal),
            Stage::Deal => Course::Setup(Stage::Display),
            Stage::Display => Course::Setup(Stage::Piles),
            Stage::Piles => Course::Setup(Stage::Rest),
            Stage::Rest => Course::Turn(Phase::Start),
        }
    }
}

/// The phases of a turn, in the order of BASE-T1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// TURN START: modules only.
    Start,
    /// ACTIONS.
    Actions,
    /// What may be done after the actions and before the placement: rooms of games only.
    Closing,
    /// PLACEMENT.
    Placement,
    /// EXTRAS: modules only.
    Extras,
    /// What follows the redesigns of EXTRAS: modules only.
    Aftermath,
    /// MONEY REFILL.
    MoneyRefill,
    /// SCORING if due.
    Scoring,
    /// MARKET REFILL.
    MarketRefill,
    /// The end check.
    EndCheck,
    /// WINDOW: modules only.
    Window,
    /// The next player's turn.
    Next,
}

impl Phase {
    /// The phase after this one; after the last the next turn starts.
    pub const fn next(self, refill: Refill) -> Phase {
        match refill {
            Refill::MoneyFirst => self.money_first(),
            Refill::MarketFirst => self.market_first(),
        }
    }
    /// RED-12: no TURN START, EXTRAS or WINDOW, and the yard is filled before the money.
    const fn market_first(self) -> Phase {
        match self {
            Phase::Actions => Phase::Closing,
            Phase::Placement => Phase::MarketRefill,
            Phase::EndCheck => Phase::MoneyRefill,
            Phase::Scoring => Phase::Next,
            other => other.money_first(),
        }
    }
    /// BASE-T1.
    const fn money_first(self) -> Phase {
        match self {
            Phase::Start => Phase::Actions,
            Phase::Actions | Phase::Closing => Phase::Placement,
            Phase::Placement => Phase::Extras,
            Phase::Extras => Phase::Aftermath,
            Phase::Aftermath => Phase::MoneyRefill,
            Phase::MoneyRefill => Phase::Scoring,
            Phase::Scoring => Phase::MarketRefill,
            Phase::MarketRefill => Phase::EndCheck,
            Phase::EndCheck => Phase::Window,
            Phase::Window => Phase::Next,
            Phase::Next => Phase::Start,
        }
    }
}

/// The parts of the end, in the order of BASE-F7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finale {
    /// The last tiles are given out and placed (BASE-F2 to F4).
    LastTiles,
    /// The final scoring (BASE-F5).
    Scoring,
    /// The winners are known (BASE-F6).
    Winners,
}

impl Finale {
    /// What comes after this part.
    pub const fn next(self) -> Course {
        match self {
            Finale::LastTiles => Course::End(Finale::Scoring),
            Finale::Scoring => Course::End(Finale::Winners),
            Finale::Winners => Course::Over,
        }
    }
}
