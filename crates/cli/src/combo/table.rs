//! What can be bought, as a table: the prices, then what may help or follow, column by column.

use crate::draw::{WIDTH, pad, width, wrap};
use sabika_guide::{Card, Column};

/// The table of a card.
pub fn table(card: &Card) -> String {
    let first = card.buying.iter().map(|row| width(&row.what)).max().unwrap_or(0);
    let mut out = String::new();
    for row in &card.buying {
        out += &format!("  {}  {}\n", pad(&row.what, first), wrap(&row.price, WIDTH - first - 4, first + 4));
    }
    let head = card.columns.iter().map(|column| column.title.as_str()).collect::<Vec<_>>().join(" ");
    out += &format!("\n  {}  {head}\n", " ".repeat(first));
    for row in &card.buying {
        let signs = card.columns.iter().map(|Column { name, title }| {
            let sign = if row.marks.contains(name) { "✓" } else { "·" };
            format!(" {}", pad(&format!("{}{sign}", " ".repeat((width(title) - 1) / 2)), width(title)))
        });
        let line = format!("  {} {}", pad(&row.what, first), signs.collect::<String>());
        out += &format!("{}\n", line.trim_end());
    }
    for legend in &card.legends {
        out += &format!("  {}\n", wrap(legend, WIDTH - 2, 4));
    }
    out
}
