//! The Red Palace: how the table is laid, what chance decides there, and what stays true of chips and guards in a game.

use crate::common::*;
use sabika_engine::{
    Config, Game, Options, Title,
    components::{CHIPS_PER_TYPE, FLOOR, GUARDS, PLACEMENT_TILES, PLAZAS, STRIPS},
    flow::{Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, Move,
        red_palace::{self, Ability, Event as Told, Open},
    },
    value::*,
};
use std::collections::BTreeSet;

fn palace(players: u8) -> Config {
    Config::players(players).of(Title::RedPalace)
}

fn any_palace(n: u64) -> Config {
    let modules = [ModuleId::Medina, ModuleId::Bazaars, ModuleId::Camps];
    let mut dice = Dice::loose(n);
    let played = modules.into_iter().filter(|_| dice.below(3) == 0).collect();
    let options = Options { turn_limit: 150, ..Options::default() };
    let options = with(options, "guard_board", dice.pick(&["random", "random", "first_game"]));
    let options = with(options, "classic_scoring", dice.pick(&["off", "off", "on"]));
    Config { options, ..palace(2 + (n % 5) as u8).with(played) }
}

fn room(game: &Game) -> &Open {
    &game.rooms().red_palace.as_ref().expect("in play").open
}

fn told(events: &[Event]) -> impl Iterator<Item = &Told> {
    events.iter().filter_map(|event| match event {
        Event::Module(ModuleEvent::RedPalace(told)) => Some(told),
        _ => None,
    })
}

/// Five standard deviations: so far may a count of `n` tries with this chance be off.
fn is_fair(count: usize, n: usize, chance: f64) -> bool {
    let expected = n as f64 * chance;
    (count as f64 - expected).abs() < 5.0 * f64::sqrt(expected * (1.0 - chance))
}

/// Every floor tile once, in any order; yard 1 to 4 first, then preview 1 to 3, then the chips follow in that order. Two
/// players: six tiles go to Dirk before.
///
/// Proves: RED-2 RED-3 RED-5 RED-7
#[test]
fn yard_and_preview_are_laid_from_the_stack() {
    let mut first = BTreeSet::new();
    let (mut drawn, mut games) = (ByBuilding::<usize>::default(), 0);
    for seed in 0..600 {
        let players = 2 + (seed % 5) as u8;
        let (game, events) = laid_told(palace(players), seed);
        let (open, dark) = (game.open(), game.dark());
        let yard: Vec<Tile> = open.yard().iter().map(|tile| tile.expect("a full yard")).collect();
        let preview: Vec<Tile> = open.preview().iter().map(|tile| tile.expect("a full preview")).collect();
        let dirk = if players == 2 { 6 } else { 0 };
        assert_eq!((dark.supply.len(), open.dirk().len() as usize), (54 - 7 - dirk, dirk));
        let mut tiles: Vec<Tile> = dark.supply.iter().copied().chain(open.dirk().iter()).collect();
        tiles.extend(yard.iter().chain(&preview));
        tiles.sort_unstable();
        assert_eq!(tiles, FLOOR.tiles().collect::<Vec<_>>());
        // In which order they came.
        let shown: Vec<Tile> = events
            .iter()
            .filter_map(|event| match event {
                Event::TileShown { tile, .. } | Event::PreviewShown { tile, .. } => Some(*tile),
                _ => None,
            })
            .collect();
        assert_eq!(shown, yard.iter().chain(&preview).copied().collect::<Vec<_>>());
        let chips: Vec<Tile> = told(&events)
            .filter_map(|told| if let Told::Chip { tile, .. } = told { Some(*tile) } else { None })
            .collect();
        assert_eq!(chips[dirk..], shown);
        assert!(chips[..dirk].iter().all(|tile| open.dirk().has(*tile)));
        for tile in FLOOR.tiles() {
            assert_eq!(open.chip(tile).is_some(), chips.contains(&tile), "{tile}");
        }
        assert_eq!(open.bag().as_slice().iter().sum::<u8>(), 54 - chips.len() as u8);
        let room = room(&game);
        assert_eq!((room.wall_pieces, room.plazas, room.supply + room.placed + room.with_dirk), (6, 6, 32));
        assert!(Building::ALL.iter().all(|kind| room.halves[*kind].is_none()));
        assert!(room.guards.iter().next().is_none());
        for seat in open.seats() {
            assert_eq!((open.score(seat), *open.reserve(seat), *open.built(seat)), (5, TileSet::EMPTY, TileSet::EMPTY));
        }
        first.insert(yard[0]);
        drawn[open.chip(yard[0]).expect("it has a chip")] += 1;
        games += 1;
    }
    assert_eq!(first.len(), 54, "every tile comes first now and then");
    assert!(Building::ALL.iter().all(|kind| is_fair(drawn[*kind], games, 1.0 / 6.0)), "{drawn:?}");
}

/// The box holds what the rules count: 54 tiles with 0 to 3 walls, towers on walls only, as many towers as guards.
///
/// Proves: RED-5 RED-45
#[test]
fn there_is_a_guard_for_every_tower() {
    let towers: u8 = FLOOR.tiles().map(|tile| tile.towers().count()).sum();
    assert_eq!(towers, GUARDS);
    assert_eq!(FLOOR.tiles().count(), 54);
    assert!(FLOOR.tiles().all(|tile| tile.building().is_none() && tile.walls().count() <= 3));
    assert!(FLOOR.tiles().all(|tile| tile.towers().sides().all(|side| tile.walls().has(side))));
    assert_eq!(PLAZAS.tiles().count(), 6);
    assert!(
        PLAZAS.tiles().all(|tile| tile.walls() == Walls::NONE && tile.towers() == Walls::NONE && tile.price() == 0)
    );
    assert_eq!(CHIPS_PER_TYPE, 9);
}

/// Seven of the eleven placement tiles in any order, four of the nine abilities; the printed side is always the same.
///
/// Proves: RED-4a RED-4b RED-4c
#[test]
fn the_guard_board_is_drawn() {
    let (games, mut in_play, mut wide) = (1_800, [0; 9], [0; 7]);
    for seed in 0..games {
        let (game, _) = laid_told(palace(3), seed);
        let room = room(&game);
        assert_eq!(room.abilities.iter().count(), 4);
        room.abilities.iter().for_each(|ability| in_play[ability as usize] += 1);
        let mut tiles = PLACEMENT_TILES.to_vec();
        for capacity in room.capacities {
            let at = tiles.iter().position(|tile| *tile == capacity).expect("one of the eleven, each once");
            tiles.swap_remove(at);
        }
        for (count, capacity) in wide.iter_mut().zip(room.capacities) {
            *count += usize::from(capacity == 4);
        }
        // The last space takes all that come.
        let full: u8 = room.capacities.iter().sum();
        let with = |placed| Open { placed, ..*room }.guard_points();
        assert_eq!([with(0), with(1), with(full), with(full + 1), with(32)], [0, 1, 7, 8, 8]);
    }
    assert!(in_play.iter().all(|count| is_fair(*count, games as usize, 4.0 / 9.0)), "{in_play:?}");
    assert!(wide.iter().all(|count| is_fair(*count, games as usize, 3.0 / 11.0)), "{wide:?}");
    for seed in 0..20 {
        let config = palace(4);
        let options = with(config.options, "guard_board", "first_game");
        let (game, _) = laid_told(Config { options, ..config }, seed);
        assert_eq!(room(&game).capacities, [2, 2, 3, 3, 3, 4, 4]);
        let played: Vec<Ability> = room(&game).abilities.iter().collect();
        let printed = ["swap_building", "wall_piece", "take_money", "preview_purchase"];
        assert_eq!(played, printed.map(|name| name.parse().expect("an ability")));
    }
}

/// Three different strips of eighteen, any of them for any scoring, told at once and seen by everybody.
///
/// Proves: RED-6
#[test]
fn three_strips_are_drawn() {
    let (games, mut seen) = (1_800, [[0; 18]; 3]);
    for seed in 0..games {
        let (game, events) = laid_told(palace(3), seed);
        let strips = room(&game).strips.map(|strip| strip.expect("one for each scoring").order());
        assert!(strips[0] != strips[1] && strips[0] != strips[2] && strips[1] != strips[2]);
        for (order, seen) in strips.iter().zip(&mut seen) {
            seen[STRIPS.iter().position(|strip| strip == order).expect("one of the box")] += 1;
        }
        let announced: Vec<(u8, [Building; 6])> = told(&events)
            .filter_map(|told| if let Told::Strip { round, order } = told { Some((*round, *order)) } else { None })
            .collect();
        assert_eq!(announced, [1, 2, 3].map(|round: u8| (round, strips[usize::from(round) - 1])));
        // Who only watches sees them too.
        let view = serde_json::to_value(game.view(None)).expect("plain data");
        assert_eq!(view["modules"]["red_palace"]["strips"], serde_json::json!(strips));
    }
    assert!(seen.iter().flatten().all(|count| is_fair(*count, games as usize, 1.0 / 18.0)), "{seen:?}");
}

/// The start player by lot; sets of 20 or more, of which the last player in turn order chooses first and the start player
/// gets what is left. Until then everybody sees them, then hands are secret.
///
/// Proves: RED-8 RED-9 RED-10
#[test]
fn money_sets_are_chosen() {
    for players in 2..=6 {
        let (games, mut starts) = (1_200, [0; 6]);
        for seed in 0..games {
            let mut events = Vec::new();
            let seed = Seed::from_number(seed * 8 + u64::from(players));
            let mut game: Game<House> = Game::new_told(palace(players), seed, &mut events).expect("playable");
            let start = game.open().on_turn();
            starts[start.index()] += 1;
            assert!(events.contains(&Event::Starts { seat: start, by_lot: true }));
            let sets: Vec<Purse> = room(&game).sets.iter().flatten().copied().collect();
            assert_eq!(sets.len(), usize::from(players));
            for set in &sets {
                let dearest = set.cards().map(Card::value).max().expect("some money");
                assert!(set.total() >= 20 && set.total() - u16::from(dearest) < 20, "{set}");
                assert!(set.cards().all(Card::is_money), "{set}");
            }
            let mut chosen = Vec::new();
            for nth in 1..players {
                let ask = game.ask().expect("somebody chooses");
                assert_eq!((ask.seat, ask.topic.name()), (start.after(players - nth, players), "red_palace_money"));
                let moves = listed(&game);
                assert_eq!(moves.len(), usize::from(players - nth + 1));
                assert_eq!(game.check(ask.seat, &Move::Pass).unwrap_err().rule.as_str(), "RED-10");
                let mv = moves[nth as usize % moves.len()];
                let Move::RedPalace(red_palace::Move::Choose { set }) = mv else { panic!("{mv}") };
                for other in game.open().seats() {
                    let view = serde_json::to_value(game.view(Some(other))).expect("plain data");
                    assert!(!view["modules"]["red_palace"]["sets"][usize::from(set) - 1].is_null());
                }
                game.apply(ask.seat, mv).expect("listed");
                assert_eq!(game.hand(ask.seat), &sets[usize::from(set) - 1]);
                if nth + 1 < players {
                    // What is gone is gone.
                    let next = game.ask().expect("the next one chooses").seat;
                    assert_eq!(game.check(next, &mv).unwrap_err().rule.as_str(), "RED-10");
                }
                chosen.push(set);
            }
            let left = (1..=players).find(|set| !chosen.contains(set)).expect("one is left");
            assert_eq!(game.hand(start), &sets[usize::from(left) - 1]);
            assert_eq!(game.ask().map(|ask| (ask.seat, ask.topic)), Some((start, Topic::Action)));
            for seat in game.open().seats() {
                let view = serde_json::to_value(game.view(Some(seat))).expect("plain data");
                for other in game.open().seats() {
                    assert_eq!(view["seats"][other.index()].get("hand").is_some(), seat == other);
                }
            }
        }
        let fair = |count: &usize| is_fair(*count, games as usize, 1.0 / f64::from(players));
        assert!(starts[..players.into()].iter().all(fair), "{players}: {starts:?}");
    }
}

/// Four cards lie out; the rest in five piles, the larger ones first, scoring card 1 in the second, 2 in the fourth.
///
/// Proves: RED-11 RED-61
#[test]
fn the_deck_is_piled() {
    for seed in 0..400 {
        let players = 2 + (seed % 5) as u8;
        let (game, _) = laid_told(palace(players), seed);
        let open = game.open();
        let dealt: u8 = open.seats().map(|seat| game.hand(seat).len()).sum();
        assert_eq!(open.display().len(), 4);
        let rest = if players == 2 { 72 } else { 108 } - dealt - 4;
        let sizes: [u8; 5] = std::array::from_fn(|n| rest / 5 + u8::from(n < usize::from(rest % 5)) + (n % 2) as u8);
        assert_eq!((open.piles(), open.deck_left()), (sizes, rest + 2));
        let mut cards = game.dark().deck.iter().rev();
        let rounds = open.piles().map(|size| cards.by_ref().take(size.into()).filter_map(|card| card.round()).max());
        assert_eq!(rounds, [None, Some(1), None, Some(2), None]);
    }
}

/// In every game, at every question: 32 guards in all, each on an own wall; chips in the bag for the tiles in the stack;
/// a placed building keeps its chip for good; a tower is manned when its tile is placed and never again.
///
/// Proves: RED-2 RED-26 RED-41 RED-45 RED-46 RED-68
#[test]
fn guards_and_chips_are_conserved() {
    for n in 0..120 {
        let mut placed_before = 0;
        let mut kinds: [Option<Building>; 54] = [None; 54];
        let mut empty = BTreeSet::new();
        walk::<House>(any_palace(n), n, |game, _| {
            let (open, room) = (game.open(), room(game));
            let standing: Vec<Section> = room.guards.iter().collect();
            let guards = usize::from(room.supply + room.placed + room.with_dirk) + standing.len();
            assert!(guards == 32 || open.config().has_dirk() && guards < 32, "{guards} guards");
            assert!(room.placed >= placed_before, "spent guards stay where they are");
            placed_before = room.placed;
            let owned = open.seats().fold(TileSet::EMPTY, |all, seat| all.or(&red_palace::ground(open, seat)));
            for at in &standing {
                assert!(owned.has(at.tile) && open.walls(at.tile).has(at.side), "a guard at {at}");
            }
            let in_stack = game.dark().supply.iter().filter(|tile| FLOOR.position(**tile).is_some()).count();
            assert_eq!(usize::from(open.bag().as_slice().iter().sum::<u8>()), in_stack);
            for (n, tile) in FLOOR.tiles().enumerate() {
                if owned.has(tile) || open.dirk().has(tile) {
                    let kind = open.chip(tile);
                    assert!(kind.is_some() && kinds[n].is_none_or(|before| Some(before) == kind), "{tile}");
                    kinds[n] = kind;
                }
            }
            // Nothing mans a tower again: where no guard moves, one that is empty stays empty.
            let moves = room.abilities.has(Ability::MoveGuard);
            for tile in FLOOR.tiles().filter(|tile| owned.has(*tile) && !moves) {
                for side in tile.towers().sides() {
                    let at = Section { tile, side };
                    if room.guards.has(at) {
                        assert!(!empty.contains(&at.to_string()), "{at} was manned again");
                    } else {
                        empty.insert(at.to_string());
                    }
                }
            }
        });
    }
}

/// RED-22 to RED-28 in every game: abilities only of the four, once a turn, paid with guards first; the score does not fall
/// below 0 by paying.
///
/// Proves: RED-22 RED-23 RED-24 RED-27 RED-28
#[test]
fn abilities_are_paid_for() {
    let mut used = [0; 9];
    for n in 0..120 {
        let config = any_palace(n + 1_000);
        let _label = Label(format!("game {n} of {config:?}"));
        let mut dice = Dice::loose(n);
        let mut game: Game<House> = Game::new(config, Seed::from_number(n)).expect("playable");
        while let Some(ask) = game.ask() {
            let mv = choose(&listed(&game), &mut dice);
            let before = game.clone();
            let mut events = Vec::new();
            game.apply_told(ask.seat, mv, &mut events).expect("listed");
            let Move::RedPalace(own) = mv else { continue };
            let Some(ability) = own.ability() else { continue };
            used[ability as usize] += 1;
            let (was, is) = (room(&before), room(&game));
            assert!(was.abilities.has(ability) && !was.used.has(ability), "{mv}");
            assert_eq!(ask.seat, before.open().on_turn());
            let topic = ask.topic.name();
            assert!(ask.topic.is_action() || topic == "red_palace_abilities", "{mv} at {topic}");
            let points: u8 = told(&events)
                .filter_map(|told| if let Told::PointsPaid { points, .. } = told { Some(*points) } else { None })
                .sum();
            let guards = told(&events).filter(|told| matches!(told, Told::GuardPaid { .. })).count() as u8;
            let costs: u8 = told(&events)
                .filter_map(|told| if let Told::Used { ability, .. } = told { Some(ability.guards()) } else { None })
                .sum();
            let rate = red_palace::rate(before.open());
            if game.ask().is_some_and(|ask| ask.topic.name() == "red_palace_guard") {
                assert!(is.due > 0 && points == 0);
            } else if game.open().on_turn() == ask.seat && game.ask().is_some() {
                assert_eq!(guards + points / rate, costs, "{mv}");
            }
            assert_eq!(points % rate, 0);
            let own_guards = was.own(before.open(), ask.seat).count() as u8;
            assert!(points == 0 || guards == own_guards, "{mv}: points while a guard was there");
            assert!(points == 0 || before.open().score(ask.seat) >= i16::from(points));
            // RED-24: what was asked is asked again, but for the two that give an action.
            let gives = matches!(ability, Ability::PreviewPurchase | Ability::TreatAsExact);
            if ask.topic.is_action() && !gives && is.due == 0 {
                assert_eq!(game.ask(), Some(ask), "{mv}");
            }
        }
    }
    assert!(used.iter().all(|count| *count > 50), "{used:?}");
}
