//! Somebody at a table, over a WebSocket: every message is one JSON object of docs/api.md.

use crate::{
    fault::Fault,
    hub::Hub,
    limits::Held,
    live::{Looker, Said, written},
    meter,
};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::{SinkExt, StreamExt};
use sabika_host::{FromClient, Look, Person, Request, Since, ToClient};
use sabika_store::{Store, TableId};
use sabika_words::Lang;
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, oneshot};

/// So many messages wait for somebody who is slow; then they are let go and come back.
const QUEUE: usize = 64;
/// Who is not heard of for so long is asked whether they are there.
const QUIET: Duration = Duration::from_secs(30);

/// Somebody, and where they have come.
#[derive(Debug)]
pub struct Way<S> {
    pub hub: Arc<Hub<S>>,
    pub id: TableId,
    pub who: Option<Person>,
    pub lang: Lang,
    pub look: Look,
    /// Do they want to hear all that has happened?
    pub all_news: bool,
    /// Whose messages are counted together: a person's, or all of those who come unknown from one address.
    pub speaks_as: String,
}

/// Counts a socket as long as it is open.
struct Counted<S>(Arc<Hub<S>>);

impl<S> Counted<S> {
    fn new(hub: &Arc<Hub<S>>) -> Counted<S> {
        hub.sockets.fetch_add(1, Ordering::Relaxed);
        Counted(hub.clone())
    }
}

impl<S> Drop for Counted<S> {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Lets somebody look on and play until they leave.
pub async fn run<S: Store>(way: Way<S>, socket: WebSocket, _held: Option<Held>) {
    let _counted = Counted::new(&way.hub);
    let (to, mut heard) = mpsc::channel::<Arc<str>>(QUEUE);
    let (mut out, mut from) = socket.split();
    if way.look(to.clone()).await.is_err() {
        let gone = CloseFrame { code: 1011, reason: "come back in a moment".into() };
        out.send(Message::Close(Some(gone))).await.ok();
        return;
    }
    // Only the table's own way is kept: when it lets somebody go, this ends.
    let answers = to.downgrade();
    drop(to);
    let mut quiet = 0;
    loop {
        tokio::select! {
            message = heard.recv() => {
                let Some(text) = message else {
                    out.send(Message::Close(Some(CloseFrame { code: 1012, reason: "come back".into() }))).await.ok();
                    return;
                };
                if out.send(Message::Text((&*text).into())).await.is_err() {
                    return;
                }
            },
            message = from.next() => {
                let Some(Ok(message)) = message else { return };
                quiet = 0;
                if !way.hub.limits.hears(&way.speaks_as) {
                    out.send(Message::Close(Some(CloseFrame { code: 1008, reason: "not so fast".into() }))).await.ok();
                    return;
                }
                let Message::Text(text) = message else { continue };
                let began = Instant::now();
                let answer = way.obey(&text).await;
                meter::answered(began.elapsed());
                if let Some(answers) = answers.upgrade() {
                    answers.send(written(&answer)).await.ok();
                }
            },
            () = tokio::time::sleep(QUIET) => {
                quiet += 1;
                if quiet > 3 || out.send(Message::Ping(vec![].into())).await.is_err() {
                    return;
                }
            }
        }
    }
}

impl<S: Store> Way<S> {
    async fn look(&self, to: mpsc::Sender<Arc<str>>) -> Result<(), Fault> {
        let way = self.hub.table(&self.id).await?;
        let since = self.all_news.then_some(Since::BEGINNING);
        let looker = Looker { who: self.who.clone(), lang: self.lang, look: self.look, since, to };
        way.send(Said::Look(looker)).await.map_err(|_| Fault::closing())
    }
    /// One message: what comes of it.
    async fn obey(&self, text: &str) -> ToClient {
        let refused =
            |key, code: &str, message: String| ToClient::Refused { key, code: code.into(), message, refusal: None };
        let message: FromClient = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return refused(None, "bad_message", error.to_string()),
        };
        let Some(who) = self.who.clone() else {
            return refused(message.key, "who", "who only watches has no say".into());
        };
        if message.key.as_ref().is_some_and(|key| key.0.len() > 64) {
            return refused(None, "bad_message", "key: 64 bytes at most".into());
        }
        let request = Request { who, key: message.key.clone(), command: message.command, secret: None };
        let (answer, answered) = oneshot::channel();
        // A table that has just gone to sleep is woken again.
        let asked = async {
            let want = Said::Want(Box::new(request), self.lang, answer);
            self.hub.table(&self.id).await?.send(want).await.map_err(|_| Fault::closing())
        };
        if let Err(fault) = asked.await {
            return refused(message.key, &fault.code, fault.message);
        }
        answered.await.unwrap_or_else(|_| refused(message.key, "closing", "come back in a moment".into()))
    }
}
