//! What a bot that looks ahead is given.

use sabika_engine::{
    Game, Memory,
    flow::Told,
    value::{Dice, Seat},
};

/// A game that a seat thinks possible, and what it remembers of what it was told. Nothing of the truth that the seat does not know is
/// in it: two games that it cannot tell apart give the same world.
#[derive(Clone, Debug)]
pub struct World {
    game: Game,
    memory: Memory,
}

impl World {
    /// Deals anew whatever the seat cannot know, by this seed.
    pub fn of(game: &Game, memory: Memory, seed: u64) -> World {
        let mut game = game.clone();
        game.redeal_knowing(&memory, &mut Dice::loose(seed));
        World { game, memory }
    }
    /// The same for a seat that was told all this, in order.
    pub fn told<'a>(game: &Game, seat: Seat, told: impl IntoIterator<Item = &'a Told>, seed: u64) -> World {
        let mut memory = Memory::new(seat);
        told.into_iter().for_each(|told| memory.hear(told));
        World::of(game, memory, seed)
    }
    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }
    /// What is remembered.
    pub fn memory(&self) -> &Memory {
        &self.memory
    }
}
