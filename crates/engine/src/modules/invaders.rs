//! Invaders: after each scoring an attack from one side costs points for open sides; who pays exactly for the right type of
//! building sees it coming. INV-1 to INV-24.

use super::prelude::*;
use crate::components::{ATTACK_LOSS, SCOUTS_OPEN};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Invaders;

/// What everybody sees …
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The scouts that lie open.
    pub scouts: Pile<Building, SCOUTS_OPEN>,
    /// The scouts that lie face down.
    pub scouts_left: u8,
    /// The next attack, if everybody knows it: the cards lie open (INV-23), or a table says so that is counted by hand.
    pub next: Option<Side>,
    /// The attacks that have come.
    pub past: Pile<Side, 4>,
    /// INV-22: who has looked at the next attack.
    pub looked: BySeat<bool>,
}

/// … what who has looked knows (INV-22) …
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Hand {
    /// The next attack.
    pub seen: Option<Side>,
}

/// … and what nobody sees.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// The attacks to come, the next one last.
    pub attacks: Pile<Side, 4>,
    /// The face-down scouts, the next one last.
    pub scouts: Pile<Building, 6>,
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Scouts were turned up.
        ScoutsShown { kinds: Vec<Building> } = "kinds: deck > shelf",
        /// The next attack was turned up (INV-23).
        AttackShown { side: Side } = "still",
        /// Somebody looked at the next attack.
        Scouted { seat: Seat, kind: Building, side: Option<Side> } = "still",
        /// The attack came.
        Attacked { side: Side, losses: EachSeat<i16> } = "still",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The attacks to come, the next one first; those that are not said follow by chance.
    pub attacks: Vec<Side>,
    /// The next attack, if everybody knows it.
    pub attack: Option<Side>,
    /// The attacks that have come: one for each round that was held (INV-24); by chance if they are not said.
    pub past: Option<Vec<Side>>,
    /// The scouts that lie open; by chance if they are not said.
    pub scouts: Option<Vec<Building>>,
    /// The scouts that lie face down, the next one first; the others by chance if they are not said.
    pub face_down: Option<Vec<Building>>,
    /// The seats that have looked at the next attack.
    pub looked: Vec<SeatLetter>,
}

/// INV-9 to INV-12: what an attack from a side costs a seat in a round, if its score is this much.
pub fn toll(table: &OpenTable, seat: Seat, side: Side, round: u8, score: i16) -> Award {
    let at = usize::from(round) - 1;
    let beside = Side::ALL.into_iter().filter(|other| *other != side && *other != side.opposite());
    let [per_open, per_beside] = ATTACK_LOSS[at].map(i16::from);
    let open = table.open_sides(seat, side);
    let beside = if per_beside > 0 { beside.map(|side| table.open_sides(seat, side)).sum() } else { 0 };
    let due = per_open * i16::from(open) + per_beside * i16::from(beside);
    let lost = due.min(score.max(0)); // INV-12: no score is pushed below 0, and one that is below stays
    let rule = if lost < due { rule!("INV-12") } else { [rule!("INV-9"), rule!("INV-10"), rule!("INV-11")][at] };
    let award = Invaders::award(seat, -lost, rule, Reason::Attack { side, open, beside });
    Award { due: -due, round: Some(round), ..award }
}

choices! {
    /// In which ways the invaders come.
    pub struct Options {
        /// Do the attack cards lie open?
        open_attack_cards: Switch = Switch::Off, "INV-23";
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// An attack from a side on so many open sides there and beside it (INV-9 to INV-11).
        Attack { side: Side, open: u8, beside: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The scouts that lie open, and how many lie face down.
        Scouts { kinds: Vec<Building>, left: u8 },
        /// The next attack, which everybody knows.
        Next { side: Side },
        /// The next attack, which only this seat and whoever else has looked knows.
        Seen { side: Side },
        /// The attacks that have come.
        Past { sides: Vec<Side> },
        /// Who has looked at the next attack.
        Looked { seats: Vec<Seat> },
    }
}

impl Module for Invaders {
    const ID: ModuleId = ModuleId::Invaders;
    const GUIDE: Guide = Guide { place: 9, brings: &[(Boon::Spied, "scout")], ..Guide::NOTHING };
    type Open = Open;
    type Hand = Hand;
    type Dark = Dark;
    type Event = Event;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    type Options = Options;
    has_no!(Move Step Topic Refusal);
    const WATCHES: Watches<Invaders> = Watches {
        scoring_counted: Some(attack),
        table_set: Some(Invaders::table_set),
        bought: Some(Invaders::bought),
        ..Watches::NOTHING
    };
    const COUNTS: Counts<Invaders> = Counts { toll: Some(Invaders::toll), ..Counts::NOTHING };
    const SHOWS: Shows<Invaders> = Shows { notices: Some(Invaders::notices), ..Shows::NOTHING };

    /// Who has looked knows the next attack; the others know only that somebody has.
    fn redeal(room: &mut Room<Invaders>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let attacks = &mut room.dark.attacks;
        let known = usize::from(room.open.looked[seat] || room.open.next.is_some());
        let unknown = attacks.len().saturating_sub(known);
        hidden.mix(&mut attacks[..unknown], dice);
        hidden.mix(&mut room.dark.scouts, dice);
        let next = room.dark.attacks.last().copied();
        for other in Seat::all(MAX_PLAYERS).filter(|other| room.open.looked[*other]) {
            room.hands[other].seen = next;
        }
    }
}

impl Invaders {
    /// INV-1, INV-2.
    fn table_set(room: &mut Room<Invaders>, p: &mut Play<'_>) {
        let mut dice = p.dice(Invaders::ID, 0);
        room.dark.attacks = Side::ALL.into_iter().collect();
        dice.shuffle(&mut room.dark.attacks);
        room.dark.scouts = Building::ALL.into_iter().collect();
        dice.shuffle(&mut room.dark.scouts);
        turn_up(room, p);
    }

    /// INV-16, INV-17, INV-19 to INV-21: at once, before the further action.
    fn bought(room: &mut Room<Invaders>, sale: &Sale, p: &mut Play<'_>) {
        let Some(kind) = sale.tile.building().filter(|_| sale.exact) else { return };
        if !room.open.scouts.contains(&kind) {
            return;
        }
        let seat = sale.seat;
        room.open.scouts.retain(|scout| *scout != kind); // INV-18: not replaced
        room.open.looked[seat] = true;
        room.hands[seat].seen = room.dark.attacks.last().copied();
        p.reveal();
        let side = room.hands[seat].seen;
        Invaders::tell(p, || Event::Scouted { seat, kind, side });
    }

    /// INV-3, INV-9 to INV-12: what the attack costs that everybody knows will come.
    fn toll(open: &Open, table: &OpenTable, tally: &mut Tally) {
        let Some(side) = open.next else { return };
        for seat in table.seats() {
            let toll = toll(table, seat, side, tally.round, table.score(seat) + tally.total(seat));
            if toll.due != 0 {
                tally.award(toll);
            }
        }
    }

    fn notices(mine: Mine<'_, Invaders>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let open = mine.open;
        if open.scouts_left > 0 || !open.scouts.is_empty() {
            show(Notice::Scouts { kinds: open.scouts.to_vec(), left: open.scouts_left });
        }
        if let Some(side) = open.next {
            show(Notice::Next { side });
        } else if let Some(side) = mine.hand.seen {
            show(Notice::Seen { side });
        }
        if !open.past.is_empty() {
            show(Notice::Past { sides: open.past.to_vec() });
        }
        let seats: Vec<Seat> = table.seats().filter(|seat| open.looked[*seat]).collect();
        if !seats.is_empty() {
            show(Notice::Looked { seats });
        }
    }
}

impl Tells for Event {
    /// INV-22: what was seen is told to who looked.
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Scouted { seat, kind, .. } if to != Some(*seat) => {
                Event::Scouted { seat: *seat, kind: *kind, side: None }
            }
            public => public.clone(),
        }
    }
}

impl Lays<Invaders> for Given {
    const TABLE_WORDS: &'static [(&'static str, &'static str)] = &[("attack", "attack")];

    fn lay(room: &mut Room<Invaders>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        let held = p.open().rounds_held().iter().count();
        lay_attacks(room, given, held, dice)?;
        let open_cards = Invaders::options(p.open()).open_attack_cards == Switch::On;
        if open_cards && (given.scouts.is_some() || given.face_down.is_some() || !given.looked.is_empty()) {
            let why = "scouts are not used with open attack cards";
            return Err(BadPosition { rule: Some(rule!("INV-23")), ..bad("invaders.scouts", why) });
        }
        if open_cards {
            room.open.next = room.dark.attacks.last().copied();
            return Ok(());
        }
        let mut left: Vec<Building> = Building::ALL.to_vec();
        let mut take = |kinds: &[Building], field: &str, most: usize| {
            for kind in kinds {
                let at = left.iter().position(|other| other == kind);
                left.remove(at.ok_or_else(|| bad(field, format!("there is one {kind} scout")))?);
            }
            if kinds.len() > most { Err(bad(field, format!("at most {most} scouts lie there"))) } else { Ok(()) }
        };
        take(given.scouts.as_deref().unwrap_or_default(), "invaders.scouts", SCOUTS_OPEN)?;
        let below = (2 * SCOUTS_OPEN).saturating_sub(held * SCOUTS_OPEN); // INV-18
        take(given.face_down.as_deref().unwrap_or_default(), "invaders.face_down", below)?;
        dice.shuffle(&mut left);
        room.open.scouts = match &given.scouts {
            Some(scouts) => scouts.iter().copied().collect(),
            None => left.split_off(left.len().saturating_sub(SCOUTS_OPEN)).into_iter().collect(),
        };
        let mut face_down = given.face_down.clone().unwrap_or_else(|| {
            left.truncate(below);
            left
        });
        face_down.reverse();
        room.dark.scouts = face_down.into_iter().collect();
        room.open.scouts_left = room.dark.scouts.len() as u8;
        for SeatLetter(seat) in &given.looked {
            if seat.number() >= p.open().players() {
                return Err(bad("invaders.looked", format!("nobody sits on seat {seat}")));
            }
            room.open.looked[*seat] = true;
            room.hands[*seat].seen = room.dark.attacks.last().copied();
        }
        Ok(())
    }
}

/// INV-13, INV-24: four cards, one from each side; one is used after each round that was held.
fn lay_attacks(room: &mut Room<Invaders>, given: &Given, held: usize, dice: &mut Dice) -> Result<(), BadPosition> {
    let broken = |rule, why: &str, part: &str| BadPosition { rule: Some(rule), ..bad(format!("invaders.{part}"), why) };
    let mut attacks = given.attacks.clone();
    if let Some(side) = given.attack {
        if attacks.first().is_some_and(|next| *next != side) {
            return Err(bad("invaders.attack", "attacks says something else"));
        }
        attacks.retain(|other| *other != side);
        attacks.insert(0, side);
    }
    let said: Vec<Side> = attacks.iter().chain(given.past.iter().flatten()).copied().collect();
    if let Some(twice) = (1..said.len()).find(|n| said[..*n].contains(&said[*n])) {
        let part = if twice < attacks.len() { "attacks" } else { "past" };
        return Err(broken(rule!("INV-13"), "there is one attack from each side", part));
    }
    let mut left: Vec<Side> = Side::ALL.into_iter().filter(|side| !said.contains(side)).collect();
    dice.shuffle(&mut left);
    let past = match &given.past {
        Some(past) => past.clone(),
        None if left.len() < held => return Err(broken(rule!("INV-24"), "some of these have come already", "attacks")),
        None => left.split_off(left.len() - held),
    };
    if past.len() != held {
        return Err(broken(rule!("INV-24"), "one attack has come for each round that was held", "past"));
    }
    attacks.extend(left);
    attacks.reverse();
    room.dark.attacks = attacks.into_iter().collect();
    room.open.past = past.into_iter().collect();
    room.open.next = given.attack;
    Ok(())
}

/// INV-3, INV-12, INV-13, INV-18: the card hits all at once and leaves the game; then new scouts.
fn attack(room: &mut Room<Invaders>, p: &mut Play<'_>) {
    let side = room.dark.attacks.pop().expect("four cards for three scorings");
    let round = p.open().round();
    let tolls: Pile<Option<Award>, { MAX_PLAYERS as usize }> =
        p.open().seats().map(|seat| Some(toll(p.open(), seat, side, round, p.open().score(seat)))).collect();
    room.open.past.push(side);
    room.open.next = None;
    room.open.looked = BySeat::default();
    room.hands = BySeat::default();
    p.reveal();
    Invaders::tell(p, || Event::Attacked { side, losses: tolls.iter().flatten().map(|toll| -toll.points).collect() });
    tolls.iter().flatten().filter(|toll| toll.due != 0).for_each(|toll| p.award(*toll));
    if round < 3 {
        turn_up(room, p);
    }
}

/// INV-2, INV-18, INV-23: the next scouts, or the next attack.
fn turn_up(room: &mut Room<Invaders>, p: &mut Play<'_>) {
    if Invaders::options(p.open()).open_attack_cards == Switch::On {
        room.dark.scouts.clear();
        room.open.next = room.dark.attacks.last().copied();
        if let Some(side) = room.open.next {
            p.reveal();
            Invaders::tell(p, || Event::AttackShown { side });
        }
        return;
    }
    room.open.scouts.clear();
    while room.open.scouts.len() < SCOUTS_OPEN
        && let Some(scout) = room.dark.scouts.pop()
    {
        room.open.scouts.push(scout);
    }
    room.open.scouts_left = room.dark.scouts.len() as u8;
    p.reveal();
    let scouts = room.open.scouts;
    Invaders::tell(p, || Event::ScoutsShown { kinds: scouts.to_vec() });
}

packed!(Open { scouts, scouts_left, next, past, looked }; Hand { seen });
