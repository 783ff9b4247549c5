//! The outline against the engine, in random games.

use super::*;
use crate::{Bot, Greedy, Random};
use sabika_engine::{
    Config, Game, Move, Title,
    board::{Ground, Plot, across, chains},
    modules::{House, ModuleId},
    table::Change,
    value::{Dice, Section, Seed, Tile},
};

/// The engine counts every wall by itself: both must agree on every placement of many games.
#[test]
fn it_knows_the_wall_after_every_placement() {
    let (mut outline, mut bot) = (Outline::default(), Random::new(3));
    let (mut known, mut all, mut walled, mut towers, mut turrets) = (0, 0, 0, [0; 2], [0; 2]);
    for seed in 0..200 {
        // Outworks and gates in every other game, wooden walls in half of each sort.
        let works = [ModuleId::Camps, ModuleId::CityGates].into_iter().filter(|_| seed % 2 == 0);
        let works = works.chain([ModuleId::CityWalls].into_iter().filter(|_| seed % 4 < 2));
        let works = works.chain([ModuleId::Watchtowers].into_iter().filter(|_| seed % 3 == 0)).collect();
        let config = Config::players(2 + (seed % 3) as u8).with(works);
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("a good game");
        while let Some(sight) = game.sight() {
            let (open, seat) = (sight.eyes.open, sight.eyes.seat);
            let changed = outline.walk(open, seat);
            all += usize::from(outline.turrets == 0);
            if outline.known {
                known += usize::from(outline.turrets == 0);
                assert_eq!(outline.longest, open.longest_wall(seat));
                let plan = open.plan(seat);
                if outline.turrets > 0 && changed {
                    assert_eq!(usize::from(outline.towers), across(&open.longest_chain(seat)));
                }
                if game.open().config().modules.has(ModuleId::Watchtowers) && changed {
                    for legs in ["SW", "NW", "NE", "ES"].map(|legs| Walls::turret(legs.parse().expect("two sides"))) {
                        plan.placements(legs).each(|cell| {
                            let after = open.plot(seat).after(&Change::Lay { at: cell, walls: legs });
                            let chain = chains(&after).into_iter().next().unwrap_or_default();
                            turrets[usize::from(outline.with_turret(cell, legs).is_some())] += 1;
                            if let Some((found, towers)) = outline.with_turret(cell, legs) {
                                assert_eq!(
                                    (usize::from(found.longest), usize::from(towers)),
                                    (chain.len(), across(&chain)),
                                    "{legs} at {cell}"
                                );
                            }
                        });
                    }
                }
                for walls in Walls::all().filter(|_| changed) {
                    plan.placements(walls).each(|cell| {
                        if !outline.is_plain(cell) {
                            return;
                        }
                        assert_eq!(outline.after(cell, walls).longest, open.wall_with(seat, cell, walls));
                    });
                }
            }
            // Build whatever fits, so that the Alhambras grow.
            let mv = sight.eyes.open.aside(seat).iter().find_map(|tile: Tile| {
                let cells = open.plan(seat).placements(open.walls(tile));
                cells.nth(seed as usize % cells.len().max(1)).map(|at| Move::Build {
                    tile,
                    at,
                    turn: sabika_engine::value::Turn::NONE,
                })
            });
            let mut moves = Vec::new();
            sight.moves(&mut moves);
            let wood = moves.into_iter().rfind(|mv| matches!(mv, Move::CityWalls(_)));
            let mv = mv.filter(|mv| sight.check(mv).is_ok()).or(wood).unwrap_or_else(|| bot.choose(&sight.plain()));
            walled += usize::from(open.start_walls(seat) != Walls::NONE && outline.known);
            towers[usize::from(outline.known)] += usize::from(outline.turrets > 0);
            game.apply_listed(mv);
        }
    }
    assert!(known * 10 > all * 9, "known {known} of {all}");
    assert!(walled > 500, "{walled} with a walled start tile");
    assert!(turrets[1] > 1000 && turrets[1] > 2 * turrets[0], "{turrets:?} left to the engine, and not");
    let [unknown, known] = towers;
    assert!(known > 2000 && 2 * known > unknown, "{known} known, {unknown} unknown with a turret");
}

/// By the letter of BASE-W2, and side by side.
fn counted(start: Walls, tiles: &[Standing]) -> After {
    let plot = Plot::new(start, tiles.iter().copied());
    let longest = chains(&plot).first().map_or(0, Vec::len) as u8;
    let free = |at: &Standing, side: Side| !at.walls.has(side) && plot.at(at.cell.beside(side)).is_none();
    let open = plot.tiles().iter().map(|at| Side::ALL.into_iter().filter(|side| free(at, *side)).count());
    After { longest, open: open.sum::<usize>() as u8 }
}

fn bounds(tiles: &[Standing]) -> bool {
    let span = |of: fn(&Standing) -> i8| {
        let all = tiles.iter().map(of).chain([0]);
        all.clone().max().unwrap_or(0) - all.min().unwrap_or(0)
    };
    span(|at| at.cell.x) < 14 && span(|at| at.cell.y) < 14
}

/// What became of the Alhambras of [`grown`].
#[derive(Default)]
struct Seen {
    walked: usize,
    not_central: usize,
    rings: usize,
    rings_but_one: usize,
}

/// Grows an Alhambra of tiles with any walls, round a start tile with these, mostly towards one side, and compares everything on the way.
fn grown(outline: &mut Outline, dice: &mut Dice, start: Walls, towards: Option<Side>, seen: &mut Seen) {
    // Many walls close the Alhambra soon, few let it grow.
    let many = 20 + dice.below(60);
    let mut tiles: Vec<Standing> = Vec::new();
    while tiles.len() < 40 {
        outline.walk_round(start, tiles.iter().copied(), true);
        let now = counted(start, &tiles);
        assert_eq!(outline.known, bounds(&tiles) && now.open > 0, "{start} {tiles:?}");
        if bounds(&tiles) {
            seen.walked += 1;
            seen.not_central += usize::from(Ground::of(start, tiles.iter().copied()).is_some_and(|g| !g.is_central()));
            seen.rings += usize::from(now.open == 0);
            seen.rings_but_one += usize::from(now.open == 1);
            assert_eq!(After { longest: outline.longest, open: outline.open }, now, "{start} {tiles:?}");
        }
        let plot = Plot::new(start, tiles.iter().copied());
        let drawn = Walls::from_bits(
            Side::ALL.iter().fold(0, |bits, side| bits | u8::from(dice.below(100) < many) << *side as u8),
        );
        // Now and then every tile there could be, else the one drawn.
        let full = dice.below(4) == 0 || now.open < 3;
        let mut fit: Vec<Standing> = Vec::new();
        for walls in Walls::all().filter(|walls| full || *walls == drawn) {
            for cell in plot.rim().iter().copied().filter(|cell| plot.fits(*cell, walls, Holes::Area)) {
                let more = Standing { cell, walls };
                fit.push(more);
                if outline.known {
                    tiles.push(more);
                    assert_eq!(outline.after(cell, walls), counted(start, &tiles), "{start} {tiles:?}");
                    tiles.pop();
                }
            }
            for at in (0..tiles.len()).filter(|at| outline.known && plot.swaps_at(tiles[*at].cell, walls)) {
                let mut other = tiles.clone();
                other[at].walls = walls;
                assert_eq!(outline.swapped(other[at].cell, walls), counted(start, &other), "{at} in {tiles:?}");
            }
        }
        let mut wanted: Vec<Standing> = fit.iter().copied().filter(|at| at.walls == drawn).collect();
        if wanted.is_empty() {
            wanted = fit;
        }
        if wanted.is_empty() {
            // Nothing fits any more, or nothing that was drawn.
            if full {
                return;
            }
            continue;
        }
        let far = |at: &Standing| match towards {
            Some(Side::North) => at.cell.y,
            Some(Side::East) => at.cell.x,
            Some(Side::South) => -at.cell.y,
            Some(Side::West) => -at.cell.x,
            None => 0,
        };
        let reach = wanted.iter().map(far).max().unwrap_or(0);
        if dice.below(4) > 0 {
            wanted.retain(|at| far(at) == reach);
        }
        tiles.push(*dice.pick(&wanted));
    }
}

/// Any walls, also where hardly anything is open or nothing at all, and far from the start tile.
#[test]
fn it_knows_any_walls_anywhere() {
    let (mut outline, mut dice, mut seen) = (Outline::default(), Dice::loose(11), Seen::default());
    // Every other start tile has wooden walls: each set of them, four on all sides too.
    let starts: Vec<Walls> = Walls::all().flat_map(|walls| [Walls::NONE, walls]).collect();
    for (game, start) in starts.iter().copied().cycle().take(200).enumerate() {
        let towards = [None, Some(Side::North), Some(Side::East), Some(Side::South), Some(Side::West)][game % 5];
        grown(&mut outline, &mut dice, start, towards, &mut seen);
    }
    let Seen { walked, not_central, rings, rings_but_one } = seen;
    assert!(walked > 3000 && not_central > 600, "{walked} walked, {not_central} not central");
    assert!(rings > 20 && rings_but_one > 80, "{rings} closed, {rings_but_one} all but one side");
}

/// The start tile gets walls under the eyes of an outline that has walked round it before.
#[test]
fn wood_on_the_start_tile_is_seen() {
    let (mut outline, tower) = (Outline::default(), Standing { cell: Cell { x: 1, y: 0 }, walls: Walls::from_bits(2) });
    let mut walk = |start: &str| {
        let changed = outline.walk_round(start.parse().expect("walls"), [tower].into_iter(), true);
        (changed, outline.longest, outline.open, outline.swapped(Cell::START, Walls::from_bits(0b1001)))
    };
    let swapped = After { longest: 2, open: 3 };
    assert_eq!(walk(""), (true, 1, 5, swapped));
    assert_eq!(walk("NS"), (true, 1, 3, swapped));
    assert!(!walk("NS").0);
    assert_eq!(walk("NSW"), (true, 3, 2, swapped));
}

/// One side is open, and the tile that covers it has walls on both sides of its own open one: all but that is wall.
#[test]
fn a_run_goes_on_at_both_ends() {
    let at = |x, y, walls| Standing { cell: Cell { x, y }, walls: Walls::from_bits(walls) };
    let tiles = [at(-1, -1, 12), at(-1, 0, 9), at(0, 1, 11), at(0, -1, 6)];
    let mut outline = Outline::default();
    outline.walk_round(Walls::NONE, tiles.into_iter(), true);
    let after = |walls| outline.after(Cell { x: 1, y: 0 }, Walls::from_bits(walls));
    assert_eq!((outline.longest, outline.open), (9, 1));
    assert_eq!(after(0b0101), After { longest: 11, open: 1 });
    assert_eq!(after(0b0111), After { longest: 12, open: 0 });
    assert_eq!(after(0b0001), After { longest: 10, open: 2 });
    assert_eq!(after(0b0010), After { longest: 9, open: 2 });
    assert_eq!(after(0b0000), After { longest: 9, open: 3 });
}

/// RED-55: the guards on the longest wall, now and after every placement of many games, against the engine.
#[test]
fn it_knows_the_guards_on_the_wall() {
    let (mut outline, mut bot, mut counted) = (Outline::default(), Greedy::new(0), [0; 4]);
    for seed in 0..30 {
        // Camps round which the outline is difficult, in every third game.
        let works = [ModuleId::Camps].into_iter().filter(|_| seed % 3 == 0).collect();
        let config = Config::players(2 + (seed % 3) as u8).of(Title::RedPalace).with(works);
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("a good game");
        while let Some(sight) = game.sight() {
            let (table, seat) = (sight.eyes.open, sight.eyes.seat);
            let open = &game.rooms().red_palace.as_ref().expect("in play").open;
            if outline.walk(table, seat) {
                let guards = open.guards.on(*table.built(seat));
                let stand = guards.map(|at| (table.cell_of(seat, at.tile).expect("built"), at.side));
                if let Some(posts) = outline.posts(stand) {
                    assert_eq!(posts.in_longest, open.on_the_wall(table, seat));
                    let plan = table.plan(seat);
                    let unbuilt = table.preview().into_iter().chain(table.yard()).flatten();
                    for tile in unbuilt.filter(|tile| tile.walls().is_proper()) {
                        plan.placements(tile.walls()).each(|cell| {
                            if !outline.is_plain(cell) {
                                return;
                            }
                            let (mut after, mut open) = (*table, *open);
                            after.lay(seat, tile, cell);
                            tile.towers().sides().for_each(|side| open.guards.insert(Section { tile, side }));
                            let found = outline.posts_after(&posts, cell, tile.walls(), tile.towers());
                            assert_eq!(found, open.on_the_wall(&after, seat), "{tile} at {cell}, seed {seed}");
                            counted[usize::from(found).min(3)] += 1;
                        });
                    }
                }
            }
            let mv = bot.choose(&sight.plain());
            game.apply_listed(mv);
        }
    }
    assert!(counted.iter().all(|times| *times > 500), "{counted:?}");
}
