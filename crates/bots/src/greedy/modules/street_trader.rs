//! The street trader: residents of many colours, so colours that are missing and will come (STR-22).

use super::prelude::*;
use sabika_engine::modules::street_trader::{Move, Open, Question};

#[derive(Default)]
pub struct StreetTrader {
    /// Where the trader stands best.
    stand: OnceCell<Cell>,
}

impl Knowledge for StreetTrader {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        if let AnyMove::StreetTrader(Move::MoveIn { .. }) = mv { 12_500 } else { OFFERED }
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        if let Some(cell) = stand(mind) {
            let _ = self.stand.set(cell);
        }
    }
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::StreetTrader(mv)) = (mind.sight.rooms.street_trader(), *mv) else { return 0 };
        let carried = open.traders[mind.sight.eyes.seat].carried;
        match mv {
            Move::Choose { kinds } => {
                let mut chosen = ByBuilding::default();
                kinds.iter().for_each(|kind| chosen[kind] = 1);
                promise(mind, open, &chosen)
            }
            Move::Stand { at } => i32::from(self.stand.get() == Some(&at)),
            Move::MoveIn { take } => {
                // Whoever moves in is worth it; who comes instead is the choice.
                let mut after = carried;
                if let Some(kind) = open.landed.and_then(Tile::building) {
                    after[kind] = after[kind].saturating_sub(1);
                }
                if let Some(take) = take {
                    after[take] += 1;
                }
                1 + promise(mind, open, &after)
            }
            Move::Swap { give, take } => {
                let mut after = carried;
                after[give] -= 1;
                after[take] += 1;
                promise(mind, open, &after) - promise(mind, open, &carried)
            }
        }
    }
    /// STR-9: a tile on the trader's cell.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, cell: Cell) -> i32 {
        let Some(open) = mind.sight.rooms.street_trader() else { return 0 };
        let trader = &open.traders[mind.sight.eyes.seat];
        match mind.building(tile) {
            _ if trader.at != Some(cell) => 0,
            Some(kind) if trader.carried[kind] > 0 => resident(mind, open, kind),
            _ => mind.weights.trader_moves,
        }
    }
    /// STR-19: the resident of a tile that leaves.
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, _: Tile, _: Walls, _: Cell) -> i32 {
        match (mind.sight.rooms.street_trader(), leaves.building()) {
            (Some(open), Some(kind)) if open.homes.has(leaves) => -resident(mind, open, kind),
            _ => 0,
        }
    }
}

/// What one more resident of this colour is worth.
fn resident(mind: &Mind<'_>, open: &Open, kind: Building) -> i32 {
    let table = mind.sight.eyes.open;
    let residents = open.residents(table, mind.sight.eyes.seat);
    // The series it joins: that becomes one longer and counts as much more.
    let series = residents[kind] + 1;
    let others = Building::ALL.into_iter().filter(|other| *other != kind && residents[*other] >= series).count() as i32;
    // Whoever joins it later counts one more.
    let own = mind.forecast.tiles_left / i32::from(table.players());
    let grows = mind.weights.resident_grows * own * (5 - others) / 5;
    mind.forecast.per_scoring(mind.weights.resident * (1 + others) + grows)
}

/// What a trader with these residents promises: the colours that will be built, by what they bring.
fn promise(mind: &Mind<'_>, open: &Open, carried: &ByBuilding<u8>) -> i32 {
    let come = mind.forecast.to_come[2];
    let total = 1 + come.iter().map(|n| i32::from(*n)).sum::<i32>();
    let of = |kind: Building| {
        let likely = 256 * i32::from(come[kind as usize]) / total;
        let copies = i32::from(carried[kind]);
        // A second one of a colour is needed only after the first has moved in.
        (resident(mind, open, kind) * likely * (3 + copies) / 4) >> 8
    };
    Building::ALL.into_iter().filter(|kind| carried[*kind] > 0).map(of).sum()
}

/// STR-17: where the trader stands best: where most of what could come would be built, or nearly.
fn stand(mind: &Mind<'_>) -> Option<Cell> {
    let eyes = mind.sight.eyes;
    if eyes.ask.topic != Topic::Module(ModuleTopic::StreetTrader(Question::Stand)) {
        return None;
    }
    let open = mind.sight.rooms.street_trader()?;
    let carried = open.traders[eyes.seat].carried;
    // Tiles with the same colour and the same walls are the same here.
    let mut tiles: Vec<(Tile, i32)> = Vec::new();
    let mut add = |tile: Tile, weight: i32| {
        if tile.building().is_none_or(|kind| carried[kind] == 0) {
            return;
        }
        let same = |other: &(Tile, i32)| {
            other.0.building() == tile.building() && eyes.open.walls(other.0) == eyes.open.walls(tile)
        };
        match tiles.iter_mut().find(|other| same(other)) {
            Some(other) => other.1 += weight,
            None => tiles.push((tile, weight)),
        }
    };
    mind.unseen().for_each(|tile| add(tile, 1));
    eyes.open.yard().iter().flatten().for_each(|tile| add(*tile, mind.weights.trader_waits));
    let mut cells: Vec<(Cell, i32)> = Vec::new();
    eyes.open.beside(eyes.seat).each(|cell| cells.push((cell, 0)));
    for (tile, weight) in tiles {
        let brings = tile.building().map_or(0, |kind| resident(mind, open, kind));
        let walls = eyes.open.walls(tile);
        let mut worths: Vec<(Cell, i32)> = Vec::new();
        mind.survey
            .each_placement(eyes.open, eyes.seat, walls, |cell| worths.push((cell, mind.laid(tile, walls, cell))));
        let Some(best) = worths.iter().map(|(_, worth)| *worth).max() else { continue };
        for (cell, worth) in worths {
            if let Some((_, sum)) = cells.iter_mut().find(|(other, _)| *other == cell) {
                *sum += (brings + worth - best).max(0) * weight;
            }
        }
    }
    let mut best: Option<(Cell, i32)> = None;
    for (cell, sum) in cells {
        if best.is_none_or(|(_, most)| sum > most) {
            best = Some((cell, sum));
        }
    }
    best.map(|(cell, _)| cell)
}
