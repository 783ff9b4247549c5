//! One table, as people know it: who sits where, who may see and do what, whose clock runs, what may be taken back.
//!
//! A [`Table`] is a pure state machine. A [`Command`] by somebody at some time becomes [`Entry`]s of its log, or is refused and
//! changes nothing ([`Table::decide`]). Entries make the table ([`Table::apply`]): the same ones make the same table again, at any
//! time and anywhere. It has no clock, no thread and no disk of its own; whoever runs it says what time it is, writes the entries
//! down and only then applies them. The same crate runs behind the server and in the browser.
//!
//! ```
//! use sabika_engine::{Config, value::Seed};
//! use sabika_host::{Command, Opening, Person, Request, Table};
//! let mut table = Table::open(&Opening::new(Config::players(2), Seed::from_number(1)), Person::new("anna").unwrap())?;
//! let anna = Person::new("anna").unwrap();
//! for command in [
//!     Command::Sit { seat: 0.into(), name: "Anna".into() },
//!     Command::SeatBot { seat: 1.into(), bot: "greedy".into() },
//!     Command::Begin,
//! ] {
//!     let entries = table.decide(&Request::by(anna.clone(), command), 0)?;
//!     table.apply_all(entries);
//! }
//! assert!(table.session().is_some());
//! # Ok::<(), sabika_host::Refused>(())
//! ```

mod ahead;
mod chair;
mod clock;
mod command;
mod decide;
mod due;
mod entry;
mod hint;
mod json;
mod link;
mod message;
mod refused;
mod seen;
mod settings;
mod stood;
mod table;
mod wish;

pub use chair::{Chair, Person, SeatNo};
pub use clock::{Clock, Clocks, Millis};
pub use command::{Command, Key, Request};
pub use due::{Due, Thinker};
pub use entry::{By, Entry, Line, Said};
pub use hint::Hint;
pub use json::{Listed, ToJson};
pub use link::{Link, Role};
pub use message::{FromClient, Look, Since, ToClient, Update, Why};
pub use refused::Refused;
pub use sabika_bots::Eye;
pub use seen::{SeenChair, SeenTable, SeenTalk, SeenWish};
pub use settings::{Opening, Settings};
pub use stood::{Stood, seat_of};
pub use table::{Stage, Table, commitment};
pub use wish::{Proposal, Wish};

/// The version of the entries. It grows when something is added; what changes its meaning gets a new name.
pub const LOG_VERSION: u32 = 1;
