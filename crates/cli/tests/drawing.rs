//! The drawing of the table, line by line, in three languages. `SABIKA_UPDATE=1 cargo test -p sabika` writes it anew.

use sabika_cli::{
    Voice,
    draw::{WIDTH, table::Scene, width},
    play::menu::{self, Path},
};
use sabika_engine::{Game, position::Position, value::Seat};
use sabika_notation::table::Table;
use sabika_wire::{Question, SeatView};
use sabika_words::Lang;
use serde_json::json;
use std::{collections::BTreeMap, fs};

const TABLE: &str = r#"
modules = ["squares"]
[[players]]
name = "Anna"
tiles = ["garden-9-E 1,0", "tower-11-S 0,-1", "pavilion-7-E 1,1", "seraglio-8-S -1,0", "arcades-5-NW -1,1"]
reserve = ["chambers-9-W", "tower-9-NE"]
[[players]]
name = "Ben with a name that is far too long"
tiles = ["pavilion-8-open 0,1"]
[[players]]
"#;

/// The pictures: name, table, names of the players.
fn pictures() -> Vec<(&'static str, Game, Vec<String>)> {
    let table = Table::from_text(TABLE).expect("a table");
    let names = table.players.iter().map(|p| p.name.clone().unwrap_or_default()).collect();
    let set_up = |position| serde_json::from_value::<Position>(position).expect("a position").set_up().expect("legal");
    let known = || ["Anna", "Ben", ""].map(String::from).to_vec();
    vec![
        ("table", table.lay().expect("a legal table"), names),
        ("walls", set_up(walls()), known()),
        ("money", set_up(money()), known()),
        ("turns", set_up(turns()), known()),
        ("palace", set_up(palace()), known()),
        ("readme", set_up(readme()), ["Anna", "Ben", "Cleo"].map(String::from).to_vec()),
    ]
}

/// What stands in an Alhambra: watchtowers in and beside the longest wall, turned magical buildings, medinas, building
/// sites, falcons; a watchtower and a magical building that are to be placed.
fn walls() -> serde_json::Value {
    json!({
        "players": 3, "ask": "placement", "rounds_held": [1],
        "modules": ["watchtowers", "building_sites", "magical_buildings", "medina", "falconers"],
        "A": {
            "alhambra": ["arcades-8-N 0,1", "garden-9-E 1,0", "tower-9-ES 1,-1", "chambers-9-W -1,0",
                "watchtower-arcades-1 1,1 SW", "watchtower-arcades-2 -1,1 ES"],
            "aside": ["watchtower-tower-1", "magical-arcades"],
            "reserve": ["magical-tower", "medina-10", "garden-8-NE"],
        },
        "B": {
            "alhambra": ["arcades-9-open 1,0", "arcades-10-open 0,1", "tower-12-open 1,1", "pavilion-8-open 2,0",
                "seraglio-9-open 2,1", "magical-pavilion 0,2 W", "medina-4 3,0", "watchtower-arcades-3 -1,1 NE"],
        },
        "falconers": { "set": { "B": { "brown-3": [1, 1], "brown-2": [2, 1] } } },
        "building_sites": { "sites": { "A": ["garden-9-E gulden", "garden-8-NE ducat"], "B": ["seraglio-9-open denar"] } },
    })
}

/// What lies beside the market and before the players: cards, culture tiles, notes.
fn money() -> serde_json::Value {
    json!({
        "players": 3, "rounds_held": [1],
        "modules": ["new_score_cards", "power_of_sultan", "caravanserai", "art_of_the_moors", "falconers",
            "watchtowers", "exchange_certificates", "medina"],
        "A": {
            "alhambra": ["arcades-9-open 1,0", "chambers-9-W -1,0", "tower-9-ES 1,-1", "garden-9-E 2,0"],
            "hand": ["denar-4", "gulden-7", "dirham-9"],
        },
        "yard": { "1": "garden-11-open", "2": "medina-7", "3": "tower-11-S", "4": "pavilion-8-open" },
        "display": ["denar-2", "denar-3", "ducat-9", "gulden-1"],
        "new_score_cards": { "cards": ["nsc-13", "nsc-12", "nsc-04"] },
        "power_of_sultan": { "row": ["sultan-3 garden", "sultan-7 tower"], "owned": { "B": ["sultan-1 arcades"] } },
        "caravanserai": { "owned": { "A": ["caravanserai-denar-a 3 side"], "B": ["caravanserai-gulden-b 5"] } },
        "art_of_the_moors": { "positions": { "A": { "culture-9": 1 } } },
        "exchange_certificates": { "saved": { "A": "denar-5-saved" } },
    })
}

/// A magical building that may be turned where it stands, and one that may be added in several ways.
fn turns() -> serde_json::Value {
    json!({
        "players": 3, "modules": ["magical_buildings", "caravanserai"],
        "A": {
            "alhambra": ["magical-pavilion 1,0", "arcades-10-open 0,1", "garden-10-open 0,2", "tower-12-open -1,1"],
            "reserve": ["magical-seraglio"],
        },
        "B": {
            "alhambra": ["arcades-9-open 1,0", "tower-11-open 0,1", "garden-11-open -1,0", "chambers-11-open 0,-1"],
        },
    })
}

/// The Red Palace: chips, towers and guards, a double wall with a guard on each side, a plaza with a wall piece, abilities
/// face up and face down, half-buildings, strips, and what may be done after an overpaid purchase.
fn palace() -> serde_json::Value {
    json!({
        "game": "red_palace", "players": 3, "ask": "actions_done", "rounds_held": [1], "modules": ["medina", "camps"],
        "A": {
            "alhambra": ["F24 1,0", "F45 0,-1", "F01 0,1", "F07 -1,0", "F14 0,-2", "F41 1,-1", "plaza_1 -1,-1"],
            "added_walls": { "plaza_1": "N" },
            "reserve": ["F18"],
            "aside": ["F39", "plaza_2"],
            "hand": ["gulden-4", "dirham-7", "ducat-2"],
            "score": 12,
        },
        "B": { "alhambra": ["F32 1,0", "F02 0,-1"], "score": 7 },
        "yard": { "1": "F21", "2": "empty", "3": "medina-7", "4": "F53" },
        "preview": { "1": "F08", "2": "camp_S", "3": "F30" },
        "display": ["denar-2", "denar-3", "ducat-9", "gulden-1"],
        "chips": {
            "F24": "garden", "F45": "tower", "F01": "tower", "F07": "pavilion", "F14": "chambers", "F41": "garden",
            "F18": "seraglio", "F39": "arcades", "F32": "garden", "F02": "chambers", "F21": "pavilion", "F53": "tower",
            "F08": "seraglio", "F30": "arcades",
        },
        "red_palace": {
            "abilities": ["swap_building", "take_money", "treat_as_exact", "move_guard"], "used": ["take_money"],
            "capacities": [2, 3, 2, 4, 3, 3, 2], "placed": 6, "guards": ["F24-S", "F41-N", "F01-W", "F07-N", "F18-W", "F02-E"],
            "halves": { "A": ["garden"], "B": ["tower"] }, "strips": [5, 11, 4], "overpaid": true, "bought": ["F39"],
        },
    })
}

/// The picture of the README: the base game, Anna's turn.
fn readme() -> serde_json::Value {
    json!({
        "players": 3, "rounds_held": [1],
        "A": {
            "alhambra": ["garden-9-E 1,0", "tower-11-S 0,-1", "pavilion-7-E 1,1", "seraglio-8-S -1,0", "arcades-5-NW -1,1"],
            "hand": ["gulden-7", "gulden-3", "dirham-8", "denar-4", "denar-5"],
            "score": 14,
        },
        "B": { "alhambra": ["pavilion-8-open 0,1", "garden-10-N 0,2", "tower-9-NE 1,1", "chambers-9-W -1,0"], "score": 17 },
        "C": { "alhambra": ["arcades-8-E 1,0", "seraglio-9-open 0,1", "chambers-7-NE 1,1"], "score": 9 },
        "yard": { "1": "garden-10-W", "2": "seraglio-6-ES", "3": "arcades-9-open", "4": "tower-13-E" },
        "display": ["denar-2", "denar-3", "ducat-9", "gulden-1"],
    })
}

/// The table as Anna sees it, and the question to whoever is asked.
fn seen(game: &Game, names: &[String], voice: &Voice) -> (SeatView, Question) {
    let wire = sabika_wire::Voice { words: &voice.words, names };
    let asked = game.view(game.ask().map(|ask| ask.seat));
    let question = Question::of(&asked, wire, |_| true).expect("a question");
    (SeatView::of(&game.view(Some(Seat::FIRST)), wire), question)
}

fn drawing(game: &Game, names: &[String], lang: Lang) -> String {
    let voice = Voice::new(Some(lang), clap::ColorChoice::Never);
    let (view, question) = seen(game, names, &voice);
    let (scene, entries) = (Scene::new(&voice.words, &view), Path::new(&question).entries(&question));
    let marks = menu::marks(&question, &entries);
    let text = scene.all(Seat::FIRST, marks) + &menu::show(&voice.words, &question, &entries, WIDTH);
    sabika_cli::plain(&(text + &scene.alhambras()))
}

#[test]
fn the_table_is_drawn_as_it_always_was() {
    for (name, game, names) in pictures() {
        for lang in Lang::ALL {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.{lang}.txt"));
            let drawn = drawing(&game, &names, lang);
            if std::env::var_os("SABIKA_UPDATE").is_some() {
                fs::write(&file, &drawn).expect("written");
            }
            let golden = fs::read_to_string(&file).unwrap_or_default();
            assert!(drawn == golden, "{} differs; now:\n{drawn}", file.display());
        }
    }
}

#[test]
fn nothing_is_wider_than_the_screen() {
    for (name, game, names) in pictures() {
        for lang in Lang::ALL {
            for line in drawing(&game, &names, lang).lines() {
                assert!(width(line) <= WIDTH, "{name}, {lang}: {} columns: {line}", width(line));
            }
        }
    }
}

/// A purchase from the preview is an action, and stands under no heading that says otherwise.
#[test]
fn what_costs_an_action_is_told_apart_from_what_does_not() {
    let mut position = palace();
    position["ask"] = json!("action");
    position["red_palace"]["abilities"] = json!(["preview_purchase", "take_money", "plaza", "half_building"]);
    position["red_palace"]["used"] = json!([]);
    position["red_palace"]["overpaid"] = json!(false);
    position["red_palace"]["bought"] = json!([]);
    position["A"]["aside"] = json!([]);
    position["chips"].as_object_mut().expect("chips").remove("F39");
    position["A"]["hand"] = json!(["gulden-4", "dirham-7", "ducat-2", "denar-9", "denar-8", "denar-6", "denar-5"]);
    let game: Game = serde_json::from_value::<Position>(position).expect("a position").set_up().expect("legal");
    for (lang, action, free) in [
        (Lang::En, "Purchase from the preview (it is your action)", "Abilities (they cost no action)"),
        (Lang::Nl, "Aankoop uit de vooruitblik (dit is je actie)", "Vaardigheden (kosten geen actie)"),
        (Lang::De, "Kauf aus der Vorschau (das ist deine Aktion)", "Fähigkeiten (kosten keine Aktion)"),
    ] {
        let voice = Voice::new(Some(lang), clap::ColorChoice::Never);
        let (_, question) = seen(&game, &[], &voice);
        let title = |title: &str| question.groups.iter().position(|group| group.title == title).expect("a heading");
        for choice in &question.choices {
            let bought = choice.verb == "red_palace-preview_purchase";
            assert_eq!(bought, choice.group as usize == title(action), "{lang}: {}", choice.say);
        }
        assert!(question.choices.iter().any(|choice| choice.group as usize == title(free)), "{lang}");
    }
}

/// Only its owner sees the currency of a building site (SIT-7).
#[test]
fn a_screen_keeps_the_secrets_of_the_others() {
    let (_, game, names) = pictures().remove(1);
    let voice = Voice::new(Some(Lang::En), clap::ColorChoice::Never);
    let wire = sabika_wire::Voice { words: &voice.words, names: &names };
    let sees = |seat: u8| {
        let seat = Seat::new(seat).expect("a seat");
        Scene::new(&voice.words, &SeatView::of(&game.view(Some(seat)), wire)).all(seat, BTreeMap::default())
    };
    let own = "seen by you alone: ";
    assert!(sees(0).contains("garden 9: gulden") && sees(0).contains(own));
    assert!(!sees(0).contains("seraglio 9: denar") && sees(1).contains("seraglio 9: denar"));
    assert!(!sees(2).contains(own));
}
