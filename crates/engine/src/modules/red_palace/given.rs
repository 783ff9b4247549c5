//! What a described position says of The Red Palace, and a table on which a scoring is counted.

use super::super::prelude::*;
use super::{Abilities, Ability, GuardBoard, Open, Options, RedPalace, Room, ToldStrip, ground, setup::deal_boards};
use crate::{
    components::{ABILITIES_PLAYED, GUARD_POINTS, GUARDS, PLACEMENT_TILES, PLAZAS},
    position::Asked,
};
use serde::{Deserializer, de};

/// In a described position. What is left out is dealt, or as at the start of a game; every tower of a tile in an Alhambra
/// or a reserve has its guard unless the guards are told.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The abilities in play: four of them.
    pub abilities: Option<Vec<Ability>>,
    /// Those that have been used this turn.
    pub used: Vec<Ability>,
    /// How many guards the first seven spaces take.
    pub capacities: Option<Vec<u8>>,
    /// The guards on the placement tiles; none, if it is not said.
    pub placed: Option<u8>,
    /// What a guard is worth, instead of `placed`: then as few were placed as that takes.
    pub guard_points: Option<u8>,
    /// The guards that stand on Dirk's tiles.
    pub with_dirk: u8,
    /// Where guards stand.
    pub guards: Option<Vec<Section>>,
    /// The same seat by seat, on a table on which a scoring is counted.
    pub posts: PerSeat<Option<Vec<Post>>>,
    /// The half-buildings of each seat.
    pub halves: PerSeat<Vec<Building>>,
    /// The strips of scorings 1, 2 and 3.
    pub strips: Option<[ToldStrip; 3]>,
    /// The strip of the scoring that is counted.
    pub strip: Option<ToldStrip>,
    /// Does the player on turn hold a wall piece?
    pub piece: bool,
    /// Was the last purchase of this turn overpaid?
    pub overpaid: bool,
    /// The tiles aside that were bought this turn; all that have a price, if it is not said.
    pub bought: Option<Vec<Tile>>,
}

/// Where a guard stands: `F24-N`, or by the cell of the tile, `1,0-N`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Post {
    /// On a section of this tile.
    On(Section),
    /// On this side of the tile that stands there.
    At(Cell, Side),
}

impl<'de> Deserialize<'de> for Post {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Post, D::Error> {
        let text = String::deserialize(d)?;
        let on_cell = text.rsplit_once('-').and_then(|(cell, side)| Some((cell.parse().ok()?, side.parse().ok()?)));
        match on_cell {
            Some((cell, side)) => Ok(Post::At(cell, side)),
            None => text.parse().map(Post::On).map_err(de::Error::custom),
        }
    }
}

pub fn lay(
    room: &mut Room<RedPalace>,
    given: &Given,
    p: &mut Play<'_>,
    parts: &mut Parts,
    dice: &mut Dice,
) -> Result<(), BadPosition> {
    let open = &mut room.open;
    deal_boards(open, RedPalace::options(p.open()), dice);
    lay_boards(open, given)?;
    lay_strips(open, given, RedPalace::options(p.open()), parts.counting())?;
    given.halves.check(p.open().players(), "red_palace.halves")?;
    for seat in p.open().seats() {
        for kind in given.halves.of(seat) {
            let field = format!("red_palace.halves.{seat}");
            if open.halves[*kind].replace(seat).is_some() {
                let why = format!("there is one half-building of {kind}");
                return Err(BadPosition { rule: Some(rule!("RED-36a")), ..bad(field, why) });
            }
        }
    }
    // What lies somewhere is not in the supply any more.
    open.plazas = PLAZAS.tiles().filter(|tile| parts.has_tile(*tile)).count() as u8;
    if PLAZAS.tiles().take(PLAZAS.count - open.plazas as usize).any(|tile| parts.has_tile(tile)) {
        return Err(bad("red_palace", "plazas are taken in order: plaza_1 comes first"));
    }
    lay_guards(open, given, p)?;
    if parts.counting() == Some(3) {
        check_guards(open, given, p.open())?;
    }
    lay_turn(open, given, p, parts)
}

/// What the player on turn has done so far.
fn lay_turn(open: &mut Open, given: &Given, p: &Play<'_>, parts: &Parts) -> Result<(), BadPosition> {
    let broken = |rule, field, why: String| Err(BadPosition { rule: Some(rule), ..bad(field, why) });
    let seat = p.open().on_turn();
    let aside = p.open().aside(seat);
    open.bought = match &given.bought {
        Some(tiles) => tiles.iter().copied().collect(),
        None => aside.iter().filter(|tile| PLAZAS.position(*tile).is_none()).collect(),
    };
    if let Some(tile) = given.bought.iter().flatten().find(|tile| !aside.has(**tile)) {
        return broken(rule!("RED-20"), "red_palace.bought", format!("{tile} does not lie aside"));
    }
    if given.overpaid && parts.ask() != Asked::ActionsDone {
        let why = "an overpaid purchase was the last action: ask = \"actions_done\"";
        return broken(rule!("RED-38a"), "red_palace.overpaid", why.into());
    }
    open.overpaid = given.overpaid;
    // The piece is set when its tile is placed: a turn brings one, so it is held or lies on the tile that is placed next.
    let placing = parts.ask() == Asked::Placement;
    let mut walled = aside.iter().filter(|tile| p.open().added_walls(*tile) != Walls::NONE);
    let set_on = walled.next();
    if let Some(tile) = set_on.filter(|_| !placing || given.piece).or(walled.next()) {
        let why = if placing { "a turn brings one wall piece" } else { "a wall piece is set when its tile is placed" };
        let field = format!("{seat}.added_walls.{tile}");
        return Err(BadPosition { rule: Some(rule!("RED-42b")), ..bad(field, why) });
    }
    open.piece = given.piece;
    let held = u8::from(given.piece);
    let left = parts.wall_pieces().checked_sub(held);
    open.wall_pieces = left.ok_or_else(|| bad("red_palace.piece", "no wall piece is left"))?;
    if given.piece && super::checks::eligible(open, p.open(), seat).next().is_none() {
        let why = "there is no tile aside that could take it";
        return broken(rule!("RED-33"), "red_palace.piece", why.into());
    }
    Ok(())
}

fn lay_boards(open: &mut Open, given: &Given) -> Result<(), BadPosition> {
    if let Some(all) = &given.abilities {
        open.abilities = all.iter().copied().collect();
        if all.len() != ABILITIES_PLAYED || open.abilities.iter().count() != ABILITIES_PLAYED {
            let why = format!("{ABILITIES_PLAYED} different abilities are in play");
            return Err(BadPosition { rule: Some(rule!("RED-4c")), ..bad("red_palace.abilities", why) });
        }
    }
    open.used = given.used.iter().copied().collect::<Abilities>();
    if let Some(ability) = open.used.iter().find(|ability| !open.abilities.has(*ability)) {
        return Err(bad("red_palace.used", format!("{ability} is not in play")));
    }
    if let Some(capacities) = &given.capacities {
        let wrong = || bad("red_palace.capacities", "seven numbers from 1 to 9");
        open.capacities = capacities.as_slice().try_into().map_err(|_| wrong())?;
        if open.capacities.iter().any(|capacity| !(1..=9).contains(capacity)) {
            return Err(wrong());
        }
    }
    Ok(())
}

/// RED-6, RED-57. Where a scoring is counted its strip is told, not dealt.
fn lay_strips(open: &mut Open, given: &Given, options: Options, counting: Option<u8>) -> Result<(), BadPosition> {
    let classic = options.classic_scoring == Switch::On;
    let field = if given.strip.is_some() { "red_palace.strip" } else { "red_palace.strips" };
    if classic && (given.strip.is_some() || given.strips.is_some()) {
        return Err(BadPosition {
            rule: Some(rule!("RED-57")),
            ..bad(field, "no strips lie out with classic scoring")
        });
    }
    let none = || BadPosition { rule: Some(rule!("RED-6")), ..bad(field, "there is no such strip") };
    if let Some(told) = &given.strips {
        for (n, strip) in told.iter().enumerate() {
            open.strips[n] = Some(strip.strip().ok_or_else(none)?);
            if open.strips[..n].contains(&open.strips[n]) {
                return Err(BadPosition {
                    rule: Some(rule!("RED-6")),
                    ..bad(field, "a strip lies at one scoring only")
                });
            }
        }
    }
    match (&given.strip, counting) {
        (Some(_), _) if given.strips.is_some() => Err(bad(field, "the strips are told as well")),
        (Some(strip), Some(round)) => {
            let told = Some(strip.strip().ok_or_else(none)?);
            let at = round as usize - 1;
            if let Some(dealt) = (0..open.strips.len()).find(|n| open.strips[*n] == told) {
                open.strips.swap(at, dealt);
            }
            open.strips[at] = told;
            Ok(())
        }
        (Some(_), None) => Err(bad(field, "belongs to a scoring that is counted; tell the strips of all three")),
        (None, Some(_)) if !classic && given.strips.is_none() => {
            let why = "which strip lies at this scoring? Its six types, the one that is worth least first";
            Err(BadPosition { rule: Some(rule!("RED-53")), ..bad("red_palace.strip", why) })
        }
        (None, _) => Ok(()),
    }
}

/// RED-45, RED-50, RED-55: what the guards hang on when the last scoring is counted.
fn check_guards(open: &Open, given: &Given, table: &OpenTable) -> Result<(), BadPosition> {
    for seat in table.seats() {
        let towers = table.built(seat).iter().any(|tile| tile.towers() != Walls::NONE);
        if towers && given.guards.is_none() && given.posts.of(seat).is_none() {
            let why = "which guards still stand on the walls? [] if none does";
            return Err(BadPosition { rule: Some(rule!("RED-55")), ..bad(format!("red_palace.posts.{seat}"), why) });
        }
    }
    let guarded = table.seats().any(|seat| open.on_the_wall(table, seat) > 0);
    if guarded && given.placed.is_none() && given.guard_points.is_none() {
        let why = "how much is a guard worth? 0 if none was placed";
        return Err(BadPosition { rule: Some(rule!("RED-50")), ..bad("red_palace.guard_points", why) });
    }
    let random = RedPalace::options(table).guard_board == GuardBoard::Random;
    if guarded && given.placed.unwrap_or(0) > 0 && random && given.capacities.is_none() {
        let why = "how many guards do the first seven spaces take?";
        return Err(BadPosition { rule: Some(rule!("RED-50")), ..bad("red_palace.capacities", why) });
    }
    Ok(())
}

/// The guards of all seats as they are told, or one on each tower.
fn standing(given: &Given, table: &OpenTable, tiles: TileSet) -> Result<Vec<(Section, String)>, BadPosition> {
    given.posts.check(table.players(), "red_palace.posts")?;
    let mut found = Vec::new();
    let mut told = false;
    for seat in table.seats() {
        let Some(posts) = given.posts.of(seat) else { continue };
        told = true;
        let field = format!("red_palace.posts.{seat}");
        let own = ground(table, seat);
        for post in posts {
            let at = match *post {
                Post::On(at) => Some(at),
                Post::At(cell, side) => table.tile_at(seat, cell).map(|tile| Section { tile, side }),
            };
            let at = at.filter(|at| own.has(at.tile)).ok_or_else(|| BadPosition {
                rule: Some(rule!("RED-41")),
                ..bad(&field, "a guard stands on a wall of an own tile, such as 1,0-N")
            })?;
            found.push((at, field.clone()));
        }
        let towers: u8 = own.iter().map(|tile| tile.towers().count()).sum();
        if posts.len() > usize::from(towers) {
            let why =
                format!("{} guards, and the own tiles (also those of the reserve) have {towers} towers", posts.len());
            return Err(BadPosition { rule: Some(rule!("RED-45")), ..bad(field, why) });
        }
    }
    match &given.guards {
        Some(_) if told => Err(bad("red_palace.guards", "they are told seat by seat as well")),
        Some(guards) => Ok(guards.iter().map(|at| (*at, "red_palace.guards".to_string())).collect()),
        None if told => Ok(found),
        None => {
            let sides = |tile: Tile| tile.towers().sides().map(move |side| Section { tile, side });
            Ok(tiles.iter().flat_map(sides).map(|at| (at, "red_palace.guards".to_string())).collect())
        }
    }
}

fn lay_guards(open: &mut Open, given: &Given, p: &Play<'_>) -> Result<(), BadPosition> {
    let tiles = p.open().seats().fold(TileSet::EMPTY, |all, seat| all.or(&ground(p.open(), seat)));
    open.manned = tiles;
    for (at, field) in standing(given, p.open(), tiles)? {
        let walls = p.open().walls(at.tile);
        if !tiles.has(at.tile) || !walls.is_proper() || !walls.has(at.side) {
            let why = format!("{at} is no wall of a tile in an Alhambra or a reserve");
            return Err(BadPosition { rule: Some(rule!("RED-41")), ..bad(field, why) });
        }
        if open.guards.has(at) {
            return Err(BadPosition { rule: Some(rule!("RED-41")), ..bad(field, format!("two guards at {at}")) });
        }
        open.guards.insert(at);
    }
    open.placed = placed(open, given, RedPalace::options(p.open()))?;
    open.with_dirk = given.with_dirk;
    let gone = [open.guards.iter().count() as u8, open.placed, open.with_dirk];
    let left = gone.iter().try_fold(GUARDS, |left, gone| left.checked_sub(*gone));
    open.supply = left.ok_or_else(|| BadPosition {
        rule: Some(rule!("RED-5")),
        ..bad("red_palace.guards", format!("there are {GUARDS} guards"))
    })?;
    Ok(())
}

/// RED-50: the guards on the placement tiles. Where only their worth is told, as few as it takes.
fn placed(open: &mut Open, given: &Given, options: Options) -> Result<u8, BadPosition> {
    let field = "red_palace.guard_points";
    match (given.guard_points, given.placed) {
        (None, placed) => Ok(placed.unwrap_or(0)),
        (Some(_), Some(_)) => Err(bad(field, "the placed guards are told as well")),
        (Some(0), None) => Ok(0),
        (Some(worth), None) => {
            let none = || BadPosition { rule: Some(rule!("RED-50")), ..bad(field, "no space has so many points") };
            let before = GUARD_POINTS.iter().position(|points| *points == worth).ok_or_else(none)?;
            if given.capacities.is_none() && options.guard_board == GuardBoard::Random {
                let mut tiles = PLACEMENT_TILES;
                tiles.sort_unstable();
                open.capacities = std::array::from_fn(|n| tiles[n]);
            }
            Ok(open.capacities[..before].iter().sum::<u8>() + 1)
        }
    }
}
