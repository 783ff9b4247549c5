//! Commands become lines of the log, or are refused.

use crate::{By, Chair, Command, Entry, Line, Link, Millis, Person, Refused, Request, Role, SeatNo, Stage, Table};
use sabika_bots::NAMES;
use sabika_engine::{Move, value::Seat};

/// The longest name of a player.
const NAME: usize = 24;
/// The longest thing that is said at once.
const TEXT: usize = 500;
/// So many things may be said by one person in so many milliseconds.
const TALKATIVE: (usize, Millis) = (8, 10_000);

impl Table {
    /// What a command means at this table now: the lines it adds to the log, or why not. Nothing changes.
    pub fn decide(&self, request: &Request, now: Millis) -> Result<Vec<Line>, Refused> {
        let Request { who, key, command, secret } = request;
        if key.as_ref().is_some_and(|key| self.knows(who, key)) {
            return Err(Refused::Known);
        }
        let entries = match command {
            Command::Sit { seat, name } => self.sit(who, *seat, name),
            Command::Stand => {
                self.gathering()?;
                let seats: Vec<Entry> = self.seats_of(who).map(|seat| Entry::Cleared { seat: seat.into() }).collect();
                if seats.is_empty() { Err(Refused::NotSeated) } else { Ok(seats) }
            }
            Command::Swap { one, other } => {
                self.hosted(who)?;
                let (one, other) = (self.seat(*one)?, self.seat(*other)?);
                Ok(vec![Entry::Swapped { one: one.into(), other: other.into() }])
            }
            Command::SeatBot { seat, bot } => {
                self.hosted(who)?;
                let seat = self.seat(*seat)?;
                if self.chairs[seat.index()].person().is_some() || self.is_kept(seat.into()) {
                    return Err(Refused::Taken);
                }
                Ok(vec![Entry::BotSat { seat: seat.into(), bot: known(bot)? }])
            }
            Command::Clear { seat } => {
                self.hosted(who)?;
                let seat = self.seat(*seat)?;
                let kept: Vec<Entry> = self.kept_for(seat).collect();
                if self.chairs[seat.index()] != Chair::Empty {
                    Ok(vec![Entry::Cleared { seat: seat.into() }])
                } else if kept.is_empty() {
                    Err(Refused::NotThere)
                } else {
                    Ok(kept)
                }
            }
            Command::Begin => {
                self.hosted(who)?;
                match self.chairs.iter().filter(|chair| **chair == Chair::Empty).count() {
                    0 => Ok(vec![Entry::Begun]),
                    free => Err(Refused::Free(free as u8)),
                }
            }
            Command::Move { ply, seen, mv } => self.make(who, *ply, *seen, *mv),
            Command::Undo { to } => self.undo(who, *to),
            Command::Wish(wish) => self.wishes(who, wish),
            Command::Resume => {
                self.own_seat(who)?;
                if self.clocks.is_paused() {
                    Ok(vec![Entry::Resumed])
                } else {
                    Err(Refused::NotNow("nothing is paused"))
                }
            }
            Command::Vote { yes } => self.vote(who, *yes),
            Command::PassAlways { this_round, unless } => {
                let session = self.playing()?;
                let ask = session.ask().filter(|ask| self.decides(who, ask.seat)).ok_or(Refused::NotAsked)?;
                if session.check(ask.seat, &Move::Pass).is_err() {
                    return Err(Refused::NotNow("this question cannot be passed"));
                }
                let (seat, topic) = (ask.seat.into(), ask.topic.name().to_string());
                Ok(vec![Entry::Stands { seat, topic, this_round: *this_round, unless: *unless }])
            }
            Command::AskAgain => {
                let session = self.playing()?;
                let stands = self.seats_of(who).filter(|seat| session.standing(*seat).next().is_some());
                let entries: Vec<Entry> = stands.map(|seat| Entry::AskedAgain { seat: seat.into() }).collect();
                if entries.is_empty() { Err(Refused::NothingAsked) } else { Ok(entries) }
            }
            Command::Leave { bot } => {
                self.playing()?;
                let bot = known(bot)?;
                let there = self.seats_of(who).filter(|seat| self.chairs[seat.index()].is_present());
                let left: Vec<Entry> =
                    there.map(|seat| Entry::Replaced { seat: seat.into(), bot: bot.clone() }).collect();
                if left.is_empty() { Err(Refused::NotSeated) } else { Ok(left) }
            }
            Command::Return => {
                self.playing()?;
                let away = self.seats_of(who).filter(|seat| !self.chairs[seat.index()].is_present());
                let back: Vec<Entry> = away.map(|seat| Entry::Returned { seat: seat.into() }).collect();
                if back.is_empty() { Err(Refused::NotThere) } else { Ok(back) }
            }
            Command::Say { text } => self.say(who, text, now),
            Command::Mute { seat, muted } => self.mute(who, *seat, *muted),
            Command::Invite(role) => self.invite(who, *role, secret.as_deref()),
            Command::Enter { link, name } => self.enter_by(who, Link::of(link), name),
        }?;
        let line = |(n, entry)| Line { at: now, who: Some(who.clone()), key: key.clone().filter(|_| n == 0), entry };
        Ok(entries.into_iter().enumerate().map(line).collect())
    }
    pub(crate) fn seat(&self, seat: SeatNo) -> Result<Seat, Refused> {
        self.seats().nth(seat.0.into()).ok_or(Refused::NoSeat(seat.0))
    }
    fn gathering(&self) -> Result<(), Refused> {
        if self.session.is_none() { Ok(()) } else { Err(Refused::NotNow("the game has begun")) }
    }
    /// Only who opened the table does this, and only before the game.
    fn hosted(&self, who: &Person) -> Result<(), Refused> {
        self.gathering()?;
        if self.host == *who { Ok(()) } else { Err(Refused::NotHost) }
    }
    pub(crate) fn playing(&self) -> Result<&sabika_session::Session, Refused> {
        match (self.stage(), &self.session) {
            (Stage::Playing, Some(session)) => Ok(session),
            (Stage::Over, _) => Err(Refused::NotNow("the game is over")),
            _ => Err(Refused::NotNow("the game has not begun")),
        }
    }
    /// A seat of somebody who plays.
    pub(crate) fn own_seat(&self, who: &Person) -> Result<Seat, Refused> {
        self.playing()?;
        let mut own = self.seats_of(who);
        own.find(|seat| self.chairs[seat.index()].is_present()).ok_or(Refused::NotSeated)
    }
    /// Does this person decide for this seat now?
    pub(crate) fn decides(&self, who: &Person, seat: Seat) -> bool {
        let chair = &self.chairs[seat.index()];
        chair.is_present() && chair.person() == Some(who)
    }
    fn sit(&self, who: &Person, seat: SeatNo, name: &str) -> Result<Vec<Entry>, Refused> {
        self.gathering()?;
        let seat = self.seat(seat)?;
        if self.chairs[seat.index()] != Chair::Empty || self.is_kept(seat.into()) {
            return Err(Refused::Taken);
        }
        if self.opening.settings.one_device && self.host != *who {
            return Err(Refused::NotHost);
        }
        let name = plain(name, "name", NAME)?;
        Ok(vec![Entry::Sat { seat: seat.into(), person: who.clone(), name }])
    }
    fn make(&self, who: &Person, ply: u32, seen: Option<u64>, mv: Move) -> Result<Vec<Entry>, Refused> {
        let session = self.playing()?;
        let ask = session.ask().ok_or(Refused::NotNow("the game is over"))?;
        if self.seats_of(who).next().is_none() {
            return Err(Refused::NotSeated);
        }
        if self.clocks.is_paused() {
            return Err(Refused::NotNow("the game is paused"));
        }
        let since = self.asked_since();
        if let Some(seen) = seen.filter(|seen| *seen < since) {
            return Err(Refused::Unseen { seen, since });
        }
        if ply > session.ply() {
            return self.ahead_of(who, ply, mv);
        }
        if ply != session.ply() {
            return Err(Refused::Stale { said: ply, now: session.ply() });
        }
        if !self.decides(who, ask.seat) {
            return Err(Refused::NotAsked);
        }
        session.check(ask.seat, &mv).map_err(|illegal| Refused::Illegal(Box::new(illegal)))?;
        Ok(vec![Entry::Moved { ply, seat: ask.seat.into(), mv, by: By::Person }])
    }
    fn undo(&self, who: &Person, to: u32) -> Result<Vec<Entry>, Refused> {
        let session = self.playing()?;
        let own = self.seats().filter(|seat| self.decides(who, *seat));
        let (floor, ply) =
            (own.map(|seat| session.undo_floor_of(seat)).min().ok_or(Refused::NotSeated)?, session.ply());
        if (floor..ply).contains(&to) { Ok(vec![Entry::Undone { to }]) } else { Err(Refused::NoFurther(floor)) }
    }
    fn mute(&self, who: &Person, seat: SeatNo, muted: bool) -> Result<Vec<Entry>, Refused> {
        if !self.may_look(Some(who)) {
            return Err(Refused::NotSeated);
        }
        let whom = self.chairs[self.seat(seat)?.index()].person().ok_or(Refused::NotThere)?;
        let same = Err(Refused::NotNow(if muted { "they are not heard" } else { "they are heard" }));
        let known = self.muted.contains(&(who.clone(), whom.clone()));
        if known == muted { same } else { Ok(vec![Entry::Muted { seat, muted }]) }
    }
    fn invite(&self, who: &Person, role: Role, secret: Option<&str>) -> Result<Vec<Entry>, Refused> {
        let link = Link::of(secret.ok_or(Refused::NoLink)?);
        let seated = self.seats_of(who).next().is_some();
        let mut entries = Vec::new();
        match role {
            Role::Sit { seat } => {
                self.hosted(who)?;
                let seat = self.seat(seat)?;
                if self.opening.settings.one_device {
                    return Err(Refused::NotNow("all who play here share a device"));
                }
                if self.chairs[seat.index()] != Chair::Empty {
                    return Err(Refused::Taken);
                }
                // A new link for a chair takes the place of an old one.
                entries.extend(self.kept_for(seat));
            }
            Role::Watch | Role::Own if !seated && self.host != *who => return Err(Refused::NotSeated),
            Role::Watch | Role::Own => {
                let same = self.doors.iter().filter(|door| door.role == role && door.by == *who);
                entries.extend(same.map(|door| Entry::Used { link: door.link }));
            }
        }
        entries.push(Entry::Invited { link, to: role });
        Ok(entries)
    }
    /// The links that this chair is kept for.
    fn kept_for(&self, seat: Seat) -> impl Iterator<Item = Entry> {
        let kept = self.doors.iter().filter(move |door| door.role == Role::Sit { seat: seat.into() });
        kept.map(|door| Entry::Used { link: door.link })
    }
    fn enter_by(&self, who: &Person, link: Link, name: &str) -> Result<Vec<Entry>, Refused> {
        let door = self.door(link)?;
        match door.role {
            Role::Sit { seat } => {
                self.gathering()?;
                let name = plain(name, "name", NAME)?;
                Ok(vec![Entry::Used { link }, Entry::Sat { seat, person: who.clone(), name }])
            }
            Role::Watch if self.watchers.contains(who) => Err(Refused::Known),
            Role::Watch => Ok(vec![Entry::Watches { person: who.clone() }]),
            Role::Own if self.host != door.by && self.seats_of(&door.by).next().is_none() => Err(Refused::NoLink),
            // Two who play cannot become one.
            Role::Own if door.by == *who || self.seats_of(who).next().is_some() => Err(Refused::Taken),
            Role::Own => Ok(vec![Entry::Used { link }, Entry::Handed { from: door.by.clone(), to: who.clone() }]),
        }
    }
    fn say(&self, who: &Person, text: &str, now: Millis) -> Result<Vec<Entry>, Refused> {
        let text = plain(text, "text", TEXT)?;
        let seat = self.seats_of(who).next();
        let watches = self.host == *who;
        if seat.is_none() && !watches {
            return Err(Refused::NotSeated);
        }
        let recent = self.talk.iter().filter(|(at, by, _)| by.as_ref() == Some(who) && at + TALKATIVE.1 > now);
        if recent.count() >= TALKATIVE.0 {
            return Err(Refused::TooFast);
        }
        let name = seat.map_or(String::new(), |seat| self.chairs[seat.index()].name(seat));
        Ok(vec![Entry::Said(crate::Said { name, text })])
    }
}

pub(crate) fn known(bot: &str) -> Result<String, Refused> {
    if NAMES.contains(&bot) { Ok(bot.into()) } else { Err(Refused::NoBot) }
}

/// A text of one line without signs that only machines see, not empty and not too long.
fn plain(text: &str, field: &'static str, most: usize) -> Result<String, Refused> {
    let shown: String = text.chars().filter(|sign| !sign.is_control()).collect();
    let shown = shown.trim().to_string();
    if (1..=most).contains(&shown.chars().count()) { Ok(shown) } else { Err(Refused::Text { field, most }) }
}
