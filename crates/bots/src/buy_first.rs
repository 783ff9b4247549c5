use crate::Bot;
use sabika_engine::{
    Move,
    flow::{Bill, Eyes, Sight},
    modules::{Peek, bazaars, change, characters, street_trader, thieves, treasure_chamber},
    value::{Building, Dice, Purse, Slot},
};

/// Buys whenever it can, exactly if possible; else takes the most money; builds where a tile fits. Of what modules offer it
/// takes what costs nothing, bids a little, and buys chests that it has a place for. No plan at all.
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
        let liking = |mv: &Move| liking(sight, mv);
        let best = self.moves.iter().map(liking).max().expect("a question has an answer");
        self.moves.retain(|mv| liking(mv) == best);
        *self.dice.pick(&self.moves)
    }
}

/// Between the steps lies more than any sum of money.
fn liking<P: Peek>(sight: &Sight<'_, P>, mv: &Move) -> i32 {
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
        Move::BonusCards(_) => 50_000, // it costs nothing and leaves the question as it is
        Move::Characters(mv) => with_characters(eyes, mv),
        Move::CityGates(mv) => match mv.laying() {
            Some((Move::Build { .. }, _)) => 14_500,
            Some(_) => 8_000,
            None => 11_500,
        },
        Move::Thieves(thieves::Move::Steal(card)) => 20_000 + i32::from(card.value()),
        Move::Bazaars(bazaars::Move::Buy { pay, .. }) => 40_000 + i32::from(pay.total()) - 100 * odd(pay),
        Move::Change(change::Move::Draw(coins)) => 12_500 + i32::from(*coins),
        Move::StreetTrader(street_trader::Move::MoveIn { .. })
        | Move::TreasureChamber(treasure_chamber::Move::Put(_)) => 12_500,
        Move::TreasureChamber(treasure_chamber::Move::Buy { room, .. }) => {
            // Only if most of the chests have a place.
            let places = chests_placed(sight, *room);
            if places < 3 { 11_500 } else { 25_000 + 1_000 * places }
        }
        // With small money, and no more than is needed.
        Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) => {
            25_000 - 10 * i32::from(pay.total()) + i32::from(pay.len())
        }
        _ => 11_500, // what a module offers: rather than rebuilding
    }
}

/// Cards that are no money.
fn odd(pay: &Purse) -> i32 {
    pay.specials().count() as i32
}

/// Of the chests of a room, how many would find a place in the own Alhambra.
fn chests_placed<P: Peek>(sight: &Sight<'_, P>, room: u8) -> i32 {
    let (Some(open), Eyes { open: table, seat, .. }) = (sight.rooms.treasure_chamber(), sight.eyes) else { return 0 };
    let chests = &open.rooms[usize::from(room) - 1];
    let placed =
        |kind: Building| (open.free(table, &table.built[seat], kind).count() as i32).min(i32::from(chests[kind]));
    Building::ALL.into_iter().map(placed).sum()
}

fn overpaid(eyes: &Eyes<'_>, slot: Slot, pay: &Purse) -> i32 {
    let bill = eyes.open.in_yard(slot).map(|tile| Bill::of_tile(tile, slot));
    bill.map_or(0, |bill| bill.paid(pay).map_or(0, i32::from) - i32::from(bill.price))
}

/// A little for anybody, money from whoever gives some; passing is worth 12 000.
fn with_characters(eyes: &Eyes<'_>, mv: &characters::Move) -> i32 {
    use characters::Move as Do;
    match mv {
        Do::Bid(bid) if *bid <= A_LITTLE => 12_500 - i32::from(*bid),
        Do::Pay(cards) => 20_000 - 100 * i32::from(cards.total()) - i32::from(cards.len()),
        Do::Keep => 12_500,
        Do::Beg => 20_000,
        Do::Save(card) => 20_000 + i32::from(card.value()),
        Do::Name(kind) if eyes.open.count(eyes.seat, *kind) > 0 => {
            12_500 + i32::from(eyes.open.count(eyes.seat, *kind))
        }
        _ => 11_000,
    }
}

/// The most it bids.
const A_LITTLE: u16 = 5;
