//! Our drawings, which have colours in them, as text of the screen.

use crate::Voice;
use ansi_to_tui::IntoText;
use anstyle::Ansi256Color;
use ratatui::{
    style::{Color, Style},
    text::Text,
};
use std::env;

/// A drawing in the colours that this terminal has: all, sixteen, or none.
pub fn drawing(voice: &Voice, text: &str) -> Text<'static> {
    let mut drawing = voice.coloured(text).into_text().unwrap_or_else(|_| Text::raw(crate::plain(text)));
    if !has_many_colours() {
        for span in drawing.lines.iter_mut().flat_map(|line| &mut line.spans) {
            span.style = Style { fg: span.style.fg.map(nearest), bg: span.style.bg.map(nearest), ..span.style };
        }
    }
    drawing
}

fn has_many_colours() -> bool {
    env::var_os("COLORTERM").is_some() || env::var("TERM").is_ok_and(|term| term.contains("256"))
}

/// The nearest of sixteen colours.
fn nearest(colour: Color) -> Color {
    let Color::Indexed(number @ 16..) = colour else { return colour };
    let known = anstyle_lossy::xterm_to_ansi(Ansi256Color(number), anstyle_lossy::palette::DEFAULT);
    Color::Indexed(Ansi256Color::from_ansi(known).0)
}
