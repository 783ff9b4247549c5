//! The things of the game by name: seats, buildings, money, tiles.

use crate::{Names, Words};
use sabika_engine::{modules::ModuleId, value::*};

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
        let own = module_of(tile).map(|module| format!("tile-full-{module}")).filter(|id| self.has(id));
        let walls: Vec<String> = walls.sides().map(|side| self.side_short(side)).collect();
        let args =
            [("tile", self.tile_short(tile).into()), ("count", walls.len().into()), ("walls", walls.join(", ").into())];
        self.say(own.as_deref().unwrap_or("tile-full"), &args)
    }
    /// `garden 8`. A tile that is no building is called what its module calls it; the colour is a part of its name.
    pub fn tile_short(&self, tile: Tile) -> String {
        let id = module_of(tile).map_or("tile-building".into(), |module| format!("tile-{module}"));
        let face = tile.face();
        let kind = tile.building().or(face.colours.first().copied());
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
    /// `7 denar`, `diamond 5`, `scoring card 1`, or what its module calls a card.
    pub fn card(&self, card: Card) -> String {
        match (card.currency(), card.round()) {
            (Some(currency), _) if card.is_builder() => self.pieces("card-builder", currency, 1),
            (Some(currency), _) if card.is_coin() => self.pieces("card-coin", currency, 1),
            (Some(currency), _) => self.note(card, currency),
            (None, Some(round)) => self.say("card-scoring", &[("round", round.into())]),
            _ if card.is_gem() => self.gems(&card.value().to_string()),
            _ => self.say(&format!("card-{card}"), &[]),
        }
    }
    /// `7 denar`, and `4 denar (saved)` for a note that its module calls something.
    fn note(&self, card: Card, currency: Currency) -> String {
        let id = card.note().map(|sort| format!("card-{}", sort.word())).filter(|id| self.has(id));
        let (id, value) = (id.as_deref().unwrap_or("card-money"), card.value().to_string());
        self.say(id, &[("value", value.into()), ("currency", self.currency(currency).into())])
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
        money.extend(purse.notes().cards().map(|note| self.card(note)));
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
    /// and tower)`.
    pub fn thing(&self, name: &str) -> Option<String> {
        let id = format!("thing-{name}");
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

/// The module a tile belongs to; none for the basic buildings.
fn module_of(tile: Tile) -> Option<ModuleId> {
    ModuleId::ALL.iter().copied().find(|module| module.tiles().any(|t| t == tile))
}
