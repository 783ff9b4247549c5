//! Greedy: looks one move ahead and weighs what it sees.
//!
//! A [`mind::Mind`] is made for each question. It knows the scorings and tiles to come ([`forecast`]), what another
//! building of a type is worth ([`majority`]), what a placement does to the wall ([`outline`], [`survey`], [`placing`]) and what a
//! hand of money is good for ([`money`], [`paying`], and [`wealth`] for money of every kind). What only one module knows
//! stands in [`modules`].

mod evaluate;
mod forecast;
mod found;
mod majority;
mod mind;
mod modules;
pub(crate) mod money;
pub(crate) mod options;
mod outline;
mod paying;
mod placing;
mod survey;
mod wealth;
mod weights;

use crate::Bot;
use forecast::Forecast;
use majority::Memory;
use mind::Mind;
pub use modules::{Known, time_of_future};
use options::Choices;
use sabika_engine::{
    Move,
    flow::{Sight, Topic},
    modules::{ModuleId, ModuleSet},
    value::Seat,
};
use survey::Surveys;
pub use weights::Weights;

/// One move ahead, by a handmade evaluation. It has no whims: the first of equally good moves is made, so the seed
/// changes nothing.
///
/// In The Red Palace it wins 72.7 % ± 1.1 of 9,000 games against two that never use an ability and value guards for
/// the wall alone ([`Weights::WITHOUT_ABILITIES`]; fair is 33.3 %): `palace 9000 3 without`, an example of this crate.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: Weights,
    ignored: ModuleSet,
    memory: Memory,
    surveys: Surveys,
    known: Known,
    moves: Vec<Move>,
}

/// What it sees on the way.
pub(crate) struct Outlook {
    /// Who is asked, and whether for a further action.
    pub seat: Seat,
    pub further: bool,
    pub forecast: Forecast,
    /// Everybody's longest wall.
    pub walls: [u8; 6],
    /// Where one can go on building.
    pub open_sides: u8,
}

impl Greedy {
    /// With the tuned weights.
    pub fn new(_seed: u64) -> Greedy {
        Greedy::with(Weights::TUNED)
    }
    /// With other weights: for tuning.
    pub fn with(weights: Weights) -> Greedy {
        Greedy {
            weights,
            ignored: ModuleSet::EMPTY,
            memory: Memory::default(),
            surveys: Surveys::default(),
            known: Known::NOTHING,
            moves: Vec::with_capacity(64),
        }
    }
    /// The same bot, but it knows nothing of this module: its moves are all worth [`Weights::unknown`], its cards and
    /// tiles nothing. For measuring what knowing it brings.
    #[must_use]
    pub fn ignoring(mut self, module: ModuleId) -> Greedy {
        self.ignored.insert(module);
        self
    }
}

impl Greedy {
    /// All that it could do where it is asked for an action without modules, and what it sees on the way.
    pub(crate) fn choices(&mut self, sight: &Sight<'_>, to: &mut Choices) -> Outlook {
        let open = sight.eyes.open;
        let mut walls = [0; 6];
        for seat in open.seats() {
            let outline = &self.surveys.of(open, seat, false).outline;
            walls[seat.index()] = if outline.known { outline.longest } else { open.longest_wall(seat) };
        }
        self.known.renew(ModuleSet::EMPTY, self.ignored);
        let mut mind = Mind::new(sight, &self.weights, &self.known, &self.memory, &mut self.surveys);
        mind.choices(to);
        let further = sight.eyes.ask.topic == Topic::FurtherAction;
        let open_sides = if mind.outline.known { mind.outline.open } else { 0 };
        Outlook { seat: sight.eyes.seat, further, forecast: mind.forecast, walls, open_sides }
    }
    /// The answer, if there is only one. If not, the moves of the modules are listed then.
    #[inline(never)]
    fn only_answer(&mut self, sight: &Sight<'_>) -> Option<Move> {
        sight.rooms.moves(&sight.eyes, &mut self.moves);
        let own = self.moves.first().copied();
        let several = self.moves.len() > 1 || own.is_some() && sight.check(&Move::Pass).is_ok();
        if !several {
            self.moves.clear();
            sight.moves(&mut self.moves);
            if let [only] = self.moves[..] {
                return Some(only);
            }
            self.moves.clear();
            self.moves.extend(own);
        }
        None
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }
    fn choose(&mut self, sight: &Sight<'_>) -> Move {
        self.moves.clear();
        let topic = sight.eyes.ask.topic;
        if topic == Topic::Window && Mind::must_pass(sight, &mut self.moves) {
            return Move::Pass;
        }
        let rooms = sight.eyes.open.config().rooms();
        let listed = !rooms.is_empty() && !topic.is_action() && !topic.is_placement();
        if listed && let Some(only) = self.only_answer(sight) {
            return only;
        }
        self.known.renew(rooms, self.ignored);
        let known = &self.known;
        let mut mind = Mind::new(sight, &self.weights, known, &self.memory, &mut self.surveys);
        if mind.modules {
            mind.listed = listed && known.rooms().all(|room| room.is_listed(&mind));
            mind.look_into_the_rooms();
        }
        let best = if topic.is_action() {
            mind.action(&mut self.moves)
        } else if topic.is_placement() {
            mind.placement(&mut self.moves)
        } else {
            mind.interrupt(&mut self.moves)
        };
        best.unwrap_or_else(|| {
            // Nothing it thinks about is possible: the first move there is.
            self.moves.clear();
            sight.moves(&mut self.moves);
            self.moves[0]
        })
    }
}
