//! Completions and the manual page, from the definition of the command line.

use crate::{Failure, args::Cli};
use clap::CommandFactory;
use clap_complete::Shell;
use std::io::Write;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// For which shell
    shell: Shell,
}

/// Prints a completion script.
pub fn completions(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "sabika", &mut script);
    std::io::stdout().write_all(&script)?;
    Ok(())
}

/// Prints the manual: the page of the command, then one for each subcommand.
pub fn man() -> Result<(), Failure> {
    let mut page = Vec::new();
    let mut command = Cli::command();
    command.build();
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help") {
        clap_mangen::Man::new(sub.clone()).render(&mut page)?;
    }
    std::io::stdout().write_all(&page)?;
    Ok(())
}
