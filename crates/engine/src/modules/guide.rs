//! What a room says of itself on the card that lies beside the board: what it is about, when it comes in the order of
//! things, what it sells, and what it brings to everybody's purchases. The sentences are made at the edge.
//!
//! Nothing here is played by. That it is true is tested against the engine where the card is made.

/// What a room says of itself. What it leaves out is [`Guide::NOTHING`] in particular.
#[derive(Clone, Copy, Debug)]
pub struct Guide {
    /// What it is about.
    pub about: About,
    /// Its place where several have something to do, or to say, at one moment: 0 comes first. Those with the same place
    /// stand in the order of the registry.
    pub place: u8,
    /// Moments at which the rules give it another place.
    pub but: &'static [(Stage, u8)],
    /// What it sells.
    pub sells: &'static [Sold],
    /// What helps to buy, or follows, because of it, each with the name that its column has.
    pub brings: &'static [(Boon, &'static str)],
    /// What it lets be done for guards.
    pub skills: &'static [Skill],
}

impl Guide {
    /// Nothing in particular.
    pub const NOTHING: Guide =
        Guide { about: About::Counting, place: 8, but: &[], sells: &[], brings: &[], skills: &[] };

    /// Its place at a moment.
    pub fn place_at(&self, stage: Stage) -> u8 {
        self.but.iter().find(|(at, _)| *at == stage).map_or(self.place, |(_, place)| *place)
    }
}

/// What a room is about. Of two rooms that meet, the one whose matter comes first here sets the topic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum About {
    /// Money and paying.
    Money,
    /// Getting tiles.
    Getting,
    /// Building them.
    Building,
    /// Pieces and points, and everything else.
    Counting,
}

impl About {
    /// All of them.
    pub const ALL: [About; 4] = [About::Money, About::Getting, About::Building, About::Counting];
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            About::Money => "money",
            About::Getting => "getting",
            About::Building => "building",
            About::Counting => "counting",
        }
    }
}

/// The moments of a game as players tell them: a turn (BASE-T1), a scoring (BASE-V7), the end (BASE-F7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A turn begins.
    Begin,
    /// An action.
    Action,
    /// Right after paying (BASE-P6).
    Pay,
    /// Placing.
    Place,
    /// A turn ends.
    End,
    /// Filling up.
    Refill,
    /// Between two turns.
    Between,
    /// Before anything is counted.
    Before,
    /// The longest walls are counted.
    Wall,
    /// The most buildings of each type are counted.
    Majority,
    /// Everything else is counted.
    More,
    /// After all that is counted.
    After,
    /// Before the last tiles are given out.
    Closing,
    /// What counts as money when they are.
    Counted,
    /// After the last scoring.
    Last,
}

impl Stage {
    /// Those of a turn.
    pub const TURN: [Stage; 7] =
        [Stage::Begin, Stage::Action, Stage::Pay, Stage::Place, Stage::End, Stage::Refill, Stage::Between];
    /// Those of a scoring.
    pub const SCORING: [Stage; 5] = [Stage::Before, Stage::Wall, Stage::Majority, Stage::More, Stage::After];
    /// Those of the end.
    pub const ENDING: [Stage; 3] = [Stage::Closing, Stage::Counted, Stage::Last];
    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Begin => "turn-begin",
            Stage::Action => "turn-action",
            Stage::Pay => "turn-pay",
            Stage::Place => "turn-place",
            Stage::End => "turn-end",
            Stage::Refill => "turn-refill",
            Stage::Between => "turn-between",
            Stage::Before => "scored-before",
            Stage::Wall => "scored-wall",
            Stage::Majority => "scored-majority",
            Stage::More => "scored-more",
            Stage::After => "scored-after",
            Stage::Closing => "end-closing",
            Stage::Counted => "end-counted",
            Stage::Last => "end-last",
        }
    }
}

/// Something that can be bought: a row in the table of BASE-P7.
#[derive(Clone, Copy, Debug)]
pub struct Sold {
    /// Its name in messages.
    pub name: &'static str,
    /// Its place in that table.
    pub row: u8,
    /// The moves of the room that pay for it; none for its tiles that are bought from the yard like any building.
    pub by: &'static [&'static str],
    /// What may help to buy it, or follows.
    pub boons: &'static [Boon],
}

impl Sold {
    /// A building of the yard, with everything that can help or follow.
    pub const BUILDING: Sold = Sold { name: "building", row: 1, by: &[], boons: &Boon::ALL };
}

/// What helps to buy something, or follows: a column in the table of BASE-P7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Boon {
    /// Paid exactly, it brings a further action (BASE-T3).
    Again,
    /// What is paid too much brings something (CHG-2, CER-2).
    Back,
    /// A card that joins two currencies may be put down (EXO-5).
    Joint,
    /// Gems pay it (DIA-3).
    Gems,
    /// What is saved may help (CER-8).
    Saved,
    /// A card pays it whole (CHA-P).
    Whole,
    /// Something follows if it was dear (CHA-I).
    Dear,
    /// It can be bought between two turns (VIZ-1).
    Between,
    /// Something follows if it is a building and was paid exactly (INV-20).
    Spied,
}

impl Boon {
    /// All of them, in the order of the columns.
    pub const ALL: [Boon; 9] = [
        Boon::Again,
        Boon::Back,
        Boon::Joint,
        Boon::Gems,
        Boon::Saved,
        Boon::Whole,
        Boon::Dear,
        Boon::Between,
        Boon::Spied,
    ];
    /// Those of a tile that is no building.
    pub const OF_TILES: &'static [Boon] = Boon::ALL.split_at(8).0;
    /// Those of what is no tile and is bought like one (BASE-P7).
    pub const OF_GOODS: &'static [Boon] = Boon::ALL.split_at(5).0;
}

/// Something that can be done for guards (RED-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Its name.
    pub name: &'static str,
    /// What it costs in guards.
    pub guards: u8,
    /// What it costs in cards besides.
    pub cards: u8,
}
