//! Street traders: the sealed choice before the first tile, and that no resident gets lost.

use crate::common::{unseen::*, *};
use sabika_engine::{
    Config, Game, Move,
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, ModuleTopic, Room,
        street_trader::{self, Colours, Event as Told, Question, StreetTrader},
    },
    position::{BadPosition, Position},
    value::*,
};
use serde_json::{Value, json};

fn with_traders(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::StreetTrader);
    config
}

fn room(game: &Game) -> Room<StreetTrader> {
    game.rooms().street_trader.expect("in play")
}

fn asked(game: &Game) -> Option<Question> {
    match game.ask()?.topic {
        Topic::Module(ModuleTopic::StreetTrader(question)) => Some(question),
        _ => None,
    }
}

fn sum(residents: &ByBuilding<u8>) -> u8 {
    residents.as_slice().iter().sum()
}

/// Seat by seat everybody chooses three colours, which nobody else hears of or sees until the last has chosen; then seat
/// by seat the traders go beside the start tiles; and until then no tile is drawn and no money dealt.
///
/// Proves: STR-1 STR-2 STR-3 STR-4 STR-5 STR-24 STR-25 BASE-S12
#[test]
fn the_beginning() {
    let mut dice = Dice::loose(1);
    for n in 0..100 {
        let players = 2 + dice.below(5) as u8;
        let modules: ModuleSet = ModuleSet::nth(dice.bits() as u32);
        let config = Config::players(players).with(modules.iter().chain([ModuleId::StreetTrader]).collect());
        let _label = Label(format!("game {n} of {config:?}"));
        let mut told = Vec::new();
        let mut game = Game::<House>::new_told(config, Seed::from_number(n), &mut told).expect("playable");
        assert_eq!(told, [], "nothing has come up");
        let tiles = game.open().supply_left();
        let untouched = |game: &Game| {
            let open = game.open();
            let empty = open.dirk().is_empty() && open.display().is_empty() && open.yard() == [None; 4];
            assert!(
                empty
                    && open.supply_left() == tiles
                    && open.turns() == 0
                    && open.seats().all(|seat| open.hand_size(seat) == 0)
            );
        };
        let mut chosen = Vec::new();
        for seat in Seat::all(players) {
            untouched(&game);
            assert_eq!((game.ask().map(|ask| ask.seat), asked(&game)), (Some(seat), Some(Question::Choose)));
            let moves = listed(&game);
            assert_eq!(moves.len(), 20, "three of six");
            let mv = *dice.pick(&moves);
            let Move::StreetTrader(street_trader::Move::Choose { kinds }) = mv else { panic!("{mv}") };
            chosen.push(kinds);
            told.clear();
            game.apply_told(seat, mv, &mut told).expect("listed");
            let open = room(&game).open;
            let last = seat.number() + 1 == players;
            assert_eq!(open.sealed[seat], !last);
            let Event::Module(chose) = &told[0] else { panic!("{told:?}") };
            for to in Seat::all(players).map(Some).chain([None]) {
                let kinds = (to == Some(seat)).then_some(kinds);
                assert_eq!(chose.told(to), ModuleEvent::StreetTrader(Told::Chose { seat, kinds }));
            }
            if !last {
                assert_eq!((told.len(), sum(&open.supply)), (1, 42), "nothing else is known");
                let looks = Seat::all(players).filter(|other| *other != seat);
                for other in looks {
                    let view = serde_json::to_value(game.view(Some(other))).expect("a view has a JSON form");
                    let own = chosen.get(other.index()).copied().unwrap_or_default();
                    assert_eq!(view["modules"]["street_trader"]["hand"]["chosen"], json!(own));
                }
            }
        }
        assert_eq!(told.len(), 1 + usize::from(players), "all are shown at once");
        let open = room(&game).open;
        assert_eq!(sum(&open.supply), 42 - 3 * players);
        for seat in Seat::all(MAX_PLAYERS) {
            let kinds = chosen.get(seat.index()).copied().unwrap_or_default();
            assert_eq!(Colours::new(open.carried(seat)), Some(kinds));
            assert_eq!(sum(&open.traders[seat].carried), kinds.len());
        }
        for seat in Seat::all(players) {
            untouched(&game);
            assert_eq!((game.ask().map(|ask| ask.seat), asked(&game)), (Some(seat), Some(Question::Stand)));
            let moves = listed(&game);
            assert_eq!(moves.len(), 4);
            game.apply(seat, *dice.pick(&moves)).expect("listed");
            let at = room(&game).open.traders[seat].at.expect("it stands");
            assert_eq!(at.x.abs() + at.y.abs(), 1);
        }
        assert!(game.open().yard().iter().all(Option::is_some), "now the yard is filled");
    }
}

/// For whom it is sealed a choice may be any three colours; the own one stays.
///
/// Proves: STR-2 STR-24
#[test]
fn a_sealed_choice_may_be_any() {
    let (mut tried, mut changed) = (0, 0);
    for n in 0..60 {
        let config = with_traders(&mut Dice::loose(91 << 32 | n));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while asked(&game) == Some(Question::Choose) {
            for seat in Seat::all(config.players) {
                let other = cannot_tell(&game, seat, &mut dice);
                let (before, dealt) = (room(&game), room(&other));
                assert_eq!(before.hands[seat], dealt.hands[seat]);
                for s in Seat::all(config.players) {
                    let sealed = u8::from(before.open.sealed[s]);
                    assert_eq!(dealt.hands[s].chosen.len(), 3 * sealed, "three colours, or none yet");
                }
                let sealed = |s: &Seat| *s != seat && before.open.sealed[*s];
                tried += u32::from(Seat::all(config.players).any(|s| sealed(&s)));
                changed += u32::from(before.hands != dealt.hands);
            }
            let ask = game.ask().expect("asked");
            game.apply(ask.seat, *dice.pick(&listed(&game))).expect("listed");
        }
    }
    assert!(tried > 100 && changed > tried * 3 / 4, "{changed} of {tried} changed");
}

/// Seven residents of each colour, each in the supply, on a token or in a building of its colour that stands in an
/// Alhambra; no token has more than three, and none ever gets more than it had.
///
/// Proves: STR-10 STR-11 STR-12 STR-15 STR-16 STR-19 STR-20
#[test]
fn no_resident_gets_lost() {
    let (mut moved_in, mut swapped, mut left) = (0, 0, 0);
    for n in 0..300 {
        let config = with_traders(&mut Dice::loose(92 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let (mv, before, mut told) = (choose(&listed(&game), &mut dice), game.clone(), Vec::new());
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let (was, now) = (room(&before).open, room(&game).open);
            let mut all = now.supply;
            for seat in game.open().seats() {
                let residents = now.residents(game.open(), seat);
                for kind in Building::ALL {
                    all[kind] += now.traders[seat].carried[kind] + residents[kind];
                }
                let (had, has) = (sum(&was.traders[seat].carried), sum(&now.traders[seat].carried));
                assert!(has <= 3 && (has <= had || asked(&before) == Some(Question::Choose)), "{mv}");
            }
            assert_eq!(all.as_slice(), [7; 6], "{mv}");
            let standing: u8 = game.open().seats().map(|s| now.homes.and(game.open().built(s)).len()).sum();
            assert_eq!(standing, now.homes.len(), "every home stands in an Alhambra");
            for event in &told {
                let Event::Module(ModuleEvent::StreetTrader(event)) = event else { continue };
                match event {
                    Told::MovedIn { tile, .. } => {
                        assert_eq!((ask.seat, Some(*tile)), (before.ask().expect("asked").seat, was.landed));
                        moved_in += 1;
                    }
                    Told::Swapped { .. } => swapped += 1,
                    Told::Left { tile, .. } => {
                        assert!(was.homes.has(*tile) && !now.homes.has(*tile));
                        left += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(moved_in > 200 && swapped > 200 && left > 20, "{moved_in} moved in, {swapped} swapped, {left} left");
}

/// Whenever somebody has an action every trader stands on an empty cell beside a tile of its owner's Alhambra, or there is
/// no such cell; and it moves only when it was displaced or left hanging.
///
/// Proves: STR-6 STR-7 STR-8 STR-9 STR-17 STR-18 STR-26
#[test]
fn traders_stand_beside_their_alhambras() {
    let (mut stood, mut displaced, mut lost) = (0, 0, 0);
    for n in 0..150 {
        let config = with_traders(&mut Dice::loose(93 << 32 | n));
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game = Game::<House>::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            if ask.topic == Topic::Action {
                for seat in game.open().seats() {
                    let open = game.open();
                    let proper: Vec<Cell> = open
                        .standing(seat)
                        .filter(|(_, at)| at.walls.is_proper())
                        .map(|(_, at)| at.cell)
                        .chain([Cell::START])
                        .collect();
                    let free = |cell: &Cell| *cell != Cell::START && open.tile_at(seat, *cell).is_none();
                    match room(&game).open.traders[seat].at {
                        Some(at) => assert!(free(&at) && at.neighbours().iter().any(|c| proper.contains(c))),
                        None => assert!(!proper.iter().flat_map(|c| c.neighbours()).any(|c| free(&c))),
                    }
                }
            }
            let mv = choose(&listed(&game), &mut dice);
            let (was, mut told) = (room(&game).open, Vec::new());
            game.apply_told(ask.seat, mv, &mut told).expect("listed");
            let now = room(&game).open;
            let is = |seat: Seat, wanted: fn(&Told) -> Option<Seat>| {
                told.iter().any(|event| match event {
                    Event::Module(ModuleEvent::StreetTrader(event)) => wanted(event) == Some(seat),
                    _ => false,
                })
            };
            for seat in game.open().seats() {
                let put = is(seat, |e| if let Told::Stood { seat, .. } = e { Some(*seat) } else { None });
                let gave_way = is(seat, |e| if let Told::Displaced { seat, .. } = e { Some(*seat) } else { None });
                let hung = is(seat, |e| if let Told::Lost { seat } = e { Some(*seat) } else { None });
                assert_eq!(was.traders[seat].at != now.traders[seat].at, put || gave_way || hung, "{mv}: {told:?}");
                assert!(!put || was.traders[seat].at.is_none(), "only from aside");
                [stood, displaced, lost] =
                    [stood + u32::from(put), displaced + u32::from(gave_way), lost + u32::from(hung)];
            }
        }
    }
    assert!(stood > 1000 && displaced > 500 && lost > 10, "{stood} stood, {displaced} displaced, {lost} lost");
}

/// What a described position cannot say.
///
/// Proves: STR-2 STR-8 STR-16
#[test]
fn impossible_traders_are_refused() {
    let lay = |of_traders: Value| -> Result<Game, BadPosition> {
        let position = json!({
            "modules": ["street_trader", "squares"], "street_trader": of_traders,
            "A": { "alhambra": ["tower-11-open 1,0", "square_tower_1 0,1"], "reserve": ["tower-12-open"] },
        });
        serde_json::from_value::<Position>(position).expect("well spelt").set_up()
    };
    let rule = |given| lay(given).expect_err("impossible").rule.map(|rule| rule.to_string()).unwrap_or_default();
    assert_eq!(rule(json!({ "at": { "A": [1, 0] } })), "STR-8");
    assert_eq!(rule(json!({ "at": { "A": [0, 0] } })), "STR-8");
    assert_eq!(rule(json!({ "at": { "A": [3, 0] } })), "STR-8");
    assert_eq!(rule(json!({ "at": { "A": [2, 0] }, "aside": ["A"] })), "STR-8");
    assert_eq!(rule(json!({ "aside": ["D"] })), "");
    assert_eq!(rule(json!({ "carried": { "A": ["tower", "tower", "tower", "tower"] } })), "STR-2");
    assert_eq!(rule(json!({ "residents": { "A": ["tower-12-open"] } })), "STR-16");
    assert_eq!(rule(json!({ "residents": { "A": ["square_tower_1"] } })), "STR-16");
    assert_eq!(rule(json!({ "residents": { "A": ["tower-11-open", "tower-11-open"] } })), "STR-16");
    assert_eq!(rule(json!({ "residents": { "B": ["tower-11-open"] } })), "STR-16");
    assert_eq!(rule(json!({ "residents": { "D": ["tower-11-open"] } })), "");
    assert_eq!(rule(json!({ "supply": vec!["tower"; 8] })), "");
    let game = lay(json!({ "at": { "A": [2, 0] }, "residents": { "A": ["tower-11-open"] } })).expect("possible");
    assert_eq!(sum(&room(&game).open.supply), 42 - 3 * 3 - 1, "what is not given is chosen, or in the supply");
    assert_eq!(room(&game).open.traders[Seat::FIRST].at, Cell::new(2, 0));
    // Nothing of the beginning is asked again, whatever the number of the turn.
    let position =
        json!({ "modules": ["street_trader"], "turns": 0, "ask": "end_of_turn", "street_trader": { "aside": ["A"] } });
    let mut game: Game = serde_json::from_value::<Position>(position).expect("well spelt").set_up().expect("possible");
    assert_eq!(asked(&game), Some(Question::Stand));
    game.apply(Seat::FIRST, listed(&game)[0]).expect("listed");
    assert_eq!(asked(&game), None);
}
