//! Random commands by random people at random times: nothing breaks, nothing is betrayed, and the log always makes the same table.

use sabika_engine::{
    Config, Move, Title,
    modules::ModuleSet,
    value::{Dice, Seed},
};
use sabika_host::{
    Clock, Command, Due, Entry, Key, LOG_VERSION, Line, Opening, Person, Request, Role, SeatNo, Settings, Table, Wish,
};
use sabika_session::Wanted;

const PEOPLE: [&str; 5] = ["person-one", "person-two", "person-three", "person-four", "person-five"];

fn person(dice: &mut Dice) -> Person {
    Person::new(*dice.pick(&PEOPLE)).expect("a word")
}

fn seat(dice: &mut Dice) -> SeatNo {
    SeatNo(dice.below(5) as u8)
}

fn command(table: &Table, dice: &mut Dice) -> Command {
    let bot = || ["greedy", "buy_first", "random", "nobody"];
    let ply = table.session().map_or(0, sabika_session::Session::ply);
    let any = dice.below(34);
    match any {
        0 | 1 => Command::Sit { seat: seat(dice), name: "A name".into() },
        2 => Command::Stand,
        3 => Command::Swap { one: seat(dice), other: seat(dice) },
        4 | 5 => Command::SeatBot { seat: seat(dice), bot: (*dice.pick(&bot())).into() },
        6 => Command::Clear { seat: seat(dice) },
        7 => Command::Begin,
        8 => Command::Undo { to: ply.saturating_sub(dice.below(4)) },
        9 => Command::Wish(Wish::TakeBack { to: ply.saturating_sub(dice.below(20)) }),
        10 => Command::Wish(Wish::Replace { seat: seat(dice), bot: (*dice.pick(&bot())).into() }),
        11 => Command::Wish(Wish::Pause),
        12 | 13 => Command::Resume,
        14..=16 => Command::Vote { yes: dice.below(3) > 0 },
        17 => Command::PassAlways {
            this_round: dice.below(2) == 0,
            unless: (dice.below(2) == 0).then_some(Wanted { building: None, exact: true }),
        },
        18 => Command::AskAgain,
        19 => Command::Leave { bot: (*dice.pick(&bot())).into() },
        20 => Command::Return,
        21 => Command::Say { text: "something to say".into() },
        22 => Command::Mute { seat: seat(dice), muted: dice.below(2) == 0 },
        23 => {
            let roles = [Role::Sit { seat: seat(dice) }, Role::Watch, Role::Own];
            Command::Invite(*dice.pick(&roles))
        }
        24 => Command::Enter { link: dice.below(20).to_string(), name: "Another name".into() },
        _ => {
            let mut moves = table.session().map_or(vec![], sabika_session::Session::moves);
            moves.push(Move::Pass);
            Command::Move { ply: ply + (4 - dice.below(24).min(4)), seen: None, mv: *dice.pick(&moves) }
        }
    }
}

/// Everything that is written down can be read, in the spelling it has for ever.
fn read_again(line: &Line) -> Line {
    let text = serde_json::to_string(line).expect("written");
    serde_json::from_str(&text).unwrap_or_else(|wrong| panic!("{wrong}: {text}"))
}

#[test]
fn any_table_is_what_its_log_says() {
    let (mut obeyed, mut refused, mut over, mut moved) = (0, 0, 0, 0);
    for n in 0..40_u64 {
        let mut dice = Dice::loose(n);
        let config = Config::players(2 + (n % 3) as u8);
        let config = match n % 4 {
            0 => config,
            1 => config.with(ModuleSet::all()),
            2 => config.of(Title::RedPalace),
            _ => config.with(ModuleSet::nth(dice.below(1 << 26))),
        };
        let settings = Settings {
            clock: (n % 2 == 0).then_some(Clock { each: 30, reserve: 60 }),
            one_device: n % 7 == 6,
            ..Settings::default()
        };
        let opening = Opening { settings, ..Opening::new(config, Seed::from_number(n)) };
        let host = Person::new(PEOPLE[0]).expect("a word");
        let (mut log, mut now) = (vec![Table::opened(&opening, host.clone(), 0).expect("playable")], 0_u64);
        let mut table = Table::open(&opening, host).expect("playable");
        for step in 0..900 {
            now += u64::from(dice.below(9_000));
            // Clocks of machines are set back now and then.
            if dice.below(60) == 0 {
                now = now.saturating_sub(100_000);
            }
            // What happens by itself, as a server would let it.
            for _ in 0..40 {
                let lines = match table.due(now) {
                    Due::Lines(lines) => lines,
                    Due::Bot(_) => {
                        let mv = table.bot_answer().expect("a bot decides");
                        let ply = table.session().expect("a game").ply();
                        table.bot_moved(ply, table.asked_since(), mv, now).into_iter().collect()
                    }
                    Due::Nothing | Due::Until(_) => break,
                };
                moved += lines.len();
                table.apply_all(lines.iter().map(read_again));
                log.extend(lines);
            }
            let key = (dice.below(4) == 0).then(|| Key(format!("{}", dice.below(200))));
            // Half of the time it is somebody who could mean it: whoever is asked, or the host.
            let asked = table.session().and_then(sabika_session::Session::ask);
            let apt = asked.and_then(|ask| table.chairs()[ask.seat.index()].person()).unwrap_or(table.host()).clone();
            let who = if dice.below(2) == 0 { apt } else { person(&mut dice) };
            let secret = Some(dice.below(20).to_string());
            let request = Request { who, key, command: command(&table, &mut dice), secret };
            match table.decide(&request, now) {
                Ok(lines) => {
                    assert!(!lines.is_empty());
                    table.apply_all(lines.iter().map(read_again));
                    log.extend(lines);
                    obeyed += 1;
                }
                Err(_) => refused += 1,
            }
            if step % 150 == 0 {
                // Neither who somebody is nor what deals the game is shown to anybody.
                let seen = serde_json::to_string(&table.seen(Some(&person(&mut dice)))).expect("written");
                assert!(!seen.contains("person-"), "{seen}");
                let is_over = table.session().is_some_and(|session| session.ask().is_none());
                assert_eq!(seen.contains(&opening.seed.to_string()), is_over, "{seen}");
                let again = Table::replay(log.iter().map(read_again)).expect("a good log");
                assert_eq!(format!("{again:?}"), format!("{table:?}"));
                assert_eq!(again.lines(), log.len() as u64);
            }
        }
        over += u32::from(table.session().is_some_and(|session| session.ask().is_none()));
    }
    assert!(obeyed > 1_500 && refused > 8_000 && moved > 10_000 && over > 20, "{obeyed} {refused} {moved} {over}");
}

/// A log that was cut, mixed up or made up is read or refused, never more.
#[test]
fn damaged_logs_are_refused() {
    let opening = Opening::new(Config::players(2).with(ModuleSet::all()), Seed::from_number(1));
    let host = Person::new(PEOPLE[0]).expect("a word");
    let line = |entry: Entry| Line { at: 0, who: None, key: None, entry };
    let mut log = vec![Table::opened(&opening, host.clone(), 0).expect("playable")];
    let mut table = Table::open(&opening, host).expect("playable");
    for seat in 0..2_u8 {
        log.push(line(Entry::BotSat { seat: seat.into(), bot: "greedy".into() }));
    }
    log.push(line(Entry::Begun));
    log[1..].iter().for_each(|line| table.apply(line).expect("a good line"));
    for _ in 0..150 {
        let (ply, mv) = (table.session().expect("a game").ply(), table.bot_answer().expect("a bot"));
        let moved = table.bot_moved(ply, table.asked_since(), mv, 0).expect("legal");
        table.apply_all([moved.clone()]);
        log.push(moved);
    }
    let mut dice = Dice::loose(1);
    let mut refused = 0;
    for _ in 0..400 {
        let mut bad = log.clone();
        for _ in 0..=dice.below(3) {
            let (one, other) = (dice.below(bad.len() as u32) as usize, dice.below(bad.len() as u32) as usize);
            match dice.below(3) {
                0 => bad.swap(one, other),
                1 => drop(bad.remove(one)),
                _ => bad.insert(one, bad[other].clone()),
            }
        }
        refused += u32::from(Table::replay(bad).is_err());
    }
    assert!(refused > 300, "{refused}");
    let later = Entry::Opened { log: LOG_VERSION + 1, opening: Box::new(opening) };
    let first = Line { at: 0, who: Person::new("a"), key: None, entry: later };
    assert!(Table::replay([first]).is_err());
    assert!(Table::replay([]).is_err());
}
