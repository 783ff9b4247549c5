//! The falconers: falcons on corners where four tiles of the base game meet, each for one money card. FAL-1 to FAL-19.

use super::prelude::*;
use crate::{
    components::{FALCON_POINTS, FALCONS},
    value::put_in_order,
};
use serde::{Serializer, ser::SerializeMap};
use std::{collections::BTreeMap, fmt, str::FromStr};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Falconers;

/// How many birds there are: black, brown and white.
const BIRDS: usize = 3;

/// One of the fifteen falcons. Written by its name, such as `white-5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Falcon(u8);

impl Falcon {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Falcon> {
        (0..FALCONS.len() as u8).map(Falcon)
    }
    /// Its name.
    pub const fn name(self) -> &'static str {
        FALCONS[self.0 as usize].0
    }
    /// The colour of the bird, as a number.
    pub const fn bird(self) -> u8 {
        FALCONS[self.0 as usize].1
    }
    /// The bird, as a piece.
    pub const fn piece(self) -> &'static str {
        ["falcon-black", "falcon-brown", "falcon-white"][self.bird() as usize]
    }
    /// FAL-8: the colours on its back.
    pub const fn colours(self) -> [Building; 2] {
        FALCONS[self.0 as usize].2
    }
}

impl fmt::Display for Falcon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Falcon {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Falcon, Misspelt> {
        let found = Falcon::all().find(|falcon| falcon.name() == text);
        found.ok_or_else(|| Misspelt::new("a falcon (such as white-5)", text))
    }
}

spelled_in_serde!(Falcon);
pieces!(Falcon);

/// Where a falcon sits: at the corner `(x, y)` of somebody's Alhambra, the south-western one of the cell with this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Perch {
    /// Whose.
    pub seat: Seat,
    /// The corner.
    pub at: Corner,
}

/// FAL-1: everybody sees every falcon.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Open {
    perches: [Option<Perch>; FALCONS.len()],
}

impl Open {
    /// Where a falcon sits; nowhere while it is for sale.
    pub const fn perch(&self, falcon: Falcon) -> Option<Perch> {
        self.perches[falcon.0 as usize]
    }
    /// The falcons that can be bought.
    pub fn supply(&self) -> impl Iterator<Item = Falcon> + '_ {
        Falcon::all().filter(|falcon| self.perch(*falcon).is_none())
    }
    /// The falcons of a seat and their corners.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (Falcon, Corner)> + '_ {
        let own =
            move |falcon: Falcon| self.perch(falcon).filter(|perch| perch.seat == seat).map(|perch| (falcon, perch.at));
        Falcon::all().filter_map(own)
    }
    /// FAL-17: what the falcons of a seat are worth in a scoring.
    pub fn points(&self, seat: Seat) -> u8 {
        self.birds(seat).into_iter().map(|birds| FALCON_POINTS[usize::from(birds)]).sum()
    }
    /// How many falcons of each bird a seat has.
    pub fn birds(&self, seat: Seat) -> [u8; BIRDS] {
        let mut birds = [0; BIRDS];
        self.of(seat).for_each(|(falcon, _)| birds[usize::from(falcon.bird())] += 1);
        birds
    }
}

/// The falcons for sale, and where the others sit.
impl Serialize for Open {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(2))?;
        map.serialize_entry("for_sale", &self.supply().collect::<Vec<_>>())?;
        let set = Falcon::all().filter_map(|falcon| Some((falcon.name(), self.perch(falcon)?)));
        map.serialize_entry("set", &set.collect::<BTreeMap<_, _>>())?;
        map.end()
    }
}

declare! {
    /// FAL-3.
    pub move Move "a move of the falconers (such as: set white-5 at 1,1 for denar-1)" {
        /// Buy a falcon and set it.
        Set { falcon: Falcon, at: Corner, card: Card } = "set {falcon} at {at} for {card}",
    }
}

/// FAL-16: another one?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question;

impl Named for Question {
    const ALL: &'static [Question] = &[Question];
    fn name(self) -> &'static str {
        "falconers_more"
    }
}

impl Subject<Falconers> for Question {
    fn passed(_: &mut Room<Falconers>, seat: Seat, _: Question, p: &mut Play<'_>) {
        Falconers::tell(p, || Event::Enough { seat });
    }
}

/// Ask about another falcon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AskMore(Seat);

declare! {
    /// What this room tells.
    pub event Event {
        /// A falcon was bought and set.
        Set { seat: Seat, falcon: Falcon, at: Corner, card: Card } = "card: hand > discard, falcon: shelf > at",
        /// No further falcon.
        Enough { seat: Seat } = "still",
        /// A falcon went back: one of its four tiles is gone (FAL-14).
        Returned { seat: Seat, falcon: Falcon } = "falcon: alhambra > shelf",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The falcons of each seat with their corners.
    pub set: PerSeat<BTreeMap<String, Corner>>,
}

/// FAL-7, FAL-8, FAL-11, FAL-12: the colours of the four tiles round a corner, if all four are of the base game.
pub fn colours_at(table: &OpenTable, seat: Seat, corner: Corner) -> Option<ByBuilding<bool>> {
    let mut colours = ByBuilding::default();
    // The start tile has no colour. All are looked for at once.
    let mut found = u8::from(corner.touches(Cell::START));
    let mut other = false;
    table.find_tile(seat, |tile, at| {
        if corner.touches(at) {
            other |= !tile.is_basic();
            if let Some(kind) = table.building(tile) {
                colours[kind] = true;
            }
            found += 1;
        }
        other || found == 4
    });
    (!other && found == 4).then_some(colours)
}

/// FAL-9: the corners of an Alhambra that could carry a falcon, with the colours round them.
pub fn corners(open: &Open, table: &OpenTable, seat: Seat) -> impl Iterator<Item = (Corner, ByBuilding<bool>)> {
    let taken: Pile<Corner, { FALCONS.len() }> = open.of(seat).map(|(_, at)| at).collect();
    let free = table.fours(seat).filter(move |corner| !taken.contains(corner));
    free.filter_map(move |corner| Some((corner, colours_at(table, seat, corner)?)))
}

fn fits(falcon: Falcon, colours: &ByBuilding<bool>) -> bool {
    falcon.colours().into_iter().all(|kind| colours[kind])
}

/// FAL-4, FAL-5: money of the hand, whatever it is worth.
fn can_pay(card: Card) -> bool {
    card.is_money() && card.is_for_hands()
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// None of the tiles round this corner has the colour.
        ColourMissing { corner: Corner, kind: Building },
        /// A falcon sits on this corner already.
        CornerTaken { corner: Corner },
        /// There are not four tiles of the base game round this corner.
        NoFour { corner: Corner },
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// So many falcons of each bird (FAL-17).
        Falcons { black: u8, brown: u8, white: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// A falcon that can be set, and the colours that it needs.
        ForSale { falcon: Falcon, bird: &'static str, colours: [Building; 2] },
        /// A falcon that was set, and what all falcons of this seat are worth.
        Set { seat: Seat, falcon: Falcon, bird: &'static str, at: Corner, sum: u8 },
    }
}

impl Module for Falconers {
    const ID: ModuleId = ModuleId::Falconers;
    const GUIDE: Guide =
        Guide { sells: &[Sold { name: "falcon", row: 11, by: &["set"], boons: &[Boon::Gems] }], ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Step = AskMore;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Options);
    const WATCHES: Watches<Falconers> = Watches { lifted: Some(Falconers::lifted), ..Watches::NOTHING };
    const COUNTS: Counts<Falconers> = Counts { score: Some(Falconers::score), ..Counts::NOTHING };
    const SHOWS: Shows<Falconers> = Shows { notices: Some(Falconers::notices), pieces: Some(Falconers::pieces) };

    /// FAL-1: nothing is hidden.
    fn redeal(_: &mut Room<Falconers>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Falconers {
    /// FAL-14, FAL-15: the corner is rebuilt, whatever comes.
    fn lifted(room: &mut Room<Falconers>, seat: Seat, _: Tile, at: Cell, p: &mut Play<'_>) {
        for falcon in Falcon::all() {
            let perch = &mut room.open.perches[falcon.0 as usize];
            if perch.is_some_and(|perch| perch.seat == seat && perch.at.cells().contains(&at)) {
                *perch = None;
                Falconers::tell(p, || Event::Returned { seat, falcon });
            }
        }
    }

    /// FAL-17.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            let points = open.points(seat);
            if points > 0 {
                let [black, brown, white] = open.birds(seat);
                let reason = Reason::Falcons { black, brown, white };
                tally.award(Falconers::award(seat, points, rule!("FAL-17"), reason));
            }
        }
    }

    fn notices(mine: Mine<'_, Falconers>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for falcon in mine.open.supply() {
            show(Notice::ForSale { falcon, bird: falcon.piece(), colours: falcon.colours() });
        }
        for seat in table.seats() {
            for (falcon, at) in mine.open.of(seat) {
                show(Notice::Set { seat, falcon, bird: falcon.piece(), at, sum: mine.open.points(seat) });
            }
        }
    }

    fn pieces(open: &Open, _: &OpenTable, of: Participant, show: &mut dyn FnMut(Piece)) {
        let set = of.seat().into_iter().flat_map(|seat| open.of(seat));
        set.for_each(|(falcon, at)| show(Piece { name: falcon.piece(), at: Spot::Corner(at) }));
    }
}

impl Acts<Falconers> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, Falconers>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if eyes.ask.topic != Topic::Action && Falconers::asked(eyes).is_none() || eyes.hand.is_empty() {
            return;
        }
        // Most Alhambras have no corner for a falcon.
        if !eyes.open.may_have_four(eyes.seat) {
            return;
        }
        let most = eyes.length.limits().kind;
        let mut cards: Pile<Card, 64> = Pile::default();
        for (at, colours) in corners(mine.open, eyes.open, eyes.seat) {
            if cards.is_empty() {
                cards = eyes.hand.faces().map(|(card, _)| card).filter(|card| can_pay(*card)).collect();
                if cards.len() > most {
                    put_in_order(&mut cards, |card| (card.value(), *card)); // where not all are told, the cheapest
                }
            }
            for falcon in mine.open.supply().filter(|falcon| fits(*falcon, &colours)) {
                cards.iter().take(most).for_each(|card| found(Move::Set { falcon, at, card: *card }));
            }
        }
    }

    fn check(mine: Mine<'_, Falconers>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let Move::Set { falcon, at, card } = *mv;
        if eyes.ask.topic != Topic::Action && Falconers::asked(eyes).is_none() {
            return Err(rule!("FAL-2").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if mine.open.perch(falcon).is_some() {
            return Err(rule!("FAL-1").broken(Because::NothingThere));
        }
        let colours = colours_at(eyes.open, eyes.seat, at);
        let colours =
            colours.ok_or_else(|| rule!("FAL-7").broken(Falconers::because(Refusal::NoFour { corner: at })))?;
        if let Some(kind) = falcon.colours().into_iter().find(|kind| !colours[*kind]) {
            return Err(rule!("FAL-8").broken(Falconers::because(Refusal::ColourMissing { corner: at, kind })));
        }
        if mine.open.of(eyes.seat).any(|(_, corner)| corner == at) {
            return Err(rule!("FAL-9").broken(Falconers::because(Refusal::CornerTaken { corner: at })));
        }
        if !can_pay(card) {
            return Err(rule!("FAL-5").broken(Because::PaysNothingHere { card }));
        }
        if eyes.hand.count(card) == 0 {
            return Err(rule!("FAL-3").broken(Because::NotInHand { card }));
        }
        Ok(())
    }

    /// FAL-3, FAL-6.
    fn apply(room: &mut Room<Falconers>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        let Move::Set { falcon, at, card } = mv;
        p.discard(seat, &Purse::of(card));
        room.open.perches[falcon.0 as usize] = Some(Perch { seat, at });
        Falconers::tell(p, || Event::Set { seat, falcon, at, card });
        Falconers::push(p, AskMore(seat));
    }
}

impl Runs<Falconers> for AskMore {
    /// FAL-16: asked while anything could be set; whether the hand can pay, only its owner knows.
    fn run(room: &mut Room<Falconers>, AskMore(seat): AskMore, p: &mut Play<'_>) -> Option<Ask> {
        let able = p.open().hand_size(seat) > 0
            && corners(&room.open, p.open(), seat).any(|(_, colours)| room.open.supply().any(|f| fits(f, &colours)));
        able.then(|| Falconers::ask(seat, Question))
    }
}

impl Tells for Event {}

impl Lays<Falconers> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("falcons", "set")];

    fn lay(room: &mut Room<Falconers>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        given.set.check(p.open().players(), "falconers.set")?;
        for seat in p.open().seats() {
            for (name, corner) in given.set.of(seat) {
                let field = format!("falconers.set.{seat}.{name}");
                let wrong = |rule: RuleId, why: &str| BadPosition {
                    rule: Some(rule),
                    cells: vec![corner.0],
                    ..bad(field.clone(), why)
                };
                let falcon: Falcon = name.parse().map_err(|e: Misspelt| bad(field.clone(), e.to_string()))?;
                if room.open.perch(falcon).is_some() {
                    return Err(wrong(rule!("FAL-1"), "this falcon sits somewhere else already"));
                }
                if room.open.of(seat).any(|(_, at)| at == *corner) {
                    return Err(wrong(rule!("FAL-9"), "one falcon on each corner"));
                }
                let colours = colours_at(p.open(), seat, *corner).ok_or_else(|| {
                    wrong(rule!("FAL-7"), "there are not four tiles of the base game round this corner")
                })?;
                // FAL-14: whatever changes one of the four sends it back, so what it needed is still there.
                if !fits(falcon, &colours) {
                    return Err(wrong(rule!("FAL-8"), "the tiles round this corner lack one of its colours"));
                }
                room.open.perches[falcon.0 as usize] = Some(Perch { seat, at: *corner });
            }
        }
        Ok(())
    }
}

packed!(Perch { seat, at }; Open { perches });
