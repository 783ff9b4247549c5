//! Sites, sultan cards, caravanserais, culture tiles, falcons and savings on a described table.

use super::Box;
use sabika_engine::{
    components::{BAZAARS, CULTURE_TILES, SULTANS},
    modules::{ModuleId, art_of_the_moors, caravanserai::Inn, falconers, falconers::Falcon},
    value::*,
};
use serde_json::{Map, Value, json};

impl Box<'_> {
    /// One chance in so many.
    fn seldom(&mut self, of: u32) -> bool {
        self.dice.below(of) == 0
    }

    /// A list for each seat, under the name of its piece if it is not empty.
    fn listed(&mut self, lists: &mut Map<String, Value>, seat: Seat, list: &[String], piece: &'static str) {
        if !list.is_empty() {
            self.pieces.push(piece);
        }
        lists.insert(seat.to_string(), json!(list));
    }

    /// SIT-7: some tiles in Alhambras and reserves, with a currency or with any.
    pub(super) fn sites(&mut self) {
        if !self.has(ModuleId::BuildingSites) {
            return;
        }
        let mut left: Vec<Currency> = Currency::ALL.into_iter().flat_map(|currency| [currency; 2]).collect();
        self.dice.shuffle(&mut left);
        let mut sites = Map::new();
        for seat in self.seats() {
            let mut own = Vec::new();
            let tiles: Vec<Tile> =
                [self.open.built(seat), self.open.reserve(seat)].into_iter().flat_map(TileSet::iter).collect();
            for tile in tiles {
                let possible = tile.price() > 0 && !tile.walls().is_outwork() && BAZAARS.position(tile).is_none();
                if left.is_empty() || !possible || !self.seldom(4) {
                    continue;
                }
                self.open.leave_unfinished(seat, tile);
                if self.open.unsupported(seat, Cell::START, None).is_some() {
                    self.open.finish(seat, tile); // WAT-15: it holds a watchtower
                    continue;
                }
                let currency = left.pop().expect("some are left");
                own.push(if self.seldom(2) { format!("{tile} {currency}") } else { format!("{tile}") });
            }
            self.listed(&mut sites, seat, &own, "sites");
        }
        self.position["building_sites"] = json!({ "sites": sites });
        if self.seldom(4) {
            // SIT-5: few are left in the pool. Those without a currency take from what is left outside of it.
            left.truncate(self.dice.below(2) as usize);
            self.position["building_sites"]["pool"] = json!(left);
        }
    }

    pub(super) fn late_modules(&mut self) {
        if self.has(ModuleId::PowerOfSultan) {
            self.sultans();
        }
        if self.has(ModuleId::Caravanserai) {
            self.caravanserais();
        }
        if self.has(ModuleId::ArtOfTheMoors) {
            self.culture();
        }
        if self.has(ModuleId::Falconers) {
            self.falcons();
        }
        if self.has(ModuleId::ExchangeCertificates) {
            self.savings();
        }
    }

    /// SUL-4: some in the row, some before players; often of the same type, so that several may claim a tile.
    fn sultans(&mut self) {
        let mut cards: Vec<Card> = SULTANS.cards().collect();
        self.dice.shuffle(&mut cards);
        let kinds = [*self.dice.pick(&Building::ALL), *self.dice.pick(&Building::ALL)];
        let mut some = |it: &mut Self, most: u32| -> Vec<String> {
            let count = it.dice.below(most + 1).min(cards.len() as u32);
            (0..count)
                .map(|_| {
                    let any = if it.seldom(3) { *it.dice.pick(&Building::ALL) } else { *it.dice.pick(&kinds) };
                    format!("{} {any}", cards.pop().expect("counted"))
                })
                .collect()
        };
        let row = some(self, 3);
        let owned: Vec<(Seat, Vec<String>)> = self.seats().into_iter().map(|seat| (seat, some(self, 3))).collect();
        let mut lists = Map::new();
        for (seat, own) in owned {
            self.listed(&mut lists, seat, &own, "sultan cards");
        }
        self.position["power_of_sultan"] = json!({ "row": row, "owned": lists });
    }

    /// CAR-14: stones on any field, side fields among them.
    fn caravanserais(&mut self) {
        let mut cards: Vec<Inn> = Inn::all().collect();
        self.dice.shuffle(&mut cards);
        let mut lists = Map::new();
        for seat in self.seats() {
            let mut own = Vec::new();
            for _ in 0..self.dice.below(3) {
                let Some(card) = cards.pop() else { break };
                let value = self.dice.below(6) as u8;
                let side = card.side(value).is_some() && self.seldom(3);
                own.push(format!("{card} {value}{}", if side { " side" } else { "" }));
            }
            self.listed(&mut lists, seat, &own, "caravanserais");
        }
        self.position["caravanserai"] = json!({ "owned": lists });
    }

    /// MOO-3, MOO-8, MOO-21: what the buildings allow, turned as far as may be.
    fn culture(&mut self) {
        let mut left = CULTURE_TILES.map(|tile| tile.copies);
        let mut positions = Map::new();
        for seat in self.seats() {
            let mut own = Map::new();
            for (sort, buildings) in art_of_the_moors::owned(&self.open, seat).into_iter().enumerate() {
                let Some(marker) = art_of_the_moors::marker(sort, buildings) else { continue };
                if left[sort] > 0 && !self.seldom(4) {
                    left[sort] -= 1;
                    let position = self.dice.below(u32::from(marker) + 1);
                    own.insert(CULTURE_TILES[sort].name.to_owned(), json!(position));
                    self.pieces.push("culture tiles");
                }
            }
            positions.insert(seat.to_string(), json!(own));
        }
        self.position["art_of_the_moors"] = json!({ "positions": positions });
    }

    /// FAL-7, FAL-8: on some corners that can carry one.
    fn falcons(&mut self) {
        let mut falcons: Vec<Falcon> = Falcon::all().collect();
        self.dice.shuffle(&mut falcons);
        let mut lists = Map::new();
        for seat in self.seats() {
            let none = falconers::Open::default();
            let corners: Vec<_> = falconers::corners(&none, &self.open, seat).collect();
            let mut own = Map::new();
            for (at, colours) in corners {
                let fits = |falcon: &Falcon| falcon.colours().into_iter().all(|kind| colours[kind]);
                if !self.seldom(4)
                    && let Some(n) = falcons.iter().position(fits)
                {
                    let falcon = falcons.remove(n);
                    own.insert(falcon.to_string(), json!(at));
                    self.pieces.push("falcons");
                }
            }
            lists.insert(seat.to_string(), json!(own));
        }
        self.position["falconers"] = json!({ "set": lists });
    }

    /// CER-1: as far as stones last.
    fn savings(&mut self) {
        let each = [1, 2, 2, 3, 3][usize::from(self.config.players) - 2];
        let mut left = [each; 4];
        let mut lists = Map::new();
        for seat in self.seats() {
            let currency = *self.dice.pick(&Currency::ALL);
            if left[currency as usize] > 0 && !self.seldom(3) {
                left[currency as usize] -= 1;
                let value = 1 + self.dice.below(6) as u8;
                lists.insert(seat.to_string(), json!(Card::new_note(Note::Saved, currency, value)));
                self.pieces.push("savings");
            }
        }
        self.position["exchange_certificates"] = json!({ "saved": lists });
    }
}
