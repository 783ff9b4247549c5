//! Players that see what their seat sees, and nothing else.
//!
//! A bot gets a [`Sight`]: the open table, the own hand and what the modules show this seat. It answers with a move. The
//! same bot with the same seed answers the same sight with the same move, on every platform: whole numbers only.
//! One that looks ahead ([`search`]) gets a [`World`]: a game that was dealt anew, with what the seat remembers.
//!
//! ```
//! use sabika_bots::by_name;
//! use sabika_engine::{Config, Game, value::Seed};
//! let mut bots = ["greedy", "buy_first", "random"].map(|name| by_name(name, 7).expect("a known bot"));
//! let mut game: Game = Game::new(Config::players(3), Seed::from_number(1))?;
//! while let Some(sight) = game.sight() {
//!     let seat = sight.eyes.seat;
//!     let mv = bots[seat.index()].choose(&sight.plain());
//!     game.apply(seat, mv).expect("bots keep to the rules");
//! }
//! assert!(game.open().is_over());
//! # Ok::<(), sabika_engine::BadConfig>(())
//! ```

mod buy_first;
mod greedy;
pub mod habit;
mod levels;
mod patience;
mod random;
pub mod search;
mod world;

pub use buy_first::BuyFirst;
pub use greedy::{Greedy, Weights};
pub use levels::{LEVELS, Level};
pub use patience::Patience;
pub use random::Random;
use sabika_engine::{Config, Move, flow::Sight};
pub use sabika_mind::{BadWeights, Eye};
use std::fmt::Debug;
pub use world::World;

/// A player: a value that a table can hold whoever it is, and hand to another thread.
pub trait Bot: Send + Debug {
    /// The name used in files and on the command line.
    fn name(&self) -> &'static str;
    /// A legal answer to the question the seat is asked.
    fn choose(&mut self, sight: &Sight<'_>) -> Move;
    /// The same from a game that the seat thinks possible. Who does not look ahead needs no more than the sight.
    fn think(&mut self, world: &World) -> Option<Move> {
        Some(self.choose(&world.game().sight()?.plain()))
    }
    /// What it thought when it last looked ahead; nothing of who never does.
    fn thought(&self) -> Option<&search::Thoughts> {
        None
    }
}

/// The names of the bots, weakest first.
pub const NAMES: &[&str] =
    &["random", "buy_first", "apprentice", "mason", "greedy", "builder", "architect", "emir", "sultan"];

/// The bot of this name, if there is one.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Bot>> {
    Some(match name {
        "random" => Box::new(Random::new(seed)),
        "buy_first" => Box::new(BuyFirst::new(seed)),
        "greedy" => Box::new(Greedy::new(seed)),
        _ => Box::new(search::Search::of(Level::by_name(name)?, seed)),
    })
}

/// The same with how long it may look ahead, as [`Patience::read`] reads it. It takes all the cores there are: for who plays at this
/// machine, not for who lets others play there.
pub fn at_home(text: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let (name, patience) = Patience::read(text)?;
    let Some(level) = Level::by_name(name) else { return by_name(name, seed).filter(|_| patience == Patience::Own) };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u32);
    Some(Box::new(search::Search::of(level, seed).with(patience).on_threads(threads)))
}

/// The eye that has yet to learn before a bot of this name can play such a game. Never any where weights are part of the program.
pub fn lacks(name: &str, config: &Config) -> Option<Eye> {
    Level::by_name(name)?;
    Some(Eye::of(config)).filter(|eye| eye.net().is_none())
}
