//! The street trader: a token with three coloured residents stands beside each Alhambra. A tile built on its cell makes it
//! give way, and a resident of the building's colour may move in. STR-1 to STR-26.
//!
//! The trader's cell is empty for every building rule, so the board knows nothing of traders (STR-6).

mod moves;
mod shows;

use super::prelude::*;
use crate::components::{RESIDENTS_CHOSEN, RESIDENTS_PER_COLOUR, SERIES_POINTS};

pub use moves::{Colours, Move};
pub use shows::Notice;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StreetTrader;

/// A trader token.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Trader {
    /// Where it stands; none while it is set aside.
    pub at: Option<Cell>,
    /// The residents on it.
    pub carried: ByBuilding<u8>,
}

/// STR-24: everything is public …
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The residents in the common supply.
    pub supply: ByBuilding<u8>,
    /// The trader of each seat.
    pub traders: BySeat<Trader>,
    /// The buildings with a resident, who has the building's colour (STR-16).
    pub homes: TileSet,
    /// Who has chosen residents that are not shown yet.
    pub sealed: BySeat<bool>,
    /// The tile that was built on a trader's cell, while its owner decides.
    pub landed: Option<Tile>,
    /// Whose trader was set aside and has not been put back yet (STR-17).
    pub displaced: Option<Seat>,
}

impl Default for Open {
    fn default() -> Open {
        Open {
            supply: ByBuilding::new([RESIDENTS_PER_COLOUR; 6]),
            traders: BySeat::default(),
            homes: TileSet::EMPTY,
            sealed: BySeat::default(),
            landed: None,
            displaced: None,
        }
    }
}

impl Open {
    /// The colours of which the supply holds somebody.
    pub fn available(&self) -> impl Iterator<Item = Building> {
        let supply = self.supply;
        Building::ALL.into_iter().filter(move |kind| supply[*kind] > 0)
    }
    /// The colours that a seat's trader carries.
    pub fn carried(&self, seat: Seat) -> impl Iterator<Item = Building> {
        let carried = self.traders[seat].carried;
        Building::ALL.into_iter().filter(move |kind| carried[*kind] > 0)
    }
    /// STR-21: the residents on buildings of an Alhambra.
    pub fn residents(&self, table: &OpenTable, seat: Seat) -> ByBuilding<u8> {
        let mut count = ByBuilding::default();
        for kind in self.homes.and(table.built(seat)).iter().filter_map(Tile::building) {
            count[kind] += 1;
        }
        count
    }
}

/// STR-22: what these residents score. Series `j` has one of every colour that occurs at least `j` times.
pub fn series_points(residents: &ByBuilding<u8>) -> u8 {
    let longest = residents.as_slice().iter().copied().max().unwrap_or(0);
    let series = |j: u8| residents.as_slice().iter().filter(|count| **count >= j).count();
    (1..=longest).map(|j| SERIES_POINTS[series(j)]).sum()
}

/// … but a choice until all are shown (STR-2).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Hand {
    /// The sealed choice.
    pub chosen: Colours,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A seat chooses its residents.
    Choose(Seat),
    /// A seat puts its trader on a cell.
    Stand(Seat),
    /// A seat decides about the tile that landed on its trader's cell.
    Landed(Seat),
}

topics! {
    /// What is asked.
    pub enum Question {
        /// Which residents (STR-2)?
        Choose "street_trader_choose" must "STR-2",
        /// Where to (STR-4, STR-17)?
        Stand "street_trader_stand" must "STR-8",
        /// Does a resident move in (STR-10)?
        MoveIn "street_trader_move_in",
        /// Is a resident exchanged (STR-12)?
        Swap "street_trader_swap",
    }
}

impl Subject<StreetTrader> for Question {
    fn passed(room: &mut Room<StreetTrader>, seat: Seat, _: Question, p: &mut Play<'_>) {
        room.open.landed = None; // STR-13
        StreetTrader::tell(p, || Event::Declined { seat });
    }

    fn stands(open: &Open, _: Seat, question: Question) -> bool {
        matches!(question, Question::Choose | Question::Stand) || open.landed.is_some()
    }

    /// STR-2: a sealed choice may be any.
    fn about(open: &Open, _: Question) -> Vec<(&'static str, Fact)> {
        vec![("landed", open.landed.fact())]
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Somebody chose; the colours are told when all have chosen.
        Chose { seat: Seat, kinds: Option<Colours> } = "kinds: shelf > before",
        /// The choice is shown.
        Shown { seat: Seat, kinds: Colours } = "kinds: shelf > before",
        /// The trader was put on a cell.
        Stood { seat: Seat, at: Cell } = "'trader': before > at",
        /// A tile was built on the trader's cell: it is set aside.
        Displaced { seat: Seat, tile: Tile } = "'trader': alhambra > before",
        /// A resident moved in; another came to the trader.
        MovedIn { seat: Seat, tile: Tile, take: Option<Building> } = "'resident': before > on tile, take: shelf > before",
        /// A resident was exchanged with the supply.
        Swapped { seat: Seat, give: Building, take: Building } = "give: before > shelf, take: shelf > before",
        /// The offer was declined.
        Declined { seat: Seat } = "still",
        /// A building left, and its resident went back to the supply.
        Left { seat: Seat, tile: Tile } = "'resident': on tile > shelf",
        /// The trader's cell touches no tile any more (STR-18).
        Lost { seat: Seat } = "'trader': alhambra > before",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The cell of a trader; a free one beside the Alhambra if it is not said.
    pub at: PerSeat<Option<Cell>>,
    /// Seats whose trader is set aside.
    pub aside: Vec<SeatLetter>,
    /// The residents on a trader; three by chance if they are not said.
    pub carried: PerSeat<Option<Vec<Building>>>,
    /// The buildings with a resident.
    pub residents: PerSeat<Vec<Tile>>,
    /// The supply; all that are nowhere else if it is not said.
    pub supply: Option<Vec<Building>>,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// The trader carries nobody of this colour.
        NotCarried { kind: Building },
        /// Something must be chosen from the supply.
        NothingChosen,
        /// Not so many different colours as must be chosen.
        WrongNumber { wanted: u8 },
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// Residents in series: how many there are, and in how many series (STR-22).
        Series { residents: u8, series: u8 },
    }
}

impl Module for StreetTrader {
    const ID: ModuleId = ModuleId::StreetTrader;
    const GUIDE: Guide = Guide { place: 6, ..Guide::NOTHING };
    type Open = Open;
    type Hand = Hand;
    type Move = Move;
    type Step = Step;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Dark Options);
    const WATCHES: Watches<StreetTrader> = Watches {
        aftermath: Some(StreetTrader::aftermath),
        before_yard: Some(StreetTrader::before_yard),
        built: Some(StreetTrader::built),
        lifted: Some(StreetTrader::lifted),
        placed: Some(StreetTrader::placed),
        ..Watches::NOTHING
    };
    const COUNTS: Counts<StreetTrader> = Counts { score: Some(StreetTrader::score), ..Counts::NOTHING };
    const SHOWS: Shows<StreetTrader> =
        Shows { notices: Some(StreetTrader::notices), pieces: Some(StreetTrader::pieces) };

    fn redeal(room: &mut Room<StreetTrader>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        for other in hidden.open.seats().filter(|other| *other != seat && room.open.sealed[*other]) {
            let at = dice.below(Colours::all(RESIDENTS_CHOSEN).count() as u32) as usize;
            room.hands[other].chosen = Colours::all(RESIDENTS_CHOSEN).nth(at).expect("below their number");
        }
    }
}

impl StreetTrader {
    /// STR-1.
    fn before_yard(_: &mut Room<StreetTrader>, p: &mut Play<'_>) {
        StreetTrader::push(p, Step::Choose(Seat::FIRST));
    }

    fn aftermath(room: &mut Room<StreetTrader>, place: Place, p: &mut Play<'_>) {
        if place != Place::Second {
            return;
        }
        let seat = p.open().on_turn();
        let trader = &mut room.open.traders[seat];
        // STR-18: an undisplaced trader may have lost its neighbour.
        if trader.at.is_some_and(|at| !p.open().is_beside(seat, at)) {
            trader.at = None;
            StreetTrader::tell(p, || Event::Lost { seat });
        }
        if trader.at.is_none() {
            StreetTrader::push(p, Step::Stand(seat)); // STR-17, STR-26
        }
    }

    /// STR-9: whatever is built on the trader's cell sets it aside.
    fn built(room: &mut Room<StreetTrader>, seat: Seat, tile: Tile, p: &mut Play<'_>) {
        let trader = &mut room.open.traders[seat];
        if trader.at.is_some() && trader.at == p.open().cell_of(seat, tile) {
            trader.at = None;
            room.open.landed = Some(tile);
            room.open.displaced = Some(seat);
            StreetTrader::tell(p, || Event::Displaced { seat, tile });
            StreetTrader::push(p, Step::Landed(seat)); // STR-14
        }
    }

    /// STR-19.
    fn lifted(room: &mut Room<StreetTrader>, seat: Seat, tile: Tile, _: Cell, p: &mut Play<'_>) {
        if room.open.homes.has(tile)
            && let Some(kind) = tile.building()
        {
            room.open.homes.remove(tile);
            room.open.supply[kind] += 1;
            StreetTrader::tell(p, || Event::Left { seat, tile });
        }
    }

    /// STR-17: a trader that was set aside goes back to a cell; one that found none waits for its own turn (STR-26).
    fn placed(room: &mut Room<StreetTrader>, seat: Seat, p: &mut Play<'_>) {
        if room.open.displaced == Some(seat) {
            StreetTrader::push(p, Step::Stand(seat));
        }
    }

    /// STR-21 to STR-23.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            let residents = open.residents(table, seat);
            let points = series_points(&residents);
            if points > 0 {
                let counts = residents.as_slice();
                let (residents, series) = (counts.iter().sum(), counts.iter().copied().max().unwrap_or(0));
                let reason = Reason::Series { residents, series };
                tally.award(StreetTrader::award(seat, points, rule!("STR-22"), reason));
            }
        }
    }
}

impl Acts<StreetTrader> for Move {
    const ACTIONS: bool = false;
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, StreetTrader>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let open = mine.open;
        match StreetTrader::asked(eyes) {
            Some(Question::Choose) => Colours::all(RESIDENTS_CHOSEN).for_each(|kinds| found(Move::Choose { kinds })),
            Some(Question::Stand) => eyes.open.beside(eyes.seat).each(|at| found(Move::Stand { at })),
            Some(Question::MoveIn) => {
                if open.available().next().is_none() {
                    found(Move::MoveIn { take: None });
                }
                open.available().for_each(|take| found(Move::MoveIn { take: Some(take) }));
            }
            Some(Question::Swap) => swaps(open, eyes.seat).for_each(|(give, take)| found(Move::Swap { give, take })),
            None => {}
        }
    }

    fn check(mine: Mine<'_, StreetTrader>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let (open, seat) = (mine.open, eyes.seat);
        let now = |rule: RuleId, question: Question| {
            let not_now = || rule.broken(Because::NotNow { topic: eyes.ask.topic });
            (StreetTrader::asked(eyes) == Some(question)).then_some(()).ok_or_else(not_now)
        };
        let left = |rule: RuleId, kind: Building| {
            let none = || rule.broken(Because::NoneLeft { kind });
            (open.supply[kind] > 0).then_some(()).ok_or_else(none)
        };
        match *mv {
            Move::Choose { kinds } => {
                now(rule!("STR-2"), Question::Choose)?;
                let wrong =
                    || rule!("STR-2").broken(StreetTrader::because(Refusal::WrongNumber { wanted: RESIDENTS_CHOSEN }));
                (kinds.len() == RESIDENTS_CHOSEN).then_some(()).ok_or_else(wrong)
            }
            Move::Stand { at } => {
                now(rule!("STR-7"), Question::Stand)?;
                may_stand(eyes.open, seat, at).map_err(|because| rule!("STR-8").broken(because))
            }
            Move::MoveIn { take } => {
                now(rule!("STR-10"), Question::MoveIn)?;
                match take {
                    Some(kind) => left(rule!("STR-11"), kind),
                    None if open.available().next().is_some() => {
                        Err(rule!("STR-11").broken(StreetTrader::because(Refusal::NothingChosen)))
                    }
                    None => Ok(()),
                }
            }
            Move::Swap { give, take } => {
                now(rule!("STR-12"), Question::Swap)?;
                if open.traders[seat].carried[give] == 0 {
                    return Err(rule!("STR-12").broken(StreetTrader::because(Refusal::NotCarried { kind: give })));
                }
                if give == take {
                    return Err(rule!("STR-12").broken(Because::NoChange));
                }
                left(rule!("STR-12"), take)
            }
        }
    }

    fn apply(room: &mut Room<StreetTrader>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        match mv {
            Move::Choose { kinds } => choose(room, seat, kinds, p),
            Move::Stand { at } => {
                room.open.traders[seat].at = Some(at);
                StreetTrader::tell(p, || Event::Stood { seat, at });
            }
            Move::MoveIn { take } => {
                let tile = room.open.landed.take().expect("checked");
                let kind = tile.building().expect("checked");
                room.open.homes.insert(tile);
                room.open.traders[seat].carried[kind] -= 1;
                if let Some(take) = take {
                    room.open.traders[seat].carried[take] += 1;
                    room.open.supply[take] -= 1;
                }
                StreetTrader::tell(p, || Event::MovedIn { seat, tile, take });
            }
            Move::Swap { give, take } => {
                room.open.landed = None;
                let carried = &mut room.open.traders[seat].carried;
                carried[give] -= 1;
                carried[take] += 1;
                room.open.supply[give] += 1;
                room.open.supply[take] -= 1;
                StreetTrader::tell(p, || Event::Swapped { seat, give, take });
            }
        }
    }

    /// What a trader does comes with a tile that was built; only that tells whether more was done than redesigning.
    fn manner(&self) -> Manner {
        Manner::Redesign
    }
}

impl Runs<StreetTrader> for Step {
    fn run(room: &mut Room<StreetTrader>, step: Step, p: &mut Play<'_>) -> Option<Ask> {
        match step {
            Step::Choose(seat) => Some(StreetTrader::ask(seat, Question::Choose)),
            Step::Stand(seat) => {
                room.open.displaced = None; // STR-26: without a cell it stays aside.
                (!p.open().beside(seat).is_empty()).then(|| StreetTrader::ask(seat, Question::Stand))
            }
            Step::Landed(seat) => landed(&mut room.open, seat, p.open()),
        }
    }
}

impl Tells for Event {
    /// STR-2: only their owner hears of a choice until all are shown.
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Chose { seat, .. } if to != Some(*seat) => Event::Chose { seat: *seat, kinds: None },
            public => public.clone(),
        }
    }
}

impl Lays<StreetTrader> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("residents", "residents")];

    fn lay(room: &mut Room<StreetTrader>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        given.at.check(p.open().players(), "street_trader.at")?;
        given.carried.check(p.open().players(), "street_trader.carried")?;
        given.residents.check(p.open().players(), "street_trader.residents")?;
        if let Some(letter) = given.aside.iter().find(|letter| letter.0.number() >= p.open().players()) {
            return Err(bad("street_trader.aside", format!("nobody sits on seat {}", letter.0)));
        }
        let mut left = Open::default().supply;
        let mut take = |kind: Building, field: &str| -> Result<Building, BadPosition> {
            let why = format!("more {kind} residents than there are in the box");
            left[kind] = left[kind].checked_sub(1).ok_or_else(|| bad(field, why))?;
            Ok(kind)
        };
        for seat in p.open().seats() {
            let field = format!("street_trader.residents.{seat}");
            for tile in given.residents.of(seat) {
                let home =
                    p.open().building(*tile).filter(|_| p.open().built(seat).has(*tile) && !room.open.homes.has(*tile));
                let Some(kind) = home else {
                    let why = format!("no resident can live in {tile}");
                    return Err(BadPosition { rule: Some(rule!("STR-16")), ..bad(field, why) });
                };
                take(kind, &field)?;
                room.open.homes.insert(*tile);
            }
            let field = format!("street_trader.carried.{seat}");
            let carried = given.carried.of(seat).as_deref().unwrap_or_default();
            if carried.len() > RESIDENTS_CHOSEN.into() {
                let why = format!("a trader carries {RESIDENTS_CHOSEN} residents");
                return Err(BadPosition { rule: Some(rule!("STR-2")), ..bad(field, why) });
            }
            for kind in carried {
                room.open.traders[seat].carried[take(*kind, &field)?] += 1;
            }
            let aside = given.aside.iter().any(|letter| letter.0 == seat);
            room.open.traders[seat].at = match given.at.of(seat) {
                Some(at) => Some(stands(p.open(), seat, *at, aside)?),
                None => p.open().beside(seat).nth(0).filter(|_| !aside),
            };
        }
        let mut supply = ByBuilding::default();
        for kind in given.supply.iter().flatten() {
            supply[take(*kind, "street_trader.supply")?] += 1;
        }
        // Whoever is not spoken of carries three of those that are nowhere else, as far as they last.
        for seat in p.open().seats().filter(|seat| given.carried.of(*seat).is_none()) {
            let mut kinds = Building::ALL;
            dice.shuffle(&mut kinds);
            let mut wanted = RESIDENTS_CHOSEN;
            for kind in kinds {
                if wanted > 0 && left[kind] > 0 {
                    left[kind] -= 1;
                    room.open.traders[seat].carried[kind] += 1;
                    wanted -= 1;
                }
            }
        }
        room.open.supply = if given.supply.is_some() { supply } else { left };
        Ok(())
    }
}

/// STR-8: an empty cell beside a tile of the Alhambra.
fn may_stand(table: &OpenTable, seat: Seat, cell: Cell) -> Result<(), Because> {
    if table.is_taken(seat, cell) {
        return Err(Because::Occupied { cell });
    }
    if table.is_beside(seat, cell) { Ok(()) } else { Err(Because::NoContact { cell }) }
}

/// STR-8: the cell that a described position gives a trader.
fn stands(table: &OpenTable, seat: Seat, at: Cell, aside: bool) -> Result<Cell, BadPosition> {
    let why = match may_stand(table, seat, at) {
        _ if aside => "this trader is set aside",
        Err(Because::Occupied { .. }) => "a tile stands there",
        Err(_) => "it touches no tile of the Alhambra",
        Ok(()) => return Ok(at),
    };
    let wrong = bad(format!("street_trader.at.{seat}"), why);
    Err(BadPosition { rule: Some(rule!("STR-8")), cells: vec![at], ..wrong })
}

/// STR-10, STR-12, STR-14: what the owner is asked about the tile on the trader's cell.
fn landed(open: &mut Open, seat: Seat, table: &OpenTable) -> Option<Ask> {
    let kind = table.building(open.landed?); // SIT-14
    if kind.is_some_and(|kind| open.traders[seat].carried[kind] > 0) {
        return Some(StreetTrader::ask(seat, Question::MoveIn));
    }
    if swaps(open, seat).next().is_some() {
        return Some(StreetTrader::ask(seat, Question::Swap));
    }
    open.landed = None;
    None
}

/// STR-12: every exchange that changes something.
fn swaps(open: &Open, seat: Seat) -> impl Iterator<Item = (Building, Building)> + '_ {
    open.carried(seat).flat_map(|give| open.available().filter(move |take| *take != give).map(move |take| (give, take)))
}

/// STR-2, STR-3, STR-25: sealed until the last seat has chosen.
fn choose(room: &mut Room<StreetTrader>, seat: Seat, kinds: Colours, p: &mut Play<'_>) {
    room.hands[seat].chosen = kinds;
    room.open.sealed[seat] = true;
    StreetTrader::tell(p, || Event::Chose { seat, kinds: Some(kinds) });
    let players = p.open().players();
    if seat.number() + 1 < players {
        return StreetTrader::push(p, Step::Choose(seat.next(players)));
    }
    for seat in p.open().seats() {
        let kinds = std::mem::take(&mut room.hands[seat].chosen);
        room.open.sealed[seat] = false;
        for kind in kinds.iter() {
            room.open.traders[seat].carried[kind] += 1;
            room.open.supply[kind] -= 1;
        }
        StreetTrader::tell(p, || Event::Shown { seat, kinds });
    }
    p.reveal();
    // STR-4, STR-25: in seat order, so the last is pushed first.
    for nth in (0..players).rev() {
        StreetTrader::push(p, Step::Stand(Seat::FIRST.after(nth, players)));
    }
}

packed! {
    Trader { at, carried } if |trader| few(trader.carried.as_slice());
    Open { supply, traders, homes, sealed, landed, displaced } if |open| few(open.supply.as_slice());
    Hand { chosen };
}
