//! Drawing the table with characters. Everything here returns text with colours in it; whoever prints it leaves them
//! out where they are not wanted, and nothing is said by colour alone.

pub mod board;
mod canvas;
pub mod grid;
pub mod paint;
pub mod result;
pub mod rooms;
pub mod table;
pub mod tile;

use crate::voice::plain;

/// The width of a screen of which nothing is known.
pub const WIDTH: usize = 80;

/// How many columns a text takes on the screen.
pub fn width(text: &str) -> usize {
    plain(text).chars().count()
}

/// Fills a text up with blanks.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Blocks of lines side by side, as many as fit in the width; the rest below.
pub fn beside(blocks: &[Vec<String>], gap: usize, screen: usize) -> String {
    let mut out = String::new();
    let mut rest = blocks;
    while !rest.is_empty() {
        let (mut used, mut n) = (0, 0);
        while n < rest.len() {
            let wide = block_width(&rest[n]) + if n == 0 { 0 } else { gap };
            if n > 0 && used + wide > screen {
                break;
            }
            used += wide;
            n += 1;
        }
        let (row, later) = rest.split_at(n);
        for at in 0..row.iter().map(Vec::len).max().unwrap_or(0) {
            let mut line = String::new();
            for (i, block) in row.iter().enumerate() {
                let text = block.get(at).map_or("", String::as_str);
                let last = i + 1 == row.len();
                line += &if last { text.to_string() } else { pad(text, block_width(block) + gap) };
            }
            out += line.trim_end_matches(' ');
            out.push('\n');
        }
        rest = later;
    }
    out
}

fn block_width(block: &[String]) -> usize {
    block.iter().map(|line| width(line)).max().unwrap_or(0)
}

/// A long text in lines of at most the width, each but the first after so many blanks.
pub fn wrap(text: &str, wide: usize, hang: usize) -> String {
    fill(text.split_whitespace(), wide, hang)
}

/// The same with things that stay whole.
pub fn fill<'a>(things: impl Iterator<Item = &'a str>, wide: usize, hang: usize) -> String {
    let mut out = String::new();
    let mut used = 0;
    for word in things {
        let long = width(word);
        if used > 0 && used + 1 + long > wide {
            out.push('\n');
            out += &" ".repeat(hang);
            used = hang;
        } else if used > 0 {
            out.push(' ');
            used += 1;
        }
        out += word;
        used += long;
    }
    out
}
