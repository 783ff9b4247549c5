//! City walls: eight cards of the money deck with one or two wooden wall pieces, which an action fixes to an own tile.
//! WAL-1 to WAL-28.
//!
//! Added walls belong to their tile and go where it goes; for every building rule they are walls like the printed ones
//! ([`OpenTable::walls`]). This room keeps the row of cards and says where a card may be built.

use super::prelude::*;
use crate::components::{WALL_CARDS, WALL_SEGMENTS, WALLS_IN_PILES};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CityWalls;

/// WAL-5: everybody sees the row.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The wall cards that have come up and are not built.
    pub row: Pile<Card, { WALL_CARDS.count }>,
}

declare! {
    /// WAL-8, WAL-10: card, tile and building are one move.
    pub move Move "a move of the city walls (such as: build wall_ne on start)" {
        /// Build the pieces of a card.
        Build {
            card: Card,
            #[serde(default)]
            tile: Option<Tile>,
        } = "build {card} on {tile|start}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A wall card came up and lies in the row.
        Shown { card: Card } = "card: deck > shelf",
        /// The pieces of a card were built.
        Built { seat: Seat, card: Card, tile: Option<Tile> } = "card: shelf > on tile",
    }
}

/// In a described position; walls that were added are told with their seat.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The cards in the row.
    pub row: Vec<Card>,
    /// Cards that have left the game, besides those whose pieces stand.
    pub gone: Vec<Card>,
}

/// The pieces that a wall card shows.
pub fn segments(card: Card) -> Option<Walls> {
    WALL_CARDS.position(card).map(|n| WALL_SEGMENTS[n])
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// The tile is not this player's.
        NotYourTile { tile: Tile },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The cards that can be built.
        Row { cards: Vec<Card> },
    }
}

impl Module for CityWalls {
    const ID: ModuleId = ModuleId::CityWalls;
    const GUIDE: Guide = Guide { about: About::Building, place: 2, ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Reason Options);
    const BOX: Contents = Contents {
        cards: CityWalls::cards,
        wall_pieces: {
            let (mut pieces, mut n) = (0, 0);
            while n < WALL_SEGMENTS.len() {
                pieces += WALL_SEGMENTS[n].count();
                n += 1;
            }
            pieces
        },
        ..Contents::NOTHING
    };
    const WATCHES: Watches<CityWalls> =
        Watches { piles_cut: Some(CityWalls::piles_cut), opened: Some(CityWalls::opened), ..Watches::NOTHING };
    const SHOWS: Shows<CityWalls> = Shows { notices: Some(CityWalls::notices), ..Shows::NOTHING };

    /// Which card lies where in the deck, nobody knows.
    fn redeal(_: &mut Room<CityWalls>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        let cards: Pile<Card, { WALL_CARDS.count }> = WALL_CARDS.cards().collect();
        hidden.shuffle(&cards, &mut [], dice);
    }
}

impl CityWalls {
    fn cards(_: u8, each: &mut dyn FnMut(OwnCards)) {
        WALL_CARDS.cards().for_each(|card| each(OwnCards { card, copies: 1, come_back: false })); // WAL-7
    }

    /// WAL-1, WAL-3.
    fn piles_cut(_: &mut Room<CityWalls>, p: &mut Play<'_>) {
        let mut cards: Pile<Card, { WALL_CARDS.count }> = WALL_CARDS.cards().collect();
        let mut dice = p.dice(CityWalls::ID, 0);
        p.mix_into_piles(&mut cards, WALLS_IN_PILES, &mut dice);
    }

    /// WAL-4, WAL-6: it fills no place of the display and goes to no hand.
    fn opened(room: &mut Room<CityWalls>, card: Card, p: &mut Play<'_>) -> bool {
        let is_wall = segments(card).is_some();
        if is_wall {
            room.open.row.push(card);
            CityWalls::tell(p, || Event::Shown { card });
        }
        is_wall
    }

    fn notices(mine: Mine<'_, CityWalls>, _: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        if !mine.open.row.is_empty() {
            show(Notice::Row { cards: mine.open.row.to_vec() });
        }
    }
}

/// Can these segments be added to an own tile, or to the start tile? If not, why not.
fn carries(eyes: &Eyes<'_>, tile: Option<Tile>, segments: Walls) -> Result<(), Illegal> {
    let (open, seat) = (eyes.open, eyes.seat);
    let (walls, cell) = match tile {
        None => (open.start_walls(seat), Some(Cell::START)),
        Some(tile) if !tile.walls().is_proper() => {
            return Err(rule!("WAL-14").broken(Because::CarriesNoWalls { tile }));
        }
        Some(tile) => (open.walls(tile), open.cell_of(seat, tile)),
    };
    if let Some(side) = walls.shared(segments).sides().next() {
        return Err(rule!("WAL-15").broken(Because::WalledAlready { side }));
    }
    let Some(cell) = cell else { return Ok(()) }; // WAL-20
    match segments.sides().find(|side| !open.faces_ground(seat, cell, *side)) {
        Some(side) => Err(rule!("WAL-18").broken(Because::WallMeetsGap { cell, side, other: cell.beside(side) })),
        None => Ok(()),
    }
}

impl Acts<CityWalls> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, CityWalls>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if mine.open.row.is_empty() || !eyes.ask.topic.is_action() {
            return;
        }
        for card in mine.open.row.iter() {
            let segments = segments(*card).expect("a card of the row");
            for tile in own(eyes.open, eyes.seat).filter(|tile| carries(eyes, *tile, segments).is_ok()) {
                found(Move::Build { card: *card, tile });
            }
        }
    }

    fn check(mine: Mine<'_, CityWalls>, eyes: &Eyes<'_>, Move::Build { card, tile }: &Move) -> Result<(), Illegal> {
        if !eyes.ask.topic.is_action() {
            return Err(rule!("WAL-8").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        if !mine.open.row.contains(card) {
            return Err(rule!("WAL-8").broken(Because::NotOnOffer { card: *card }));
        }
        if let Some(tile) = *tile
            && !own(eyes.open, eyes.seat).any(|other| other == Some(tile))
        {
            return Err(rule!("WAL-13").broken(CityWalls::because(Refusal::NotYourTile { tile })));
        }
        carries(eyes, *tile, segments(*card).expect("a card of the row"))
    }

    /// WAL-9: it costs nothing, so no further action follows.
    fn apply(room: &mut Room<CityWalls>, seat: Seat, Move::Build { card, tile }: Move, p: &mut Play<'_>) {
        room.open.row.retain(|other| *other != card); // WAL-7
        p.add_walls(seat, tile, segments(card).expect("checked"));
        CityWalls::tell(p, || Event::Built { seat, card, tile });
    }
}

impl Tells for Event {}

impl Lays<CityWalls> for Given {
    fn lay(room: &mut Room<CityWalls>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, .. } = on;
        let known = |card: &Card, field: &str| match segments(*card) {
            Some(_) => Ok(()),
            None => Err(bad(field, format!("{card} is no wall card"))),
        };
        for card in &given.row {
            known(card, "walls.row")?;
            room.open.row.push(parts.take_card(*card, "walls.row")?);
        }
        for card in &given.gone {
            known(card, "walls.gone")?;
            parts.take_card(*card, "walls.gone")?;
        }
        // WAL-7: the cards of the pieces that stand have left the game.
        let mut standing = Vec::new();
        for seat in p.open().seats() {
            let tiles = [p.open().built(seat), p.open().reserve(seat), p.open().aside(seat)];
            let added =
                tiles.into_iter().flat_map(TileSet::iter).map(|tile| (p.open().added_walls(tile), tile.turns()));
            standing
                .extend(added.chain([(p.open().start_walls(seat), false)]).filter(|(walls, _)| *walls != Walls::NONE));
        }
        let mut cards: Vec<Card> = WALL_CARDS.cards().filter(|card| parts.cards_left(*card) > 0).collect();
        cards.reverse(); // those with two pieces first
        let Some(used) = cards_of(&standing, &cards) else {
            let why = "no set of wall cards has just these pieces";
            return Err(BadPosition { rule: Some(rule!("WAL-11")), ..bad("added_walls", why) });
        };
        for card in used {
            parts.take_card(card, "added_walls")?;
        }
        Ok(())
    }
}

/// WAL-13: the start tile, and every tile in Alhambra, reserve or just bought.
fn own(open: &OpenTable, seat: Seat) -> impl Iterator<Item = Option<Tile>> {
    let tiles = [open.built(seat), open.reserve(seat), open.aside(seat)];
    std::iter::once(None).chain(tiles.into_iter().flat_map(TileSet::iter).map(Some))
}

/// Cards whose pieces are just these walls, each on one tile (WAL-11). A tile may have been built on several times, and one
/// that may be turned can have been turned since (MAG-11); as the card shows them comes first.
fn cards_of(standing: &[(Walls, bool)], cards: &[Card]) -> Option<Vec<Card>> {
    let Some(((walls, turns), rest)) = standing.split_first() else { return Some(Vec::new()) };
    for turn in Turn::ALL.into_iter().take(if *turns { 4 } else { 1 }) {
        for (at, card) in cards.iter().enumerate() {
            let pieces = segments(*card).expect("a wall card").turned(turn);
            if walls.shared(pieces) != pieces {
                continue;
            }
            let others: Vec<Card> = cards.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, card)| *card).collect();
            let left = walls.without(pieces);
            let mut next = if left == Walls::NONE { Vec::new() } else { vec![(left, *turns)] };
            next.extend(rest);
            if let Some(mut used) = cards_of(&next, &others) {
                used.push(*card);
                return Some(used);
            }
        }
    }
    None
}

packed!(Open { row } if |open| open.row.iter().all(|card| segments(*card).is_some()));
