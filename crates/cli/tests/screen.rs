//! The whole screen on paper: keys and clicks in, lines of text out.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use sabika_cli::{
    Voice,
    play::{
        chairs,
        screen::{App, drawn},
        table::Table,
    },
};
use sabika_engine::{Config, Title, modules::ModuleSet, value::Seed};
use sabika_session::Session;
use sabika_words::Lang;

fn voice(lang: Lang) -> Voice {
    Voice::new(Some(lang), clap::ColorChoice::Never)
}

fn app(voice: &Voice, config: Config, seed: u64) -> App<'_> {
    let (names, seated) = chairs::alone(config.players).expect("seats");
    seated_at(voice, config, seed, names, seated)
}

fn seated_at(voice: &Voice, config: Config, seed: u64, names: Vec<String>, seated: Vec<chairs::Chair>) -> App<'_> {
    let mut session = Session::new(config, Seed::from_number(seed)).expect("playable");
    session.set_names(names.clone());
    App::new(Table::new(voice, session, names, seated, None, None), &[]).expect("a screen")
}

fn press(app: &mut App<'_>, key: KeyCode) {
    app.key(KeyEvent::new(key, KeyModifiers::NONE)).expect("nothing is written");
}

fn letters(app: &mut App<'_>, text: &str) {
    text.chars().for_each(|letter| press(app, KeyCode::Char(letter)));
}

fn click(app: &mut App<'_>, column: u16, row: u16) {
    drawn(app, 100, 40);
    let kind = MouseEventKind::Down(MouseButton::Left);
    app.mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }).expect("nothing is written");
}

/// Where a text stands.
fn find(lines: &[String], text: &str) -> Option<(u16, u16)> {
    let at = |line: &String| line.find(text).map(|at| line[..at].chars().count() as u16);
    (0..).zip(lines).find_map(|(row, line)| Some((at(line)?, row)))
}

#[track_caller]
fn sees(app: &mut App<'_>, text: &str) -> (u16, u16) {
    let lines = drawn(app, 100, 40);
    find(&lines, text).unwrap_or_else(|| panic!("no {text:?} in\n{}", lines.join("\n")))
}

/// Whole games by nothing but Enter, on screens of every size, in three languages; each ends with its page.
#[test]
fn whole_games_are_played_with_one_key_on_any_screen() {
    let configs = [
        (Lang::En, Config::players(3)),
        (Lang::De, Config::players(2).with(ModuleSet::all())),
        (Lang::Nl, Config::players(3).of(Title::RedPalace)),
        (Lang::En, Config::players(5).with(ModuleSet::all())),
    ];
    for (seed, (lang, config)) in (3..).zip(configs) {
        let voice = voice(lang);
        let mut app = app(&voice, config, seed);
        let (mut keys, mut pages) = (0_u16, 0);
        while !app.page.as_ref().is_some_and(|page| page.is_end) {
            let size = [(80, 24), (60, 20), (100, 30), (200, 60), (81, 34), (40, 10)][usize::from(keys % 6)];
            let lines = drawn(&mut app, size.0, size.1);
            assert!(lines.iter().any(|line| !line.is_empty()));
            pages += u32::from(app.page.is_some());
            press(&mut app, KeyCode::Enter);
            keys += 1;
            assert!(keys < 4_000, "it goes on and on");
        }
        assert_eq!(pages, 3, "three scorings, each a page");
        assert!(find(&drawn(&mut app, 100, 60), "v ").is_some());
        press(&mut app, KeyCode::Char('v'));
        for key in [KeyCode::Home, KeyCode::Right, KeyCode::PageDown, KeyCode::End, KeyCode::Left] {
            press(&mut app, key);
            drawn(&mut app, 80, 24);
        }
        assert_eq!(app.review, Some(app.table.ply() - 1));
        press(&mut app, KeyCode::Esc);
        letters(&mut app, "r");
        assert!(app.page.is_none() && app.table.ply() < 200, "another game has begun");
        assert!(drawn(&mut app, 80, 24).iter().any(|line| !line.is_empty()));
    }
}

/// What cannot be taken back is asked about once more; until then everything can.
#[test]
fn a_turn_ends_when_one_says_so() {
    let voice = voice(Lang::En);
    let mut app = app(&voice, Config::players(3), 5);
    let (begun, (_, buy)) = (app.table.ply(), sees(&mut app, "1 ★ Buy chambers 9"));
    press(&mut app, KeyCode::Char('1'));
    assert_eq!(app.table.ply(), begun + 1, "an exact purchase can be taken back");
    sees(&mut app, "Paid exactly! One more action");
    letters(&mut app, "u");
    sees(&mut app, "Undone: Buy chambers 9");
    assert_eq!((app.table.ply(), sees(&mut app, "1 ★ Buy chambers 9").1), (begun, buy));
    let (x, y) = sees(&mut app, "Take 9 gulden");
    click(&mut app, x, y);
    sees(&mut app, "This cannot be taken back afterwards");
    assert_eq!(app.table.ply(), begun);
    press(&mut app, KeyCode::Esc);
    assert_eq!((app.pending, app.table.ply()), (None, begun));
    click(&mut app, x, y);
    press(&mut app, KeyCode::Enter);
    assert!(app.table.ply() > begun + 1, "the others have moved");
    letters(&mut app, "u");
    sees(&mut app, "others have moved since");
}

/// Things are touched by pointing; what cannot be touched says why.
#[test]
fn things_are_touched_and_say_why_not() {
    let voice = voice(Lang::En);
    let mut app = app(&voice, Config::players(3), 5);
    // Touching the slot leaves its purchase; Esc lets go.
    let all = app.asking.as_ref().expect("a question").entries.len();
    let (x, y) = sees(&mut app, " 4 ducat");
    click(&mut app, x + 1, y);
    assert_eq!(app.asking.as_ref().expect("a question").entries.len(), 1);
    press(&mut app, KeyCode::Esc);
    assert_eq!(app.asking.as_ref().expect("a question").entries.len(), all);
    // No gulden in the hand.
    let (x, y) = sees(&mut app, " 1 gulden");
    click(&mut app, x + 1, y);
    sees(&mut app, "(rule BASE-P");
    // Bought and on its way: only some cells will do.
    press(&mut app, KeyCode::Esc);
    press(&mut app, KeyCode::Char('1'));
    press(&mut app, KeyCode::Char('1'));
    sees(&mut app, "Where will you build");
    let (x, y) = sees(&mut app, "[chambers 9 (wall W)]");
    click(&mut app, x + 1, y);
    press(&mut app, KeyCode::BackTab);
    press(&mut app, KeyCode::Right);
    let why = sees(&mut app, "Not possible: ");
    assert!(why.1 > 20, "below the table: {why:?}");
    let before = app.table.ply();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table.ply(), before);
    for key in [KeyCode::Left, KeyCode::Up, KeyCode::Enter] {
        press(&mut app, key);
    }
    assert!(app.pending.is_some() || app.table.ply() > before, "a cell that can be built on is chosen by pointing");
}

/// Every page opens and closes, and a line can be typed.
#[test]
fn pages_are_read_and_put_away() {
    let voice = voice(Lang::En);
    let mut app = app(&voice, Config::players(2).with(ModuleSet::all()), 5);
    for (letter, text) in [
        ('?', "what a bot would do"),
        ('l', "What happened"),
        ('s', "What scoring 1 would bring now"),
        ('b', "Alhambra of greedy B"),
        ('m', "The Change"),
        ('x', "residents"),
    ] {
        letters(&mut app, &letter.to_string());
        sees(&mut app, text);
        assert!(app.page.is_some(), "{letter}");
        press(&mut app, KeyCode::PageDown);
        press(&mut app, KeyCode::Esc);
        assert!(app.page.is_none(), "{letter}");
    }
    letters(&mut app, "rBASE-B3x");
    press(&mut app, KeyCode::Backspace);
    sees(&mut app, "Which rule? Its number or some of its words: BASE-B3");
    press(&mut app, KeyCode::Enter);
    sees(&mut app, "BASE-B3 Where two tiles are adjacent");
    press(&mut app, KeyCode::Esc);
    letters(&mut app, "h");
    sees(&mut app, "The bot emir would: [");
    letters(&mut app, "a");
    sees(&mut app, "This question cannot be passed.");
    letters(&mut app, "q");
    assert!(app.has_left);
}

/// Where people share the screen nobody sees another's hand.
#[test]
fn people_who_share_a_screen_get_a_curtain() {
    let voice = voice(Lang::En);
    let (names, seated) = chairs::listed("Anna,Ben", None, &voice).expect("two people");
    let mut app = seated_at(&voice, Config::players(2), 1, names, seated);
    sees(&mut app, "The screen is for Anna now.");
    assert!(find(&drawn(&mut app, 80, 24), "Your money").is_none());
    press(&mut app, KeyCode::Enter);
    sees(&mut app, "Your money");
    while app.curtain.is_none() {
        press(&mut app, KeyCode::Enter);
    }
    sees(&mut app, "The screen is for Ben now.");
    assert!(find(&drawn(&mut app, 80, 24), "Your money").is_none());
}
