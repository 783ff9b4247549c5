//! A table of words and numbers in columns.

use super::{
    pad,
    paint::{NONE, paint},
    width,
};
use anstyle::Style;

const GAP: usize = 2;

/// One field of a table.
#[derive(Clone, Debug)]
pub struct Field {
    text: String,
    style: Style,
    right: bool,
    span: usize,
}

/// A word, from the left.
pub fn left(text: impl std::fmt::Display) -> Field {
    Field { text: text.to_string(), style: NONE, right: false, span: 1 }
}

/// A number, to the right.
pub fn right(text: impl std::fmt::Display) -> Field {
    Field { text: text.to_string(), style: NONE, right: true, span: 1 }
}

impl Field {
    /// In a colour.
    #[must_use]
    pub fn painted(mut self, style: Style) -> Field {
        self.style = style;
        self
    }
    /// Over so many columns.
    #[must_use]
    pub fn over(mut self, columns: usize) -> Field {
        self.span = columns;
        self
    }
}

/// The rows below each other, every column as wide as its widest field, two blanks between.
pub fn grid(rows: &[Vec<Field>]) -> String {
    let mut wide: Vec<usize> = Vec::new();
    for row in rows {
        let mut column = 0;
        for field in row {
            wide.resize(wide.len().max(column + field.span), 0);
            if field.span == 1 {
                wide[column] = wide[column].max(width(&field.text));
            }
            column += field.span;
        }
    }
    let mut out = String::new();
    for row in rows {
        let (mut line, mut column) = (String::new(), 0);
        for field in row {
            let room = wide[column..column + field.span].iter().sum::<usize>() + GAP * (field.span - 1);
            let text = paint(field.style, &field.text);
            let blanks = " ".repeat(room.saturating_sub(width(&field.text)));
            line += &" ".repeat(GAP);
            line += &if field.right { format!("{blanks}{text}") } else { pad(&text, room) };
            column += field.span;
        }
        out += line.trim_end_matches(' ');
        out.push('\n');
    }
    out
}
