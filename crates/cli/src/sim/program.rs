//! A bot that is a program of its own: one line with a question, one line with an answer (docs/bots.md).

use sabika_engine::{
    Move, View,
    flow::{Illegal, Topic},
    modules::Household,
    value::Seat,
};
use serde::{Deserialize, Serialize};
use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

/// No answer is longer than this: a program that writes without end is not read without end.
const LONGEST_LINE: u64 = 1 << 16;

/// How often a wait looks up to see whether the run was stopped.
const GLANCE: Duration = Duration::from_millis(50);

/// How long a program may take to end when there are no more questions.
const FAREWELL: Duration = Duration::from_millis(500);

/// What a program is asked: what its seat sees, and what it may answer. Neither the seed of the game nor anything else
/// that the seat does not know.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Question<'a, R: Household> {
    seat: Seat,
    kind: Topic,
    ply: u32,
    /// Is it the first question to this seat in a game?
    first: bool,
    /// The canonical moves as text; other legal ones are accepted too.
    moves: Vec<String>,
    view: &'a View<R>,
}

impl<'a, R: Household> Question<'a, R> {
    /// The question that this view's seat is asked. All of it comes from the view.
    pub fn of(view: &'a View<R>, first: bool) -> Question<'a, R> {
        let sight = view.sight().expect("it is this seat that is asked");
        let mut moves = Vec::new();
        sight.plain().moves(&mut moves);
        Question {
            seat: sight.eyes.seat,
            kind: sight.eyes.ask.topic,
            ply: view.open().ply(),
            first,
            moves: moves.iter().map(Move::to_string).collect(),
            view,
        }
    }
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    r#move: String,
}

/// Why there is no move.
#[derive(Debug)]
pub enum Fault {
    /// Nobody wants it any more.
    Stopped,
    /// The program has ended, or closed its output.
    Gone,
    /// It did not answer in so many seconds.
    Silent(u64),
    /// It spoke before it was asked.
    Unasked(String),
    /// The line is no JSON object with a move.
    NoAnswer(String),
    /// The move cannot be read.
    NoMove(String),
    /// Against the rules.
    Illegal(Box<Move>, Illegal),
}

/// A line that a program said, and what came with it.
struct Heard {
    line: String,
    more: Option<String>,
}

/// A program that runs, for one seat of one thread.
pub struct Program {
    child: Child,
    /// None when it is to end.
    input: Option<ChildStdin>,
    lines: Receiver<Heard>,
    patience: Duration,
}

impl Program {
    /// Starts it. What it writes to standard error is shown as it comes.
    pub fn start(words: &[String], patience: Duration) -> io::Result<Program> {
        let (program, args) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program).args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take().expect("piped"));
        let (sender, lines) = channel();
        thread::spawn(move || listen(output, &sender));
        Ok(Program { child, input, lines, patience })
    }
    /// Asks and waits for the answer.
    pub fn ask<R: Household>(&mut self, question: &Question<'_, R>, stopped: impl Fn() -> bool) -> Result<Move, Fault> {
        if let Ok(Heard { line, .. }) = self.lines.try_recv() {
            return Err(Fault::Unasked(line));
        }
        let mut line = serde_json::to_string(question).expect("a view has a JSON form");
        line.push('\n');
        let input = self.input.as_mut().expect("it has not been told to end");
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return Err(gone(stopped));
        }
        let answer = self.hear(stopped)?;
        let Ok(Answer { r#move: text }) = serde_json::from_str(&answer) else { return Err(Fault::NoAnswer(answer)) };
        text.parse().map_err(|_| Fault::NoMove(text))
    }
    fn hear(&self, stopped: impl Fn() -> bool) -> Result<String, Fault> {
        let asked = Instant::now();
        loop {
            match self.lines.recv_timeout(GLANCE) {
                Ok(Heard { line, more: None }) => return Ok(line),
                Ok(Heard { more: Some(more), .. }) => return Err(Fault::Unasked(more)),
                Err(_) if stopped() => return Err(Fault::Stopped),
                Err(RecvTimeoutError::Disconnected) => return Err(gone(stopped)),
                Err(RecvTimeoutError::Timeout) if asked.elapsed() > self.patience => {
                    return Err(Fault::Silent(self.patience.as_secs()));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// A program has ended. Ctrl-C reaches it as well, perhaps before it reaches us: then its end is no fault.
fn gone(stopped: impl Fn() -> bool) -> Fault {
    thread::sleep(GLANCE);
    if stopped() { Fault::Stopped } else { Fault::Gone }
}

/// No more questions: the end of its input tells a program to end, and one that does not is ended.
impl Drop for Program {
    fn drop(&mut self) {
        self.input = None;
        let since = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if since.elapsed() > FAREWELL {
                self.child.kill().ok();
                self.child.wait().ok();
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Passes on what a program says, line by line, until it says no more or nobody listens.
fn listen(output: ChildStdout, to: &Sender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_string();
        let heard = Heard { line: text(&line), more: Some(text(output.buffer())).filter(|more| !more.is_empty()) };
        if !read.is_ok_and(|bytes| bytes > 0) || to.send(heard).is_err() {
            return;
        }
    }
}
