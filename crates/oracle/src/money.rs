//! Taking money and paying (BASE-M1, BASE-P1, BASE-P4), with exchange offices (EXO-2 to EXO-9), diamonds (DIA-2 to
//! DIA-5), the patron (CHA-P), bids (CHA-5), builders (MAB-6, MAB-8), coins (CHG-12), chests (TRE-3, TRE-6),
//! caravanserais (CAR-19 to CAR-23) and saved money (CER-8, CER-9).

use std::collections::BTreeSet;

/// Every selection of the cards, none and all included, each as a sorted list. Equal cards are interchangeable
/// (BASE-M1), so two selections that look the same are one.
fn selections<T: Ord + Clone>(cards: &[T]) -> BTreeSet<Vec<T>> {
    let mut sorted = cards.to_vec();
    sorted.sort();
    let mut found = BTreeSet::from([Vec::new()]);
    for card in sorted {
        for without in found.clone() {
            let mut with = without;
            with.push(card.clone());
            found.insert(with);
        }
    }
    found
}

/// Every legal payment (BASE-P1, BASE-P4, BASE-M1): the sorted card values of each selection worth at least the price.
///
/// `hand` holds the values of the hand cards of the currency asked for, and of no other.
pub fn all_payments(hand: &[u32], price: u32) -> BTreeSet<Vec<u32>> {
    selections(hand).into_iter().filter(|paid| paid.iter().sum::<u32>() >= price).collect()
}

/// The legal payments (BASE-P1, BASE-P4, BASE-M1) of which no card could be left out.
pub fn minimal_payments(hand: &[u32], price: u32) -> BTreeSet<Vec<u32>> {
    let every_card_is_needed = |paid: &Vec<u32>| {
        let sum: u32 = paid.iter().sum();
        paid.iter().all(|card| sum - card < price)
    };
    all_payments(hand, price).into_iter().filter(every_card_is_needed).collect()
}

/// Every legal take from a display of (currency, value) cards, each as a sorted list (BASE-M1): any one card, or two or
/// more worth 5 or less.
pub fn all_takes(display: &[(usize, u32)]) -> BTreeSet<Vec<(usize, u32)>> {
    let legal = |take: &Vec<(usize, u32)>| match take.len() {
        0 => false,
        1 => true,
        _ => take.iter().map(|&(_, value)| value).sum::<u32>() <= 5,
    };
    selections(display).into_iter().filter(legal).collect()
}

/// A card that can be taken or put down. A currency is its place in the list gulden, dirham, denar, ducat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Card {
    /// Money: its currency and value.
    Money(usize, u32),
    /// A diamond and its value (DIA-1).
    Diamond(u32),
    /// An exchange office and its two currencies (EXO-5).
    Office(usize, usize),
    /// The patron (CHA-P).
    Patron,
    /// A master builder and its currency (MAB-8).
    Builder(usize),
    /// A coin and its currency (CHG-12).
    Coin(usize),
    /// What an own caravanserai shows: which of the two it is, its currency and value (CAR-19, CAR-22).
    Inn(u8, usize, u32),
    /// What is saved: its currency and value (CER-9).
    Saved(usize, u32),
}

/// What is bought, as far as it says which cards may pay (BASE-P7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bought {
    /// A tile of the yard or a bazaar: everything pays.
    Tile,
    /// What is bought like a tile, but not by the patron: with a watchtower (WAT-7), a sultan card (SUL-34), a caravanserai
    /// (CAR-12), a site (SIT-27).
    LikeATile,
    /// A character or chests: no saved money either (CER-8).
    Other,
}

impl Bought {
    /// Whether every card of a payment may be used for this.
    pub fn takes(self, paid: &[Card]) -> bool {
        let patron = paid.contains(&Card::Patron);
        let saved = paid.iter().any(|card| matches!(card, Card::Saved(..)));
        match self {
            Bought::Tile => true,
            Bought::LikeATile => !patron,
            Bought::Other => !patron && !saved,
        }
    }
}

impl Card {
    /// What it is worth as money; an office is none (EXO-4), nor is the patron.
    fn value(self) -> u32 {
        match self {
            Card::Money(_, value) | Card::Diamond(value) | Card::Inn(_, _, value) | Card::Saved(_, value) => value,
            Card::Builder(_) => 3,
            Card::Coin(_) => 1,
            Card::Office(..) | Card::Patron => 0,
        }
    }

    /// The currency it is money of, if it is.
    fn currency(self) -> Option<usize> {
        match self {
            Card::Money(currency, _)
            | Card::Builder(currency)
            | Card::Coin(currency)
            | Card::Inn(_, currency, _)
            | Card::Saved(currency, _) => Some(currency),
            Card::Diamond(_) | Card::Office(..) | Card::Patron => None,
        }
    }
}

/// What these cards are worth if they are put down together for something of this price in the wanted currency; nothing if
/// they may not be put down together. Without a wanted currency any one kind of money will do (CHA-6).
pub fn worth(cards: &[Card], wanted: Option<usize>, price: u32) -> Option<u32> {
    // CHA-P: the patron pays for a tile, never a bid, and no money may be added.
    if cards.contains(&Card::Patron) {
        return (cards.len() == 1 && wanted.is_some()).then_some(price);
    }
    let sum = cards.iter().map(|card| card.value()).sum();
    // DIA-3 to DIA-5: diamonds alone, for any slot.
    if cards.iter().any(|card| matches!(card, Card::Diamond(_))) {
        return cards.iter().all(|card| matches!(card, Card::Diamond(_))).then_some(sum);
    }
    let offices: Vec<[usize; 2]> =
        cards.iter().filter_map(|card| if let Card::Office(a, b) = card { Some([*a, *b]) } else { None }).collect();
    let mut used: Vec<usize> = cards.iter().filter_map(|card| card.currency()).collect();
    used.sort_unstable();
    used.dedup();
    let fits = match (offices.as_slice(), wanted) {
        ([], Some(wanted)) => used.iter().all(|currency| *currency == wanted),
        ([], None) => used.len() <= 1,
        // EXO-5, EXO-8: it must show the wanted currency.
        ([pair], _) => wanted.is_none_or(|wanted| pair.contains(&wanted)) && used.iter().all(|c| pair.contains(c)),
        _ => false, // EXO-7
    };
    fits.then_some(sum)
}

/// What these cards are worth for treasure chests, if they may be put down together: any mix of currencies, or diamonds
/// alone; no office, no patron (TRE-3, TRE-6), nothing that was saved (CER-8).
pub fn mixed_worth(cards: &[Card]) -> Option<u32> {
    let all = |wanted: fn(&Card) -> bool| Bought::Other.takes(cards) && cards.iter().all(wanted);
    let fits = all(|card| card.currency().is_some()) || all(|card| matches!(card, Card::Diamond(_)));
    fits.then(|| cards.iter().map(|card| card.value()).sum())
}

/// Every legal payment from these cards, each as a sorted list.
pub fn payments(means: &[Card], wanted: Option<usize>, price: u32) -> BTreeSet<Vec<Card>> {
    let pays = |cards: &Vec<Card>| worth(cards, wanted, price).is_some_and(|sum| sum >= price);
    selections(means).into_iter().filter(pays).collect()
}

/// The same for something that not all cards may pay.
pub fn payments_for(bought: Bought, means: &[Card], wanted: Option<usize>, price: u32) -> BTreeSet<Vec<Card>> {
    payments(means, wanted, price).into_iter().filter(|paid| bought.takes(paid)).collect()
}

/// Every legal payment for treasure chests, each as a sorted list.
pub fn mixed_payments(means: &[Card], price: u32) -> BTreeSet<Vec<Card>> {
    let pays = |cards: &Vec<Card>| mixed_worth(cards).is_some_and(|sum| sum >= price);
    selections(means).into_iter().filter(pays).collect()
}

/// The legal payments of which no card could be left out.
pub fn needed_payments(means: &[Card], wanted: Option<usize>, price: u32) -> BTreeSet<Vec<Card>> {
    needed(&payments(means, wanted, price))
}

/// Those of these payments of which no card could be left out.
pub fn needed(legal: &BTreeSet<Vec<Card>>) -> BTreeSet<Vec<Card>> {
    let no_needless = |paid: &&Vec<Card>| {
        (0..paid.len()).all(|left_out| {
            let mut less = (*paid).clone();
            less.remove(left_out);
            !legal.contains(&less)
        })
    };
    legal.iter().filter(no_needless).cloned().collect()
}

/// The highest bid that can be paid in one kind of money: the total of one currency, or of diamonds, or of two currencies
/// with one exchange office (CHA-5). Saved money is no help (CER-8).
pub fn highest_bid(means: &[Card]) -> u32 {
    let means: Vec<Card> = means.iter().copied().filter(|card| !matches!(card, Card::Saved(..))).collect();
    let total = |of: &dyn Fn(&Card) -> bool| means.iter().filter(|card| of(card)).map(|card| card.value()).sum::<u32>();
    let in_currencies = |pair: [usize; 2]| total(&|card| card.currency().is_some_and(|c| pair.contains(&c)));
    let mut kinds = vec![total(&|card| matches!(card, Card::Diamond(_)))];
    kinds.extend((0..4).map(|currency| in_currencies([currency; 2])));
    kinds.extend(
        means
            .iter()
            .filter_map(|card| if let Card::Office(a, b) = card { Some([*a, *b]) } else { None })
            .map(in_currencies),
    );
    kinds.into_iter().max().unwrap_or(0)
}

/// Every legal take (BASE-M1, EXO-2, DIA-2, CHA-H, MAB-6), each as a sorted list: any one card, or two or more that are worth no
/// more than the limit and of which none is an office.
pub fn takes(display: &[Card], limit: u32) -> BTreeSet<Vec<Card>> {
    let legal = |take: &Vec<Card>| match take.len() {
        0 => false,
        1 => true,
        _ => {
            let money = take.iter().all(|card| matches!(card, Card::Money(..) | Card::Diamond(_) | Card::Builder(_)));
            money && take.iter().map(|card| card.value()).sum::<u32>() <= limit
        }
    };
    selections(display).into_iter().filter(legal).collect()
}
