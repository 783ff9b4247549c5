//! Master builders: money of value 3, and a redesign at the end of a turn when that is worth more (MAB-11).

use super::NEVER;
use crate::greedy::mind::{Best, Mind};
use sabika_engine::{
    flow::Topic,
    modules::{ModuleId, Peek, master_builders::Move},
    value::Purse,
};

/// MAB-19: a card is announced only for a redesign that then is made. One that is free for another reason comes first.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Use(card): Move) -> i32 {
    match mind.notes.redesign {
        Some(worth) => worth - mind.loss(&Purse::of(card)).max(0),
        None => NEVER,
    }
}

/// What the best redesign would bring, if a card could pay for one.
pub fn redesign<P: Peek>(mind: &mut Mind<'_, P>) -> Option<i32> {
    let eyes = mind.sight.eyes;
    let asked = eyes.ask.topic == Topic::Extras && !eyes.redesign && !eyes.hand.builders().is_empty();
    if !asked || eyes.open.reserve[eyes.seat].is_empty() {
        return None;
    }
    let mut best = Best::default();
    mind.redesigns(&mut best);
    Some(best.worth()).filter(|worth| *worth > 0)
}

/// Has the redesign that is due been announced?
pub fn announced<P: Peek>(mind: &Mind<'_, P>) -> bool {
    mind.sight.eyes.open.announced.is_some_and(|announced| announced.by == ModuleId::MasterBuilders)
}

/// What they are worth beside their money.
pub fn in_hand<P: Peek>(mind: &Mind<'_, P>, means: &Purse) -> i32 {
    let builders = means.builders();
    if builders.is_empty() { 0 } else { mind.fade(mind.weights.builder * i32::from(builders.len())) }
}
