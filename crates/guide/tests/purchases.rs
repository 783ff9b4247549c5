//! Is the table of BASE-P7 true? Every row that a room states is held against the engine: in positions where a rich seat is
//! offered everything, every listed purchase is made, and what paid for it and what followed is written down.

use sabika_engine::{
    Game, Move, Title,
    components::Pays,
    declare::Declared,
    flow::{Event, Topic},
    modules::{
        ModuleId, Moment, Rooms,
        guide::{Boon, Sold, Stage},
    },
    position::Position,
    value::{Card, Note, Purse, Seat, Tile},
};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What was seen of each row, by its name, and which rooms followed each other right after paying.
#[derive(Default)]
struct Seen {
    rows: BTreeMap<&'static str, BTreeSet<Boon>>,
    after: BTreeSet<(ModuleId, ModuleId)>,
}

/// The row that a move belongs to, if it buys anything.
fn row(game: &Game, mv: &Move) -> Option<&'static Sold> {
    if let Move::Buy { slot, .. } = mv {
        let tile = game.open().in_yard(*slot)?;
        let owner = ModuleId::ROOMS.iter().find(|room| room.tiles().any(|own| own == tile));
        let own = owner.and_then(|room| room.guide().sells.iter().find(|sold| sold.by.is_empty()));
        return Some(own.unwrap_or(&Sold::BUILDING));
    }
    mv.module()?.guide().sells.iter().find(|sold| sold.by.contains(&mv.name()))
}

/// Everything a seat could pay with.
fn means(game: &Game, seat: Seat) -> Purse {
    let mut means = *game.hand(seat);
    means.add_all(&game.rooms().means(seat));
    means
}

fn brings(room: ModuleId, boon: Boon) -> bool {
    room.guide().brings.iter().any(|(own, _)| *own == boon)
}

impl Seen {
    /// Makes every purchase that is listed.
    fn look(&mut self, game: &Game) {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        for mv in moves {
            if let Some(sold) = row(game, &mv) {
                self.make(game.clone(), mv, sold);
            }
        }
    }
    fn make(&mut self, mut game: Game, mv: Move, sold: &Sold) {
        let ask = game.ask().expect("a move was listed");
        let before = means(&game, ask.seat);
        let between = ask.topic == Topic::Window;
        let right = game.sight().and_then(|sight| sight.eyes.terms?.by);
        assert!(right.is_none_or(|room| between && brings(room, Boon::Between)), "{right:?}");
        let mut told = Vec::new();
        game.apply_told(ask.seat, mv, &mut told).expect("a listed move is legal");
        let after = means(&game, ask.seat);
        let seen = self.rows.entry(sold.name).or_default();
        if before == after {
            // Chosen first, paid then.
            let own = |topic| matches!(topic, Topic::Module(topic) if Some(topic.module()) == mv.module());
            if game.ask().is_some_and(|next| next.seat == ask.seat && own(next.topic)) {
                self.look(&game);
            }
            return;
        }
        let gone = |pays: fn(Pays) -> bool| {
            let count = |purse: &Purse| purse.specials().filter(|card| pays(card.pays())).count();
            count(&before) > count(&after)
        };
        let paid = [
            (Boon::Joint, gone(|pays| matches!(pays, Pays::Joint(_)))),
            (Boon::Gems, before.gems() > after.gems()),
            (Boon::Saved, before.note(Note::Saved) != after.note(Note::Saved)),
            (Boon::Whole, gone(|pays| pays == Pays::Everything)),
            (Boon::Between, between),
        ];
        seen.extend(paid.into_iter().filter(|(_, so)| *so).map(|(boon, _)| boon));
        let rooms = follow(&mut game, ask.seat, told, seen);
        self.after.extend(rooms.windows(2).map(|pair| (pair[0], pair[1])));
    }
}

/// What follows a purchase, until the buyer acts again or the purchase is over. Says whose matters they were, in order.
fn follow(game: &mut Game, seat: Seat, mut told: Vec<Event>, seen: &mut BTreeSet<Boon>) -> Vec<ModuleId> {
    let mut rooms = Vec::new();
    loop {
        let by = |event: &Event| {
            let Event::Module(event) = event else { return None };
            event.room()?.parse::<ModuleId>().ok()
        };
        if let Some(room) = told.iter().filter_map(by).find(|room| brings(*room, Boon::Spied)) {
            seen.insert(Boon::Spied);
            rooms.push(room);
        }
        let Some(ask) = game.ask().filter(|ask| ask.seat == seat) else { return rooms };
        match ask.topic {
            Topic::FurtherAction => {
                seen.insert(Boon::Again);
                return rooms;
            }
            Topic::Surplus => {
                seen.insert(Boon::Back);
                rooms.extend(game.config().modules.taking_part(Moment::Surplus).iter());
            }
            Topic::Module(topic) => {
                if brings(topic.module(), Boon::Dear) {
                    seen.insert(Boon::Dear);
                }
                rooms.push(topic.module());
            }
            _ => return rooms,
        }
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mv = if ask.topic.may_pass() { Move::Pass } else { moves[0] };
        told.clear();
        game.apply_told(seat, mv, &mut told).expect("a listed move is legal");
    }
}

/// A hand from which every price can be met exactly and missed, in every way there is.
fn rich(more: &[&str]) -> Value {
    let money = ["denar", "dirham", "ducat", "gulden"].map(|c| [1, 2, 4, 8, 9].map(|n| format!("{c}-{n}"))).concat();
    let odd = ["diamond-3", "diamond-4", "diamond-5", "diamond-6", "diamond-7", "diamond-8", "office_denar_gulden"];
    money.into_iter().chain(odd.iter().chain(more).map(ToString::to_string)).collect()
}

const ALHAMBRA: [&str; 6] = [
    "garden-11-open 1,0",
    "tower-11-open 0,1",
    "tower-12-open 1,1",
    "arcades-9-open -1,0",
    "pavilion-8-open 0,-1",
    "seraglio-9-open 2,0",
];

/// All modules, and a seat that lacks nothing.
fn table(seat: &str, ask: &str, seed: u64, more: &Value) -> Game {
    let mut given = json!({
        "players": 3, "modules": ModuleId::ALL, "ask": ask, "seed": seed,
        seat: { "alhambra": ALHAMBRA, "hand": rich(&[]) },
        "characters": { "owners": { seat: ["patron", "miser"] } },
        "exchange_certificates": { "saved": { seat: "denar-3-saved" } },
        "building_sites": { "sites": { seat: ["seraglio-9-open denar"] } },
        "bazaars": { "row": ["bazaar_denar_1"] },
        "power_of_sultan": { "row": ["sultan-1 garden", "sultan-2 garden", "sultan-3 tower", "sultan-4 pavilion"] },
    });
    let (all, more) = (given.as_object_mut().unwrap(), more.as_object().unwrap().clone());
    all.extend(more);
    set_up(given)
}

fn set_up(given: Value) -> Game {
    let position: Position = serde_json::from_value(given).expect("a position");
    position.set_up().unwrap_or_else(|e| panic!("{e}"))
}

/// Every tile of the box that a yard can show, four at a time.
fn yards() -> Vec<Value> {
    let built = |tile: &Tile| ALHAMBRA.iter().any(|text| text.starts_with(tile.name()));
    let tiles: Vec<Tile> = Title::Alhambra.tiles().filter(|tile| tile.price() > 0 && !built(tile)).collect();
    let yard = |four: &[Tile]| (1..).zip(four).map(|(slot, tile): (u8, _)| (slot.to_string(), json!(tile))).collect();
    tiles.chunks(4).map(yard).collect()
}

/// What these rooms state is what was seen, as far as their game has the columns.
fn compare(seen: &Seen, rooms: impl Iterator<Item = ModuleId> + Clone, columns: &[Boon]) {
    let stated = [&Sold::BUILDING].into_iter().chain(rooms.flat_map(|room| room.guide().sells));
    for sold in stated {
        let found = seen.rows.get(sold.name);
        let found = found.unwrap_or_else(|| panic!("{}: no position of this test offers it", sold.name));
        for boon in columns {
            assert_eq!(sold.boons.contains(boon), found.contains(boon), "{}: {boon:?}", sold.name);
        }
    }
}

#[test]
fn what_the_rooms_say_of_their_purchases_is_what_the_engine_does() {
    let mut seen = Seen::default();
    for (seed, yard) in (0..).zip(yards()) {
        seen.look(&table("A", "action", seed, &json!({ "yard": yard })));
        // Between two turns the next seat is asked first.
        let window = table("B", "window", seed, &json!({ "yard": yard }));
        assert_eq!(window.ask().map(|ask| ask.topic), Some(Topic::Window));
        seen.look(&window);
    }
    // A character comes up, and the rich seat wins it.
    let deck = ["merchant", "denar-3", "denar-5", "denar-6", "denar-7"];
    let mut auction =
        table("B", "end_of_turn", 0, &json!({ "deck": deck, "display": ["denar-3", "denar-5", "denar-6"] }));
    let bids: Move = "characters bid 12".parse().unwrap();
    while let Some(ask) = auction.ask().filter(|ask| ask.topic.name() == "characters_bid") {
        let mv = if auction.check(ask.seat, &bids).is_ok() { bids } else { Move::Pass };
        auction.apply(ask.seat, mv).unwrap();
    }
    seen.look(&auction);
    compare(&seen, ModuleId::ALL.iter().copied(), &Boon::ALL);
    // BASE-P6: what follows a payment comes in the order of the card.
    assert!(seen.after.len() > 4, "{:?}", seen.after);
    for (a, b) in &seen.after {
        let place = |room: &ModuleId| room.guide().place_at(Stage::Pay);
        assert!(place(a) <= place(b), "{a} acts before {b}");
    }
}

#[test]
fn the_second_game_has_further_actions_only_where_its_room_says_so() {
    let mut seen = Seen::default();
    let modules: Vec<ModuleId> = ModuleId::ALL.iter().copied().filter(|m| Title::RedPalace.takes(*m)).collect();
    assert!(modules.iter().all(|m| m.guide().brings.is_empty()), "a column more to look at");
    let hand = ["denar", "dirham", "ducat", "gulden"].map(|c| [1, 2, 4, 8].map(|n| format!("{c}-{n}"))).concat();
    for seed in 0..12 {
        seen.look(&set_up(json!({
            "game": "red_palace", "modules": modules, "seed": seed,
            "A": { "hand": hand, "reserve": ["F02"] },
            "yard": { "1": "medina-5", "2": "camp_N" },
            "bazaars": { "row": ["bazaar_dirham_1"] },
            "red_palace": { "abilities": ["preview_purchase", "wall_piece", "half_building", "move_guard"] },
        })));
    }
    let rooms = Title::RedPalace.room().into_iter().chain(modules);
    compare(&seen, rooms, &[Boon::Again]);
}

#[test]
fn who_brings_a_column_has_what_it_is_about() {
    let mut by: BTreeMap<Boon, Vec<ModuleId>> = BTreeMap::new();
    for room in ModuleId::ROOMS {
        let cards: Vec<Pays> =
            room.cards(3).iter().map(|own| own.card).filter(|c| !c.is_money()).map(Card::pays).collect();
        let gems = room.cards(3).iter().any(|own| own.card.is_gem());
        assert_eq!(brings(*room, Boon::Gems), gems, "{room}");
        assert_eq!(brings(*room, Boon::Joint), cards.iter().any(|pays| matches!(pays, Pays::Joint(_))), "{room}");
        assert_eq!(brings(*room, Boon::Whole), cards.contains(&Pays::Everything), "{room}");
        for (boon, _) in room.guide().brings {
            by.entry(*boon).or_default().push(*room);
        }
    }
    // These two belong to the table: everybody has them, or a room that deals with a surplus.
    assert!(!by.contains_key(&Boon::Again) && !by.contains_key(&Boon::Back));
    assert!(by.values().all(|rooms| rooms.len() == 1), "one column for one thing: {by:?}");
    assert_eq!(by.len() + 2, Boon::ALL.len(), "a column that nobody brings");
}
