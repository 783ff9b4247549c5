//! Records: the same game in three forms, for ever.

use sabika_engine::{
    Config, Move, Options, Title,
    modules::{ModuleId, ModuleSet},
    value::{Dice, Seat, Seed},
};
use sabika_notation::{BadRecord, Record};
use sabika_session::{Refused, Session};

/// A whole game played by chance.
fn played(config: Config, seed: u64, plies: usize) -> Session {
    let mut session = Session::new(config, Seed::from_number(seed)).expect("a good config");
    let mut dice = Dice::loose(seed);
    while let Some(ask) = session.ask()
        && session.made().len() < plies
    {
        let moves = session.moves();
        session.apply(ask.seat, *dice.pick(&moves)).expect("a listed move is legal");
    }
    session
}

fn configs() -> Vec<Config> {
    let mut all: Vec<Config> = (2..=6).map(Config::players).collect();
    all.extend((2..=6).map(|n| Config::players(n).with(ModuleSet::all())));
    all
}

#[test]
fn every_form_reads_back() {
    for (n, config) in configs().into_iter().enumerate() {
        let mut session = played(config, n as u64, usize::MAX);
        session.set_names((0..config.players).map(|n| format!("Nº {n} \"#\"\n")).collect());
        let record = session.record();
        assert_eq!(record.result.as_ref().map(Vec::len), Some(config.players.into()));
        let (text, json, bytes) = (record.to_text().unwrap(), record.to_json(), record.to_bytes());
        for form in [text.as_bytes(), json.as_bytes(), &bytes] {
            assert_eq!(Record::from_any(form).unwrap(), record);
        }
        let again = Session::load(&record).expect("it replays");
        assert_eq!((again.game(), again.events()), (session.game(), session.events()));
        assert_eq!(again.record(), record);
        assert_eq!(again.scorings().len(), session.game().open().rounds_held().iter().count());
        let told: Vec<_> = (0..again.ply()).flat_map(|ply| again.events_of(ply)).collect();
        assert!(again.events().ends_with(&told.into_iter().cloned().collect::<Vec<_>>()));
    }
}

/// These bytes are a promise: if they change, no stored game can be read any more.
#[test]
fn the_bytes_never_change() {
    let modules = [ModuleId::Vizier, ModuleId::Squares].into_iter().collect();
    let mut record = Record::new(Config::players(3).with(modules).under(1), Seed::from_bytes([7; 32]));
    record.config.options.turn_limit = 0;
    record.names = ["Ana", "Bo", "Çe"].map(String::from).to_vec();
    record.moves = [
        "pass",
        "take gulden-1 ducat-9",
        "buy 3 with denar-4 denar-7",
        "add garden-8-NE at 1,-2",
        "remove -3,0",
        "exchange 0,1 for pavilion-2-NEW",
        "build tower-13-E at 0,1",
        "keep square_tower_5",
        "give seraglio-9-open",
        "vizier wake",
        "squares take chambers",
    ]
    .map(|mv| mv.parse().unwrap())
    .to_vec();
    record.result = Some(vec![-1, 0, 300]);
    let hex: Vec<String> = record.to_bytes().iter().map(|b| format!("{b:02x}")).collect();
    let hex = hex.concat();
    let expected = concat!(
        "53424b31",                                                         // SBK1
        "01",                                                               // format
        "01",                                                               // rules
        "00",                                                               // alhambra
        "03",                                                               // players
        "020104",                                                           // vizier, squares
        "050000000c00",                                                     // options
        "0707070707070707070707070707070707070707070707070707070707070707", // seed
        "0303416e6102426f03c38765",                                         // names
        "0b",                                                               // eleven moves
        "00",                                                               // pass
        "01020023",                                                         // take
        "0203021518",                                                       // buy
        "032201fe",                                                         // add
        "04fd00",                                                           // remove
        "05000100",                                                         // exchange
        "06350001",                                                         // build
        "074d",                                                             // keep
        "080d",                                                             // give
        "10010477616b65",                                                   // vizier wake
        "10040d74616b65206368616d62657273",                                 // squares take chambers
        "040100d804",                                                       // result
    );
    assert_eq!(&hex[..hex.len() - 8], expected);
    assert_eq!(&hex[hex.len() - 8..], "0e8a7750");
    assert_eq!(Record::from_bytes(&record.to_bytes()).unwrap(), record);
    // An option that came later is there when it is used, and only then.
    let before = record.to_bytes().len();
    record.config.options.say("open_attack_cards", "on").expect("an option");
    let bytes = record.to_bytes();
    assert_eq!((&bytes[11..18], bytes.len()), (&[6, 0, 0, 0, 12, 0, 1][..], before + 1));
    assert_eq!(Record::from_bytes(&bytes).unwrap(), record);
}

/// The same for the cards, tiles and moves that expansions 1 and 2 brought.
#[test]
fn the_bytes_of_the_first_expansions_never_change() {
    use ModuleId::{BonusCards, Camps, Characters, CityGates, Diamonds, ExchangeOffices};
    let modules = [ExchangeOffices, BonusCards, CityGates, Diamonds, Characters, Camps].into_iter().collect();
    let mut record = Record::new(Config::players(3).with(modules), Seed::from_bytes([7; 32]));
    record.moves = [
        "take diamond-5",
        "take office_denar_gulden",
        "buy 1 with patron",
        "build camp_NE at 0,2",
        "characters bid 5",
        "bonus_cards reveal garden-10-open",
        "city_gates take",
    ]
    .map(|text| text.parse().unwrap())
    .to_vec();
    let hex: Vec<String> = record.to_bytes().iter().map(|b| format!("{b:02x}")).collect();
    let hex = hex.concat();
    let moves = &hex[hex.find("0707").unwrap() + 64 + 2..hex.len() - 10];
    let expected = concat!(
        "0007",     // no names, seven moves
        "010128",   // take: 35 + 5
        "010144",   // take: 64 + 4
        "0201014b", // buy: 64 + 11
        "06530002", // build
        "10070562696420",
        "35",                                               // characters bid 5
        "10031572657665616c2067617264656e2d31302d6f70656e", // bonus_cards reveal …
        "10050474616b65",                                   // city_gates take
    );
    assert_eq!(moves, expected);
    assert_eq!(Record::from_bytes(&record.to_bytes()).unwrap(), record);
}

#[test]
fn the_text_can_be_read_by_people() {
    let record = played(Config::players(2).with([ModuleId::Vizier].into_iter().collect()), 4, 4).record();
    let text = record.to_text().unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(&lines[..5], ["sabika 1", "rules 2", "game alhambra", "players 2", "modules vizier"]);
    assert_eq!(lines[5], "option dirk_third down");
    let header = 5 + Options::of(Title::Alhambra).count(); // then the seed
    assert_eq!(lines[header - 1], "option magical_turn_in_place on");
    assert_eq!(lines[header + 1], "");
    assert_eq!(lines[header + 2], "# turn 1");
    assert!(lines[header + 3].starts_with("A ") || lines[header + 3].starts_with("B "), "{text}");
}

#[test]
fn a_bad_record_says_where() {
    let session = played(Config::players(3), 5, 40);
    let record = session.record();
    let json = record.to_json();
    let bad = |text: &str| Record::from_any(text.as_bytes()).unwrap_err();
    assert_eq!(bad("hello"), BadRecord::NotARecord);
    assert_eq!(bad("{}"), BadRecord::NotARecord);
    assert!(matches!(bad("{"), BadRecord::NotJson(_)));
    let newer = BadRecord::Newer { what: "rules_version", found: 3, known: 2 };
    assert_eq!(bad(&json.replace("\"rules_version\":2", "\"rules_version\":3,\"new\":0")), newer);
    assert_eq!(
        bad(&json.replace("\"players\":3", "\"players\":9")).to_string().split(':').next(),
        Some("config.players")
    );
    assert!(bad(&json.replace("\"seed\"", "\"sead\"")).to_string().starts_with("seed: missing"));
    assert!(bad(&json.replacen('{', "{\"x\":1,", 1)).to_string().starts_with("x: no such field"));
    assert!(bad(&json.replacen("[{", "[{\"a\":1},{", 1)).to_string().starts_with("moves[0]: "));

    let mut wrong = record.clone();
    wrong.moves.truncate(20);
    wrong.moves.push(Move::Pass);
    assert!(matches!(Session::load(&wrong), Err(BadRecord::Illegal { ply: 21, .. })));
    wrong.moves.pop();
    wrong.result = Some(vec![0, 0, 0]);
    assert_eq!(Session::load(&wrong).unwrap_err(), BadRecord::NotOver { ply: 20 });

    let mut whole = played(Config::players(2), 5, usize::MAX).record();
    whole.moves.push(Move::Pass);
    assert!(matches!(Session::load(&whole), Err(BadRecord::AfterEnd { .. })));
    whole.moves.pop();
    whole.result.as_mut().unwrap()[1] += 1;
    assert!(matches!(Session::load(&whole), Err(BadRecord::WrongResult { .. })));

    let text = record.to_text().unwrap();
    let at = text.lines().position(|l| l.starts_with("# turn 2")).unwrap() + 2;
    let first = text.lines().nth(at - 1).unwrap();
    let (seat, rest) = first.split_at(1);
    let other = if seat == "A" { "B" } else { "A" };
    match bad(&text.replacen(&format!("# turn 2\n{first}"), &format!("# turn 2\n{other}{rest}"), 1)) {
        BadRecord::WrongSeat { line, .. } => assert_eq!(line, at),
        e => panic!("{e}"),
    }
    assert!(bad(&text.replacen("option end market", "option ende market", 1)).to_string().contains("ende"));
    assert!(bad("sabika 1\nrules 1\nplayers 3\n").to_string().contains("seed"));
    assert!(bad("sabika 1\nrules 1\nplayers 3\nplayers 3\n").to_string().starts_with("line 4"));
}

#[test]
fn damaged_bytes_are_refused_and_never_panic() {
    // The start of a game in every byte; a whole one, which takes longer to read, here and there.
    for (plies, every) in [(200, 1), (usize::MAX, 61)] {
        let record = played(Config::players(4).with(ModuleSet::all()), 6, plies).record();
        let bytes = record.to_bytes();
        for len in (0..bytes.len()).step_by(every) {
            assert!(Record::from_any(&bytes[..len]).is_err(), "cut at {len}");
        }
        for at in (4..bytes.len()).step_by(every) {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                assert!(Record::from_any(&damaged).is_err(), "bit {bit} of byte {at}");
            }
        }
        let mut longer = bytes;
        longer.push(0);
        assert!(Record::from_bytes(&longer).is_err());
    }
}

#[test]
fn undo_goes_back_by_replay() {
    let mut session = played(Config::players(3).with(ModuleSet::all()), 8, 60);
    for plies in [0, 1, 7, 52] {
        let (left, before) = (session.ply() - plies, session.clone());
        session.undo(plies).unwrap();
        assert_eq!(session.ply(), left);
        assert_eq!(session.game(), played(Config::players(3).with(ModuleSet::all()), 8, left as usize).game());
        assert!(before.events().starts_with(session.events()));
    }
    assert!(session.undo(1).is_err());
}

#[test]
fn a_late_move_is_stale() {
    let mut session = played(Config::players(3), 9, 10);
    let (seat, mv) = (session.ask().unwrap().seat, session.moves()[0]);
    assert_eq!(session.apply_at(9, seat, mv).unwrap_err(), Refused::Stale { said: 9, now: 10 });
    assert!(session.apply_at(10, seat, mv).is_ok());
    let seat = session.ask().unwrap().seat;
    assert!(matches!(session.apply_at(11, seat, Move::Pass), Err(Refused::Illegal(_))));
    assert_eq!(session.ply(), 11);
}

#[test]
fn a_described_position_has_a_record_and_can_be_taken_back() {
    let given: serde_json::Value = toml::from_str(
        r#"
        yard.1 = "pavilion-7-E"
        A.hand = ["gulden-7", "gulden-1"]
        "#,
    )
    .unwrap();
    let mut session = Session::from_position(given).unwrap();
    same_in_all_forms(&session);
    let a = session.ask().unwrap().seat;
    session.apply(a, "buy 1 with gulden-7".parse().unwrap()).unwrap();
    // Nothing hidden came to light: all may be taken back.
    assert_eq!(session.undo_floor(), 0);
    let card = session.game().open().display()[0];
    session.apply(a, format!("take {card}").parse().unwrap()).unwrap();
    assert_eq!(session.undo_floor(), 0);
    // The placement ends the turn and turns up a card.
    session.apply(a, "build pavilion-7-E at 1,0".parse().unwrap()).unwrap();
    assert_eq!((session.ply(), session.undo_floor()), (3, 3));
    same_in_all_forms(&session);
    session.undo(3).unwrap();
    assert!(session.check(a, &"buy 1 with gulden-7".parse().unwrap()).is_ok());
}

/// Street traders are chosen before the first tile is drawn: a game can be written down at any of these questions.
#[test]
fn a_game_that_begins_with_questions_is_recorded_from_the_first_of_them() {
    let config = Config::players(2).with([ModuleId::StreetTrader, ModuleId::TreasureChamber].into_iter().collect());
    let text = "choose pavilion garden tower|choose arcades chambers tower|stand 1,0|stand 0,-1";
    let mut session = Session::new(config, Seed::from_number(3)).unwrap();
    for mv in text.split('|').map(|text| format!("street_trader {text}")) {
        let ask = session.ask().unwrap();
        assert_eq!(session.game().open().turns(), 0, "no turn has begun");
        session.apply(ask.seat, mv.parse().unwrap()).unwrap_or_else(|e| panic!("{mv}: {e:?}"));
        let record = session.record();
        let written = record.to_text().unwrap();
        assert!(written.contains(&format!("{} {mv}\n", ask.seat)), "{written}");
        for bytes in [written.into_bytes(), record.to_json().into_bytes(), record.to_bytes()] {
            let again = Session::load(&Record::from_any(&bytes).unwrap()).unwrap();
            assert_eq!(again.game(), session.game());
        }
    }
    assert_eq!(session.game().open().turns(), 1);
    session.undo(3).unwrap();
    assert_eq!(session.ask().map(|ask| ask.topic.name()), Some("street_trader_choose"));
}

#[test]
fn a_move_has_one_spelling_in_bytes() {
    let mut record = Record::new(Config::players(3).with(ModuleSet::all()), Seed::from_bytes([7; 32]));
    record.moves = vec!["characters bid 15".parse().unwrap()];
    let bytes = record.to_bytes();
    let at = bytes.windows(6).position(|six| six == b"bid 15").unwrap();
    for (text, fine) in [(b"bid 15", true), (b"bid  5", false)] {
        let mut other = bytes[..bytes.len() - 4].to_vec();
        other[at..at + 6].copy_from_slice(text);
        other.extend_from_slice(&(sabika_engine::hash::fnv1a(&other) as u32).to_le_bytes());
        match Record::from_bytes(&other) {
            Ok(read) => assert!(fine && read == record),
            Err(e) => assert!(!fine && e.to_string().contains("\"characters bid 5\""), "{e}"),
        }
    }
}

/// A digit more or less would deal another game, so a record that was cut inside its seed is no record.
#[test]
fn a_seed_has_64_digits_in_every_form() {
    let record = Record::new(Config::players(3), Seed::from_number(5));
    let (json, text, seed) = (record.to_json(), record.to_text().unwrap(), record.seed.to_string());
    let longer = format!("{seed}0");
    for wrong in ["", "5", "Granada", &seed[1..], &longer, &"z".repeat(64), &" ".repeat(64), &"5".repeat(20)] {
        let bad = Record::from_any(json.replace(&seed, wrong).as_bytes()).unwrap_err().to_string();
        assert!(bad.starts_with("seed: "), "{bad}");
        let bad = Record::from_any(text.replace(&seed, wrong).as_bytes()).unwrap_err().to_string();
        assert!(bad.starts_with("line ") && bad.contains("64 hexadecimal digits"), "{bad}");
    }
    let begins = text.find(&seed).unwrap();
    for cut in 0..begins + 64 {
        assert!(Record::from_any(&text.as_bytes()[..cut]).is_err(), "cut at {cut}");
    }
    assert_eq!(Record::from_any(json.replace(&seed, &seed.to_uppercase()).as_bytes()), Ok(record));
    assert!(Record::from_any(json.replace(&format!("\"{seed}\""), "5").as_bytes()).is_err(), "a number");
    // So small a seed could be read as a number: it is not.
    let small = Seed::from_bytes(std::array::from_fn(|n| u8::from(n == 31)));
    assert_eq!(small.to_string().parse(), Ok(small));
}

/// Names stand for what they name: no bare lists, nothing twice, and what is wrong is said shortly.
#[test]
fn json_is_read_strictly() {
    let record = played(Config::players(3), 5, 40).record();
    let json = record.to_json();
    let bad = |text: &str| {
        let bad = Record::from_any(text.as_bytes()).unwrap_err().to_string();
        assert!(bad.chars().count() < 400, "{bad:.1000}");
        for raw in ["invalid type", "expected", "variant", "column 1 ", "struct "] {
            assert!(!bad.contains(raw), "{bad}");
        }
        bad
    };
    let config = serde_json::to_value(record.config).unwrap();
    let fields = serde_json::json!([config["game"], config["players"], config["modules"], config["options"]]);
    let positional = json.replace(&serde_json::to_string(&record.config).unwrap(), &fields.to_string());
    assert_ne!(positional, json);
    assert!(bad(&positional).starts_with("config: "));
    assert!(
        bad(&json.replacen("\"players\":3", "\"players\":3,\"players\":4", 1))
            .starts_with("config.players: this is said")
    );
    assert!(bad(&json.replacen('{', "{\"seed\":\"\",", 1)).starts_with("seed: this is said twice"));
    assert!(bad(&json.replacen("\"players\":3", "\"players\":\"3\"", 1)).starts_with("config.players: a whole number"));
    let mut moves = serde_json::to_value(&record).unwrap();
    moves["moves"][1] = serde_json::json!({ "buy": [1, ["gulden-7"]] });
    assert!(bad(&moves.to_string()).starts_with("moves[1].buy: "));
    moves["moves"][1] = serde_json::json!({ "buy": { "slot": 1, "pay": ["gulden-7"], "pays": [] } });
    assert!(bad(&moves.to_string()).starts_with("moves[1].buy.pays: "));
    moves["moves"][1] = serde_json::json!("x".repeat(3_000_000));
    assert!(bad(&moves.to_string()).starts_with("moves[1]: "));
    let long = "x".repeat(3_000_000);
    bad(&json.replacen('{', &format!("{{\"{long}\":1,"), 1));
    bad(&json.replacen("\"players\":3", &format!("\"{long}\":3"), 1));
    for line in
        [&long, &format!("seed {long}"), &format!("option {long} 1"), &format!("game {long}"), &format!("A {long}")]
    {
        bad(&format!("sabika 1\nrules 1\nplayers 3\nseed {}\n{line}\n", record.seed));
    }
}

/// Whatever form a record is written in, it is the same game when it is read.
fn same_in_all_forms(session: &Session) {
    let record = session.record();
    for bytes in [record.to_text().unwrap().into_bytes(), record.to_json().into_bytes(), record.to_bytes()] {
        let read = Record::from_any(&bytes).unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&bytes)));
        assert_eq!(read, record);
        let again = Session::load(&read).unwrap();
        assert_eq!(again.game(), session.game());
        assert_eq!((again.ply(), again.record()), (session.ply(), record.clone()));
    }
}

/// A game that left another one has a record too, and so has one that left that one.
#[test]
fn forks_are_recorded() {
    for (n, config) in [(1, Config::players(2)), (2, Config::players(4).with(ModuleSet::all()))] {
        let parent = played(config, n, 60);
        assert_eq!(parent.record().sabika, 1, "a dealt game is written as always");
        for seat in [None, Some(Seat::FIRST), Some(Seat::FIRST.next(config.players))] {
            let mut fork = parent.fork(41, seat, 7).unwrap();
            same_in_all_forms(&fork);
            for _ in 0..25 {
                let (seat, mv) = (fork.ask().unwrap().seat, fork.moves()[0]);
                fork.apply(seat, mv).unwrap();
            }
            same_in_all_forms(&fork);
            let again = fork.fork(41, seat, 8).unwrap().fork(41, None, u64::MAX).unwrap();
            assert!(fork.fork(40, seat, 8).is_none(), "that was another game");
            same_in_all_forms(&again);
            assert_eq!((again.record().moves.len(), again.record().forks.len()), (41, 3));
            let text = fork.record().to_text().unwrap();
            let knows = seat.map_or("-".into(), |seat| seat.to_string());
            assert!(text.starts_with("sabika 2\n") && text.contains(&format!("\nfork {knows} 7\n")), "{text}");
        }
    }
}

/// What is wrong with a fork or a position is said with its field.
#[test]
fn impossible_forks_and_positions_are_refused() {
    let fork = played(Config::players(2), 1, 20).fork(10, None, 7).unwrap().record();
    let wrong = |change: &dyn Fn(&mut Record), field: &str| {
        let mut record = fork.clone();
        change(&mut record);
        for bytes in [record.to_json().into_bytes(), record.to_bytes()] {
            let read = Record::from_any(&bytes).and_then(|record| Session::load(&record).map(|_| ()));
            let Err(BadRecord::Field { field: found, .. }) = read else { panic!("{field}: {read:?}") };
            assert_eq!(found, field);
        }
    };
    wrong(&|record| record.forks[0].at = 11, "forks");
    wrong(&|record| record.forks[0].seat = Seat::new(2), "forks");
    wrong(&|record| record.position = Some(serde_json::json!({"players": 2, "yard": {"5": "empty"}})), "position.yard");
    wrong(&|record| record.position = Some(serde_json::json!({"players": 2, "nonsense": 5})), "position.nonsense");
    wrong(&|record| record.position = Some(serde_json::json!({"players": 3})), "config");
    let json = fork.to_json().replace("\"sabika\":2", "\"sabika\":1");
    assert!(matches!(Record::from_any(json.as_bytes()), Err(BadRecord::Field { field, .. }) if field == "forks"));
    let text = fork.to_text().unwrap().replace("fork - 7", "fork C 7");
    assert!(matches!(Record::from_any(text.as_bytes()), Err(BadRecord::Line { .. })));
}
