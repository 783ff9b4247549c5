//! Change: who pays too much draws coins, blind, from a bag; coins are money of value 1 that lies open. CHG-1 to CHG-22.
//!
//! Coins are means of payment of the table ([`crate::flow::Bill`]), and that a surplus is asked about is the table's
//! business too. This room keeps the bag and draws.

use super::prelude::*;
use crate::components::{COINS_PER_CURRENCY, OVERPAID_PER_COIN};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change;

/// CHG-11: everybody sees the coins, and so knows the bag.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The coins before each seat.
    pub coins: BySeat<Purse>,
    /// The coins in the bag.
    pub bag: Purse,
    /// How often coins were drawn.
    #[serde(skip)]
    draws: u16,
}

/// CHG-1: all coins are in the bag.
impl Default for Open {
    fn default() -> Open {
        let all = Currency::ALL.into_iter().flat_map(|c| std::iter::repeat_n(Card::coin(c), COINS_PER_CURRENCY.into()));
        Open { coins: BySeat::default(), bag: all.collect(), draws: 0 }
    }
}

impl Open {
    /// CHG-2, CHG-5: the most coins that this much paid too much brings.
    pub fn due(&self, surplus: u8) -> u8 {
        (surplus / OVERPAID_PER_COIN).min(self.bag.len())
    }
}

declare! {
    /// CHG-4.
    pub move Move "a move of the change (such as: draw 2)" {
        /// Draw so many coins.
        Draw(number: u8) = "draw {number}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Coins were drawn, in the open.
        Drew { seat: Seat, coins: Purse } = "coins: bag > before",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The coins before each seat, by currency.
    pub coins: PerSeat<Vec<Currency>>,
    /// The coins in the bag; all that nobody has if it is not said.
    pub bag: Option<Vec<Currency>>,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// More coins than there are to be had.
        TooManyCoins { wanted: u8, most: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The coins before somebody.
        Coins { seat: Seat, coins: Purse },
        /// The coins that can be drawn.
        Bag { coins: Purse },
    }
}

impl Module for Change {
    const ID: ModuleId = ModuleId::Change;
    const GUIDE: Guide = Guide { about: About::Money, place: 2, ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Reason Options);
    const WATCHES: Watches<Change> = Watches { spent: Some(Change::spent), ..Watches::NOTHING };
    const PAYS: Pays<Change> = Pays { means: Some(Change::means), surplus: Some(Change::surplus), ..Pays::NOTHING };
    const SHOWS: Shows<Change> = Shows { notices: Some(Change::notices), ..Shows::NOTHING };

    /// CHG-11: nothing is hidden; what will be drawn hangs on the seed.
    fn redeal(_: &mut Room<Change>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Change {
    /// CHG-3, CHG-14: spent coins are in the bag before any are drawn.
    fn spent(room: &mut Room<Change>, seat: Seat, pay: &Purse, _: &mut Play<'_>) {
        let coins = pay.coins();
        room.open.coins[seat].remove_all(&coins);
        room.open.bag.add_all(&coins);
    }

    /// CHG-12.
    fn means(open: &Open, seat: Seat) -> Purse {
        open.coins[seat]
    }

    /// CHG-22.
    fn surplus(open: &Open, table: &OpenTable, _: Seat) -> bool {
        open.due(table.surplus().amount) > 0
    }

    fn notices(mine: Mine<'_, Change>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for seat in table.seats().filter(|seat| !mine.open.coins[*seat].is_empty()) {
            show(Notice::Coins { seat, coins: mine.open.coins[seat] });
        }
        if !mine.open.bag.is_empty() {
            show(Notice::Bag { coins: mine.open.bag });
        }
    }
}

impl Acts<Change> for Move {
    const ACTIONS: bool = false;
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, Change>, eyes: &Eyes<'_>, found: impl FnMut(Move)) {
        if eyes.ask.topic == Topic::Surplus {
            (1..=mine.open.due(eyes.open.surplus().amount)).rev().map(Move::Draw).for_each(found);
        }
    }

    fn check(mine: Mine<'_, Change>, eyes: &Eyes<'_>, Move::Draw(wanted): &Move) -> Result<(), Illegal> {
        if eyes.ask.topic != Topic::Surplus {
            return Err(rule!("CHG-3").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if *wanted == 0 {
            return Err(rule!("CHG-4").broken(Because::NoChange)); // taking none is declining
        }
        let due = eyes.open.surplus().amount / OVERPAID_PER_COIN;
        if *wanted > due {
            return Err(rule!("CHG-2").broken(Change::because(Refusal::TooManyCoins { wanted: *wanted, most: due })));
        }
        let most = mine.open.bag.len();
        if *wanted > most {
            return Err(rule!("CHG-5").broken(Change::because(Refusal::TooManyCoins { wanted: *wanted, most })));
        }
        Ok(())
    }

    /// CHG-4: every coin in the bag is equally likely.
    fn apply(room: &mut Room<Change>, seat: Seat, Move::Draw(count): Move, p: &mut Play<'_>) {
        let mut dice = p.dice(Change::ID, room.open.draws.into());
        room.open.draws += 1;
        let mut coins = Purse::EMPTY;
        for _ in 0..count {
            let at = dice.below(room.open.bag.len().into()) as usize;
            let coin = room.open.bag.cards().nth(at).expect("below their number");
            room.open.bag.remove(coin);
            coins.add(coin);
        }
        room.open.coins[seat].add_all(&coins);
        p.reveal();
        Change::tell(p, || Event::Drew { seat, coins });
    }
}

impl Tells for Event {}

impl Lays<Change> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("coins", "coins")];

    fn lay(room: &mut Room<Change>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        given.coins.check(p.open().players(), "change.coins")?;
        let mut left = Open::default().bag;
        let mut take = |currency: Currency, field: &str| {
            let coin = Card::coin(currency);
            let why = format!("more {currency} coins than there are in the box");
            if left.take(coin) { Ok(coin) } else { Err(BadPosition { rule: Some(rule!("CHG-1")), ..bad(field, why) }) }
        };
        for seat in p.open().seats() {
            for currency in given.coins.of(seat) {
                room.open.coins[seat].add(take(*currency, &format!("change.coins.{seat}"))?);
            }
        }
        if let Some(bag) = &given.bag {
            let coins = bag.iter().map(|currency| take(*currency, "change.bag"));
            room.open.bag = coins.collect::<Result<Vec<_>, _>>()?.into_iter().collect();
        } else {
            room.open.bag = left;
        }
        Ok(())
    }
}

packed!(Open { coins, bag, draws });
