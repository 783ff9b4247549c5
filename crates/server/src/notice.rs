//! Whoever is asked and away is called: over an open stream of events, in the browser, or at an address of their own.

use crate::{call, hub::Hub, meter};
use sabika_host::Person;
use sabika_store::{Note, Store, TableId};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{Semaphore, mpsc};

/// Something that somebody should know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Notice {
    /// What: `turn`.
    pub what: &'static str,
    /// At which table.
    pub table: String,
    /// The ply that is asked about: who has heard of it need not hear it again.
    pub ply: u32,
}

impl Notice {
    /// It is somebody's turn.
    pub fn turn(table: &TableId, ply: u32) -> Notice {
        Notice { what: "turn", table: table.as_str().into(), ply }
    }
}

/// How somebody wants to be called who is away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Hook {
    /// A request to an address of their own.
    Web {
        /// The address.
        url: String,
    },
    /// Web Push, as the browser subscribed to it.
    Push {
        /// What the browser gave: `endpoint` and `keys`.
        subscription: serde_json::Value,
    },
}

/// What is kept of it.
pub const HOOK: &str = "hook";
/// So many hooks has one person at most.
pub const MOST: usize = 10;
/// So many notices wait for somebody who listens.
const QUEUE: usize = 32;

/// Who listens.
#[derive(Debug)]
pub struct Notices {
    heard: Mutex<HashMap<Person, Vec<mpsc::Sender<Notice>>>>,
    /// So many calls at once; who would be the next is not called.
    calls: Arc<Semaphore>,
}

impl Default for Notices {
    fn default() -> Notices {
        Notices { heard: Mutex::default(), calls: Arc::new(Semaphore::new(32)) }
    }
}

impl Notices {
    fn heard(&self) -> MutexGuard<'_, HashMap<Person, Vec<mpsc::Sender<Notice>>>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Somebody listens from now on.
    pub fn listen(&self, who: Person) -> mpsc::Receiver<Notice> {
        let (to, from) = mpsc::channel(QUEUE);
        let mut heard = self.heard();
        heard.retain(|_, all| {
            all.retain(|to| !to.is_closed());
            !all.is_empty()
        });
        heard.entry(who).or_default().push(to);
        from
    }
    /// Nobody listens any more.
    pub fn close(&self) {
        self.heard().clear();
    }
}

impl<S: Store> Hub<S> {
    /// Tells somebody; who is at the table already is not called there.
    pub(crate) fn notify(self: Arc<Self>, who: Person, notice: Notice, here: bool) {
        if let Some(all) = self.notices.heard().get_mut(&who) {
            all.retain(|to| to.try_send(notice.clone()).is_ok());
        }
        let Some(turn) = self.notices.calls.clone().try_acquire_owned().ok().filter(|_| !here) else { return };
        tokio::spawn(async move {
            let _turn = turn;
            for note in self.store.notes(HOOK, Some(who.as_str())).await.unwrap_or_default() {
                self.call(note, &notice).await;
            }
        });
    }
    async fn call(&self, note: Note, notice: &Notice) {
        let Ok(hook) = serde_json::from_str::<Hook>(&note.text) else { return };
        let Ok(body) = serde_json::to_string(notice) else { return };
        let local = self.limits.local_calls;
        let key = match &hook {
            Hook::Push { .. } => call::key(&*self.store).await.ok(),
            Hook::Web { .. } => None,
        };
        let answer = tokio::task::spawn_blocking(move || call::call(&hook, key.as_deref(), body, local)).await;
        let answer = answer.unwrap_or(call::Answer::Silent);
        meter::called(answer == call::Answer::Heard);
        if answer == call::Answer::Gone {
            self.store.forget(HOOK, &note.name).await.ok();
        }
    }
}
