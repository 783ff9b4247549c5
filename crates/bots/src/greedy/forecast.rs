//! What is still to come: scorings, and tiles before each of them.

use super::{
    majority::{Counts, DIRK, MOST_TO_COME, Rows},
    modules::{Knowledge, Known},
    weights::Weights,
};
use sabika_engine::{
    components::{BASIC, SCORE_TABLE},
    flow::Sight,
    modules::ModuleId,
    score::{self, Participant},
    table::OpenTable,
    value::{Building, Tile, TileSet},
};

/// What the open table says about the rest of the game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// How likely each of the three scorings still is, of [`Forecast::SURE`].
    pub rounds: [u8; 3],
    /// How many more tiles of each type are sold before each scoring.
    pub to_come: [[u8; 6]; 3],
    /// Buildings of each type of everybody, those that modules count besides apart.
    pub counts: [Counts; 6],
    /// Tiles still to be sold, those of the yard not counted.
    pub tiles_left: i32,
    /// Scorings to come, in eighths.
    pub scorings: i32,
    /// Which rows of the table count for the types, if not the printed ones.
    pub rows: Option<Rows>,
    /// Who counts half a building more of each type.
    pub halves: [Option<u8>; 6],
}

impl Forecast {
    /// The likelihood of what is certain.
    pub const SURE: u8 = 8;

    /// Looks at the table.
    #[inline]
    pub fn new(sight: &Sight<'_>, weights: &Weights, known: &Known) -> Forecast {
        // Most questions are asked without modules: then there is less to look at.
        if known.modules {
            Forecast::look_past_modules(sight, weights, known)
        } else {
            Forecast::look::<false>(sight, weights, known)
        }
    }
    // Out of the way of games without modules.
    #[inline(never)]
    fn look_past_modules(sight: &Sight<'_>, weights: &Weights, known: &Known) -> Forecast {
        Forecast::look::<true>(sight, weights, known)
    }
    #[inline(always)]
    fn look<const MODULES: bool>(sight: &Sight<'_>, weights: &Weights, known: &Known) -> Forecast {
        let open = sight.eyes.open;
        // What lies before the yard is to come like what lies in the supply.
        let coming = if MODULES { open.preview().iter().flatten().count() as i32 } else { 0 };
        let mut forecast = Forecast { tiles_left: i32::from(open.supply_left()) + coming, ..Forecast::default() };
        let mut seen = forecast.count::<MODULES>(open);
        for tile in open.yard().iter().flatten() {
            let kind = if MODULES { open.kind(*tile) } else { tile.building() };
            if let Some(kind) = kind {
                seen[kind as usize] += 1;
            }
        }
        let left = forecast.tiles_left.max(1);
        let rate = weights.tiles_per_card;
        let chips = if MODULES { open.config().game.kit().chips } else { 0 };
        let totals = if chips == 0 { TOTALS } else { [chips; 6] };
        let more = if MODULES { known.all().map(Knowledge::more_of_each).sum::<u8>() } else { 0 };
        for round in 0..3 {
            let sold = if round == 2 { left } else { (cards_until(open, round) * rate) >> 8 };
            if open.rounds_held().has(round as u8 + 1) || sold < 0 {
                continue;
            }
            let likely = i32::from(Forecast::SURE) * (left + 4) / (sold + 1).max(left + 4);
            forecast.rounds[round] = likely as u8;
            forecast.scorings += likely;
            let share = (sold.min(left) << 8) / left;
            for (come, (total, seen)) in forecast.to_come[round].iter_mut().zip(totals.iter().zip(seen)) {
                let unseen = i32::from((total + more).saturating_sub(seen));
                *come = (((unseen * share + 128) >> 8) as u8).min(MOST_TO_COME as u8);
            }
        }
        forecast
    }
    /// What the first three places bring in a majority.
    pub fn paid(&self, round: usize, kind: Building) -> [u8; 3] {
        SCORE_TABLE[round][self.row(round, kind)]
    }
    /// The row of the table that says so.
    #[inline]
    pub fn row(&self, round: usize, kind: Building) -> usize {
        self.rows.map_or(kind as usize, |rows| usize::from(rows[round][kind as usize]))
    }
    /// The own turns that are left, this one too: there are some 85 for 50 tiles, whoever plays.
    pub fn turns(&self, players: u8) -> i32 {
        1 + self.tiles_left * 27 / 16 / i32::from(players)
    }
    /// Of so many things in the supply, how many come up before each scoring.
    pub fn come_up(&self, unseen: i32) -> [u8; 3] {
        let tiles = self.to_come.map(|kinds| kinds.iter().map(|n| i32::from(*n)).sum::<i32>());
        tiles.map(|sold| (unseen * sold / tiles[2].max(1)).min(255) as u8)
    }
    /// What is worth so much in each scoring to come.
    pub fn per_scoring(&self, worth: i32) -> i32 {
        worth * self.scorings / i32::from(Forecast::SURE)
    }
    /// What is worth so much in a scoring that is held now, if it may be undone by the tiles that are laid till then.
    pub fn lasts(&self, round: usize, players: i32, worth: i32, fades: i32) -> i32 {
        let own = self.to_come[round].iter().map(|n| i32::from(*n)).sum::<i32>() / players;
        worth * 256 / (256 + fades * own)
    }
    /// Counts everybody's buildings; returns how many of each type are out of the supply, the yard's apart.
    #[inline(always)]
    fn count<const MODULES: bool>(&mut self, open: &OpenTable) -> [u8; 6] {
        let mut seen = [0; 6];
        for seat in open.seats() {
            for kind in Building::ALL {
                let built = open.count(seat, kind);
                self.counts[kind as usize][seat.index()] = built;
                seen[kind as usize] += built;
            }
        }
        let mut lying = |set: &TileSet, owner: Option<usize>| {
            if set.is_empty() {
                return; // as most are
            }
            let kind_of = |tile: Tile| if MODULES { open.building(tile) } else { tile.building() };
            for kind in set.iter().filter_map(kind_of) {
                seen[kind as usize] += 1;
                if let Some(owner) = owner {
                    self.counts[kind as usize][owner] += 1;
                }
            }
        };
        for seat in open.seats() {
            lying(open.reserve(seat), None);
            lying(open.aside(seat), Some(seat.index()));
        }
        lying(open.dirk(), Some(DIRK));
        seen
    }
}

/// What modules count for majorities beside buildings that stand: to be added to those, beyond the end of a byte. Whatever it is, their own
/// scorings know.
pub fn counted_besides(sight: &Sight<'_>, known: &Known) -> [Counts; 6] {
    let (open, mut more) = (sight.eyes.open, [Counts::default(); 6]);
    if known.all().any(Knowledge::counts_buildings) {
        let counts = |module: &ModuleId| known.of(*module).is_some_and(Knowledge::counts_buildings);
        let counting = open.config().rooms().iter().filter(counts).collect();
        let tally = score::counted(open, sight.rooms, 3, counting);
        for seat in open.seats() {
            for kind in Building::ALL {
                let all = tally.halves(Participant::Seat(seat), kind) / 2;
                more[kind as usize][seat.index()] = all.wrapping_sub(open.count(seat, kind));
            }
        }
    }
    more
}

/// How many cards are drawn until the scoring card of round 1 or 2 comes up; negative when it is gone (BASE-S10).
fn cards_until(open: &OpenTable, round: usize) -> i32 {
    let piles = open.piles().map(i32::from);
    let own = 2 * round + 1;
    if piles[own] == 0 { -1 } else { piles[..own].iter().sum::<i32>() + (piles[own] + 1) / 2 }
}

/// How many buildings of each type there are.
static TOTALS: [u8; 6] = {
    let mut totals = [0; 6];
    let mut at = BASIC.first;
    while at < BASIC.first + BASIC.count {
        if let Some(kind) = sabika_engine::components::FACES_OF_TILES[at].building {
            totals[kind as usize] += 1;
        }
        at += 1;
    }
    totals
};
