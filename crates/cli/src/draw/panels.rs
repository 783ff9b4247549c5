//! What some modules show, drawn by hand: cards with their marks and prices, stones on tracks, what the next scorings pay.
//!
//! Titles are those of the fields of a room (`room-<module>-<field>`), as in [`super::rooms`].

use super::{
    WIDTH,
    grid::{grid, left},
    paint, pieces,
    table::Scene,
    tile, wrap,
};
use sabika_engine::{
    components::{CULTURE_TILES, SCORE_TABLE, SULTAN_PRICE},
    modules::{
        ModuleId, OpenRooms, art_of_the_moors, building_sites, caravanserai, exchange_certificates, falconers, medina,
        new_score_cards, power_of_sultan, watchtowers,
    },
    score::Participant,
    value::{Building, Currency, Seat},
};

/// The panel of a module as this seat sees it; none if its room is shown field by field.
pub fn draw(scene: &Scene<'_>, module: ModuleId, seat: Seat) -> Option<String> {
    let rooms = scene.game.rooms();
    let panel = Panel { scene, module, seat };
    match module {
        ModuleId::NewScoreCards => rooms.new_score_cards().map(|room| panel.score_cards(room)),
        ModuleId::PowerOfSultan => rooms.power_of_sultan().map(|room| panel.sultan(room)),
        ModuleId::Caravanserai => rooms.caravanserai().map(|room| panel.caravanserai(room)),
        ModuleId::ArtOfTheMoors => rooms.art_of_the_moors().map(|room| panel.culture(room)),
        ModuleId::Falconers => rooms.falconers().map(|room| panel.falcons(room)),
        ModuleId::Watchtowers => Some(panel.watchtowers()),
        ModuleId::BuildingSites => rooms.building_sites().map(|room| panel.sites(room)),
        ModuleId::ExchangeCertificates => rooms.exchange_certificates().map(|room| panel.certificates(room)),
        ModuleId::Medina => Some(panel.medinas()),
        ModuleId::RedPalace => rooms.red_palace().map(|room| panel.palace(room)),
        _ => None,
    }
}

pub(super) struct Panel<'a> {
    pub(super) scene: &'a Scene<'a>,
    module: ModuleId,
    seat: Seat,
}

/// A line, or several, under the heading of the module.
pub(super) fn line(text: &str) -> String {
    format!("  {}\n", wrap(text, WIDTH - 2, 4))
}

impl Panel<'_> {
    pub(super) fn say(&self, id: &str, args: &[(&str, sabika_words::Arg)]) -> String {
        self.scene.words.say(id, args)
    }
    pub(super) fn name(&self, seat: Seat) -> String {
        self.scene.words.seat(seat, self.scene.names)
    }
    pub(super) fn title(&self, field: &str) -> String {
        let id = format!("room-{}-{field}", self.module);
        if self.scene.words.has(&id) { self.say(&id, &[]) } else { field.replace('_', " ") }
    }
    /// `Title: a · b`; nothing if there is nothing to say.
    pub(super) fn list(&self, field: &str, things: &[String]) -> String {
        if things.is_empty() {
            return String::new();
        }
        line(&format!("{}: {}", self.title(field), things.join(" · ")))
    }
    pub(super) fn letter(&self, kind: Building) -> char {
        tile::letter(&self.scene.words, kind)
    }
    /// The round of the next scoring.
    fn round(&self) -> u8 {
        let held = self.scene.open().rounds_held;
        (1..=3).find(|round| !held.has(*round)).unwrap_or(3)
    }

    /// NSC-3: what the types pay in the scorings that are still to come.
    fn score_cards(&self, room: &new_score_cards::Open) -> String {
        self.rows(|round| Some(room.card(round).order()))
    }
    /// What the types pay in each scoring to come, by their order; nothing where there is none.
    pub(super) fn rows(&self, order: impl Fn(u8) -> Option<[Building; 6]>) -> String {
        let held = self.scene.open().rounds_held;
        let letter = |kind| left(format!(" {} ", self.letter(kind))).painted(paint::building(kind));
        let mut rows = vec![std::iter::once(left("")).chain(Building::ALL.map(letter)).collect()];
        for round in (1..=3).filter(|round| !held.has(*round)) {
            let Some(order) = order(round) else { return String::new() };
            let mut row = vec![left(self.say("terminal-scoring", &[("round", round.into())]))];
            for kind in Building::ALL {
                let at = order.iter().position(|on_card| *on_card == kind).unwrap_or(0);
                let paid = SCORE_TABLE[usize::from(round) - 1][at].into_iter().filter(|points| *points > 0);
                let paid: Vec<String> = paid.map(|points| points.to_string()).collect();
                row.push(left(format!(" {}", paid.join("/"))));
            }
            rows.push(row);
        }
        grid(&rows)
    }

    /// SUL-4: the cards for sale with mark, currency and price, and who owns which.
    fn sultan(&self, room: &power_of_sultan::Open) -> String {
        let words = &self.scene.words;
        let mut out = String::new();
        if !room.row.is_empty() {
            let one = |marked: &power_of_sultan::Marked| {
                format!("{} → {}", words.card(marked.card), words.building(marked.kind))
            };
            let price = self.say("terminal-price", &[("price", SULTAN_PRICE.into())]);
            let cards: Vec<String> = room.row.iter().map(one).collect();
            out += &line(&format!("{} ({price}): {}", self.title("row"), cards.join(" · ")));
        }
        let of = |seat: Seat| {
            let kinds: Vec<String> = room.of(seat).map(|own| words.building(own.kind)).collect();
            (!kinds.is_empty()).then(|| format!("{}: {}", self.name(seat), kinds.join(", ")))
        };
        out + &self.list("owned", &self.scene.open().seats().filter_map(of).collect::<Vec<_>>())
    }

    /// CAR-28: what every card shows, and what can be bought.
    fn caravanserai(&self, room: &caravanserai::Open) -> String {
        let words = &self.scene.words;
        let piece = |card: caravanserai::Inn| words.thing(card.name()).unwrap_or_else(|| card.to_string());
        let money = |value: u8, currency: Currency| {
            let args = [("value", value.into()), ("currency", words.currency(currency).into())];
            self.say("card-money", &args)
        };
        let of = |seat: Seat| {
            let cards: Vec<String> = room.owned[seat]
                .iter()
                .map(|own| format!("{} = {}", piece(own.card), money(own.value, own.currency())))
                .collect();
            (!cards.is_empty()).then(|| format!("{}: {}", self.name(seat), cards.join(", ")))
        };
        let mut out = self.list("owned", &self.scene.open().seats().filter_map(of).collect::<Vec<_>>());
        if room.supply.is_empty() {
            return out;
        }
        let types = caravanserai::types(self.scene.open(), self.seat);
        let count = room.supply.len();
        // What the cards show is of interest to whoever may buy one.
        let Ok(bill) = caravanserai::bill(room, self.scene.open(), self.seat) else {
            let none = self.say("terminal-inn-none", &[("types", types.into())]);
            return out + &line(&format!("{}: {count} ({none})", self.title("supply")));
        };
        let price = self.say("terminal-inn-price", &[("types", types.into()), ("price", bill.price.into())]);
        out += &line(&format!("{}: {count} ({price})", self.title("supply")));
        let one = |card: &caravanserai::Inn| {
            let sides = (2..=4).filter_map(|value| Some(money(value, card.side(value)?)));
            let letter = card.name().rsplit('-').next().unwrap_or_default().to_uppercase();
            left(format!("{} {letter}: {}", words.currency(card.main()), sides.collect::<Vec<_>>().join(", ")))
        };
        let rows: Vec<_> = room.supply.chunks(2).map(|two| two.iter().map(one).collect()).collect();
        out + &grid(&rows)
    }

    /// MOO-25: what each culture tile pays, and how far it may be turned.
    fn culture(&self, room: &art_of_the_moors::Open) -> String {
        let mut out = String::new();
        for seat in self.scene.open().seats() {
            let one = |(sort, tile): (usize, art_of_the_moors::Culture)| {
                let culture = &CULTURE_TILES[sort];
                let (now, most) =
                    (culture.points[usize::from(tile.position)], culture.points[usize::from(tile.marker)]);
                let piece = self.scene.words.thing(culture.name).unwrap_or_else(|| culture.name.into());
                self.say("terminal-culture", &[("tile", piece.into()), ("points", now.into()), ("most", most.into())])
            };
            let tiles: Vec<String> = room.tiles[seat].each().map(one).collect();
            if !tiles.is_empty() {
                let sum = self.say("terminal-points", &[("points", room.tiles[seat].points().into())]);
                out += &line(&format!("{}: {} ({sum})", self.name(seat), tiles.join(" · ")));
            }
        }
        out
    }

    /// FAL-1: the falcons for sale with their colours, and how many everybody has.
    fn falcons(&self, room: &falconers::Open) -> String {
        let mut out = String::new();
        let one = |falcon: falconers::Falcon| {
            let colours: String = falcon.colours().map(|kind| self.letter(kind)).iter().collect();
            format!("{falcon} {colours}")
        };
        let supply: Vec<_> = room.supply().collect();
        if !supply.is_empty() {
            out += &line(&format!("{}:", self.title("supply")));
            for bird in supply.chunk_by(|a, b| a.bird() == b.bird()) {
                let names: Vec<String> = bird.iter().map(|falcon| one(*falcon)).collect();
                out += &format!("    {} {}\n", pieces::bird(bird[0]), names.join(" · "));
            }
        }
        let of = |seat: Seat| {
            let own: Vec<String> =
                room.of(seat).map(|(falcon, at)| format!("{} {falcon} {at}", pieces::bird(falcon))).collect();
            let sum = self.say("terminal-points", &[("points", room.points(seat).into())]);
            (!own.is_empty()).then(|| format!("{}: {} ({sum})", self.name(seat), own.join(", ")))
        };
        out + &self.list("set", &self.scene.open().seats().filter_map(of).collect::<Vec<_>>())
    }

    /// WAT-1, WAT-3: how many are left of each colour, and what they cost.
    fn watchtowers(&self) -> String {
        let open = self.scene.open();
        let price = self.say("terminal-surcharge", &[("price", watchtowers::surcharge(open).into())]);
        let left = Building::ALL.map(|kind| {
            let count = watchtowers::left(open, kind).count();
            format!("{} {count}", paint::paint(paint::building(kind), format!(" {} ", self.letter(kind))))
        });
        format!("  {}  {price}\n", left.join("  "))
    }

    /// SIT-7: how many site tiles are left, who has sites, and the currencies of the own ones.
    fn sites(&self, room: &building_sites::Open) -> String {
        let words = &self.scene.words;
        let mut out = line(&format!("{}: {}", self.title("left"), room.left));
        let of = |seat: Seat| {
            let sites: Vec<String> = room.sites[seat].iter().map(|tile| words.tile_short(tile)).collect();
            (!sites.is_empty()).then(|| format!("{}: {}", self.name(seat), sites.join(", ")))
        };
        out += &self.list("sites", &self.scene.open().seats().filter_map(of).collect::<Vec<_>>());
        let one =
            |site: &building_sites::Site| format!("{}: {}", words.tile_short(site.tile), words.currency(site.currency));
        let revealed: Vec<String> = room.revealed.iter().map(one).collect();
        out += &self.list("revealed", &revealed);
        // Only the own ones: the others' are secret.
        if let Some(hand) = self.scene.game.rooms().building_sites.as_ref().map(|room| room.mine(self.seat).hand) {
            let own: Vec<String> = hand.sites.iter().map(one).collect();
            if !own.is_empty() {
                out += &line(&self.say("terminal-own-sites", &[("sites", own.join(" · ").into())]));
            }
            if let Some(drawn) = hand.drawn {
                let drawn = words.list(&drawn.map(|currency| words.currency(currency)));
                out += &line(&self.say("terminal-drawn-sites", &[("sites", drawn.into())]));
            }
        }
        out
    }

    /// CER-17: what is saved, and the stones in the middle.
    fn certificates(&self, room: &exchange_certificates::Open) -> String {
        let words = &self.scene.words;
        let of = |seat: Seat| {
            let card = room.saved[seat]?;
            let args = [("value", card.value().into()), ("currency", words.currency(card.currency()?).into())];
            Some(format!("{}: {}", self.name(seat), self.say("card-money", &args)))
        };
        let laid_out = Currency::ALL.into_iter().filter(|currency| room.stones.of(*currency) > 0);
        let stones: Vec<String> =
            laid_out.map(|currency| format!("{} {}", words.currency(currency), room.stones.of(currency))).collect();
        let saved: Vec<String> = self.scene.open().seats().filter_map(of).collect();
        self.list("saved", &saved) + &self.list("stones", &stones)
    }

    /// MED-7, MED-8: who has how many, and what that would cost in the next scoring.
    fn medinas(&self) -> String {
        let (open, words) = (self.scene.open(), &self.scene.words);
        let dirk = open.config.has_dirk().then_some(Participant::Dirk);
        let all: Vec<Participant> = open.seats().map(Participant::Seat).chain(dirk).collect();
        let standings: Vec<medina::Standing> = all.iter().map(|who| medina::standing(open, *who)).collect();
        let mut each = Vec::new();
        for ((who, (count, dearest)), loss) in all.iter().zip(&standings).zip(medina::losses(self.round(), &standings))
        {
            let name = words.participant(*who, self.scene.names);
            let args = [
                ("seat", name.into()),
                ("count", (*count).into()),
                ("dearest", (*dearest).into()),
                ("loss", loss.into()),
            ];
            each.push(self.say("terminal-medinas", &args));
        }
        let title = self.say("terminal-medinas-title", &[("round", self.round().into())]);
        line(&format!("{title} {}", each.join(" · ")))
    }
}
