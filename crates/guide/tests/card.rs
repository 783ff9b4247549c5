//! The card as data: complete in every language, and no more on it than the game has.

use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet, Moment},
};
use sabika_guide::Card;
use sabika_words::{Lang, Words};

fn all(game: Title) -> Config {
    let modules = ModuleId::ALL.iter().copied().filter(|module| game.takes(*module));
    Config::players(2).with(modules.collect()).of(game)
}

#[test]
fn every_language_tells_everything_of_both_games() {
    for lang in Lang::ALL {
        let words = Words::new(lang); // a message that is missing is a panic here
        for game in Title::ALL {
            let card = Card::of(&all(game), &words);
            let text = serde_json::to_string(&card).unwrap();
            let keys = ["title", "base", "modules", "turn", "scoring", "end", "buying", "together", "interactions"];
            let places: Vec<usize> = keys.map(|key| text.find(&format!("\"{key}\":")).expect(key)).to_vec();
            assert!(places.is_sorted(), "{keys:?}");
            assert!(!text.contains("\"\"") && !text.contains("guide-"), "{lang}");
            let columns: Vec<&String> = card.columns.iter().map(|column| &column.name).collect();
            assert!(card.buying.iter().flat_map(|row| &row.marks).all(|mark| columns.contains(&mark)));
        }
    }
}

#[test]
fn a_card_has_the_rows_and_columns_of_its_modules() {
    let words = Words::new(Lang::En);
    for module in ModuleId::ALL {
        let card = Card::of(&Config::players(3).with(ModuleSet::from_iter([*module])), &words);
        let guide = module.guide();
        assert_eq!(card.buying.len(), 1 + guide.sells.len(), "{module}");
        let back = usize::from(Moment::Surplus.is_in(module.moments()));
        assert_eq!(card.columns.len(), 1 + back + guide.brings.len(), "{module}");
        assert!(guide.sells.iter().all(|sold| sold.boons.is_sorted()), "{module}");
    }
    let base = Card::of(&Config::players(3), &words);
    assert_eq!(base.columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>(), ["again"]);
}

#[test]
fn each_pair_is_told_once() {
    let words = Words::new(Lang::En);
    for game in Title::ALL {
        let card = Card::of(&all(game), &words);
        let mut lines: Vec<&String> = card.together.iter().flat_map(|t| &t.groups).flat_map(|g| &g.lines).collect();
        let mut same: Vec<&String> = card.interactions.iter().collect();
        lines.sort();
        same.sort();
        assert_eq!(lines, same);
    }
}
