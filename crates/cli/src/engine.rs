//! `sabika engine`: the line protocol on standard input and output.

use crate::Failure;
use std::io;

/// Serves until the input ends.
pub fn run() -> Result<(), Failure> {
    sabika_protocol::serve(io::stdin().lock(), io::stdout().lock()).map_err(Failure::from)
}
