//! How strong bots are, from who has won: the model of Luce, and of Plackett, in which a win goes to each at the table with a chance by its
//! strength. Ratings are on the scale of Elo: 400 points more are ten times the strength. Who came in second says nothing here: nobody
//! plays for that, and behind the winner places are mostly luck.

use sabika_engine::value::Dice;
use std::collections::{BTreeMap, BTreeSet};

/// One game: the bots at the table, and those of them that have won.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Won {
    table: Vec<u8>,
    winners: Vec<u8>,
}

impl Won {
    /// From each bot at the table, and whether it has won.
    pub fn of(seats: impl Iterator<Item = (u8, bool)>) -> Won {
        let mut seats: Vec<(u8, bool)> = seats.collect();
        seats.sort_unstable();
        let winners = seats.iter().filter(|(_, won)| *won).map(|(bot, _)| *bot).collect();
        Won { table: seats.into_iter().map(|(bot, _)| bot).collect(), winners }
    }
}

/// A rating, and between which it lies with 95 %.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Strength {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// So often the deals are drawn anew to see how much hangs on them.
const DRAWN: usize = 400;

/// The ratings of so many bots from games in blocks that hang together; the bot `anchor` has 1,000.
pub fn rate(bots: usize, blocks: &[Vec<Won>], anchor: usize) -> Vec<Strength> {
    let games: Vec<&Won> = blocks.iter().flatten().collect::<BTreeSet<_>>().into_iter().collect();
    let kinds: BTreeMap<&Won, usize> = games.iter().enumerate().map(|(at, won)| (*won, at)).collect();
    let blocks: Vec<Vec<usize>> = blocks.iter().map(|block| block.iter().map(|won| kinds[won]).collect()).collect();
    let counted = |some: &mut dyn Iterator<Item = &Vec<usize>>| {
        let mut counts = vec![0u32; games.len()];
        some.flatten().for_each(|at| counts[*at] += 1);
        let strengths = strengths(bots, &games, &counts);
        strengths.iter().map(|own| 1_000.0 + 400.0 * (own / strengths[anchor]).log10()).collect::<Vec<f64>>()
    };
    let all = counted(&mut blocks.iter());
    let mut dice = Dice::loose(1);
    let drawn: Vec<Vec<f64>> = (0..DRAWN)
        .map(|_| counted(&mut (0..blocks.len()).map(|_| &blocks[dice.below(blocks.len() as u32) as usize])))
        .collect();
    let between = |bot: usize| {
        let mut ratings: Vec<f64> = drawn.iter().map(|ratings| ratings[bot]).collect();
        ratings.sort_by(f64::total_cmp);
        Strength { rating: all[bot], low: ratings[DRAWN / 40], high: ratings[DRAWN - 1 - DRAWN / 40] }
    };
    (0..bots).map(between).collect()
}

/// The strengths that make what happened most likely (Hunter, 2004). Each bot has also won and lost once against one of strength 1, so
/// that nobody is infinitely strong who never lost.
fn strengths(bots: usize, games: &[&Won], counts: &[u32]) -> Vec<f64> {
    let mut strengths = vec![1.0f64; bots];
    let mut wins = vec![1.0f64; bots];
    let played = || games.iter().zip(counts).filter(|(_, count)| **count > 0);
    for (game, count) in played() {
        for bot in &game.winners {
            wins[usize::from(*bot)] += f64::from(*count) / game.winners.len() as f64;
        }
    }
    for _ in 0..2_000 {
        let mut met: Vec<f64> = strengths.iter().map(|own| 2.0 / (own + 1.0)).collect();
        for (game, count) in played() {
            let all: f64 = game.table.iter().map(|bot| strengths[usize::from(*bot)]).sum();
            for bot in &game.table {
                met[usize::from(*bot)] += f64::from(*count) / all;
            }
        }
        let next: Vec<f64> = wins.iter().zip(&met).map(|(wins, met)| wins / met).collect();
        let moved = strengths.iter().zip(&next).map(|(old, new)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < 1e-6 {
            break;
        }
    }
    strengths
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that one has won.
    fn game(table: &[u8], winner: usize) -> Won {
        Won::of(table.iter().enumerate().map(|(at, bot)| (*bot, at == winner)))
    }

    #[test]
    fn who_wins_together_shares_it() {
        let both = Won::of([(0, true), (1, true)].into_iter());
        let ratings = rate(2, &[vec![both, game(&[0, 1], 0), game(&[0, 1], 1)]], 1);
        assert!((ratings[0].rating - 1_000.0).abs() < 1.0, "{ratings:?}");
    }

    /// Three times as strong is 191 points more; games of two, in which that one wins three of four.
    #[test]
    fn three_wins_of_four_are_191_points() {
        let blocks: Vec<Vec<Won>> = (0..4_000).map(|n| vec![game(&[0, 1], usize::from(n % 4 == 0))]).collect();
        let ratings = rate(2, &blocks, 1);
        assert_eq!(ratings[1], Strength { rating: 1_000.0, low: 1_000.0, high: 1_000.0 });
        let stronger = ratings[0];
        assert!((stronger.rating - 1_190.8).abs() < 1.0, "{stronger:?}");
        assert!(stronger.low > 1_175.0 && stronger.high < 1_207.0 && stronger.low < stronger.high, "{stronger:?}");
    }

    /// Games by the model itself, three at a table, two of them the same bot: the strengths come out again.
    #[test]
    fn strengths_are_found_again() {
        let (wanted, mut dice) = ([4.0f64, 1.0, 0.5], Dice::loose(3));
        let mut played = |table: [u8; 3]| {
            let all: f64 = table.iter().map(|bot| wanted[usize::from(*bot)]).sum();
            let mut at = f64::from(dice.below(1 << 24)) / f64::from(1 << 24) * all;
            let won = table.iter().position(|bot| {
                at -= wanted[usize::from(*bot)];
                at < 0.0
            });
            game(&table, won.unwrap_or(2))
        };
        let tables = [[0, 1, 1], [0, 2, 2], [1, 2, 2], [1, 0, 0], [2, 1, 1], [2, 0, 0]];
        let blocks: Vec<Vec<Won>> = (0..12_000).map(|n| vec![played(tables[n % 6])]).collect();
        let ratings = rate(3, &blocks, 1);
        for (own, wanted) in ratings.iter().zip(wanted) {
            let wanted = 1_000.0 + 400.0 * wanted.log10();
            assert!((own.rating - wanted).abs() < 25.0, "{own:?}, wanted {wanted}");
        }
    }

    #[test]
    fn who_never_lost_is_not_infinitely_strong() {
        let best = rate(2, &vec![vec![game(&[0, 1], 0)]; 50], 1)[0];
        assert!(best.rating.is_finite() && best.rating > 1_300.0, "{best:?}");
    }
}
