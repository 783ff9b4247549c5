//! A second table, slow and plain, written from the documentation and held against the real one: random people want
//! random things at random times, and both must say yes or no alike, and look alike afterwards.

use sabika_engine::flow::{Ask, Topic};
use sabika_engine::modules::{ModuleId, ModuleSet};
use sabika_engine::value::{Dice, Seat, Seed};
use sabika_engine::{Config, Game, Move, Title};
use sabika_host::*;
use sabika_session::{Session, Wanted};
use sabika_words::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};

type Who = &'static str;
/// The first one opens the table.
const PEOPLE: [Who; 8] = ["anna", "ben", "cleo", "dora", "emil", "fien", "gijs", "zoe"];
/// The last one does not exist.
const BOTS: [&str; 4] = ["buy_first", "random", "greedy", "nobody"];

fn person(who: Who) -> Person {
    Person::new(who).expect("a word")
}

fn at(seat: SeatNo) -> usize {
    seat.0.into()
}

/// Is somebody asked, who may pass, while it is another one's turn or nobody's?
fn out_of_turn(game: &Game, ask: Ask) -> bool {
    ask.topic.may_pass() && (ask.topic == Topic::Window || ask.seat != game.open().on_turn())
}

/// Names and texts are one line, without space around them.
fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_string()
}

/// What kind of thing it is: the beginning of what it looks like.
fn word(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}").chars().take_while(|c| c.is_alphanumeric() || *c == '(').collect()
}

/// A wish: of which seat, what, and which seats have agreed.
type Asked = (usize, Wish, BTreeSet<usize>);

/// A table as the documentation tells of it: plain lists, and time that is counted without the pauses.
#[derive(Default)]
struct Model {
    settings: Settings,
    host: Who,
    chairs: Vec<Chair>,
    /// The secret of each link that is good, what it is good for, and who made it.
    links: Vec<(String, Role, Who)>,
    watchers: BTreeSet<Who>,
    /// Who wants to hear no more of whom.
    muted: BTreeSet<(Who, Who)>,
    /// What was said: when, by whom, under which name, and what.
    talk: Vec<(Millis, Who, String, String)>,
    /// The game that will be played, and the one that is: only the referee, who knows what is legal and who is asked.
    dealt: Option<Session>,
    game: Option<Session>,
    /// What was asked lately, and how often moves had been taken back: by how many lines the log had.
    shown: Vec<(u64, u32, Vec<Game>)>,
    undone: u32,
    wish: Option<Asked>,
    /// Which seat passes which topic beforehand, whether only until its next turn, and unless something can be bought.
    standing: Vec<(usize, &'static str, bool, bool)>,
    /// Answers ahead: the ply, whose, and what.
    ahead: Vec<(u32, usize, Move)>,
    /// What each seat has left of its reserve.
    left: Vec<Millis>,
    /// Since when this is asked of one, and of all who are asked it in turn, without the pauses; and who was before.
    since: Millis,
    round: Millis,
    asked: BTreeSet<usize>,
    /// Since when the game pauses, and how long it has paused before.
    paused: Option<Millis>,
    lost: Millis,
}

impl Model {
    fn seats(&self, is: impl Fn(&Chair) -> bool) -> Vec<usize> {
        (0..self.chairs.len()).filter(|seat| is(&self.chairs[*seat])).collect()
    }
    fn seats_of(&self, who: Who) -> Vec<usize> {
        self.seats(|chair| chair.person().is_some_and(|own| own.as_str() == who))
    }
    /// The seats that somebody decides for: not those at which a bot stands in.
    fn decides(&self, who: Who) -> Vec<usize> {
        self.seats_of(who).into_iter().filter(|seat| self.chairs[*seat].is_present()).collect()
    }
    fn who(&self, seat: usize) -> Option<Who> {
        PEOPLE.into_iter().find(|who| self.seats_of(who).contains(&seat))
    }
    fn ask(&self) -> Option<Ask> {
        self.game.as_ref()?.ask()
    }
    fn ply(&self) -> u32 {
        self.game.as_ref().map_or(0, Session::ply)
    }
    fn is_kept(&self, seat: usize) -> bool {
        self.links.iter().any(|(_, role, _)| *role == Role::Sit { seat: SeatNo(seat as u8) })
    }
    fn may_look(&self, who: Option<Who>) -> bool {
        let invited = |who| who == self.host || self.watchers.contains(who) || !self.seats_of(who).is_empty();
        self.settings.watchers || self.game.is_none() || who.is_some_and(invited)
    }
    /// The time that counts: a pause does not.
    fn time(&self, now: Millis) -> Millis {
        self.paused.unwrap_or(now) - self.lost
    }
    /// When whoever is asked is out of time.
    fn ends(&self) -> Option<Millis> {
        Some(
            self.since + u64::from(self.settings.clock?.each) * 1_000 + self.left[self.ask()?.seat.index()] + self.lost,
        )
    }
    /// The earliest ply to which a seat may go back alone: after what another one did, and what revealed something.
    fn floor(&self, seat: usize) -> u32 {
        let Some(game) = self.game.as_ref().filter(|game| game.ask().is_some()) else { return self.ply() };
        let others = game.made_by().iter().rposition(|by| by.index() != seat).map_or(0, |at| at as u32 + 1);
        others.max(game.game().open().revealed_at())
    }
    /// The game as it is, and as it will be for each who is asked the same later: all pass, and nothing comes up.
    fn questions(&self) -> Vec<Game> {
        let (Some(session), Some(first)) = (&self.game, self.ask()) else { return vec![] };
        let known = session.game().open().revealed_at();
        let next = |game: &Game| {
            let mut game = Some(game.clone()).filter(|_| out_of_turn(session.game(), first))?;
            game.apply(game.ask()?.seat, Move::Pass).ok()?;
            let next = game.ask().filter(|_| game.open().revealed_at() == known)?;
            (next.topic == first.topic && next.seat != first.seat).then_some(game)
        };
        std::iter::successors(Some(session.game().clone()), next).collect()
    }
    /// Everybody looks, at a log of so many lines.
    fn shows(&mut self, lines: u64) {
        self.shown.push((lines, self.undone, self.questions()));
        self.shown.drain(..self.shown.len().saturating_sub(8));
    }
    /// Is something else asked at this ply than was when the log had so many lines?
    fn has_missed(&self, ply: u32, seen: u64) -> bool {
        let of_ply = |games: &[Game]| games.iter().find(|game| game.open().ply() == ply).cloned();
        let (_, undone, games) = self.shown.iter().find(|shown| shown.0 == seen).expect("somebody looked then");
        *undone != self.undone || of_ply(games) != of_ply(&self.questions())
    }
    /// The seats that must still agree: the people who are there, but neither who wishes it nor whom it is about.
    fn must_agree(&self, (wisher, wish, agreed): &Asked) -> Vec<usize> {
        let about = if let Wish::Replace { seat, .. } = wish { Some(at(*seat)) } else { None };
        let own = self.chairs[*wisher].person();
        let asked = |seat: &usize| self.chairs[*seat].person() != own && about != Some(*seat) && !agreed.contains(seat);
        self.seats(Chair::is_present).into_iter().filter(asked).collect()
    }
    /// Everything that speaks against a command, by the codes of refusals. It is obeyed if nothing does.
    fn against(&self, who: Who, command: &Command, now: Millis) -> Vec<&'static str> {
        use Command::{AskAgain, Begin, Clear, Enter, Invite, Leave, Mute, PassAlways, Resume, Return};
        use Command::{Say, SeatBot, Sit, Stand, Swap, Undo, Vote};
        let (begun, playing, paused) = (self.game.is_some(), self.ask().is_some(), self.paused.is_some());
        let (host, own, mine) = (who == self.host, self.seats_of(who), self.decides(who));
        let chair = |seat: SeatNo| self.chairs.get(at(seat)).cloned().unwrap_or_default();
        let free = |seat: SeatNo| chair(seat) == Chair::Empty && !self.is_kept(at(seat));
        let taken = |seat: SeatNo| chair(seat).person().is_some() || self.is_kept(at(seat));
        let no_bot = |bot: &str| !BOTS[..3].contains(&bot);
        let is_bad = |text: &str, most: usize| !(1..=most).contains(&clean(text).chars().count());
        let no_seat = |seat: SeatNo| (at(seat) >= self.chairs.len(), "no_seat");
        let (alone, another) = ((self.settings.one_device, "not_now"), (self.wish.is_some(), "another_wish"));
        let gone = |who: Who| self.seats_of(who).is_empty() && who != self.host;
        let (seated, asked) = (!own.is_empty(), self.ask().filter(|ask| mine.contains(&ask.seat.index())));
        // First what holds for many.
        let hosts = matches!(command, Swap { .. } | SeatBot { .. } | Clear { .. } | Begin | Invite(Role::Sit { .. }));
        let before = hosts || matches!(command, Sit { .. } | Stand);
        let hosts = hosts || self.settings.one_device && matches!(command, Sit { .. });
        let during = matches!(command, Command::Move { .. } | Undo { .. } | Command::Wish(_) | Leave { .. } | Return)
            || matches!(command, Resume | PassAlways { .. } | AskAgain);
        let away = mine.is_empty() && matches!(command, Undo { .. } | Command::Wish(_) | Resume | Leave { .. });
        let mut reasons = vec![(before && begun || during && !playing, "not_now"), (hosts && !host, "not_host")];
        reasons.push((during && !seated || away, "not_seated"));
        reasons.extend(match command {
            Sit { seat, name } => vec![(!free(*seat), "taken"), (is_bad(name, 24), "text"), no_seat(*seat)],
            Stand => vec![(!seated, "not_seated")],
            Swap { one, other } => vec![no_seat(*one), no_seat(*other)],
            SeatBot { seat, bot } => vec![(taken(*seat), "taken"), (no_bot(bot), "no_bot"), no_seat(*seat)],
            Clear { seat } => vec![(free(*seat), "not_there"), no_seat(*seat)],
            Begin => vec![(self.chairs.contains(&Chair::Empty), "free_chairs")],
            Command::Move { ply, seen, mv } => {
                let own = |game: &Game| game.ask().is_some_and(|ask| mine.contains(&ask.seat.index()));
                let meant = self.questions().into_iter().find(|game| game.open().ply() == *ply && own(game));
                let illegal = meant.as_ref().and_then(|game| game.check(game.ask()?.seat, mv).err()).is_some();
                let not_asked = if *ply == self.ply() { "not_asked" } else { "stale" };
                let missed = seen.is_some_and(|seen| self.has_missed(*ply, seen));
                vec![(paused, "not_now"), (meant.is_none(), not_asked), (missed, "stale"), (illegal, "illegal")]
            }
            Undo { to } => vec![(*to >= self.ply() || mine.iter().all(|own| *to < self.floor(*own)), "no_further")],
            Command::Wish(Wish::TakeBack { to }) => vec![another, (*to >= self.ply(), "not_now")],
            Command::Wish(Wish::Pause) => vec![another, (paused, "not_now")],
            Command::Wish(Wish::Replace { seat, bot }) => {
                let away = !chair(*seat).is_present() || own.contains(&at(*seat));
                vec![another, (away, "not_there"), (no_bot(bot), "no_bot"), no_seat(*seat)]
            }
            Vote { yes } => {
                let asks = |wish: &Asked| self.must_agree(wish).iter().any(|seat| mine.contains(seat));
                let own_wish = |wish: &Asked| own.contains(&wish.0) && !yes;
                vec![(!self.wish.as_ref().is_some_and(|wish| asks(wish) || own_wish(wish)), "nothing_asked")]
            }
            Resume => vec![(!paused, "not_now")],
            PassAlways { .. } => {
                let passes = |ask: Ask| Some(self.game.as_ref()?.check(ask.seat, &Move::Pass).is_ok());
                vec![(asked.is_none(), "not_asked"), (asked.and_then(passes) == Some(false), "not_now")]
            }
            AskAgain => vec![(!self.standing.iter().any(|(seat, ..)| own.contains(seat)), "nothing_asked")],
            Leave { bot } => vec![(no_bot(bot), "no_bot")],
            Return => vec![(mine.len() == own.len(), "not_there")],
            Say { text } => {
                let lately = self.talk.iter().filter(|(when, by, ..)| *by == who && when + 10_000 > now).count();
                vec![(gone(who), "not_seated"), (is_bad(text, 500), "text"), (lately >= 8, "too_fast")]
            }
            Mute { seat, muted } => {
                let (whom, blind) = (self.who(at(*seat)), (!self.may_look(Some(who)), "not_seated"));
                let done = whom.is_some_and(|whom| self.muted.contains(&(who, whom)) == *muted);
                vec![(done, "not_now"), (whom.is_none(), "not_there"), blind, no_seat(*seat)]
            }
            Invite(Role::Sit { seat }) => vec![alone, (chair(*seat) != Chair::Empty, "taken"), no_seat(*seat)],
            Invite(_) => vec![(gone(who), "not_seated")],
            Enter { link, name } => match self.links.iter().find(|(secret, ..)| secret == link) {
                None => vec![(true, "no_link")],
                Some((_, Role::Sit { .. }, _)) => vec![(begun, "not_now"), (is_bad(name, 24), "text")],
                Some((_, Role::Watch, _)) => vec![(self.watchers.contains(who), "known")],
                Some((_, Role::Own, by)) => vec![(seated || who == *by, "taken"), (gone(by), "no_link")],
            },
        });
        reasons.into_iter().filter_map(|(holds, code)| holds.then_some(code)).collect()
    }
    /// Does what nothing speaks against.
    fn obey(&mut self, who: Who, command: &Command, secret: &str, now: Millis) {
        let own = self.seats_of(who);
        match command {
            Command::Sit { seat, name } => self.sits(who, *seat, name),
            Command::Stand => own.into_iter().for_each(|seat| self.chairs[seat] = Chair::Empty),
            Command::Swap { one, other } => {
                self.chairs.swap(at(*one), at(*other));
                let [one, other] = [*one, *other].map(|seat| Role::Sit { seat });
                let place = |role| [(one, other), (other, one)].into_iter().find(|from| from.0 == role);
                self.links.iter_mut().for_each(|link| link.1 = place(link.1).map_or(link.1, |to| to.1));
            }
            Command::SeatBot { seat, bot } => self.chairs[at(*seat)] = Chair::Bot { bot: bot.clone() },
            Command::Clear { seat } if self.chairs[at(*seat)] == Chair::Empty => {
                self.links.retain(|(_, role, _)| *role != Role::Sit { seat: *seat });
            }
            Command::Clear { seat } => self.chairs[at(*seat)] = Chair::Empty,
            Command::Begin => (self.game, self.since, self.round) = (self.dealt.take(), now, now),
            Command::Move { ply, mv, .. } if *ply == self.ply() => self.makes(*mv, now),
            Command::Move { ply, mv, .. } => {
                let later = self.questions().into_iter().find(|game| game.open().ply() == *ply);
                let seat = later.and_then(|game| game.ask()).expect("asked later").seat.index();
                self.ahead.retain(|(.., own, _)| *own != seat);
                self.ahead.push((*ply, seat, *mv));
            }
            Command::Undo { to } => self.goes_back(*to, now),
            Command::Wish(wish) => self.grants((self.decides(who)[0], wish.clone(), BTreeSet::new()), now),
            Command::Vote { yes: false } => self.wish = None,
            Command::Vote { yes: true } => {
                let mut wish = self.wish.clone().expect("a wish");
                wish.2.extend(self.must_agree(&wish).into_iter().filter(|seat| own.contains(seat)));
                self.grants(wish, now);
            }
            Command::Resume => self.lost += now - self.paused.take().expect("paused"),
            Command::PassAlways { this_round, unless } => {
                let (seat, topic) = self.ask().map(|ask| (ask.seat.index(), ask.topic.name())).expect("asked");
                self.standing.retain(|(own, what, ..)| (*own, *what) != (seat, topic));
                self.standing.push((seat, topic, *this_round, unless.is_some()));
            }
            Command::AskAgain => self.standing.retain(|(seat, ..)| !own.contains(seat)),
            Command::Leave { bot } => own.into_iter().for_each(|seat| self.stands_in(seat, Some(bot), now)),
            Command::Return => own.into_iter().for_each(|seat| self.stands_in(seat, None, now)),
            Command::Say { text } => {
                let name = own.first().map_or(String::new(), |seat| self.chairs[*seat].name(Seat::FIRST));
                self.talk.push((now, who, name, clean(text)));
            }
            Command::Mute { seat, muted } => {
                let both = (who, self.who(at(*seat)).expect("somebody"));
                _ = if *muted { self.muted.insert(both) } else { self.muted.remove(&both) };
            }
            Command::Invite(role) => {
                // A chair has one link, and so has everybody of each of the other kinds.
                self.links.retain(|(_, old, by)| old != role || !matches!(role, Role::Sit { .. }) && *by != who);
                self.links.push((secret.to_string(), *role, who));
            }
            Command::Enter { link, name } => {
                let (_, role, from) = self.links.iter().find(|(secret, ..)| secret == link).expect("a link").clone();
                self.links.retain(|(secret, ..)| secret != link || role == Role::Watch);
                match role {
                    Role::Sit { seat } => self.sits(who, seat, name),
                    Role::Watch => _ = self.watchers.insert(who),
                    Role::Own => self.hands_over(from, who),
                }
            }
        }
    }
    /// One chair each, unless they share a device.
    fn sits(&mut self, who: Who, seat: SeatNo, name: &str) {
        let shared = self.settings.one_device;
        self.seats_of(who).into_iter().filter(|_| !shared).for_each(|old| self.chairs[old] = Chair::Empty);
        self.chairs[at(seat)] = Chair::Person { who: person(who), name: clean(name), stand_in: None };
    }
    /// A bot plays for a person, or the person again.
    fn stands_in(&mut self, seat: usize, bot: Option<&str>, now: Millis) {
        if self.chairs[seat].person().is_none() || self.chairs[seat].is_present() == bot.is_none() {
            return;
        }
        if self.ask().is_some_and(|ask| ask.seat.index() == seat) {
            self.thought(now);
            self.asks(now);
        }
        if let Chair::Person { stand_in, .. } = &mut self.chairs[seat] {
            *stand_in = bot.map(Into::into);
        }
        // What they wish, or what is about them, makes no sense without them; nor does what nobody else need agree to.
        let about = |wish: &Wish| matches!(wish, Wish::Replace { seat: away, .. } if at(*away) == seat);
        let stands = |wish: &Asked| wish.0 != seat && !about(&wish.1) && !self.must_agree(wish).is_empty();
        self.wish = self.wish.clone().filter(|wish| bot.is_none() || stands(wish));
    }
    /// Whatever was somebody's is somebody else's.
    fn hands_over(&mut self, from: Who, to: Who) {
        for seat in self.seats_of(from) {
            let (name, stand_in) = (self.chairs[seat].name(Seat::FIRST), self.chairs[seat].bot().map(Into::into));
            self.chairs[seat] = Chair::Person { who: person(to), name, stand_in };
        }
        let now = |who: Who| if who == from { to } else { who };
        self.host = now(self.host);
        self.watchers = self.watchers.iter().map(|who| now(who)).collect();
        self.muted = self.muted.iter().map(|(one, other)| (now(one), now(other))).collect();
        self.talk.iter_mut().for_each(|said| said.1 = now(said.1));
        self.links.iter_mut().for_each(|link| link.2 = now(link.2));
    }
    /// Whoever is asked has thought: what that took beyond the time for each decision is of the reserve.
    fn thought(&mut self, now: Millis) {
        // What a bot needs is nobody's time.
        let ask = self.ask().filter(|ask| self.chairs[ask.seat.index()].is_present());
        let (Some(clock), Some(ask)) = (self.settings.clock, ask) else { return };
        let over = (self.time(now) - self.since).saturating_sub(u64::from(clock.each) * 1_000);
        self.left[ask.seat.index()] = self.left[ask.seat.index()].saturating_sub(over);
    }
    fn makes(&mut self, mv: Move, now: Millis) {
        self.thought(now);
        let (ask, round, mut before) = (self.ask().expect("somebody is asked"), self.round, self.asked.clone());
        before.insert(ask.seat.index());
        let game = self.game.as_mut().expect("a game");
        let turns = game.game().open().turns();
        game.apply(ask.seat, mv).expect("legal");
        let open = game.game().open();
        let begins = (open.turns() > turns).then(|| open.on_turn().index());
        self.standing.retain(|(seat, _, this_round, _)| Some(*seat) != begins || !this_round);
        self.asks(now);
        // A question goes round by passes, until it comes to somebody again.
        let same = self.ask().filter(|next| mv == Move::Pass && next.topic == ask.topic);
        let goes_round = same.is_some_and(|next| !before.contains(&next.seat.index()));
        self.round = if goes_round { round } else { self.since };
        self.asked.extend(before.into_iter().filter(|_| goes_round));
        self.ahead.retain(|_| goes_round);
        self.wish = None;
    }
    /// Something is asked from now on, of whoever is asked.
    fn asks(&mut self, now: Millis) {
        (self.since, self.round, self.asked) = (self.time(now), self.time(now), BTreeSet::new());
    }
    /// Moves are taken back. Who asks nobody has thought about it before, and thinks again from the reserve.
    fn goes_back(&mut self, to: u32, now: Millis) {
        self.thought(now);
        let game = self.game.as_mut().expect("a game");
        game.undo(game.ply() - to).expect("not before it began");
        self.undone += 1;
        self.asks(now);
        let agreed = matches!(&self.wish, Some((_, Wish::TakeBack { to: ply }, _)) if *ply == to);
        self.since -= self.settings.clock.filter(|_| !agreed).map_or(0, |it| u64::from(it.each) * 1_000);
        (self.ahead, self.wish) = (vec![], None);
    }
    /// What all have agreed to happens; what somebody must still agree to is asked.
    fn grants(&mut self, wish: Asked, now: Millis) {
        let all = self.must_agree(&wish).is_empty();
        match wish {
            wish if !all => self.wish = Some(wish),
            (_, Wish::TakeBack { to }, _) => self.goes_back(to, now),
            (_, Wish::Replace { seat, bot }, _) => self.stands_in(at(seat), Some(&bot), now),
            (_, Wish::Pause, _) => (self.paused, self.wish) = (Some(now), None),
        }
    }
    /// What whoever is asked has answered beforehand.
    fn beforehand(&self) -> Option<Move> {
        let (session, ask, seat) = (self.game.as_ref()?, self.ask()?, self.ask()?.seat.index());
        let buys = |mv: &Move| session.game().sight()?.payment(mv)?.tile?.building();
        let passes = self.standing.iter().find(|(own, topic, ..)| (*own, *topic) == (seat, ask.topic.name()));
        let passes = passes.filter(|_| session.check(ask.seat, &Move::Pass).is_ok());
        let passes = passes.filter(|(.., unless)| !unless || !session.moves().iter().any(|mv| buys(mv).is_some()));
        let ahead = self.ahead.iter().find(|(ply, own, _)| (*ply, *own) == (self.ply(), seat));
        ahead.map(|(.., mv)| *mv).or(passes.map(|_| Move::Pass))
    }
    /// What happens by itself.
    fn due(&self, now: Millis) -> Due {
        let (Some(session), Some(ask), None) = (&self.game, self.ask(), self.paused) else { return Due::Nothing };
        let lines = |entry: Entry| Due::Lines(vec![Line { at: now, who: None, key: None, entry }]);
        let moved = |mv: Move, by: By| Entry::Moved { ply: self.ply(), seat: ask.seat.into(), mv, by };
        match (self.beforehand(), self.passes(session, ask), self.ends()) {
            _ if self.chairs[ask.seat.index()].bot().is_some() => Due::Bot(ask.seat),
            (Some(mv), ..) => lines(moved(mv, By::Standing)),
            (_, Some(passes), _) if passes <= now => lines(moved(Move::Pass, By::Time)),
            (.., Some(ends)) if ends <= now => lines(Entry::Replaced { seat: ask.seat.into(), bot: "greedy".into() }),
            (_, passes, ends) => passes.into_iter().chain(ends).min().map_or(Due::Nothing, Due::Until),
        }
    }
    /// When nobody waits any longer for who is asked out of turn.
    fn passes(&self, session: &Session, ask: Ask) -> Option<Millis> {
        let window = self.settings.window.filter(|_| out_of_turn(session.game(), ask))?;
        Some(self.round + u64::from(window) * 1_000 + self.lost)
    }
    /// When the time of a person is up who is asked.
    fn until(&self) -> Option<Millis> {
        let (session, ask) = (self.game.as_ref()?, self.ask()?);
        let waits = self.chairs[ask.seat.index()].bot().is_none();
        self.passes(session, ask).into_iter().chain(self.ends()).min().filter(|_| waits)
    }
    /// Does the real table look like this one, to everybody and to this person?
    fn compare(&self, table: &Table, who: Who, now: Millis, words: &Words, told: &str) {
        let (one, own) = (person(who), self.seats_of(who));
        assert_eq!((table.chairs(), table.host().as_str()), (&self.chairs[..], self.host), "{told}");
        assert_eq!(table.due(now), self.due(now), "{told}");
        let played = |game: &Session| (game.ply(), game.ask(), game.made().last().copied());
        assert_eq!(table.session().map(played), self.game.as_ref().map(played), "{told}");
        let look = (table.may_look(None), table.may_look(Some(&one)));
        assert_eq!(look, (self.may_look(None), self.may_look(Some(who))), "{who}, {told}");
        let update = table.update(Some(&one), Look::Numbers, None, now, words);
        let asked = self.ask().map(|ask| ask.seat.index()).filter(|seat| own.contains(seat));
        let seat = asked.or(own.first().copied()).filter(|seat| self.chairs[*seat].is_present());
        let floor = seat.map(|seat| self.floor(seat)).filter(|floor| *floor < self.ply());
        assert_eq!(update.undo_floor, floor, "{who}, {told}");
        assert!(self.paused.is_some() || update.ends == self.until(), "{told}");
        let seen = update.table.expect("all is new");
        let seats: Vec<usize> = seen.own.into_iter().map(Seat::index).collect();
        assert_eq!((seen.host, seen.paused, seats), (self.host == who, self.paused.is_some(), own), "{told}");
        let wish = seen.wish.map(|it| (it.seat.index(), it.wish, it.agreed.into_iter().map(Seat::index).collect()));
        assert_eq!(wish, self.wish, "{told}");
        // The last of what was said, but nothing of whom they do not want to hear.
        let last = self.talk[self.talk.len().saturating_sub(200)..].iter();
        let heard = last.filter(|said| !self.muted.contains(&(who, said.1))).map(|said| (said.0, &said.2, &said.3));
        assert!(seen.talk.iter().map(|said| (said.at, &said.name, &said.text)).eq(heard), "{who}, {told}");
        for (seat, chair) in seen.chairs.iter().enumerate() {
            let kept = (table.is_kept(SeatNo(seat as u8)), chair.kind == "kept");
            assert_eq!(kept, (self.is_kept(seat), self.is_kept(seat) && self.chairs[seat] == Chair::Empty), "{told}");
            assert_eq!(chair.reserve, self.settings.clock.map(|_| self.left[seat]), "{told}");
        }
    }
}

/// Something that somebody could want, often somebody who can have it: if not, it is tried again so many times.
fn wanted(model: &Model, dice: &mut Dice, now: Millis, tries: u32) -> (Who, Command) {
    let (chairs, bot) = (model.chairs.len() as u32, BOTS[dice.below(10).min(3) as usize].to_string());
    let other = SeatNo(dice.below(chairs) as u8);
    let seat = if dice.below(20) == 0 { SeatNo(chairs as u8) } else { SeatNo(dice.below(chairs) as u8) };
    let name = ["Somebody with a long name", "", " B\u{7}en ", "Anna"][dice.below(9).min(3) as usize].to_string();
    let (ply, any, host) = (model.ply(), *dice.pick(&PEOPLE), model.host);
    let (seated, questions) = (model.who(at(other)).unwrap_or(any), model.questions());
    let what = match dice.below(3) {
        0 if model.wish.is_some() => 17 + dice.below(14),
        0 if model.paused.is_some() => 17 + 14 * dice.below(2),
        0 if matches!(model.due(now), Due::Bot(_)) => 18,
        0 if questions.len() > 1 => 40,
        _ if model.game.is_none() => dice.below(24),
        _ if dice.below(50) == 0 => dice.below(12),
        _ => 12 + dice.below(68),
    };
    let (who, command) = match what {
        0..=5 => (any, Command::Sit { seat, name }),
        6..=10 if dice.below(2) == 0 => (host, Command::Begin),
        6 => (seated, Command::Stand),
        7 => (host, Command::Swap { one: seat, other }),
        8 => (host, Command::SeatBot { seat, bot }),
        9 => (host, Command::Clear { seat }),
        10 | 11 => (host, Command::Invite(Role::Sit { seat })),
        12 => (seated, Command::Invite(*dice.pick(&[Role::Watch, Role::Own]))),
        13 => {
            let link = model.links.get(dice.below(9) as usize).map_or(format!("secret {ply}"), |link| link.0.clone());
            (any, Command::Enter { link, name: if dice.below(6) == 0 { String::new() } else { name } })
        }
        14 => (any, Command::Mute { seat, muted: dice.below(3) > 0 }),
        15 | 16 => (host, Command::Say { text: ["", "hear\n, hear "][dice.below(9).min(1) as usize].into() }),
        17 => (seated, Command::Leave { bot }),
        18..=21 => {
            let away = |who: &&Who| model.decides(who).len() < model.seats_of(who).len();
            (PEOPLE.iter().find(away).copied().unwrap_or(any), Command::Return)
        }
        22 => (seated, Command::Wish(Wish::Replace { seat, bot })),
        23 => (seated, Command::Wish(Wish::Pause)),
        24 => (seated, Command::Wish(Wish::TakeBack { to: (ply + 1).saturating_sub(dice.below(9)) })),
        25..=30 => {
            let asks = model.wish.as_ref().and_then(|wish| model.who(*model.must_agree(wish).first()?));
            (asks.unwrap_or(any), Command::Vote { yes: dice.below(5) > 0 })
        }
        31 | 32 => (seated, Command::Resume),
        33 => (seated, Command::AskAgain),
        34..=37 if dice.below(2) == 0 => {
            let last = model.game.as_ref().and_then(|game| model.who(game.made_by().last()?.index()));
            (last.unwrap_or(any), Command::Undo { to: (ply + 1).saturating_sub(dice.below(5)) })
        }
        _ => {
            // Whoever is asked answers, or somebody who is asked later; some answer what they saw a moment ago.
            let later = if what < 48 { dice.below(4) } else { 0 };
            let lag = if dice.below(4) == 0 { dice.below(model.shown.len() as u32 + 1) as usize } else { 0 };
            let shown = model.shown.iter().rev().nth(lag);
            let (seen, questions) = shown.map_or((None, questions), |shown| (Some(shown.0), shown.2.clone()));
            let seen = seen.filter(|_| lag > 0 || dice.below(3) > 0);
            let (game, mut moves) = (questions.get(later as usize), vec![Move::Pass]);
            questions.iter().skip(later as usize).take(1).for_each(|game| game.moves(&mut moves));
            let who = game.and_then(|game| model.who(game.ask()?.seat.index())).unwrap_or(seated);
            let unless = (dice.below(2) == 0).then_some(Wanted { building: None, exact: false });
            let mv = if dice.below(5) < 3 { Move::Pass } else { *dice.pick(&moves) };
            let ply = game.map_or((ply + 1).saturating_sub(later), |game| game.open().ply());
            let passes = Command::PassAlways { this_round: dice.below(2) == 0, unless };
            (who, if what < 38 { passes } else { Command::Move { ply, seen, mv } })
        }
    };
    let who = if dice.below(8) == 0 { any } else { who };
    let again = tries > 0 && !model.against(who, &command, now).is_empty();
    if again { wanted(model, dice, now, tries - 1) } else { (who, command) }
}

/// What a command is called in the count.
fn kind(model: &Model, command: &Command) -> String {
    let role = |link: &str| model.links.iter().find(|(secret, ..)| secret == link).map(|(_, role, _)| word(role));
    match command {
        Command::Enter { link, .. } => format!("Enter({}", role(link).unwrap_or_default()),
        Command::Move { seen: Some(seen), .. } if model.shown.last().is_some_and(|last| last.0 > *seen) => {
            "Move late".into()
        }
        Command::Move { ply, .. } if *ply > model.ply() => "Move ahead".into(),
        other => word(other),
    }
}

#[test]
fn a_second_table_agrees() {
    // How often each was obeyed, or happened, and how often it was refused.
    let (words, mut count) = (Words::new(Lang::En), BTreeMap::<String, [u32; 2]>::new());
    for n in 0..200_u64 {
        let (mut dice, mut now, mut last) = (Dice::loose(n), 1_000_000, 0);
        let (players, seed) = (2 + (n % 4) as usize, Seed::from_number(n));
        let config = Config::players(players as u8);
        let asking = config.with([ModuleId::BonusCards, ModuleId::Characters].into_iter().collect());
        let config = [config.with(ModuleSet::all()), asking, config.of(Title::RedPalace)][(n / 4 % 3) as usize];
        let clock = (n % 5 < 3).then_some(Clock { each: 5 + dice.below(40), reserve: dice.below(90) << (n % 3 * 2) });
        let (window, watchers, one_device) = ((n % 7 > 0).then_some(3 + dice.below(30)), n % 3 > 0, n % 10 == 9);
        let settings = Settings { clock, window, watchers, one_device, ..Settings::default() };
        let left = vec![clock.map_or(0, |clock| u64::from(clock.reserve) * 1_000); players];
        let (chairs, dealt) = (vec![Chair::Empty; players], Session::new(config, seed).ok());
        let mut model = Model { settings, host: PEOPLE[0], chairs, left, dealt, ..Model::default() };
        let mut table =
            Table::open(&Opening { settings, ..Opening::new(config, seed) }, person(PEOPLE[0])).expect("deals");
        for step in 0..600_u32 {
            // Time goes on, often until just before or just when something is due.
            let (playing, most) = (model.ask().is_some(), [3_000, 30_000, 300][dice.below(24).min(2) as usize]);
            now = match model.due(now) {
                Due::Until(at) if dice.below([16, 300][players % 2]) == 0 => (at - u64::from(dice.below(2))).max(now),
                Due::Bot(_) | Due::Nothing if playing && dice.below(4) == 0 => now + u64::from(dice.below(60_000)),
                _ => now + u64::from(dice.below(most)),
            };
            let mut told = format!("table {n}, step {step} at {now}");
            // Sometimes nobody ran the table since it was written down last: that was nobody's time.
            let runs = playing && model.paused.is_none();
            if dice.below(40) == 0 {
                table.apply_all(table.woken(now));
                (model.lost, last) = (model.lost + u64::from(runs) * (now - last), now);
            }
            // Mostly what happens by itself comes first; sometimes a command does.
            for _ in 0..if dice.below(6) > 0 { 12 } else { dice.below(2) } {
                let (due, bot) = (model.due(now), table.bot_answer());
                assert_eq!(table.due(now), due, "{told}");
                let lines = match (due, bot) {
                    (Due::Lines(lines), _) => lines,
                    (Due::Bot(_), Some(mv)) => {
                        table.bot_moved(model.ply(), table.asked_since(), mv, now).into_iter().collect()
                    }
                    _ => break,
                };
                let what = if let Entry::Moved { by, .. } = &lines[0].entry { word(by) } else { "late".into() };
                match &lines[0].entry {
                    Entry::Moved { mv, .. } => model.makes(*mv, now),
                    Entry::Replaced { seat, bot } => model.stands_in(at(*seat), Some(bot), now),
                    other => panic!("{other:?} came by itself"),
                }
                count.entry(what).or_default()[0] += 1;
                last = now;
                table.apply_all(lines);
                model.shows(table.lines());
            }
            let (who, command) = wanted(&model, &mut dice, now, step % 3);
            let (kind, against) = (kind(&model, &command), model.against(who, &command, now));
            let (secret, key) = (format!("secret {step}"), (step % 4 == 0).then(|| Key(step.to_string())));
            let request = Request { who: person(who), key, command: command.clone(), secret: Some(secret.clone()) };
            let answer = table.decide(&request, now);
            told = format!("{told}: {who} {command:?} {against:?} {answer:?}");
            count.entry(kind).or_default()[usize::from(answer.is_err())] += 1;
            match answer {
                Ok(lines) => {
                    assert!(against.is_empty(), "{told}");
                    for line in &lines {
                        assert!(line.at == now && line.who == Some(person(who)), "{told}");
                        count.entry(word(&line.entry)).or_default()[0] += 1;
                    }
                    table.apply_all(lines);
                    model.obey(who, &command, &secret, now);
                    model.shows(table.lines());
                    last = now;
                    let again = table.decide(&request, now + 1);
                    assert!(request.key.is_none() || again == Err(Refused::Known), "{told}");
                }
                Err(refused) => {
                    assert!(against.contains(&refused.code()), "{told}");
                    count.entry(refused.code().into()).or_default()[1] += 1;
                }
            }
            model.compare(&table, PEOPLE[dice.below(8) as usize], now, &words, &told);
            if table.stage() == Stage::Over && dice.below(30) == 0 {
                break;
            }
        }
        count.entry(word(&table.stage())).or_default()[0] += 1;
    }
    // Every kind was obeyed and refused, for every reason, and everything has happened; often enough to mean something.
    let kinds = "Sit,Stand,Swap,SeatBot,Clear,Begin,Move,Move ahead,Move late,Undo,Wish(TakeBack,Wish(Replace,Wish(Pause,Resume,\
                 Vote,PassAlways,AskAgain,Leave,Return,Say,Mute,Invite(Sit,Invite(Watch,Invite(Own,Enter(Sit,\
                 Enter(Watch,Enter(Own";
    let codes = "not_now,not_host,not_seated,no_seat,taken,text,not_there,no_bot,free_chairs,not_asked,stale,illegal,\
                 no_further,another_wish,nothing_asked,too_fast,known,no_link";
    let lines = "Agreed,Dropped,Undone,Replaced,Returned,Paused,Resumed,Handed,Used,Ahead,Bot,Standing,Time,late,Over";
    for (list, least) in [(kinds, [10, 10]), (codes, [0, 10]), (lines, [10, 0])] {
        for what in list.split(',') {
            let counts = count.get(what).copied().unwrap_or_default();
            assert!(counts[0] >= least[0] && counts[1] >= least[1], "{what}: {counts:?} of {count:?}");
        }
    }
}
