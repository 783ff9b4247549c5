use crate::Bot;
use sabika_engine::{
    Move,
    flow::{Bill, Eyes, Sight},
    modules::Peek,
    value::{Dice, Purse, Slot},
};

/// Buys whenever it can, exactly if possible; else takes the most money; builds where a tile fits. No plan at all.
#[derive(Clone, Debug)]
pub struct BuyFirst {
    dice: Dice,
    moves: Vec<Move>,
}

impl BuyFirst {
    /// With its own chance: it decides between moves that look equally good.
    pub fn new(seed: u64) -> BuyFirst {
        BuyFirst { dice: Dice::loose(seed), moves: Vec::with_capacity(256) }
    }
}

impl Bot for BuyFirst {
    fn name(&self) -> &'static str {
        "buy_first"
    }
    fn choose<P: Peek>(&mut self, sight: &Sight<'_, P>) -> Move {
        self.moves.clear();
        sight.moves(&mut self.moves);
        let liking = |mv: &Move| liking(&sight.eyes, mv);
        let best = self.moves.iter().map(liking).max().expect("a question has an answer");
        self.moves.retain(|mv| liking(mv) == best);
        *self.dice.pick(&self.moves)
    }
}

/// Between the steps lies more than any sum of money.
fn liking(eyes: &Eyes<'_>, mv: &Move) -> i32 {
    match mv {
        Move::Buy { slot, pay } => {
            let over = overpaid(eyes, *slot, pay);
            let price = eyes.open.in_yard(*slot).map_or(0, |tile| i32::from(tile.price()));
            if over == 0 { 40_000 + price } else { 30_000 - 100 * over + price }
        }
        Move::Take(cards) => 20_000 + i32::from(cards.total()),
        Move::Build { .. } => 15_000,
        Move::Keep { .. } => 14_000,
        Move::Give { .. } => 13_000,
        Move::Pass => 12_000,
        Move::Add { .. } => 11_000,
        Move::Exchange { .. } => 10_000,
        Move::Remove { .. } => 9_000,
        _ => 11_500, // what a module offers: rather than rebuilding
    }
}

fn overpaid(eyes: &Eyes<'_>, slot: Slot, pay: &Purse) -> i32 {
    let bill = eyes.open.in_yard(slot).map(|tile| Bill::of_tile(tile, slot));
    bill.map_or(0, |bill| bill.paid(pay).map_or(0, i32::from) - i32::from(bill.price))
}
