//! How strong bots are, from who came in before whom: the model of Plackett and Luce, in which the next place goes to each of those
//! who are left with a chance by its strength. Ratings are on the scale of Elo: 400 points more are ten times the strength.

use sabika_engine::value::Dice;
use std::collections::BTreeMap;

/// Who came in before whom in one game: the bots by place, each with where those begin who are level with it.
pub type Order = Vec<(u8, u8)>;

/// Bots by place, from pairs of a bot and how well it did; whoever did as well as another is level with it.
pub fn order(mut finished: Vec<(u8, (bool, i16))>) -> Order {
    finished.sort_by_key(|(bot, did)| (std::cmp::Reverse(*did), *bot));
    let mut order = Order::with_capacity(finished.len());
    for (at, (bot, did)) in finished.iter().enumerate() {
        let level = at > 0 && finished[at - 1].1 == *did;
        order.push((*bot, if level { order[at - 1].1 } else { at as u8 }));
    }
    order
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
pub fn rate(bots: usize, blocks: &[Vec<Order>], anchor: usize) -> Vec<Strength> {
    let mut kinds: BTreeMap<&Order, usize> = BTreeMap::new();
    for order in blocks.iter().flatten() {
        let next = kinds.len();
        kinds.entry(order).or_insert(next);
    }
    let mut orders = vec![&[][..]; kinds.len()];
    for (order, at) in &kinds {
        orders[*at] = order.as_slice();
    }
    let blocks: Vec<Vec<usize>> = blocks.iter().map(|block| block.iter().map(|order| kinds[order]).collect()).collect();
    let counted = |some: &mut dyn Iterator<Item = &Vec<usize>>| {
        let mut counts = vec![0u32; orders.len()];
        some.flatten().for_each(|at| counts[*at] += 1);
        let strengths = strengths(bots, &orders, &counts);
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
fn strengths(bots: usize, orders: &[&[(u8, u8)]], counts: &[u32]) -> Vec<f64> {
    let mut strengths = vec![1.0f64; bots];
    let mut wins = vec![1.0f64; bots];
    for (order, count) in orders.iter().zip(counts) {
        let (_, before) = order.split_last().expect("a game has players");
        for (bot, _) in before {
            wins[usize::from(*bot)] += f64::from(*count);
        }
    }
    for _ in 0..2_000 {
        let mut met: Vec<f64> = strengths.iter().map(|own| 2.0 / (own + 1.0)).collect();
        for (order, count) in orders.iter().zip(counts).filter(|(_, count)| **count > 0) {
            for (_, from) in &order[..order.len() - 1] {
                let left = &order[usize::from(*from)..];
                let all: f64 = left.iter().map(|(bot, _)| strengths[usize::from(*bot)]).sum();
                for (bot, _) in left {
                    met[usize::from(*bot)] += f64::from(*count) / all;
                }
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

    #[test]
    fn who_is_level_has_the_same_place() {
        let finished = vec![(0, (false, 80)), (1, (true, 90)), (2, (false, 80))];
        assert_eq!(order(finished), [(1, 0), (0, 1), (2, 1)]);
        assert_eq!(order(vec![(0, (true, 90)), (1, (false, 90))]), [(0, 0), (1, 1)], "the rules say who has won");
    }

    /// Three times as strong is 191 points more; games of two, in which that one wins three of four.
    #[test]
    fn three_wins_of_four_are_191_points() {
        let game = |first: u8| vec![vec![(first, 0), (1 - first, 1)]];
        let blocks: Vec<Vec<Order>> = (0..4_000).map(|n| game(u8::from(n % 4 == 0))).collect();
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
        let mut game = |seats: [u8; 3]| {
            let (mut left, mut order) = (seats.to_vec(), Order::new());
            while !left.is_empty() {
                let all: f64 = left.iter().map(|bot| wanted[usize::from(*bot)]).sum();
                let mut at = f64::from(dice.below(1 << 24)) / f64::from(1 << 24) * all;
                let taken = left.iter().position(|bot| {
                    at -= wanted[usize::from(*bot)];
                    at < 0.0
                });
                order.push((left.remove(taken.unwrap_or(left.len() - 1)), order.len() as u8));
            }
            order
        };
        let seats = [[0, 1, 1], [0, 2, 2], [1, 2, 2], [1, 0, 0], [2, 1, 1], [2, 0, 0]];
        let blocks: Vec<Vec<Order>> = (0..12_000).map(|n| vec![game(seats[n % 6])]).collect();
        let ratings = rate(3, &blocks, 1);
        for (own, wanted) in ratings.iter().zip(wanted) {
            let wanted = 1_000.0 + 400.0 * wanted.log10();
            assert!((own.rating - wanted).abs() < 15.0, "{own:?}, wanted {wanted}");
        }
    }

    #[test]
    fn who_never_lost_is_not_infinitely_strong() {
        let blocks = vec![vec![vec![(0, 0), (1, 1)]]; 50];
        let best = rate(2, &blocks, 1)[0];
        assert!(best.rating.is_finite() && best.rating > 1_300.0, "{best:?}");
    }
}
