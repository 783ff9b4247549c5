//! Alhambras that leave the window of the bitboards, and come back.

use crate::{common::*, conservation::nothing_is_lost, layouts};
use sabika_engine::{Game, Move, modules::House, position::Position, table::OpenTable, value::*};
use serde_json::{Value, json};

/// Three players, all modules, stones asleep, no guards.
fn position(holes: &str, ask: &str, own: &Value) -> Position {
    let options = json!({ "holes": holes, "stall_rounds": 0, "turn_limit": 0 });
    serde_json::from_value(json!({
        "players": 3, "modules": ["vizier", "squares"], "vizier": { "asleep": ["A", "B", "C"] },
        "options": options, "ask": ask, "A": own,
    }))
    .expect("a position")
}

fn set_up(position: &Position) -> Game<House> {
    position.set_up().expect("a legal position")
}

/// The 54 buildings and three squares: what one player may own.
fn ownable() -> impl Iterator<Item = Tile> {
    sabika_engine::Title::Alhambra
        .tiles()
        .take(54)
        .chain(["square_tower_1", "square_tower_3", "square_arcades_1"].map(|t| t.parse().unwrap()))
}

fn without(sides: [Side; 2]) -> Vec<Tile> {
    ownable().filter(|tile| sides.iter().all(|side| !tile.walls().has(*side))).collect()
}

/// As many tiles in a line as there are, in each direction.
///
/// Proves: BASE-B6
#[test]
fn a_line_of_20_tiles_is_legal() {
    let (upright, level) = ([Side::North, Side::South], [Side::East, Side::West]);
    for (dx, dy, sides) in [(0, 1, upright), (0, -1, upright), (1, 0, level), (-1, 0, level)] {
        // Tiles whose walls stand beside the line; 19 are laid, the 20th closes it or not.
        let line = without(sides);
        assert!(line.len() >= 19, "only {} tiles for the line", line.len());
        let end = ownable().find(|tile| {
            !line.contains(tile) && tile.walls().sides().all(|side| Cell::START.beside(side) == Cell { x: dx, y: dy })
        });
        let all: Vec<Tile> = line.iter().copied().take(19).chain([end.expect("a tile that ends the line")]).collect();
        assert_eq!(all.len(), 20);
        let laid: Vec<Value> = all
            .iter()
            .enumerate()
            .map(|(n, tile)| json!({ "tile": tile.name(), "x": (n as i8 + 1) * dx, "y": (n as i8 + 1) * dy }))
            .collect();
        let game = set_up(&position("area", "action", &json!({ "alhambra": laid, "reserve": rest(&all) })));
        layouts::is_legal(&game, Seat::FIRST);
        layouts::lists_agree(&game);
    }
}

/// Some tiles that are not laid, for the reserve.
fn rest(laid: &[Tile]) -> Vec<&'static str> {
    ownable().filter(|tile| !laid.contains(tile)).step_by(4).map(Tile::name).collect()
}

/// Grows an Alhambra of tiles bought at once, mostly in one direction, and compares every state with the oracle.
fn grow(game: &mut Game<House>, towards: Side, tiles: usize, dice: &mut Dice) {
    for _ in 0..tiles {
        let Some(ask) = game.ask().filter(|ask| ask.topic.is_placement()) else { return };
        layouts::is_legal(game, ask.seat);
        layouts::lists_agree(game);
        if dice.below(6) == 0 {
            let aside: Vec<Tile> = game.open().aside(ask.seat).iter().collect();
            layouts::checks_agree(game, *dice.pick(&aside));
        }
        let built = listed(game)
            .into_iter()
            .filter_map(|mv| if let Move::Build { at, .. } = mv { Some((at, mv)) } else { None });
        let far = |at: Cell| match towards {
            Side::North => at.y,
            Side::East => at.x,
            Side::South => -at.y,
            Side::West => -at.x,
        };
        let built: Vec<(Cell, Move)> = built.collect();
        let Some(reach) = built.iter().map(|(at, _)| far(*at)).max() else { return };
        let least = if dice.below(3) == 0 { reach - 2 } else { reach };
        let liked: Vec<Move> = built.iter().filter(|(at, _)| far(*at) >= least).map(|(_, mv)| *mv).collect();
        game.apply(ask.seat, *dice.pick(&liked)).expect("listed");
    }
}

/// Out of the window, in every direction, with every way to see holes.
///
/// Proves: BASE-B2 BASE-B3 BASE-B4 BASE-B5 BASE-B6 BASE-R3 BASE-R4 BASE-W2 BASE-X2
#[test]
fn growing_out_of_the_window() {
    let mut widest = 0;
    for seed in 0..16 {
        let mut dice = Dice::loose(seed);
        let holes = ["area", "cell"][seed as usize / 4 % 2];
        let aside: Vec<&str> = ownable().filter(|_| dice.below(3) > 0).map(Tile::name).collect();
        let mut game = set_up(&position(holes, "placement", &json!({ "aside": aside })));
        let _label = Label(format!("wide game {seed}"));
        grow(&mut game, Side::ALL[seed as usize % 4], 30, &mut dice);
        let reach = game.open().standing(Seat::FIRST).map(|(_, at)| at.cell.x.abs().max(at.cell.y.abs())).max();
        widest = widest.max(reach.unwrap_or(0));
        shrink(&game, holes, &mut dice);
    }
    assert!(widest >= 12, "no Alhambra went further than {widest}");
}

/// The Alhambra that was grown, now with an action due: tiles are removed from the far end until it is back inside,
/// and some are added again on the way.
fn shrink(game: &Game<House>, holes: &str, dice: &mut Dice) {
    let seat = Seat::FIRST;
    let laid: Vec<Value> = game
        .open()
        .standing(seat)
        .map(|(tile, at)| json!({ "tile": tile.name(), "x": at.cell.x, "y": at.cell.y }))
        .collect();
    let tiles: Vec<Tile> = game.open().built(seat).iter().collect();
    let reserve: Vec<&str> = rest(&tiles).into_iter().take(5).collect();
    let mut game = set_up(&position(holes, "action", &json!({ "alhambra": laid, "reserve": reserve })));
    let mut steps = 0;
    while let Some(ask) = game.ask().filter(|_| steps < 24) {
        let moves = listed(&game);
        if ask.seat != seat || ask.topic.is_placement() {
            // The others, and what was bought by the way.
            let calm = moves.iter().find(|mv| matches!(mv, Move::Take(_) | Move::Keep { .. } | Move::Pass));
            game.apply(ask.seat, *calm.unwrap_or(&moves[0])).expect("listed");
            continue;
        }
        steps += 1;
        layouts::is_legal(&game, seat);
        layouts::lists_agree(&game);
        if steps % 8 == 0 {
            let reserve: Vec<Tile> = game.open().reserve(seat).iter().collect();
            layouts::checks_agree(&game, *dice.pick(&reserve));
        }
        let far = |at: &Cell| i32::from(at.x).abs() + i32::from(at.y).abs();
        let wild = dice.below(4) == 0;
        let wanted = |mv: &&Move| match mv {
            Move::Remove { .. } => !wild,
            Move::Add { .. } | Move::Exchange { .. } => wild,
            _ => false,
        };
        let distance = |mv: &&Move| match mv {
            Move::Remove { at } | Move::Add { at, .. } | Move::Exchange { at, .. } => far(at),
            _ => 0,
        };
        let mv = moves
            .iter()
            .filter(wanted)
            .max_by_key(distance)
            .or(moves.iter().find(|mv| matches!(mv, Move::Remove { .. })));
        game.apply(seat, *mv.unwrap_or(&moves[0])).expect("listed");
        nothing_is_lost(&game);
    }
}

/// Over each edge of the window and back again, by one tile: the state is the same as if nothing had happened.
///
/// Proves: BASE-R2 BASE-R3
#[test]
fn out_and_back_again() {
    for side in Side::ALL {
        let tiles = without([side, side.opposite()]);
        for long in [5usize, 6, 7, 8, 9] {
            let (dx, dy) = (Cell::START.beside(side).x, Cell::START.beside(side).y);
            let cell = |n: usize| Cell { x: (n as i8 + 1) * dx, y: (n as i8 + 1) * dy };
            let lay = |count: usize| -> Vec<Value> {
                (0..count).map(|n| json!({ "tile": tiles[n].name(), "x": cell(n).x, "y": cell(n).y })).collect()
            };
            let short = json!({ "alhambra": lay(long), "reserve": [tiles[long].name()] });
            let mut game = set_up(&position("area", "action", &short));
            let before = *game.open();
            walk_round(&mut game, Move::Add { tile: tiles[long], at: cell(long), turn: Turn::NONE });
            layouts::is_legal(&game, Seat::FIRST);
            layouts::lists_agree(&game);
            walk_round(&mut game, Move::Remove { at: cell(long) });
            layouts::is_legal(&game, Seat::FIRST);
            layouts::lists_agree(&game);
            let after = game.open();
            for seat in before.seats() {
                let tiles = |open: &OpenTable| (*open.built(seat), *open.reserve(seat));
                assert_eq!(tiles(&before), tiles(after));
            }
            for tile in sabika_engine::Title::Alhambra.tiles() {
                let cells = |open: &OpenTable| {
                    let mut cells = Vec::new();
                    open.plan(Seat::FIRST).placements(tile.walls()).each(|at| cells.push(at));
                    cells
                };
                assert_eq!(cells(&before), cells(after));
            }
        }
    }
}

/// The first seat makes this move, then everybody takes a card until it is asked for an action again.
fn walk_round(game: &mut Game<House>, mv: Move) {
    game.apply(Seat::FIRST, mv).expect("legal");
    while let Some(ask) = game.ask().filter(|ask| ask.seat != Seat::FIRST) {
        let moves = listed(game);
        let calm = moves.iter().find(|mv| matches!(mv, Move::Take(_) | Move::Pass));
        game.apply(ask.seat, *calm.expect("money lies there")).expect("listed");
    }
}
