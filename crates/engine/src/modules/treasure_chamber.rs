//! The treasure chamber: three vaults of four chests each, bought for any mix of money. A chest goes on a building of its
//! colour; what does not fit is passed round the table, and the most chests score. TRE-1 to TRE-22.

mod shows;

use super::prelude::*;
use crate::{
    components::{CHEST_POINTS, CHEST_PRICE, CHEST_VAULTS, CHESTS, CHESTS_PER_VAULT},
    score,
};

pub use shows::Notice;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TreasureChamber;

/// TRE-15: everything is public; only what is drawn from the bag is chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The chests of each vault.
    #[serde(rename = "rooms")]
    pub vaults: [ByBuilding<u8>; CHEST_VAULTS],
    /// The chests in the bag.
    pub bag: ByBuilding<u8>,
    /// The tiles with a chest, which has the building's colour (TRE-9); Dirk's among them.
    pub chests: TileSet,
    /// Bought chests that are not placed yet (TRE-8).
    pub waiting: ByBuilding<u8>,
    /// Counted from 0: the vault that was bought in this turn.
    #[serde(skip)]
    bought: u8,
    /// What is being bought, until it is paid.
    pub buying: Option<Buying>,
    /// TRE-17: are vaults not filled any more?
    pub closed: bool,
    /// How often a vault was filled.
    #[serde(skip)]
    draws: u16,
}

impl Default for Open {
    fn default() -> Open {
        Open {
            vaults: Default::default(),
            bag: ByBuilding::new(CHESTS),
            chests: TileSet::EMPTY,
            waiting: ByBuilding::default(),
            bought: 0,
            buying: None,
            closed: false,
            draws: 0,
        }
    }
}

impl Open {
    /// TRE-9, TRE-10: the tiles among these that could take a chest of this colour.
    pub fn free<'a>(
        &self,
        table: &'a OpenTable,
        tiles: &TileSet,
        kind: Building,
    ) -> impl Iterator<Item = Tile> + use<'a> {
        let chests = self.chests;
        tiles.iter().filter(move |tile| table.building(*tile) == Some(kind) && !chests.has(*tile)) // SIT-14
    }
    /// Where a chest that waits could be put.
    fn offers(&self, table: &OpenTable, tiles: &TileSet) -> impl Iterator<Item = Tile> {
        let waiting = Building::ALL.into_iter().filter(|kind| self.waiting[*kind] > 0);
        waiting.flat_map(|kind| self.free(table, tiles, kind))
    }
    /// TRE-20: how many chests stand on these tiles.
    pub fn count(&self, tiles: &TileSet) -> u8 {
        self.chests.and(tiles).len()
    }
}

/// How many chests there are.
pub fn sum(chests: &ByBuilding<u8>) -> u8 {
    chests.as_slice().iter().sum()
}

/// A vault that somebody has chosen and not paid yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Buying {
    /// Who.
    pub seat: Seat,
    /// Which vault, counted from 1.
    #[serde(rename = "room")]
    pub vault: u8,
}

/// What a vault costs (TRE-2, TRE-3).
pub const BILL: Bill = Bill { savings: false, ..Bill::of(CHEST_PRICE, Wanted::AnyMix, rule!("TRE-2")) };

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The buyer pays.
    Pay,
    /// The buyer places what can be placed (TRE-11).
    Place,
    /// The rest is passed to the n-th player on the left (TRE-12).
    Offer(u8),
}

topics! {
    /// What is asked.
    pub enum Question {
        /// With what (TRE-3)?
        Pay "treasure_chamber_pay" must "TRE-2",
        /// The buyer: on which building (TRE-11)?
        Place "treasure_chamber_place" must "TRE-11",
        /// The others: on which building, or none (TRE-12)?
        Offer "treasure_chamber_offer",
    }
}

impl Subject<TreasureChamber> for Question {
    fn passed(_: &mut Room<TreasureChamber>, seat: Seat, _: Question, p: &mut Play<'_>) {
        TreasureChamber::tell(p, || Event::Declined { seat });
        let nth = p.open().on_turn().round(p.open().players()).position(|s| s == seat).expect("a seat of this table");
        TreasureChamber::push(p, Step::Offer(nth as u8 + 1));
    }
    fn stands(open: &Open, _: Seat, question: Question) -> bool {
        question != Question::Pay || open.buying.is_some()
    }
}

declare! {
    /// TRE-2, TRE-9.
    pub move Move "a move of the treasure chamber (such as: buy 1 with denar-8)" {
        /// Buy the chests of a vault.
        Buy {
            room: u8,
            #[serde(default)]
            pay: Option<Purse>,
        } = "buy {room}[ with {pay}]",
        /// Pay for the vault that was chosen.
        Pay(cards: Purse) = "pay {cards}",
        /// Put a chest on a building.
        Put(tile: Tile) = "put {tile}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A vault was filled from the bag; counted from 1.
        Filled { room: u8, chests: Vec<Building> } = "chests: bag > shelf",
        /// A vault was chosen; it is paid next.
        Chose { seat: Seat, room: u8 } = "still",
        /// The chests of a vault were bought.
        Bought { seat: Seat, room: u8, paid: Purse } = "paid: hand > discard, 'chest': shelf > before",
        /// A chest was put on a building.
        Put { seat: Seat, tile: Tile } = "'chest': before > on tile",
        /// Dirk got a chest.
        DirkGot { tile: Tile } = "'chest': bag > on tile",
        /// Nothing more was wanted of what was passed on.
        Declined { seat: Seat } = "still",
        /// What nobody took went back into the bag.
        Returned { chests: Vec<Building> } = "chests: shelf > bag",
        /// A building left, and its chest went into the bag.
        Lost { seat: Seat, tile: Tile } = "'chest': on tile > bag",
        /// The bag is too empty: no vault is filled any more (TRE-17).
        Closed = "still",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The vaults; drawn by chance if they are not said.
    #[serde(rename = "rooms")]
    pub vaults: Option<[Vec<Building>; CHEST_VAULTS]>,
    /// The buildings with a chest.
    pub chests: PerSeat<Vec<Tile>>,
    /// Dirk's tiles with a chest.
    pub dirk: Vec<Tile>,
    /// Chests bought in this turn and not placed yet.
    pub waiting: Vec<Building>,
    /// The bag; all that are nowhere else if it is not said.
    pub bag: Option<Vec<Building>>,
    /// Are vaults not filled any more?
    pub closed: bool,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// There is a chest on the tile already.
        HasChest { tile: Tile },
        /// The tile cannot carry a chest.
        NoPlaceForChests { tile: Tile },
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// So many chests: the place, how many share it, and what there was to share (TRE-21).
        Chests { count: u8, place: u8, shared_by: u8, pot: u8 },
    }
}

impl Module for TreasureChamber {
    const ID: ModuleId = ModuleId::TreasureChamber;
    const GUIDE: Guide = Guide {
        place: 5,
        sells: &[Sold { name: "chests", row: 9, by: &["buy", "pay"], boons: &[Boon::Gems] }],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Move = Move;
    type Step = Step;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Options);
    const WATCHES: Watches<TreasureChamber> = Watches {
        aftermath: Some(TreasureChamber::aftermath),
        table_set: Some(TreasureChamber::table_set),
        lifted: Some(TreasureChamber::lifted),
        ..Watches::NOTHING
    };
    const PAYS: Pays<TreasureChamber> = Pays { promise: Some(TreasureChamber::promise), ..Pays::NOTHING };
    const COUNTS: Counts<TreasureChamber> = Counts { score: Some(TreasureChamber::score), ..Counts::NOTHING };
    const SHOWS: Shows<TreasureChamber> =
        Shows { notices: Some(TreasureChamber::notices), pieces: Some(TreasureChamber::pieces) };

    /// TRE-15: nothing is hidden; what will be drawn hangs on the seed.
    fn redeal(_: &mut Room<TreasureChamber>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl TreasureChamber {
    /// TRE-1.
    fn table_set(room: &mut Room<TreasureChamber>, p: &mut Play<'_>) {
        (0..CHEST_VAULTS).for_each(|n| fill(&mut room.open, n, p));
    }

    fn aftermath(room: &mut Room<TreasureChamber>, place: Place, p: &mut Play<'_>) {
        if place == Place::First && sum(&room.open.waiting) > 0 {
            TreasureChamber::push(p, Step::Place);
        }
    }

    /// TRE-18.
    fn lifted(room: &mut Room<TreasureChamber>, seat: Seat, tile: Tile, _: Cell, p: &mut Play<'_>) {
        if room.open.chests.has(tile)
            && let Some(kind) = tile.building()
        {
            room.open.chests.remove(tile);
            room.open.bag[kind] += 1;
            TreasureChamber::tell(p, || Event::Lost { seat, tile });
        }
    }

    fn promise(open: &Open) -> Option<Promise> {
        open.buying.map(|buying| Promise { seat: buying.seat, bill: BILL })
    }

    /// TRE-20 to TRE-22.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        let who = |n: usize| Seat::new(n as u8).map_or(Participant::Dirk, Participant::Seat);
        let halves: [u8; MAX_PLAYERS as usize + 1] = std::array::from_fn(|n| match who(n) {
            Participant::Seat(seat) => 2 * open.count(table.built(seat)),
            Participant::Dirk => 2 * open.count(table.dirk()),
        });
        for (n, place) in places(&halves, CHEST_POINTS[usize::from(tally.round) - 1]).into_iter().enumerate() {
            if let Some(place) = place.filter(|place| place.points > 0) {
                let score::Place { place, shared_by, pot, points } = place;
                let reason = Reason::Chests { count: halves[n] / 2, place, shared_by, pot };
                tally.award(TreasureChamber::award(who(n), points, rule!("TRE-21"), reason));
            }
        }
    }
}

impl Acts<TreasureChamber> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, TreasureChamber>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let open = mine.open;
        if TreasureChamber::asked(eyes) == Some(Question::Pay) {
            eyes.each_payment(&BILL, |pay| found(Move::Pay(pay)));
        } else if TreasureChamber::asked(eyes).is_some() {
            open.offers(eyes.open, eyes.open.built(eyes.seat)).for_each(|tile| found(Move::Put(tile)));
        } else if eyes.ask.topic.is_action()
            && sum(&open.waiting) == 0
            && eyes.funds.may_pay(&BILL)
            && BILL.payable(&eyes.means)
        {
            for (n, _) in open.vaults.iter().enumerate().filter(|(_, chests)| sum(chests) > 0) {
                found(Move::Buy { room: n as u8 + 1, pay: None });
            }
        }
    }

    fn check(mine: Mine<'_, TreasureChamber>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let open = mine.open;
        match mv {
            Move::Buy { room, pay } => {
                if !eyes.ask.topic.is_action() {
                    return Err(rule!("TRE-2").broken(Because::NotNow { topic: eyes.ask.topic }));
                }
                if sum(&open.waiting) > 0 {
                    return Err(rule!("TRE-4").broken(Because::LimitReached { limit: 1 }));
                }
                let chests = open.vaults.get(usize::from(*room).wrapping_sub(1));
                if chests.is_none_or(|chests| sum(chests) == 0) {
                    return Err(rule!("TRE-2").broken(Because::NothingThere));
                }
                match pay {
                    Some(pay) => BILL.enough(BILL.check(&eyes.means, pay)?),
                    None if BILL.payable(&eyes.means) => Ok(()),
                    None => BILL.enough(BILL.most(&eyes.means)),
                }
            }
            Move::Pay(pay) => {
                if TreasureChamber::asked(eyes) != Some(Question::Pay) {
                    return Err(rule!("TRE-2").broken(Because::NotNow { topic: eyes.ask.topic }));
                }
                BILL.enough(BILL.check(&eyes.means, pay)?)
            }
            Move::Put(tile) => {
                let tile = *tile;
                if TreasureChamber::asked(eyes).is_none_or(|question| question == Question::Pay) {
                    return Err(rule!("TRE-8").broken(Because::NotNow { topic: eyes.ask.topic }));
                }
                if !eyes.open.built(eyes.seat).has(tile) {
                    return Err(rule!("TRE-9").broken(Because::NotBuilt { tile }));
                }
                let kind = eyes.open.building(tile).ok_or_else(|| {
                    rule!("TRE-10").broken(TreasureChamber::because(Refusal::NoPlaceForChests { tile }))
                })?;
                if open.chests.has(tile) {
                    return Err(rule!("TRE-9").broken(TreasureChamber::because(Refusal::HasChest { tile })));
                }
                if open.waiting[kind] == 0 {
                    return Err(rule!("TRE-9").broken(Because::NoneLeft { kind }));
                }
                Ok(())
            }
        }
    }

    /// TRE-3 to TRE-6: no change, and no further action.
    fn payment(_: Mine<'_, TreasureChamber>, _: Seat, _: &OpenTable, mv: &Move) -> Option<Payment> {
        let (Move::Buy { pay: Some(pay), .. } | Move::Pay(pay)) = mv else { return None };
        Some(Payment { change: false, exact: false, ..Payment::of(BILL, *pay) })
    }

    fn apply(room: &mut Room<TreasureChamber>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        match mv {
            Move::Buy { room: n, pay: None } => {
                room.open.buying = Some(Buying { seat, vault: n });
                TreasureChamber::tell(p, || Event::Chose { seat, room: n });
                TreasureChamber::push(p, Step::Pay);
            }
            Move::Buy { room: n, pay: Some(pay) } => bought(&mut room.open, seat, n, pay, p),
            Move::Pay(pay) => {
                let Buying { vault: n, .. } = room.open.buying.take().expect("asked after a room was chosen");
                bought(&mut room.open, seat, n, pay, p);
            }
            Move::Put(tile) => {
                put(&mut room.open, tile);
                TreasureChamber::tell(p, || Event::Put { seat, tile });
                let nth =
                    p.open().on_turn().round(p.open().players()).position(|s| s == seat).expect("a seat of this table");
                TreasureChamber::push(p, if nth == 0 { Step::Place } else { Step::Offer(nth as u8) });
            }
        }
    }
}

impl Runs<TreasureChamber> for Step {
    fn run(room: &mut Room<TreasureChamber>, step: Step, p: &mut Play<'_>) -> Option<Ask> {
        match step {
            Step::Pay => room.open.buying.map(|buying| TreasureChamber::ask(buying.seat, Question::Pay)),
            Step::Place => place(&mut room.open, p),
            Step::Offer(nth) => offer(&mut room.open, nth, p),
        }
    }
}

impl Tells for Event {}

impl Lays<TreasureChamber> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("chests", "chests")];

    fn lay(room: &mut Room<TreasureChamber>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        given.chests.check(p.open().players(), "treasure_chamber.chests")?;
        let mut left = ByBuilding::new(CHESTS);
        let mut take = |kind: Building, field: &str| -> Result<Building, BadPosition> {
            let why = format!("more {kind} chests than there are in the box");
            left[kind] = left[kind].checked_sub(1).ok_or_else(|| bad(field, why))?;
            Ok(kind)
        };
        let seats =
            p.open().seats().map(|seat| (format!("chests.{seat}"), given.chests.of(seat), p.open().built(seat)));
        for (field, tiles, there) in seats.chain([("dirk".to_owned(), &given.dirk, p.open().dirk())]) {
            let field = format!("treasure_chamber.{field}");
            for tile in tiles {
                let broken = |rule: RuleId| {
                    let why = format!("no chest can stand on {tile}");
                    BadPosition { rule: Some(rule), ..bad(field.clone(), why) }
                };
                let kind = p.open().building(*tile).ok_or_else(|| broken(rule!("TRE-10")))?;
                if !there.has(*tile) || room.open.chests.has(*tile) {
                    return Err(broken(rule!("TRE-9")));
                }
                take(kind, &field)?;
                room.open.chests.insert(*tile);
            }
        }
        for kind in &given.waiting {
            room.open.waiting[take(*kind, "treasure_chamber.waiting")?] += 1;
        }
        for (n, chests) in given.vaults.iter().flatten().enumerate() {
            if !chests.is_empty() && chests.len() != usize::from(CHESTS_PER_VAULT) {
                return Err(bad("treasure_chamber.rooms", format!("a room holds {CHESTS_PER_VAULT} chests, or none")));
            }
            for kind in chests {
                room.open.vaults[n][take(*kind, "treasure_chamber.rooms")?] += 1;
            }
        }
        if !given.waiting.is_empty() && given.vaults.is_some() {
            // The vault that was bought is the first that is empty.
            let empty = room.open.vaults.iter().position(|chests| sum(chests) == 0);
            room.open.bought = empty.ok_or_else(|| bad("treasure_chamber.waiting", "no room is empty"))? as u8;
        }
        let mut bag = ByBuilding::default();
        for kind in given.bag.iter().flatten() {
            bag[take(*kind, "treasure_chamber.bag")?] += 1;
        }
        if given.vaults.is_none() {
            // What is given is exact: the vaults get what is nowhere else.
            let bought = !given.waiting.is_empty();
            for n in usize::from(bought)..CHEST_VAULTS {
                if sum(&left) >= CHESTS_PER_VAULT {
                    room.open.vaults[n] = draw(&mut left, dice);
                }
            }
        }
        room.open.bag = if given.bag.is_some() { bag } else { left };
        room.open.closed = given.closed;
        Ok(())
    }
}

/// TRE-2, TRE-8: the chests wait beside the chamber.
fn bought(open: &mut Open, seat: Seat, n: u8, paid: Purse, p: &mut Play<'_>) {
    open.bought = n - 1;
    open.waiting = std::mem::take(&mut open.vaults[usize::from(n) - 1]);
    TreasureChamber::tell(p, || Event::Bought { seat, room: n, paid });
}

/// Four chests out of the bag, every one equally likely.
fn draw(bag: &mut ByBuilding<u8>, dice: &mut Dice) -> ByBuilding<u8> {
    let mut chests = ByBuilding::default();
    for _ in 0..CHESTS_PER_VAULT {
        let mut at = dice.below(sum(bag).into()) as u8;
        let drawn = Building::ALL.into_iter().find(|kind| {
            let here = at < bag[*kind];
            at = at.saturating_sub(bag[*kind]);
            here
        });
        let kind = drawn.expect("below their number");
        bag[kind] -= 1;
        chests[kind] += 1;
    }
    chests
}

/// TRE-1, TRE-16.
fn fill(open: &mut Open, n: usize, p: &mut Play<'_>) {
    let mut dice = p.dice(TreasureChamber::ID, open.draws.into());
    open.draws += 1;
    open.vaults[n] = draw(&mut open.bag, &mut dice);
    p.reveal();
    let chests = open.vaults[n];
    TreasureChamber::tell(p, || Event::Filled { room: n as u8 + 1, chests: list(&chests) });
}

fn list(chests: &ByBuilding<u8>) -> Vec<Building> {
    Building::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, chests[kind].into())).collect()
}

fn put(open: &mut Open, tile: Tile) {
    let kind = tile.building().expect("checked");
    open.waiting[kind] -= 1;
    open.chests.insert(tile);
}

/// TRE-11: where there are no more buildings than chests nothing is to be chosen.
fn place(open: &mut Open, p: &mut Play<'_>) -> Option<Ask> {
    let seat = p.open().on_turn();
    let built = *p.open().built(seat);
    for kind in Building::ALL {
        if open.waiting[kind] == 0 {
            continue;
        }
        let free: Pile<Tile, 16> = open.free(p.open(), &built, kind).collect();
        if free.len() <= usize::from(open.waiting[kind]) {
            for tile in free.iter().copied() {
                put(open, tile);
                TreasureChamber::tell(p, || Event::Put { seat, tile });
            }
        } else {
            return Some(TreasureChamber::ask(seat, Question::Place));
        }
    }
    dirk_takes(open, p);
    TreasureChamber::push(p, Step::Offer(1));
    None
}

/// TRE-14.
fn dirk_takes(open: &mut Open, p: &mut Play<'_>) {
    if !p.open().config.has_dirk() {
        return;
    }
    let dirk = *p.open().dirk();
    for kind in Building::ALL {
        let free: Pile<Tile, 16> = open.free(p.open(), &dirk, kind).take(open.waiting[kind].into()).collect();
        for tile in free.iter().copied() {
            put(open, tile);
            TreasureChamber::tell(p, || Event::DirkGot { tile });
        }
    }
}

/// TRE-12, TRE-13: once round the table, then into the bag; then the vault is filled.
fn offer(open: &mut Open, from: u8, p: &mut Play<'_>) -> Option<Ask> {
    let players = p.open().players();
    for nth in from..players {
        let seat = p.open().on_turn().after(nth, players);
        if open.offers(p.open(), p.open().built(seat)).next().is_some() {
            return Some(TreasureChamber::ask(seat, Question::Offer));
        }
    }
    let left = std::mem::take(&mut open.waiting);
    if sum(&left) > 0 {
        for kind in Building::ALL {
            open.bag[kind] += left[kind];
        }
        TreasureChamber::tell(p, || Event::Returned { chests: list(&left) });
    }
    if !open.closed && sum(&open.bag) >= CHESTS_PER_VAULT {
        fill(open, open.bought.into(), p);
    } else if !open.closed {
        open.closed = true; // TRE-17
        TreasureChamber::tell(p, || Event::Closed);
    }
    None
}

packed! {
    Open { vaults, bag, chests, waiting, bought, buying, closed, draws } if |open| {
        let counts = open.vaults.iter().chain([&open.bag, &open.waiting]);
        counts.into_iter().all(|counts| few(counts.as_slice()))
    };
    Buying { seat, vault } if |buying| (1..=CHEST_VAULTS).contains(&buying.vault.into());
}
