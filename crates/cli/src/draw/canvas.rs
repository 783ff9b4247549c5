use super::paint::{NONE, paint};
use anstyle::Style;

/// A field of characters, each with its colour.
pub struct Canvas(Vec<Vec<(char, Style)>>);

impl Canvas {
    /// Blanks.
    pub fn new(columns: usize, rows: usize) -> Canvas {
        Canvas(vec![vec![(' ', NONE); columns]; rows])
    }
    /// Writes a text from here on to the right.
    pub fn put(&mut self, column: usize, row: usize, text: &str, style: Style) {
        for (place, sign) in self.0[row].iter_mut().skip(column).zip(text.chars()) {
            *place = (sign, style);
        }
    }
    /// The rows as lines; blanks at their ends are left out.
    pub fn lines(&self) -> Vec<String> {
        self.0.iter().map(|row| line(row)).collect()
    }
}

fn line(row: &[(char, Style)]) -> String {
    let used = row.iter().rposition(|place| *place != (' ', NONE)).map_or(0, |at| at + 1);
    let runs = row[..used].chunk_by(|a, b| a.1 == b.1);
    runs.map(|run| paint(run[0].1, run.iter().map(|place| place.0).collect::<String>())).collect()
}
