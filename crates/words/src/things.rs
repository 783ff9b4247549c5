//! The things of the game by name: seats, buildings, money, tiles.

use crate::{Names, Words};
use sabika_engine::{Title, modules::ModuleId, value::*};

impl Words {
    /// A player's name; `Player A` without one.
    pub fn seat(&self, seat: Seat, names: &Names) -> String {
        match names.get(seat.index()).map(|name| name.trim()) {
            None | Some("") => self.say("seat-name", &[("letter", seat.to_string().into())]),
            Some(name) => name.to_string(),
        }
    }
    /// `garden`.
    pub fn building(&self, kind: Building) -> String {
        self.say(&format!("building-{kind}"), &[])
    }
    /// `G`: the letter of a type in this language.
    pub fn letter(&self, kind: Building) -> char {
        self.say("building-letters", &[]).chars().nth(kind as usize).unwrap_or('?')
    }
    /// `garden`, `arcade`: one of them, in a count.
    pub fn building_counted(&self, kind: Building) -> String {
        self.say(&format!("building-counted-{kind}"), &[])
    }
    /// `gardens`.
    pub fn buildings(&self, kind: Building) -> String {
        self.say(&format!("buildings-{kind}"), &[])
    }
    /// `denar`.
    pub fn currency(&self, currency: Currency) -> String {
        self.say(&format!("currency-{currency}"), &[])
    }
    /// `north`.
    pub fn side(&self, side: Side) -> String {
        self.say(&format!("side-{}", side.letter().to_ascii_lowercase()), &[])
    }
    /// `N`: the letter of the side in this language.
    pub fn side_short(&self, side: Side) -> String {
        self.say(&format!("side-short-{}", side.letter().to_ascii_lowercase()), &[])
    }
    /// `garden 8 (walls N, E)`. A module whose tiles have something else on their sides has a message of its own.
    pub fn tile(&self, tile: Tile) -> String {
        self.tile_with(tile, tile.walls())
    }
    /// The same with these walls: printed and added (WAL-22).
    pub fn tile_with(&self, tile: Tile, walls: Walls) -> String {
        self.called((tile, Some(walls), self.kind(tile)), || self.tile_told(tile, walls))
    }
    fn tile_told(&self, tile: Tile, walls: Walls) -> String {
        let own = box_of(tile).map(|name| format!("tile-full-{name}")).filter(|id| self.has(id));
        let args = [
            ("tile", self.tile_short(tile).into()),
            ("name", tile.name().into()),
            ("count", walls.count().into()),
            ("walls", self.sides(walls).into()),
            ("towers", self.sides(tile.towers()).into()),
            ("tower_count", tile.towers().count().into()),
        ];
        self.say(own.as_deref().unwrap_or("tile-full"), &args)
    }
    /// `walls N, E`.
    pub fn walls(&self, walls: Walls) -> String {
        self.say("tile-walls", &[("count", walls.count().into()), ("walls", self.sides(walls).into())])
    }
    pub(crate) fn sides(&self, walls: Walls) -> String {
        walls.sides().map(|side| self.side_short(side)).collect::<Vec<_>>().join(", ")
    }
    /// `south-west`: the corner between these two sides.
    pub(crate) fn corner(&self, sides: Walls) -> String {
        let north = if sides.has(Side::North) { "n" } else { "s" };
        let east = if sides.has(Side::East) { "e" } else { "w" };
        self.say(&format!("corner-{north}{east}"), &[])
    }
    /// `garden 8`. A tile that is no building is called what its module calls it; the colour is a part of its name.
    pub fn tile_short(&self, tile: Tile) -> String {
        let face = tile.face();
        let kind = self.kind(tile).or(face.colours.first().copied());
        let id = match module_of(tile) {
            Some(module) => format!("tile-{module}"),
            None if kind.is_none() => "tile-bare".into(), // its chip is not drawn, or not told
            None => "tile-building".into(),
        };
        let kinds: Vec<String> = face.colours.iter().map(|kind| self.building(*kind)).collect();
        let args = [
            ("kind", kind.map_or(String::new(), |kind| self.building(kind)).into()),
            ("kind_key", kind.map_or("", Building::name).into()),
            ("kinds", kinds.join(", ").into()),
            ("currency", face.currency.map_or(String::new(), |currency| self.currency(currency)).into()),
            ("price", tile.price().into()),
        ];
        self.say(&id, &args)
    }
    /// `G 8`: a tile in a few characters. A module whose tiles look otherwise has a message `tile-label-<module>`.
    pub fn tile_label(&self, tile: Tile) -> String {
        self.called((tile, None, self.kind(tile)), || self.label_told(tile))
    }
    fn label_told(&self, tile: Tile) -> String {
        let own = box_of(tile).map(|name| format!("tile-label-{name}")).filter(|id| self.has(id));
        let face = tile.face();
        let kind = self.kind(tile).or(face.colours.first().copied());
        let args = [
            ("letter", kind.map_or('?', |kind| self.letter(kind)).to_string().into()),
            ("letters", face.colours.iter().map(|kind| self.letter(*kind)).collect::<String>().into()),
            ("price", tile.price().into()),
            ("padded", format!("{:>2}", tile.price()).into()),
        ];
        self.say(own.as_deref().unwrap_or("tile-label"), &args)
    }
    /// `the north wall of garden 8 (F24-N)`, and where it stands if that is known.
    pub fn section(&self, section: Section) -> String {
        let args = [
            ("side", self.side(section.side).into()),
            ("tile", self.tile_short(section.tile).into()),
            ("name", section.to_string().into()),
        ];
        match self.known.cell(section.tile) {
            Some(cell) => {
                let [side, tile, name] = args;
                self.say("section-at", &[side, tile, name, ("cell", self.cell(cell).into())])
            }
            None => self.say("section", &args),
        }
    }
    /// The name of a game.
    pub fn game(&self, title: Title) -> String {
        title.room().map_or_else(|| self.say("game-name", &[]), |room| self.module_name(room))
    }
    /// `7 denar`, `diamond 5`, `scoring card 1`, or what its module calls a card.
    pub fn card(&self, card: Card) -> String {
        match (card.currency(), card.round()) {
            (Some(currency), _) if card.is_builder() => self.pieces("card-builder", currency, 1),
            (Some(currency), _) if card.is_coin() => self.pieces("card-coin", currency, 1),
            (Some(currency), _) => {
                let args = [("value", card.value().into()), ("currency", self.currency(currency).into())];
                match card.note() {
                    Some(sort) => self.say(&format!("card-{}", sort.word()), &args),
                    None => self.say("card-money", &args),
                }
            }
            (None, Some(round)) => self.say("card-scoring", &[("round", round.into())]),
            _ if card.is_gem() => self.gems(&card.value().to_string()),
            _ => self.say(&format!("card-{card}"), &[]),
        }
    }
    /// `denar master builder`, `2 denar coins`.
    fn pieces(&self, id: &str, currency: Currency, count: u8) -> String {
        self.say(id, &[("currency", self.currency(currency).into()), ("count", count.into())])
    }
    fn gems(&self, value: &str) -> String {
        self.say("card-diamond", &[("value", value.into())])
    }
    /// `4 + 7 denar`; several currencies are joined: `4 + 7 denar and 3 gulden`.
    pub fn cards(&self, purse: &Purse) -> String {
        let of = |currency: Currency| {
            let values = purse.cards().filter(|card| card.currency() == Some(currency) && card.is_plain());
            let values: Vec<String> = values.map(|card| card.value().to_string()).collect();
            (!values.is_empty()).then(|| self.money(&values.join(" + "), currency))
        };
        let mut money: Vec<String> = Currency::ALL.into_iter().filter_map(of).collect();
        for currency in Currency::ALL {
            for (id, card) in [("card-builder", Card::builder(currency)), ("card-coin", Card::coin(currency))] {
                match purse.count(card) {
                    0 => {}
                    count => money.push(self.pieces(id, currency, count)),
                }
            }
        }
        money.extend(purse.notes().cards().map(|card| self.card(card)));
        let gems: Vec<String> = purse.cards().filter(|c| c.is_gem()).map(|c| c.value().to_string()).collect();
        if !gems.is_empty() {
            money.push(self.gems(&gems.join(" + ")));
        }
        money.extend(purse.specials().map(|card| self.card(card)));
        if money.is_empty() { self.say("no-cards", &[]) } else { self.list(&money) }
    }
    fn money(&self, value: &str, currency: Currency) -> String {
        self.say("card-money", &[("value", value.into()), ("currency", self.currency(currency).into())])
    }
    /// What a module calls a piece that is neither tile nor card, by the message `thing-<name>`: `white falcon (garden
    /// and tower)`. Where there is none, all but the last part of the name has one, which puts that part (`$part`) in its
    /// place: `nsc-12` is a `thing-nsc`.
    pub fn thing(&self, name: &str) -> Option<String> {
        let id = format!("thing-{name}");
        if self.has(&id) {
            return Some(self.say(&id, &[]));
        }
        let (id, part) = id.rsplit_once('-')?;
        let part = part.trim_start_matches('0').to_uppercase();
        self.has(id).then(|| self.say(id, &[("part", part.into())]))
    }
    /// The sign by which a piece is drawn, by the message `sign-<name>`.
    pub fn sign(&self, name: &str) -> Option<String> {
        let id = format!("sign-{name}");
        self.has(&id).then(|| self.say(&id, &[]))
    }
    /// What a piece is for, in one line, by the message `ability-<name>`.
    pub fn about(&self, name: &str) -> Option<String> {
        let id = format!("ability-{name}");
        self.has(&id).then(|| self.say(&id, &[]))
    }
    /// `1,0`.
    pub fn cell(&self, cell: Cell) -> String {
        cell.to_string()
    }
    /// `on the north side of 0,1`.
    pub fn edge(&self, edge: Edge) -> String {
        self.say("edge", &[("cell", self.cell(edge.cell()).into()), ("side", self.side(edge.side()).into())])
    }
    /// `Anna, Ben and Cleo`.
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [most @ .., last] => {
                self.say("list-and", &[("most", most.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }
}

/// The room a tile belongs to, of a module or a game; none for tiles of the supply of a game.
fn module_of(tile: Tile) -> Option<ModuleId> {
    ModuleId::ROOMS.iter().copied().find(|module| module.tiles().any(|t| t == tile))
}

/// What a tile belongs to, by the name that messages know it by: a module, or `supply-<game>` for what is bought in a game.
fn box_of(tile: Tile) -> Option<String> {
    let of_game = || Title::ALL.into_iter().find(|title| title.kit().tiles.position(tile).is_some());
    module_of(tile).map(|module| module.to_string()).or_else(|| of_game().map(|game| format!("supply-{game}")))
}
