//! New score cards: what a majority of each type is worth, scoring by scoring (NSC-5). Everything else follows from that.

use crate::greedy::{majority::Rows, mind::Mind};
use sabika_engine::modules::{Peek, new_score_cards::ScoreCard};

/// The rows of the printed table that count for the types.
pub fn rows<P: Peek>(mind: &Mind<'_, P>) -> Option<Rows> {
    let row_of = |card: ScoreCard| {
        let mut rows = [0; 6];
        for (row, kind) in (0..).zip(card.order()) {
            rows[kind as usize] = row;
        }
        rows
    };
    mind.sight.rooms.new_score_cards().map(|open| open.cards.map(row_of))
}
