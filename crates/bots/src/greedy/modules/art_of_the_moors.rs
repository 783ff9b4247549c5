//! The art of the Moors: what culture tiles pay in the scorings to come, and buildings of a price that raise them (MOO-9).

use super::prelude::*;
use sabika_engine::{
    components::{CULTURE_OF_PRICE, CULTURE_TILES},
    modules::art_of_the_moors,
};

#[derive(Default)]
pub struct ArtOfTheMoors {
    /// What another building is worth by its price, for each sort of culture tile.
    culture: OnceCell<[i32; CULTURE_TILES.len()]>,
}

impl Knowledge for ArtOfTheMoors {
    fn says(&self) -> &'static [Say] {
        &[Say::Owned]
    }
    fn liking(&self, _: &Sight<'_>, _: &AnyMove) -> i32 {
        21_000
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        let _ = self.culture.set(buildings(mind));
    }
    /// MOO-17: so much more in every scoring to come.
    fn worth(&self, mind: &Mind<'_>, _: &AnyMove) -> i32 {
        let Some(open) = mind.sight.rooms.art_of_the_moors() else { return 0 };
        let shelf = &open.tiles[mind.sight.eyes.seat];
        let more = i32::from(shelf.points_developed()) - i32::from(shelf.points());
        mind.forecast.per_scoring(more * mind.weights.culture)
    }
    /// MOO-2: wherever it lies.
    fn owned(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        if mind.sight.eyes.open.is_unfinished(tile) { 0 } else { self.finished(mind, tile) }
    }
    fn finished(&self, _: &Mind<'_>, tile: Tile) -> i32 {
        let sort = CULTURE_OF_PRICE.get(usize::from(tile.price())).copied().flatten();
        let culture = self.culture.get().filter(|_| tile.is_basic());
        culture.zip(sort).map_or(0, |(culture, sort)| culture[usize::from(sort)])
    }
}

/// What another building is worth by its price, for each sort of culture tile.
fn buildings(mind: &Mind<'_>) -> [i32; CULTURE_TILES.len()] {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let Some(open) = mind.sight.rooms.art_of_the_moors() else { return [0; CULTURE_TILES.len()] };
    let (owned, w) = (art_of_the_moors::owned(table, seat), mind.weights);
    let steps = mind.forecast.turns(table.players()) / w.culture_pace.max(1);
    let mut worth = [0; CULTURE_TILES.len()];
    for (sort, worth) in worth.iter_mut().enumerate() {
        let position = open.tiles[seat].each().find(|(own, _)| *own == sort).map_or(0, |(_, tile)| tile.position);
        // What it can pay one day: as far as its stone lets it, and the turns that are left.
        let pays = |buildings: u8| {
            let marker = art_of_the_moors::marker(sort, buildings.max(2)).unwrap_or(0);
            let section = i32::from(marker).min(i32::from(position) + steps);
            let points = i32::from(CULTURE_TILES[sort].points[section as usize]);
            match buildings {
                0 => 0,
                1 => points * w.culture_alone,
                _ => points * w.culture_hope,
            }
        };
        *worth = mind.forecast.per_scoring(pays(owned[sort] + 1) - pays(owned[sort]));
    }
    worth
}
