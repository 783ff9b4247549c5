//! People at a table: sitting down, playing, taking back, agreeing, running out of time.

use sabika_engine::{
    Config, Move,
    modules::{ModuleId, ModuleSet},
    value::Seed,
};
use sabika_host::{
    By, Clock, Command, Due, Entry, Key, Line, Look, Opening, Person, Refused, Request, Role, SeatNo, Settings, Stage,
    Table, Thinker, Why, Wish,
};

fn person(name: &str) -> Person {
    Person::new(name).expect("a word")
}

/// A table with its log, and what time it is.
struct Room {
    table: Table,
    log: Vec<Line>,
    now: u64,
}

impl Room {
    fn new(opening: &Opening) -> Room {
        let host = person("anna");
        let table = Table::open(opening, host.clone()).expect("playable");
        Room { table, log: vec![Table::opened(opening, host, 0).expect("playable")], now: 0 }
    }
    fn of(players: u8, settings: Settings) -> Room {
        Room::new(&Opening { settings, ..Opening::new(Config::players(players), Seed::from_number(1)) })
    }
    /// Anna, Ben and whoever else fits sit down, and the game begins.
    fn begun(players: u8, settings: Settings) -> Room {
        Room::seated(&Opening { settings, ..Opening::new(Config::players(players), Seed::from_number(1)) })
    }
    fn seated(opening: &Opening) -> Room {
        let mut room = Room::new(opening);
        for (seat, name) in (0..opening.config.players).zip(["anna", "ben", "cleo", "dora"]) {
            room.does(name, Command::Sit { seat: seat.into(), name: name.into() });
        }
        room.does("anna", Command::Begin);
        room
    }
    fn adds(&mut self, lines: Vec<Line>) {
        self.table.apply_all(lines.clone());
        self.log.extend(lines);
        // Whatever has happened, the log makes the same table again.
        let again = Table::replay(self.log.clone()).expect("a good log");
        assert_eq!(format!("{again:?}"), format!("{:?}", self.table));
    }
    fn asks(&self, who: &str, command: Command) -> Result<Vec<Line>, Refused> {
        self.table.decide(&Request::by(person(who), command), self.now)
    }
    #[track_caller]
    fn does(&mut self, who: &str, command: Command) {
        let lines = self.asks(who, command).unwrap_or_else(|refused| panic!("{who}: {refused}"));
        self.adds(lines);
    }
    #[track_caller]
    fn refused(&self, who: &str, command: Command) -> Refused {
        self.asks(who, command).expect_err("refused")
    }
    fn ply(&self) -> u32 {
        self.table.session().expect("a game").ply()
    }
    fn asked(&self) -> &'static str {
        let seat = self.table.session().and_then(sabika_session::Session::ask).expect("somebody is asked").seat;
        ["anna", "ben", "cleo", "dora"][seat.index()]
    }
    fn moves(&self) -> Vec<Move> {
        self.table.session().expect("a game").moves()
    }
    /// Whoever is asked makes the first move.
    fn step(&mut self) {
        let command = Command::Move { ply: self.ply(), seen: None, mv: self.moves()[0] };
        self.does(self.asked(), command);
    }
    /// Everything that happens by itself now.
    fn by_itself(&mut self) {
        loop {
            match self.table.due(self.now) {
                Due::Lines(lines) => self.adds(lines),
                Due::Bot(_) => {
                    let mv = self.table.bot_answer().expect("it is a bot's turn");
                    let line =
                        self.table.bot_moved(self.ply(), self.table.asked_since(), mv, self.now).expect("a legal move");
                    self.adds(vec![line]);
                }
                Due::Nothing | Due::Until(_) => return,
            }
        }
    }
}

#[test]
fn people_sit_down_and_the_host_begins() {
    let mut room = Room::of(3, Settings::default());
    let sit = |seat: u8, name: &str| Command::Sit { seat: seat.into(), name: name.into() };
    room.does("anna", sit(0, "  Anna\u{7} "));
    assert_eq!(room.table.seen(None).chairs[0].name, "Anna");
    assert_eq!(room.refused("ben", sit(0, "Ben")), Refused::Taken);
    assert_eq!(room.refused("ben", sit(3, "Ben")), Refused::NoSeat(3));
    assert_eq!(room.refused("ben", sit(1, " \n")), Refused::Text { field: "name", most: 24 });
    assert_eq!(room.refused("ben", Command::SeatBot { seat: 1.into(), bot: "greedy".into() }), Refused::NotHost);
    room.does("ben", sit(1, "Ben"));
    room.does("ben", sit(2, "Ben"));
    assert_eq!(room.table.seats_of(&person("ben")).count(), 1, "one chair each");
    assert_eq!(room.refused("anna", Command::Begin), Refused::Free(1));
    assert_eq!(room.refused("anna", Command::SeatBot { seat: 1.into(), bot: "deep".into() }), Refused::NoBot);
    room.does("anna", Command::SeatBot { seat: 1.into(), bot: "greedy".into() });
    room.does("anna", Command::Swap { one: 0.into(), other: 2.into() });
    assert_eq!(room.refused("ben", Command::Begin), Refused::NotHost);
    room.does("ben", Command::Stand);
    assert_eq!(room.refused("anna", Command::Begin), Refused::Free(1));
    room.does("ben", sit(0, "Ben"));
    room.does("anna", Command::Begin);
    assert_eq!(room.refused("cleo", sit(0, "Cleo")), Refused::NotNow("the game has begun"));
    assert_eq!(room.table.session().expect("a game").names(), ["Ben", "Badis", "Anna"]);
}

#[test]
fn a_move_is_made_once_by_the_one_who_is_asked() {
    let mut room = Room::begun(2, Settings::default());
    let (asked, mv) = (room.asked(), room.moves()[0]);
    let other = if asked == "anna" { "ben" } else { "anna" };
    assert_eq!(room.refused(other, Command::Move { ply: 0, seen: None, mv }), Refused::NotAsked);
    assert_eq!(room.refused("zoe", Command::Move { ply: 0, seen: None, mv }), Refused::NotSeated);
    assert_eq!(room.refused(asked, Command::Move { ply: 4, seen: None, mv }), Refused::Stale { said: 4, now: 0 });
    let illegal = "remove 0,0".parse().expect("a move");
    assert!(matches!(room.refused(asked, Command::Move { ply: 0, seen: None, mv: illegal }), Refused::Illegal(_)));
    let request = Request {
        who: person(asked),
        key: Some(Key("k1".into())),
        command: Command::Move { ply: 0, seen: None, mv },
        secret: None,
    };
    let lines = room.table.decide(&request, 5).expect("a legal move");
    room.adds(lines);
    assert_eq!(room.table.decide(&request, 6), Err(Refused::Known), "what comes twice is done once");
    assert_eq!(room.ply(), 1);
}

#[test]
fn own_moves_are_undone_and_others_are_asked_beyond() {
    let mut room = Room::begun(2, Settings::default());
    assert_eq!(
        room.refused("anna", Command::Wish(Wish::TakeBack { to: 0 })),
        Refused::NotNow("there is nothing to take back")
    );
    (0..6).for_each(|_| room.step());
    // An exact purchase leaves the turn with whoever made it.
    while !room
        .table
        .session()
        .is_some_and(|session| session.moves().iter().any(|mv| matches!(mv, Move::Buy { .. }) && session.can_undo(mv)))
    {
        room.step();
    }
    let session = room.table.session().expect("a game");
    let exact = session.moves().into_iter().find(|mv| matches!(mv, Move::Buy { .. }) && session.can_undo(mv));
    let (asked, before) = (room.asked(), room.ply());
    let other = if asked == "anna" { "ben" } else { "anna" };
    room.does(asked, Command::Move { ply: before, seen: None, mv: exact.expect("found") });
    assert_eq!(room.refused(other, Command::Undo { to: before }), Refused::NoFurther(before + 1));
    room.does(asked, Command::Undo { to: before });
    assert_eq!(room.ply(), before);
    assert_eq!(room.refused(asked, Command::Undo { to: 0 }), Refused::NoFurther(before));
    // Further back only if the other one agrees.
    room.does(asked, Command::Wish(Wish::TakeBack { to: 0 }));
    assert_eq!(room.refused(asked, Command::Vote { yes: true }), Refused::NothingAsked);
    assert_eq!(room.refused(other, Command::Wish(Wish::Pause)), Refused::AnotherWish);
    room.does(other, Command::Vote { yes: false });
    assert!(room.table.seen(None).wish.is_none() && room.ply() == before);
    room.does(asked, Command::Wish(Wish::TakeBack { to: 0 }));
    room.does(other, Command::Vote { yes: true });
    assert_eq!((room.ply(), room.table.seen(None).wish), (0, None));
}

#[test]
fn a_wish_is_void_when_the_game_goes_on() {
    let mut room = Room::begun(3, Settings::default());
    room.step();
    let wishes = if room.asked() == "anna" { "ben" } else { "anna" };
    room.does(wishes, Command::Wish(Wish::TakeBack { to: 0 }));
    room.step();
    assert!(room.table.seen(None).wish.is_none());
    room.does(wishes, Command::Wish(Wish::Pause));
    room.does(wishes, Command::Vote { yes: false });
    assert!(room.table.seen(None).wish.is_none(), "who wished it lets it go");
}

#[test]
fn the_others_may_replace_who_does_not_come_back_and_they_may_return() {
    let mut room = Room::begun(3, Settings::default());
    let away = room.asked();
    let others: Vec<&str> = ["anna", "ben", "cleo"].into_iter().filter(|name| *name != away).collect();
    let seat = SeatNo(["anna", "ben", "cleo"].iter().position(|name| *name == away).expect("seated") as u8);
    let replace = || Command::Wish(Wish::Replace { seat, bot: "buy_first".into() });
    assert_eq!(room.refused(away, replace()), Refused::NotThere);
    room.does(others[0], replace());
    assert_eq!(room.refused(away, Command::Vote { yes: true }), Refused::NothingAsked, "it is not asked about itself");
    room.does(others[1], Command::Vote { yes: true });
    room.by_itself();
    assert_ne!(room.asked(), away, "the bot has moved");
    assert_eq!(
        room.refused(away, Command::Move { ply: room.ply(), seen: None, mv: room.moves()[0] }),
        Refused::NotAsked
    );
    room.does(away, Command::Return);
    assert_eq!(room.refused(away, Command::Return), Refused::NotThere);
    while room.asked() != away {
        room.step();
    }
    room.step();
}

#[test]
fn a_clock_runs_out_and_stands_still_when_nobody_could_play() {
    let clock = Clock { each: 60, reserve: 100 };
    let mut room = Room::begun(2, Settings { clock: Some(clock), ..Settings::default() });
    let asked = room.asked();
    assert_eq!(room.table.due(0), Due::Until(160_000));
    room.now = 90_000;
    room.step();
    let seat = usize::from(asked == "ben");
    assert_eq!(room.table.seen(None).chairs[seat].reserve, Some(70_000), "30 of the reserve are gone");
    // A pause is nobody's time.
    room.does("anna", Command::Wish(Wish::Pause));
    room.does("ben", Command::Vote { yes: true });
    room.now += 1_000_000;
    assert_eq!(room.table.due(room.now), Due::Nothing);
    let mv = room.moves()[0];
    assert_eq!(
        room.refused(room.asked(), Command::Move { ply: room.ply(), seen: None, mv }),
        Refused::NotNow("the game is paused")
    );
    room.does("ben", Command::Resume);
    let Due::Until(ends) = room.table.due(room.now) else { panic!("the clock runs") };
    // Nor is the time in which whoever runs the table was away.
    room.now = ends + 50_000;
    let woken = room.table.woken(room.now);
    room.adds(woken);
    let Due::Until(later) = room.table.due(room.now) else { panic!("the clock runs") };
    assert!(later > room.now);
    let slow = room.asked();
    room.now = later;
    assert!(matches!(room.table.due(room.now), Due::Lines(lines) if matches!(lines[0].entry, Entry::Replaced { .. })));
    room.by_itself();
    assert_ne!(room.asked(), slow, "a bot plays for whoever is out of time");
}

/// Out of turn the silent one passes; who passes always is not waited for.
#[test]
fn nobody_waits_long_out_of_turn() {
    let config = Config::players(3).with(ModuleSet::all());
    let mut room = Room::new(&Opening::new(config, Seed::from_number(3)));
    for (seat, name) in (0..3).zip(["anna", "ben", "cleo"]) {
        room.does(name, Command::Sit { seat: seat.into(), name: name.into() });
    }
    room.does("anna", Command::Begin);
    let (mut passed, mut stood) = (0, 0);
    for _ in 0..400 {
        let session = room.table.session().expect("a game");
        let Some(ask) = session.ask() else { break };
        let out_of_turn = session.game().open().on_turn() != ask.seat && session.check(ask.seat, &Move::Pass).is_ok();
        match room.table.due(room.now) {
            Due::Lines(lines) => {
                stood += 1;
                room.table.apply_all(lines);
            }
            Due::Until(at) if out_of_turn => {
                if ask.seat.number() == 1 {
                    let request = Request::by(person("ben"), Command::PassAlways { this_round: false, unless: None });
                    let lines = room.table.decide(&request, room.now).expect("it can be passed");
                    room.table.apply_all(lines);
                    continue;
                }
                room.now = at;
                let Due::Lines(lines) = room.table.due(room.now) else { panic!("the time is up") };
                room.table.apply_all(lines);
                passed += 1;
            }
            _ => {
                let moves = session.moves();
                let (ply, mv) = (session.ply(), moves[(ply_of(session) * 7) % moves.len()]);
                let who = person(["anna", "ben", "cleo"][ask.seat.index()]);
                let lines = room
                    .table
                    .decide(&Request::by(who, Command::Move { ply, seen: None, mv }), room.now)
                    .expect("listed");
                room.table.apply_all(lines);
            }
        }
    }
    assert!(passed > 5 && stood > 5, "{passed} {stood}");
}

fn ply_of(session: &sabika_session::Session) -> usize {
    session.ply() as usize
}

/// Bots finish a game that everybody has left; then the seed is shown, and it is the one that was promised.
#[test]
fn a_game_ends_with_its_seed() {
    let mut room = Room::begun(2, Settings::default());
    let before = room.table.seen(Some(&person("anna")));
    assert!(before.seed.is_none() && before.host && before.own.len() == 1);
    room.does("anna", Command::Leave { bot: "greedy".into() });
    room.does("ben", Command::Leave { bot: "buy_first".into() });
    while let Due::Bot(_) = room.table.due(room.now) {
        let (ply, mv) = (room.ply(), room.table.bot_answer().expect("a bot"));
        let line = room.table.bot_moved(ply, room.table.asked_since(), mv, room.now).expect("legal");
        assert!(room.table.bot_moved(ply + 1, room.table.asked_since(), mv, room.now).is_none(), "too late");
        room.table.apply_all([line]);
    }
    assert_eq!(room.table.stage(), Stage::Over);
    let after = room.table.seen(None);
    assert_eq!(after.seed.as_deref(), Some(Seed::from_number(1).to_string().as_str()));
    assert_eq!(after.commitment, before.commitment);
    assert_eq!(room.refused("anna", Command::Wish(Wish::TakeBack { to: 0 })), Refused::NotNow("the game is over"));
    let record = room.table.session().expect("a game").record();
    assert!(record.result.is_some() && record.names == ["anna", "ben"]);
}

#[test]
fn a_bot_that_looks_ahead_answers_alike() {
    let modules = [ModuleId::Characters, ModuleId::Change].into_iter().collect();
    for modules in [ModuleSet::EMPTY, modules] {
        let config = Config::players(3).with(modules);
        let mut room = Room::new(&Opening::new(config, Seed::from_number(5)));
        for (seat, bot) in [(0, "builder"), (1, "greedy"), (2, "architect")] {
            room.does("anna", Command::SeatBot { seat: SeatNo(seat), bot: bot.into() });
        }
        room.does("anna", Command::Begin);
        for _ in 0..24 {
            let mv = room.table.bot_answer().expect("a bot");
            let again = Table::replay(room.log.clone()).expect("a good log");
            assert_eq!(again.bot_answer(), Some(mv));
            let line = room.table.bot_moved(room.ply(), room.table.asked_since(), mv, room.now).expect("a legal move");
            room.adds(vec![line]);
        }
    }
}

#[test]
fn talk_is_plain_short_and_slow() {
    let mut room = Room::of(2, Settings::default());
    let say = |text: &str| Command::Say { text: text.into() };
    assert_eq!(room.refused("zoe", say("hello")), Refused::NotSeated);
    assert_eq!(room.refused("anna", say(&"x".repeat(501))), Refused::Text { field: "text", most: 500 });
    for _ in 0..8 {
        room.does("anna", say("<b>hello</b>\n"));
    }
    assert_eq!(room.refused("anna", say("hello")), Refused::TooFast);
    room.now = 11_000;
    room.does("anna", say("again"));
    assert_eq!(room.table.seen(None).talk[0].text, "<b>hello</b>", "as it was said: whoever shows it shows text");
}

#[test]
fn people_on_one_device_have_several_chairs() {
    let mut room = Room::of(2, Settings { one_device: true, ..Settings::default() });
    let sit = |seat: u8, name: &str| Command::Sit { seat: seat.into(), name: name.into() };
    assert_eq!(room.refused("ben", sit(1, "Ben")), Refused::NotHost);
    room.does("anna", sit(0, "Anna"));
    room.does("anna", sit(1, "Ben"));
    room.does("anna", Command::Begin);
    for _ in 0..10 {
        let command = Command::Move { ply: room.ply(), seen: None, mv: room.moves()[0] };
        room.does("anna", command);
    }
    room.does("anna", Command::Wish(Wish::TakeBack { to: 0 }));
    assert_eq!(room.ply(), 0, "there is nobody else to ask");
}

#[test]
fn what_cannot_be_played_is_not_opened() {
    let wrong = |change: fn(&mut Opening)| {
        let mut opening = Opening::new(Config::players(2), Seed::from_number(1));
        change(&mut opening);
        Table::open(&opening, person("anna")).expect_err("refused")
    };
    assert!(matches!(wrong(|o| o.config.players = 7), Refused::Config { field, .. } if field == "players"));
    let clock = |each, reserve| Some(Clock { each, reserve });
    assert!(matches!(wrong(|o| o.settings.window = Some(1)), Refused::Config { field, .. } if field == "window"));
    for bad in [clock(0, 0), clock(4, 0), clock(u32::MAX, 0), clock(5, u32::MAX)] {
        let mut opening = Opening::new(Config::players(2), Seed::from_number(1));
        opening.settings.clock = bad;
        assert!(matches!(Table::open(&opening, person("a")), Err(Refused::Config { field, .. }) if field == "clock"));
    }
}

/// A table that slept wakes as it was; where a clock ran, the time in between was nobody's, and what people wished for is still asked.
#[test]
fn a_table_wakes_as_it_slept() {
    let mut room = Room::begun(2, Settings::default());
    room.step();
    assert_eq!(room.table.woken(9_000_000), [], "nobody's time was running");
    let clock = Clock { each: 60, reserve: 0 };
    let mut room = Room::begun(2, Settings { clock: Some(clock), ..Settings::default() });
    room.step();
    room.does("anna", Command::Wish(Wish::TakeBack { to: 0 }));
    room.now = 9_000_000;
    let woken = room.table.woken(room.now);
    assert_eq!(woken.len(), 2);
    room.adds(woken);
    assert!(room.table.seen(None).wish.is_some());
    assert!(matches!(room.table.due(room.now), Due::Until(at) if at > room.now));
}

fn invited(room: &mut Room, who: &str, role: Role, secret: &str) -> Result<(), Refused> {
    let request = Request { secret: Some(secret.into()), ..Request::by(person(who), Command::Invite(role)) };
    let lines = room.table.decide(&request, room.now)?;
    room.adds(lines);
    Ok(())
}

fn enters(link: &str, name: &str) -> Command {
    Command::Enter { link: link.into(), name: name.into() }
}

#[test]
fn a_chair_is_kept_for_who_has_its_link() {
    let mut room = Room::of(3, Settings::default());
    let sit = |seat: u8, name: &str| Command::Sit { seat: seat.into(), name: name.into() };
    room.does("anna", sit(0, "Anna"));
    let role = Role::Sit { seat: SeatNo(1) };
    assert_eq!(invited(&mut room, "ben", role, "s1"), Err(Refused::NotHost));
    assert_eq!(invited(&mut room, "anna", Role::Sit { seat: SeatNo(0) }, "s1"), Err(Refused::Taken));
    invited(&mut room, "anna", role, "old").expect("a link");
    invited(&mut room, "anna", role, "new").expect("a link");
    assert_eq!(room.table.seen(None).chairs[1].kind, "kept");
    assert_eq!(room.refused("zoe", sit(1, "Zoe")), Refused::Taken);
    assert_eq!(room.refused("zoe", enters("old", "Zoe")), Refused::NoLink, "another one took its place");
    assert_eq!(room.refused("zoe", enters("guessed", "Zoe")), Refused::NoLink);
    room.does("ben", enters("new", "Ben"));
    assert_eq!((room.table.seen(None).chairs[1].name.as_str(), room.table.is_kept(SeatNo(1))), ("Ben", false));
    assert_eq!(room.refused("zoe", enters("new", "Zoe")), Refused::NoLink, "it was used");
    // The host lets a chair go that is kept for nobody.
    invited(&mut room, "anna", Role::Sit { seat: SeatNo(2) }, "late").expect("a link");
    room.does("anna", Command::Clear { seat: SeatNo(2) });
    room.does("cleo", sit(2, "Cleo"));
    assert_eq!(room.refused("zoe", enters("late", "Zoe")), Refused::NoLink);
}

#[test]
fn a_link_lets_watch_and_moves_a_seat() {
    let mut room = Room::begun(2, Settings { watchers: false, ..Settings::default() });
    assert!(!room.table.may_look(Some(&person("zoe"))) && !room.table.may_look(None));
    assert_eq!(invited(&mut room, "zoe", Role::Watch, "w"), Err(Refused::NotSeated));
    invited(&mut room, "ben", Role::Watch, "w").expect("a link");
    room.does("zoe", enters("w", ""));
    assert_eq!(room.refused("zoe", enters("w", "")), Refused::Known);
    assert!(room.table.may_look(Some(&person("zoe"))) && room.table.looks_from(Some(&person("zoe"))).is_none());
    // Anna goes on with her telephone, as the host too.
    invited(&mut room, "anna", Role::Own, "phone").expect("a link");
    assert_eq!(room.refused("ben", enters("phone", "")), Refused::Taken);
    assert_eq!(room.refused("anna", enters("phone", "")), Refused::Taken);
    room.does("annas telephone", enters("phone", ""));
    assert_eq!(room.table.host(), &person("annas telephone"));
    assert_eq!(room.table.looks_from(Some(&person("annas telephone"))), Some(sabika_engine::value::Seat::FIRST));
    assert_eq!(room.table.looks_from(Some(&person("anna"))), None);
    assert_eq!(room.refused("zoe", enters("phone", "")), Refused::NoLink);
}

#[test]
fn who_is_muted_is_not_heard() {
    let mut room = Room::begun(3, Settings::default());
    room.does("ben", Command::Say { text: "bla".into() });
    let heard = |room: &Room, who: &str| room.table.seen(Some(&person(who))).talk.len();
    room.does("anna", Command::Mute { seat: SeatNo(1), muted: true });
    assert_eq!([heard(&room, "anna"), heard(&room, "ben"), heard(&room, "cleo")], [0, 1, 1]);
    assert!(matches!(room.refused("anna", Command::Mute { seat: SeatNo(1), muted: true }), Refused::NotNow(_)));
    room.does("anna", Command::Mute { seat: SeatNo(1), muted: false });
    assert_eq!(heard(&room, "anna"), 1);
}

/// Plays with the viziers until two people or more are asked one after the other.
fn at_a_poll(seed: u64) -> Room {
    let config = Config::players(4).with([ModuleId::Vizier].into_iter().collect());
    let mut room = Room::seated(&Opening::new(config, Seed::from_number(seed)));
    while room.ahead().len() < 2 {
        room.step();
    }
    room
}

impl Room {
    /// Who could answer ahead now, with the ply that they would answer.
    fn ahead(&self) -> Vec<(&'static str, u32)> {
        let words = sabika_words::Words::new(sabika_words::Lang::En);
        let (asked, now) = (self.asked(), self.now);
        let question = |name: &'static str| {
            let update = self.table.update(Some(&person(name)), Look::Drawn, None, now, &words);
            update.question.map(|question| (name, question.ply))
        };
        ["anna", "ben", "cleo", "dora"].into_iter().filter(|name| *name != asked).filter_map(question).collect()
    }
}

#[test]
fn everybody_answers_at_once_in_the_order_of_the_rules() {
    let mut room = at_a_poll(3);
    let (first, ply, mut later) = (room.asked(), room.ply(), room.ahead());
    later.sort_by_key(|(_, ply)| *ply);
    assert!(later.iter().all(|(_, at)| *at > ply));
    // The last answers first; nothing happens until the first has.
    for (name, at) in later.iter().rev() {
        assert!(matches!(
            room.refused(name, Command::Move { ply: at + 7, seen: None, mv: Move::Pass }),
            Refused::Stale { .. }
        ));
        room.does(name, Command::Move { ply: *at, seen: None, mv: Move::Pass });
        room.by_itself();
        assert_eq!((room.asked(), room.ply()), (first, ply));
        assert!(!room.ahead().iter().any(|(waits, _)| waits == name), "they have answered");
    }
    room.does(first, Command::Move { ply, seen: None, mv: Move::Pass });
    room.by_itself();
    assert_eq!(room.ply(), ply + 1 + later.len() as u32);
    let answered = room.log.iter().filter(|line| matches!(line.entry, Entry::Moved { by: By::Standing, .. }));
    assert_eq!(answered.count(), later.len());
}

#[test]
fn an_answer_ahead_is_void_when_somebody_acts() {
    for seed in 3..60 {
        let mut room = at_a_poll(seed);
        let (ply, (name, at)) = (room.ply(), room.ahead()[0]);
        room.does(name, Command::Move { ply: at, seen: None, mv: Move::Pass });
        let Some(mv) = room.moves().into_iter().find(|mv| *mv != Move::Pass) else { continue };
        let first = room.asked();
        room.does(first, Command::Move { ply, seen: None, mv });
        room.by_itself();
        assert_eq!(room.ply(), ply + 1, "nobody's answer fits any more");
        return;
    }
    panic!("nobody could act");
}

/// Plays with the characters until all four are asked for a bid. Who is asked, and who is next with the most that they would bid.
fn at_an_auction() -> (Room, &'static str, (&'static str, Move)) {
    let config = Config::players(4).with([ModuleId::Characters].into_iter().collect());
    let mut room = Room::seated(&Opening::new(config, Seed::from_number(1)));
    while room.bids(room.asked()).is_empty() || room.ahead().len() < 3 {
        room.step();
    }
    let (next, _) = room.ahead().into_iter().find(|(_, at)| *at == room.ply() + 1).expect("somebody is next");
    let (first, most) = (room.asked(), room.bids(next).pop().expect("a bid"));
    assert_ne!(most, room.bids(first)[0], "more than the least");
    (room, first, (next, most))
}

impl Room {
    /// What somebody could bid, now or ahead of their turn, the lowest first.
    fn bids(&self, who: &str) -> Vec<Move> {
        let words = sabika_words::Words::new(sabika_words::Lang::En);
        let question = self.table.update(Some(&person(who)), Look::Drawn, None, self.now, &words).question;
        let moves = question.into_iter().flat_map(|question| question.choices).map(|choice| choice.mv);
        moves.filter(|mv| mv.to_string().starts_with("characters bid ")).collect()
    }
}

/// Ply for ply the same, and yet another question: who has seen only the first of them does not answer the second.
#[test]
fn an_answer_to_another_question_of_the_same_ply_is_stale() {
    let (mut room, first, (next, mv)) = at_an_auction();
    let (ply, seen, lowest) = (room.ply(), room.table.lines(), room.bids(first)[0]);
    let answer = |seen: Option<u64>| Command::Move { ply: ply + 1, seen, mv };
    assert!(room.asks(next, answer(Some(seen))).is_ok(), "as long as nobody has bid");
    room.does(first, Command::Move { ply, seen: Some(seen), mv: lowest });
    assert_eq!((room.asked(), room.ply()), (next, ply + 1));
    let refused = room.refused(next, answer(Some(seen)));
    assert_eq!(refused, Refused::Unseen { seen, since: seen + 1 });
    assert_eq!(refused.code(), "stale");
    // Who has seen the bid may outbid it, and who does not say what they have seen is believed, as ever.
    assert!(room.asks(next, answer(Some(room.table.lines()))).is_ok());
    assert!(room.asks(next, answer(None)).is_ok());
    // What somebody says meanwhile is not what is asked.
    let seen = room.table.lines();
    room.does(first, Command::Say { text: "one!".into() });
    room.does(next, answer(Some(seen)));
}

#[test]
fn an_answer_that_comes_after_passes_is_taken() {
    let (mut room, first, _) = at_an_auction();
    let (ply, seen) = (room.ply(), room.table.lines());
    // The last of them takes longest, and everybody before has passed by then.
    let (last, at) = room.ahead().into_iter().max_by_key(|(_, at)| *at).expect("others are asked");
    let mv = room.bids(last).pop().unwrap_or(Move::Pass);
    room.does(first, Command::Move { ply, seen: Some(seen), mv: Move::Pass });
    room.does(room.asked(), Command::Move { ply: ply + 1, seen: Some(seen), mv: Move::Pass });
    room.does(room.asked(), Command::Move { ply: ply + 2, seen: Some(seen), mv: Move::Pass });
    assert_eq!((room.asked(), room.ply()), (last, at));
    room.does(last, Command::Move { ply: at, seen: Some(seen), mv });
    let made = &room.log[room.log.len() - 1].entry;
    assert!(matches!(made, Entry::Moved { by: By::Person, mv: made, .. } if *made == mv), "{made:?}");
}

#[test]
fn an_answer_to_what_was_taken_back_is_stale() {
    let (mut room, first, (next, mv)) = at_an_auction();
    let (ply, seen, lowest) = (room.ply(), room.table.lines(), room.bids(first)[0]);
    room.does(first, Command::Move { ply, seen: Some(seen), mv: Move::Pass });
    let passed = room.table.lines();
    room.does(first, Command::Undo { to: ply });
    // Ahead, for the question that goes round; and for the plain one, when something else has been done at the ply before.
    let answer = |seen: u64| Command::Move { ply: ply + 1, seen: Some(seen), mv };
    for seen in [seen, passed] {
        assert_eq!(room.refused(next, answer(seen)), Refused::Unseen { seen, since: passed + 1 });
    }
    assert!(room.asks(next, answer(passed + 1)).is_ok());
    room.does(first, Command::Move { ply, seen: None, mv: lowest });
    assert_eq!((room.asked(), room.ply()), (next, ply + 1));
    for seen in [seen, passed, passed + 1] {
        assert_eq!(room.refused(next, answer(seen)), Refused::Unseen { seen, since: passed + 2 });
    }
    room.does(next, answer(passed + 2));
}

/// A bot takes its time; what it thinks about may be taken back meanwhile, and something else be asked at the same ply.
#[test]
fn a_thought_about_what_was_taken_back_is_void() {
    let (mut room, first, (next, _)) = at_an_auction();
    let (ply, lowest) = (room.ply(), room.bids(first)[0]);
    room.does(next, Command::Leave { bot: "buy_first".into() });
    room.does(first, Command::Move { ply, seen: None, mv: Move::Pass });
    let thinker = room.table.thinker().expect("a bot");
    let made = |room: &Room, of: &Thinker| room.table.bot_moved(of.ply, of.since, Move::Pass, room.now).is_some();
    assert!(made(&room, &thinker));
    room.does(first, Command::Undo { to: ply });
    assert!(!made(&room, &thinker));
    room.does(first, Command::Move { ply, seen: None, mv: lowest });
    let again = room.table.thinker().expect("a bot");
    assert_eq!(again.ply, thinker.ply);
    assert!(!made(&room, &thinker) && made(&room, &again));
}

/// Who has never heard of `seen` says a move as ever.
#[test]
fn what_was_seen_may_be_left_out() {
    let said = r#"{"do":"move","ply":3,"move":"pass"}"#;
    let command = Command::Move { ply: 3, seen: None, mv: Move::Pass };
    assert_eq!(serde_json::from_str::<Command>(said).expect("a command"), command);
    assert_eq!(serde_json::to_string(&command).expect("written"), said);
    let said = r#"{"do":"move","ply":3,"seen":9,"move":"pass"}"#;
    let command = Command::Move { ply: 3, seen: Some(9), mv: Move::Pass };
    assert_eq!(serde_json::from_str::<Command>(said).expect("a command"), command);
}

/// Who may answer ahead may also ask why not; who is not asked at all may not.
#[test]
fn who_is_asked_ahead_may_ask_why() {
    let mut room = at_a_poll(3);
    let words = sabika_words::Words::new(sabika_words::Lang::En);
    let (name, at) = room.ahead()[0];
    let pass = Why::Move { mv: Move::Pass };
    let wrong = Why::Move { mv: "take ducat-1".parse().expect("a move") };
    assert_eq!(room.table.why(&person(name), &pass, &words), Ok(None));
    assert!(matches!(room.table.why(&person(name), &wrong, &words), Ok(Some(_))));
    room.does(room.asked(), Command::Move { ply: room.ply(), seen: None, mv: Move::Pass });
    while room.ply() <= at || !room.ahead().is_empty() {
        room.step();
    }
    let other = ["anna", "ben", "cleo", "dora"].into_iter().find(|name| *name != room.asked()).expect("others");
    assert_eq!(room.table.why(&person(other), &pass, &words), Err(Refused::NotAsked));
}

#[test]
fn who_is_silent_passes_with_the_others() {
    let mut room = at_a_poll(3);
    let (first, ply, later) = (room.asked(), room.ply(), room.ahead().len() as u32);
    let Due::Until(at) = room.table.due(room.now) else { panic!("there is a limit") };
    // The first one takes almost all of the time: it is everybody's.
    room.now = at - 1;
    room.does(first, Command::Move { ply, seen: None, mv: Move::Pass });
    room.by_itself();
    assert_eq!(room.ply(), ply + 1);
    room.now = at;
    room.by_itself();
    assert_eq!(room.ply(), ply + 1 + later);
}

#[test]
fn duplicate_tables_keep_their_seed() {
    let opening = Opening { group: Some("g".into()), ..Opening::new(Config::players(2), Seed::from_number(1)) };
    let mut room = Room::new(&opening);
    for seat in 0..2 {
        room.does("anna", Command::SeatBot { seat: SeatNo(seat), bot: "buy_first".into() });
    }
    room.does("anna", Command::Begin);
    room.by_itself();
    assert_eq!((room.table.stage(), room.table.seed(), room.table.record()), (Stage::Over, None, None));
    assert_eq!(room.table.seen(None).seed, None);
    room.adds(vec![Line { at: 0, who: None, key: None, entry: Entry::Revealed }]);
    assert_eq!(room.table.seed(), Some(Seed::from_number(1)));
    assert!(room.table.record().is_some());
}

#[test]
fn a_game_goes_on_from_another_one() {
    let mut room = Room::begun(2, Settings::default());
    for _ in 0..20 {
        room.step();
    }
    let fork = room.table.session().expect("a game").fork(12, None, 7).expect("that far");
    let opening = Opening::going_on(&fork.record(), Settings::default());
    let mut other = Room::new(&opening);
    // One of them looks ahead, and remembers nothing of the game that was left.
    for (seat, bot) in [(0, "buy_first"), (1, "builder")] {
        other.does("anna", Command::SeatBot { seat: SeatNo(seat), bot: bot.into() });
    }
    other.does("anna", Command::Begin);
    assert_eq!(other.ply(), 12);
    other.by_itself();
    assert_eq!(other.table.stage(), Stage::Over);
    let bad = Opening { from: Some("nonsense".into()), ..opening };
    assert!(matches!(Table::open(&bad, person("anna")), Err(Refused::Config { .. })));
}

#[test]
fn a_link_goes_with_its_chair() {
    let mut room = Room::of(2, Settings::default());
    room.does("anna", Command::Sit { seat: SeatNo(0), name: "Anna".into() });
    invited(&mut room, "anna", Role::Sit { seat: SeatNo(1) }, "s").expect("a link");
    room.does("anna", Command::Swap { one: SeatNo(0), other: SeatNo(1) });
    assert!(room.table.is_kept(SeatNo(0)) && !room.table.is_kept(SeatNo(1)));
    room.does("ben", enters("s", "Ben"));
    let names: Vec<String> = room.table.seen(None).chairs.into_iter().map(|chair| chair.name).collect();
    assert_eq!(names, ["Ben", "Anna"]);
}

#[test]
fn nobody_gains_time_by_coming_and_going() {
    let clock = Some(Clock { each: 60, reserve: 100 });
    let mut room = Room::begun(3, Settings { clock, ..Settings::default() });
    let asked = room.asked();
    let other = ["anna", "ben", "cleo"].into_iter().find(|name| *name != asked).expect("another one");
    assert_eq!(room.table.due(0), Due::Until(160_000));
    room.now = 159_000;
    room.does(other, Command::Leave { bot: "greedy".into() });
    room.does(other, Command::Return);
    assert_eq!(room.table.due(room.now), Due::Until(160_000), "it is another one's clock");
    room.does(asked, Command::Leave { bot: "greedy".into() });
    room.does(asked, Command::Return);
    assert_eq!(room.table.due(room.now), Due::Until(room.now + 61_000), "the reserve is almost gone");
    // A pause is nobody's time, once.
    room.does(asked, Command::Wish(Wish::Pause));
    for name in ["anna", "ben", "cleo"].into_iter().filter(|name| *name != asked) {
        room.does(name, Command::Vote { yes: true });
    }
    room.now += 1_000_000;
    room.does(asked, Command::Leave { bot: "greedy".into() });
    room.does(asked, Command::Return);
    room.now += 1_000_000;
    room.does(asked, Command::Resume);
    assert_eq!(room.table.due(room.now), Due::Until(room.now + 61_000));
}

#[test]
fn moving_back_and_forth_buys_no_time() {
    let clock = Some(Clock { each: 60, reserve: 100 });
    let mut room = Room::begun(2, Settings { clock, ..Settings::default() });
    let undoable = |room: &Room| {
        let session = room.table.session().expect("a game");
        session.moves().into_iter().find(|mv| session.can_undo(mv))
    };
    room.now = 1_000_000;
    room.step();
    while undoable(&room).is_none() {
        room.step();
    }
    let (asked, ply, mv) = (room.asked(), room.ply(), undoable(&room).expect("found"));
    let Due::Until(first) = room.table.due(room.now) else { panic!("the clock runs") };
    for _ in 0..3 {
        room.now += 50_000;
        room.does(asked, Command::Move { ply, seen: None, mv });
        room.does(asked, Command::Undo { to: ply });
    }
    assert!(matches!(room.table.due(room.now), Due::Lines(_)), "all of it is used up");
    assert!(room.now <= first);
}
