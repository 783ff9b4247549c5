//! What a bot would do: one of the choices, and nothing in it that the seat cannot know. And recorded games, looked at and left.

use sabika_bots::{Bot, Greedy, World, by_name};
use sabika_engine::{
    Config, Move, Title,
    declare::Declared,
    modules::ModuleSet,
    value::{Dice, Fact, Seat, Seed},
};
use sabika_host::{Command, Hint, Look, Opening, Person, Request, Settings, Stood, Table, seat_of};
use sabika_session::Session;
use sabika_words::{Lang, Words};

fn anna() -> Person {
    Person::new("anna").expect("a word")
}

fn does(table: &mut Table, command: Command) {
    let lines = table.decide(&Request::by(anna(), command), 0).expect("obeyed");
    table.apply_all(lines);
}

/// A table at which Anna plays for everybody.
fn begun(opening: &Opening) -> Table {
    let mut table = Table::open(opening, anna()).expect("playable");
    for seat in 0..opening.config.players {
        does(&mut table, Command::Sit { seat: seat.into(), name: format!("Anna {seat}") });
    }
    does(&mut table, Command::Begin);
    table
}

fn shared() -> Settings {
    Settings { one_device: true, ..Settings::default() }
}

fn session(table: &Table) -> &Session {
    table.session().expect("a game")
}

/// What the adviser does where all is dealt anew that this seat cannot know, remembering what it was told.
fn advice_elsewhere(table: &Table, seat: Seat, dice: &mut Dice) -> Move {
    let (mut game, memory) = (session(table).game().clone(), session(table).memory(seat));
    game.redeal_knowing(&memory, dice);
    let world = World::of(&game, memory, game.open().ply().into());
    by_name("emir", 0).expect("a bot").think(&world).expect("asked")
}

/// What a move does, however it is paid: a list may leave out ways to pay that bring the same.
fn does_what(mv: &Move) -> (&'static str, Vec<(&'static str, Fact)>) {
    (mv.name(), mv.facts().into_iter().filter(|(_, fact)| !matches!(fact, Fact::Cards(_))).collect())
}

/// The same game for somebody who goes on with what this seat sees: all else is dealt anew, and nothing is remembered.
fn dealt_anew(table: &Table, seat: Seat, chance: u64) -> Table {
    let session = session(table);
    begun(&Opening::leaving(session, session.ply(), Some(seat), chance, shared()).expect("so far it has come"))
}

fn configs() -> Vec<Config> {
    let mut dice = Dice::loose(11);
    let mut any = |players: u8| Config::players(players).with(ModuleSet::nth(dice.below(1 << 26)));
    vec![
        Config::players(2),
        Config::players(4),
        Config::players(3).with(ModuleSet::all()),
        Config::players(2).with(ModuleSet::all()),
        Config::players(3).of(Title::RedPalace),
        any(3),
        any(5),
        any(2),
        any(4),
    ]
}

#[test]
fn a_hint_is_a_choice_and_betrays_nothing() {
    let (words, mut greedy, mut gains, mut hints) = (Words::new(Lang::En), Greedy::new(0), 0, 0);
    for (n, config) in configs().into_iter().enumerate() {
        let seed = Seed::from_number(n as u64);
        let mut table = begun(&Opening { settings: shared(), ..Opening::new(config, seed) });
        let mut dice = Dice::loose(n as u64);
        while let Some(ask) = session(&table).ask() {
            let (seat, ply) = (ask.seat, session(&table).ply());
            // Not always what is best: then more comes up.
            let moves = session(&table).moves();
            let best = greedy.choose(&session(&table).game().sight().expect("somebody is asked").plain());
            let mv = if dice.below(4) == 0 { *dice.pick(&moves) } else { best };
            // Who looks ahead takes its time: not everywhere, and less often where a game is long.
            if moves.len() < 2 || dice.below(if config.modules.is_empty() { 6 } else { 30 }) > 0 {
                does(&mut table, Command::Move { ply, seen: None, mv });
                continue;
            }
            let hint = table.hint(&anna(), &words).expect("somebody is asked");
            let update = table.update(Some(&anna()), Look::Drawn, None, 0, &words);
            let (view, question) = (update.view.expect("a game"), update.question.expect("Anna is asked"));
            let choice = question.choices.iter().find(|choice| choice.mv == hint.mv).expect("one of the choices");
            assert_eq!(choice.say, hint.say);
            assert_eq!(view.forecast.expect("it goes on").totals[seat.index()], hint.now);
            let advised = advice_elsewhere(&table, seat, &mut dice);
            if question.choices.iter().any(|choice| choice.mv == advised) {
                assert_eq!(hint.mv, advised, "{config:?}, ply {ply}");
            }
            assert_eq!(does_what(&hint.mv), does_what(&advised), "{config:?}, ply {ply}");
            // Who knows less is told the same by everybody who knows as little.
            let [one, other] = [0, 1].map(|chance| dealt_anew(&table, seat, chance + u64::from(ply)));
            assert_eq!(one.hint(&anna(), &words), other.hint(&anna(), &words), "{config:?}, ply {ply}");
            (hints, gains) = (hints + 1, gains + usize::from(hint.then > hint.now));
            does(&mut table, Command::Move { ply, seen: None, mv });
        }
        assert_eq!(table.hint(&anna(), &words), None, "the game is over");
    }
    assert!(gains * 5 > hints, "{gains} of {hints} hints bring something");
}

#[test]
fn who_is_not_asked_gets_no_hint() {
    let (words, ben) = (Words::new(Lang::De), Person::new("ben").expect("a word"));
    let table = Table::open(&Opening::new(Config::players(2), Seed::from_number(1)), anna()).expect("playable");
    assert_eq!(table.hint(&anna(), &words), None, "there is no game yet");
    let table = begun(&Opening { settings: shared(), ..Opening::new(Config::players(2), Seed::from_number(1)) });
    assert_eq!(table.hint(&ben, &words), None);
    let hint = table.hint(&anna(), &words).expect("somebody is asked");
    let text = serde_json::to_value(&hint).expect("JSON");
    assert_eq!(text["move"], hint.mv.to_string());
    assert_eq!(serde_json::from_value::<Hint>(text).expect("the same"), hint);
}

#[test]
fn a_recorded_game_stands_still_at_every_ply() {
    let (words, config) = (Words::new(Lang::Nl), Config::players(3).with(ModuleSet::all()));
    let mut played = Session::new(config, Seed::from_number(4)).expect("playable");
    for _ in 0..40 {
        let (seat, mv) = (played.ask().expect("it goes on").seat, played.moves()[0]);
        played.apply(seat, mv).expect("legal");
    }
    for ply in 0..=40 {
        let stood = Stood::at(&played, ply, seat_of(&played, 1), &words).expect("it was played");
        assert_eq!((stood.view.ply, stood.plies, stood.first), (ply, 40, 0));
        assert_eq!(stood.news.map(|news| news.since), ply.checked_sub(1));
        assert!(stood.view.players[1].hand.is_some() && stood.view.players[0].hand.is_none());
    }
    assert!(Stood::at(&played, 41, None, &words).is_none() && seat_of(&played, 3).is_none());
    assert!(Opening::leaving(&played, 41, None, 1, shared()).is_none());
    let table = begun(&Opening::leaving(&played, 25, None, 1, shared()).expect("it was played"));
    assert_eq!((session(&table).ply(), session(&table).first_ply()), (25, 25));
    let (left, there) = (session(&table), played.game_at(25).expect("it was played"));
    assert_eq!(left.game().view(None), there.view(None), "everybody sees the same");
    assert!(Stood::at(left, 24, None, &words).is_none(), "that was another game");
}

/// What is kept of a table that goes on from a record of older rules opens it again.
#[test]
fn an_older_game_is_left_and_kept() {
    let played = Session::new(Config::players(2).under(1), Seed::from_number(4)).expect("playable");
    let opening = Opening::leaving(&played, 0, None, 1, shared()).expect("it has begun");
    let kept = serde_json::to_string(&opening).expect("written");
    let table = begun(&serde_json::from_str(&kept).expect("read"));
    assert_eq!(session(&table).game().config().rules, 1);
}
