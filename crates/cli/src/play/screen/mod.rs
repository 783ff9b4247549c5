//! The whole screen: the table, the menu and the log at once, with keys and a mouse.
//!
//! `app` is what is seen and what a key or a click does to it, `layout` puts it on the screen. Neither knows a module: what
//! there is to touch stands in the question.

mod app;
mod layout;
mod pages;
mod text;

use crate::{Failure, play::table::Table};
pub use app::App;
use ratatui::crossterm::{
    event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind},
    execute,
};
use std::{
    env,
    io::{self, IsTerminal},
};

/// Is there a screen to draw on and a keyboard to play with?
pub fn is_there() -> bool {
    let dumb = env::var("TERM").is_ok_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !dumb
}

/// Plays at this table until somebody leaves.
pub fn run(table: Table<'_>, greeting: &[String]) -> Result<(), Failure> {
    let voice = table.voice;
    let mut app = App::new(table, greeting)?;
    // From here on the screen is ours; a panic gives it back too.
    let mut terminal = ratatui::try_init()?;
    execute!(io::stdout(), EnableMouseCapture)?;
    let played = play(&mut terminal, &mut app);
    execute!(io::stdout(), DisableMouseCapture).ok();
    ratatui::restore();
    played?;
    app.table.farewell().iter().try_for_each(|line| voice.line(line))
}

fn play(terminal: &mut ratatui::DefaultTerminal, app: &mut App<'_>) -> Result<(), Failure> {
    while !app.has_left {
        terminal.draw(|frame| layout::draw(frame, app))?;
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key)?,
            Event::Mouse(mouse) => app.mouse(mouse)?,
            _ => {}
        }
    }
    Ok(())
}

/// Draws once, for tests: the screen as lines of text.
pub fn drawn(app: &mut App<'_>, columns: u16, rows: u16) -> Vec<String> {
    let backend = ratatui::backend::TestBackend::new(columns, rows);
    let mut terminal = ratatui::Terminal::new(backend).expect("a screen of paper");
    let done = terminal.draw(|frame| layout::draw(frame, app)).expect("paper takes everything");
    let line = |y: u16| (0..columns).map(|x| done.buffer[(x, y)].symbol()).collect::<String>().trim_end().to_string();
    (0..rows).map(line).collect()
}
