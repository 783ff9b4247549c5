//! What the bot knows while it answers one question.

use super::{
    forecast::{Forecast, counted_besides},
    found::Found,
    majority::{self, Counts, DIRK, Memory, Rivals},
    modules::{Knowledge, Known, NEVER, Say},
    money::{Cash, Ware},
    outline::Outline,
    placing::Laying,
    survey::{Survey, Surveys},
    weights::Weights,
};
use sabika_engine::{
    Move,
    components::BASIC,
    flow::{Eyes, Sight},
    table::Plan,
    value::{Building, Card, Cell, Currency, Purse, Side, Slot, Tile, TileSet},
};
use std::cell::{self, OnceCell};

/// One question, and everything worked out for it.
pub struct Mind<'a> {
    pub sight: &'a Sight<'a>,
    pub weights: &'a Weights,
    /// What it knows of the modules in play.
    pub known: &'a Known,
    pub forecast: Forecast,
    pub outline: &'a Outline,
    /// Does the hand hold more than can be spent? Then modules have clogged the yard with tiles that nobody wants.
    pub hoards: bool,
    /// Are modules in play?
    pub modules: bool,
    /// Is there money in hand or on display that is of no currency, or a card that is played with money?
    pub odd: bool,
    /// All that the bot knows how to pay with.
    pub means: Purse,
    /// The cash in them, once they are known.
    pub cash: OnceCell<[Cash; 4]>,
    /// The slots of the yard, and what the means are worth beside them; see [`Mind::wares`].
    pub yard: Yard,
    /// What is to be paid beside the yard one day, each in its currency.
    pub due: Vec<(Currency, Ware)>,
    /// What it brings beside the tile to pay too much for one, where that may count as paid exactly.
    pub grace: i32,
    /// What is known of the own Alhambra.
    pub survey: &'a Survey,
    /// The best layings found so far, where modules are in play. A tile is thought of again with every payment, and by every
    /// module that asks for it; nothing that it brings changes meanwhile but the counts of buildings.
    pub layings: Found<Tile, Laying>,
    /// What modules count for majorities beside buildings; many questions do not need it.
    besides: OnceCell<[Counts; 6]>,
    /// What more buildings would bring, by type, how many more, and how many we have.
    more: Found<(Building, i8, u8), i32>,
    /// Have the modules taken their notes?
    pub noted: bool,
    /// Are their moves listed already?
    pub listed: bool,
    /// What money still is of its full worth, in 256ths.
    pub money: i32,
    /// What a segment of wall, and room to build, still is worth.
    pub segment: i32,
    pub room: i32,
    rivals: Rivals,
    memory: &'a Memory,
}

/// The slots of the yard as a buyer sees them. Most questions between turns are answered without a look at them.
#[derive(Debug, Default)]
pub struct Yard {
    /// Does the question at hand concern them? Otherwise they are taken for empty.
    looked_at: cell::Cell<bool>,
    wares: OnceCell<[Option<Ware>; 4]>,
    /// What all the means are worth beside them, and at the start of our turn.
    pub wealth: OnceCell<i32>,
    pub at_turn_start: OnceCell<i32>,
}

impl Yard {
    /// Something that is worked out once for the question; anew as long as the yard is not looked at.
    pub fn once(&self, place: impl Fn(&Yard) -> &OnceCell<i32>, work_out: impl Fn() -> i32) -> i32 {
        if self.looked_at.get() { *place(self).get_or_init(work_out) } else { work_out() }
    }
}

/// More cards than this are a hoard.
const HOARD: u8 = 15;

/// The best move so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Best(Option<(i32, Move)>);

impl Best {
    /// Another move; the first of equally good ones stays.
    #[inline]
    pub fn offer(&mut self, worth: i32, mv: Move) {
        if self.0.is_none_or(|(best, _)| worth > best) {
            self.0 = Some((worth, mv));
        }
    }
    /// What the best is worth; nothing without one.
    pub fn worth(&self) -> i32 {
        self.0.map_or(0, |(worth, _)| worth)
    }
    /// Is it nothing, or what should not be done?
    pub fn is_poor(&self) -> bool {
        self.0.is_none_or(|(worth, _)| worth <= NEVER)
    }
    pub fn found(self) -> Option<Move> {
        self.0.map(|(_, mv)| mv)
    }
}

impl<'a> Mind<'a> {
    #[inline(always)]
    pub fn new(
        sight: &'a Sight<'a>,
        weights: &'a Weights,
        known: &'a Known,
        memory: &'a Memory,
        surveys: &'a mut Surveys,
    ) -> Mind<'a> {
        let Eyes { seat, open, .. } = sight.eyes;
        let survey = surveys.of(open, seat, known.modules);
        let players = usize::from(open.players());
        let rivals = Rivals {
            players,
            participants: players + usize::from(open.config().has_dirk()),
            me: seat.index(),
            envy: weights.envy / (players as i32 - 1),
        };
        let forecast = Forecast::new(sight, weights, known);
        let left = forecast.tiles_left;
        Mind {
            sight,
            weights,
            known,
            money: ((left + 1).min(weights.money_fades) << 8) / weights.money_fades,
            segment: forecast.per_scoring(weights.wall),
            room: (left.min(weights.open_fades) << 8) / weights.open_fades,
            forecast,
            outline: &survey.outline,
            survey,
            modules: known.modules,
            hoards: known.modules && sight.eyes.hand.len() > HOARD,
            odd: false,
            means: sight.eyes.means,
            cash: OnceCell::new(),
            yard: Yard::default(),
            layings: Found::default(),
            besides: OnceCell::new(),
            more: Found::default(),
            noted: false,
            listed: false,
            due: Vec::new(),
            grace: 0,
            rivals,
            memory,
        }
    }
    /// What the modules change of all this: to be asked first, where there are any.
    #[inline(never)]
    pub fn look_into_the_rooms(&mut self) {
        let (Eyes { open, means, .. }, known) = (self.sight.eyes, self.known);
        self.odd = means.has_odd() || open.display().iter().any(|card| card.currency().is_none() || card.is_builder());
        let all = self.odd || known.rooms().any(|room| room.mixes_money(self));
        if self.odd {
            self.means = means.cards().filter(|card| self.knows_card(*card)).collect();
        }
        self.odd = all;
        self.forecast.rows = known.rooms().find_map(|room| room.rows(self));
        self.forecast.halves = known.rooms().find_map(|room| room.halves(self)).unwrap_or_default();
        self.segment = known.rooms().fold(self.segment, |plain, room| room.segment(self, plain));
        for tile in self.counted_again().iter() {
            self.with(tile);
        }
        known.rooms().for_each(|room| room.take_notes(self));
        self.noted = true;
    }
    /// The slots of the yard are looked at from now on: as these, or when they are first asked for.
    pub fn look_at_yard(&mut self, wares: Option<[Option<Ware>; 4]>) {
        self.yard = Yard { looked_at: true.into(), ..Yard::default() };
        if let Some(wares) = wares {
            self.yard.wares = wares.into();
        }
    }
    /// The slots of the yard, where a module's question needs them.
    pub fn wares(&self) -> &[Option<Ware>; 4] {
        if !self.yard.looked_at.get() {
            return &[None; 4];
        }
        if let Some(wares) = self.yard.wares.get() {
            return wares;
        }
        // Whoever helps to work them out does not see them yet.
        self.yard.looked_at.set(false);
        let wares = Slot::ALL.map(|slot| self.ware(slot));
        self.yard.looked_at.set(true);
        self.yard.wares.get_or_init(|| wares)
    }
    /// What the modules that the bot knows add up to.
    #[inline]
    pub fn sum(&self, of: impl Fn(&dyn Knowledge) -> i32) -> i32 {
        if self.modules { self.known.sum(of) } else { 0 }
    }
    /// The same of those that have a say in it.
    #[inline]
    pub fn sum_of(&self, say: Say, of: impl Fn(&dyn Knowledge) -> i32) -> i32 {
        if self.modules { self.known.sum_of(say, of) } else { 0 }
    }
    /// Does the bot know what to do with this card of the money deck?
    pub fn knows_card(&self, card: Card) -> bool {
        card.is_plain() || self.known.rooms().any(|room| room.knows_card(card))
    }
    /// Built tiles that will count once more, as only this seat knows.
    pub fn counted_again(&self) -> TileSet {
        self.known.rooms().fold(TileSet::EMPTY, |all, room| all.or(&room.counted_again(self)))
    }
    /// Where tiles fit.
    pub fn plan(&self) -> &Plan {
        self.survey.plan(self.sight.eyes.open, self.sight.eyes.seat)
    }
    /// The tile on a cell of the own Alhambra, if one other than the start tile stands there.
    pub fn tile_at(&self, cell: Cell) -> Option<Tile> {
        let (open, seat) = (self.sight.eyes.open, self.sight.eyes.seat);
        self.survey.tile_at(open, seat, cell)
    }
    /// Is there empty ground before this side of a cell of the own Alhambra: nothing, or the free half of a turret?
    pub fn faces_ground(&self, cell: Cell, side: Side) -> bool {
        self.survey.faces_ground(self.sight.eyes.open, self.sight.eyes.seat, cell, side)
    }
    /// The type that a tile counts for: none as long as it is unfinished.
    #[inline]
    pub fn building(&self, tile: Tile) -> Option<Building> {
        if self.modules { self.sight.eyes.open.building(tile) } else { tile.building() }
    }
    /// The buildings of a type that everybody has.
    #[inline]
    fn counts(&self, kind: Building) -> Counts {
        let counts = self.forecast.counts[kind as usize];
        if self.modules { self.counts_with_modules(kind, counts) } else { counts }
    }
    #[inline(never)]
    fn counts_with_modules(&self, kind: Building, counts: Counts) -> Counts {
        let besides = self.besides.get_or_init(|| counted_besides(self.sight, self.known));
        std::array::from_fn(|who| counts[who].wrapping_add(besides[kind as usize][who]))
    }
    /// What one more building like this tile would bring in majorities.
    #[inline(always)]
    pub fn majority(&self, tile: Tile) -> i32 {
        match self.building(tile) {
            Some(kind) => {
                if self.forecast.rows.is_none() {
                    self.memory.one_more(&self.counts(kind), kind, self.rivals, &self.forecast)
                } else {
                    self.one_more(kind)
                }
            }
            None => self.sum(|room| room.promise(self, tile)),
        }
    }
    /// What one more building of a type would bring where rows or halves are not the usual ones.
    pub fn one_more(&self, kind: Building) -> i32 {
        let mut counts = self.counts(kind);
        let plain = self.memory.add_up::<false>(&counts, kind, self.rivals, &self.forecast);
        match self.forecast.halves[kind as usize].map(usize::from) {
            // Half a building lies between none and a whole one; without any it counts nothing.
            Some(who) if counts[who] > 0 => {
                counts[who] += 1;
                plain.midpoint(self.memory.add_up::<false>(&counts, kind, self.rivals, &self.forecast))
            }
            _ => plain,
        }
    }
    /// What it would bring to have half a building of a type more. It counts as soon as there is a whole one.
    pub fn half_more(&self, kind: Building) -> i32 {
        let mut counts = self.counts(kind);
        let (me, has) = (self.rivals.me, counts[self.rivals.me] > 0);
        counts[me] = counts[me].max(1);
        let whole = self.memory.add_up::<false>(&counts, kind, self.rivals, &self.forecast);
        let come = self.forecast.to_come[2][kind as usize];
        let some = if has { 256 } else { 256 - majority::none_comes(self.rivals.participants, come) };
        (whole / 2 * some) >> 8
    }
    /// What it would bring to have so many buildings of a type more.
    pub fn more(&self, kind: Building, by: i8) -> i32 {
        let (counts, me) = (self.counts(kind), self.rivals.me);
        let change = || majority::change(&counts, me, by, kind, self.rivals, &self.forecast);
        // Nothing else of this changes while a question is thought about.
        if self.modules { self.more.get((kind, by, counts[me]), change) } else { change() }
    }
    /// The same for another majority than that of buildings: what each round pays, and how much is to come before it.
    pub fn shift(&self, counts: &Counts, whose: usize, by: i8, paid: &[[u8; 3]; 3], to_come: [u8; 3]) -> i32 {
        majority::shift(counts, whose, by, paid, to_come, self.rivals, &self.forecast)
    }
    /// Everybody who takes part in a majority, Dirk too.
    pub fn participants(&self) -> usize {
        self.rivals.participants
    }
    /// Of a point of one rival, what it counts against us, in 256ths.
    pub fn envy(&self) -> i32 {
        self.rivals.envy
    }
    /// What it would bring us if Dirk had one more.
    pub fn more_for_dirk(&self, kind: Building) -> i32 {
        majority::change(&self.counts(kind), DIRK, 1, kind, self.rivals, &self.forecast)
    }
    /// The tile is not ours yet: do not count it among what lies aside.
    #[inline]
    pub fn without(&mut self, tile: Tile) {
        if self.modules {
            self.wares(); // what lies in the yard is seen with it
            self.layings.forget();
        }
        if let Some(kind) = self.building(tile) {
            self.forecast.counts[kind as usize][self.rivals.me] -= 1;
        }
    }
    /// The reverse of [`Mind::without`].
    #[inline]
    pub fn with(&mut self, tile: Tile) {
        if self.modules {
            self.layings.forget();
        }
        if let Some(kind) = self.building(tile) {
            self.forecast.counts[kind as usize][self.rivals.me] += 1;
        }
    }
    /// The basic tiles that nobody has seen.
    pub fn unseen(&self) -> impl Iterator<Item = Tile> + use<'a> {
        let open = self.sight.eyes.open;
        let seen = |tile: Tile| {
            let lies = |seat| [open.built(seat), open.reserve(seat), open.aside(seat)].iter().any(|set| set.has(tile));
            open.dirk().has(tile) || open.yard().contains(&Some(tile)) || open.seats().any(lies)
        };
        BASIC.tiles().filter(move |tile| !seen(*tile))
    }
    /// The moves of the modules.
    pub fn module_moves(&mut self, moves: &mut Vec<Move>, best: &mut Best) {
        if self.modules {
            if !self.listed {
                moves.clear();
                self.list(moves, false);
            }
            self.weigh(moves, best);
        }
    }
    /// The same once they are listed.
    pub fn weigh(&mut self, moves: &mut Vec<Move>, best: &mut Best) {
        let (known, before) = (self.known, *best);
        self.offer_all(moves, best);
        // Where nothing is worth anything, what was left out is as good as the rest.
        if best.is_poor() && known.rooms().any(|room| room.short_list(self).is_some()) {
            *best = before;
            moves.clear();
            self.list(moves, true);
            self.offer_all(moves, best);
        }
        known.rooms().for_each(|room| room.after(self, best));
    }
    fn offer_all(&self, moves: &[Move], best: &mut Best) {
        for mv in moves {
            best.offer(self.worth(mv), *mv);
        }
    }
    /// The moves of the modules that are looked at one by one: every one, or all that may be worth anything.
    pub fn list(&self, moves: &mut Vec<Move>, every: bool) {
        let Sight { eyes, rooms } = self.sight;
        let short = |room: &dyn Knowledge| if every { None } else { room.short_list(self) };
        if self.known.rooms().all(|room| room.is_listed(self) && short(room).is_none()) {
            return rooms.moves(eyes, moves);
        }
        for module in eyes.open.config().rooms().iter() {
            match self.known.of(module) {
                Some(room) if !room.is_listed(self) => {}
                room => match room.and_then(short) {
                    Some(list) => moves.extend(list),
                    None => rooms.moves_of(module, eyes, moves),
                },
            }
        }
    }
    /// What a module's move is worth.
    pub fn worth(&self, mv: &Move) -> i32 {
        let room = mv.module().and_then(|module| self.known.of(module));
        room.map_or(self.weights.unknown, |room| room.worth(self, mv))
    }
}
