//! What one seat knows of the other hands because it was told.

use crate::{
    declare::Declared,
    flow::{Event, Told},
    value::*,
};

/// What a seat keeps in mind of what it hears: the cards that are certainly in each hand.
///
/// Deals, takes and payments are open (BASE-I3), so what comes into a hand face up is known until it leaves. What comes
/// unseen is not known. Where a card leaves a hand unseen, all that was known of that hand is forgotten: a memory may
/// know less than there is, never more. It reads what events declare of their ways (`cards: display > hand`) and knows
/// no event by name but the last one.
///
/// ```
/// use sabika_engine::{Config, Game, Memory, modules::Bare, value::*};
/// let (me, other) = (Seat::FIRST, Seat::FIRST.next(3));
/// let (mut memory, mut told) = (Memory::new(me), Vec::new());
/// let mut game = Game::<Bare>::new_told(Config::players(3), Seed::from_number(1), &mut told)?;
/// told.iter().for_each(|event| memory.hear(&event.told(Some(me))));
/// game.redeal_knowing(&memory, &mut Dice::loose(7));
/// assert_eq!(memory.known(other), game.hand(other), "starting money is dealt face up");
/// # Ok::<(), sabika_engine::BadConfig>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    seat: Seat,
    known: BySeat<Purse>,
}

impl Memory {
    /// The memory of a seat that has heard nothing yet.
    pub fn new(seat: Seat) -> Memory {
        Memory { seat, known: BySeat::default() }
    }
    /// Whose memory it is.
    #[inline]
    pub const fn seat(&self) -> Seat {
        self.seat
    }
    /// The cards that are certainly in this hand.
    #[inline]
    pub fn known(&self, other: Seat) -> &Purse {
        &self.known[other]
    }
    /// Takes in what this seat is told. Everything is to be heard once, in order.
    pub fn hear(&mut self, told: &Told) {
        let event = told.event();
        if let Event::Over { hands, .. } = event {
            // BASE-I4: all hands are shown.
            Seat::all(MAX_PLAYERS).zip(&hands.0).for_each(|(seat, hand)| self.known[seat] = *hand);
        }
        for way in event.form().unwrap_or_default().split(", ").filter_map(Way::read) {
            self.follow(event, way);
        }
    }
    /// The same with a whole hand that is known.
    #[must_use]
    pub(crate) fn with(mut self, seat: Seat, hand: Purse) -> Memory {
        self.known[seat] = hand;
        self
    }
    fn follow(&mut self, event: &Event, way: Way<'_>) {
        if !event.fields().iter().any(|(field, kind)| *field == way.what && is_money(kind)) {
            return;
        }
        let cards = fact(event, way.what).as_ref().and_then(cards_of);
        match (hand_of(event, way.from), cards) {
            (Hand::None, _) => {}
            (Hand::Of(seat), Some(cards)) => {
                for card in cards.cards() {
                    self.known[seat].take(card);
                }
            }
            (Hand::Of(seat), None) => self.known[seat] = Purse::EMPTY,
            (Hand::Somebodys, _) => self.known = BySeat::default(),
        }
        if let (Hand::Of(seat), Some(cards)) = (hand_of(event, way.to), cards) {
            for card in cards.cards() {
                self.known[seat].try_add(card);
            }
        }
    }
}

/// What an event declares of one thing that moves; see `flow/event.rs`.
#[derive(Clone, Copy)]
struct Way<'t> {
    what: &'t str,
    from: &'t str,
    to: &'t str,
}

impl Way<'_> {
    fn read(text: &str) -> Option<Way<'_>> {
        let (what, way) = text.split_once(": ")?;
        let (from, to) = way.split_once(" > ")?;
        Some(Way { what, from, to })
    }
}

/// Whose hand a place is.
enum Hand {
    None,
    Of(Seat),
    /// One that is not named.
    Somebodys,
}

/// A hand is its seat's, or that of the seat in the field which is said with it.
fn hand_of(event: &Event, place: &str) -> Hand {
    let (word, field) = place.split_once(' ').unwrap_or((place, "seat"));
    if word != "hand" {
        return Hand::None;
    }
    if let Some(Fact::Seat(seat)) = fact(event, field) { Hand::Of(seat) } else { Hand::Somebodys }
}

fn fact(event: &Event, field: &str) -> Option<Fact> {
    let mut found = None;
    event.each_fact(&mut |own, fact| {
        if own == field {
            found = Some(fact);
        }
    });
    found
}

/// Can a field of this kind hold money? Hands of other things are their modules' own.
fn is_money(kind: &Kind) -> bool {
    match kind {
        Kind::Card | Kind::Cards => true,
        Kind::Maybe(kind) | Kind::List(kind) => is_money(kind),
        _ => false,
    }
}

/// The cards of a hand that are told; none if they are hidden.
fn cards_of(fact: &Fact) -> Option<Purse> {
    match fact {
        Fact::Card(card) => Some(Purse::of(*card).from_hand()),
        Fact::Cards(cards) => Some(cards.from_hand()),
        Fact::List(facts) => facts.iter().try_fold(Purse::EMPTY, |mut all, fact| {
            all.add_all(&cards_of(fact)?);
            Some(all)
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No event of today takes money from a hand unseen; one that did would make the hand forgotten.
    #[test]
    fn a_hand_that_gave_something_away_unseen_is_forgotten() {
        let [one, other] = [Seat::FIRST, Seat::FIRST.next(2)];
        let cards: Purse = "denar-4 ducat-7".parse().expect("cards");
        let known = Memory::new(one).with(one, cards).with(other, cards);
        let leaves = Way { what: "card", from: "hand", to: "deck" };
        let mut memory = known;
        memory.follow(&Event::Drew { seat: other, card: None }, leaves);
        assert_eq!((memory.known(one), memory.known(other)), (&cards, &Purse::EMPTY));
        let mut memory = known;
        memory.follow(&Event::MoneyShown { card: Card::gem(3) }, leaves);
        assert_eq!(memory, Memory::new(one), "nobody knows whose it was");
    }

    #[test]
    fn what_lies_open_is_in_no_hand() {
        let mut memory = Memory::new(Seat::FIRST).with(Seat::FIRST, "denar-4".parse().expect("a card"));
        let paid = "denar-4 denar-coin denar-5-saved".parse().expect("cards");
        memory.follow(
            &Event::Took { seat: Seat::FIRST, cards: paid },
            Way { what: "cards", from: "hand", to: "discard" },
        );
        assert_eq!(*memory.known(Seat::FIRST), Purse::EMPTY);
        memory.follow(
            &Event::Took { seat: Seat::FIRST, cards: paid },
            Way { what: "cards", from: "display", to: "hand" },
        );
        assert_eq!(memory.known(Seat::FIRST).to_string(), "denar-4");
    }
}
