//! The art of the Moors: what culture tiles pay in the scorings to come, and buildings of a price that raise them (MOO-9).

use crate::greedy::{forecast::Forecast, mind::Mind};
use sabika_engine::{
    components::{CULTURE_OF_PRICE, CULTURE_TILES},
    modules::{
        Peek,
        art_of_the_moors::{self, Move},
    },
    value::Tile,
};

/// MOO-17: so much more in every scoring to come.
pub fn worth<P: Peek>(mind: &Mind<'_, P>, Move::Develop: Move) -> i32 {
    let Some(open) = mind.sight.rooms.art_of_the_moors() else { return 0 };
    let shelf = &open.tiles[mind.sight.eyes.seat];
    let more = i32::from(shelf.points_developed()) - i32::from(shelf.points());
    per_scoring(mind, more * mind.weights.culture)
}

/// So much, in 256ths of a point, in each scoring to come.
fn per_scoring<P: Peek>(mind: &Mind<'_, P>, worth: i32) -> i32 {
    worth * mind.forecast.scorings / i32::from(Forecast::SURE)
}

/// What another building is worth by its price, for each sort of culture tile.
pub fn buildings<P: Peek>(mind: &Mind<'_, P>) -> [i32; CULTURE_TILES.len()] {
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
        *worth = per_scoring(mind, pays(owned[sort] + 1) - pays(owned[sort]));
    }
    worth
}

/// MOO-2: what it is worth to own this tile, wherever it lies.
pub fn owned<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    if mind.sight.eyes.open.is_unfinished(tile) { 0 } else { priced(mind, tile) }
}

/// The same, even if it is unfinished.
pub fn priced<P: Peek>(mind: &Mind<'_, P>, tile: Tile) -> i32 {
    let sort = CULTURE_OF_PRICE.get(usize::from(tile.price())).copied().flatten();
    sort.filter(|_| tile.is_basic()).map_or(0, |sort| mind.notes.culture[usize::from(sort)])
}
