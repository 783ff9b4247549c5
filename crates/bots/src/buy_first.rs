use crate::Bot;
use sabika_engine::{
    Move,
    flow::{Bill, Eyes, Sight},
    modules::{
        Peek, bazaars, building_sites, caravanserai, change, characters, exchange_certificates, falconers,
        power_of_sultan, red_palace, street_trader, thieves, treasure_chamber, watchtowers,
    },
    value::{Building, Dice, Purse, Slot},
};

/// Buys whenever it can, exactly if possible; else takes the most money; builds where a tile fits. Of what modules offer it
/// takes what costs nothing, bids a little, and buys chests that it has a place for; a tile that is too dear becomes a
/// building site, and falcons are paid with small money. In The Red Palace only guards of the reserve are spent, for a further
/// action or a card. No plan at all.
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
        Move::Bazaars(bazaars::Move::Buy { tile, pay }) => {
            // Where more may be paid than the price it is a last resort.
            let bill = bazaars::bill(eyes.open, *tile);
            bill.map_or(0, |bill| bought(&bill, pay, 40_000 + i32::from(bill.price), 18_000))
        }
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
        Move::PowerOfSultan(mv) => with_the_sultan(mv),
        Move::Caravanserai(mv) => with_inns(sight, mv),
        Move::ArtOfTheMoors(_) => 21_000,
        // Another falcon for another small card.
        Move::Falconers(falconers::Move::Set { card, .. }) if i32::from(card.value()) <= SMALL => {
            20_500 - i32::from(card.value())
        }
        Move::Watchtowers(watchtowers::Move::Buy { tile, pay }) => {
            // As the tile alone, and rather if that is exact too.
            watchtowers::bill(eyes.open, *tile).map_or(11_500, |(_, bill)| bought(&bill, pay, 40_500, 29_500))
        }
        Move::BuildingSites(mv) => with_sites(sight, mv),
        Move::RedPalace(mv) => in_the_palace(sight, mv),
        Move::ExchangeCertificates(exchange_certificates::Move::Save(currency)) => {
            12_600 + i32::from(eyes.means.sum(*currency))
        }
        _ => 11_500, // what a module offers: rather than rebuilding
    }
}

/// A purchase that is worth this much if it is paid exactly, and that if it is not.
fn bought(bill: &Bill, pay: &Purse, exact: i32, over: i32) -> i32 {
    match bill.paid(pay).map_or(0, i32::from) - i32::from(bill.price) {
        0 => exact - 100 * odd(pay),
        more => over - 100 * more - odd(pay),
    }
}

/// A card with whatever is on it, and whatever can be had for it.
fn with_the_sultan(mv: &power_of_sultan::Move) -> i32 {
    use power_of_sultan::Move as Do;
    match mv {
        Do::Buy { card, pay } => power_of_sultan::bill(*card).map_or(0, |bill| bought(&bill, pay, 35_000, 24_000)),
        Do::Draw => 12_000, // as good as what it has
        Do::Mark(_) | Do::Claim => 20_000,
    }
}

/// One that can be had, and on with its stone.
fn with_inns<P: Peek>(sight: &Sight<'_, P>, mv: &caravanserai::Move) -> i32 {
    use caravanserai::Move as Do;
    let Eyes { open, seat, .. } = sight.eyes;
    match mv {
        Do::Buy { pay, .. } => {
            let bill = sight.rooms.caravanserai().and_then(|room| caravanserai::bill(room, open, seat).ok());
            bill.map_or(0, |bill| bought(&bill, pay, 36_000, 25_000))
        }
        Do::Onward { .. } => 12_500,
        Do::Outward { .. } => 11_500,
    }
}

/// A site is bought like a tile, if no tile can be; what it says is paid when there is enough.
fn with_sites<P: Peek>(sight: &Sight<'_, P>, mv: &building_sites::Move) -> i32 {
    use building_sites::Move as Do;
    let eyes = &sight.eyes;
    match mv {
        Do::SetUp { tile, pay } => {
            building_sites::set_up_bill(eyes.open, *tile).map_or(0, |(_, bill)| bought(&bill, pay, 22_000, 22_000))
        }
        Do::Choose(currency) => 20_000 + i32::from(eyes.means.sum(*currency)),
        Do::Complete { tile, pay } => {
            let own = sight.rooms.own::<building_sites::BuildingSites>(eyes);
            let bill = own.and_then(|own| own.currency(*tile)).map(|c| building_sites::complete_bill(*tile, c));
            bill.map_or(0, |bill| bought(&bill, pay, 40_200, 29_000))
        }
    }
}

/// The most money, a further action or a card for a guard of the reserve, and otherwise no abilities.
fn in_the_palace<P: Peek>(sight: &Sight<'_, P>, mv: &red_palace::Move) -> i32 {
    use red_palace::Move as Do;
    let (Some(open), Eyes { open: table, seat, .. }) = (sight.rooms.red_palace(), sight.eyes) else { return 0 };
    let idle = || open.guards.count(table.reserve[seat]) > 0;
    match mv {
        Do::Choose { set } => {
            let cards = open.sets.get(usize::from(*set).wrapping_sub(1)).copied().flatten();
            20_000 + cards.map_or(0, |cards| i32::from(cards.total()))
        }
        Do::TreatAsExact if idle() => 12_600,
        Do::TakeMoney { card } if idle() => 12_500 + i32::from(card.value()),
        Do::Pay { guard } => 20_000 + i32::from(table.reserve[seat].has(guard.tile)),
        _ => 11_500,
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

/// The most it gives for a falcon.
const SMALL: i32 = 4;
/// The most it bids.
const A_LITTLE: u16 = 5;
