//! Questions about one Alhambra, without a game.

use crate::{Engine, answer::Answer, fault::Fault, layout, request::Request};
use sabika_engine::{
    board::{Plot, chains},
    table::Layout,
    value::{Cell, Walls},
};
use std::collections::BTreeSet;

/// Is it legal, and how long is its wall?
pub fn board(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let layout = layout::of(request)?;
    let (wrong, runs) = (layout.violations(), wall_runs(&layout));
    Ok(Answer::new()
        .with("legal", wrong.is_empty())
        .with("violations", wrong)
        .with("outer_wall", runs.first().copied().unwrap_or(0))
        .with("wall_runs", runs))
}

/// Where may this tile be built?
pub fn placements(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, face) = (layout::of(request)?, layout::tile(request)?);
    layout::legal(&layout)?;
    Ok(cells(layout.placements(&face.form)))
}

/// Which tiles may be removed?
pub fn removals(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let layout = layout::of(request)?;
    layout::legal(&layout)?;
    Ok(cells(layout.removals()))
}

/// Which tiles may be exchanged for this one?
pub fn swaps(_: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let (layout, face) = (layout::of(request)?, layout::tile(request)?);
    layout::legal(&layout)?;
    Ok(cells(layout.swaps(&face.form)))
}

/// Sorted by x, then y.
fn cells(cells: Vec<Cell>) -> Answer {
    Answer::new().with("cells", BTreeSet::from_iter(cells))
}

/// The lengths of the pieces of outer wall, longest first.
fn wall_runs(layout: &Layout) -> Vec<usize> {
    let mut seen = BTreeSet::from([Cell::START]);
    let plot = Plot::new(Walls::NONE, layout.standing().filter(|standing| seen.insert(standing.cell)));
    chains(&plot).iter().map(Vec::len).collect()
}
