use crate::Bot;
use sabika_engine::{Move, flow::Sight, value::Dice};

/// Any canonical move, each equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
    moves: Vec<Move>,
}

impl Random {
    /// With its own chance.
    pub fn new(seed: u64) -> Random {
        Random { dice: Dice::loose(seed), moves: Vec::with_capacity(256) }
    }
}

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }
    fn choose(&mut self, sight: &Sight<'_>) -> Move {
        self.moves.clear();
        sight.moves(&mut self.moves);
        *self.dice.pick(&self.moves)
    }
}
