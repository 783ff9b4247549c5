//! Setup, in the order of BASE-S12, and dealing anew what a seat cannot see.

use super::{Event, Play, Stage, refill, scoring};
use crate::{
    components::{DIRK_AT_START, MONEY_COPIES, MONEY_COPIES_TWO_PLAYERS, STARTING_MONEY},
    modules::{Happening, Household},
    table::{DECK, DarkTable, OpenTable},
    title::StartingMoney,
    value::*,
};

#[cold]
#[inline(never)]
pub fn stage<R: Household>(rooms: &mut R, p: &mut Play<'_>, stage: Stage) {
    match stage {
        Stage::Supply => {
            supply(p);
            rooms.happen(Happening::TilesMixed {}, p);
            rooms.happen(Happening::BeforeYard {}, p);
        }
        Stage::Yard => {
            if p.open.config.has_dirk() {
                scoring::give_dirk(rooms, p, DIRK_AT_START);
            }
            refill::yard(rooms, p);
        }
        Stage::Money => {
            money(p);
            rooms.happen(Happening::MoneyMixed {}, p);
            rooms.happen(Happening::BeforeDeal {}, p);
        }
        Stage::Deal => {
            match p.open.config.game.kit().money {
                StartingMoney::Dealt => deal(p),
                StartingMoney::Chosen => start_by_lot(p),
            }
            rooms.happen(Happening::AfterDeal {}, p);
        }
        Stage::Display => {
            refill::display(rooms, p);
        }
        Stage::Piles => {
            piles(p);
            rooms.happen(Happening::PilesCut {}, p);
        }
        Stage::Rest => drop(rooms.happen(Happening::TableSet {}, p)),
    }
}

/// BASE-S2.
fn supply(p: &mut Play<'_>) {
    p.dark.supply = p.open.config.game.kit().tiles.tiles().collect();
    Dice::new(&p.dark.seed, Stream::Tiles, 0).shuffle(&mut p.dark.supply);
    p.open.market.supply_left = p.dark.supply.len() as u8;
}

/// How often each money card is in the deck (BASE-S5, D1).
fn copies(open: &OpenTable) -> u8 {
    if open.config.has_dirk() { MONEY_COPIES_TWO_PLAYERS } else { MONEY_COPIES }
}

/// BASE-S5.
fn money(p: &mut Play<'_>) {
    for card in Card::all_money() {
        (0..copies(p.open)).for_each(|_| p.dark.deck.push(card));
    }
    Dice::new(&p.dark.seed, Stream::Money, 0).shuffle(&mut p.dark.deck);
    p.open.market.deck_left = p.dark.deck.len() as u8;
}

/// BASE-S6 to S8.
fn deal(p: &mut Play<'_>) {
    for seat in p.open.seats() {
        let mut cards = Purse::EMPTY; // what a module dealt before is not part of it (MAB-2)
        let mut worth = 0;
        while worth < STARTING_MONEY {
            let card = p.draw_card().expect("the deck serves six players");
            worth += u16::from(card.value());
            cards.add(card);
        }
        p.hand_over_all(seat, &cards);
        p.tell(|| Event::Dealt { seat, cards });
    }
    let wealth = |seat: &Seat| (p.open.hand_size(*seat), p.hands[*seat].total());
    let least = p.open.seats().map(|s| wealth(&s)).min().expect("somebody plays");
    let poorest = p.open.seats().filter(|s| wealth(s) == least);
    let drawn = match poorest.clone().count() as u32 {
        1 => 0,
        n => Dice::new(&p.dark.seed, Stream::StartPlayer, 0).below(n),
    };
    let by_lot = poorest.clone().count() > 1;
    let seat = poorest.clone().nth(drawn as usize).expect("one of them");
    p.open.course.on_turn = seat;
    p.tell(|| Event::Starts { seat, by_lot });
}

/// RED-8.
fn start_by_lot(p: &mut Play<'_>) {
    let drawn = Dice::new(&p.dark.seed, Stream::StartPlayer, 0).below(p.open.players().into());
    let seat = Seat::FIRST.after(drawn as u8, p.open.players());
    p.open.course.on_turn = seat;
    p.tell(|| Event::Starts { seat, by_lot: true });
}

/// BASE-S10: the rest of the deck in five piles, scoring card 1 in the second, scoring card 2 in the fourth.
fn piles(p: &mut Play<'_>) {
    let left = p.dark.deck.len() as u8;
    p.open.market.piles = std::array::from_fn(|i| left / 5 + u8::from((i as u8) < left % 5));
    let mut dice = Dice::new(&p.dark.seed, Stream::ScoringCards, 0);
    for round in [1, 2] {
        mix_into_pile(p.open, p.dark, SCORING_PILES[round as usize - 1], Card::scoring(round), &mut dice);
    }
}

/// Scoring card 1 goes into the second pile, scoring card 2 into the fourth; counted from 0.
const SCORING_PILES: [usize; 2] = [1, 3];

/// BASE-S11: a card goes to a random place of a pile.
pub fn mix_into_pile(open: &mut OpenTable, dark: &mut DarkTable, pile: usize, card: Card, dice: &mut Dice) {
    // The top of the deck is its end, so pile 1 lies last.
    let above: usize = open.piles()[..pile].iter().map(|n| *n as usize).sum();
    let to = dark.deck.len() - above;
    let from = to - open.piles()[pile] as usize;
    dice.mix_in(&mut dark.deck, from, to, card);
    open.market.piles[pile] += 1;
    open.market.deck_left += 1;
}

/// Deals anew what `seat` does not see: the cards of the hands that do not stay, the order of deck and supply, the seed
/// of later chance.
///
/// Everything public stays as it is: how many cards each hand holds and how many of them are builders or no money,
/// which are discarded, in which pile a card lies that a rule put there and that has not come up. Hands are dealt from
/// all cards not seen; what is known of a hand stays in it. Which of its own cards lie where, a module deals anew itself.
/// Once somebody has drawn for a hand unseen (CHA-B), nobody knows any more who holds how many cards that are no money:
/// from then on all cards for hands are dealt alike.
///
/// Where everything is first put in order, nothing of the hidden truth is left in what comes of it.
pub(crate) fn redeal_core(
    open: &mut OpenTable,
    hands: &mut BySeat<Purse>,
    dark: &mut DarkTable,
    seat: Seat,
    known: &BySeat<Purse>,
    in_order: bool,
    dice: &mut Dice,
) {
    let blind = open.drew_blind();
    let moves = if blind { Card::is_for_hands } else { |card: Card| card.is_money() && !card.is_builder() };
    let drawers = hands[dark.drawer];
    let drawer_redealt =
        dark.drawer != seat && !open.is_over() && (drawers.is_empty() || drawers != known[dark.drawer]);
    let mut placed = take_placed(open, dark, moves);
    if in_order {
        placed.sort_unstable_by_key(|(card, pile)| (*pile, *card));
    }
    let (mut dealt, mut sizes) = (BySeat::<Purse>::default(), BySeat::<u8>::default());
    for other in open.seats() {
        let mut unknown = hands[other];
        unknown.remove_all(&known[other]);
        dealt[other] = if blind { unknown } else { unknown.to_discard().without_specials() };
        hands[other].remove_all(&dealt[other]);
        sizes[other] = dealt[other].len();
    }
    let mut unseen = if in_order { sorted(&dark.deck, &dealt) } else { gathered(&dark.deck, &dealt) };
    dice.shuffle(&mut unseen);
    // MAB-19: nobody holds more builders than the others think possible, what was announced included.
    let may_hold_more = |hand: &Purse, s: Seat| {
        let shown = u8::from(open.announced().is_some() && s == open.on_turn());
        hand.builders().len() + shown < open.builders(s)
    };
    for other in open.seats() {
        for _ in 0..sizes[other] {
            let mut card = unseen.pop().expect("every hand was dealt from these cards");
            if card.is_builder() && !may_hold_more(&hands[other], other) {
                if let Some(at) = unseen.iter().rposition(|card| !card.is_builder()) {
                    std::mem::swap(&mut unseen[at], &mut card);
                } else {
                    // Only builders are left: one goes to a hand that may hold it, for another card.
                    let plain = |s: Seat| {
                        let mut unknown = hands[s];
                        unknown.remove_all(&known[s]);
                        unknown.cards().find(|card| moves(*card) && !card.is_builder())
                    };
                    let found =
                        open.seats().filter(|s| may_hold_more(&hands[*s], *s)).find_map(|s| Some((s, plain(s)?)));
                    let (other, plain) = found.expect("as the real hands show");
                    hands[other].remove(plain);
                    hands[other].add(std::mem::replace(&mut card, plain));
                }
            }
            hands[other].add(card);
        }
    }
    dark.deck = unseen;
    for (card, pile) in placed.iter() {
        if let Some(pile) = pile {
            mix_into_pile(open, dark, *pile as usize, *card, dice);
        } else {
            let len = dark.deck.len();
            dice.mix_in(&mut dark.deck, 0, len, *card);
            open.market.deck_left += 1;
        }
    }
    if in_order {
        // A set has one order.
        dark.supply = dark.supply.iter().copied().collect::<TileSet>().iter().collect();
    }
    dice.shuffle(&mut dark.supply);
    dark.seed = dice.seed();
    if in_order {
        // What only tells draws apart begins anew with the seed. What was drawn unseen the others think possible for ever:
        // that is never false, and how much of it has come to light may hang on builders that nobody saw.
        (dark.remixes, dark.vain) = (0, false);
        dark.reshuffles = u16::from(open.turns() > 0 && open.piles().iter().all(|left| *left == 0));
        if dark.drawer != seat {
            (dark.drawer, dark.unseen) = (Seat::FIRST, Pile::default());
        }
    } else if !dark.unseen.is_empty() && drawer_redealt {
        let mut cards: Pile<Card, DECK> = hands[dark.drawer].cards().collect();
        dice.shuffle(&mut cards);
        dark.unseen = cards.iter().take(dark.unseen.len()).copied().collect();
    }
}

/// The cards of the deck and of the hands, as they lie there.
fn gathered(deck: &Pile<Card, DECK>, hands: &BySeat<Purse>) -> Pile<Card, DECK> {
    let mut cards = *deck;
    hands.as_slice().iter().for_each(|hand| hand.each_card(|card| cards.push(card)));
    cards
}

/// The same by currency and value: all of them go in a purse, which knows no order.
fn sorted(deck: &Pile<Card, DECK>, hands: &BySeat<Purse>) -> Pile<Card, DECK> {
    let mut all: Purse = deck.iter().copied().collect();
    hands.as_slice().iter().for_each(|hand| all.add_all(hand));
    let mut cards = Pile::default();
    all.each_card(|card| cards.push(card));
    cards
}

/// Takes the cards out of the deck that do not move, each with the pile it lies in. In a described position no piles
/// were cut, and after a reshuffle none are left: there the whole deck is one.
fn take_placed(open: &mut OpenTable, dark: &mut DarkTable, moves: fn(Card) -> bool) -> Pile<(Card, Option<u8>), 64> {
    let mut placed: Pile<(Card, Option<u8>), 64> = Pile::default();
    let top = dark.deck.len();
    for (at, card) in dark.deck.iter().enumerate().filter(|(_, card)| !moves(**card)) {
        let depth = (top - 1 - at) as u8;
        let mut below = 0;
        let pile = open.piles().iter().position(|size| {
            below += size;
            depth < below
        });
        placed.push((*card, pile.map(|pile| pile as u8)));
    }
    dark.deck.retain(|card| moves(*card));
    for (_, pile) in placed.iter() {
        open.market.deck_left -= 1;
        if let Some(pile) = pile {
            open.market.piles[*pile as usize] -= 1;
        }
    }
    placed
}
