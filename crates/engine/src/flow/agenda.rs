use crate::{modules::ModuleStep, value::*};

/// What is still to be done, the next step on top.
pub type Agenda = Pile<Step, 16>;

/// One thing to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// One stage of the setup; the next one follows.
    Setup(Stage),
    /// One phase of the turn; the next one follows.
    Turn(Phase),
    /// Ask for an action.
    Action(super::Topic),
    /// Ask a seat about its tiles that lie aside, until none is left.
    Place(Seat, super::Topic),
    /// Fill the money display.
    FillDisplay,
    /// Hold the scorings that are due.
    Score,
    /// Count a scoring.
    Count(u8),
    /// Dirk's tiles after a scoring (BASE-D3).
    DirkDraws(u8),
    /// Fill the empty slots of the yard.
    FillYard,
    /// Can play go on after a turn (BASE-E9, T7)?
    EndCheck,
    /// Can play go on after an interrupt (VIZ-18)?
    YardCheck,
    /// The poll between turns goes on with the n-th seat of its list (VIZ-9, THI-18).
    Poll(u8),
    /// Give out the last tiles (BASE-F2).
    LastTiles,
    /// The final scoring (BASE-F5).
    FinalScoring,
    /// Nothing comes after this.
    Finish,
    /// A module's own step.
    Module(ModuleStep),
}

impl Default for Step {
    fn default() -> Step {
        Step::Finish
    }
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
    /// The stage after this one.
    pub const fn next(self) -> Option<Stage> {
        match self {
            Stage::Supply => Some(Stage::Yard),
            Stage::Yard => Some(Stage::Money),
            Stage::Money => Some(Stage::Deal),
            Stage::Deal => Some(Stage::Display),
            Stage::Display => Some(Stage::Piles),
            Stage::Piles => Some(Stage::Rest),
            Stage::Rest => None,
        }
    }
}

/// The phases of a turn, in the order of BASE-T1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// TURN START: modules only.
    Start,
    /// ACTIONS.
    Actions,
    /// PLACEMENT.
    Placement,
    /// EXTRAS: modules only.
    Extras,
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
    pub const fn next(self) -> Phase {
        match self {
            Phase::Start => Phase::Actions,
            Phase::Actions => Phase::Placement,
            Phase::Placement => Phase::Extras,
            Phase::Extras => Phase::MoneyRefill,
            Phase::MoneyRefill => Phase::Scoring,
            Phase::Scoring => Phase::MarketRefill,
            Phase::MarketRefill => Phase::EndCheck,
            Phase::EndCheck => Phase::Window,
            Phase::Window => Phase::Next,
            Phase::Next => Phase::Start,
        }
    }
}

/// The instants at which a module may act on its own, in rulebook order. A module says at which it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The basic tiles lie in the supply; modules add theirs.
    TilesMixed,
    /// Before the first tile is turned up (traders are chosen).
    BeforeYard,
    /// The money cards are shuffled; modules add theirs.
    MoneyMixed,
    /// Before starting money is dealt.
    BeforeDeal,
    /// Starting money is dealt and the start player known.
    AfterDeal,
    /// The five piles are cut; modules add cards to them.
    PilesCut,
    /// Everything else is ready.
    TableSet,
    /// TURN START.
    TurnStart,
    /// EXTRAS.
    Extras,
    /// A scoring begins.
    ScoringBegins,
    /// A scoring has been counted.
    ScoringCounted,
    /// The last tiles are about to be given out.
    LastTilesDue,
    /// All points are counted.
    GameEnds,
}

impl Moment {
    /// All of them, in rulebook order.
    pub const ALL: [Moment; 13] = [
        Moment::TilesMixed,
        Moment::BeforeYard,
        Moment::MoneyMixed,
        Moment::BeforeDeal,
        Moment::AfterDeal,
        Moment::PilesCut,
        Moment::TableSet,
        Moment::TurnStart,
        Moment::Extras,
        Moment::ScoringBegins,
        Moment::ScoringCounted,
        Moment::LastTilesDue,
        Moment::GameEnds,
    ];
}
