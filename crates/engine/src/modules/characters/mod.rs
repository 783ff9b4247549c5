//! Characters: ten persons, six of them in the money deck. Each one that comes up is auctioned at once; the winner lays
//! the card open and uses it. CHA-S1, CHA-1 to CHA-14 and the ten.
//!
//! `auction` is how a card finds its owner, `abilities` what the owner does with it. Paying with the patron, a redesign
//! in EXTRAS, a draw for a hand and a tile that is replaced are concepts of the table.

mod abilities;
mod auction;
mod moves;
mod person;
mod shows;

use super::prelude::*;
use crate::components::{
    CHARACTERS, CHARACTERS_IN_PILES, CITY_WATCH_DIVISOR, MAGICIAN_POINTS, MERCHANT_LIMIT, TAKE_LIMIT, WISE_MAN_HALVES,
};
use serde::{Serializer, ser::SerializeMap};
use std::collections::BTreeMap;

pub use auction::Auction;
pub use moves::Move;
pub use person::Person;
pub use shows::Notice;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Characters;

/// Everybody sees who owns whom and what is bid …
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Open {
    /// The owner of each person who lies open, in the order of the cards.
    pub owners: [Option<Seat>; Person::ALL.len()],
    /// CHA-12: who has been used since their owner's turn began.
    pub used: [bool; Person::ALL.len()],
    /// Who has left the game.
    pub gone: [bool; Person::ALL.len()],
    /// The auction that is being held.
    pub auction: Option<Auction>,
    /// The type the wise man has named for this scoring.
    pub named: Option<Building>,
    /// Cards left in the stack that was laid aside.
    pub stack_left: u8,
    /// Is the beggar drawing? Then the auctioneer is the player on turn (CHA-2).
    begging: bool,
}

/// By name: `{"owners": {"A": ["beggar"]}, "used": [], …}`.
impl Serialize for Open {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let marked = |marks: &[bool; Person::ALL.len()]| -> Vec<Person> {
            Person::ALL.into_iter().filter(|person| marks[*person as usize]).collect()
        };
        let mut owners = BTreeMap::<String, Vec<Person>>::new();
        for person in Person::ALL {
            if let Some(seat) = self.owner(person) {
                owners.entry(seat.to_string()).or_default().push(person);
            }
        }
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("owners", &owners)?;
        map.serialize_entry("used", &marked(&self.used))?;
        map.serialize_entry("gone", &marked(&self.gone))?;
        map.serialize_entry("auction", &self.auction)?;
        map.serialize_entry("named", &self.named)?;
        map.serialize_entry("stack_left", &self.stack_left)?;
        map.end()
    }
}

/// … and nobody the four cards that were laid aside.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// The stack, its top last.
    pub stack: Pile<Card, 10>,
}

impl Open {
    /// Who owns this person?
    pub fn owner(&self, person: Person) -> Option<Seat> {
        self.owners[person as usize]
    }
    /// Does this seat own this person, unused in this round?
    pub fn ready(&self, person: Person, seat: Seat) -> bool {
        self.owner(person) == Some(seat) && !self.used[person as usize]
    }
    fn leaves(&mut self, person: Person) {
        self.owners[person as usize] = None;
        self.gone[person as usize] = true;
    }
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The auction goes on.
    Bid,
    /// The winner pays.
    Pay,
    /// The magician's new owner decides.
    Magician,
    /// TURN START.
    Start,
    /// The miser may take a card.
    Miser,
    /// The wise man names a type.
    WiseMan,
}

topics! {
    /// What is asked.
    pub enum Question {
        /// More than the highest bid, or pass (CHA-3).
        Bid "characters_bid",
        /// With which cards (CHA-6)?
        Pay "characters_pay" must "CHA-6",
        /// Keep the magician or exchange him (CHA-M)?
        Magician "characters_magician" must "CHA-M",
        /// Beggar, dancer, money changer (CHA-14).
        TurnStart "characters_turn_start",
        /// Which card (CHA-I)?
        Miser "characters_miser",
        /// Which type (CHA-W)?
        WiseMan "characters_wise_man",
    }
}

impl Subject<Characters> for Question {
    fn passed(room: &mut Room<Characters>, seat: Seat, question: Question, p: &mut Play<'_>) {
        Characters::tell(p, || Event::Passed { seat });
        if question == Question::Bid {
            auction::passed(room, seat, p);
        }
    }

    fn stands(open: &Open, _: Seat, question: Question) -> bool {
        match question {
            Question::Bid => open.auction.is_some(),
            Question::Pay => open.auction.is_some_and(|auction| auction.leader.is_some()),
            _ => true,
        }
    }

    /// CHA-S1: which characters lie in the deck and which in the stack, nobody knows.
    fn about(open: &Open, _: Question) -> Vec<(&'static str, Fact)> {
        let about = |auction: &Auction| {
            let leader = auction.leader.fact();
            vec![("person", auction.person.card().fact()), ("bid", auction.bid.fact()), ("leader", leader)]
        };
        open.auction.as_ref().map_or_else(Vec::new, about)
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A character came up and is auctioned.
        Auction { person: Card, auctioneer: Seat } = "person: deck > shelf",
        /// A bid.
        Bid { seat: Seat, bid: u16 } = "still",
        /// Somebody declined: a bid, an ability.
        Passed { seat: Seat } = "still",
        /// The auction is won and paid.
        Won { seat: Seat, person: Card, bid: u16, paid: Purse } = "paid: hand > discard, person: shelf > before",
        /// Nobody bid (CHA-8).
        Unsold { person: Card } = "person: shelf > out",
        /// The magician stays.
        Kept { seat: Seat } = "still",
        /// The magician was exchanged.
        Swapped { seat: Seat, person: Card } = "person: shelf > before",
        /// The beggar draws; what he gets is told by the draw.
        Begged { seat: Seat } = "still",
        /// The dancer replaces a tile.
        Danced { seat: Seat, tile: Tile } = "still",
        /// The money changer swapped a card.
        Changed { seat: Seat, give: Card, take: Card } = "give: hand > display, take: display > hand",
        /// The miser took a card.
        Saved { seat: Seat, card: Card } = "card: display > hand",
        /// The architect's redesign.
        Redesigned { seat: Seat } = "still",
        /// The merchant took more than others may.
        Traded { seat: Seat } = "still",
        /// The patron paid and left the game.
        PatronPaid { seat: Seat } = "still",
        /// The wise man named a type.
        Named { seat: Seat, kind: Building } = "still",
        /// A kept magician's points at the end.
        MagicianPoints { seat: Seat, points: u8 } = "still",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The persons each seat owns.
    pub owners: PerSeat<Vec<Person>>,
    /// Those used in this round.
    pub used: Vec<Person>,
    /// Those who have left the game.
    pub gone: Vec<Person>,
    /// The stack that was laid aside, from the top; dealt if it is not given.
    pub stack: Option<Vec<Person>>,
    /// The type the wise man has named.
    pub named: Option<Building>,
    /// The same, told with his owner.
    pub wise_man: PerSeat<Option<Building>>,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// More than the bidder could pay in one kind of money.
        BidTooHigh { bid: u16, most: u16 },
        /// No more than the highest bid.
        BidTooLow { bid: u16, highest: u16 },
        /// The hand holds too many money cards.
        TooManyCards { held: u8, limit: u8 },
        /// The card has been used in this round.
        UsedAlready { card: Card },
        /// The card is worth more than it may be.
        WorthMore { card: Card, than: Card },
        /// The card is no money.
        NoMoney { card: Card },
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// The city watch, for a wall so long (CHA-G).
        CityWatch { segments: u8 },
        /// A magician that was kept (CHA-M).
        Magician,
    }
}

impl Module for Characters {
    const ID: ModuleId = ModuleId::Characters;
    const GUIDE: Guide = Guide {
        about: About::Getting,
        place: 1,
        but: &[(Stage::Pay, 10)],
        sells: &[Sold { name: "character", row: 10, by: &["pay"], boons: &[Boon::Back, Boon::Joint, Boon::Gems] }],
        brings: &[(Boon::Whole, "patron"), (Boon::Dear, "miser")],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Dark = Dark;
    type Move = Move;
    type Step = Step;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Options);
    const BOX: Contents = Contents { cards: Characters::cards, ..Contents::NOTHING };
    const WATCHES: Watches<Characters> = Watches {
        game_ends: Some(magician_counts),
        scoring_counted: Some(Characters::scoring_counted),
        scoring_begins: Some(Characters::scoring_begins),
        turn_start: Some(Characters::turn_start),
        piles_cut: Some(set_up),
        took: Some(Characters::took),
        spent: Some(Characters::spent),
        bought: Some(Characters::bought),
        redesigned: Some(Characters::redesigned),
        opened: Some(Characters::opened),
        ..Watches::NOTHING
    };
    const GRANTS: Grants<Characters> = Grants {
        extras: Some(Characters::extras),
        redesign: Some(Characters::redesign),
        take_limit: Some(Characters::take_limit),
        ..Grants::NOTHING
    };
    const PAYS: Pays<Characters> =
        Pays { means: Some(Characters::means), promise: Some(Characters::promise), ..Pays::NOTHING };
    const COUNTS: Counts<Characters> = Counts { score: Some(Characters::score), ..Counts::NOTHING };
    const SHOWS: Shows<Characters> = Shows { notices: Some(Characters::notices), ..Shows::NOTHING };

    fn redeal(room: &mut Room<Characters>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let persons: Pile<Card, 10> = CHARACTERS.cards().collect();
        hidden.shuffle(&persons, &mut room.dark.stack, dice);
    }
}

impl Characters {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        CHARACTERS.cards().for_each(|card| each(OwnCards { card, copies: 1, come_back: false }));
    }

    /// CHA-12: a new round for the owner who is on turn.
    fn turn_start(room: &mut Room<Characters>, p: &mut Play<'_>) {
        let seat = p.open().on_turn();
        for person in Person::ALL {
            room.open.used[person as usize] &= room.open.owner(person) != Some(seat);
        }
        Characters::push(p, Step::Start);
    }

    fn scoring_begins(room: &mut Room<Characters>, p: &mut Play<'_>) {
        if room.open.owner(Person::WiseMan).is_some() {
            room.open.named = None; // in this scoring only
            Characters::push(p, Step::WiseMan);
        }
    }

    fn scoring_counted(room: &mut Room<Characters>, _: &mut Play<'_>) {
        room.open.named = None;
    }

    fn took(room: &mut Room<Characters>, seat: Seat, cards: &Purse, p: &mut Play<'_>) {
        if cards.len() > 1 && cards.total() > TAKE_LIMIT.into() {
            room.open.used[Person::Merchant as usize] = true;
            Characters::tell(p, || Event::Traded { seat });
        }
    }

    fn spent(room: &mut Room<Characters>, seat: Seat, pay: &Purse, p: &mut Play<'_>) {
        if pay.count(Person::Patron.card()) > 0 {
            room.open.leaves(Person::Patron);
            Characters::tell(p, || Event::PatronPaid { seat });
        }
    }

    /// CHA-I: before the further action. No character is used with another right than the turn's (CHA-13).
    fn bought(room: &mut Room<Characters>, sale: &Sale, p: &mut Play<'_>) {
        abilities::bought(room, sale, p);
    }

    fn redesigned(room: &mut Room<Characters>, seat: Seat, p: &mut Play<'_>) -> bool {
        let ready = p.open().announced().is_none() && room.open.ready(Person::Architect, seat);
        if ready {
            room.open.used[Person::Architect as usize] = true;
            Characters::tell(p, || Event::Redesigned { seat });
        }
        ready
    }

    fn opened(room: &mut Room<Characters>, card: Card, p: &mut Play<'_>) -> bool {
        let person = Person::on(card);
        if let Some(person) = person {
            auction::begin(room, person, p);
        }
        person.is_some()
    }

    /// CHA-A.
    fn extras(open: &Open, _: &OpenTable, seat: Seat) -> bool {
        open.ready(Person::Architect, seat)
    }

    fn redesign(mine: Mine<'_, Characters>, eyes: &Eyes<'_>) -> bool {
        mine.open.ready(Person::Architect, eyes.seat)
    }

    /// CHA-H.
    fn take_limit(mine: Mine<'_, Characters>, eyes: &Eyes<'_>) -> Option<u8> {
        mine.open.ready(Person::Merchant, eyes.seat).then_some(MERCHANT_LIMIT)
    }

    /// CHA-P: the patron can pay.
    fn means(open: &Open, seat: Seat) -> Purse {
        if open.owner(Person::Patron) == Some(seat) { Purse::of(Person::Patron.card()) } else { Purse::EMPTY }
    }

    /// CHA-5: whoever leads could pay the bid.
    fn promise(open: &Open) -> Option<Promise> {
        open.auction.and_then(|auction| Some(Promise { seat: auction.leader?, bill: auction::bill(&auction) }))
    }

    /// CHA-W, CHA-G.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        if let (Some(seat), Some(kind)) = (open.owner(Person::WiseMan), open.named)
            && table.count(seat, kind) > 0
        {
            tally.count_extra(Extra {
                seat,
                kind,
                halves: WISE_MAN_HALVES,
                by: Characters::ID,
                rule: rule!("CHA-W"),
                tile: None,
            });
        }
        if let Some(seat) = open.owner(Person::CityWatch) {
            let segments = tally.wall(seat);
            let points = segments / CITY_WATCH_DIVISOR;
            if points > 0 {
                tally.award(Characters::award(seat, points, rule!("CHA-G"), Reason::CityWatch { segments }));
            }
        }
    }
}

impl Acts<Characters> for Move {
    const ACTIONS: bool = false;
    const WINDOW: bool = false;

    fn taken(mv: &Move) -> Option<Card> {
        match *mv {
            Move::Change { take: card, .. } | Move::Save(card) => Some(card),
            _ => None,
        }
    }

    fn list(mine: Mine<'_, Characters>, eyes: &Eyes<'_>, found: impl FnMut(Move)) {
        match Characters::asked(eyes) {
            Some(Question::Bid | Question::Pay | Question::Magician) => auction::moves(mine.open, eyes, found),
            Some(_) => abilities::moves(mine.open, eyes, found),
            None => {}
        }
    }

    fn check(mine: Mine<'_, Characters>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Bid(_) | Move::Pay(_) | Move::Keep | Move::Swap => auction::check(mine.open, eyes, mv),
            _ => abilities::check(mine.open, eyes, mv),
        }
    }

    fn payment(mine: Mine<'_, Characters>, _: Seat, _: &OpenTable, mv: &Move) -> Option<Payment> {
        auction::payment(mine.open, mv)
    }

    fn apply(room: &mut Room<Characters>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        match mv {
            Move::Bid(_) | Move::Pay(_) | Move::Keep | Move::Swap => auction::apply(room, seat, mv, p),
            _ => abilities::apply(room, seat, mv, p),
        }
    }
}

impl Runs<Characters> for Step {
    fn run(room: &mut Room<Characters>, step: Step, p: &mut Play<'_>) -> Option<Ask> {
        match step {
            Step::Bid => auction::go_on(room, p),
            Step::Pay => Some(Characters::ask(room.open.auction?.leader?, Question::Pay)),
            Step::Magician => Some(Characters::ask(room.open.owner(Person::Magician)?, Question::Magician)),
            Step::Start => abilities::start(room, p),
            Step::Miser => abilities::miser(room, p),
            Step::WiseMan => Some(Characters::ask(room.open.owner(Person::WiseMan)?, Question::WiseMan)),
        }
    }
}

impl Tells for Event {}

impl Lays<Characters> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("characters", "owners"), ("wise_man", "wise_man")];

    fn lay(room: &mut Room<Characters>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, dice } = on;
        given.owners.check(p.open().players(), "characters.owners")?;
        for seat in p.open().seats() {
            for person in given.owners.of(seat) {
                parts.take_card(person.card(), &format!("characters.owners.{seat}"))?;
                room.open.owners[*person as usize] = Some(seat);
            }
        }
        // Who is exchanged for the magician takes his place.
        let (owned, most) = (room.open.owners.iter().flatten().count(), CHARACTERS.count - SET_ASIDE);
        if owned > most {
            let why = format!("{owned} characters have owners, and only {most} come up in a game");
            return Err(BadPosition { rule: Some(rule!("CHA-S1")), ..bad("characters.owners", why) });
        }
        for person in &given.gone {
            parts.take_card(person.card(), "characters.gone")?;
            room.open.gone[*person as usize] = true;
        }
        for person in &given.used {
            if room.open.owner(*person).is_none() {
                return Err(bad("characters.used", format!("nobody owns the {person}")));
            }
            if !person.once_per_round() {
                let why = format!("the {person} has no once-per-round ability");
                return Err(BadPosition { rule: Some(rule!("CHA-12")), ..bad("characters.used", why) });
            }
            room.open.used[*person as usize] = true;
        }
        if given.named.is_some() && room.open.owner(Person::WiseMan).is_none() {
            let why = "nobody owns the wise man";
            return Err(BadPosition { rule: Some(rule!("CHA-W")), ..bad("characters.named", why) });
        }
        room.open.named = given.named;
        given.wise_man.check(p.open().players(), "characters.wise_man")?;
        for seat in p.open().seats().filter(|seat| given.wise_man.of(*seat).is_some()) {
            if room.open.owner(Person::WiseMan) != Some(seat) {
                let why = format!("seat {seat} does not own the wise man");
                let field = format!("characters.wise_man.{seat}");
                return Err(BadPosition { rule: Some(rule!("CHA-W")), ..bad(field, why) });
            }
            room.open.named = *given.wise_man.of(seat);
        }
        let mut left: Pile<Card, 10> = CHARACTERS.cards().filter(|card| parts.cards_left(*card) > 0).collect();
        dice.shuffle(&mut left);
        let stack: Vec<Card> = match &given.stack {
            Some(stack) => stack.iter().rev().map(|person| person.card()).collect(),
            None => left.iter().copied().take(SET_ASIDE).collect(),
        };
        if stack.len() > SET_ASIDE {
            let why = format!("only {SET_ASIDE} characters are laid aside");
            return Err(BadPosition { rule: Some(rule!("CHA-S1")), ..bad("characters.stack", why) });
        }
        for card in stack {
            room.dark.stack.push(parts.take_card(card, "characters.stack")?);
        }
        room.open.stack_left = room.dark.stack.len() as u8;
        Ok(())
    }
}

/// CHA-S1: four are laid aside.
const SET_ASIDE: usize = {
    let mut mixed = 0;
    let mut pile = 0;
    while pile < 5 {
        mixed += CHARACTERS_IN_PILES[pile] as usize;
        pile += 1;
    }
    CHARACTERS.count - mixed
};

fn set_up(room: &mut Room<Characters>, p: &mut Play<'_>) {
    let mut cards: Pile<Card, 10> = CHARACTERS.cards().collect();
    let mut dice = p.dice(Characters::ID, 0);
    dice.shuffle(&mut cards);
    (0..SET_ASIDE).for_each(|_| room.dark.stack.push(cards.pop().expect("ten cards")));
    room.open.stack_left = SET_ASIDE as u8;
    p.mix_into_piles(&mut cards, CHARACTERS_IN_PILES, &mut dice);
}

/// CHA-M: a kept magician's points come after the last scoring.
fn magician_counts(room: &mut Room<Characters>, p: &mut Play<'_>) {
    if let Some(seat) = room.open.owner(Person::Magician) {
        Characters::tell(p, || Event::MagicianPoints { seat, points: MAGICIAN_POINTS });
        p.award(Characters::award(seat, MAGICIAN_POINTS, rule!("CHA-M"), Reason::Magician));
    }
}

packed!(Open { owners, used, gone, auction, named, stack_left, begging });
