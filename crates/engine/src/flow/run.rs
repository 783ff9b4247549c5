//! From one question to the next.

use super::{Ask, Course, Event, Eyes, Finale, Phase, Play, Sight, Step, Topic, ending, poll, refill, scoring, setup};
use crate::{
    components::DISPLAY_PLACES,
    modules::{Happening, Household, Place},
    value::*,
};

/// Works through the agenda until somebody must be asked, or nothing is left.
pub fn run<R: Household>(rooms: &mut R, p: &mut Play<'_>) -> Option<Ask> {
    loop {
        let asked = match p.agenda.pop() {
            Some(step) => first(rooms, p, step),
            None => match p.agenda.course {
                Course::Setup(stage) => {
                    p.agenda.course = stage.next();
                    setup::stage(rooms, p, stage);
                    None
                }
                Course::Turn(now) if rooms.is_idle() => plain_turn(rooms, p, now),
                Course::Turn(now) => turn(rooms, p, now),
                Course::End(part) => {
                    p.agenda.course = part.next();
                    match part {
                        Finale::LastTiles => ending::last_tiles(rooms, p),
                        Finale::Scoring => ending::final_scoring(rooms, p),
                        Finale::Winners => ending::winners(rooms, p),
                    }
                    None
                }
                Course::Over => return None,
            },
        };
        if asked.is_some() {
            return asked;
        }
    }
}

/// What comes before the course of the game goes on.
fn first<R: Household>(rooms: &mut R, p: &mut Play<'_>, step: Step) -> Option<Ask> {
    match step {
        Step::Action => return action(rooms, p, Topic::Action),
        Step::FurtherAction => return action(rooms, p, Topic::FurtherAction),
        Step::Place(seat) => return place(rooms, p, seat, Topic::Placement),
        Step::PlaceLast(seat) => {
            let asked = place(rooms, p, seat, Topic::LastTiles);
            if asked.is_none() {
                rooms.happen(Happening::Placed { seat }, p);
            }
            return asked;
        }
        Step::Placed(seat) => drop(rooms.happen(Happening::Placed { seat }, p)),
        Step::Surplus(seat) => return rooms.surplus(p.open, seat).then_some(Ask { seat, topic: Topic::Surplus }),
        Step::Extras => return extras(rooms, p),
        Step::Poll(nth) => return poll::ask(rooms, p, nth),
        Step::Module(step) => return rooms.run(step, p),
        Step::Score => scoring::due(rooms, p),
        Step::Count(round) => scoring::count(rooms, p, round),
        Step::DirkDraws(round) => scoring::dirk_draws(rooms, p, round),
        Step::FillDisplay => refill::display(rooms, p),
        Step::FillYard => refill::yard(rooms, p),
        Step::DrawFor(seat) => refill::draw_for(rooms, p, seat),
        Step::Replace(slot) => refill::replace(rooms, p, slot),
        Step::YardCheck => ending::yard_check(p),
    }
    None
}

/// BASE-T1: one phase after the other, until something comes first. The end check alone can leave the turn.
fn turn<R: Household>(rooms: &mut R, p: &mut Play<'_>, mut now: Phase) -> Option<Ask> {
    loop {
        let next = now.next(p.open.config.game.kit().refill);
        p.agenda.course = Course::Turn(next);
        let asked = phase(rooms, p, now);
        if asked.is_some() || p.agenda.has_first() || now == Phase::EndCheck {
            return asked;
        }
        now = next;
    }
}

/// The same where no room is in play: from one question to the next in one go, without the phases that are theirs.
fn plain_turn<R: Household>(rooms: &mut R, p: &mut Play<'_>, mut now: Phase) -> Option<Ask> {
    loop {
        if now == Phase::Start {
            begin(p);
        }
        if now <= Phase::Actions {
            p.agenda.course = Course::Turn(Phase::Placement);
            let asked = action(rooms, p, Topic::Action);
            if asked.is_some() {
                return asked;
            }
        }
        let seat = p.open.on_turn();
        if now <= Phase::Placement && !p.open.aside(seat).is_empty() {
            // BASE-L1: here again, until nothing lies aside; no placement plans anything that would come first.
            p.agenda.course = Course::Turn(Phase::Placement);
            return Some(Ask { seat, topic: Topic::Placement });
        }
        if now <= Phase::MoneyRefill && p.open.display().len() < DISPLAY_PLACES {
            refill::display(rooms, p);
        }
        if now <= Phase::Scoring && p.open.rounds_due().any() {
            p.agenda.course = Course::Turn(Phase::MarketRefill);
            scoring::due(rooms, p);
            return None;
        }
        if now <= Phase::MarketRefill && ending::yard_is_short(p) {
            refill::yard(rooms, p);
        }
        if now <= Phase::EndCheck && ending::check(p) {
            return None;
        }
        p.open.course.on_turn = seat.next(p.open.players());
        now = Phase::Start;
    }
}

/// A turn begins.
fn begin(p: &mut Play<'_>) {
    let (seat, number) = (p.open.on_turn(), p.open.turns().saturating_add(1));
    p.open.course.turns = number;
    p.open.course.busy = false;
    p.tell(|| Event::Turn { seat, number });
}

fn phase<R: Household>(rooms: &mut R, p: &mut Play<'_>, phase: Phase) -> Option<Ask> {
    let seat = p.open.on_turn();
    match phase {
        Phase::Start => {
            begin(p);
            in_order(rooms, p, [Happening::TurnBegins {}, Happening::TurnStart {}]); // BASE-T8
        }
        Phase::Actions => return action(rooms, p, Topic::Action),
        Phase::Closing => drop(rooms.happen(Happening::ActionsDone {}, p)),
        Phase::Placement => return place(rooms, p, seat, Topic::Placement),
        Phase::Extras => return extras(rooms, p),
        Phase::Aftermath => in_order(rooms, p, Place::ALL.map(|place| Happening::Aftermath { place })),
        Phase::MoneyRefill => refill::display(rooms, p),
        Phase::Scoring => scoring::due(rooms, p),
        Phase::MarketRefill => {
            refill::slide(p);
            refill::yard(rooms, p);
        }
        Phase::EndCheck => drop(ending::check(p)),
        Phase::Window => return poll::ask(rooms, p, 0),
        Phase::Next => p.open.course.on_turn = seat.next(p.open.players()),
    }
    None
}

/// What rooms plan at each of these is done in this order.
pub fn in_order<R: Household, const N: usize>(rooms: &mut R, p: &mut Play<'_>, happenings: [Happening<'_>; N]) {
    if rooms.is_idle() {
        return;
    }
    let start = p.agenda.height();
    for what in happenings {
        let before = p.agenda.height();
        rooms.happen(what, p);
        p.agenda.put_after(start, before);
    }
}

/// BASE-T2, T6: an action is compulsory unless there is none.
fn action<R: Household>(rooms: &R, p: &mut Play<'_>, topic: Topic) -> Option<Ask> {
    let seat = p.open.on_turn();
    let ask = Ask { seat, topic };
    // Nearly always there is money to take.
    let able = || Sight { eyes: Eyes::new(ask, p.open, &p.hands[seat], rooms), rooms }.can_act();
    if !p.open.display().is_empty() || able() {
        return Some(ask);
    }
    if topic == Topic::Action {
        p.open.course.blocked_turns = p.open.course.blocked_turns.saturating_add(1);
    }
    p.reveal(); // the others learn what this hand cannot pay
    p.tell(|| Event::Skipped { seat });
    None
}

/// BASE-L1: one tile after the other, in any order.
fn place<R: Household>(rooms: &R, p: &mut Play<'_>, seat: Seat, topic: Topic) -> Option<Ask> {
    if !rooms.is_idle() {
        return_turrets(p, seat);
    }
    if p.open.aside(seat).is_empty() {
        return None;
    }
    p.push(if topic == Topic::LastTiles { Step::PlaceLast(seat) } else { Step::Place(seat) });
    Some(Ask { seat, topic })
}

/// WAT-19: turrets that are left and fit nowhere go back.
fn return_turrets(p: &mut Play<'_>, seat: Seat) {
    let aside = *p.open.aside(seat);
    if aside.is_empty() || aside.iter().any(|tile| !tile.walls().is_turret()) {
        return;
    }
    let plan = p.open.plan(seat);
    let fits = |tile: Tile| Turn::ALL.into_iter().any(|t| !p.open.placements(seat, &plan, tile, t).is_empty());
    if !aside.iter().any(fits) {
        p.open.goods.aside[seat] = TileSet::EMPTY;
        aside.iter().for_each(|tile| p.tell(|| Event::Returned { seat, tile }));
    }
}

/// BASE-T8: what modules allow at the end of a turn, in the order its player likes.
fn extras<R: Household>(rooms: &R, p: &mut Play<'_>) -> Option<Ask> {
    let seat = p.open.on_turn();
    if !rooms.extras(p.open, seat) {
        return None;
    }
    p.push(Step::Extras);
    Some(Ask { seat, topic: Topic::Extras })
}
