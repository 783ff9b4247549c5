//! Moves that nobody should make, and some that one may: anything at all, or a legal move with one part changed.

use super::{late, palace, whole::GATE};
use sabika_engine::{
    Game, Move, Title,
    components::{BAZAARS, OFFICES, WALL_CARDS},
    modules::{
        Rooms, bazaars, bonus_cards, change, characters, characters::Person, city_gates, city_gates::Edges,
        master_builders, squares, street_trader, thieves, treasure_chamber, vizier, walls,
    },
    value::*,
};

/// The seat whose things are meant.
fn somebody(game: &Game) -> Seat {
    game.ask().map_or(Seat::FIRST, |ask| ask.seat)
}

/// Near a tile of the seat that is asked, at a gate, or anywhere.
pub fn any_cell(game: &Game, dice: &mut Dice) -> Cell {
    let seat = somebody(game);
    let mut cells: Vec<Cell> = game.open().standing(seat).map(|(_, at)| at.cell).collect();
    if dice.below(4) == 0 {
        cells.extend(game.open().gates_of(seat).flat_map(|edge| edge.ends().map(|(cell, _)| cell)));
    }
    cells.push(Cell::START);
    let from = *dice.pick(&cells);
    let reach = *dice.pick(&[0, 1, 1, 1, 2, 9, 90]);
    let mut off = || dice.below(2 * reach + 1) as i32 - reach as i32;
    Cell::new(i32::from(from.x) + off(), i32::from(from.y) + off()).expect("near enough")
}

/// Any card that goes in a purse.
pub fn any_card(game: &Game, dice: &mut Dice) -> Card {
    let own: Vec<Card> = game.hand(somebody(game)).cards().collect();
    match dice.below(13) {
        12 => any_of(Card::all_notes(), dice),
        10 => Card::builder(*dice.pick(&Currency::ALL)),
        11 => Card::coin(*dice.pick(&Currency::ALL)),
        0 => OFFICES.nth(dice.below(6) as usize),
        1 => Person::Patron.card(),
        2 => Card::gem(3 + dice.below(7) as u8),
        3..6 if !own.is_empty() => *dice.pick(&own),
        6..8 if !game.open().display().is_empty() => *dice.pick(game.open().display()),
        _ => Card::money(*dice.pick(&Currency::ALL), 1 + dice.below(9) as u8),
    }
}

/// Cards of the hand or the display, some left out, perhaps one added.
pub fn any_cards(game: &Game, dice: &mut Dice) -> Purse {
    let seat = somebody(game);
    let hand = &mut game.hand(seat).clone();
    hand.add_all(&game.rooms().means(seat));
    let currency = *dice.pick(&Currency::ALL);
    let from: Purse = match dice.below(5) {
        0 => game.open().display().iter().copied().collect(),
        1 | 2 => hand.cards().filter(|card| card.currency() == Some(currency)).collect(),
        3 => hand.cards().filter(|card| card.is_gem()).collect(),
        _ => *hand,
    };
    let keep = 1 + dice.below(4);
    let mut cards: Purse = from.cards().filter(|_| dice.below(4) < keep).collect();
    if dice.below(3) == 0 {
        cards.try_add(any_card(game, dice));
    }
    cards
}

pub fn any_tile(game: &Game, dice: &mut Dice) -> Tile {
    let (open, seat) = (game.open(), somebody(game));
    let own: Vec<Tile> =
        [open.reserve(seat), open.aside(seat), open.built(seat)].into_iter().flat_map(TileSet::iter).collect();
    if open.config().game == Title::RedPalace && !own.is_empty() && dice.below(6) == 0 {
        return palace::twin(*dice.pick(&own));
    }
    if own.is_empty() || dice.below(3) == 0 { any_of(Tile::all(), dice) } else { *dice.pick(&own) }
}

fn any_of<T: Copy>(all: impl Iterator<Item = T>, dice: &mut Dice) -> T {
    *dice.pick(&all.collect::<Vec<_>>())
}

/// One to three edges, mostly of walls of the Alhambra.
fn any_edges(game: &Game, dice: &mut Dice) -> Edges {
    let seat = somebody(game);
    let walls = game.open().standing(seat).flat_map(|(_, at)| at.walls.sides().map(move |side| (at.cell, side)));
    let mut edges: Vec<Edge> = walls.map(|(cell, side)| Edge::between(cell, side)).collect();
    if edges.is_empty() || dice.below(4) == 0 {
        edges.push(Edge::between(any_cell(game, dice), *dice.pick(&Side::ALL)));
    }
    let count = *dice.pick(&[1, 1, 1, 2, 3]);
    let picked: Vec<Edge> = (0..count).map(|_| *dice.pick(&edges)).collect();
    Edges::new(&picked).expect("one to three")
}

/// A redesign or a placement.
fn any_laying(game: &Game, dice: &mut Dice) -> Move {
    let (tile, at) = (any_tile(game, dice), any_cell(game, dice));
    let turn = if tile.turns() || dice.below(20) == 0 { *dice.pick(&Turn::ALL) } else { Turn::NONE };
    match dice.below(5) {
        0 => Move::Add { tile, at, turn },
        1 => Move::Remove { at },
        2 => Move::Exchange { at, tile, turn },
        3 => Move::Turn { at, turn },
        _ => Move::Build { tile, at, turn },
    }
}

fn any_bonus(game: &Game, dice: &mut Dice) -> Tile {
    let hidden = game.rooms().bonus_cards.map_or(TileSet::EMPTY, |room| room.hands[somebody(game)]);
    match dice.below(3) {
        0 => any_tile(game, dice),
        1 if !hidden.is_empty() => any_of(hidden.iter(), dice),
        _ => any_of(bonus_cards::tiles(), dice),
    }
}

fn of_characters(game: &Game, dice: &mut Dice) -> characters::Move {
    use characters::Move::*;
    let highest = game.rooms().characters.and_then(|room| room.open.auction).map_or(0, |auction| auction.bid);
    match dice.below(9) {
        0 => Bid(if dice.below(2) == 0 { highest + dice.below(2) as u16 } else { dice.below(300) as u16 }),
        1 => Pay(any_cards(game, dice)),
        2 => Keep,
        3 => Swap,
        4 => Beg,
        5 => Dance(*dice.pick(&Slot::ALL)),
        6 => Change { give: any_card(game, dice), take: any_card(game, dice) },
        7 => Save(any_card(game, dice)),
        _ => Name(*dice.pick(&Building::ALL)),
    }
}

/// Anything.
pub fn any_move(game: &Game, dice: &mut Dice) -> Move {
    if game.open().config().game == Title::RedPalace && dice.below(2) == 0 {
        return palace::any_move(game, dice);
    }
    let tile = any_tile(game, dice);
    match dice.below(34) {
        26.. => late::any_move(game, dice),
        0 | 1 => Move::Take(any_cards(game, dice)),
        2..5 => Move::Buy { slot: *dice.pick(&Slot::ALL), pay: any_cards(game, dice) },
        5..9 => any_laying(game, dice),
        9 => Move::Keep { tile },
        10 => Move::Give { tile },
        11 => Move::Pass,
        12 => Move::Vizier(vizier::Move::Wake),
        13 => Move::Squares(squares::Move::Take(*dice.pick(&Building::ALL))),
        14 => Move::BonusCards(bonus_cards::Move::Reveal(any_bonus(game, dice))),
        15 => {
            let laying = any_laying(game, dice);
            let with = city_gates::Move::with(laying, any_edges(game, dice));
            Move::CityGates(with.filter(|_| dice.below(8) > 0).unwrap_or(city_gates::Move::Take))
        }
        16 => Move::Thieves(thieves::Move::Steal(any_card(game, dice))),
        17 => Move::CityWalls(any_wall(game, dice)),
        18 => Move::Change(change::Move::Draw(dice.below(5) as u8)),
        19 => Move::StreetTrader(of_trader(game, dice)),
        20 => Move::TreasureChamber(if dice.below(2) == 0 {
            treasure_chamber::Move::Put(tile)
        } else {
            let (room, pay) = (dice.below(5) as u8, any_cards(game, dice));
            match dice.below(3) {
                0 => treasure_chamber::Move::Buy { room, pay: None },
                1 => treasure_chamber::Move::Pay(pay),
                _ => treasure_chamber::Move::Buy { room, pay: Some(pay) },
            }
        }),
        21 => Move::MasterBuilders(master_builders::Move::Use(any_card(game, dice))),
        22 => Move::Bazaars(bazaars::Move::Buy { tile: any_bazaar(game, dice), pay: any_cards(game, dice) }),
        _ => Move::Characters(of_characters(game, dice)),
    }
}

fn any_wall(game: &Game, dice: &mut Dice) -> walls::Move {
    let row = game.rooms().walls.map_or(Pile::default(), |room| room.open.row);
    let card = match dice.below(4) {
        0 => WALL_CARDS.nth(dice.below(8) as usize),
        1 => any_card(game, dice),
        _ if !row.is_empty() => *dice.pick(&row),
        _ => WALL_CARDS.nth(0),
    };
    walls::Move::Build { card, tile: (dice.below(4) > 0).then(|| any_tile(game, dice)) }
}

fn of_trader(game: &Game, dice: &mut Dice) -> street_trader::Move {
    use street_trader::{Colours, Move::*};
    let kind = |dice: &mut Dice| *dice.pick(&Building::ALL);
    match dice.below(4) {
        0 => Choose { kinds: any_of(Colours::all(2 + dice.below(3) as u8), dice) },
        1 => Stand { at: any_cell(game, dice) },
        2 => MoveIn { take: (dice.below(3) > 0).then(|| kind(dice)) },
        _ => Swap { give: kind(dice), take: kind(dice) },
    }
}

/// The same with another colour or cell.
fn trader_twisted(game: &Game, mv: street_trader::Move, dice: &mut Dice) -> street_trader::Move {
    use street_trader::Move::*;
    let kind = |dice: &mut Dice| *dice.pick(&Building::ALL);
    match mv {
        Choose { .. } => of_trader(game, dice),
        Stand { .. } => Stand { at: any_cell(game, dice) },
        MoveIn { .. } => MoveIn { take: (dice.below(4) > 0).then(|| kind(dice)) },
        Swap { give, .. } if dice.below(2) == 0 => Swap { give, take: kind(dice) },
        Swap { take, .. } => Swap { give: kind(dice), take },
    }
}

fn any_bazaar(game: &Game, dice: &mut Dice) -> Tile {
    let row = game.rooms().bazaars.map_or(Pile::default(), |room| room.open.row);
    match dice.below(4) {
        0 => any_tile(game, dice),
        1 => any_of(BAZAARS.tiles(), dice),
        _ if !row.is_empty() => *dice.pick(&row),
        _ => any_of(BAZAARS.tiles(), dice),
    }
}

/// A move like this one, with one part changed: almost legal, and sometimes quite.
pub fn twisted(game: &Game, mv: Move, dice: &mut Dice) -> Move {
    let one_changed = |cards: &Purse, dice: &mut Dice| -> Purse {
        let all: Vec<Card> = cards.cards().collect();
        let left_out = if all.is_empty() || dice.below(2) == 0 { None } else { Some(*dice.pick(&all)) };
        let mut changed = *cards;
        if let Some(card) = left_out {
            changed.remove(card);
        }
        if left_out.is_none() || dice.below(2) == 0 {
            changed.try_add(any_card(game, dice));
        }
        changed
    };
    if let Some(late) = late::twisted(game, mv, &one_changed, dice) {
        return late;
    }
    if let Move::RedPalace(mv) = mv {
        return palace::twisted(game, mv, &one_changed, dice);
    }
    match mv {
        Move::Take(cards) => Move::Take(one_changed(&cards, dice)),
        Move::Buy { slot, pay } if dice.below(5) > 0 => Move::Buy { slot, pay: one_changed(&pay, dice) },
        Move::Buy { pay, .. } => Move::Buy { slot: *dice.pick(&Slot::ALL), pay },
        Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. } | Move::Build { .. } => match dice.below(3) {
            0 => city_gates::Move::with(mv, any_edges(game, dice)).map_or(mv, Move::CityGates),
            1 => elsewhere(mv, any_cell(game, dice)),
            _ => with_tile(mv, any_tile(game, dice)),
        },
        Move::Turn { at, .. } if dice.below(2) == 0 => Move::Turn { at, turn: *dice.pick(&Turn::ALL) },
        Move::Turn { turn, .. } => Move::Turn { at: any_cell(game, dice), turn },
        Move::Keep { tile } => Move::Give { tile },
        Move::CityGates(with_gates) => match with_gates.laying() {
            Some((laying, _)) if dice.below(2) == 0 => {
                city_gates::Move::with(laying, any_edges(game, dice)).map_or(mv, Move::CityGates)
            }
            Some((laying, gates)) => {
                let more: Vec<Edge> =
                    gates.list().iter().chain(any_edges(game, dice).list()).copied().take(3).collect();
                let more = Edges::new(&more).expect("one to three");
                city_gates::Move::with(laying, more).map_or(mv, Move::CityGates)
            }
            None => any_move(game, dice),
        },
        Move::Characters(characters::Move::Bid(bid)) => {
            let other =
                if dice.below(2) == 0 { bid.saturating_sub(1) } else { bid.saturating_add(dice.below(40) as u16) };
            Move::Characters(characters::Move::Bid(other))
        }
        Move::Characters(characters::Move::Pay(pay)) => {
            Move::Characters(characters::Move::Pay(one_changed(&pay, dice)))
        }
        Move::Characters(characters::Move::Change { give, take }) => Move::Characters(match dice.below(3) {
            0 => characters::Move::Change { give: any_card(game, dice), take },
            1 => characters::Move::Change { give: take, take: give },
            _ => characters::Move::Change { give, take: any_card(game, dice) },
        }),
        Move::Characters(characters::Move::Save(_)) => Move::Characters(characters::Move::Save(any_card(game, dice))),
        Move::Thieves(thieves::Move::Steal(_)) => Move::Thieves(thieves::Move::Steal(any_card(game, dice))),
        Move::CityWalls(walls::Move::Build { card, tile }) => Move::CityWalls(match dice.below(5) {
            0 => walls::Move::Build { card: WALL_CARDS.nth(dice.below(8) as usize), tile },
            1 => walls::Move::Build { card, tile: None },
            _ => walls::Move::Build { card, tile: Some(any_tile(game, dice)) },
        }),
        Move::StreetTrader(mv) => Move::StreetTrader(trader_twisted(game, mv, dice)),
        Move::TreasureChamber(treasure_chamber::Move::Buy { room, pay }) => {
            Move::TreasureChamber(if dice.below(4) == 0 {
                treasure_chamber::Move::Buy { room: dice.below(5) as u8, pay }
            } else {
                let pay = pay.unwrap_or_else(|| any_cards(game, dice));
                treasure_chamber::Move::Buy { room, pay: Some(one_changed(&pay, dice)) }
            })
        }
        Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) => {
            Move::TreasureChamber(treasure_chamber::Move::Pay(one_changed(&pay, dice)))
        }
        Move::TreasureChamber(treasure_chamber::Move::Put(_)) => {
            Move::TreasureChamber(treasure_chamber::Move::Put(any_tile(game, dice)))
        }
        Move::Bazaars(bazaars::Move::Buy { tile, pay }) => Move::Bazaars(if dice.below(4) == 0 {
            bazaars::Move::Buy { tile: any_bazaar(game, dice), pay }
        } else {
            bazaars::Move::Buy { tile, pay: one_changed(&pay, dice) }
        }),
        Move::Change(change::Move::Draw(coins)) => {
            Move::Change(change::Move::Draw((coins + dice.below(4) as u8).saturating_sub(1)))
        }
        Move::MasterBuilders(master_builders::Move::Use(_)) => {
            Move::MasterBuilders(master_builders::Move::Use(Card::builder(*dice.pick(&Currency::ALL))))
        }
        _ => any_move(game, dice),
    }
}

fn elsewhere(mv: Move, at: Cell) -> Move {
    match mv {
        Move::Add { tile, turn, .. } => Move::Add { tile, at, turn },
        Move::Remove { .. } => Move::Remove { at },
        Move::Exchange { tile, turn, .. } => Move::Exchange { at, tile, turn },
        Move::Build { tile, turn, .. } => Move::Build { tile, at, turn },
        other => other,
    }
}

fn with_tile(mv: Move, tile: Tile) -> Move {
    let turn = Turn::NONE;
    match mv {
        Move::Add { at, .. } => Move::Add { tile, at, turn },
        Move::Remove { at } | Move::Exchange { at, .. } => Move::Exchange { at, tile, turn },
        Move::Build { at, .. } => Move::Build { tile, at, turn },
        other => other,
    }
}

/// A gate card in no purse: it is a card of the table.
const _: () = assert!(!Purse::takes(GATE));
