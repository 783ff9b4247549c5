//! Questions about one Alhambra, without a game.

use crate::{Engine, answer::Answer, fault::Fault, layout, layout::Layout, request::Request};
use sabika_engine::{
    board::{Plot, Standing, chains, violations},
    value::{Cell, Side, Walls},
};
use std::collections::BTreeSet;

/// Is it legal, and how long is its wall?
pub fn board(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let layout = Layout::of(request)?;
    let wrong = violations(&layout.tiles, layout.holes);
    let runs = wall_runs(&layout.tiles);
    Ok(Answer::new()
        .with("legal", wrong.is_empty())
        .with("violations", wrong)
        .with("outer_wall", runs.as_ref().map(|runs| runs.first().copied().unwrap_or(0)))
        .with("wall_runs", runs))
}

/// Where may this tile be built?
pub fn placements(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, walls) = (Layout::of(request)?, layout::tile(request)?);
    let plot = layout.legal()?;
    Ok(cells(plot.rim().iter().copied().filter(|cell| plot.fits(*cell, walls, layout.holes))))
}

/// Which tiles may be removed?
pub fn removals(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let plot = Layout::of(request)?.legal()?;
    Ok(cells(occupied(&plot).filter(|cell| plot.removable(*cell))))
}

/// Which tiles may be exchanged for this one?
pub fn swaps(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, walls) = (Layout::of(request)?, layout::tile(request)?);
    let plot = layout.legal()?;
    Ok(cells(occupied(&plot).filter(|cell| plot.swaps_at(*cell, walls))))
}

fn occupied(plot: &Plot) -> impl Iterator<Item = Cell> {
    plot.tiles().iter().map(|standing| standing.cell)
}

/// Sorted by x, then y.
fn cells(cells: impl Iterator<Item = Cell>) -> Answer {
    Answer::new().with("cells", cells.collect::<BTreeSet<_>>())
}

/// The lengths of the pieces of outer wall, longest first; none where it would take too long to find them.
///
/// In a legal layout the outline never touches itself (BASE-W4). In others walls can meet in corners, and each such
/// corner multiplies the ways to go by three.
fn wall_runs(tiles: &[Standing]) -> Option<Vec<usize>> {
    const PATIENCE: u128 = 2_000_000_000;
    let mut seen = BTreeSet::from([Cell::START]);
    let plot = Plot::new(tiles.iter().copied().filter(|standing| seen.insert(standing.cell)));
    let walls: u128 = plot.tiles().iter().map(|standing| u128::from(standing.walls.count())).sum();
    let corners = plot.tiles().iter().flat_map(|standing| meetings(&plot, standing)).count() as u32;
    let ways = 3u128.checked_pow(corners).and_then(|ways| ways.checked_mul(walls.pow(3)));
    (corners == 0 || ways.is_some_and(|ways| ways <= PATIENCE)).then(|| chains(&plot).iter().map(Vec::len).collect())
}

/// The two northern corners of a tile, as far as three or four outer walls meet there.
fn meetings<'a>(plot: &'a Plot, standing: &'a Standing) -> impl Iterator<Item = Side> + 'a {
    let walled = |walls: Walls, sides: [Side; 2]| sides.into_iter().filter(|side| walls.has(*side)).count();
    [Side::East, Side::West].into_iter().filter(move |side| {
        let (beside, above) = (standing.cell.beside(*side), standing.cell.beside(Side::North));
        let Some(across) = plot.at(above.beside(*side)) else { return false };
        let met = walled(standing.walls, [Side::North, *side]) + walled(across, [Side::South, side.opposite()]);
        plot.at(beside).is_none() && plot.at(above).is_none() && met > 2
    })
}
