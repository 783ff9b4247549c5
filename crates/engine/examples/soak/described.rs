//! Tables in the middle of things: what chance would bring together too seldom, such as full hands and reserves, characters,
//! gates, added walls, coins, builders, chests, residents, and the pieces of the late modules (`described/late.rs`). Every
//! piece of the box is somewhere, as in a dealt game.

mod late;
mod palace;

pub use palace::palace;
use sabika_engine::{
    Config,
    components::{BAZAARS, CAMPS, CHESTS, MAGICAL, MEDINAS, OFFICES, WALL_CARDS, WATCHTOWERS},
    modules::{ModuleId, characters::Person, walls},
    table::OpenTable,
    value::*,
};
use serde_json::{Map, Value, json};

/// What is still in the box, and what has been described.
struct Box<'a> {
    config: &'a Config,
    dice: &'a mut Dice,
    tiles: Vec<Tile>,
    cards: Vec<Card>,
    position: Value,
    /// What was built where, and what lies in reserve.
    open: OpenTable,
    /// Watchtowers that nobody has.
    towers: Vec<Tile>,
    /// The pieces of the late modules that were described.
    pieces: Vec<&'static str>,
}

/// A described table, and the pieces of the late modules on it.
pub fn described(config: &Config, seed: u64, dice: &mut Dice) -> (Value, Vec<&'static str>) {
    let position = json!({
        "players": config.players, "modules": config.modules, "options": config.options, "seed": seed,
        "ask": "turn_start", "turn": dice.below(config.players.into()),
    });
    let towers = if config.modules.has(ModuleId::Watchtowers) { WATCHTOWERS.tiles().collect() } else { vec![] };
    let (tiles, cards, open, pieces) = (tiles(config), cards(config), OpenTable::new(*config), vec![]);
    let mut it = Box { config, dice, tiles, cards, position, open, towers, pieces };
    it.dice.shuffle(&mut it.cards);
    it.dice.shuffle(&mut it.tiles);
    it.dice.shuffle(&mut it.towers);
    let wood = it.wall_cards();
    for (nth, seat) in Seat::all(config.players).enumerate() {
        it.seat(seat, wood.get(nth).copied());
    }
    it.sites(); // first of all: on a site nobody lives
    if it.has(ModuleId::Characters) {
        it.characters();
    }
    if it.has(ModuleId::CityGates) {
        let held = it.dice.below(u32::from(config.players) + 1);
        let letter = it.any_letter();
        it.position["city_gates"] = json!({ "held": { letter: held } });
    }
    if it.has(ModuleId::Change) {
        it.coins();
    }
    if it.has(ModuleId::StreetTrader) {
        it.residents();
    }
    if it.has(ModuleId::TreasureChamber) {
        it.chests();
    }
    if it.has(ModuleId::Bazaars) {
        it.position["bazaars"] = bazaars(&it.tiles, it.dice);
    }
    it.late_modules();
    (it.position, it.pieces)
}

/// Some of the bazaars that are left lie beside the yard.
fn bazaars(left: &[Tile], dice: &mut Dice) -> Value {
    let row: Vec<Tile> = BAZAARS.tiles().filter(|tile| left.contains(tile) && dice.below(2) == 0).collect();
    json!({ "row": row })
}

fn cards(config: &Config) -> Vec<Card> {
    let copies = if config.players == 2 { 2 } else { 3 };
    let mut cards: Vec<Card> = Card::all_money().flat_map(|card| std::iter::repeat_n(card, copies)).collect();
    if config.modules.has(ModuleId::ExchangeOffices) {
        cards.extend(OFFICES.cards());
    }
    if config.modules.has(ModuleId::Diamonds) {
        cards.extend(Card::GEMS.map(Card::gem));
    }
    if config.modules.has(ModuleId::MasterBuilders) {
        cards.extend(Currency::ALL.map(Card::builder).into_iter().flat_map(|card| [card; 4]));
    }
    cards
}

fn tiles(config: &Config) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = config.game.kit().tiles.tiles().collect();
    if config.modules.has(ModuleId::Camps) {
        tiles.extend(CAMPS.tiles());
    }
    if config.modules.has(ModuleId::Bazaars) {
        tiles.extend(BAZAARS.tiles());
    }
    if config.modules.has(ModuleId::MagicalBuildings) {
        tiles.extend(MAGICAL.tiles());
    }
    if config.modules.has(ModuleId::Medina) {
        tiles.extend(MEDINAS.tiles());
    }
    tiles
}

impl Box<'_> {
    fn has(&self, module: ModuleId) -> bool {
        self.config.modules.has(module)
    }
    fn seats(&self) -> Vec<Seat> {
        Seat::all(self.config.players).collect()
    }
    fn any_letter(&mut self) -> String {
        Seat::all(self.config.players)
            .nth(self.dice.below(self.config.players.into()) as usize)
            .expect("one")
            .to_string()
    }

    /// WAL-4: some cards lie in the row; the others that are not in the deck have been built, one by each seat.
    fn wall_cards(&mut self) -> Vec<Card> {
        if !self.has(ModuleId::CityWalls) {
            return vec![];
        }
        let mut cards: Vec<Card> = WALL_CARDS.cards().collect();
        self.dice.shuffle(&mut cards);
        let row = cards.split_off(cards.len() - self.dice.below(5) as usize);
        self.position["walls"] = json!({ "row": row });
        cards.truncate(self.dice.below(5) as usize);
        cards
    }

    /// An Alhambra, a reserve and a hand; perhaps a wall card that was built.
    fn seat(&mut self, seat: Seat, wood: Option<Card>) {
        let hand = self.cards.split_off(self.cards.len() - 1 - self.dice.below(8) as usize);
        let reserve = self.tiles.split_off(self.tiles.len() - self.dice.below(5) as usize);
        let mut added = Map::new();
        if let Some(pieces) = wood.and_then(walls::segments) {
            // On the start tile, or on a tile of the reserve that can carry them.
            let free = |tile: &&Tile| !tile.walls().is_outwork() && tile.walls().shared(pieces) == Walls::NONE;
            let on = reserve.iter().find(free).copied().filter(|_| self.dice.below(2) == 0);
            self.open.add_walls(seat, on, pieces);
            added.insert(on.map_or("start", Tile::name).to_owned(), json!(pieces));
        }
        for tile in &reserve {
            self.open.put_in_reserve(seat, *tile);
        }
        let mut alhambra = Vec::new();
        // Few players leave room for large Alhambras.
        let most = if self.config.players <= 3 { 14 } else { 6 };
        for _ in 0..self.dice.below(most) {
            let tower = self.dice.below(3) == 0 && !self.towers.is_empty();
            let from = if tower { &mut self.towers } else { &mut self.tiles };
            let tile = from.pop().expect("enough for six");
            let turn = if tile.turns() { *self.dice.pick(&Turn::ALL) } else { Turn::NONE };
            let cells = self.open.placements(seat, &self.open.plan(seat), tile, turn);
            let Some(at) = cells.nth(self.dice.below(cells.len().max(1) as u32) as usize) else {
                let back = if tower { &mut self.towers } else { &mut self.tiles };
                back.insert(0, tile);
                continue;
            };
            self.open.lay_turned(seat, tile, at, turn);
            if tile.turns() {
                self.pieces.push(if tower { "watchtowers" } else { "turned tiles" });
                alhambra.push(format!("{tile} {at} {turn}"));
            } else {
                alhambra.push(format!("{tile} {at}"));
            }
        }
        self.position[seat.to_string()] =
            json!({ "hand": hand, "reserve": reserve, "alhambra": alhambra, "added_walls": added });
    }

    /// Six come up in a game (CHA-S1). Few owners, so that one of them owns several.
    fn characters(&mut self) {
        let mut owners = Map::new();
        let mut persons = Person::ALL;
        self.dice.shuffle(&mut persons);
        for person in persons.into_iter().take(6) {
            let owner = self.dice.below(u32::from(self.config.players) + 2) as usize;
            let owner = self.seats().get(if owner > 3 { 0 } else { owner }).copied();
            if let Some(owner) = owner.filter(|_| self.dice.below(4) > 0) {
                let of = owners.entry(owner.to_string()).or_insert_with(|| json!([]));
                of.as_array_mut().expect("a list").push(json!(person));
            }
        }
        self.position["characters"] = json!({ "owners": owners });
        if self.dice.below(4) == 0 {
            self.position["characters"]["stack"] = json!([]);
        }
    }

    /// Coins before everybody; sometimes so many that the bag is nearly empty (CHG-5).
    fn coins(&mut self) {
        let mut all: Vec<Currency> = Currency::ALL.into_iter().flat_map(|currency| [currency; 6]).collect();
        self.dice.shuffle(&mut all);
        let few = self.dice.below(4) == 0;
        let mut coins = Map::new();
        for seat in self.seats() {
            let most = (all.len() as u32).min(if few { 13 } else { 4 });
            let own = all.split_off(all.len() - self.dice.below(most + 1) as usize);
            coins.insert(seat.to_string(), json!(own));
        }
        self.position["change"] = json!({ "coins": coins });
    }

    /// Some buildings of a seat, as far as pieces for them are left.
    fn some_buildings(&mut self, seat: Seat, left: &mut ByBuilding<u8>) -> Vec<Tile> {
        let built: Vec<Tile> = self.open.built(seat).iter().collect();
        let mut some = |tile: &Tile| {
            let kind = self.open.building(*tile);
            let Some(kind) = kind.filter(|kind| left[*kind] > 0 && self.dice.below(2) == 0) else {
                return false;
            };
            left[kind] -= 1;
            true
        };
        built.into_iter().filter(|tile| some(tile)).collect()
    }

    /// Residents in homes and on traders; sometimes the traders carry all of one colour that are left (STR-11).
    fn residents(&mut self) {
        let scarce = Some(*self.dice.pick(&Building::ALL)).filter(|_| self.dice.below(2) == 0);
        let mut left = ByBuilding::new([7; 6]);
        let (mut carried, mut homes) = (Map::new(), Map::new());
        for seat in self.seats() {
            let own = self.some_buildings(seat, &mut left);
            homes.insert(seat.to_string(), json!(own));
        }
        for seat in self.seats() {
            let count = if scarce.is_some() { 3 } else { self.dice.below(4) };
            let mut own: Vec<Building> = Vec::new();
            for _ in 0..count {
                let any = *self.dice.pick(&Building::ALL);
                let kind = scarce.filter(|kind| left[*kind] > 0).unwrap_or(any);
                if left[kind] > 0 {
                    left[kind] -= 1;
                    own.push(kind);
                }
            }
            carried.insert(seat.to_string(), json!(own));
        }
        self.position["street_trader"] = json!({ "carried": carried, "residents": homes });
    }

    /// Chests on buildings, and sometimes some that wait already (TRE-8).
    fn chests(&mut self) {
        let mut left = ByBuilding::new(CHESTS);
        let waiting: Vec<Building> = Building::ALL.into_iter().filter(|_| self.dice.below(2) == 0).take(4).collect();
        for kind in &waiting {
            left[*kind] -= 1;
        }
        let mut chests = Map::new();
        for seat in self.seats() {
            let own = self.some_buildings(seat, &mut left);
            chests.insert(seat.to_string(), json!(own));
        }
        self.position["treasure_chamber"] = json!({ "chests": chests });
        if waiting.len() == 4 && self.dice.below(2) == 0 {
            self.position["treasure_chamber"]["waiting"] = json!(waiting);
            self.position["ask"] = json!("end_of_turn");
        }
    }
}
