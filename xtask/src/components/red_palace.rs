//! What lies in the box of The Red Palace: floor tiles, plazas, chips, guards, placement tiles, abilities, strips.

use super::{building, cards::Constant, face, late::counts, printed, read, walls};
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
struct RedPalace {
    counts: Counts,
    counts_public: Public,
    player: Player,
    money: Money,
    preview: Preview,
    floor_tile: Vec<FloorTile>,
    chip: Vec<Chip>,
    guard_board: GuardBoard,
    placement_tile: Vec<PlacementTile>,
    first_game: FirstGame,
    guard_substitute: Substitute,
    ability: Vec<Ability>,
    strip: Vec<Strip>,
    two_players: TwoPlayers,
}
#[derive(Deserialize)]
struct Counts {
    floor_tiles: u8,
    scoring_strips: u8,
    wall_pieces: u8,
    ability_tiles_in_play: u8,
}
#[derive(Deserialize)]
struct Public {
    building_chips: u8,
    chips_per_type: u8,
    guards: u8,
    plazas: u8,
}
#[derive(Deserialize)]
struct Player {
    start_score: u8,
}
#[derive(Deserialize)]
struct Money {
    start_set_minimum: u8,
}
#[derive(Deserialize)]
struct Preview {
    spaces: Vec<u8>,
}
#[derive(Deserialize)]
struct FloorTile {
    id: String,
    price: u8,
    walls: Vec<String>,
    towers: Vec<String>,
}
#[derive(Deserialize)]
struct Chip {
    count: u8,
}
#[derive(Deserialize)]
struct GuardBoard {
    placement_spaces: u8,
    points_under_space: Vec<u8>,
    placement_tiles: u8,
}
#[derive(Deserialize)]
struct PlacementTile {
    front_capacity: u8,
}
#[derive(Deserialize)]
struct FirstGame {
    capacities: Vec<u8>,
    abilities: Vec<String>,
}
#[derive(Deserialize)]
struct Substitute {
    before_scoring_1: u8,
    between_scoring_1_and_2: u8,
    after_scoring_2: u8,
}
#[derive(Deserialize)]
struct Ability {
    id: String,
    guards: u8,
    cards: u8,
    supply: u8,
}
#[derive(Deserialize)]
struct Strip {
    order: Vec<String>,
}
#[derive(Deserialize)]
struct TwoPlayers {
    dirk_tiles_at_setup: u8,
    dirk_tiles_after_scoring_1: u8,
}

/// The faces of floor tiles and plazas, after all others, and the towers of the floor tiles; how many of each there are.
pub fn tiles(root: &Path, faces: &mut String, dirk: [u8; 2]) -> Result<[usize; 2], String> {
    let data: RedPalace = read(root, "red_palace.toml")?;
    counts("red_palace.toml: floor tiles", data.floor_tile.len(), data.counts.floor_tiles)?;
    counts(
        "red_palace.toml: the towers",
        data.floor_tile.iter().map(|t| t.towers.len()).sum(),
        data.counts_public.guards,
    )?;
    if dirk != [data.two_players.dirk_tiles_at_setup, data.two_players.dirk_tiles_after_scoring_1] {
        return Err("red_palace.toml: Dirk gets other tiles than in the base game".into());
    }
    for tile in &data.floor_tile {
        if tile.towers.iter().any(|side| !tile.walls.contains(side)) {
            return Err(format!("red_palace.toml: {} has a tower without a wall", tile.id));
        }
        face(faces, &tile.id, "None", tile.price, &printed(&tile.walls), super::NO_SIGNS, false);
    }
    for n in 1..=data.counts_public.plazas {
        face(faces, &format!("plaza_{n}"), "None", 0, &printed(&[]), super::NO_SIGNS, false);
    }
    Ok([data.floor_tile.len(), data.counts_public.plazas.into()])
}

pub fn constants(root: &Path, constant: &mut Constant<'_>) -> Result<(), String> {
    let data: RedPalace = read(root, "red_palace.toml")?;
    let public = &data.counts_public;
    counts("red_palace.toml: chips", data.chip.len() * usize::from(public.chips_per_type), public.building_chips)?;
    if data.chip.iter().any(|chip| chip.count != public.chips_per_type) {
        return Err("red_palace.toml: not as many chips of each type".into());
    }
    let towers: Vec<String> =
        data.floor_tile.iter().map(|tile| format!("Walls::from_bits({})", walls(&tile.towers))).collect();
    let ty = format!("[Walls; {}]", towers.len());
    constant("The walls of each floor tile that carry a tower.", "TOWERS", &ty, &format!("[{}]", towers.join(", ")));
    let mut number = |doc: &str, name: &str, ty: &str, value: u8| constant(doc, name, ty, &value.to_string());
    number("RED-2: chips of each type.", "CHIPS_PER_TYPE", "u8", public.chips_per_type);
    number("RED-5: the guards.", "GUARDS", "u8", public.guards);
    number("RED-5: the wall pieces.", "WALL_PIECES_OF_PALACE", "u8", data.counts.wall_pieces);
    number("RED-7: the score that everybody starts with.", "PALACE_START_SCORE", "i16", data.player.start_score);
    number(
        "RED-9: a set of starting money is worth at least this.",
        "PALACE_STARTING_MONEY",
        "u16",
        data.money.start_set_minimum,
    );
    number("RED-3: the spaces of the preview.", "PREVIEW_SPACES", "usize", data.preview.spaces.len() as u8);
    number("RED-4: the abilities in play.", "ABILITIES_PLAYED", "usize", data.counts.ability_tiles_in_play);
    let board = &data.guard_board;
    counts("red_palace.toml: placement tiles", data.placement_tile.len(), board.placement_tiles)?;
    counts("red_palace.toml: placement spaces", board.points_under_space.len(), board.placement_spaces)?;
    let mut list = |doc: &str, name: &str, values: &[u8]| {
        constant(doc, name, &format!("[u8; {}]", values.len()), &format!("{values:?}"));
    };
    let fronts: Vec<u8> = data.placement_tile.iter().map(|tile| tile.front_capacity).collect();
    list("RED-4: how many guards the front of each placement tile takes.", "PLACEMENT_TILES", &fronts);
    list("RED-50: the points under each space of the guard board.", "GUARD_POINTS", &board.points_under_space);
    counts("red_palace.toml: capacities", data.first_game.capacities.len() + 1, board.placement_spaces)?;
    list(
        "RED-4a: the printed capacities; the last space is unlimited.",
        "FIRST_GAME_CAPACITIES",
        &data.first_game.capacities,
    );
    let rate = &data.guard_substitute;
    let rates = [rate.before_scoring_1, rate.between_scoring_1_and_2, rate.after_scoring_2];
    list("RED-27: the points that stand for a guard, by the scorings that have been held.", "GUARD_RATES", &rates);
    let costs: Vec<String> =
        data.ability.iter().map(|a| format!("(\"{}\", {}, {}, {})", a.id, a.guards, a.cards, a.supply)).collect();
    let doc = "The abilities: name, what it costs in guards and in cards, and how many things there are for it (0: it needs none).";
    constant(doc, "ABILITIES", &format!("[(&str, u8, u8, u8); {}]", costs.len()), &format!("[{}]", costs.join(", ")));
    let mut first = Vec::new();
    for name in &data.first_game.abilities {
        first.push(data.ability.iter().position(|a| a.id == *name).ok_or("red_palace.toml: an ability")?.to_string());
    }
    let doc = "RED-4a: the abilities of a first game, by their place in the list.";
    constant(doc, "FIRST_GAME_ABILITIES", &format!("[usize; {}]", first.len()), &format!("[{}]", first.join(", ")));
    counts("red_palace.toml: strips", data.strip.len(), data.counts.scoring_strips)?;
    let mut strips = Vec::new();
    for strip in &data.strip {
        let order: Result<Vec<_>, _> = strip.order.iter().map(|kind| building(kind)).collect();
        strips.push(format!("[{}]", order?.join(", ")));
    }
    let doc = "The types on each scoring strip, the row that is worth least first.";
    constant(doc, "STRIPS", &format!("[[Building; 6]; {}]", strips.len()), &format!("[{}]", strips.join(", ")));
    Ok(())
}
