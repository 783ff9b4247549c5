use sabika_engine::flow::Illegal;

/// Why a command was not obeyed. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// The same command was obeyed before: there is nothing more to do.
    #[error("this was done already")]
    Known,
    /// The game cannot be played like this.
    #[error("{field}: {why}")]
    Config {
        /// Which field.
        field: String,
        /// What is wrong with it.
        why: String,
    },
    /// There is no such chair.
    #[error("there is no seat {0} at this table")]
    NoSeat(u8),
    /// Somebody sits there.
    #[error("this chair is taken")]
    Taken,
    /// Nobody sits there, or not somebody whom this could be done to.
    #[error("nobody sits there for whom this could be done")]
    NotThere,
    /// Who does not sit at the table cannot do this.
    #[error("only who plays can do this")]
    NotSeated,
    /// Only who opened the table can do this.
    #[error("only who opened the table can do this")]
    NotHost,
    /// The game has begun, or has not, or is over.
    #[error("{0}")]
    NotNow(&'static str),
    /// There is no such bot.
    #[error("there is no such bot")]
    NoBot,
    /// Chairs are free.
    #[error("{0} chairs are free")]
    Free(u8),
    /// Another one is asked.
    #[error("somebody else is asked")]
    NotAsked,
    /// The game has gone on since.
    #[error("this answers ply {said}, and the game stands at ply {now}")]
    Stale {
        /// The ply it was meant for.
        said: u32,
        /// The ply the game waits on.
        now: u32,
    },
    /// Its sender saw another question of this ply: somebody did anything but pass since, or moves were taken back.
    #[error("this answers what was asked {seen} lines into the log, and something else is asked since line {since}")]
    Unseen {
        /// How many lines the sender had seen.
        seen: u64,
        /// The line with which the present question came up.
        since: u64,
    },
    /// Against the rules.
    #[error("it breaks {}", .0.rule)]
    Illegal(Box<Illegal>),
    /// So far nothing can be taken back.
    #[error("moves can be taken back to ply {0}, no further")]
    NoFurther(u32),
    /// Nobody has such a link, or it was used.
    #[error("this link is good no more")]
    NoLink,
    /// There is nothing to answer.
    #[error("nothing is asked of you")]
    NothingAsked,
    /// One wish after the other.
    #[error("something else is asked of all first")]
    AnotherWish,
    /// A name or a text is empty or too long.
    #[error("{field}: 1 to {most} letters")]
    Text {
        /// Which.
        field: &'static str,
        /// The most.
        most: usize,
    },
    /// Too much was said in a short time.
    #[error("not so fast")]
    TooFast,
    /// A log that does not fit together: our bug, or somebody else's.
    #[error("line {line} of the log: {why}")]
    Log {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
}

impl Refused {
    /// What kind of refusal it is, by a word that does not change.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Known => "known",
            Refused::Config { .. } => "config",
            Refused::NoSeat(_) => "no_seat",
            Refused::Taken => "taken",
            Refused::NotThere => "not_there",
            Refused::NotSeated => "not_seated",
            Refused::NotHost => "not_host",
            Refused::NotNow(_) => "not_now",
            Refused::NoBot => "no_bot",
            Refused::Free(_) => "free_chairs",
            Refused::NotAsked => "not_asked",
            // Whoever hears it does the same about both: look at what is asked now.
            Refused::Stale { .. } | Refused::Unseen { .. } => "stale",
            Refused::Illegal(_) => "illegal",
            Refused::NoFurther(_) => "no_further",
            Refused::NoLink => "no_link",
            Refused::NothingAsked => "nothing_asked",
            Refused::AnotherWish => "another_wish",
            Refused::Text { .. } => "text",
            Refused::TooFast => "too_fast",
            Refused::Log { .. } => "log",
        }
    }
}
