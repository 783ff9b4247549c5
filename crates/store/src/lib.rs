//! Where tables are kept. The log of a table is the truth about it: lines that are only ever added, each with its number, and
//! written down for good before anybody hears of them. Everything else (whose turn it is, who plays) can be made from it again and
//! stands here only to be found quickly.
//!
//! A [`Store`] adds lines where they were expected to go: two who add to one table at once cannot both be right, and the second
//! is told so ([`Added::Late`]). So any number of processes can serve the same tables. [`Sqlite`] keeps everything in one file;
//! [`Memory`] keeps it until the end of the process, for tests. Both pass the same tests. A [`Writer`] gathers what many
//! tables add at the same time into one transaction.

mod memory;
mod sqlite;
mod writer;

pub use memory::Memory;
pub use sqlite::Sqlite;
use std::future::Future;
pub use writer::Writer;

/// The name of a table: hard to guess, and fit for an address.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// A name of 16 to 64 letters, digits, `-` and `_`.
    pub fn new(name: impl Into<String>) -> Option<TableId> {
        let name = name.into();
        let fit = |sign: u8| sign.is_ascii_alphanumeric() || sign == b'-' || sign == b'_';
        ((16..=64).contains(&name.len()) && name.bytes().all(fit)).then_some(TableId(name))
    }
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Lines for a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Addition {
    /// Which.
    pub table: TableId,
    /// How many lines it has before: 0 for a new one.
    pub after: u64,
    /// The lines: texts without a zero byte.
    pub lines: Vec<String>,
    /// What is to be found quickly, as it is then; none where that has not changed.
    pub about: Option<About>,
    /// Who has to do with it from now on, by the words they are known by; none where that has not changed.
    pub people: Option<Vec<String>>,
}

/// What is to be found quickly about a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    /// How far it has come.
    pub state: State,
    /// Does everybody find it in the list?
    pub listed: bool,
    /// When something happened last.
    pub at: u64,
    /// Who is asked, by the word they are known by.
    pub asked: Option<String>,
    /// The tables that it belongs to.
    pub group: Option<String>,
    /// What a list shows of it: whatever whoever keeps tables writes here.
    pub card: String,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum State {
    /// People sit down.
    #[default]
    Gathering,
    /// A game is on: it is woken after a restart.
    Running,
    /// It is over.
    Over,
}

impl State {
    const ALL: [State; 3] = [State::Gathering, State::Running, State::Over];
}

/// What became of an addition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is written down for good.
    Done,
    /// The table has other lines there: nothing was written.
    Late,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub table: TableId,
    /// What is known of it.
    pub about: About,
}

/// Which tables are looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Search {
    /// Those of a person.
    Of(String),
    /// Those that everybody finds, and where no game is on or over.
    Listed,
    /// Those where a game is on.
    Running,
    /// Those of a group.
    Group(String),
    /// Those that have come so far, and where nothing has happened since.
    Idle(State, u64),
}

/// Something small that is kept under a name: whose token it is, an account, a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What kind of thing it is.
    pub kind: &'static str,
    /// Its name: there is one of this kind.
    pub name: String,
    /// Whose it is.
    pub owner: String,
    /// Since when it is kept.
    pub at: u64,
    /// The thing itself.
    pub text: String,
}

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The data was written by a later version.
    #[error("the data was written by a later version of Sabika ({found}; this one knows {known})")]
    Newer {
        /// The version it has.
        found: i64,
        /// The version that is known here.
        known: i64,
    },
    /// The folder cannot be used.
    #[error("{0}")]
    Folder(String),
    /// The disk is full, or something like it: what was to be written is not written.
    #[error("the data cannot be read or written: {0}")]
    Disk(String),
}

/// A place where logs are kept.
pub trait Store: Send + Sync + 'static {
    /// Adds lines to tables, each addition whole or not at all, all at once: when this answers, they survive a power cut.
    fn add(&self, additions: &[Addition]) -> impl Future<Output = Result<Vec<Added>, StoreError>> + Send;
    /// The lines of a table, after so many; none of a table that is not there.
    fn read(&self, table: &TableId, after: u64) -> impl Future<Output = Result<Vec<String>, StoreError>> + Send;
    /// Tables, the latest first, so many at most.
    fn search(&self, search: &Search, most: u32) -> impl Future<Output = Result<Vec<Listed>, StoreError>> + Send;
    /// A table with its lines is gone for good; false if it was not there.
    fn delete(&self, table: &TableId) -> impl Future<Output = Result<bool, StoreError>> + Send;
    /// Keeps a note; one of the same kind and name is replaced, or, if it is to be new, left as it is: then this is false.
    fn put(&self, note: &Note, new: bool) -> impl Future<Output = Result<bool, StoreError>> + Send;
    /// The note of this kind and name.
    fn note(&self, kind: &'static str, name: &str) -> impl Future<Output = Result<Option<Note>, StoreError>> + Send;
    /// The notes of a kind, somebody's or all, the oldest first.
    fn notes(
        &self,
        kind: &'static str,
        owner: Option<&str>,
    ) -> impl Future<Output = Result<Vec<Note>, StoreError>> + Send;
    /// Throws a note away; false if there was none.
    fn forget(&self, kind: &'static str, name: &str) -> impl Future<Output = Result<bool, StoreError>> + Send;
}

/// A store that several share.
impl<S: Store> Store for std::sync::Arc<S> {
    async fn add(&self, additions: &[Addition]) -> Result<Vec<Added>, StoreError> {
        (**self).add(additions).await
    }
    async fn read(&self, table: &TableId, after: u64) -> Result<Vec<String>, StoreError> {
        (**self).read(table, after).await
    }
    async fn search(&self, search: &Search, most: u32) -> Result<Vec<Listed>, StoreError> {
        (**self).search(search, most).await
    }
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        (**self).delete(table).await
    }
    async fn put(&self, note: &Note, new: bool) -> Result<bool, StoreError> {
        (**self).put(note, new).await
    }
    async fn note(&self, kind: &'static str, name: &str) -> Result<Option<Note>, StoreError> {
        (**self).note(kind, name).await
    }
    async fn notes(&self, kind: &'static str, owner: Option<&str>) -> Result<Vec<Note>, StoreError> {
        (**self).notes(kind, owner).await
    }
    async fn forget(&self, kind: &'static str, name: &str) -> Result<bool, StoreError> {
        (**self).forget(kind, name).await
    }
}
