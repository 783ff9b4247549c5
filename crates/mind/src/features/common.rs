//! Things that are the same for all seats.

use super::SEATS;
use sabika_engine::{
    Game,
    components::SCORE_TABLE,
    modules::Household,
    score::{Place, Ranking, places},
    value::Building,
};

/// Things that are the same for all seats.
pub struct Common {
    /// Buildings of each type of everybody who takes part; Dirk comes last.
    pub counts: [[u8; 6]; SEATS + 1],
    pub walls: [u8; SEATS],
    /// What each scoring to come would bring now.
    pub due: [[i16; SEATS]; 3],
    pub best: [i16; 2],
    pub leader: usize,
    /// What one more building of a type would bring a seat by the printed table: in the next scoring, and in the last one.
    pub gains: [[[u8; 6]; SEATS]; 2],
}

impl Common {
    pub fn of<R: Household>(game: &Game<R>) -> Common {
        let open = game.open();
        let mut common = Common {
            counts: [[0; 6]; SEATS + 1],
            walls: [0; SEATS],
            due: [[0; SEATS]; 3],
            best: [i16::MIN; 2],
            leader: 0,
            gains: [[[0; 6]; SEATS]; 2],
        };
        for seat in open.seats() {
            for kind in Building::ALL {
                common.counts[seat.index()][kind as usize] = open.count(seat, kind);
            }
            common.walls[seat.index()] = open.longest_wall(seat);
            let score = open.score(seat);
            if score > common.best[0] {
                common.best = [score, common.best[0]];
                common.leader = seat.index();
            } else {
                common.best[1] = common.best[1].max(score);
            }
        }
        for kind in Building::ALL {
            common.counts[SEATS][kind as usize] = open.dirk_count(kind);
        }
        let to_come = |round: &usize| !open.rounds_held().has(*round as u8 + 1) && !open.is_over();
        let rounds = (0..3).filter(to_come);
        if let Some(next) = rounds.clone().next() {
            common.one_more([next, 2], usize::from(open.players()));
        }
        if R::BARE {
            common.majorities(&rounds);
        } else {
            for round in rounds {
                let tally = game.score(round as u8 + 1);
                open.seats().for_each(|seat| common.due[round][seat.index()] = tally.total(seat));
            }
        }
        common
    }
    /// What scorings would bring without modules: a tally of it has room for much more. Who has which place is the same in all of them.
    fn majorities(&mut self, rounds: &(impl Iterator<Item = usize> + Clone)) {
        for round in rounds.clone() {
            self.due[round] = self.walls.map(i16::from);
        }
        for kind in 0..Building::ALL.len() {
            let places = places(&self.counts.map(|counts| 2 * counts[kind]), [0; 3]);
            for (seat, place) in places.iter().enumerate().take(SEATS) {
                let Some(place) = place else { continue };
                for round in rounds.clone() {
                    self.due[round][seat] += i16::from(place.points_of(SCORE_TABLE[round][kind]));
                }
            }
        }
    }
    /// What another building would bring everybody in these scorings.
    fn one_more(&mut self, rounds: [usize; 2], players: usize) {
        for kind in 0..Building::ALL.len() {
            let ranking = Ranking::of(&self.counts.map(|counts| 2 * counts[kind]));
            for seat in 0..players {
                let now = ranking.place(seat, [0; 3]);
                let then = ranking.with(seat, 2).place(seat, [0; 3]);
                for (gains, round) in self.gains.iter_mut().zip(rounds) {
                    let points =
                        |place: Option<Place>| place.map_or(0, |place| place.points_of(SCORE_TABLE[round][kind]));
                    gains[seat][kind] = points(then) - points(now);
                }
            }
        }
    }
    /// The most that anybody else has.
    pub fn rival(&self, seat: usize, kind: usize) -> u8 {
        (0..=SEATS).filter(|other| *other != seat).map(|other| self.counts[other][kind]).max().unwrap_or(0)
    }
}
