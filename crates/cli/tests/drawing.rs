//! The drawing of the table, line by line, in three languages. `GOLDEN=write cargo test -p sabika` writes it anew.

use sabika_cli::{
    Voice,
    draw::{WIDTH, table::Scene, width},
    play::menu::Menu,
};
use sabika_engine::value::Seat;
use sabika_notation::table::Table;
use sabika_words::Lang;
use std::{fs, path::Path};

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

fn drawing(lang: Lang) -> String {
    let voice = Voice::new(Some(lang), clap::ColorChoice::Never);
    let table = Table::from_text(TABLE).expect("a table");
    let game = table.lay().expect("a legal table");
    let names: Vec<String> = table.players.iter().map(|p| p.name.clone().unwrap_or_default()).collect();
    let scene = Scene { words: &voice.words, names: &names, game: &game, typed: false };
    let menu = Menu::of(&game);
    let ask = game.ask().expect("a question");
    let text = scene.all(Seat::FIRST, menu.marks()) + &menu.show(&voice.words, &game, ask, true);
    sabika_cli::plain(&(text + &scene.alhambras()))
}

#[test]
fn the_table_is_drawn_as_it_always_was() {
    for lang in Lang::ALL {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/table.{lang}.txt"));
        let drawn = drawing(lang);
        if std::env::var_os("GOLDEN").is_some() {
            fs::write(&file, &drawn).expect("written");
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert!(drawn == golden, "{} differs; now:\n{drawn}", file.display());
    }
}

#[test]
fn nothing_is_wider_than_the_screen() {
    for lang in Lang::ALL {
        for line in drawing(lang).lines() {
            assert!(width(line) <= WIDTH, "{lang}: {} columns: {line}", width(line));
        }
    }
}
