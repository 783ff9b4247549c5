use rustyline::{DefaultEditor, error::ReadlineError};
use std::{
    cell::RefCell,
    io::{self, BufRead, IsTerminal, Stdin},
};

/// Lines from standard input, whatever bytes they are made of. What is typed can be edited, and called up again.
#[derive(Debug)]
pub struct Input {
    stdin: Stdin,
    editor: Option<RefCell<DefaultEditor>>,
}

impl Input {
    /// Standard input.
    pub fn new() -> Input {
        let stdin = io::stdin();
        let typed = stdin.is_terminal() && io::stdout().is_terminal();
        let editor = typed.then(DefaultEditor::new).and_then(Result::ok).map(RefCell::new);
        Input { stdin, editor }
    }
    /// Does somebody type, so that the screen shows the answer and its end of line?
    pub fn is_typed(&self) -> bool {
        self.editor.is_some()
    }
    /// The next line, typed behind this prompt; none at the end of input, and when somebody breaks off.
    pub fn line(&self, prompt: &str) -> io::Result<Option<String>> {
        let Some(editor) = &self.editor else {
            let mut bytes = Vec::new();
            let read = self.stdin.lock().read_until(b'\n', &mut bytes)?;
            return Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_string()));
        };
        let mut editor = editor.borrow_mut();
        match editor.readline(prompt) {
            Ok(line) => {
                editor.add_history_entry(&line).ok();
                Ok(Some(line.trim().to_string()))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(io::Error::other(error)),
        }
    }
}
