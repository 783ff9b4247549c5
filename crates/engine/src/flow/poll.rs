//! The window between two turns: who could interrupt is asked, one after the other (VIZ-9, THI-18).

use super::{Ask, Play, Step, Topic};
use crate::{
    modules::{Household, Moment},
    value::Seat,
};

/// The first who could interrupt, from the n-th seat of the list on, is asked; who passes is passed over until somebody
/// acts.
pub fn ask<R: Household>(rooms: &R, p: &mut Play<'_>, from: u8) -> Option<Ask> {
    if rooms.is_idle() || !p.open.config.modules.take_part(Moment::Window) {
        return None;
    }
    let asks = |seat: &Seat| rooms.interrupts(p.open, *seat);
    let seat = p.open.from_next().skip(from as usize).find(asks)?;
    Some(Ask { seat, topic: Topic::Window })
}

/// After an interrupt the poll starts again at the head of the list.
pub fn interrupted(p: &mut Play<'_>) {
    p.busy();
    p.open.course.idle_turns = 0;
    p.push(Step::Poll(0));
}

/// Who passes is followed by the next one on the list.
pub fn passed(p: &mut Play<'_>, seat: Seat) {
    let asked = p.open.from_next().position(|s| s == seat).expect("a seat of this table");
    p.push(Step::Poll(asked as u8 + 1));
}
