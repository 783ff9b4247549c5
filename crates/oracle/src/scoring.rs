//! Scoring: majorities, the wall, squares (BASE-V1 to BASE-V5, SQU-9 to SQU-13), bonus cards (BON-4), the wise man and the
//! city watch (CHA-W, CHA-G), camps (CAM-12 to CAM-17), residents (STR-22), chests (TRE-20 to TRE-22), bazaars (BAZ-17 to
//! BAZ-21), what attacks cost (INV-9 to INV-12), score cards (NSC-5), falcons (FAL-17) and medinas (MED-7 to MED-10).

use std::collections::BTreeMap;

use crate::layout::{Cell, Layout, SIDES, neighbour, opposite};

/// The six building types in the order of the table of BASE-V3, which is the order of all type indices here.
pub const TYPES: [&str; 6] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];

/// The points of the paid places of a type (0 to 5, see [`TYPES`]) in a round (1 to 3), first place first (BASE-V3).
pub fn table(round: u32, type_index: usize) -> Vec<u32> {
    let row: [&[u32]; 3] = match type_index {
        0 => [&[1], &[8, 1], &[16, 8, 1]],
        1 => [&[2], &[9, 2], &[17, 9, 2]],
        2 => [&[3], &[10, 3], &[18, 10, 3]],
        3 => [&[4], &[11, 4], &[19, 11, 4]],
        4 => [&[5], &[12, 5], &[20, 12, 5]],
        5 => [&[6], &[13, 6], &[21, 13, 6]],
        _ => panic!("there is no type {type_index}"),
    };
    match round {
        1 => row[0].to_vec(),
        2 => row[1].to_vec(),
        3 => row[2].to_vec(),
        _ => panic!("there is no round {round}"),
    }
}

/// The same with a score card, which lists the types from the least to the most valuable row (NSC-5).
pub fn card_table(round: u32, order: &[usize], type_index: usize) -> Vec<u32> {
    let row = 1 + order.iter().take_while(|other| **other != type_index).count() as u32;
    match round {
        1 => vec![row],
        2 => vec![row + 7, row],
        3 => vec![row + 15, row + 7, row],
        _ => panic!("there is no round {round}"),
    }
}

/// The points of each participant (players, and Dirk by BASE-D4) for one type (BASE-V3, BASE-V4, BASE-V5).
///
/// `counts2` holds twice the number of tiles of each, so that half a tile can be told (CHA-W); who has less than one
/// whole tile gets nothing. `places` holds the points of the places, first place first; only the first `round` of them
/// are paid, whatever else it holds.
pub fn majorities(counts2: &[u32], round: u32, places: &[u32]) -> Vec<u32> {
    let paid = |place: usize| if place < round as usize { places.get(place).copied().unwrap_or(0) } else { 0 };
    let points = |&mine: &u32| {
        if mine < 2 {
            return 0;
        }
        let better = counts2.iter().filter(|&&count| count > mine).count();
        let tied = counts2.iter().filter(|&&count| count == mine).count();
        let sum: u32 = (better..better + tied).map(paid).sum();
        sum / tied as u32
    };
    counts2.iter().map(points).collect()
}

/// The wall points of a layout (BASE-V1, BASE-W2, BASE-W3).
pub fn wall_points(layout: &Layout) -> u32 {
    layout.longest_wall() as u32
}

/// What the watchtowers in the longest chain add to it: two points each (WAT-24, WAT-25).
pub fn watchtower_points(layout: &Layout) -> u32 {
    2 * layout.best_chain().1 as u32
}

/// What a tile is, as far as scoring looks at it (BASE-V2, SQU-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The start tile; counts for nothing (BASE-V2).
    Start,
    /// A building of the type with this index.
    Building(usize),
    /// A square of the colour of the type with this index; no building (SQU-11).
    Square(usize),
}

/// Whether no wall is on the edge between two tiles; a gate does not take the walls away (GAT-15).
fn without_wall(layout: &Layout, cell: Cell, side: usize) -> bool {
    let open = |cell: Cell, side: usize| layout.proper(cell).is_some_and(|tile| !tile.walls[side]);
    open(cell, side) && open(neighbour(cell, side), opposite(side))
}

/// The value of each square in the alhambra: its neighbours that are buildings of its colour with no wall on the shared
/// edge, at most 3 (SQU-9). One building may serve several squares (SQU-10), a square serves none (SQU-11).
///
/// `kinds` says what the tiles of the layout are; the walls are those of the layout.
pub fn square_values(layout: &Layout, kinds: &BTreeMap<Cell, Kind>) -> BTreeMap<Cell, u32> {
    let mut values = BTreeMap::new();
    for (&cell, &kind) in kinds {
        if let Kind::Square(colour) = kind {
            let serves = |side: &usize| {
                kinds.get(&neighbour(cell, *side)) == Some(&Kind::Building(colour)) && without_wall(layout, cell, *side)
            };
            let served = SIDES.into_iter().filter(serves).count() as u32;
            values.insert(cell, served.min(3));
        }
    }
    values
}

/// The number of each type in an alhambra: its buildings (BASE-V2) and the values of its squares (SQU-9).
pub fn type_counts(layout: &Layout, kinds: &BTreeMap<Cell, Kind>) -> [u32; 6] {
    let values = square_values(layout, kinds);
    let mut counts = [0; 6];
    for (cell, &kind) in kinds {
        match kind {
            Kind::Start => {}
            Kind::Building(building) => counts[building] += 1,
            Kind::Square(colour) => counts[colour] += values[cell],
        }
    }
    counts
}

/// Twice the number of each type in an alhambra, for [`majorities`] (BASE-V7): buildings and squares, one more for each
/// revealed bonus card (BON-4), and half a building more of the type that the wise man named, if there is a building of it
/// (CHA-W).
///
/// `revealed` are the types of the revealed bonus cards.
pub fn doubled_counts(
    layout: &Layout,
    kinds: &BTreeMap<Cell, Kind>,
    revealed: &[usize],
    named: Option<usize>,
) -> [u32; 6] {
    let mut doubled = type_counts(layout, kinds).map(|count| 2 * count);
    for type_index in revealed {
        doubled[*type_index] += 2;
    }
    if let Some(named) = named
        && kinds.values().any(|kind| *kind == Kind::Building(named))
    {
        doubled[named] += 1;
    }
    doubled
}

/// What the city watch adds to a wall of this length (CHA-G).
pub fn city_watch_points(wall: u32) -> u32 {
    (1..=wall).filter(|segments| segments % 3 == 0).count() as u32
}

/// The points of the camp in this cell: for each bastion the tiles in line with its arrow, up to the first empty cell or
/// camp or watchtower (CAM-12, CAM-13); the start tile and squares count, walls do not interrupt (CAM-14).
pub fn camp_points(layout: &Layout, camp: Cell) -> u32 {
    camp_points_with(layout, camp, &[])
}

/// The same where building sites stand in some cells: they bring no point and do not end the line (SIT-12, BASE-K2).
pub fn camp_points_with(layout: &Layout, camp: Cell, sites: &[Cell]) -> u32 {
    let tile = layout.tiles[&camp];
    assert!(tile.camp, "there is no camp in {camp:?}");
    let mut points = 0;
    for side in SIDES.into_iter().filter(|side| tile.walls[*side]) {
        let mut cell = neighbour(camp, side);
        while layout.proper(cell).is_some() {
            points += u32::from(!sites.contains(&cell));
            cell = neighbour(cell, side);
        }
    }
    points
}

/// The points of these residents, given by their colours (STR-22): the longest series of different colours is taken away,
/// again and again.
pub fn series_points(residents: &[usize]) -> u32 {
    let mut left = residents.to_vec();
    let mut points = 0;
    while !left.is_empty() {
        let mut series: Vec<usize> = Vec::new();
        let mut rest = Vec::new();
        for colour in left {
            if series.contains(&colour) { rest.push(colour) } else { series.push(colour) }
        }
        points += [1, 3, 6, 10, 15, 21][series.len() - 1];
        left = rest;
    }
    points
}

/// The points for so many chests each (TRE-20 to TRE-22), Dirk's among them.
pub fn chest_points(chests: &[u32], round: u32) -> Vec<u32> {
    let places: &[u32] = match round {
        1 => &[7],
        2 => &[14, 7],
        3 => &[22, 14, 7],
        _ => panic!("there is no round {round}"),
    };
    let doubled: Vec<u32> = chests.iter().map(|count| 2 * count).collect();
    majorities(&doubled, round, places)
}

/// The points of a bazaar with these three colours on this cell (BAZ-17 to BAZ-21).
pub fn bazaar_points((x, y): Cell, colours: &[usize], kinds: &BTreeMap<Cell, Kind>) -> u32 {
    let mut found: Vec<usize> = Vec::new();
    for (i, j) in (-1..=1).flat_map(|i| (-1..=1).map(move |j| (i, j))).filter(|at| *at != (0, 0)) {
        match kinds.get(&(x + i, y + j)) {
            Some(Kind::Building(colour)) if colours.contains(colour) => found.push(*colour),
            _ => {}
        }
    }
    let n = found.len();
    found.sort_unstable();
    found.dedup();
    (n * found.len()) as u32
}

/// What an attack from this side costs (INV-9 to INV-12) whoever has this score.
pub fn attack_loss(layout: &Layout, side: usize, round: u32, score: i32) -> i32 {
    let sides = |side: usize| layout.open_sides(side % 4) as i32;
    let loss = match round {
        1 => sides(side),
        2 => 2 * sides(side),
        _ => 3 * sides(side) + sides(side + 1) + sides(side + 3),
    };
    if score <= 0 { 0 } else { loss.min(score) }
}

/// The points of falcons, so many of each of the three birds (FAL-17).
pub fn falcon_points(birds: [usize; 3]) -> u32 {
    birds.into_iter().map(|count| [0, 2, 6, 12, 20, 30][count]).sum()
}

/// What each participant loses for medinas with these prices (MED-7 to MED-10, MED-13).
pub fn medina_losses(medinas: &[Vec<u32>], round: u32) -> Vec<u32> {
    let (places, none): (&[u32], u32) = match round {
        1 => (&[3, 0, 0], 1),
        2 => (&[6, 3, 0], 2),
        3 => (&[9, 6, 3], 3),
        _ => panic!("there is no round {round}"),
    };
    let place = |nth: usize| places.get(nth).copied().unwrap_or(0);
    // From the fewest to the most; of equally many the one whose dearest is cheaper comes first.
    let mut order: Vec<usize> = (0..medinas.len()).collect();
    order.sort_by_key(|who| (medinas[*who].len(), medinas[*who].iter().max()));
    let mut losses = vec![0; medinas.len()];
    let empty = medinas.iter().filter(|own| own.is_empty()).count();
    let shared: u32 = (0..empty).map(place).sum();
    for (nth, who) in order.into_iter().enumerate() {
        losses[who] = if nth < empty { shared.div_ceil(empty as u32) + none } else { place(nth) };
    }
    losses
}
