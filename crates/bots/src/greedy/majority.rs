//! Majorities: what one more building of a type is worth in the scorings to come.

use super::{forecast::Forecast, weights::POINT};
use sabika_engine::{components::SCORE_TABLE, value::Building};
use std::cell::Cell;

/// What the types are worth in each scoring: the row of the printed table that counts for each.
pub type Rows = [[u8; 6]; 3];

/// Where Dirk's count stands: behind the two players.
pub const DIRK: usize = 2;
/// More tiles of a type than this are never to come: there are eleven at most.
pub const MOST_TO_COME: usize = 11;
/// More buildings than this make no difference.
pub const LEADS: i32 = 12;
const CERTAIN: u32 = 1 << 16;

/// `ABOVE[participants - 3][tiles to come][lead + 12]`: how likely it is (of 256) that a rival who now has `lead`
/// buildings more than we ends above us, a tie counting half. Each tile to come falls to each participant alike.
static ABOVE: [[[u16; 25]; MOST_TO_COME + 1]; 4] = {
    let mut table = [[[0; 25]; MOST_TO_COME + 1]; 4];
    let mut m = 0;
    while m < 4 {
        let step = CERTAIN / (m as u32 + 3);
        // How the difference moves: by -n ... n, kept at index 12 + difference.
        let mut odds = [0u32; 25];
        odds[LEADS as usize] = CERTAIN;
        let mut n = 0;
        while n <= MOST_TO_COME {
            let mut lead = 0;
            while lead < 25 {
                let (mut sum, mut moved) = (0u32, 0);
                while moved < 25 {
                    let end = lead as i32 + moved as i32 - 2 * LEADS;
                    sum += if end > 0 {
                        2 * odds[moved]
                    } else if end == 0 {
                        odds[moved]
                    } else {
                        0
                    };
                    moved += 1;
                }
                table[m][n][lead] = (sum / (2 * CERTAIN / 256)) as u16;
                lead += 1;
            }
            let before = odds;
            let mut at = 0;
            while at < 25 {
                let below = if at > 0 { before[at - 1] } else { 0 };
                let above = if at < 24 { before[at + 1] } else { 0 };
                let moves = (below as u64 + above as u64) * step as u64 / CERTAIN as u64;
                let stays = before[at] as u64 * (CERTAIN - 2 * step) as u64 / CERTAIN as u64;
                odds[at] = (moves + stays) as u32;
                at += 1;
            }
            n += 1;
        }
        m += 1;
    }
    table
};

/// The buildings of one type: how many each participant has. Six seats, or two and Dirk; two places stay empty.
pub type Counts = [u8; 8];

/// Who takes part, and how much we mind the others' points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rivals {
    /// Players.
    pub players: usize,
    /// Players, and Dirk.
    pub participants: usize,
    /// Our own seat.
    pub me: usize,
    /// What a rival's point counts, in 256ths of our own.
    pub envy: i32,
}

/// What it brings us if the count of one participant changes by this much: our points to come, less some of the
/// others'.
pub fn change(counts: &Counts, whose: usize, by: i8, kind: Building, rivals: Rivals, forecast: &Forecast) -> i32 {
    let change = |round: usize| {
        let n = usize::from(forecast.to_come[round][kind as usize]);
        Scoring::new(counts, forecast.paid(round, kind), n, rivals).change(round, whose, by)
            * i32::from(forecast.rounds[round])
    };
    (0..3).filter(|round| forecast.rounds[*round] > 0).map(change).sum::<i32>() / i32::from(Forecast::SURE)
}

/// The same for another majority: what each round pays for it, and how many of its things come before each.
pub fn shift(
    counts: &Counts,
    whose: usize,
    by: i8,
    paid: &[[u8; 3]; 3],
    to_come: [u8; 3],
    rivals: Rivals,
    forecast: &Forecast,
) -> i32 {
    let change = |round: usize| {
        let n = usize::from(to_come[round]).min(MOST_TO_COME);
        Scoring::new(counts, paid[round], n, rivals).change(round, whose, by) * i32::from(forecast.rounds[round])
    };
    (0..3).filter(|round| forecast.rounds[*round] > 0).map(change).sum::<i32>() / i32::from(Forecast::SURE)
}

/// How likely it is (of 256) that none of so many things to come falls to one of the participants.
pub fn none_comes(participants: usize, to_come: u8) -> i32 {
    256 - SOME[participants - 3][usize::from(to_come).min(MOST_TO_COME)]
}

/// One type in one scoring to come.
struct Scoring {
    above: &'static [u16; 25],
    some: i32,
    paid: [i32; 3],
    counts: Counts,
    rivals: Rivals,
}

/// How likely it is (of 256) that nobody, one, two others come out above somebody.
#[derive(Clone, Copy)]
struct Above([i32; 3]);

impl Scoring {
    fn new(counts: &Counts, paid: [u8; 3], n: usize, rivals: Rivals) -> Scoring {
        Scoring {
            above: &ABOVE[rivals.participants - 3][n],
            some: SOME[rivals.participants - 3][n],
            paid: paid.map(i32::from),
            counts: counts.map(|count| count.min(LEADS as u8)),
            rivals,
        }
    }
    /// See [`change`]. In round n the first n places are paid (BASE-V3).
    fn change(&self, round: usize, whose: usize, by: i8) -> i32 {
        match round {
            0 => self.change_of::<1>(whose, by),
            1 => self.change_of::<2>(whose, by),
            _ => self.change_of::<3>(whose, by),
        }
    }
    fn change_of<const PAID: usize>(&self, whose: usize, by: i8) -> i32 {
        let now = self.counts[whose];
        let changed = now.saturating_add_signed(by).min(LEADS as u8);
        let mut balance = 0;
        for (who, own) in self.counts.iter().copied().enumerate().take(self.rivals.players) {
            let more = if who == whose {
                self.points::<PAID>(changed, who) - self.points::<PAID>(now, who)
            } else {
                // Only one factor changes: how likely `whose` comes out above, which costs a place.
                let chances = self.chances(own);
                let shift = i32::from(chances[changed as usize]) - i32::from(chances[now as usize]);
                if shift == 0 {
                    continue;
                }
                let Above([none, one, two]) = self.others::<PAID>(own, who, whose);
                let [first, second, third] = self.paid;
                let place = none * (second - first) + one * (third - second) - two * third;
                self.if_any(own, (place * shift) >> 8)
            };
            balance += if who == self.rivals.me { more << 8 } else { -more * self.rivals.envy };
        }
        balance >> 8
    }
    /// By their count: how likely others are to come out above one who has `own`.
    #[inline]
    fn chances(&self, own: u8) -> &[u16; 13] {
        self.above[(LEADS as usize).saturating_sub(own as usize)..].first_chunk().expect("thirteen counts")
    }
    /// All others but one against `who`, if `who` had `own` buildings.
    #[inline]
    fn others<const PAID: usize>(&self, own: u8, who: usize, but: usize) -> Above {
        let chances = self.chances(own);
        let (mut none, mut one, mut two) = (POINT, 0, 0);
        for (other, count) in self.counts.iter().enumerate().take(self.rivals.participants) {
            let above = if other == who || other == but { 0 } else { i32::from(chances[*count as usize]) };
            let below = 256 - above;
            if PAID > 2 {
                two = (two * below + one * above) >> 8;
            }
            if PAID > 1 {
                one = (one * below + none * above) >> 8;
            }
            none = (none * below) >> 8;
        }
        Above([none, one, two])
    }
    /// The points to expect with so many buildings.
    #[inline]
    fn points<const PAID: usize>(&self, own: u8, who: usize) -> i32 {
        let Above([none, one, two]) = self.others::<PAID>(own, who, who);
        self.if_any(own, none * self.paid[0] + one * self.paid[1] + two * self.paid[2])
    }
    /// BASE-V5: without a building of the type there are no points, unless one comes.
    #[inline]
    fn if_any(&self, own: u8, points: i32) -> i32 {
        if own > 0 { points } else { (points * self.some) >> 8 }
    }
}

/// `SOME[participants - 3][tiles to come]`: how likely it is (of 256) to get at least one of them.
static SOME: [[i32; MOST_TO_COME + 1]; 4] = {
    let mut table = [[0; MOST_TO_COME + 1]; 4];
    let mut m = 0;
    while m < 4 {
        let (mut none, mut n) = (1 << 16, 0);
        while n <= MOST_TO_COME {
            table[m][n] = 256 - (none >> 8);
            none -= none / (m as i32 + 3);
            n += 1;
        }
        m += 1;
    }
    table
};

/// How many answers are remembered: a power of two.
const REMEMBERED: usize = 1 << 13;
/// How many sums of them are: a power of two.
const SUMS: usize = 1 << 12;
/// The bits of an entry that hold the answer; the others hold the question.
const ANSWER: u32 = 28;

/// What one more building of a type is worth in one scoring, remembered for standings seen before. Who of the rivals
/// has which count does not matter, so few standings make up most of all games.
#[derive(Clone)]
pub struct Memory {
    scorings: Box<[Cell<u64>]>,
    /// The same for all scorings together, as they were forecast: who asks again soon finds it here.
    sums: Box<[Cell<[u64; 2]>]>,
}

impl Default for Memory {
    fn default() -> Memory {
        let (scorings, sums) = (vec![Cell::new(0); REMEMBERED].into(), vec![Cell::new([0; 2]); SUMS].into());
        Memory { scorings, sums }
    }
}

impl std::fmt::Debug for Memory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Memory")
    }
}

impl Memory {
    /// What one more building of this type is worth by the printed table.
    #[inline]
    pub fn one_more(&self, counts: &Counts, kind: Building, rivals: Rivals, forecast: &Forecast) -> i32 {
        // Two counts stay empty: there is room for who asks, and of what.
        let who = (rivals.players << 6 | rivals.me << 3 | kind as usize) as u64;
        let standing = u64::from_le_bytes(*counts) | who << 48;
        let come = forecast.to_come.iter().fold(0, |key, round| key << 4 | u64::from(round[kind as usize]));
        let forecast_is = forecast.rounds.iter().fold(come, |key, likely| key << 4 | u64::from(*likely));
        let mixed = (standing ^ forecast_is << 20).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = &self.sums[(mixed >> 52) as usize & (SUMS - 1)];
        let [known, answer] = place.get();
        if known == standing && answer >> 32 == forecast_is {
            return answer as i32;
        }
        let worth = self.add_up::<true>(counts, kind, rivals, forecast);
        place.set([standing, forecast_is << 32 | u64::from(worth as u32)]);
        worth
    }
    /// The same by the printed table or by the rows of the forecast, scoring by scoring.
    pub fn add_up<const PRINTED: bool>(
        &self,
        counts: &Counts,
        kind: Building,
        rivals: Rivals,
        forecast: &Forecast,
    ) -> i32 {
        let (line, rivals) = lined_up(counts, rivals);
        // All that matters, as a bot's weights never change: 4 bits a count, 3 the players, 5 the points, 4 the tiles.
        let standing = line[..6].iter().fold(rivals.players as u64, |key, count| key << 4 | u64::from(*count));
        let mut worth = 0;
        for (round, paid) in SCORE_TABLE.iter().enumerate() {
            let likely = i32::from(forecast.rounds[round]);
            if likely == 0 {
                continue;
            }
            let n = forecast.to_come[round][kind as usize];
            let row = if PRINTED { kind as usize } else { forecast.row(round, kind) };
            let key = (standing << 5 | (row as u64 * 3 + round as u64)) << 4 | u64::from(n);
            let at = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 51) as usize;
            let place = &self.scorings[at & (REMEMBERED - 1)];
            let mut known = place.get();
            if known >> ANSWER != key {
                let answer = Scoring::new(&line, paid[row], usize::from(n), rivals).change(round, 0, 1);
                known = key << ANSWER | u64::from(answer as u32) & ((1 << ANSWER) - 1);
                place.set(known);
            }
            // The sign comes back when the answer is moved to the top of a word.
            worth += ((known as i32) << (32 - ANSWER) >> (32 - ANSWER)) * likely;
        }
        worth / i32::from(Forecast::SURE)
    }
}

/// The same standing with us in front and the other players in falling order; Dirk stays where he is.
#[inline(always)]
fn lined_up(counts: &Counts, rivals: Rivals) -> (Counts, Rivals) {
    let mut line = counts.map(|count| count.min(LEADS as u8));
    line.swap(0, rivals.me);
    let others = &mut line[1..rivals.players];
    for at in 1..others.len() {
        let mut at = at;
        while at > 0 && others[at - 1] < others[at] {
            others.swap(at - 1, at);
            at -= 1;
        }
    }
    (line, Rivals { me: 0, ..rivals })
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE: Rivals = Rivals { players: 3, participants: 3, me: 0, envy: 0 };

    #[test]
    fn without_tiles_to_come_the_table_is_certain() {
        let forecast = Forecast { rounds: [0, 0, Forecast::SURE], ..Forecast::default() };
        let more = |counts: [u8; 3]| {
            let mut all = Counts::default();
            all[..3].copy_from_slice(&counts);
            change(&all, 0, 1, Building::Tower, THREE, &forecast) / POINT
        };
        assert_eq!(more([2, 2, 0]), 4); // 21 instead of half of 21 + 13
        assert_eq!(more([5, 2, 1]), 0);
        assert_eq!(more([0, 4, 4]), 6);
    }

    #[test]
    fn a_lead_is_worth_less_when_much_is_to_come() {
        let mut forecast = Forecast { rounds: [0, 0, Forecast::SURE], ..Forecast::default() };
        let counts = [1, 1, 0, 0, 0, 0, 0, 0];
        let now = change(&counts, 0, 1, Building::Garden, THREE, &forecast);
        forecast.to_come[2] = [9; 6];
        assert!(change(&counts, 0, 1, Building::Garden, THREE, &forecast) < now);
    }
}
