//! A described table of The Red Palace: Alhambras and reserves with wall pieces, plazas and guards, half-buildings, guards
//! that were placed, scorings that were held, and now and then a turn in which something has been bought already.

use super::{bazaars, cards, tiles};
use sabika_engine::{
    Config,
    components::{PLAZAS, STRIPS},
    modules::{ModuleId, red_palace::Ability, red_palace::sections},
    table::OpenTable,
    value::*,
};
use serde_json::{Map, Value, json};

/// What is still in the box, and what has been described.
struct Box<'a> {
    config: &'a Config,
    dice: &'a mut Dice,
    tiles: Vec<Tile>,
    plazas: Vec<Tile>,
    cards: Vec<Card>,
    wall_pieces: u8,
    position: Value,
    open: OpenTable,
    pieces: Vec<&'static str>,
}

/// A described table, and what is on it that takes long to come by.
pub fn palace(config: &Config, seed: u64, dice: &mut Dice) -> (Value, Vec<&'static str>) {
    let turn = dice.below(config.players.into());
    let rounds = dice.pick(&[vec![], vec![], vec![1], vec![1, 2]]).clone();
    let position = json!({
        "game": config.game, "players": config.players, "modules": config.modules, "options": config.options,
        "seed": seed, "turn": turn, "rounds_held": rounds, "dirk_score": 5,
        "ask": *dice.pick(&["turn_start", "turn_start", "action", "further_action", "actions_done", "end_of_turn"]),
    });
    let (mut cards, mut tiles) = (cards(config), tiles(config));
    dice.shuffle(&mut cards);
    dice.shuffle(&mut tiles);
    let mut plazas: Vec<Tile> = PLAZAS.tiles().take(dice.below(7) as usize).collect();
    dice.shuffle(&mut plazas);
    let wall_pieces = 6 * u8::from(dice.below(3) == 0) + dice.below(2) as u8 * 2;
    let (wall_pieces, open) = (wall_pieces.min(6), OpenTable::new(*config));
    let mut it = Box { config, dice, tiles, plazas, cards, wall_pieces, position, open, pieces: vec![] };
    for seat in Seat::all(config.players) {
        it.seat(seat, seat.number() as u32 == turn);
    }
    it.rest_of_plazas();
    if config.has_dirk() {
        let dirk: Vec<Tile> = (0..it.dice.below(7)).filter_map(|_| it.tiles.pop()).collect();
        it.position["dirk"] = json!(dirk);
    }
    if config.modules.has(ModuleId::Bazaars) {
        it.position["bazaars"] = bazaars(&it.tiles, it.dice);
    }
    it.room();
    (it.position, it.pieces)
}

impl Box<'_> {
    /// An Alhambra, a reserve and a hand; on turn perhaps something that was bought already.
    fn seat(&mut self, seat: Seat, on_turn: bool) {
        let most = if self.config.players <= 3 { 12 } else { 5 };
        let hand = self.cards.split_off(self.cards.len() - 1 - self.dice.below(7) as usize);
        let mut added = Map::new();
        let mut reserve = self.tiles.split_off(self.tiles.len() - self.dice.below(4) as usize);
        let mut alhambra = Vec::new();
        for _ in 0..self.dice.below(most) {
            let plaza = if self.dice.below(8) == 0 { self.plazas.pop() } else { None };
            let tile = plaza.unwrap_or_else(|| self.tiles.pop().expect("enough for six"));
            self.piece(seat, tile, &mut added);
            let cells = self.open.placements(seat, &self.open.plan(seat), tile, Turn::NONE);
            let Some(at) = cells.nth(self.dice.below(cells.len().max(1) as u32) as usize) else {
                reserve.push(tile);
                continue;
            };
            self.open.lay_turned(seat, tile, at, Turn::NONE);
            self.note(plaza.is_some(), "plazas");
            alhambra.push(format!("{tile} {at}"));
        }
        for tile in &reserve {
            self.piece(seat, *tile, &mut added);
            self.open.put_in_reserve(seat, *tile);
        }
        let mut aside = Vec::new();
        let asks = self.position["ask"].as_str().unwrap_or_default().to_owned();
        if on_turn && ["further_action", "actions_done"].contains(&asks.as_str()) {
            aside = (0..=self.dice.below(3)).filter_map(|_| self.tiles.pop()).collect();
            self.note(true, "pending");
        }
        let score = *self.dice.pick(&[0, 1, 2, 3, 4, 5, 9, 30]);
        self.position[seat.to_string()] = json!({
            "hand": hand, "reserve": reserve, "alhambra": alhambra, "added_walls": added, "aside": aside, "score": score,
        });
    }

    fn note(&mut self, there: bool, piece: &'static str) {
        if there {
            self.pieces.push(piece);
        }
    }

    /// RED-43a: now and then a tile has got a wall piece, as long as there are any.
    fn piece(&mut self, seat: Seat, tile: Tile, added: &mut Map<String, Value>) {
        let free: Vec<Side> = Side::ALL.into_iter().filter(|side| !self.open.walls(tile).has(*side)).collect();
        let carries = tile.walls().is_proper() && !free.is_empty() && self.open.added_walls(tile) == Walls::NONE;
        if self.wall_pieces == 0 || !carries || self.dice.below(2) == 0 {
            return;
        }
        self.wall_pieces -= 1;
        let wall = Walls::NONE.with(*self.dice.pick(&free));
        self.open.add_walls(seat, Some(tile), wall);
        added.insert(tile.name().to_owned(), json!(wall));
        self.note(true, "wall pieces");
    }

    /// RED-35a: plazas are taken in order; those that were built nowhere lie in a reserve.
    fn rest_of_plazas(&mut self) {
        let seats: Vec<Seat> = Seat::all(self.config.players).collect();
        for tile in std::mem::take(&mut self.plazas) {
            let seat = *self.dice.pick(&seats);
            self.open.put_in_reserve(seat, tile);
            let reserve = self.position[seat.to_string()]["reserve"].as_array_mut().expect("a list");
            reserve.push(json!(tile));
            self.note(true, "plazas");
        }
    }

    /// The boards, the guards and the half-buildings.
    fn room(&mut self) {
        let mut all = Ability::ALL;
        self.dice.shuffle(&mut all);
        let abilities = &all[..4];
        let used: Vec<Ability> = abilities.iter().copied().filter(|_| self.dice.below(8) == 0).collect();
        let capacities: Vec<u32> = (0..7).map(|_| 2 + self.dice.below(3)).collect();
        let mut halves = Map::new();
        let seats: Vec<Seat> = Seat::all(self.config.players).collect();
        let scarce = self.dice.below(4) == 0;
        for kind in Building::ALL {
            if scarce || self.dice.below(4) == 0 {
                let owner = self.dice.pick(&seats).to_string();
                let own = halves.entry(owner).or_insert_with(|| json!([]));
                own.as_array_mut().expect("a list").push(json!(kind));
                self.note(true, "half-buildings");
            }
        }
        let mut strips: Vec<usize> = (1..=STRIPS.len()).collect();
        self.dice.shuffle(&mut strips);
        let mut room = json!({ "abilities": abilities, "used": used, "capacities": capacities, "halves": halves });
        if self.config.options.is("classic_scoring", "off") {
            room["strips"] = json!(strips[..3]);
        }
        let walls: Vec<Section> =
            seats.iter().flat_map(|seat| sections(&self.open, *seat).collect::<Vec<_>>()).collect();
        let towers = walls.iter().filter(|at| at.tile.towers().has(at.side)).count();
        let mut standing = towers;
        if self.dice.below(2) == 0 {
            let chance = 1 + self.dice.below(3);
            let mut guards: Vec<Section> = walls.into_iter().filter(|_| self.dice.below(4) < chance).collect();
            guards.truncate(30);
            standing = guards.len();
            self.note(guards.iter().any(|at| !at.tile.towers().has(at.side)), "guards elsewhere");
            room["guards"] = json!(guards);
        }
        let placed = self.dice.below(33 - standing.min(32) as u32);
        self.note(placed > 0, "placed guards");
        room["placed"] = json!(placed);
        self.position["red_palace"] = room;
    }
}
