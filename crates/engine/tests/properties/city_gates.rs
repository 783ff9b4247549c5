//! Gate cards and gates: where the cards lie, that as many are there as players, and which gates may be put.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    modules::{
        House, ModuleId, ModuleSet,
        city_gates::{Edges, Move as WithGates},
    },
    value::*,
};

fn gate() -> Card {
    "gate".parse().expect("a card")
}

fn with_gates(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::CityGates);
    config
}

/// One card and one gate for each player, spread over piles 3, 4 and 5; four players: 2, 1 and 1 (example 6). Whatever
/// else is mixed into the piles. The piles are cut without them, and in a pile they lie anywhere.
///
/// Proves: GAT-S1 BASE-S11
#[test]
fn gate_cards_lie_in_the_last_three_piles() {
    const PILES: [[usize; 5]; 5] =
        [[0, 0, 1, 1, 0], [0, 0, 1, 1, 1], [0, 0, 2, 1, 1], [0, 0, 2, 2, 1], [0, 0, 2, 2, 2]];
    for (players, wanted) in (2..).zip(PILES) {
        let mut places = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let mut modules = ModuleSet::nth(if seed % 2 == 0 { 0 } else { seed as u32 * 37 });
            modules.insert(ModuleId::CityGates);
            let config = Config::players(players).with(modules);
            let game = laid(config, seed);
            let mut from_top = game.dark().deck.iter().rev();
            let found =
                game.open().piles().map(|size| from_top.by_ref().take(size.into()).filter(|c| **c == gate()).count());
            assert_eq!(found, wanted, "{players} players, seed {seed}");
            assert_eq!(ModuleId::CityGates.gates(players), players);
            if seed % 2 == 0 {
                let plain = Game::<House>::new(Config::players(players), Seed::from_number(seed)).expect("playable");
                let more: Vec<usize> =
                    (0..5).map(|n| usize::from(game.open().piles()[n] - plain.open().piles()[n])).collect();
                assert_eq!(more, wanted);
                let above: u8 = game.open().piles()[..2].iter().sum();
                let first = game.dark().deck.iter().rev().position(|card| *card == gate());
                places.insert(first.expect("in pile 3") - usize::from(above));
            }
        }
        assert!(places.len() > 5, "always near the same place: {places:?}");
    }
}

/// As many gate cards as players, each in one place: in the deck, discarded, on offer, in a hand or played. At most one
/// lies on offer, none in the display. Gates stay, and so do the two tiles under each.
///
/// Proves: GAT-2 GAT-4 GAT-5 GAT-13 GAT-14
#[test]
fn every_gate_card_is_in_one_place_and_gates_stay() {
    let mut put = 0;
    for n in 0..200 {
        let config = with_gates(&mut Dice::loose(78 << 32 | n));
        let mut before = Vec::new();
        walk::<House>(config, n, |game, _| {
            if !is_laid(game) {
                return;
            }
            let (open, room) = (game.open(), game.rooms().city_gates.as_ref().expect("in play"));
            let in_deck = game.dark().deck.iter().filter(|card| **card == gate()).count();
            let held: u8 = open.seats().map(|seat| room.open.held[seat]).sum();
            let places = [open.discard().count(gate()), u8::from(room.open.offer), held, open.gates().len() as u8];
            assert_eq!(in_deck + usize::from(places.iter().sum::<u8>()), usize::from(open.players()), "{places:?}");
            assert!(!open.display().contains(&gate()));
            let mut locked = Vec::new();
            for gate in open.gates() {
                let ends = gate.edge.ends().map(|(cell, side)| {
                    let tile = open.tile_at(gate.seat, cell).expect("a tile under a gate");
                    assert!(open.printed_walls(tile).has(side), "a gate stands on printed walls");
                    tile
                });
                locked.push((gate.seat, gate.edge, ends));
            }
            assert!(locked.starts_with(&before), "a gate or a tile under it has moved: {before:?}, {locked:?}");
            put += locked.len() - before.len();
            before = locked;
        });
    }
    assert!(put > 20, "{put} gates were put");
}

/// What may be laid with one gate or two is listed, and nothing else: found by trying every tile, cell and set of edges.
///
/// Proves: GAT-6 GAT-7 GAT-9 GAT-10 GAT-12
#[test]
fn every_laying_with_gates_is_listed() {
    let (mut tried, mut legal) = (0, 0);
    for n in 0..120 {
        let config = with_gates(&mut Dice::loose(79 << 32 | n));
        walk::<House>(config, n, |game, dice| {
            let (open, room) = (game.open(), game.rooms().city_gates.as_ref().expect("in play"));
            let Some(ask) = game.ask().filter(|ask| room.open.held[ask.seat] > 0) else { return };
            if dice.below(6) > 0 {
                return;
            }
            let seat = ask.seat;
            let plot = open.plot(seat);
            let standing = || plot.tiles().iter().map(|s| s.cell);
            let edges: Vec<Edge> = standing()
                .chain(plot.rim().iter().copied())
                .flat_map(|cell| [Edge::between(cell, Side::North), Edge::between(cell, Side::East)])
                .collect();
            let mut layings = Vec::new();
            for tile in open.reserve(seat).iter().chain(open.aside(seat).iter()).take(3) {
                for at in standing().chain(plot.rim().iter().copied()) {
                    let turn = Turn::NONE;
                    let (add, build) = (Move::Add { tile, at, turn }, Move::Build { tile, at, turn });
                    layings.extend([add, build, Move::Exchange { at, tile, turn }]);
                }
            }
            layings.extend(standing().map(|at| Move::Remove { at }));
            let moves = listed(game);
            let mut judge = |laying: Move, set: &[Edge]| {
                let gates = Edges::new(set).expect("one or two");
                let mv = Move::CityGates(WithGates::with(laying, gates).expect("it lays something"));
                let (verdict, is_listed) = (game.check(seat, &mv), moves.contains(&mv));
                assert_eq!(verdict.is_ok(), is_listed, "{mv}: {verdict:?}");
                tried += 1;
                legal += usize::from(is_listed);
                // GAT-10: never where it could be done without.
                assert!(verdict.is_err() || game.check(seat, &laying).is_err(), "{mv} needs no gate");
            };
            for laying in layings {
                let first = *dice.pick(&edges);
                for edge in edges.iter().copied() {
                    judge(laying, &[edge]);
                    if edge > first {
                        judge(laying, &[first, edge]);
                    }
                }
            }
        });
    }
    assert!(legal > 20 && tried > 10_000, "{legal} legal of {tried}");
}
