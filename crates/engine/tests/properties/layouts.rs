//! One table against the oracle: every build, removal and exchange, listed and checked, and the wall.

use crate::common::*;
use sabika_engine::{
    Game, Move,
    board::{across, violations_with},
    flow::{Ask, Because, Topic},
    modules::{Household, ModuleId, characters::Person, city_gates},
    table::OpenTable,
    value::*,
};
use sabika_oracle as oracle;
use std::collections::{BTreeMap, BTreeSet};

/// BASE-B1 to BASE-B5 and BASE-W2: the Alhambra of a seat is legal and its wall is as long as the oracle says.
pub fn is_legal<R: Household>(game: &Game<R>, seat: Seat) {
    let open = game.open();
    let layout = oracle_layout(open, seat);
    assert_eq!(layout.violations(oracle_holes(open)), []);
    let standing: Vec<_> = open.standing(seat).map(|(_, at)| at).collect();
    let gates: Vec<Edge> = open.gates_of(seat).collect();
    assert_eq!(violations_with(open.start_walls(seat), &standing, &gates, open.config().options.holes), []);
    assert_eq!(usize::from(open.longest_wall(seat)), layout.longest_wall());
    let chain = open.longest_chain(seat);
    assert_eq!((chain.len(), across(&chain)), layout.best_chain());
}

/// May the seat redesign: by an action, or in EXTRAS with the architect (CHA-A) or an announced builder (MAB-11)?
fn redesigns<R: Household>(game: &Game<R>, ask: Ask) -> bool {
    let open = game.open();
    let architect = game.rooms().characters().is_some_and(|room| room.ready(Person::Architect, ask.seat));
    ask.topic.is_action() || ask.topic == Topic::Extras && (architect || open.announced().is_some())
}

/// Do the moves listed for the seat that is asked mean the same cells as the oracle?
pub fn lists_agree<R: Household>(game: &Game<R>) {
    let (open, moves) = (game.open(), listed(game));
    let Some(ask) = game.ask() else { return };
    let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
    let cells = |wanted: &dyn Fn(&Move) -> Option<Cell>| moves.iter().filter_map(wanted).collect::<Vec<_>>();
    // The oracle is slow, and alike tiles fit alike (BASE-B6, WAL-23); only watchtowers look at the colour (WAT-14).
    let mut known: BTreeMap<oracle::Tile, Vec<Cell>> = BTreeMap::new();
    let mut placements = |tile: Tile, turn: Turn| {
        let mut theirs = oracle_tile_turned(open, tile, turn);
        theirs.colour = theirs.colour.filter(|_| theirs.legs.is_some());
        let fit = |theirs: &oracle::Tile| in_list_order(layout.placements(*theirs, holes));
        known.entry(theirs).or_insert_with_key(fit).clone()
    };
    let none = Vec::<Cell>::new();

    for tile in open.reserve(ask.seat).iter() {
        for way in open.turnings(tile).iter().copied() {
            let added = |mv: &Move| matches!(mv, Move::Add { tile: t, turn, .. } if (*t, *turn) == (tile, way));
            let added = cells(&|mv| added(mv).then(|| at(mv)));
            let swapped = |mv: &Move| matches!(mv, Move::Exchange { tile: t, turn, .. } if (*t, *turn) == (tile, way));
            let swapped = cells(&|mv| swapped(mv).then(|| at(mv)));
            let action = redesigns(game, ask);
            assert_eq!(added, if action { placements(tile, way) } else { none.clone() }, "add {tile} {way}");
            let swaps = || in_list_order(layout.swaps(oracle_tile_turned(open, tile, way), holes));
            assert_eq!(swapped, if action { swaps() } else { none.clone() }, "exchange for {tile} {way}");
        }
    }
    for tile in open.aside(ask.seat).iter() {
        for way in open.turnings(tile).iter().copied() {
            let built = |mv: &Move| matches!(mv, Move::Build { tile: t, turn, .. } if (*t, *turn) == (tile, way));
            let built = cells(&|mv| built(mv).then(|| at(mv)));
            let placed = ask.topic.is_placement() && game.rooms().placing(open, ask.seat, tile).is_ok(); // RED-42b
            let expected = if placed { placements(tile, way) } else { none.clone() };
            assert_eq!(built, expected, "build {tile} {way}");
        }
    }
    let removed = cells(&|mv| matches!(mv, Move::Remove { .. }).then(|| at(mv)));
    let removals = || in_list_order(layout.removals(holes));
    assert_eq!(removed, if redesigns(game, ask) { removals() } else { none }, "remove");
    let turned = moves.iter().filter_map(|mv| if let Move::Turn { at, turn } = mv { Some((*at, *turn)) } else { None });
    let expected = if redesigns(game, ask) { turns_in_place(open, ask.seat) } else { BTreeSet::new() };
    assert_eq!(turned.collect::<BTreeSet<_>>(), expected, "turn in place");
}

/// Every way to turn a built tile where it stands: to a look that it has not, and that the oracle finds legal (MAG-5).
pub fn turns_in_place(open: &OpenTable, seat: Seat) -> BTreeSet<(Cell, Turn)> {
    let (layout, holes) = (oracle_layout(open, seat), oracle_holes(open));
    let mut found = BTreeSet::new();
    let turnable = open.standing(seat).filter(|(tile, at)| tile.turns() && !at.walls.is_turret());
    for (tile, at) in turnable.filter(|_| open.config().options.is("magical_turn_in_place", "on")) {
        let (here, now) = (oracle_cell(at.cell), oracle_tile_of(open, tile));
        // MAG-9: what is wood matters to gates alone (GAT-8).
        let gates = open.config().modules.has(ModuleId::CityGates);
        for turn in open.turnings(tile).iter().copied() {
            let new = oracle_tile_turned(open, tile, turn);
            let differs = new.walls != now.walls || gates && new.wooden != now.wooden;
            if differs && !layout.fixed(here) && layout.with(here, new).is_legal(holes) {
                found.insert((at.cell, turn));
            }
        }
    }
    found
}

fn at(mv: &Move) -> Cell {
    match mv {
        Move::Add { at, .. } | Move::Remove { at } | Move::Exchange { at, .. } | Move::Build { at, .. } => *at,
        _ => unreachable!("{mv} has no cell"),
    }
}

/// Asks `check` about every cell near the Alhambra: legal where the oracle says so, else refused by a rule that the
/// oracle finds broken too.
pub fn checks_agree<R: Household>(game: &Game<R>, tile: Tile) {
    let open = game.open();
    for turn in open.turnings(tile).iter().copied() {
        checks_of_a_way_agree(game, tile, turn);
    }
}

fn checks_of_a_way_agree<R: Household>(game: &Game<R>, tile: Tile, turn: Turn) {
    let (Some(ask), open) = (game.ask(), game.open()) else { return };
    let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
    let check = |mv: Move| game.check(ask.seat, &mv);
    let ours = oracle_tile_turned(open, tile, turn);
    let (removals, swaps) = (layout.removals(holes), layout.swaps(ours, holes));
    for cell in near(&layout) {
        let here = oracle_cell(cell);
        let build = match ask.topic {
            _ if redesigns(game, ask) && open.reserve(ask.seat).has(tile) => {
                Some(check(Move::Add { tile, at: cell, turn }))
            }
            topic
                if topic.is_placement()
                    && open.aside(ask.seat).has(tile)
                    && game.rooms().placing(open, ask.seat, tile).is_ok() =>
            {
                Some(check(Move::Build { tile, at: cell, turn }))
            }
            _ => None,
        };
        if let Some(found) = build {
            let wrong = layout.with(here, ours).violations(holes);
            let legal = !layout.occupied(here) && wrong.is_empty();
            assert_eq!(found.is_ok(), legal, "{tile} at {cell}: {found:?}, {wrong:?}");
            if let Err(illegal) = found {
                let rule = match illegal.rule.as_str() {
                    "CAM-8" => "CAM-5",    // the same clash, seen from the tile laid later
                    "CAM-10" => "BASE-B4", // a camp is touched, but no way leads over it
                    "WAT-16" => "BASE-B2", // a watchtower is there, but nothing of it touches the tile
                    "WAT-17" => "BASE-B5", // a hole of half a cell, or one that a watchtower makes
                    rule => rule,
                };
                let named = wrong.iter().any(|(broken, _)| *broken == rule);
                assert!(
                    named || layout.occupied(here) && ["BASE-B2", "WAT-11"].contains(&rule),
                    "{tile} at {cell}: {illegal:?}, {wrong:?}"
                );
                if let Because::Hole { holes: shown, .. } = &illegal.because {
                    let holes = wrong.iter().filter(|(rule, _)| *rule == "BASE-B5").flat_map(|(_, cells)| cells);
                    let mut holes: Vec<_> = holes.copied().collect();
                    let mut shown: Vec<_> = shown.iter().map(|c| oracle_cell(*c)).collect();
                    holes.sort_unstable();
                    shown.sort_unstable();
                    assert_eq!(shown, holes, "the hole made by {tile} at {cell}");
                }
            }
        }
        if redesigns(game, ask) {
            let removed = check(Move::Remove { at: cell });
            assert_eq!(removed.is_ok(), removals.contains(&here), "remove {cell}: {removed:?}");
            if open.reserve(ask.seat).has(tile) {
                let swapped = check(Move::Exchange { at: cell, tile, turn });
                assert_eq!(swapped.is_ok(), swaps.contains(&here), "exchange {cell}: {swapped:?}");
            }
        }
    }
}

/// A tile and how it is turned; none where one goes.
type Laid = Option<(Tile, Turn)>;

/// The layings of one tile, and the removals, that the city gates list: exactly those that need gates, with every set of
/// gates that the oracle finds needed and that the seat holds (GAT-6 to GAT-12).
pub fn gates_agree(game: &Game, tile: Option<Tile>) {
    let (Some(ask), open) = (game.ask(), game.open()) else { return };
    let held = game.rooms().city_gates.map_or(0, |room| usize::from(room.open.held[ask.seat]));
    let (layout, holes) = (oracle_layout(open, ask.seat), oracle_holes(open));
    let ways = |after: &oracle::Layout| -> BTreeSet<Vec<oracle::Edge>> {
        after.needed_gates(holes).into_iter().filter(|gates| gates.len() <= held).collect()
    };
    let sorted = |gates: &city_gates::Edges| {
        let mut gates: Vec<_> = gates.list().iter().map(|edge| oracle_edge(*edge)).collect();
        gates.sort_unstable();
        gates
    };
    let mut found: BTreeMap<(Laid, Cell), BTreeSet<Vec<oracle::Edge>>> = BTreeMap::new();
    for mv in listed(game) {
        let Move::CityGates(mv) = mv else { continue };
        let Some((laying, gates)) = mv.laying() else { continue };
        let laid = match laying {
            Move::Add { tile, turn, .. } | Move::Exchange { tile, turn, .. } | Move::Build { tile, turn, .. } => {
                Some((tile, turn))
            }
            _ => None,
        };
        assert!(found.entry((laid, at(&laying))).or_default().insert(sorted(&gates)), "{mv} is listed twice");
        assert!(game.check(ask.seat, &laying).is_err(), "{laying} needs no gate");
    }
    let ways_to_lay: Vec<Laid> = match tile {
        Some(tile) => open.turnings(tile).iter().map(|turn| Some((tile, *turn))).collect(),
        None => vec![None],
    };
    for (cell, way) in near(&layout).into_iter().flat_map(|cell| ways_to_lay.iter().map(move |way| (cell, *way))) {
        let here = oracle_cell(cell);
        let fixed = layout.fixed(here);
        let expected = match tile {
            Some(tile) if ask.topic.is_placement() && (layout.occupied(here) || !open.aside(ask.seat).has(tile)) => {
                None
            }
            Some(tile) if !ask.topic.is_placement() && (!redesigns(game, ask) || !open.reserve(ask.seat).has(tile)) => {
                None
            }
            Some(_) if layout.occupied(here) && fixed => None,
            Some(tile) => {
                let turn = way.map_or(Turn::NONE, |(_, turn)| turn);
                Some(ways(&layout.with(here, oracle_tile_turned(open, tile, turn))))
            }
            None if redesigns(game, ask) && layout.occupied(here) && !fixed => Some(ways(&layout.without(here))),
            None => None,
        };
        let listed = found.remove(&(way, cell)).unwrap_or_default();
        assert_eq!(listed, expected.unwrap_or_default(), "{way:?} at {cell}");
    }
}

/// The cells of an Alhambra and two more on each side.
fn near(layout: &oracle::Layout) -> Vec<Cell> {
    let reach = |of: fn(&oracle::Cell) -> i32| {
        let all = || layout.tiles.keys().map(of);
        all().min().unwrap_or(0) - 2..=all().max().unwrap_or(0) + 2
    };
    let (xs, ys) = (reach(|c| c.0), reach(|c| c.1));
    ys.flat_map(|y| xs.clone().filter_map(move |x| Cell::new(x, y))).collect()
}
