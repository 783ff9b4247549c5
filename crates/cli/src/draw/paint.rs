//! The colours. Each stands beside a letter or a word that says the same.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use sabika_engine::value::{Building, Currency};

/// Nothing special.
pub const NONE: Style = Style::new();
/// Headings.
pub const HEAD: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Cyan)));
/// What matters.
pub const STRONG: Style = Style::new().bold();
/// What can be overlooked.
pub const FAINT: Style = Style::new().dimmed();
/// A number that can be chosen.
pub const CHOICE: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Yellow)));
/// An exact payment, and other good news.
pub const GOOD: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Green)));
/// Refusals.
pub const ALARM: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Red)));
/// A wall.
pub const WALL: Style = Style::new().bold();
/// A segment of the longest outer wall.
pub const LONGEST: Style = Style::new().bold().fg_color(Some(Color::Ansi(AnsiColor::Yellow)));
/// The start tile.
pub const FOUNTAIN: Style = on(231, 30);

const fn on(ink: u8, paper: u8) -> Style {
    Style::new()
        .bold()
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
        .bg_color(Some(Color::Ansi256(Ansi256Color(paper))))
}

/// The colour of a building type.
pub const fn building(kind: Building) -> Style {
    match kind {
        Building::Pavilion => on(231, 25),
        Building::Seraglio => on(231, 124),
        Building::Arcades => on(231, 94),
        Building::Chambers => on(16, 254),
        Building::Garden => on(231, 28),
        Building::Tower => on(231, 91),
    }
}

/// The colour of a currency.
pub const fn currency(currency: Currency) -> Style {
    match currency {
        Currency::Gulden => on(16, 220),
        Currency::Dirham => on(16, 77),
        Currency::Denar => on(231, 26),
        Currency::Ducat => on(16, 208),
    }
}

/// A text in a colour.
pub fn paint(style: Style, text: impl std::fmt::Display) -> String {
    if style == NONE { text.to_string() } else { format!("{style}{text}{style:#}") }
}
