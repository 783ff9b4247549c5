//! Every command: its name, its fields, what it does.

use crate::{Engine, answer::Answer, board, fault::Fault, hello, play, request::Request, rest, score, start};

type Obey = fn(&mut Engine, &Request) -> Result<Answer, Fault>;

const COMMANDS: [(&str, &[&str], Obey); 18] = [
    ("hello", &[], |_, _| Ok(hello::hello())),
    ("new", &["players", "game", "modules", "options", "seed", "hears"], start::new),
    ("scenario", &["given", "hears"], start::scenario),
    ("decision", &[], play::decision),
    ("check", &["seat", "move", "ply"], play::check),
    ("apply", &["seat", "move", "ply", "hears"], play::apply),
    ("undo", &["plies"], play::undo),
    ("view", &["seat"], rest::view),
    ("record", &[], rest::record),
    ("load", &["record", "hears"], start::load),
    ("result", &[], rest::result),
    ("bot", &["name", "seed", "millis", "playouts"], play::bot),
    ("board", &["tiles", "options", "holes"], board::board),
    ("placements", &["tiles", "tile", "options", "holes"], board::placements),
    ("removals", &["tiles", "options", "holes"], board::removals),
    ("swaps", &["tiles", "tile", "options", "holes"], board::swaps),
    ("score", &["table", "round"], score::score),
    ("quit", &[], |engine, _| Ok(rest::quit(engine))),
];

/// The names of all commands.
pub fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _, _)| *name)
}

/// Does what is asked, or says why not; then nothing has changed.
pub fn obey(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let cmd = request.cmd()?;
    let Some((name, fields, run)) = COMMANDS.iter().find(|(name, _, _)| *name == cmd) else {
        return Err(Fault::unknown_command(cmd, &names().collect::<Vec<_>>().join(", ")));
    };
    request.only(name, fields)?;
    run(engine, request)
}
