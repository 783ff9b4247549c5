use std::io::{self, BufRead, IsTerminal, Stdin};

/// Lines from standard input, whatever bytes they are made of.
#[derive(Debug)]
pub struct Input {
    stdin: Stdin,
}

impl Input {
    pub fn new() -> Input {
        Input { stdin: io::stdin() }
    }
    /// Does somebody type, so that the screen shows the answer and its end of line?
    pub fn is_typed(&self) -> bool {
        self.stdin.is_terminal()
    }
    /// The next line; none at the end of input.
    pub fn line(&self) -> io::Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = self.stdin.lock().read_until(b'\n', &mut bytes)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_string()))
    }
}
