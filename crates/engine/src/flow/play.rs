use super::{Agenda, Event, Journal, Step, setup::mix_into_pile};
use crate::{
    modules::ModuleId,
    score::{Award, Participant},
    table::{Announced, DarkTable, OpenTable},
    value::*,
};

/// What a step or a module may change: the table, the agenda, the journal. No module's state is among it.
///
/// The flow of the game reaches everything; a module looks at the table and changes it by the verbs below, and by no other
/// way.
pub struct Play<'a> {
    /// What everybody sees.
    pub(super) open: &'a mut OpenTable,
    /// The money of each seat.
    pub(super) hands: &'a mut BySeat<Purse>,
    /// What nobody sees.
    pub(super) dark: &'a mut DarkTable,
    /// What is still to be done.
    pub(super) agenda: &'a mut Agenda,
    /// Where events go.
    pub(super) journal: Journal<'a>,
}

/// Everything that somebody cannot see: what a re-deal may change.
pub struct Hidden<'a> {
    /// What everybody sees.
    pub open: &'a OpenTable,
    /// The hand of each seat.
    pub hands: &'a mut BySeat<Purse>,
    /// What nobody sees.
    pub dark: &'a mut DarkTable,
    /// The cards of each hand that stay where they are: all of them in a hand that is seen.
    pub known: &'a BySeat<Purse>,
    /// Is everything put in order before it is mixed, so that what comes of it hangs on nothing hidden?
    pub in_order: bool,
}

impl Hidden<'_> {
    /// Things in an order that nobody sees are mixed.
    pub fn mix<T: Ord>(&self, things: &mut [T], dice: &mut Dice) {
        if self.in_order {
            things.sort_unstable();
        }
        dice.shuffle(things);
    }
    /// A number that tells apart the dice of several draws begins anew, as the seed does.
    pub fn restart(&self, draws: &mut u16) {
        if self.in_order {
            *draws = 0;
        }
    }
    /// The faces of these cards that are not seen, wherever they lie, change places with each other and with
    /// `others`: who holds how many, and which pile they lie in, stays as it is.
    pub fn shuffle(&mut self, cards: &[Card], others: &mut [Card], dice: &mut Dice) {
        let mut these = [false; FACES];
        for card in cards {
            these[card.index()] = true;
        }
        let is_one = |card: &Card| these[card.index()];
        let mut faces: Pile<Card, 32> = self.dark.deck.iter().copied().filter(is_one).collect();
        for other in self.open.seats() {
            self.unknown(other).cards().filter(is_one).for_each(|card| faces.push(card));
        }
        for card in others.iter() {
            faces.push(*card);
        }
        self.mix(&mut faces, dice);
        let mut next = || faces.pop().expect("as many faces as places");
        self.dark.deck.iter_mut().filter(|card| is_one(card)).for_each(|card| *card = next());
        for other in self.open.seats() {
            let held: Pile<Card, 32> = self.unknown(other).cards().filter(is_one).collect();
            held.iter().for_each(|card| self.hands[other].remove(*card));
            held.iter().for_each(|_| self.hands[other].add(next()));
        }
        for card in others {
            *card = next();
        }
    }
    /// The cards of a hand that do not stay.
    fn unknown(&self, seat: Seat) -> Purse {
        let mut unknown = self.hands[seat];
        unknown.remove_all(&self.known[seat]);
        unknown
    }
    /// A module's own secret cards that `seat` cannot see change hands: everybody holds as many as before, and as many
    /// are out of the game.
    pub fn deal_anew<C, H>(
        &self,
        seat: Seat,
        hands: &mut BySeat<H>,
        removed: &mut H,
        each: impl Fn(&H) -> Pile<C, 12>,
        dice: &mut Dice,
    ) where
        C: Copy + Default + Ord,
        H: FromIterator<C>,
    {
        let others = || self.open.seats().filter(|s| *s != seat);
        let mut unseen: Pile<C, 12> = each(removed);
        for other in others() {
            each(&hands[other]).iter().for_each(|card| unseen.push(*card));
        }
        self.mix(&mut unseen, dice);
        for other in others() {
            let count = each(&hands[other]).len();
            hands[other] = (0..count).map(|_| unseen.pop().expect("dealt from these")).collect();
        }
        *removed = unseen.iter().copied().collect();
    }
}

impl<'a> Play<'a> {
    pub(crate) fn new(
        open: &'a mut OpenTable,
        hands: &'a mut BySeat<Purse>,
        dark: &'a mut DarkTable,
        agenda: &'a mut Agenda,
        journal: Journal<'a>,
    ) -> Play<'a> {
        Play { open, hands, dark, agenda, journal }
    }
}

impl Play<'_> {
    /// What everybody sees.
    #[inline]
    pub fn open(&self) -> &OpenTable {
        self.open
    }
    /// The money of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Purse {
        &self.hands[seat]
    }
    /// Something happened.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.tell(event);
    }
    /// Do this next.
    #[inline]
    pub fn push(&mut self, step: Step) {
        self.agenda.push(step);
    }
    /// Do these next, in this order.
    #[inline]
    pub fn plan<const N: usize>(&mut self, steps: [Step; N]) {
        steps.into_iter().rev().for_each(|step| self.push(step));
    }
    /// Something hidden has come to light: what was done before cannot be undone any more.
    #[inline]
    pub fn reveal(&mut self) {
        self.open.course.revealed_at = self.open.ply();
    }
    /// The dice of a module; `nth` tells apart its uses within a game.
    pub fn dice(&self, module: ModuleId, nth: u32) -> Dice {
        Dice::of_module(&self.dark.seed, module.number(), nth)
    }
    /// Points outside a scoring, or after it: the only way to change a score beside a scoring.
    pub fn award(&mut self, award: Award) {
        let Award { who, points, by, rule, reason, round, .. } = award;
        self.open.credit(who, points);
        // Dirk's stone lies on the track in every game, but nobody hears of it where he does not play.
        if who != Participant::Dirk || self.open.config.has_dirk() {
            self.tell(|| Event::Points { who, points, by, rule, reason, round });
        }
    }
    /// The points of a scoring.
    pub(super) fn score(&mut self, points: impl Fn(Participant) -> i16) {
        for who in self.open.seats().map(Participant::Seat).chain([Participant::Dirk]) {
            self.open.credit(who, points(who));
        }
    }
    /// A seat gets a tile that it will place later in this turn.
    pub fn acquire(&mut self, seat: Seat, tile: Tile) {
        self.open.goods.aside[seat].insert(tile);
    }
    /// The same, and it may be given to Dirk where he plays (BASE-D5).
    pub fn acquire_giftable(&mut self, seat: Seat, tile: Tile) {
        self.acquire(seat, tile);
        if self.open.config.has_dirk() {
            self.open.goods.giftable.insert(tile);
        }
    }
    /// A tile that lies aside may not be given to Dirk any more.
    pub fn keep_from_dirk(&mut self, tile: Tile) {
        self.open.goods.giftable.remove(tile);
    }
    /// A seat takes a card of the display in hand.
    pub fn take_from_display(&mut self, seat: Seat, card: Card) {
        let at = self.open.display().iter().position(|there| *there == card).expect("checked");
        self.open.market.display.remove(at);
        self.hand_over(seat, card);
    }
    /// A tile leaves the preview.
    pub fn take_from_preview(&mut self, space: Space) {
        self.open.market.preview[space.index().expect("checked")] = None;
    }
    /// A card that is no money goes to the discard pile.
    pub fn put_on_discard(&mut self, card: Card) {
        self.open.market.discard.add(card);
    }
    /// What the next redesign in EXTRAS costs is announced (MAB-11).
    pub fn announce(&mut self, announced: Announced) {
        self.open.course.announced = Some(announced);
    }
    /// See [`OpenTable::put_gate`].
    pub fn put_gate(&mut self, seat: Seat, edge: Edge) {
        self.open.put_gate(seat, edge);
    }
    /// See [`OpenTable::add_walls`].
    pub fn add_walls(&mut self, seat: Seat, tile: Option<Tile>, walls: Walls) {
        self.open.add_walls(seat, tile, walls);
    }
    /// See [`OpenTable::put_chip`].
    pub fn put_chip(&mut self, tile: Tile, kind: Building) {
        self.open.put_chip(tile, kind);
    }
    /// See [`OpenTable::leave_unfinished`].
    pub fn leave_unfinished(&mut self, seat: Seat, tile: Tile) {
        self.open.leave_unfinished(seat, tile);
    }
    /// See [`OpenTable::finish`].
    pub fn finish(&mut self, seat: Seat, tile: Tile) {
        self.open.finish(seat, tile);
    }
    /// The cards of the deck: for a described position.
    pub fn deck(&self) -> impl Iterator<Item = &Card> {
        self.dark.deck.iter()
    }
    /// This is not done, if it would come next.
    pub fn forget(&mut self, step: Step) {
        self.agenda.forget(step);
    }
    /// The top tile of the supply.
    pub fn draw_tile(&mut self) -> Option<Tile> {
        let tile = self.dark.supply.pop()?;
        self.open.market.supply_left -= 1;
        self.reveal();
        Some(tile)
    }
    /// The top card of the deck; an empty deck is made anew from the discard pile (BASE-E4).
    #[inline]
    pub fn draw_card(&mut self) -> Option<Card> {
        if self.dark.deck.is_empty() {
            self.reshuffle();
        }
        let card = self.dark.deck.pop()?;
        self.dark.vain &= !card.is_for_hands();
        self.open.market.deck_left -= 1;
        // The first pile that is left, if one is.
        let (piles, mut left) = (&mut self.open.market.piles, [0; 8]);
        left[..piles.len()].copy_from_slice(piles);
        let first = u64::from_le_bytes(left).trailing_zeros() / 8;
        if let Some(pile) = piles.get_mut(first as usize) {
            *pile -= 1;
        }
        self.reveal();
        Some(card)
    }
    /// A pile without a card for the display or a hand is made a deck once at most until something useful comes up: gate
    /// cards that nobody takes would be drawn and discarded for ever (GAT-1).
    #[cold]
    fn reshuffle(&mut self) {
        if self.open.discard().is_empty() {
            return; // BASE-E5
        }
        if self.open.discard().is_for_nobody() && std::mem::replace(&mut self.dark.vain, true) {
            return;
        }
        std::mem::take(&mut self.open.market.discard).each_card(|card| self.dark.deck.push(card));
        let nth = u32::from(self.dark.reshuffles);
        Dice::new(&self.dark.seed, Stream::Reshuffle, nth).shuffle(&mut self.dark.deck);
        self.dark.reshuffles += 1;
        self.open.market.deck_left = self.dark.deck.len() as u8;
        let cards = self.open.deck_left();
        self.tell(|| Event::Reshuffled { cards });
    }
    /// Cards leave a hand for the discard pile; builders leave the game (MAB-16).
    #[inline]
    pub fn discard(&mut self, seat: Seat, cards: &Purse) {
        let shown = if self.dark.unseen.is_empty() { 0 } else { self.come_to_light(seat, cards) };
        self.hands[seat].remove_all(cards);
        self.open.goods.hand_sizes[seat] -= cards.len();
        self.open.market.discard.add_all(&cards.to_discard());
        if self.open.builders(seat) > 0 {
            // MAB-19: no hand holds more builders than cards, whatever was drawn unseen before.
            let left = self.open.builders(seat).saturating_sub(cards.builder_count() + shown);
            self.open.goods.builders[seat] = left.min(self.open.hand_size(seat));
        }
    }
    /// MAB-19: how many of these cards, which are no builders, were drawn unseen and are seen now: whoever pays more of a
    /// card than the others have seen shows one of those.
    fn come_to_light(&mut self, seat: Seat, cards: &Purse) -> u8 {
        if self.dark.drawer != seat || self.open.config.rules < 2 {
            return 0;
        }
        let mut shown = 0;
        for (card, count) in cards.faces() {
            let unseen = self.dark.unseen.iter().filter(|unseen| **unseen == card).count() as u8;
            let seen = self.hands[seat].count(card).saturating_sub(unseen);
            for _ in 0..count.saturating_sub(seen).min(unseen) {
                let at = self.dark.unseen.iter().position(|unseen| *unseen == card).expect("counted");
                self.dark.unseen.remove(at);
                shown += u8::from(!card.is_builder());
            }
        }
        shown
    }
    /// A card that everybody sees comes into a hand.
    pub fn hand_over(&mut self, seat: Seat, card: Card) {
        self.hand_over_all(seat, &Purse::of(card));
    }
    /// Cards that everybody sees come into a hand.
    #[inline]
    pub fn hand_over_all(&mut self, seat: Seat, cards: &Purse) {
        self.hands[seat].add_all(cards);
        self.open.goods.hand_sizes[seat] += cards.len();
        self.open.goods.builders[seat] += cards.builder_count();
    }
    /// A card that only its owner sees comes into a hand: for all the others know it may be a builder (MAB-19).
    pub fn hand_over_unseen(&mut self, seat: Seat, card: Card) {
        self.hands[seat].add(card);
        self.open.goods.hand_sizes[seat] += 1;
        self.open.goods.builders[seat] = self.open.builders(seat).saturating_add(1);
        self.open.goods.blind = true;
        let unseen = &mut self.dark.unseen;
        if unseen.is_empty() || self.dark.drawer == seat && !unseen.is_full() {
            self.dark.drawer = seat;
            unseen.push(card);
        }
    }
    /// A module mixes a card into the deck, before it is cut into piles.
    pub fn mix_into_deck(&mut self, card: Card, dice: &mut Dice) {
        let len = self.dark.deck.len();
        dice.mix_in(&mut self.dark.deck, 0, len, card);
        self.open.market.deck_left += 1;
    }
    /// A module mixes cards into the piles of the deck that was cut, so many into each; which go where is chance.
    pub fn mix_into_piles(&mut self, cards: &mut [Card], into: [u8; 5], dice: &mut Dice) {
        dice.shuffle(cards);
        let mut next = cards.iter();
        for (pile, count) in into.into_iter().enumerate() {
            for card in next.by_ref().take(count.into()) {
                mix_into_pile(self.open, self.dark, pile, *card, dice);
            }
        }
    }
    /// A module mixes its own tiles into the supply.
    pub fn mix_in_tiles(&mut self, module: ModuleId) {
        let mut dice = self.dice(module, 0);
        module.tiles().for_each(|tile| self.mix_into_supply(tile, &mut dice));
    }
    /// A module mixes a tile into the supply.
    pub fn mix_into_supply(&mut self, tile: Tile, dice: &mut Dice) {
        let len = self.dark.supply.len();
        dice.mix_in(&mut self.dark.supply, 0, len, tile);
        self.open.market.supply_left += 1;
    }

    /// Something other than a redesign was done (BASE-T7).
    pub fn busy(&mut self) {
        self.open.course.busy = true;
    }
}
