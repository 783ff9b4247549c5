use sabika_engine::BadConfig;
use std::{fmt, io, process::ExitCode};

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// What was given cannot be used: exit code 2. Names the field.
    Input(String),
    /// It did not work: exit code 1.
    Failed(String),
    /// The result is bad news that has been told already: exit code 1.
    Told,
    /// Nobody reads on (`sabika rules | head`): no failure at all.
    NobodyReads,
}

impl Failure {
    /// Bad input, by the name of the field.
    pub fn input(field: impl fmt::Display, why: impl fmt::Display) -> Failure {
        Failure::Input(format!("{field}: {why}"))
    }
    /// What to say about it.
    pub fn text(&self) -> Option<&str> {
        match self {
            Failure::Input(text) | Failure::Failed(text) => Some(text),
            Failure::Told | Failure::NobodyReads => None,
        }
    }
    /// The exit code.
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Input(_) => ExitCode::from(2),
            Failure::Failed(_) | Failure::Told => ExitCode::FAILURE,
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl From<BadConfig> for Failure {
    fn from(bad: BadConfig) -> Failure {
        Failure::Input(bad.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Failure::NobodyReads
        } else {
            Failure::Failed(error.to_string())
        }
    }
}
