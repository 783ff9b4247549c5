//! How the game would stand if it ended now: where few tiles are left, that is what counts.

use super::{SEATS, Wares, common::Common};
use sabika_engine::{
    Game,
    components::SCORE_TABLE,
    modules::Household,
    score::{Place, places},
    value::{Seat, Slot},
};

/// With so many tiles in the supply it is thought of the end.
const NEAR: u8 = 12;

/// How everybody would stand at the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ending {
    totals: [i32; SEATS],
    /// Tiles that the most money brings at last (BASE-F2).
    pub won: [i32; SEATS],
}

impl Ending {
    /// Nothing while it is far away.
    pub fn of<R: Household>(game: &Game<R>, common: &Common, wares: &Wares) -> Option<Ending> {
        let open = game.open();
        if open.supply_left() > NEAR {
            return None;
        }
        let (mut ending, mut counts) = (Ending::default(), common.counts);
        for slot in Slot::ALL {
            let Some(kind) = wares.in_yard(slot).and_then(|tile| open.kind(tile)) else { continue };
            let money = |seat: &Seat| game.hand(*seat).sum(slot.currency());
            let Some(most) = open.seats().map(|seat| money(&seat)).max() else { continue };
            let mut richest = open.seats().filter(|seat| money(seat) == most);
            if let (Some(seat), None) = (richest.next(), richest.next()) {
                counts[seat.index()][kind as usize] += 1;
                ending.won[seat.index()] += 1;
            }
        }
        for seat in open.seats() {
            ending.totals[seat.index()] = i32::from(open.score(seat) + common.due[2][seat.index()]);
        }
        for kind in 0..6 {
            let of = |counts: &[[u8; 6]; SEATS + 1]| places(&counts.map(|counts| 2 * counts[kind]), [0; 3]);
            if (0..SEATS).all(|seat| counts[seat][kind] == common.counts[seat][kind]) {
                continue;
            }
            let (was, is) = (of(&common.counts), of(&counts));
            for (seat, total) in ending.totals.iter_mut().enumerate() {
                let points =
                    |at: &[Option<Place>]| at[seat].map_or(0, |place| i32::from(place.points_of(SCORE_TABLE[2][kind])));
                *total += points(&is) - points(&was);
            }
        }
        Some(ending)
    }
    /// By how much a seat would be before the best of the others.
    pub fn lead(&self, seat: usize, players: u8) -> i32 {
        let others = (0..usize::from(players)).filter(|other| *other != seat).map(|other| self.totals[other]);
        self.totals[seat] - others.max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sabika_engine::{Config, modules::Bare, score::Ranking, value::Seed};

    /// The same by a slow way, on games in which everybody makes the first move there is.
    #[test]
    fn the_last_tiles_go_to_the_most_money() {
        let (mut far, mut near, mut won) = (0, 0, 0);
        for players in 2..=6 {
            let seed = Seed::from_number(players.into());
            let mut game: Game<Bare> = Game::new(Config::players(players), seed).expect("a game");
            let mut moves = Vec::new();
            while game.ask().is_some() {
                let (open, common) = (game.open(), Common::of(&game));
                let wares = Wares::of(open);
                if let Some(ending) = Ending::of(&game, &common, &wares) {
                    let mut counts: Vec<Vec<u8>> =
                        (0..6).map(|kind| common.counts.map(|of| of[kind]).to_vec()).collect();
                    let mut tiles = 0;
                    for slot in Slot::ALL {
                        let Some(kind) = wares.in_yard(slot).and_then(|tile| open.kind(tile)) else { continue };
                        let mut money: Vec<(u8, usize)> =
                            open.seats().map(|seat| (game.hand(seat).sum(slot.currency()), seat.index())).collect();
                        money.sort_unstable();
                        if let [.., (less, _), (most, who)] = money[..]
                            && most > less
                        {
                            counts[kind as usize][who] += 1;
                            tiles += 1;
                        }
                    }
                    let total = |seat: usize| -> i32 {
                        let of = Seat::new(seat as u8).expect("a seat");
                        let points = |kind: usize| {
                            let counts: [u8; SEATS + 1] = std::array::from_fn(|who| 2 * counts[kind][who]);
                            let place = Ranking::of(&counts).place(seat, SCORE_TABLE[2][kind]);
                            place.map_or(0, |place| i32::from(place.points))
                        };
                        i32::from(open.score(of)) + i32::from(common.walls[seat]) + (0..6).map(points).sum::<i32>()
                    };
                    for seat in 0..usize::from(players) {
                        let others = (0..usize::from(players)).filter(|other| *other != seat).map(total).max();
                        assert_eq!(ending.lead(seat, players), total(seat) - others.expect("somebody"));
                    }
                    assert_eq!(ending.won.iter().sum::<i32>(), tiles);
                    near += 1;
                    won += tiles;
                } else {
                    assert!(open.supply_left() > NEAR);
                    far += 1;
                }
                moves.clear();
                game.moves(&mut moves);
                game.apply_listed(moves[0]);
            }
        }
        assert!(far > 100 && near > 30 && won > 30, "{far}, {near} and {won}");
    }
}
