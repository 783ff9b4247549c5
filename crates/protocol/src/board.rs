//! Questions about one Alhambra, without a game.

use crate::{Engine, answer::Answer, fault::Fault, layout, layout::Layout, request::Request};
use sabika_engine::{
    board::{Change, Plot, Standing, chains},
    value::{Cell, Walls},
};
use std::collections::BTreeSet;

/// Is it legal, and how long is its wall?
pub fn board(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let layout = Layout::of(request)?;
    let wrong = layout.violations();
    let runs = wall_runs(&layout.tiles);
    Ok(Answer::new()
        .with("legal", wrong.is_empty())
        .with("violations", wrong)
        .with("outer_wall", runs.first().copied().unwrap_or(0))
        .with("wall_runs", runs))
}

/// Where may this tile be built?
pub fn placements(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, face) = (Layout::of(request)?, layout::tile(request)?);
    let (plot, walls) = (layout.legal()?, face.walls);
    let fits = |cell: &Cell| {
        let lay = Change::Lay { at: *cell, walls };
        plot.allows(&lay, layout.holes) && layout.holds(&face, Standing { cell: *cell, walls }, None)
    };
    Ok(cells(plot.rim().iter().copied().filter(fits)))
}

/// Which tiles may be removed?
pub fn removals(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let layout = Layout::of(request)?;
    let plot = layout.legal()?;
    let may_go =
        |cell: &Cell| plot.allows(&Change::Lift { at: *cell }, layout.holes) && layout.keeps_turrets(*cell, None);
    Ok(cells(occupied(&plot).filter(may_go)))
}

/// Which tiles may be exchanged for this one?
pub fn swaps(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, face) = (Layout::of(request)?, layout::tile(request)?);
    let (plot, walls) = (layout.legal()?, face.walls);
    let fits = |cell: &Cell| {
        plot.allows(&Change::Swap { at: *cell, walls }, layout.holes) && layout.keeps_turrets(*cell, face.kind)
    };
    Ok(cells(occupied(&plot).filter(fits)))
}

fn occupied(plot: &Plot) -> impl Iterator<Item = Cell> {
    plot.tiles().iter().map(|standing| standing.cell)
}

/// Sorted by x, then y.
fn cells(cells: impl Iterator<Item = Cell>) -> Answer {
    Answer::new().with("cells", cells.collect::<BTreeSet<_>>())
}

/// The lengths of the pieces of outer wall, longest first.
fn wall_runs(tiles: &[Standing]) -> Vec<usize> {
    let mut seen = BTreeSet::from([Cell::START]);
    let plot = Plot::new(Walls::NONE, tiles.iter().copied().filter(|standing| seen.insert(standing.cell)));
    chains(&plot).iter().map(Vec::len).collect()
}
