//! Cards that only modules bring. Each sort is good for something else, so they are counted apart.

use super::{Pen, Wares, YES};
use sabika_engine::{
    Game,
    modules::Household,
    value::{Card, Seat},
};

/// So many numbers it takes for one hand.
pub const NUMBERS: usize = 4;

/// What is in hands, the own one first and then clockwise, and what lies on display.
pub fn cards<R: Household>(game: &Game<R>, me: Seat, wares: &Wares, pen: &mut Pen<'_>) {
    if game.config().rooms().is_empty() {
        return;
    }
    let mut display = Sorts::default();
    wares.display().iter().for_each(|card| display.count(*card, 1));
    display.write(pen);
    for seat in me.round(game.open().players()) {
        let mut hand = Sorts::default();
        game.hand(seat).each_face(|card, times| hand.count(card, times.into()));
        hand.write(pen);
    }
}

#[derive(Default)]
struct Sorts {
    builders: i32,
    gems: i32,
    worth_of_gems: i32,
    /// That let a payment mix two currencies.
    joints: i32,
}

impl Sorts {
    #[inline]
    fn count(&mut self, card: Card, times: i32) {
        if card.is_plain() {
        } else if card.is_builder() {
            self.builders += times;
        } else if card.is_gem() {
            self.gems += times;
            self.worth_of_gems += times * i32::from(card.value());
        } else if card.joins().is_some() {
            self.joints += times;
        }
    }
    fn write(&self, pen: &mut Pen<'_>) {
        pen.put(self.builders * YES / 2);
        pen.put(self.gems * YES / 2);
        pen.put(self.worth_of_gems * 3);
        pen.put(self.joints * YES / 2);
    }
}
