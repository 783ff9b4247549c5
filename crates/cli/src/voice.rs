//! Where a command speaks: results on standard output, talk on standard error, in one language.

use crate::{
    Failure,
    draw::{
        WIDTH,
        paint::{self, paint},
    },
};
use anstream::{AutoStream, ColorChoice, StripStream};
use sabika_words::{Arg, Lang, Words};
use std::io::{self, IsTerminal, Write};

/// A language and the colours that may be used.
#[derive(Debug)]
pub struct Voice {
    /// The words.
    pub words: Words,
    color: ColorChoice,
}

impl Voice {
    /// The language asked for, or that of the environment.
    pub fn new(lang: Option<Lang>, color: clap::ColorChoice) -> Voice {
        let color = match color {
            clap::ColorChoice::Auto => ColorChoice::Auto,
            clap::ColorChoice::Always => ColorChoice::Always,
            clap::ColorChoice::Never => ColorChoice::Never,
        };
        Voice { words: Words::new(lang.unwrap_or_else(of_environment)), color }
    }
    /// A sentence.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }
    /// Writes a result.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = AutoStream::new(io::stdout(), self.color);
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }
    /// Writes a result and ends the line.
    pub fn line(&self, text: &str) -> Result<(), Failure> {
        self.print(&format!("{text}\n"))
    }
    /// Data as JSON.
    pub fn to_json(&self, data: &impl serde::Serialize) -> Result<String, Failure> {
        serde_json::to_string_pretty(data).map_err(|e| Failure::Failed(e.to_string()))
    }
    /// Writes data as JSON.
    pub fn json(&self, data: &impl serde::Serialize) -> Result<(), Failure> {
        let text = self.to_json(data)?;
        let mut out = io::stdout().lock();
        writeln!(out, "{text}")?;
        Ok(())
    }
    /// Talks about the work; nobody has to listen.
    pub fn remark(&self, text: &str) {
        let mut err = AutoStream::new(io::stderr(), self.color);
        writeln!(err, "{text}").ok();
    }
    /// Says what went wrong.
    pub fn complain(&self, text: &str) {
        self.remark(&format!("{} {text}", paint(paint::ALARM, "sabika:")));
    }
    /// The text as this voice would print it: with its colours, or without.
    pub fn coloured(&self, text: &str) -> String {
        match AutoStream::new(io::stdout(), self.color).current_choice() {
            ColorChoice::Never => plain(text),
            _ => text.to_string(),
        }
    }
    /// The columns of the screen: as many as can be read well, or as many as are usual where there is none.
    pub fn wide(&self) -> usize {
        let seen = io::stdout().is_terminal().then(ratatui::crossterm::terminal::size).and_then(Result::ok);
        seen.map_or(WIDTH, |(columns, _)| usize::from(columns).clamp(60, 110))
    }
    /// Wipes the screen, if there is one, so that the next player does not see the last one's hand.
    pub fn wipe(&self) -> Result<(), Failure> {
        let mut out = io::stdout();
        if out.is_terminal() {
            out.write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}

/// The text without colours.
pub fn plain(text: &str) -> String {
    let mut out = StripStream::new(Vec::new());
    out.write_all(text.as_bytes()).ok();
    String::from_utf8_lossy(&out.into_inner()).into_owned()
}

fn of_environment() -> Lang {
    let of = |name| std::env::var(name).ok().filter(|text| !text.is_empty());
    of("LC_ALL").or_else(|| of("LC_MESSAGES")).or_else(|| of("LANG")).map_or(Lang::En, |text| Lang::detect(&text))
}
