//! City gates: a card is a tile behind a wall, some time (GAT-6).

use super::prelude::*;
use sabika_engine::modules::city_gates::Move;

#[derive(Default)]
pub struct CityGates;

impl Knowledge for CityGates {
    fn says(&self) -> &'static [Say] {
        &[Say::Elsewhere]
    }
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::CityGates(mv) = mv else { return OFFERED };
        match mv.laying() {
            Some((AnyMove::Build { .. }, _)) => 14_500,
            Some(_) => 8_000,
            None => OFFERED,
        }
    }
    /// To take a card, or to lay something with gates: as the same without, less the cards.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::CityGates(mv) = mv else { return NEVER };
        let Some((laying, gates)) = mv.laying() else { return card(mind) / (1 + i32::from(held(mind))) };
        let cards = card(mind) * gates.list().len() as i32;
        match laying {
            // The tile lies aside, so it is counted among ours already.
            AnyMove::Build { tile, at, turn } => {
                let walls = mind.sight.eyes.open.walls_turned(tile, turn);
                let majority = mind.building(tile).map_or(0, |kind| -mind.more(kind, -1));
                let kept = if mind.sight.eyes.ask.topic == Topic::LastTiles { 0 } else { mind.kept(majority) };
                mind.laid(tile, walls, at) + majority - kept - cards
            }
            AnyMove::Add { tile, at, turn } => {
                let walls = mind.sight.eyes.open.walls_turned(tile, turn);
                let majority = mind.building(tile).map_or(0, |kind| mind.more(kind, 1));
                mind.laid(tile, walls, at) + majority - mind.kept(majority) - cards
            }
            AnyMove::Exchange { at, tile, turn } => {
                let walls = mind.sight.eyes.open.walls_turned(tile, turn);
                let majority = mind.building(tile).map_or(0, |kind| mind.more(kind, 1));
                mind.swap_worth(tile, walls, at, majority).map_or(NEVER, |worth| worth - mind.kept(majority) - cards)
            }
            _ => NEVER, // removing is never worth an action
        }
    }
    /// With nothing in reserve there are only tiles to remove.
    fn short_list(&self, mind: &Mind<'_>) -> Option<&'static [AnyMove]> {
        let Eyes { open, seat, ask, .. } = mind.sight.eyes;
        let short = ask.topic.is_action() && held(mind) > 0 && open.reserve(seat).is_empty();
        let offer = mind.sight.rooms.city_gates().is_some_and(|open| open.offer);
        short.then_some(if offer { &[AnyMove::CityGates(Move::Take)] } else { &[] })
    }
    /// Behind a wall, less a card.
    fn elsewhere(&self, mind: &Mind<'_>, tile: Tile) -> Option<i32> {
        if held(mind) == 0 {
            return None;
        }
        let (open, seat, walls) = (mind.sight.eyes.open, mind.sight.eyes.seat, mind.sight.eyes.open.walls(tile));
        let mut best: Option<i32> = None;
        mind.plan().behind_walls(walls).each(|at| {
            if mind.survey.is_gated(open, seat, tile, at) {
                best = best.max(Some(mind.laid(tile, walls, at)));
            }
        });
        best.map(|cell| cell - card(mind))
    }
}

/// What a card is worth that is held, or could be: the more, the fewer open sides the Alhambra has.
fn card(mind: &Mind<'_>) -> i32 {
    let w = mind.weights;
    let shut = if mind.outline.known { w.gate_shut / (1 + i32::from(mind.outline.open)) } else { 0 };
    ((w.gate + shut) * mind.room) >> 8
}

fn held(mind: &Mind<'_>) -> u8 {
    mind.sight.rooms.city_gates().map_or(0, |open| open.held[mind.sight.eyes.seat])
}
