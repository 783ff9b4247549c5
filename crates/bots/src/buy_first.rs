use crate::{Bot, greedy::Known};
use sabika_engine::{
    Move,
    flow::{Bill, Eyes, Sight},
    modules::ModuleSet,
    value::{Dice, Purse, Slot},
};

/// Buys whenever it can, exactly if possible; else takes the most money; builds where a tile fits. Of what modules offer it
/// takes what costs little or nothing: what it thinks of their moves stands with what `greedy` knows of them. No plan at
/// all.
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
    fn choose(&mut self, sight: &Sight<'_>) -> Move {
        self.moves.clear();
        sight.moves(&mut self.moves);
        let known = Known::new(sight.eyes.open.config().rooms(), ModuleSet::EMPTY);
        let liking = |mv: &Move| liking(sight, &known, mv);
        let best = self.moves.iter().map(liking).max().expect("a question has an answer");
        self.moves.retain(|mv| liking(mv) == best);
        *self.dice.pick(&self.moves)
    }
}

/// What a module offers: rather than rebuilding.
pub const OFFERED: i32 = 11_500;

/// Between the steps lies more than any sum of money.
fn liking(sight: &Sight<'_>, known: &Known, mv: &Move) -> i32 {
    let eyes = &sight.eyes;
    match mv {
        Move::Buy { slot, pay } => {
            let over = overpaid(eyes, *slot, pay);
            let price = eyes.open.in_yard(*slot).map_or(0, |tile| i32::from(tile.price()));
            // What is no money may be needed another time.
            let odd = odd(pay);
            if over == 0 { 40_000 + price - 100 * odd } else { 30_000 - 100 * over + price - odd }
        }
        Move::Take(cards) => 20_000 + i32::from(cards.total()),
        Move::Build { .. } => 15_000,
        Move::Keep { .. } => 14_000,
        Move::Give { .. } => 13_000,
        Move::Pass => 12_000,
        Move::Add { .. } => 12_100, // an action is never declined, and an extra redesign is for nothing
        Move::Exchange { .. } => 10_000,
        Move::Remove { .. } | Move::Turn { .. } => 9_000,
        mv => mv.module().and_then(|module| known.of(module)).map_or(OFFERED, |room| room.liking(sight, mv)),
    }
}

/// A module's purchase that is worth this much if it is paid exactly, and that if it is not.
pub fn bought(bill: &Bill, pay: &Purse, exact: i32, over: i32) -> i32 {
    match bill.paid(pay).map_or(0, i32::from) - i32::from(bill.price) {
        0 => exact - 100 * odd(pay),
        more => over - 100 * more - odd(pay),
    }
}

/// Cards that are no money.
fn odd(pay: &Purse) -> i32 {
    pay.specials().count() as i32
}

fn overpaid(eyes: &Eyes<'_>, slot: Slot, pay: &Purse) -> i32 {
    let bill = eyes.open.in_yard(slot).map(|tile| Bill::of_tile(tile, slot));
    bill.map_or(0, |bill| bill.paid(pay).map_or(0, i32::from) - i32::from(bill.price))
}
