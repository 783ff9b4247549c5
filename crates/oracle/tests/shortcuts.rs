//! The shortcuts that `rules/base.md` states as consequences, checked on layouts grown at random.

use sabika_oracle::layout::{SIDES, START, neighbour};
use sabika_oracle::wall::longest_chain;
use sabika_oracle::{Cell, Holes, Layout, Tile};

/// A plain generator of numbers below `below`, the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    fn tile(&mut self) -> Tile {
        let mut tile = Tile::default();
        for _ in 0..self.roll(4) {
            tile.walls[self.roll(4)] = true;
        }
        tile
    }
}

/// The second sentence of BASE-B4 and the 8-cell test of BASE-B5, for a new tile on a legal layout.
fn may_place(layout: &Layout, tile: Tile, (x, y): Cell) -> bool {
    let around = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
    let full = around.map(|(dx, dy)| layout.occupied((x + dx, y + dy)));
    let changes = (0..8).filter(|&i| full[i] != full[(i + 1) % 8]).count();
    let touching =
        SIDES.map(|side| layout.tiles.get(&neighbour((x, y), side)).map(|there| there.walls[(side + 2) % 4]));
    let matches = SIDES.iter().all(|&side| touching[side].is_none_or(|wall| wall == tile.walls[side]));
    let walkable = SIDES.iter().any(|&side| touching[side].is_some() && !tile.walls[side]);
    matches && walkable && changes == 2
}

/// The last sentence of BASE-R4.
fn may_swap(layout: &Layout, tile: Tile, cell: Cell) -> bool {
    let old = layout.tiles[&cell];
    let same = |&side: &usize| !layout.occupied(neighbour(cell, side)) || old.walls[side] == tile.walls[side];
    cell != START && SIDES.iter().all(same)
}

#[test]
fn shortcuts_agree_with_the_whole_layout() {
    for seed in 0..25 {
        let mut dice = Dice(seed);
        let mut layout = Layout::new();
        for _ in 0..30 {
            let tile = dice.tile();
            let cells = layout.placements(tile, Holes::Area);
            let swaps = layout.swaps(tile, Holes::Area);
            for cell in (-9..=9).flat_map(|x| (-9..=9).map(move |y| (x, y))) {
                if layout.occupied(cell) {
                    assert_eq!(swaps.contains(&cell), may_swap(&layout, tile, cell));
                } else {
                    assert_eq!(cells.contains(&cell), may_place(&layout, tile, cell), "{tile:?} {cell:?} {layout:?}");
                }
            }
            if !cells.is_empty() {
                layout = layout.with(cells[dice.roll(cells.len())], tile);
            }
            // BASE-W4: no junctions, so the runs are the connected parts, and none is forgotten.
            assert_eq!(layout.wall_runs().iter().sum::<usize>(), layout.outer_wall().len());
            assert_eq!(layout.longest_wall(), longest_chain(&layout.outer_wall()).0);
        }
    }
}

/// With `holes = "cell"` (BASE-X2) the outline may touch itself: BASE-W2 alone decides, and must still be quick.
#[test]
fn junctions_stay_quick() {
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let mut layout = Layout::new();
        for _ in 0..40 {
            let tile = dice.tile();
            let cells = layout.placements(tile, Holes::Cell);
            if !cells.is_empty() {
                layout = layout.with(cells[dice.roll(cells.len())], tile);
            }
        }
        assert_eq!(layout.longest_wall(), longest_chain(&layout.outer_wall()).0);
    }
}
