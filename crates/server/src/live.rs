//! A table that is awake: a task that owns it.

use crate::{
    hub::{Hub, about, people},
    identity, meter,
    notice::Notice,
    now,
};
use sabika_host::{Command, Due, Key, Line, Look, Person, Refused, Request, Since, Stage, Table, ToClient};
use sabika_store::{About, Added, Addition, Store, TableId};
use sabika_words::Lang;
use std::{collections::HashMap, fmt, sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, oneshot},
    time::sleep,
};

/// How long a table stays awake at which nobody looks on and nothing happens.
const IDLE: Duration = Duration::from_mins(1);

/// So many milliseconds pass at most before it is noted that something happened.
const NOTED: u64 = 30_000;

/// What a table is told.
pub enum Said {
    /// Somebody looks on from now on.
    Look(Looker),
    /// Somebody wants something.
    Want(Box<Request>, Lang, oneshot::Sender<ToClient>),
    /// Somebody wants to know something of it.
    Peek(Box<dyn FnOnce(&Table) + Send>),
    /// Something happens that nobody at the table has decided on.
    Happens(Box<Line>, oneshot::Sender<bool>),
    /// A bot has thought about this.
    Thought(Thinking, Option<Box<sabika_engine::Move>>),
    /// The table is gone, or the server closes.
    Close,
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("something said")
    }
}

/// Somebody who looks on.
#[derive(Debug)]
pub struct Looker {
    /// Who; none for who only watches.
    pub who: Option<Person>,
    /// In which language.
    pub lang: Lang,
    /// In which form.
    pub look: Look,
    /// Since when they want to hear what has happened, when they come.
    pub since: Option<Since>,
    /// What they hear; who does not listen fast enough is let go, and comes back.
    pub to: mpsc::Sender<Arc<str>>,
}

/// What a bot thinks about: the ply, and since which line that is asked.
type Thinking = (u32, u64);

struct Live<S> {
    hub: Arc<Hub<S>>,
    id: TableId,
    table: Box<Table>,
    lookers: Vec<Looker>,
    /// What everybody has heard of.
    told: Option<Since>,
    /// What is to be found quickly of it.
    about: About,
    /// Who was asked last, and at which ply: they are told once.
    asked: Option<(Person, u32)>,
    /// What a bot is thinking about.
    thinking: Option<Thinking>,
    /// The way here, for bots that have thought.
    own: mpsc::WeakSender<Said>,
    /// The log cannot be read any more: the table is not what it says, and nobody is to see it.
    is_lost: bool,
}

/// Runs a table until it goes to sleep.
pub async fn run<S: Store>(
    hub: Arc<Hub<S>>,
    id: TableId,
    table: Box<Table>,
    mut said: mpsc::Receiver<Said>,
    own: mpsc::WeakSender<Said>,
) {
    let told = Some(Since { lines: table.lines(), ply: ply(&table) });
    let asked = asked(&table);
    let about = about(&table);
    let mut live = Live { told, about, asked, hub, id, table, lookers: vec![], thinking: None, own, is_lost: false };
    let woken = live.table.woken(now());
    if !woken.is_empty() && !live.keeps(woken).await {
        return live.hub.sleeps(&live.id);
    }
    loop {
        let wait = live.goes_on().await;
        if live.is_lost {
            return live.hub.sleeps(&live.id);
        }
        let idle = live.lookers.is_empty() && wait.is_none() && live.thinking.is_none();
        let wait = wait.unwrap_or(IDLE);
        tokio::select! {
            heard = said.recv() => match heard {
                None => return live.hub.sleeps(&live.id),
                Some(Said::Close) => {
                    live.tell(&ToClient::Closing);
                    return live.hub.sleeps(&live.id);
                }
                Some(heard) => live.hears(heard).await,
            },
            () = sleep(wait) => {
                live.lookers.retain(|looker| !looker.to.is_closed());
                if idle {
                    return live.hub.sleeps(&live.id);
                }
            }
        }
    }
}

fn ply(table: &Table) -> Option<u32> {
    table.session().map(sabika_session::Session::ply)
}

/// The person who is asked, and at which ply.
fn asked(table: &Table) -> Option<(Person, u32)> {
    let ask = table.session()?.ask()?;
    let chair = &table.chairs()[ask.seat.index()];
    Some((chair.person().filter(|_| chair.is_present())?.clone(), ply(table)?))
}

impl<S: Store> Live<S> {
    /// Everything that happens by itself, until somebody must be waited for; how long at most.
    async fn goes_on(&mut self) -> Option<Duration> {
        loop {
            match self.table.due(now()) {
                Due::Nothing => return None,
                Due::Until(at) => return Some(Duration::from_millis(at.saturating_sub(now()).clamp(1, 3_600_000))),
                Due::Lines(lines) => {
                    if !self.keeps(lines).await {
                        // The disk is full, or something like it: not again at once.
                        return Some(Duration::from_secs(5));
                    }
                }
                Due::Bot(_) => {
                    self.thinks();
                    return None;
                }
            }
        }
    }
    /// Lets a bot think, where it does not keep people waiting.
    fn thinks(&mut self) {
        let asked = ply(&self.table).map(|ply| (ply, self.table.asked_since()));
        let Some(asked) = asked.filter(|asked| self.thinking != Some(*asked)) else { return };
        let Some(thinker) = self.table.thinker() else { return };
        self.thinking = Some(asked);
        let (own, thinking) = (self.own.clone(), self.hub.thinking.clone());
        tokio::spawn(async move {
            let thought = thinking.of(move || thinker.choose()).await.flatten();
            if let Some(own) = own.upgrade() {
                own.send(Said::Thought(asked, thought.map(Box::new))).await.ok();
            }
        });
    }
    async fn hears(&mut self, said: Said) {
        match said {
            Said::Look(looker) if !self.table.may_look(looker.who.as_ref()) => {}
            Said::Look(looker) => {
                let words = self.hub.words(looker.lang);
                let update = self.table.update(looker.who.as_ref(), looker.look, looker.since, now(), words);
                if looker.to.try_send(written(&ToClient::Table(Box::new(update)))).is_ok() {
                    self.lookers.push(looker);
                }
            }
            Said::Want(request, lang, answer) => {
                let answered = self.obeys(*request, lang).await;
                answer.send(answered).ok();
            }
            Said::Peek(look) => look(&self.table),
            Said::Happens(line, answer) => {
                // It was decided on for the table as somebody saw it: it may have come too late.
                let fits = self.table.clone().apply(&line).is_ok();
                let kept = fits && self.keeps(vec![*line]).await;
                answer.send(kept).ok();
            }
            // Moves were taken back while it thought: by now another one thinks about what is asked instead.
            Said::Thought(asked, _) if self.thinking != Some(asked) => {}
            Said::Thought((ply, since), thought) => {
                self.thinking = None;
                let line = thought.and_then(|mv| self.table.bot_moved(ply, since, *mv, now()));
                if let Some(line) = line {
                    self.keeps(vec![line]).await;
                }
            }
            Said::Close => {}
        }
    }
    /// Obeys a command, or says why not.
    async fn obeys(&mut self, mut request: Request, lang: Lang) -> ToClient {
        if matches!(request.command, Command::Invite(_)) {
            request.secret = identity::short_word().ok();
        }
        let done = |key: Option<Key>, link: Option<String>| ToClient::Done { key, link };
        match self.table.decide(&request, now()) {
            Ok(lines) => {
                if self.keeps(lines).await {
                    return done(request.key, request.secret);
                }
                ToClient::Refused {
                    key: request.key,
                    code: "not_kept".into(),
                    message: "this could not be written down, so it was not done".into(),
                    refusal: None,
                }
            }
            Err(Refused::Known) => done(request.key, None),
            Err(refused) => {
                meter::refused(refused.code());
                self.table.refusal(request.key, &request.who, &refused, self.hub.words(lang))
            }
        }
    }
    /// Adds lines to the table, writes them down for good, and only then tells anybody. False if they could not be written: then
    /// the table is again what its log says.
    async fn keeps(&mut self, lines: Vec<Line>) -> bool {
        let after = self.table.lines();
        let Ok(written) = lines.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>() else { return false };
        let only = lines.iter().all(|line| line.entry.is_private()).then(|| lines.first()?.who.clone()).flatten();
        let is_move = |line: &Line| matches!(line.entry, sabika_host::Entry::Moved { .. });
        let (moves, stage) = (lines.iter().filter(|line| is_move(line)).count(), self.table.stage());
        let around = moves < lines.len();
        self.table.apply_all(lines);
        let new = self.learns(around || self.table.stage() != stage);
        let addition = Addition {
            table: self.id.clone(),
            after,
            lines: written,
            about: new,
            people: around.then(|| people(&self.table)),
        };
        let kept = match self.hub.writer.add(addition).await {
            Ok(Added::Done) => true,
            // Another process has gone on with it: what it wrote is the truth.
            Ok(Added::Late) => false,
            Err(error) => {
                tracing::error!(%error, "a table could not be kept");
                false
            }
        };
        if !kept {
            self.told = None;
            match self.hub.load(&self.id).await {
                Ok(table) => {
                    self.about = about(&table);
                    self.table = table;
                }
                Err(_) => self.is_lost = true,
            }
        }
        meter::moves(moves as u64);
        self.tells(only.filter(|_| kept).as_ref());
        if kept && self.table.stage() == Stage::Over && stage != Stage::Over {
            self.hub.clone().ended(self.id.clone());
        }
        kept
    }
    /// What is to be found quickly, if it is something else by now. That something happened at all is noted once in a while.
    fn learns(&mut self, around: bool) -> Option<About> {
        let mut about = if around { about(&self.table) } else { self.about.clone() };
        about.asked = asked(&self.table).map(|(who, _)| who.into());
        let same = about.asked == self.about.asked && now() < self.about.at + NOTED;
        about.at = now();
        (around || !same).then(|| {
            self.about = about.clone();
            about
        })
    }
    /// Everybody who looks on sees the table as it is now, or only the one whom it concerns. Who sees the same is told in the same
    /// words, which are found once.
    fn tells(&mut self, only: Option<&Person>) {
        if self.is_lost {
            return self.lookers.clear();
        }
        let (since, table, hub) = (self.told, &self.table, &self.hub);
        let mut watched: HashMap<(Lang, Look), Arc<str>> = HashMap::new();
        self.lookers.retain(|looker| {
            // Who came while chairs were free, or has given the seat away, may not be one who may look on.
            if !table.may_look(looker.who.as_ref()) {
                return false;
            }
            if only.is_some_and(|only| looker.who.as_ref() != Some(only)) {
                return !looker.to.is_closed();
            }
            let text = || {
                let words = hub.words(looker.lang);
                written(&ToClient::Table(Box::new(table.update(looker.who.as_ref(), looker.look, since, now(), words))))
            };
            let watches = table.only_watches(looker.who.as_ref());
            let text =
                if watches { watched.entry((looker.lang, looker.look)).or_insert_with(text).clone() } else { text() };
            looker.to.try_send(text).is_ok()
        });
        if only.is_none() {
            self.told = Some(Since { lines: self.table.lines(), ply: ply(&self.table) });
        }
        self.calls();
        if self.table.stage() == Stage::Over {
            self.thinking = None;
        }
    }
    /// Whoever is asked now, and was not before, is told so wherever they are.
    fn calls(&mut self) {
        let asked = asked(&self.table);
        let new = asked.as_ref().filter(|(who, _)| self.asked.as_ref().is_none_or(|(before, _)| before != who));
        if let Some((who, ply)) = new {
            let here = self.lookers.iter().any(|looker| looker.who.as_ref() == Some(who));
            self.hub.clone().notify(who.clone(), Notice::turn(&self.id, *ply), here);
        }
        self.asked = asked;
    }
    fn tell(&self, message: &ToClient) {
        let text = written(message);
        for looker in &self.lookers {
            looker.to.try_send(text.clone()).ok();
        }
    }
}

/// A message as text.
pub fn written(message: &ToClient) -> Arc<str> {
    serde_json::to_string(message).unwrap_or_default().into()
}
