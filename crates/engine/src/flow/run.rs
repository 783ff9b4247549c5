//! From one question to the next.

use super::{Ask, Event, Eyes, Moment, Phase, Play, Sight, Step, Topic, ending, refill, setup};
use crate::{modules::Rooms, value::Seat};

/// Works through the agenda until somebody must be asked, or nothing is left.
pub fn run<R: Rooms>(rooms: &mut R, p: &mut Play<'_>) -> Option<Ask> {
    while let Some(step) = p.agenda.pop() {
        let asked = match step {
            Step::Setup(stage) => setup::stage(rooms, p, stage),
            Step::Turn(phase) => turn(rooms, p, phase),
            Step::Action(topic) => action(rooms, p, topic),
            Step::Place(seat, topic) => place(p, seat, topic),
            Step::FillDisplay => refill::display(p),
            Step::Score => refill::score(rooms, p),
            Step::Count(round) => refill::count(rooms, p, round),
            Step::DirkDraws(round) => refill::dirk_draws(p, round),
            Step::FillYard => refill::yard(p),
            Step::EndCheck => ending::check(rooms, p),
            Step::YardCheck => ending::yard_check(rooms, p),
            Step::Poll(nth) => poll(rooms, p, nth),
            Step::LastTiles => ending::last_tiles(p),
            Step::FinalScoring => ending::final_scoring(rooms, p),
            Step::Finish => ending::finish(rooms, p),
            Step::Module(step) => rooms.run(step, p),
        };
        if asked.is_some() {
            return asked;
        }
    }
    None
}

/// BASE-T1: the phases of a turn.
fn turn<R: Rooms>(rooms: &mut R, p: &mut Play<'_>, phase: Phase) -> Option<Ask> {
    p.push(Step::Turn(phase.next()));
    let seat = p.open.on_turn;
    match phase {
        Phase::Start => {
            p.open.turns += 1;
            p.open.busy = false;
            let number = p.open.turns;
            p.tell(|| Event::Turn { seat, number });
            rooms.at(Moment::TurnStart, p);
        }
        Phase::Actions => p.push(Step::Action(Topic::Action)),
        Phase::Placement => p.push(Step::Place(seat, Topic::Placement)),
        Phase::Extras => rooms.at(Moment::Extras, p),
        Phase::MoneyRefill => p.push(Step::FillDisplay),
        Phase::Scoring => p.push(Step::Score),
        Phase::MarketRefill => p.push(Step::FillYard),
        Phase::EndCheck => p.push(Step::EndCheck),
        Phase::Window => p.push(Step::Poll(0)),
        Phase::Next => p.open.on_turn = seat.next(p.open.players()),
    }
    None
}

/// BASE-T2, T6: an action is compulsory unless there is none.
fn action<R: Rooms>(rooms: &R, p: &mut Play<'_>, topic: Topic) -> Option<Ask> {
    let seat = p.open.on_turn;
    let ask = Ask { seat, topic };
    let sight = Sight { eyes: Eyes { seat, ask, open: p.open, hand: &p.hands[seat] }, rooms };
    if sight.can_act() {
        return Some(ask);
    }
    p.tell(|| Event::Skipped { seat });
    None
}

/// BASE-L1: one tile after the other, in any order.
fn place(p: &mut Play<'_>, seat: Seat, topic: Topic) -> Option<Ask> {
    if p.open.aside[seat].is_empty() {
        return None;
    }
    p.push(Step::Place(seat, topic));
    Some(Ask { seat, topic })
}

/// VIZ-9, THI-18: the first who could interrupt is asked; who passes is passed over until somebody acts.
fn poll<R: Rooms>(rooms: &R, p: &mut Play<'_>, from: u8) -> Option<Ask> {
    let asks = |seat: &Seat| rooms.interrupts(p.open, *seat);
    let seat = p.open.from_next().skip(from as usize).find(asks)?;
    Some(Ask { seat, topic: Topic::Window })
}
