//! Wooden walls: where a card may be built, and what becomes of the pieces.

use crate::{common::*, layouts};
use sabika_engine::{
    Game, Move,
    components::{BASIC, BAZAARS, CAMPS, WALL_CARDS},
    modules::{House, ModuleId, walls},
    position::Position,
    value::*,
};
use serde_json::json;
use std::collections::BTreeSet;

/// A table on which A has tiles of every sort in reserve and all wall cards lie in the row.
fn mason(seed: u64, dice: &mut Dice) -> Game<House> {
    let mut tiles: Vec<Tile> = BASIC.tiles().collect();
    dice.shuffle(&mut tiles);
    let reserve: Vec<Tile> = tiles.into_iter().take(16).chain(CAMPS.tiles().take(4)).chain(BAZAARS.tiles()).collect();
    let row: Vec<Card> = WALL_CARDS.cards().collect();
    let position: Position = serde_json::from_value(json!({
        "players": 2, "modules": ["walls", "camps", "bazaars"], "seed": seed,
        "options": { "holes": dice.pick(&["area", "cell"]), "stall_rounds": 0, "turn_limit": 0 },
        "walls": { "row": row }, "A": { "reserve": reserve },
    }))
    .expect("a position");
    position.set_up().expect("a table")
}

/// Every wall card on every tile of the box, by the letter: as an action, from the row; on the start tile and in the Alhambra
/// where the oracle finds the result legal, on other own tiles wherever no wall is.
fn walls_agree(game: &Game<House>, seat: Seat) -> usize {
    let open = game.open();
    let acts = game.ask().is_some_and(|ask| ask.topic.is_action());
    let row = game.rooms().walls.expect("played").open.row;
    let (layout, holes) = (oracle_layout(open, seat), oracle_holes(open));
    let mut expected = BTreeSet::new();
    for card in WALL_CARDS.cards() {
        let pieces = walls::segments(card).expect("a wall card");
        for tile in sabika_engine::Title::Alhambra.tiles().map(Some).chain([None]) {
            let lies = tile.is_some_and(|t| [open.reserve(seat), open.aside(seat)].iter().any(|set| set.has(t)));
            let cell = tile.map_or(Some(Cell::START), |tile| open.cell_of(seat, tile));
            let legal = acts
                && row.contains(&card)
                && match cell {
                    Some(cell) => layout.takes_walls(oracle_cell(cell), oracle_sides(pieces), holes),
                    None if lies => {
                        let tile = tile.expect("not the start tile");
                        let walled = |side: Side| tile.walls().has(side) || open.added_walls(tile).has(side);
                        tile.walls().is_proper() && !pieces.sides().any(walled)
                    }
                    None => false,
                };
            let mv = Move::CityWalls(walls::Move::Build { card, tile });
            let found = game.check(seat, &mv);
            assert_eq!(found.is_ok(), legal, "{mv}: {found:?}");
            if legal {
                expected.insert(mv.to_string());
            }
        }
    }
    let is_wall = |mv: &&Move| matches!(mv, Move::CityWalls(_));
    let found: BTreeSet<String> = listed(game).iter().filter(is_wall).map(ToString::to_string).collect();
    assert_eq!(found, expected);
    expected.len()
}

/// Grows an Alhambra by redesigns and wall cards; both are as the oracle says, and so are placements, exchanges, removals
/// and the longest wall with what was added.
///
/// Proves: WAL-8 WAL-10 WAL-11 WAL-12 WAL-13 WAL-14 WAL-15 WAL-16 WAL-17 WAL-18 WAL-20 WAL-21 WAL-22 WAL-23
#[test]
fn walls_are_built_where_the_oracle_says() {
    let [mut ways, mut built, mut started] = [0; 3];
    for seed in 0..24 {
        let mut dice = Dice::loose(seed);
        let mut game = mason(seed, &mut dice);
        let _label = Label(format!("mason {seed}"));
        for _ in 0..60 {
            let Some(ask) = game.ask() else { break };
            let moves = listed(&game);
            let redesign = |mv: &&Move| matches!(mv, Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. });
            let wall = |mv: &&Move| matches!(mv, Move::CityWalls(_));
            let on_start = |mv: &&Move| matches!(mv, Move::CityWalls(walls::Move::Build { tile: None, .. }));
            let grows = |mv: &&Move| matches!(mv, Move::Add { .. });
            if ask.seat != Seat::FIRST {
                let calm = moves.iter().find(|mv| !redesign(mv) && !wall(mv)).expect("there is money to take");
                game.apply(ask.seat, *calm).expect("listed");
                continue;
            }
            ways += walls_agree(&game, ask.seat);
            layouts::is_legal(&game, ask.seat);
            layouts::lists_agree(&game);
            let wanted: Vec<Move> = match dice.below(6) {
                0 if dice.below(3) == 0 => moves.iter().filter(on_start).copied().collect(),
                0 => moves.iter().filter(wall).copied().collect(),
                1 | 2 => moves.iter().filter(redesign).copied().collect(),
                _ => moves.iter().filter(grows).copied().collect(),
            };
            let mv = if wanted.is_empty() { choose(&moves, &mut dice) } else { *dice.pick(&wanted) };
            let before = game.clone();
            game.apply(ask.seat, mv).expect("listed");
            if let Move::CityWalls(walls::Move::Build { card, tile }) = mv {
                built += 1;
                started += usize::from(tile.is_none());
                stands(&before, &game, ask.seat, card, tile);
            } else {
                let kept = |tile: Tile| before.open().added_walls(tile) == game.open().added_walls(tile);
                assert!(sabika_engine::Title::Alhambra.tiles().all(kept), "{mv} moved a wall");
            }
        }
    }
    assert!(ways > 1_000 && built > 50 && started > 3, "{ways} ways, {built} built, {started} on start tiles");
}

/// The same in any game, at any question: with gates, camps, squares, medinas, sites, and tiles that are turned or lie aside.
///
/// Proves: WAL-8 WAL-10 WAL-11 WAL-12 WAL-13 WAL-14 WAL-15 WAL-16 WAL-17 WAL-18 WAL-19 WAL-20 WAL-21 SIT-13
#[test]
fn walls_are_built_where_the_oracle_says_in_any_game() {
    let (mut ways, mut none) = (0, 0);
    for n in 0..80 {
        let mut config = any_config(&mut Dice::loose(92 << 32 | n));
        config.modules.insert(ModuleId::CityWalls);
        walk::<House>(config, n, |game, dice| {
            let row = game.rooms().walls.expect("played").open.row;
            if let Some(ask) = game.ask().filter(|_| !row.is_empty() && dice.below(4) == 0) {
                let legal = walls_agree(game, ask.seat);
                ways += legal;
                none += usize::from(legal == 0);
            }
        });
    }
    assert!(ways > 1_000 && none > 200, "{ways} ways, {none} questions with none");
}

/// The pieces stand on their tile and nowhere else, and the card is gone.
fn stands(before: &Game, after: &Game, seat: Seat, card: Card, on: Option<Tile>) {
    let pieces = walls::segments(card).expect("a wall card");
    let more = |tile: Option<Tile>| if tile == on { pieces } else { Walls::NONE };
    for tile in sabika_engine::Title::Alhambra.tiles() {
        let was = before.open().added_walls(tile);
        assert_eq!(after.open().added_walls(tile), was.and(more(Some(tile))), "{tile}");
    }
    assert_eq!(after.open().start_walls(seat), before.open().start_walls(seat).and(more(None)));
    assert!(!after.rooms().walls.expect("played").open.row.contains(&card));
    assert_eq!(after.open().discard().cards().count(), before.open().discard().cards().count());
}
