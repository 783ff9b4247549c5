//! All tables, and how one of them is reached.

use crate::{
    fault::Fault,
    identity,
    limits::Limits,
    live::{self, Said},
    notice::Notices,
    now,
    thinking::Thinking,
};
use sabika_host::{Entry, Line, Opening, Person, Stage, Table};
use sabika_store::{About, Added, Addition, Search, State, Store, TableId, Writer};
use sabika_words::{Lang, Words};
use serde_json::json;
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
};
use tokio::sync::{mpsc, oneshot};

/// So many running tables are woken after a restart.
const WOKEN: u32 = 1_000_000;
/// So many tables play the same deal at most.
pub const MOST_TABLES: u8 = 20;

/// So many games that left one are told when its seed is known.
const FORKS: u32 = 10_000;

/// All tables.
#[derive(Debug)]
pub struct Hub<S> {
    pub(crate) store: Arc<S>,
    pub(crate) writer: Writer,
    /// The tables that are awake.
    awake: Mutex<HashMap<TableId, mpsc::Sender<Said>>>,
    pub(crate) thinking: Arc<Thinking>,
    pub(crate) notices: Notices,
    pub(crate) limits: Limits,
    words: [Words; 3],
    /// How many sockets are open.
    pub(crate) sockets: AtomicUsize,
    closing: AtomicBool,
}

impl<S: Store> Hub<S> {
    /// Over a store; it must be made where tasks can be started.
    pub fn new(store: S) -> Arc<Hub<S>> {
        Hub::with(store, Limits::default())
    }
    /// The same with other limits.
    pub fn with(store: S, limits: Limits) -> Arc<Hub<S>> {
        let store = Arc::new(store);
        Arc::new(Hub {
            writer: Writer::new(store.clone()),
            store,
            awake: Mutex::default(),
            thinking: Arc::new(Thinking::new()),
            notices: Notices::default(),
            limits,
            words: Lang::ALL.map(Words::new),
            sockets: AtomicUsize::new(0),
            closing: AtomicBool::new(false),
        })
    }
    pub(crate) fn words(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }
    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Said>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// How many tables are awake.
    pub fn awake_count(&self) -> usize {
        self.awake().len()
    }
    /// How many sockets are open.
    pub fn socket_count(&self) -> usize {
        self.sockets.load(Ordering::Relaxed)
    }
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }
    /// Everybody is told to come back later.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
        for table in self.awake().values() {
            table.try_send(Said::Close).ok();
        }
        self.notices.close();
    }
    /// A new table, with who sits there already.
    pub(crate) async fn open(&self, opening: &Opening, host: &Person, sitting: Vec<Entry>) -> Result<TableId, Fault> {
        let id = TableId::new(identity::short_word()?).ok_or_else(Fault::no_table)?;
        let mut table = Table::open(opening, host.clone())?;
        let mut lines = vec![Table::opened(opening, host.clone(), now())?];
        for entry in sitting {
            let line = Line { at: now(), who: None, key: None, entry };
            table.apply(&line)?;
            lines.push(line);
        }
        let lines: Result<Vec<String>, _> = lines.iter().map(serde_json::to_string).collect();
        let addition = Addition {
            table: id.clone(),
            after: 0,
            lines: lines.map_err(|e| Fault::bad("table", e))?,
            about: Some(about(&table)),
            people: Some(people(&table)),
        };
        match self.writer.add(addition).await? {
            Added::Done => Ok(id),
            Added::Late => Err(Fault::no_table()),
        }
    }
    /// The table of this name, from its log.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Box<Table>, Fault> {
        let lines = self.store.read(id, 0).await?;
        if lines.is_empty() {
            return Err(Fault::no_table());
        }
        let broken = |why: String| {
            tracing::error!(table = id.as_str().get(..8), why, "this log does not fit together; it is left as it is");
            Fault::new(axum::http::StatusCode::GONE, "broken", "this table cannot be read; its log is kept")
        };
        let lines: Vec<Line> = lines
            .iter()
            .map(|line| serde_json::from_str(line))
            .collect::<Result<_, _>>()
            .map_err(|e| broken(e.to_string()))?;
        Table::replay(lines).map(Box::new).map_err(|e| broken(e.to_string()))
    }
    fn way(&self, id: &TableId) -> Option<mpsc::Sender<Said>> {
        self.awake().get(id).filter(|way| !way.is_closed()).cloned()
    }
    /// What somebody wants to know of a table: of the one that is awake, or of its log. It is not woken for that.
    pub(crate) async fn peek<T: Send + 'static>(
        &self,
        id: &TableId,
        look: impl Fn(&Table) -> T + Send + Sync + 'static,
    ) -> Result<T, Fault> {
        let look = Arc::new(look);
        if let Some(way) = self.way(id) {
            let (answer, answered) = oneshot::channel();
            let asked = look.clone();
            let peek = Said::Peek(Box::new(move |table| drop(answer.send(asked(table)))));
            if way.send(peek).await.is_ok()
                && let Ok(seen) = answered.await
            {
                return Ok(seen);
            }
        }
        self.load(id).await.map(|table| look(&table))
    }
    /// The way to a table, which is woken if it sleeps.
    pub(crate) async fn table(self: &Arc<Self>, id: &TableId) -> Result<mpsc::Sender<Said>, Fault> {
        if self.is_closing() {
            return Err(Fault::closing());
        }
        if let Some(awake) = self.way(id) {
            return Ok(awake);
        }
        let table = self.load(id).await?;
        let mut awake = self.awake();
        // Somebody else may have been faster.
        if let Some(way) = awake.get(id).filter(|way| !way.is_closed()) {
            return Ok(way.clone());
        }
        let (way, said) = mpsc::channel(256);
        awake.insert(id.clone(), way.clone());
        tokio::spawn(live::run(self.clone(), id.clone(), table, said, way.downgrade()));
        Ok(way)
    }
    /// Something happens at a table that nobody there has decided on; false if it does not fit there any more.
    pub(crate) async fn happens(self: &Arc<Self>, id: &TableId, entry: Entry) -> Result<bool, Fault> {
        let (answer, answered) = oneshot::channel();
        let line = Line { at: now(), who: None, key: None, entry };
        self.table(id).await?.send(Said::Happens(Box::new(line), answer)).await.map_err(|_| Fault::closing())?;
        answered.await.map_err(|_| Fault::closing())
    }
    /// A table is gone for good.
    pub(crate) async fn delete(&self, id: &TableId) -> Result<bool, Fault> {
        if let Some(way) = self.way(id) {
            way.send(Said::Close).await.ok();
            way.closed().await;
        }
        Ok(self.store.delete(id).await?)
    }
    /// A table goes to sleep, unless somebody has just spoken to it.
    pub(crate) fn sleeps(&self, id: &TableId) {
        self.awake().remove(id);
    }
    /// A game is over: where its deal is played at other tables too, its seed is shown when the last of them is over.
    pub(crate) fn ended(self: Arc<Self>, id: TableId) {
        tokio::spawn(async move {
            if let Err(fault) = self.reveal(&id).await {
                tracing::warn!(%fault, "a seed was not shown");
            }
        });
    }
    async fn reveal(self: &Arc<Self>, id: &TableId) -> Result<(), Fault> {
        let group = self.peek(id, |table| table.opening().group.clone()).await?;
        // The tables of the same deal, or of the game that was left; and those that left this one.
        for group in group.as_deref().into_iter().chain([id.as_str()]) {
            self.reveal_group(group).await?;
        }
        Ok(())
    }
    /// A group is the tables of one deal: all must be over. Or it is those that left the table of this name: then the seed of that
    /// one must be known.
    async fn reveal_group(self: &Arc<Self>, group: &str) -> Result<(), Fault> {
        let tables = self.store.search(&Search::Group(group.into()), FORKS).await?;
        let left = TableId::new(group);
        let known = match &left {
            Some(left) => self.peek(left, |table| table.seed().is_some()).await.ok(),
            None => None,
        };
        let over = known.unwrap_or_else(|| tables.iter().all(|listed| listed.about.state == State::Over));
        for listed in tables.iter().filter(|_| over) {
            if self.happens(&listed.table, Entry::Revealed).await? {
                Box::pin(self.reveal_group(listed.table.as_str())).await?;
            }
        }
        Ok(())
    }
    /// Tables at which a game is on go on by themselves, one after the other; who comes is not kept waiting by that.
    pub(crate) fn wake_all(self: &Arc<Self>) {
        let hub = self.clone();
        tokio::spawn(async move {
            let running = hub.store.search(&Search::Running, WOKEN).await.unwrap_or_default();
            for listed in running {
                if hub.is_closing() {
                    return;
                }
                if let Err(fault) = hub.table(&listed.table).await {
                    tracing::warn!(%fault, "a table was not woken");
                }
            }
        });
    }
}

/// Who has to do with a table.
pub(crate) fn people(table: &Table) -> Vec<String> {
    let mut people: Vec<String> =
        table.chairs().iter().filter_map(|chair| chair.person()).map(|who| who.as_str().to_string()).collect();
    people.push(table.host().as_str().to_string());
    people.sort();
    people.dedup();
    people
}

/// What is to be found quickly about a table.
pub(crate) fn about(table: &Table) -> About {
    let (stage, opening) = (table.stage(), table.opening());
    let ask = table.session().and_then(sabika_session::Session::ask);
    let asked = ask.map(|ask| &table.chairs()[ask.seat.index()]).filter(|chair| chair.is_present());
    let modules = opening.config.modules.iter().map(sabika_engine::modules::ModuleId::name);
    let names =
        sabika_engine::value::Seat::all(opening.config.players).map(|seat| table.chairs()[seat.index()].name(seat));
    let card = json!({
        "game": opening.config.game.name(),
        "modules": modules.collect::<Vec<_>>(),
        "chairs": names.collect::<Vec<_>>(),
    });
    About {
        state: match stage {
            Stage::Gathering => State::Gathering,
            Stage::Playing => State::Running,
            Stage::Over => State::Over,
        },
        listed: opening.settings.listed && stage == Stage::Gathering,
        at: now(),
        asked: asked.and_then(|chair| chair.person()).map(|who| who.as_str().into()),
        group: opening.group.clone(),
        card: card.to_string(),
    }
}
