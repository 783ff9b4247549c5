//! Completions and the manual pages, from the definition of the command line.

use crate::{Failure, Voice, args::Cli, names};
use clap::{Command, CommandFactory};
use clap_complete::Shell;
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// For which shell
    shell: Shell,
}

/// The arguments of the manual.
#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// The command [default: sabika itself]
    command: Option<String>,
    /// Write sabika.1, sabika-play.1 and so on into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    dir: Option<PathBuf>,
}

/// Prints a completion script.
pub fn completions(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "sabika", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(())
}

/// Prints the page of a command, or writes the pages of all.
pub fn man(args: &ManArgs, voice: &Voice) -> Result<(), Failure> {
    let pages = pages();
    if let Some(dir) = &args.dir {
        let bad = |path: &Path, e| Failure::input(format!("--dir {}", path.display()), e);
        fs::create_dir_all(dir).map_err(|e| bad(dir, e))?;
        for (name, page) in pages {
            let file = dir.join(format!("{name}.1"));
            fs::write(&file, page?).map_err(|e| bad(&file, e))?;
        }
        return Ok(());
    }
    let own = Cli::command().get_name().to_string();
    let wanted = args.command.as_ref().map_or(own.clone(), |command| format!("{own}-{command}"));
    let known: Vec<String> =
        pages.iter().filter_map(|(name, _)| name.strip_prefix(&format!("{own}-"))).map(Into::into).collect();
    let Some((_, page)) = pages.into_iter().find(|(name, _)| *name == wanted) else {
        let typed = args.command.clone().unwrap_or_default();
        let hint = names::hint(&typed, known.iter().map(String::as_str), voice);
        let why = voice.say("terminal-bad-command", &[("known", known.join(", ").into())]);
        return Err(Failure::input(typed, why + &hint));
    };
    std::io::stdout().write_all(&page?)?;
    Ok(())
}

type Page = std::io::Result<Vec<u8>>;

/// The page of the program, then one for each command, by their names: `sabika`, `sabika-play`.
fn pages() -> Vec<(String, Page)> {
    let mut command = Cli::command();
    command.build();
    let render = |command: Command| {
        let mut page = Vec::new();
        clap_mangen::Man::new(command).render(&mut page).map(|()| page)
    };
    let own = command.get_name().to_string();
    let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help");
    let subs: Vec<(String, Page)> = shown
        .map(|sub| {
            let name = format!("{own}-{}", sub.get_name());
            // A page is called by one word: `man sabika-play`.
            (name.clone(), render(sub.clone().name(name)))
        })
        .collect();
    std::iter::once((own, render(command))).chain(subs).collect()
}
