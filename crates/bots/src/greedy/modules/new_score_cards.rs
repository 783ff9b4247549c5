//! New score cards: what a majority of each type is worth, scoring by scoring (NSC-5). Everything else follows from that.

use super::prelude::*;
use crate::greedy::majority::Rows;
use sabika_engine::modules::new_score_cards::ScoreCard;

#[derive(Default)]
pub struct NewScoreCards;

impl Knowledge for NewScoreCards {
    fn rows(&self, mind: &Mind<'_>) -> Option<Rows> {
        let row_of = |card: ScoreCard| {
            let mut rows = [0; 6];
            for (row, kind) in (0..).zip(card.order()) {
                rows[kind as usize] = row;
            }
            rows
        };
        mind.sight.rooms.new_score_cards().and_then(|open| open.cards).map(|cards| cards.map(row_of))
    }
}
