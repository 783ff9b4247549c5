//! Means and intervals. The games of one deal hang together, so an interval is that of the mean over deals.

use super::arena::{Arena, Outcome};
use sabika_engine::{Config, hash::fnv1a, value::Seat};
use serde::Serialize;

/// The report of a simulation.
#[derive(Serialize)]
pub struct Report {
    pub config: Config,
    /// The seed of the first deal; the others count on from it.
    pub seed: u64,
    /// The seed of the last one.
    pub last_seed: u64,
    pub games: u64,
    pub players: u8,
    pub blocks: bool,
    /// Turns per game.
    pub turns: f64,
    /// Moves per game.
    pub moves: f64,
    /// The part of the games with several winners.
    pub shared_wins: f64,
    /// A hash of every result, the same on every machine and for every number of threads.
    pub hash: String,
    pub bots: Vec<BotReport>,
    /// Seat by seat, whoever sat there: what it is worth to begin.
    pub seats: Vec<SeatReport>,
}

/// One seat, over all games.
#[derive(Serialize)]
pub struct SeatReport {
    pub seat: Seat,
    /// Of all wins; a shared win counts its part.
    pub win_share: f64,
    /// Half the width of the 95 % interval of the win share.
    pub half_interval: f64,
    pub points: f64,
}

/// One bot, over all seats it sat in.
#[derive(Serialize)]
pub struct BotReport {
    pub bot: String,
    /// How many seats of a game are its.
    pub seats: u32,
    /// Of all wins; a shared win counts its part.
    pub win_share: f64,
    /// Half the width of the 95 % interval of the win share.
    pub half_interval: f64,
    pub fair_share: f64,
    pub points: f64,
    /// The fewest points of a game, then the deciles, then the most.
    pub deciles: [i16; 11],
    pub wall: f64,
    /// Turns per seat and game.
    pub turns: f64,
    pub purchases: f64,
    /// The part of the purchases that were exact.
    pub exact_share: f64,
}

impl Report {
    /// Of one game at least.
    pub fn new(arena: &Arena<'_>, outcomes: &[Outcome]) -> Report {
        let games = outcomes.len() as f64;
        let mean = |of: fn(&Outcome) -> u32| outcomes.iter().map(|o| f64::from(of(o))).sum::<f64>() / games;
        let mut names: Vec<&String> = arena.lineup.iter().map(|player| &player.label).collect();
        names.sort_unstable();
        names.dedup();
        let mut bots: Vec<BotReport> = names.iter().map(|name| bot(arena, outcomes, name)).collect();
        bots.sort_by(|a, b| (b.win_share / b.fair_share).total_cmp(&(a.win_share / a.fair_share)));
        Report {
            config: arena.config,
            seed: arena.seed,
            last_seed: outcomes.last().map_or(arena.seed, |last| last.deal),
            games: outcomes.len() as u64,
            players: arena.config.players,
            blocks: arena.rotations > 1,
            turns: mean(|o| o.turns),
            moves: mean(|o| o.moves),
            shared_wins: mean(|o| u32::from(o.winners.count_ones() > 1)),
            hash: format!("{:016x}", hash(outcomes)),
            bots,
            seats: Seat::all(arena.config.players).map(|of| seat(arena, outcomes, of)).collect(),
        }
    }
}

/// By deal, the mean of something over its games.
fn by_deal(arena: &Arena<'_>, outcomes: &[Outcome], of: impl Fn(&Outcome) -> f64) -> Vec<f64> {
    let deals = outcomes.chunks(arena.rotations as usize);
    deals.map(|deal| deal.iter().map(&of).sum::<f64>() / deal.len() as f64).collect()
}

fn seat(arena: &Arena<'_>, outcomes: &[Outcome], seat: Seat) -> SeatReport {
    let (win_share, half_interval) = mean_and_half(&by_deal(arena, outcomes, |o| o.share(seat)));
    let points = outcomes.iter().map(|o| f64::from(o.stands[seat].points)).sum::<f64>() / outcomes.len() as f64;
    SeatReport { seat, win_share, half_interval, points }
}

/// The least, the nine values between ten parts of the same size, and the most.
fn deciles(mut points: Vec<i16>) -> [i16; 11] {
    points.sort_unstable();
    std::array::from_fn(|tenth| points.get((tenth * points.len().saturating_sub(1) + 5) / 10).copied().unwrap_or(0))
}

/// Of all scores, moves and turns, game by game.
fn hash(outcomes: &[Outcome]) -> u64 {
    let mut bytes = Vec::with_capacity(outcomes.len() * 24);
    for outcome in outcomes {
        bytes.extend(outcome.moves.to_le_bytes());
        bytes.extend(outcome.turns.to_le_bytes());
        outcome.stands.as_slice().iter().for_each(|stand| bytes.extend(stand.points.to_le_bytes()));
    }
    fnv1a(&bytes)
}

fn bot(arena: &Arena<'_>, outcomes: &[Outcome], name: &str) -> BotReport {
    let players = arena.config.players;
    let seats = arena.lineup.iter().filter(|other| other.label == name).count() as u32;
    let own = |outcome: &Outcome| {
        let rotation = outcome.rotation;
        Seat::all(players).filter(move |seat| arena.bot(*seat, rotation) == name)
    };
    let mean = |of: &dyn Fn(&Outcome, Seat) -> f64| {
        let sum: f64 = outcomes.iter().map(|o| own(o).map(|seat| of(o, seat)).sum::<f64>()).sum();
        sum / (outcomes.len() as f64 * f64::from(seats))
    };
    let shares = by_deal(arena, outcomes, |o| own(o).map(|seat| o.share(seat)).sum());
    let (win_share, half_interval) = mean_and_half(&shares);
    let points = outcomes.iter().flat_map(|o| own(o).map(|seat| o.stands[seat].points));
    let purchases = mean(&|o, seat| f64::from(o.stands[seat].purchases));
    let exact = mean(&|o, seat| f64::from(o.stands[seat].exact));
    BotReport {
        bot: name.to_string(),
        seats,
        win_share,
        half_interval,
        fair_share: f64::from(seats) / f64::from(players),
        points: mean(&|o, seat| f64::from(o.stands[seat].points)),
        deciles: deciles(points.collect()),
        wall: mean(&|o, seat| f64::from(o.stands[seat].wall)),
        turns: mean(&|o, seat| f64::from(o.stands[seat].turns)),
        purchases,
        exact_share: if purchases > 0.0 { exact / purchases } else { 0.0 },
    }
}

/// The mean and half the width of its 95 % interval.
fn mean_and_half(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let spread = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (spread / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::{deciles, mean_and_half};

    #[test]
    fn the_deciles_of_a_hundred_and_one_games() {
        assert_eq!(deciles((0..=100).rev().collect()), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
        assert_eq!(deciles(vec![7]), [7; 11]);
    }

    #[test]
    fn the_interval_of_a_fair_coin() {
        let coin: Vec<f64> = (0..10_000).map(|n| f64::from(n % 2)).collect();
        let (mean, half) = mean_and_half(&coin);
        assert!((mean - 0.5).abs() < 1e-9 && (half - 0.0098).abs() < 1e-4, "{mean} {half}");
        assert_eq!(mean_and_half(&[1.0]), (1.0, 0.0));
    }
}
