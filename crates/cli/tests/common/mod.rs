//! Running the command as a user does.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// It went well.
    #[track_caller]
    pub fn well(self) -> Ran {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        self
    }
    /// It refused its input, and says why.
    #[track_caller]
    pub fn refused(self, because: &str) -> Ran {
        assert_eq!(self.code, 2, "{}\n{}", self.out, self.err);
        assert!(self.err.contains(because), "no {because:?} in {:?}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self
    }
}

/// Runs `sabika` with these arguments, separated by blanks, and this input.
pub fn sabika(args: &str, input: impl AsRef<[u8]>) -> Ran {
    sabika_in(args, input, &[])
}

/// The same with variables of the environment.
pub fn sabika_in(args: &str, input: impl AsRef<[u8]>, environment: &[(&str, &str)]) -> Ran {
    finished(start(args.split_whitespace().map(String::from), environment), input)
}

/// Runs `sabika` with these arguments, which may have blanks in them.
pub fn sabika_with(args: impl IntoIterator<Item = String>) -> Ran {
    finished(start(args, &[]), "")
}

/// Starts `sabika`.
pub fn start(args: impl IntoIterator<Item = String>, environment: &[(&str, &str)]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_sabika"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .envs(environment.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sabika starts")
}

/// Types the input and waits for the end.
pub fn finished(mut child: Child, input: impl AsRef<[u8]>) -> Ran {
    let (mut stdin, input) = (child.stdin.take().expect("piped"), input.as_ref().to_vec());
    // In a thread, since the program may fill its output before it has read everything; and it may stop reading.
    let writer = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().expect("sabika ends");
    writer.join().expect("the input was written");
    Ran {
        code: output.status.code().expect("no signal"),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// A folder of its own for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The first choice, as often as a game could ask.
pub fn ones() -> String {
    "1\n".repeat(3000)
}
