//! The table, and how entries make it.

use crate::{
    By, Chair, Clocks, Entry, Key, LOG_VERSION, Line, Millis, Opening, Person, Proposal, Refused, Role, Said, SeatNo,
    Settings, Wish, link::Door,
};
use sabika_engine::{
    Move,
    flow::Topic,
    hash::fnv1a,
    value::{BySeat, Seat, Seed},
};
use sabika_notation::Record;
use sabika_session::{Session, Standing, Until};
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, VecDeque};

/// So many lines of talk are kept at the table; all are in the log.
const TALK: usize = 200;
/// So many commands are known again when they come twice.
const KEYS: usize = 256;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// It is over.
    Over,
}

/// One table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) opening: Opening,
    pub(crate) host: Person,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) session: Option<Session>,
    pub(crate) clocks: Clocks,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) talk: VecDeque<(Millis, Option<Person>, Said)>,
    /// Who wants to hear no more of whom.
    pub(crate) muted: BTreeSet<(Person, Person)>,
    pub(crate) doors: Vec<Door>,
    /// Who may look on by a link.
    pub(crate) watchers: BTreeSet<Person>,
    /// Who has been asked what goes round.
    asked: BySeat<bool>,
    /// How many lines its log had when what is asked now came up.
    asked_since: u64,
    /// What was answered ahead of the turn, with the ply it answers.
    pub(crate) ahead: Vec<(u32, Seat, Move)>,
    /// The table at which the same people play again.
    pub(crate) next: Option<String>,
    /// May its seed be known?
    pub(crate) revealed: bool,
    commitment: String,
    /// The hashes of the last commands, to know them again.
    keys: VecDeque<u64>,
    /// How many lines its log has.
    lines: u64,
    /// How many it had when something around the game changed.
    around: u64,
    /// When the last of them was written.
    last: Millis,
}

impl Table {
    /// A new table, with chairs for all who play. Its first line is [`Table::opened`].
    pub fn open(opening: &Opening, host: Person) -> Result<Table, Refused> {
        opening.check()?;
        Ok(Table {
            chairs: vec![Chair::Empty; opening.config.players.into()],
            opening: opening.clone(),
            commitment: commitment(opening.seed),
            host,
            session: None,
            clocks: Clocks::default(),
            proposal: None,
            talk: VecDeque::new(),
            muted: BTreeSet::new(),
            doors: vec![],
            watchers: BTreeSet::new(),
            asked: BySeat::default(),
            asked_since: 1,
            ahead: vec![],
            next: None,
            revealed: opening.group.is_none(),
            keys: VecDeque::new(),
            lines: 1,
            around: 1,
            last: 0,
        })
    }
    /// The first line of the log of a table.
    pub fn opened(opening: &Opening, host: Person, now: Millis) -> Result<Line, Refused> {
        opening.check()?;
        let entry = Entry::Opened { log: LOG_VERSION, opening: Box::new(opening.clone()) };
        Ok(Line { at: now, who: Some(host), key: None, entry })
    }
    /// The table that a log tells of.
    pub fn replay(lines: impl IntoIterator<Item = Line>) -> Result<Table, Refused> {
        let mut lines = lines.into_iter();
        let wrong = |why: &str| Refused::Log { line: 1, why: why.into() };
        let first = lines.next().ok_or_else(|| wrong("it is empty"))?;
        let (Some(host), Entry::Opened { log, opening }) = (first.who, first.entry) else {
            return Err(wrong("it does not begin with the opening of a table"));
        };
        if log > LOG_VERSION {
            return Err(wrong("it was written by a later version"));
        }
        let mut table = Table::open(&opening, host)?;
        table.last = first.at;
        for line in lines {
            table.apply(&line)?;
        }
        Ok(table)
    }
    /// How many lines its log has.
    pub fn lines(&self) -> u64 {
        self.lines
    }
    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match &self.session {
            None => Stage::Gathering,
            Some(session) if session.ask().is_none() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }
    /// The game, once it has begun. Whoever shows it to somebody shows that seat's view, never the game.
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }
    /// What it was opened with. The seed is nobody's to know before the game is over.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }
    /// Who opened it.
    pub fn host(&self) -> &Person {
        &self.host
    }
    /// The chairs, seat by seat.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }
    /// The seats of a person: several where people share a device.
    pub fn seats_of<'a>(&'a self, who: &'a Person) -> impl Iterator<Item = Seat> + 'a {
        self.seats().filter(move |seat| self.chairs[seat.index()].person() == Some(who))
    }
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.opening.config.players)
    }
    /// What everybody is shown before the game: the hash of the seed that will deal it. Afterwards the seed itself proves that
    /// nothing was changed.
    pub fn commitment(&self) -> &str {
        &self.commitment
    }
    /// The seed, once nobody gains by knowing it.
    pub fn seed(&self) -> Option<Seed> {
        (self.stage() == Stage::Over && self.revealed).then_some(self.opening.seed)
    }
    /// The game as a record, once nobody gains by reading it.
    pub fn record(&self) -> Option<Record> {
        self.seed().and(self.session.as_ref()).map(Session::record)
    }
    /// The table at which the same people play again.
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }
    /// Has anything around the game changed since its log had so many lines?
    pub fn changed_since(&self, lines: u64) -> bool {
        self.around > lines
    }
    /// How many lines its log had when what is asked now came up: who has seen fewer has seen another question, even if it is one of
    /// the same ply. The passes by which a question goes round are no news to anybody: it was shown as it would be after them.
    pub fn asked_since(&self) -> u64 {
        self.asked_since
    }
    /// Was this command obeyed already?
    pub(crate) fn knows(&self, who: &Person, key: &Key) -> bool {
        self.keys.contains(&known_by(who, key))
    }

    /// Adds lines that [`Table::decide`] or [`Table::due`] made for this table as it stands.
    ///
    /// # Panics
    ///
    /// With lines that were made for another table: our bug.
    pub fn apply_all(&mut self, lines: impl IntoIterator<Item = Line>) {
        for line in lines {
            self.apply(&line).expect("a line that was decided on can be applied");
        }
    }
    /// Adds a line. One that makes no sense here is refused, and then nothing has changed: a log may be damaged.
    pub fn apply(&mut self, line: &Line) -> Result<(), Refused> {
        let number = self.lines as usize + 1;
        let wrong = |why: &str| Refused::Log { line: number, why: why.to_string() };
        // With every move only the game changes; all else is seen again when it does.
        let before = (self.stage(), self.proposal.is_some(), self.opening.settings.clock.is_some());
        self.enter(line, &wrong)?;
        self.lines += 1;
        if !matches!(line.entry, Entry::Moved { .. } | Entry::Ahead { .. }) || before != (self.stage(), false, false) {
            self.around = self.lines;
        }
        self.last = self.last.max(line.at);
        if let (Some(who), Some(key)) = (&line.who, &line.key) {
            self.keys.push_back(known_by(who, key));
            if self.keys.len() > KEYS {
                self.keys.pop_front();
            }
        }
        Ok(())
    }
    fn enter(&mut self, line: &Line, wrong: &dyn Fn(&str) -> Refused) -> Result<(), Refused> {
        let seat_of = |seat: SeatNo| self.seats().nth(seat.0.into()).ok_or_else(|| wrong("there is no such seat"));
        let gathering = self.session.is_none();
        match &line.entry {
            Entry::Opened { .. } => return Err(wrong("it is opened twice")),
            Entry::Sat { seat, person, name } => {
                let seat = seat_of(*seat)?;
                if !gathering || self.chairs[seat.index()] != Chair::Empty {
                    return Err(wrong("this chair is taken"));
                }
                if !self.opening.settings.one_device {
                    for chair in self.chairs.iter_mut().filter(|chair| chair.person() == Some(person)) {
                        *chair = Chair::Empty;
                    }
                }
                self.chairs[seat.index()] = Chair::Person { who: person.clone(), name: name.clone(), stand_in: None };
            }
            Entry::BotSat { seat, bot } => {
                let seat = seat_of(*seat)?;
                if !gathering || self.chairs[seat.index()].person().is_some() {
                    return Err(wrong("this chair is taken"));
                }
                self.chairs[seat.index()] = Chair::Bot { bot: bot.clone() };
            }
            Entry::Cleared { seat } => {
                let seat = seat_of(*seat)?;
                if !gathering {
                    return Err(wrong("nobody gets up any more"));
                }
                self.chairs[seat.index()] = Chair::Empty;
            }
            Entry::Swapped { one, other } => {
                let (one, other) = (seat_of(*one)?, seat_of(*other)?);
                if !gathering {
                    return Err(wrong("nobody changes places any more"));
                }
                self.chairs.swap(one.index(), other.index());
                // Who has a link for a chair finds it where it stands now.
                for door in &mut self.doors {
                    if let Role::Sit { seat } = &mut door.role {
                        *seat = match *seat {
                            at if at == one.into() => other.into(),
                            at if at == other.into() => one.into(),
                            at => at,
                        };
                    }
                }
            }
            Entry::Begun => {
                if !gathering || self.chairs.contains(&Chair::Empty) {
                    return Err(wrong("the game cannot begin"));
                }
                let mut session = self.opening.session().map_err(|bad| wrong(&bad.to_string()))?;
                session.set_names(self.seats().map(|seat| self.chairs[seat.index()].name(seat)).collect());
                self.session = Some(session);
                self.clocks.start(line.at);
                self.asks_anew();
            }
            Entry::Moved { ply, seat, mv, by } => {
                let seat = seat_of(*seat)?;
                let session = self.session.as_mut().ok_or_else(|| wrong("there is no game yet"))?;
                let topic = session.ask().map(|ask| ask.topic);
                session.apply_at(*ply, seat, *mv).map_err(|refused| wrong(&refused.to_string()))?;
                // Who is asked a second time has all the time again.
                self.asked[seat] = true;
                let next = session.ask().filter(|next| *mv == Move::Pass && Some(next.topic) == topic);
                let goes_round = next.is_some_and(|next| !self.asked[next.seat]);
                // What a bot needs is nobody's time.
                if *by != By::Bot {
                    self.clocks.stop(seat, self.opening.settings.clock, line.at);
                }
                if goes_round {
                    self.clocks.next(line.at);
                    self.ahead.retain(|(answers, ..)| answers > ply);
                } else {
                    self.clocks.start(line.at);
                    self.asks_anew();
                }
                self.proposal = None;
            }
            Entry::Undone { to } => {
                let session = self.session.as_mut().ok_or_else(|| wrong("there is no game yet"))?;
                let plies = session.ply().checked_sub(*to).filter(|_| session.ask().is_some());
                let plies = plies.ok_or_else(|| wrong("there is no such ply"))?;
                let (thinks, clock) = (session.ask().map(|ask| ask.seat), self.opening.settings.clock);
                session.undo(plies).map_err(|e| wrong(&e.to_string()))?;
                if let Some(seat) = thinks.filter(|seat| self.chairs[seat.index()].is_present()) {
                    self.clocks.stop(seat, clock, line.at);
                }
                let agreed = Some(Wish::TakeBack { to: *to });
                if self.proposal.as_ref().map(|proposal| &proposal.wish) == agreed.as_ref() {
                    self.clocks.start(line.at);
                } else {
                    self.clocks.again(clock, line.at);
                }
                self.asks_anew();
                self.proposal = None;
            }
            Entry::Proposed { seat, wish } => {
                let seat = seat_of(*seat)?;
                if gathering {
                    return Err(wrong("there is no game yet"));
                }
                if let Wish::Replace { seat, .. } = wish {
                    seat_of(*seat)?;
                }
                self.proposal = Some(Proposal { seat, wish: wish.clone(), agreed: BySeat::default() });
            }
            Entry::Agreed { seat } => {
                let seat = seat_of(*seat)?;
                self.proposal.as_mut().ok_or_else(|| wrong("nothing is asked"))?.agreed[seat] = true;
            }
            Entry::Dropped => self.proposal = None,
            Entry::Replaced { seat, bot } => {
                let seat = seat_of(*seat)?;
                let Chair::Person { stand_in, .. } = &mut self.chairs[seat.index()] else {
                    return Err(wrong("nobody sits there"));
                };
                *stand_in = Some(bot.clone());
                if self.is_asked(seat) {
                    self.clocks.stop(seat, self.opening.settings.clock, line.at);
                    self.clocks.start(line.at);
                    self.asked = BySeat::default();
                }
                // Who has left is asked for nothing, and what they wished, or was wished of them, is void.
                let about = |proposal: &Proposal| proposal.seat == seat || !proposal.asks(seat);
                let void =
                    self.proposal.as_ref().is_some_and(|wish| about(wish) || self.asked_of(wish).next().is_none());
                self.proposal.take_if(|_| void);
            }
            Entry::Returned { seat } => {
                let seat = seat_of(*seat)?;
                let Chair::Person { stand_in, .. } = &mut self.chairs[seat.index()] else {
                    return Err(wrong("nobody sits there"));
                };
                *stand_in = None;
                if self.is_asked(seat) {
                    self.clocks.start(line.at);
                    self.asked = BySeat::default();
                }
            }
            Entry::Paused => {
                self.clocks.pause(line.at);
                // What people wished for is still asked after a pause that nobody wished for.
                if line.who.is_some() {
                    self.proposal = None;
                }
            }
            Entry::Resumed => self.clocks.resume(line.at),
            Entry::Stands { seat, topic, this_round, unless } => {
                let seat = seat_of(*seat)?;
                let topic = Topic::all().find(|known| known.name() == topic).ok_or_else(|| wrong("no such topic"))?;
                let session = self.session.as_mut().ok_or_else(|| wrong("there is no game yet"))?;
                let until = if *this_round { Until::NextTurn } else { Until::Revoked };
                session.stand(seat, topic, Standing { until, unless: *unless });
            }
            Entry::AskedAgain { seat } => {
                let seat = seat_of(*seat)?;
                self.session.as_mut().ok_or_else(|| wrong("there is no game yet"))?.ask_again(seat);
            }
            Entry::Said(said) => {
                self.talk.push_back((line.at, line.who.clone(), said.clone()));
                if self.talk.len() > TALK {
                    self.talk.pop_front();
                }
            }
            Entry::Ahead { ply, seat, mv } => {
                let seat = seat_of(*seat)?;
                self.ahead.retain(|(_, own, _)| *own != seat);
                self.ahead.push((*ply, seat, *mv));
            }
            Entry::Muted { seat, muted } => {
                let who = line.who.clone().ok_or_else(|| wrong("nobody said so"))?;
                let whom = self.chairs[seat_of(*seat)?.index()].person().ok_or_else(|| wrong("nobody sits there"))?;
                let pair = (who, whom.clone());
                if *muted {
                    self.muted.insert(pair);
                } else {
                    self.muted.remove(&pair);
                }
            }
            Entry::Invited { link, to } => {
                let by = line.who.clone().ok_or_else(|| wrong("nobody said so"))?;
                self.doors.push(Door { link: *link, role: *to, by });
            }
            Entry::Used { link } => self.doors.retain(|door| door.link != *link),
            Entry::Watches { person } => drop(self.watchers.insert(person.clone())),
            Entry::Handed { from, to } => self.hand(from, to),
            Entry::Next { .. } if self.next.is_some() => return Err(wrong("there is a next table")),
            Entry::Next { table } => self.next = Some(table.clone()),
            Entry::Revealed if self.revealed => return Err(wrong("it is shown already")),
            Entry::Revealed => self.revealed = true,
        }
        Ok(())
    }
    /// Something else is asked, from the line on that is being added: nothing that was answered ahead fits it.
    fn asks_anew(&mut self) {
        self.asked_since = self.lines + 1;
        self.ahead.clear();
        self.asked = BySeat::default();
    }
    fn is_asked(&self, seat: Seat) -> bool {
        self.session.as_ref().and_then(Session::ask).is_some_and(|ask| ask.seat == seat)
    }
    /// Somebody is known by another word from now on, in everything.
    fn hand(&mut self, from: &Person, to: &Person) {
        let chairs = self.chairs.iter_mut().filter_map(|chair| match chair {
            Chair::Person { who, .. } => Some(who),
            _ => None,
        });
        let said = self.talk.iter_mut().filter_map(|(_, who, _)| who.as_mut());
        let made = self.doors.iter_mut().map(|door| &mut door.by);
        for who in chairs.chain(said).chain(made).chain([&mut self.host]).filter(|who| *who == from) {
            *who = to.clone();
        }
        let name = |who: Person| if who == *from { to.clone() } else { who };
        self.watchers = std::mem::take(&mut self.watchers).into_iter().map(name).collect();
        self.muted = std::mem::take(&mut self.muted).into_iter().map(|(who, whom)| (name(who), name(whom))).collect();
    }
    /// The line of a move of whoever is asked.
    pub(crate) fn moved(&self, mv: Move, by: By, now: Millis) -> Option<Line> {
        let session = self.session.as_ref()?;
        let seat = session.ask()?.seat.into();
        Some(Line { at: now, who: None, key: None, entry: Entry::Moved { ply: session.ply(), seat, mv, by } })
    }
    /// After a time in which nobody could play, since whoever runs the table did not: it was nobody's time. Nothing where nobody's
    /// time was running.
    pub fn woken(&self, now: Millis) -> Vec<Line> {
        let ask = self.session.as_ref().and_then(Session::ask).filter(|_| !self.clocks.is_paused() && now > self.last);
        let Settings { clock, window, .. } = self.opening.settings;
        let ran = ask.is_some_and(|ask| clock.is_some() || window.is_some() && ask.topic.may_pass());
        let line = |at: Millis, entry: Entry| Line { at, who: None, key: None, entry };
        if ran { vec![line(self.last, Entry::Paused), line(now, Entry::Resumed)] } else { vec![] }
    }
}

/// A command, by a number: two of one person's have the same one by no accident that anybody will see.
fn known_by(who: &Person, key: &Key) -> u64 {
    fnv1a(&[who.as_str().as_bytes(), b" ", key.0.as_bytes()].concat())
}

/// The hash by which a deal is promised before it is made: SHA-256 of `sabika seed ` and the bytes of the seed.
pub fn commitment(seed: Seed) -> String {
    let hash = Sha256::new().chain_update(b"sabika seed ").chain_update(seed.bytes()).finalize();
    // Spelled as seeds are.
    Seed::from_bytes(hash.into()).to_string()
}
