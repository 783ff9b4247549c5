//! Master builders: money of value 3, and a redesign at the end of a turn when that is worth more (MAB-11).

use super::prelude::*;
use sabika_engine::modules::{ModuleId, master_builders::Move};

#[derive(Default)]
pub struct MasterBuilders {
    /// What the best redesign would bring, if a card could pay for one.
    redesign: OnceCell<i32>,
}

impl Knowledge for MasterBuilders {
    fn says(&self) -> &'static [Say] {
        &[Say::InHand]
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        let eyes = mind.sight.eyes;
        let asked = eyes.ask.topic == Topic::Extras && !eyes.redesign && !eyes.hand.builders().is_empty();
        if asked && !eyes.open.reserve(eyes.seat).is_empty() {
            let mut best = Best::default();
            mind.redesigns(&mut best);
            let _ = self.redesign.set(best.worth());
        }
    }
    /// MAB-19: a card is announced only for a redesign that then is made. One that is free for another reason comes first.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        match (mv, self.redesign.get()) {
            (AnyMove::MasterBuilders(Move::Use(card)), Some(worth)) if *worth > 0 => {
                worth - mind.loss(&Purse::of(*card)).max(0)
            }
            _ => NEVER,
        }
    }
    /// Has the redesign that is due been announced?
    fn redesigns(&self, mind: &Mind<'_>) -> bool {
        mind.sight.eyes.open.announced().is_some_and(|announced| announced.by == ModuleId::MasterBuilders)
    }
    fn knows_card(&self, card: Card) -> bool {
        card.is_builder()
    }
    /// What they are worth beside their money.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, _: &[Cash; 4], _: &[Option<Ware>; 4]) -> i32 {
        let builders = means.builders();
        if builders.is_empty() { 0 } else { mind.fade(mind.weights.builder * i32::from(builders.len())) }
    }
}
