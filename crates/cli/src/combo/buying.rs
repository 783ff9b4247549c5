//! What can be bought, for how much, and what may help or follow: the table of BASE-P7.

use crate::draw::{WIDTH, pad, width, wrap};
use sabika_engine::modules::{ModuleId, ModuleSet};
use sabika_words::Words;
use serde::Serialize;

/// Something that can be bought.
#[derive(Serialize)]
pub struct Buying {
    /// What.
    pub what: String,
    /// For how much.
    pub price: String,
    /// What may help, or follows, of the columns that this game has.
    pub marks: Vec<&'static str>,
}

/// A column of the table, and the modules that make it worth looking at; none for one that is always there.
const COLUMNS: [(&str, &[ModuleId]); 9] = [
    ("again", &[]),
    ("back", &[ModuleId::Change, ModuleId::ExchangeCertificates]),
    ("office", &[ModuleId::ExchangeOffices]),
    ("gems", &[ModuleId::Diamonds]),
    ("saved", &[ModuleId::ExchangeCertificates]),
    ("patron", &[ModuleId::Characters]),
    ("miser", &[ModuleId::Characters]),
    ("vizier", &[ModuleId::Vizier]),
    ("scout", &[ModuleId::Invaders]),
];

/// A row: its messages, the module that sells it, and one sign for each column.
const ROWS: [(&str, &str, Option<ModuleId>, &str); 13] = [
    ("building", "building-price", None, "+++++++++"),
    ("preview", "preview-price", Some(ModuleId::RedPalace), "+--------"),
    ("watchtower", "watchtower-price", Some(ModuleId::Watchtowers), "+++++-+++"),
    ("camp", "like", Some(ModuleId::Camps), "++++++++-"),
    ("medina", "like", Some(ModuleId::Medina), "++++++++-"),
    ("bazaar", "bazaar-price", Some(ModuleId::Bazaars), "+-++++++-"),
    ("sultan", "sultan-price", Some(ModuleId::PowerOfSultan), "+++++----"),
    ("inn", "inn-price", Some(ModuleId::Caravanserai), "+++++----"),
    ("site", "site-price", Some(ModuleId::BuildingSites), "-++++-+--"),
    ("finish", "finish-price", Some(ModuleId::BuildingSites), "+++++----"),
    ("chests", "chests-price", Some(ModuleId::TreasureChamber), "---+-----"),
    ("character", "character-price", Some(ModuleId::Characters), "-+++-----"),
    ("falcon", "falcon-price", Some(ModuleId::Falconers), "---+-----"),
];

fn columns(modules: ModuleSet) -> impl Iterator<Item = (usize, &'static str)> {
    let shown = move |needs: &[ModuleId]| needs.is_empty() || needs.iter().any(|module| modules.has(*module));
    COLUMNS.into_iter().enumerate().filter(move |(_, (_, needs))| shown(needs)).map(|(n, (name, _))| (n, name))
}

/// What can be bought in a game with these modules.
pub fn all(words: &Words, modules: ModuleSet) -> Vec<Buying> {
    let sold = ROWS.into_iter().filter(|(_, _, by, _)| by.is_none_or(|module| modules.has(module)));
    sold.map(|(what, price, _, signs)| Buying {
        what: words.say(&format!("terminal-buy-{what}"), &[]),
        price: words.say(&format!("terminal-buy-{price}"), &[]),
        marks: columns(modules).filter(|(n, _)| signs.as_bytes()[*n] == b'+').map(|(_, name)| name).collect(),
    })
    .collect()
}

/// The prices, then what may help or follow, column by column.
pub fn table(words: &Words, rows: &[Buying], modules: ModuleSet) -> String {
    let first = rows.iter().map(|row| width(&row.what)).max().unwrap_or(0);
    let mut out = String::new();
    for row in rows {
        out += &format!("  {}  {}\n", pad(&row.what, first), wrap(&row.price, WIDTH - first - 4, first + 4));
    }
    let columns: Vec<(&str, String)> =
        columns(modules).map(|(_, name)| (name, words.say(&format!("terminal-buy-column-{name}"), &[]))).collect();
    let head = columns.iter().map(|(_, title)| title.as_str()).collect::<Vec<_>>().join(" ");
    out += &format!("\n  {}  {head}\n", " ".repeat(first));
    for row in rows {
        let signs = columns.iter().map(|(name, title)| {
            let sign = if row.marks.contains(name) { "✓" } else { "·" };
            format!(" {}", pad(&format!("{}{sign}", " ".repeat((width(title) - 1) / 2)), width(title)))
        });
        let line = format!("  {} {}", pad(&row.what, first), signs.collect::<String>());
        out += &format!("{}\n", line.trim_end());
    }
    // What the columns mean, several together where they mean the same.
    let legends: [(&str, &[&str]); 5] = [
        ("again", &["again"]),
        ("back", &["back"]),
        ("pays", &["office", "gems", "saved", "patron"]),
        ("vizier", &["vizier"]),
        ("gets", &["miser", "scout"]),
    ];
    for (id, about) in legends {
        let shown = columns.iter().filter(|(name, _)| about.contains(name)).map(|(_, title)| title.as_str());
        let shown = shown.collect::<Vec<_>>().join(", ");
        if !shown.is_empty() {
            let text = words.say(&format!("terminal-buy-legend-{id}"), &[("columns", shown.into())]);
            out += &format!("  {}\n", wrap(&text, WIDTH - 2, 4));
        }
    }
    out
}
