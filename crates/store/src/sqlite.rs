//! One file in a folder, which one process uses at a time.

use crate::{About, Added, Addition, Listed, Note, Search, State, Store, StoreError, TableId};
use serde_json::{Value, json};
use sqlx::{
    Connection, Row, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous},
};
use std::{
    collections::HashMap,
    fs::{self, File, TryLockError},
    path::Path,
    sync::Arc,
    time::Duration,
};

/// How the data is laid out, step by step: a version is how many of these were done. They are never changed, only added to.
const LAYOUT: [&str; 1] = ["
    CREATE TABLE lines (
        game TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE TABLE games (
        id TEXT PRIMARY KEY, state INTEGER NOT NULL, listed INTEGER NOT NULL, at INTEGER NOT NULL,
        asked TEXT, team TEXT, card TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX games_state ON games (state, at);
    CREATE INDEX games_listed ON games (at) WHERE listed;
    CREATE INDEX games_team ON games (team) WHERE team IS NOT NULL;
    CREATE TABLE people (
        person TEXT NOT NULL, game TEXT NOT NULL,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID;
    CREATE INDEX people_games ON people (game);
    CREATE TABLE notes (
        kind TEXT NOT NULL, name TEXT NOT NULL, owner TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (kind, name)
    ) WITHOUT ROWID;
    CREATE INDEX notes_owner ON notes (kind, owner);
"];

/// So often what was written is copied to its place.
const COPIED: Duration = Duration::from_secs(5);

/// A store in a folder.
#[derive(Clone, Debug)]
pub struct Sqlite {
    pool: SqlitePool,
    /// Held as long as the store is used: another process keeps off.
    _lock: Arc<File>,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Disk(error.to_string())
    }
}

impl Sqlite {
    /// The store in this folder, which is made if it is not there.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let wrong = |what: &str, why: &dyn std::fmt::Display| {
            StoreError::Folder(format!("{}: {what}: {why}", folder.display()))
        };
        fs::create_dir_all(folder).map_err(|e| wrong("the folder cannot be made", &e))?;
        let lock = File::create(folder.join("sabika.lock")).map_err(|e| wrong("it cannot be written to", &e))?;
        lock.try_lock().map_err(|e| match e {
            TryLockError::WouldBlock => wrong("another process uses it", &"close that one first"),
            TryLockError::Error(e) => wrong("it cannot be locked", &e),
        })?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("sabika.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // What was written is copied to its place by a task of its own, so that nobody waits for that.
            .pragma("wal_autocheckpoint", "100000")
            .pragma("cache_size", "-32000");
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let store = Sqlite { pool, _lock: Arc::new(lock) };
        store.lay_out().await?;
        let pool = store.pool.clone();
        tokio::spawn(async move {
            while !pool.is_closed() {
                tokio::time::sleep(COPIED).await;
                sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await.ok();
            }
        });
        Ok(store)
    }
    async fn lay_out(&self) -> Result<(), StoreError> {
        let known = LAYOUT.len() as i64;
        let mut connection = self.pool.acquire().await?;
        let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.get(0);
        if found > known {
            return Err(StoreError::Newer { found, known });
        }
        for (version, step) in (1..).zip(LAYOUT).skip(found as usize) {
            let mut whole = connection.begin().await?;
            sqlx::raw_sql(step).execute(&mut *whole).await?;
            sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {version}"))).execute(&mut *whole).await?;
            whole.commit().await?;
        }
        Ok(())
    }
    /// The store in this folder, to be looked at only: another process may be using it.
    pub async fn look(folder: &Path) -> Result<Sqlite, StoreError> {
        let file = folder.join("sabika.db");
        let none = |e| StoreError::Folder(format!("{}: {e}", file.display()));
        let lock = File::open(&file).map_err(none)?;
        let options = SqliteConnectOptions::new().filename(&file).read_only(true);
        let pool = SqlitePoolOptions::new().max_connections(2).connect_with(options).await?;
        let found: i64 = sqlx::query("PRAGMA user_version").fetch_one(&pool).await?.get(0);
        let known = LAYOUT.len() as i64;
        if found > known { Err(StoreError::Newer { found, known }) } else { Ok(Sqlite { pool, _lock: Arc::new(lock) }) }
    }
    /// The names of all tables.
    pub async fn tables(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT DISTINCT game FROM lines ORDER BY game").fetch_all(&self.pool).await?;
        Ok(rows.iter().filter_map(|row| TableId::new(row.get::<String, _>(0))).collect())
    }
    /// A copy of everything, whole and by itself, while the store is used.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO $1").bind(to.display().to_string()).execute(&self.pool).await?;
        Ok(())
    }
    /// Nothing is written any more: everything is on the disk.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

fn listed(row: &SqliteRow) -> Option<Listed> {
    let about = About {
        state: *State::ALL.get(row.get::<i64, _>(1) as usize)?,
        listed: row.get::<i64, _>(2) != 0,
        at: row.get::<i64, _>(3) as u64,
        asked: row.get(4),
        group: row.get(5),
        card: row.get(6),
    };
    Some(Listed { table: TableId::new(row.get::<String, _>(0))?, about })
}

fn note(kind: &'static str, row: &SqliteRow) -> Note {
    Note { kind, name: row.get(0), owner: row.get(1), at: row.get::<i64, _>(2) as u64, text: row.get(3) }
}

impl Store for Sqlite {
    /// However many additions there are, they are a handful of statements: the rows travel as one JSON text each.
    async fn add(&self, additions: &[Addition]) -> Result<Vec<Added>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
        let names: Vec<&str> = additions.iter().map(|addition| addition.table.as_str()).collect();
        let rows = sqlx::query(
            "SELECT value, (SELECT COALESCE(MAX(seq) + 1, 0) FROM lines WHERE game = value) FROM json_each($1)",
        );
        let rows = rows.bind(json!(names).to_string()).fetch_all(&mut *all).await?;
        let mut there: HashMap<String, u64> =
            rows.iter().map(|row| (row.get(0), row.get::<i64, _>(1) as u64)).collect();
        let (mut done, mut lines, mut games, mut people) = (vec![], vec![], HashMap::new(), HashMap::new());
        for Addition { table, after, lines: own, about, people: now } in additions {
            let there = there.entry(table.as_str().into()).or_default();
            if *there != *after || own.is_empty() {
                done.push(Added::Late);
                continue;
            }
            lines.extend((*after..).zip(own).map(|(seq, line)| json!([table.as_str(), seq, line])));
            *there += own.len() as u64;
            if let Some(About { state, listed, at, asked, group, card }) = about {
                let row = json!([table.as_str(), *state as u8, u8::from(*listed), at, asked, group, card]);
                games.insert(table, row);
            }
            if let Some(now) = now {
                people.insert(table, now);
            }
            done.push(Added::Done);
        }
        let sorts: Vec<&str> = people.keys().map(|table| table.as_str()).collect();
        let who = people.iter().flat_map(|(table, now)| now.iter().map(|person| json!([person, table.as_str()])));
        let who: Vec<Value> = who.collect();
        for (sql, rows) in [
            ("INSERT INTO lines SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each($1)", json!(lines)),
            (
                "INSERT OR REPLACE INTO games SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4,
                 value ->> 5, value ->> 6 FROM json_each($1)",
                json!(games.values().collect::<Vec<_>>()),
            ),
            ("DELETE FROM people WHERE game IN (SELECT value FROM json_each($1))", json!(sorts)),
            ("INSERT OR IGNORE INTO people SELECT value ->> 0, value ->> 1 FROM json_each($1)", json!(who)),
        ] {
            if rows.as_array().is_some_and(|rows| !rows.is_empty()) {
                sqlx::query(sql).bind(rows.to_string()).execute(&mut *all).await?;
            }
        }
        all.commit().await?;
        Ok(done)
    }
    async fn read(&self, table: &TableId, after: u64) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT line FROM lines WHERE game = $1 AND seq >= $2 ORDER BY seq")
            .bind(table.as_str())
            .bind(after as i64)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }
    async fn search(&self, search: &Search, most: u32) -> Result<Vec<Listed>, StoreError> {
        let (sql, word, number) = match search {
            Search::Of(person) => ("id IN (SELECT game FROM people WHERE person = $2) AND $3 = $3", person.as_str(), 0),
            Search::Listed => ("listed AND $2 = $2 AND $3 = $3", "", 0),
            Search::Running => ("state = 1 AND $2 = $2 AND $3 = $3", "", 0),
            Search::Group(group) => ("team = $2 AND $3 = $3", group.as_str(), 0),
            Search::Idle(State::Gathering, at) => ("state = 0 AND $2 = $2 AND at < $3", "", *at),
            Search::Idle(State::Running, at) => ("state = 1 AND $2 = $2 AND at < $3", "", *at),
            Search::Idle(State::Over, at) => ("state = 2 AND $2 = $2 AND at < $3", "", *at),
        };
        let shown = "SELECT id, state, listed, at, asked, team, card FROM games WHERE";
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("{shown} {sql} ORDER BY at DESC, id LIMIT $1")))
            .bind(most)
            .bind(word)
            .bind(number as i64)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().filter_map(listed).collect())
    }
    async fn delete(&self, table: &TableId) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
        for sql in ["DELETE FROM lines WHERE game = $1", "DELETE FROM people WHERE game = $1"] {
            sqlx::query(sql).bind(table.as_str()).execute(&mut *all).await?;
        }
        let gone = sqlx::query("DELETE FROM games WHERE id = $1").bind(table.as_str()).execute(&mut *all).await?;
        all.commit().await?;
        Ok(gone.rows_affected() > 0)
    }
    async fn put(&self, note: &Note, new: bool) -> Result<bool, StoreError> {
        let put = sqlx::query(if new {
            "INSERT OR IGNORE INTO notes (kind, name, owner, at, text) VALUES ($1, $2, $3, $4, $5)"
        } else {
            "INSERT OR REPLACE INTO notes (kind, name, owner, at, text) VALUES ($1, $2, $3, $4, $5)"
        });
        let put = put.bind(note.kind).bind(&note.name).bind(&note.owner).bind(note.at as i64).bind(&note.text);
        Ok(put.execute(&self.pool).await?.rows_affected() > 0)
    }
    async fn note(&self, kind: &'static str, name: &str) -> Result<Option<Note>, StoreError> {
        let found = sqlx::query("SELECT name, owner, at, text FROM notes WHERE kind = $1 AND name = $2");
        let row = found.bind(kind).bind(name).fetch_optional(&self.pool).await?;
        Ok(row.map(|row| note(kind, &row)))
    }
    async fn notes(&self, kind: &'static str, owner: Option<&str>) -> Result<Vec<Note>, StoreError> {
        let found = sqlx::query(
            "SELECT name, owner, at, text FROM notes WHERE kind = $1 AND ($2 IS NULL OR owner = $2) ORDER BY at, name",
        );
        let rows = found.bind(kind).bind(owner).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| note(kind, row)).collect())
    }
    async fn forget(&self, kind: &'static str, name: &str) -> Result<bool, StoreError> {
        let gone = sqlx::query("DELETE FROM notes WHERE kind = $1 AND name = $2");
        Ok(gone.bind(kind).bind(name).execute(&self.pool).await?.rows_affected() > 0)
    }
}
