//! Players that see what their seat sees, and nothing else.
//!
//! A bot gets a [`Sight`]: the open table, the own hand and what the modules show this seat. It answers with a move. The
//! same bot with the same seed answers the same sight with the same move, on every platform: whole numbers only.
//!
//! ```
//! use sabika_bots::{Bot, Player};
//! use sabika_engine::{Config, Game, value::Seed};
//! let mut bots = ["greedy", "buy_first", "random"].map(|name| Player::new(name, 7).expect("a known bot"));
//! let mut game: Game = Game::new(Config::players(3), Seed::from_number(1))?;
//! while let Some(sight) = game.sight() {
//!     let seat = sight.eyes.seat;
//!     let mv = bots[seat.index()].choose(&sight);
//!     game.apply(seat, mv).expect("bots keep to the rules");
//! }
//! assert!(game.open().over);
//! # Ok::<(), sabika_engine::BadConfig>(())
//! ```

mod buy_first;
mod greedy;
mod random;

pub use buy_first::BuyFirst;
pub use greedy::{Greedy, Weights};
pub use random::Random;
use sabika_engine::{Move, flow::Sight, modules::Peek};

/// A player.
pub trait Bot {
    /// The name used in files and on the command line.
    fn name(&self) -> &'static str;
    /// A legal answer to the question the seat is asked.
    fn choose<P: Peek>(&mut self, sight: &Sight<'_, P>) -> Move;
}

/// Any of the bots, by name.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a table holds six of them, and each move goes through one")]
pub enum Player {
    /// See [`Random`].
    Random(Random),
    /// See [`BuyFirst`].
    BuyFirst(BuyFirst),
    /// See [`Greedy`].
    Greedy(Greedy),
}

impl Player {
    /// The names, weakest first.
    pub const NAMES: &[&str] = &["random", "buy_first", "greedy"];

    /// The bot of this name, if there is one.
    pub fn new(name: &str, seed: u64) -> Option<Player> {
        Some(match name {
            "random" => Player::Random(Random::new(seed)),
            "buy_first" => Player::BuyFirst(BuyFirst::new(seed)),
            "greedy" => Player::Greedy(Greedy::new(seed)),
            _ => return None,
        })
    }
}

impl Bot for Player {
    fn name(&self) -> &'static str {
        match self {
            Player::Random(bot) => bot.name(),
            Player::BuyFirst(bot) => bot.name(),
            Player::Greedy(bot) => bot.name(),
        }
    }
    fn choose<P: Peek>(&mut self, sight: &Sight<'_, P>) -> Move {
        match self {
            Player::Random(bot) => bot.choose(sight),
            Player::BuyFirst(bot) => bot.choose(sight),
            Player::Greedy(bot) => bot.choose(sight),
        }
    }
}
