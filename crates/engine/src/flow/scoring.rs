//! Scorings: when they are held, what is named and shown before, and what follows them.

use super::{Event, Play, Step, run::in_order};
use crate::{
    components::{DIRK_AFTER_ROUND_1, DIRK_SHARE},
    config::DirkThird,
    modules::{Happening, Household},
    score,
    value::{PLACES, Pile, Tile},
};

/// BASE-E6, E3: the scorings that are due, 1 before 2.
pub fn due<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    if let Some(round) = p.open.course.rounds_due.pop() {
        p.plan([Step::Count(round), Step::Score]);
        begin(rooms, p);
    }
}

/// BON-6: first what must be named, then what may be shown, then the count.
pub fn begin<R: Household>(rooms: &mut R, p: &mut Play<'_>) {
    in_order(rooms, p, [Happening::ScoringBegins {}, Happening::ScoringPoll {}]);
}

/// BASE-V1: points for walls and majorities, then what follows a scoring (BASE-V7).
// Apart: what it writes down is large, and the way from one question to the next would make room for it every time.
#[inline(never)]
pub fn count<R: Household>(rooms: &mut R, p: &mut Play<'_>, round: u8) {
    if rooms.is_idle() && p.journal.is_silent() {
        let points = score::plain(p.open, round);
        debug_assert!(score::tally(p.open, rooms, round).is_of(&points));
        p.score(|who| points[who.index()]);
    } else {
        let tally = score::tally(p.open, rooms, round);
        p.score(|who| tally.total_of(who));
        let open = &*p.open;
        p.journal.tell(|| Event::Scored {
            tally: Box::new(tally),
            walls: open.seats().map(|seat| open.longest_chain(seat)).collect(),
        });
    }
    p.open.course.rounds_held.insert(round);
    p.open.course.round = round;
    p.push(Step::DirkDraws(round));
    rooms.happen(Happening::ScoringCounted {}, p);
}

/// BASE-D3: after rounds 1 and 2 Dirk gets tiles from the supply.
pub fn dirk_draws<R: Household>(rooms: &mut R, p: &mut Play<'_>, round: u8) {
    if !p.open.config.has_dirk() {
        return;
    }
    let left = p.open.supply_left();
    let tiles = match (round, p.open.config.options.dirk_third) {
        (1, _) => DIRK_AFTER_ROUND_1.min(left),
        (2, DirkThird::Down) => left / DIRK_SHARE,
        (2, DirkThird::Nearest) => (left + DIRK_SHARE / 2) / DIRK_SHARE,
        _ => 0,
    };
    give_dirk(rooms, p, tiles);
}

pub fn give_dirk<R: Household>(rooms: &mut R, p: &mut Play<'_>, tiles: u8) {
    let mut drawn: Pile<Tile, PLACES> = Pile::default();
    for _ in 0..tiles {
        let Some(tile) = p.draw_tile() else { break };
        p.open.goods.dirk.insert(tile);
        drawn.push(tile);
        p.tell(|| Event::DirkDrew { tile });
    }
    rooms.happen(Happening::DirkDrew { tiles: &drawn }, p);
}
