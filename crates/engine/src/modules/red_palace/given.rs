//! What a described position says of The Red Palace.

use super::{Abilities, Ability, Open, RedPalace, Room, deal_boards, ground};
use crate::{
    components::{ABILITIES_PLAYED, GUARDS, PLAZAS, STRIPS},
    flow::Play,
    position::{BadPosition, Parts, PerSeat, bad},
    value::*,
};
use serde::Deserialize;

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
    /// The guards on the placement tiles.
    pub placed: u8,
    /// The guards that stand on Dirk's tiles.
    pub with_dirk: u8,
    /// Where guards stand.
    pub guards: Option<Vec<Section>>,
    /// The half-buildings of each seat.
    pub halves: PerSeat<Vec<Building>>,
    /// The strips of scorings 1, 2 and 3, counted from 1 as in `components/red_palace.toml`.
    pub strips: Option<[u8; 3]>,
    /// Does the player on turn hold a wall piece?
    pub piece: bool,
    /// Was the last purchase of this turn overpaid?
    pub overpaid: bool,
    /// The tiles aside that were bought this turn; all that have a price, if it is not said.
    pub bought: Option<Vec<Tile>>,
}

pub fn lay(
    room: &mut Room<RedPalace>,
    given: &Given,
    p: &mut Play<'_>,
    parts: &mut Parts,
    dice: &mut Dice,
) -> Result<(), BadPosition> {
    let open = &mut room.open;
    deal_boards(open, p.open.config.options, dice);
    lay_boards(open, given)?;
    given.halves.check(p.open.players(), "red_palace.halves")?;
    for seat in p.open.seats() {
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
    let seat = p.open.on_turn;
    let aside = p.open.aside[seat];
    open.bought = match &given.bought {
        Some(tiles) => tiles.iter().copied().collect(),
        None => aside.iter().filter(|tile| PLAZAS.position(*tile).is_none()).collect(),
    };
    if let Some(tile) = open.bought.without(&aside).iter().next() {
        return Err(bad("red_palace.bought", format!("{tile} does not lie aside")));
    }
    open.overpaid = given.overpaid;
    open.piece = given.piece;
    let held = u8::from(given.piece);
    let left = parts.wall_pieces().checked_sub(held);
    open.wall_pieces = left.ok_or_else(|| bad("red_palace.piece", "no wall piece is left"))?;
    if given.piece && super::checks::eligible(open, p.open, seat).next().is_none() {
        let why = "there is no tile aside that could take it";
        return Err(BadPosition { rule: Some(rule!("RED-33")), ..bad("red_palace.piece", why) });
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
    if let Some(strips) = given.strips {
        let different = strips[0] != strips[1] && strips[0] != strips[2] && strips[1] != strips[2];
        if !different || strips.iter().any(|strip| !(1..=STRIPS.len() as u8).contains(strip)) {
            return Err(bad("red_palace.strips", format!("three different numbers from 1 to {}", STRIPS.len())));
        }
        open.strips = strips.map(|strip| Some(strip - 1));
    }
    Ok(())
}

fn lay_guards(open: &mut Open, given: &Given, p: &Play<'_>) -> Result<(), BadPosition> {
    let field = "red_palace.guards";
    let tiles = p.open.seats().fold(TileSet::EMPTY, |all, seat| all.or(&ground(p.open, seat)));
    open.manned = tiles;
    let towers = || tiles.iter().flat_map(|tile| tile.towers().sides().map(move |side| Section { tile, side }));
    let told: Vec<Section> = given.guards.clone().unwrap_or_else(|| towers().collect());
    for at in told {
        let walls = p.open.walls(at.tile);
        if !tiles.has(at.tile) || !walls.is_proper() || !walls.has(at.side) {
            let why = format!("{at} is no wall of a tile in an Alhambra or a reserve");
            return Err(BadPosition { rule: Some(rule!("RED-41")), ..bad(field, why) });
        }
        if open.guards.has(at) {
            return Err(BadPosition { rule: Some(rule!("RED-41")), ..bad(field, format!("two guards at {at}")) });
        }
        open.guards.insert(at);
    }
    open.placed = given.placed;
    let standing = open.guards.iter().count() as u8;
    open.with_dirk = given.with_dirk;
    let gone = [standing, given.placed, given.with_dirk];
    let left = gone.iter().try_fold(GUARDS, |left, gone| left.checked_sub(*gone));
    open.supply = left.ok_or_else(|| BadPosition {
        rule: Some(rule!("RED-5")),
        ..bad(field, format!("there are {GUARDS} guards"))
    })?;
    Ok(())
}
