//! Every command: its name, its fields, what it does.

use crate::{
    Engine, answer::Answer, board, bot, fault::Fault, hello, play, request::Request, rest, score, start, wired,
};

type Obey = fn(&mut Engine, &Request) -> Result<Answer, Fault>;

/// What only version 2 speaks: it goes before what both speak.
const NEW: [(&str, &[&str], Obey); 11] = [
    ("catalogue", &[], wired::catalogue),
    ("view", &["seat", "names"], wired::view),
    ("question", &["names"], wired::question),
    ("snapshot", &["seat"], wired::snapshot),
    ("narrow", &["touched"], wired::narrow),
    ("menu", &["left", "touched"], wired::menu),
    ("apply", &["seat", "move", "ply", "hears"], wired::apply),
    ("news", &["hears", "since", "names"], wired::news),
    ("why", &["seat", "move", "thing", "touched"], wired::why),
    ("guide", &["players", "game", "modules", "options"], wired::guide),
    ("fork", &["at", "seat", "seed"], wired::fork),
];

const COMMANDS: [(&str, &[&str], Obey); 18] = [
    ("hello", &["protocol"], hello::hello),
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
    ("bot", &["name", "seed", "millis", "playouts", "think"], bot::bot),
    ("board", &["tiles", "options", "holes"], board::board),
    ("placements", &["tiles", "tile", "options", "holes"], board::placements),
    ("removals", &["tiles", "options", "holes"], board::removals),
    ("swaps", &["tiles", "tile", "options", "holes"], board::swaps),
    ("score", &["table", "round"], score::score),
    ("quit", &[], |engine, _| Ok(rest::quit(engine))),
];

/// The names of all commands of a version.
pub fn names(protocol: u32) -> Vec<&'static str> {
    let mut names: Vec<_> = COMMANDS.iter().map(|(name, _, _)| *name).collect();
    let new = NEW.iter().map(|(name, _, _)| *name).filter(|name| !names.contains(name)).collect::<Vec<_>>();
    names.extend(new.into_iter().filter(|_| protocol > 1));
    names
}

/// Does what is asked, or says why not; then nothing has changed.
pub fn obey(engine: &mut Engine, request: &Request) -> Result<Answer, Fault> {
    let cmd = request.cmd()?;
    let spoken = NEW.iter().filter(|_| engine.protocol > 1).chain(&COMMANDS);
    let Some((name, fields, run)) = spoken.into_iter().find(|(name, _, _)| *name == cmd) else {
        return Err(Fault::unknown_command(cmd, &names(engine.protocol).join(", ")));
    };
    request.only(name, fields)?;
    run(engine, request)
}
