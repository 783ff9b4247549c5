//! Bonus cards: a tile that one of them shows counts twice (BON-4). They stay hidden until points are counted: the others
//! then reckon with less than we have.

use super::prelude::*;
use sabika_engine::modules::bonus_cards::{self, Open};

#[derive(Default)]
pub struct BonusCards(OnceCell<Hand>);

/// The own hidden cards.
#[derive(Default)]
struct Hand {
    /// Their tile is built: they can be revealed.
    built: TileSet,
    /// Their tile is not built.
    waiting: TileSet,
}

impl Knowledge for BonusCards {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    /// It costs nothing and leaves the question as it is.
    fn liking(&self, _: &Sight<'_>, _: &AnyMove) -> i32 {
        50_000
    }
    fn counts_buildings(&self) -> bool {
        true
    }
    fn counted_again(&self, mind: &Mind<'_>) -> TileSet {
        self.hand(mind).built
    }
    /// BON-6: in the poll before a scoring, and not before.
    fn worth(&self, mind: &Mind<'_>, _: &AnyMove) -> i32 {
        if matches!(mind.sight.eyes.ask.topic, Topic::Module(_)) { mind.weights.unknown.max(1) } else { NEVER }
    }
    /// The tile would count once more. (The building itself is counted elsewhere.)
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, _: Cell) -> i32 {
        match mind.building(tile) {
            Some(kind) if self.hand(mind).waiting.has(tile) => mind.more(kind, 2) - mind.more(kind, 1),
            _ => 0,
        }
    }
    /// BON-5: the card of a tile that leaves counts no more.
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, _: Tile, _: Walls, _: Cell) -> i32 {
        let revealed = |open: &Open| open.revealed[mind.sight.eyes.seat].has(leaves);
        match leaves.building() {
            Some(kind) if self.hand(mind).built.has(leaves) || mind.sight.rooms.bonus_cards().is_some_and(revealed) => {
                mind.more(kind, -2) - mind.more(kind, -1)
            }
            _ => 0,
        }
    }
}

impl BonusCards {
    /// Which of them can be revealed (BON-2).
    fn hand(&self, mind: &Mind<'_>) -> &Hand {
        self.0.get_or_init(|| {
            let (open, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
            let own = mind.sight.own::<bonus_cards::BonusCards>().unwrap_or(TileSet::EMPTY);
            let waiting = own.without(open.built(seat));
            let built = own.without(&waiting).iter().filter(|tile| !open.is_unfinished(*tile)).collect();
            Hand { built, waiting }
        })
    }
}
