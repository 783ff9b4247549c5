//! The Red Palace: any table of it, any of its moves, a twisted one, and nothing lost.

use super::{
    any_options,
    whole::{Faces, box_of_cards, count},
    wild::{any_card, any_cards, any_tile},
};
use sabika_engine::{
    Config, Game, Move, Options, Title,
    components::{BAZAARS, FLOOR, PLAZAS},
    flow::Topic,
    modules::{
        House, ModuleId, ModuleTopic, Room,
        red_palace::{Move as Own, Question, RedPalace, ground, sections},
    },
    value::*,
};

/// Any table of The Red Palace: players, its three modules (RED-67), its options.
pub fn any_palace(dice: &mut Dice) -> Config {
    let shared = any_options(dice);
    let options = Options { stall_rounds: shared.stall_rounds, turn_limit: shared.turn_limit, ..Options::default() };
    let options = super::with(options, "guard_board", dice.pick(&["random", "random", "first_game"]));
    let options = super::with(options, "classic_scoring", dice.pick(&["off", "off", "on"]));
    let modules = [ModuleId::Medina, ModuleId::Bazaars, ModuleId::Camps].into_iter().filter(|_| dice.below(2) == 0);
    let modules = modules.collect();
    Config { modules, options, ..Config::players(2 + dice.below(5) as u8) }.of(Title::RedPalace)
}

/// The tile of the other box that has the same place on the table; the tile itself if there is none.
pub fn twin(tile: Tile) -> Tile {
    Tile::all().find(|other| *other != tile && other.place() == tile.place()).unwrap_or(tile)
}

/// A section with a guard, a wall of somebody's, or any side of any tile.
fn any_section(game: &Game, dice: &mut Dice) -> Section {
    let seat = game.ask().map_or(Seat::FIRST, |ask| ask.seat);
    let mut some: Vec<Section> = match (dice.below(8), game.rooms().red_palace) {
        (0..3, Some(room)) => room.open.own(game.open(), seat).collect(),
        (3..6, _) => sections(game.open(), seat).collect(),
        (6, Some(room)) => room.open.guards.iter().collect(),
        _ => vec![],
    };
    if some.is_empty() {
        some.push(Section { tile: any_tile(game, dice), side: *dice.pick(&Side::ALL) });
    }
    let found = *dice.pick(&some);
    if dice.below(12) == 0 { Section { tile: twin(found.tile), ..found } } else { found }
}

/// Anything that only this game has.
pub fn any_move(game: &Game, dice: &mut Dice) -> Move {
    Move::RedPalace(match dice.below(15) {
        0 => Own::Choose { set: dice.below(9) as u8 },
        1 | 2 => {
            Own::SwapBuilding { tile: any_tile(game, dice), slot: *dice.pick(&Slot::ALL), card: any_card(game, dice) }
        }
        3 => Own::WallPiece,
        4 => Own::TakeMoney { card: any_card(game, dice) },
        5 => Own::Plaza,
        6 => Own::HalfBuilding { kind: *dice.pick(&Building::ALL) },
        7 | 8 => Own::PreviewPurchase {
            space: Space(dice.below(5) as u8),
            pay: any_cards(game, dice),
            card: any_card(game, dice),
        },
        9 => Own::TreatAsExact,
        10 => Own::RedrawBuilding,
        11 | 12 => Own::MoveGuard { from: any_section(game, dice), to: any_section(game, dice) },
        13 => Own::Pay { guard: any_section(game, dice) },
        _ => Own::Set { section: any_section(game, dice) },
    })
}

/// One of these moves with one part changed.
pub fn twisted(game: &Game, mv: Own, pay: &dyn Fn(&Purse, &mut Dice) -> Purse, dice: &mut Dice) -> Move {
    let side = |section: Section, dice: &mut Dice| Section { side: *dice.pick(&Side::ALL), ..section };
    Move::RedPalace(match mv {
        Own::SwapBuilding { tile, slot, card } => match dice.below(4) {
            0 => Own::SwapBuilding { tile: any_tile(game, dice), slot, card },
            1 => Own::SwapBuilding { tile: twin(tile), slot, card },
            2 => Own::SwapBuilding { tile, slot: *dice.pick(&Slot::ALL), card },
            _ => Own::SwapBuilding { tile, slot, card: any_card(game, dice) },
        },
        Own::TakeMoney { .. } => Own::TakeMoney { card: any_card(game, dice) },
        Own::PreviewPurchase { space, pay: paid, card } => match dice.below(4) {
            0 => Own::PreviewPurchase { space: Space(dice.below(5) as u8), pay: paid, card },
            1 => Own::PreviewPurchase { space, pay: paid, card: any_card(game, dice) },
            _ => Own::PreviewPurchase { space, pay: pay(&paid, dice), card },
        },
        Own::MoveGuard { from, to } => match dice.below(4) {
            0 => Own::MoveGuard { from: any_section(game, dice), to },
            1 => Own::MoveGuard { from, to: side(to, dice) },
            2 => Own::MoveGuard { from, to: any_section(game, dice) },
            _ => Own::MoveGuard { from: to, to: from },
        },
        Own::Pay { guard } if dice.below(2) == 0 => Own::Pay { guard: side(guard, dice) },
        Own::Pay { .. } => Own::Pay { guard: any_section(game, dice) },
        Own::Set { section } if dice.below(2) == 0 => Own::Set { section: side(section, dice) },
        Own::Set { section } => Own::Set { section: Section { tile: any_tile(game, dice), ..section } },
        Own::Choose { .. }
        | Own::WallPiece
        | Own::Plaza
        | Own::HalfBuilding { .. }
        | Own::TreatAsExact
        | Own::RedrawBuilding => return any_move(game, dice),
    })
}

/// The move without its payment; none for the moves of others.
pub fn plain(mv: Move) -> Option<Move> {
    let Move::RedPalace(Own::PreviewPurchase { space, card, .. }) = mv else { return None };
    Some(Move::RedPalace(Own::PreviewPurchase { space, pay: Purse::EMPTY, card }))
}

/// RED-35a: the plazas that nobody has taken.
pub fn plazas_left(room: &Room<RedPalace>) -> impl Iterator<Item = Tile> {
    PLAZAS.tiles().skip(PLAZAS.count - usize::from(room.open.plazas))
}

/// RED-9, RED-10: while sets are chosen all money is in the deck, in sets or in hands.
pub fn sets_are_there(game: &Game<House>, room: &Room<RedPalace>) {
    let mut found: Faces = [0; FACES];
    count(game.dark().deck.iter().copied(), &mut found);
    let lying = room.open.sets.iter().flatten().flat_map(Purse::cards);
    let held = game.open().seats().flat_map(|seat| game.hand(seat).cards());
    count(lying.chain(held), &mut found);
    assert!(found == box_of_cards(game.open().config()), "money is lost while sets are chosen");
    assert!(room.open.sets.iter().flatten().all(|set| set.total() >= 20));
    let choosing = room.open.sets.iter().flatten().count();
    let waiting = game.open().seats().filter(|seat| game.hand(*seat).is_empty()).count();
    assert_eq!(choosing, waiting, "a set for everybody who has none");
}

/// Every chip, guard, wall piece and half-building is in one place, and the room knows where.
pub fn nothing_is_lost(game: &Game<House>, room: &Room<RedPalace>) {
    let (open, own) = (game.open(), &room.open);
    chips_are_there(game);
    guards_are_there(game, room);
    let set: u8 = open.config().game.tiles().map(|tile| open.added_walls(tile).count()).sum();
    assert_eq!(set + own.wall_pieces + u8::from(own.piece), 6, "wall pieces");
    for tile in open.config().game.tiles().filter(|tile| open.added_walls(*tile) != Walls::NONE) {
        let holders = open.seats().filter(|seat| ground(open, *seat).or(open.aside(*seat)).has(tile)).count();
        assert_eq!(holders + usize::from(open.dirk().has(tile)), 1, "{tile} has a wall piece and is nobody's");
        assert!(tile.walls().is_proper() && tile.walls().shared(open.added_walls(tile)) == Walls::NONE);
    }
    assert!(open.seats().all(|seat| open.start_walls(seat) == Walls::NONE));
    assert!(own.sets.iter().all(Option::is_none), "a set of money lies there beyond the setup");
    assert_eq!(own.abilities.iter().count(), 4);
    assert!(own.used.iter().all(|ability| own.abilities.has(ability)));
    let asks = |question| game.ask().is_some_and(|ask| ask.topic == Topic::Module(ModuleTopic::RedPalace(question)));
    assert_eq!(own.due > 0, asks(Question::Guard), "guards are due: {}", own.due);
    assert!(own.due > 0 || own.moved.is_none());
    let acting = game.ask().is_some_and(|ask| ask.topic.is_action()) || asks(Question::Abilities);
    let placing = game.ask().is_some_and(|ask| ask.topic == Topic::Placement);
    assert!(!own.piece || own.due > 0 || acting || placing, "a wall piece was kept");
    let market = open.yard().into_iter().chain(open.preview()).flatten();
    assert!(market.clone().all(|tile| BAZAARS.position(tile).is_none() && tile.price() > 0), "not for sale there");
    let bare = !open.config().modules.has(ModuleId::Medina);
    assert!(!bare || open.seats().all(|seat| open.score(seat) >= 0), "RED-28: a score below 0");
}

/// RED-2, RED-46, RED-68: nine chips of each type; a floor tile has one as soon as it has left the stack.
fn chips_are_there(game: &Game<House>) {
    let open = game.open();
    let bag = open.bag();
    let in_stack: TileSet = game.dark().supply.iter().copied().collect();
    for tile in FLOOR.tiles() {
        assert_eq!(open.chip(tile).is_none(), in_stack.has(tile), "the chip of {tile}");
        assert!(open.kind(tile) == open.chip(tile));
    }
    for kind in Building::ALL {
        let on_tiles = FLOOR.tiles().filter(|tile| open.chip(*tile) == Some(kind)).count();
        assert_eq!(on_tiles + usize::from(bag[kind]), 9, "{kind} chips");
    }
    let ordinary = FLOOR.tiles().filter(|tile| in_stack.has(*tile)).count();
    assert_eq!(bag.as_slice().iter().map(|n| usize::from(*n)).sum::<usize>(), ordinary, "RED-68: bag and stack");
    for tile in open.config().modules.iter().flat_map(ModuleId::tiles).chain(PLAZAS.tiles()) {
        assert!(open.kind(tile).is_none() && tile.towers() == Walls::NONE, "{tile} has a type or a tower");
    }
}

/// RED-5, RED-41, RED-45: 32 guards; those that stand are on walls of tiles in Alhambras and reserves.
fn guards_are_there(game: &Game<House>, room: &Room<RedPalace>) {
    let (open, own) = (game.open(), &room.open);
    let standing: Vec<Section> = own.guards.iter().collect();
    assert_eq!(standing.len() + usize::from(own.placed) + usize::from(own.supply + own.with_dirk), 32, "guards");
    for at in &standing {
        let walls = open.walls(at.tile);
        assert!(walls.is_proper() && walls.has(at.side), "a guard without a wall at {at}");
        assert_eq!(
            open.seats().filter(|seat| ground(open, *seat).has(at.tile)).count(),
            1,
            "a guard of nobody at {at}"
        );
    }
    let of_seats: usize = open.seats().map(|seat| usize::from(own.own_count(open, seat))).sum();
    assert_eq!(of_seats, standing.len());
    for seat in open.seats() {
        assert_eq!(own.own(open, seat).count(), usize::from(own.own_count(open, seat)));
        assert!(ground(open, seat).iter().all(|tile| own.manned.has(tile)), "RED-45: towers without guards");
        assert!(open.aside(seat).iter().all(|tile| !own.manned.has(tile)), "guards on a pending tile");
    }
}
