//! Squares: free tiles in the six building colours that count their neighbours once more. SQU-S1, SQU-1 to SQU-14.
//!
//! Once taken, a square is a tile like any other: placing, redesigning and walls are the board's business (SQU-6 to
//! SQU-8, SQU-12). This room only hands squares out and counts them.

use super::prelude::*;
use crate::{
    board::Standing,
    components::{SQUARE_KINDS, SQUARE_MAX_VALUE, SQUARES, SQUARES_PER_PLAYER},
};
use std::collections::BTreeMap;

/// All of them.
static SQUARE_TILES: TileSet = TileSet::range(SQUARES.first, SQUARES.count);

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Squares;

/// SQU-4: everybody sees the top tile and the height of each stack …
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The square that lies face up.
    pub top: ByBuilding<Option<Tile>>,
    /// How many lie below it.
    pub below: ByBuilding<u8>,
}

/// … and nobody the order below.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// The face-down squares, the next one last.
    pub stacks: ByBuilding<Pile<Tile, 5>>,
}

declare! {
    /// SQU-1.
    pub move Move "a move of the squares" {
        /// Take the top square of a stack.
        Take(kind: Building) = "take {kind}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A square was taken.
        Took { seat: Seat, tile: Tile } = "tile: shelf > aside",
        /// A square was turned up.
        TurnedUp { tile: Tile } = "tile: supply > shelf",
    }
}

/// The colour of a square; none for other tiles.
pub fn colour(tile: Tile) -> Option<Building> {
    SQUARES.position(tile).map(|at| SQUARE_KINDS[at])
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The top square of a stack, and how many lie below it.
        Top { tile: Tile, below: u8 },
    }
}

impl Module for Squares {
    const ID: ModuleId = ModuleId::Squares;
    const GUIDE: Guide = Guide { place: 2, ..Guide::NOTHING };
    type Open = Open;
    type Dark = Dark;
    type Move = Move;
    type Event = Event;
    type Notice = Notice;
    type Given = BTreeMap<Building, Vec<Tile>>;
    has_no!(Hand Step Topic Refusal Reason Options);
    const BOX: Contents = Contents { tiles: SQUARES, no_gift: Some(rule!("SQU-14")), ..Contents::NOTHING };
    const WATCHES: Watches<Squares> = Watches { table_set: Some(Squares::table_set), ..Watches::NOTHING };
    const COUNTS: Counts<Squares> = Counts { score: Some(Squares::score), ..Counts::NOTHING };
    const SHOWS: Shows<Squares> = Shows { notices: Some(Squares::notices), ..Shows::NOTHING };

    fn redeal(room: &mut Room<Squares>, _: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        for kind in Building::ALL {
            hidden.mix(&mut room.dark.stacks[kind], dice);
        }
    }
}

impl Squares {
    /// SQU-S1: six stacks, shuffled, the top tile of each turned up.
    fn table_set(room: &mut Room<Squares>, p: &mut Play<'_>) {
        for tile in SQUARES.tiles() {
            room.dark.stacks[colour(tile).expect("a square has a colour")].push(tile);
        }
        let mut dice = p.dice(Squares::ID, 0);
        for kind in Building::ALL {
            dice.shuffle(&mut room.dark.stacks[kind]);
            turn_up(room, kind, p);
        }
    }

    /// SQU-9 to SQU-11, SQU-13: a built square counts the open neighbours that are buildings of its type.
    fn score(_: &Open, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            for tile in table.built(seat).and(&SQUARE_TILES).iter() {
                let (Some(kind), Some(cell)) = (colour(tile), table.cell_of(seat, tile)) else { continue };
                let walls = table.walls(tile);
                let across = |at: Cell| Side::ALL.iter().any(|side| !walls.has(*side) && cell.beside(*side) == at);
                let counts = |(tile, s): &(Tile, Standing)| across(s.cell) && table.building(*tile) == Some(kind);
                let count = table.standing(seat).filter(counts).count() as u8;
                if count > 0 {
                    let halves = 2 * count.min(SQUARE_MAX_VALUE);
                    tally.count_extra(Extra {
                        seat,
                        kind,
                        halves,
                        by: Squares::ID,
                        rule: rule!("SQU-9"),
                        tile: Some(tile),
                    });
                }
            }
        }
    }

    fn notices(mine: Mine<'_, Squares>, _: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for kind in Building::ALL {
            if let Some(tile) = mine.open.top[kind] {
                show(Notice::Top { tile, below: mine.open.below[kind] });
            }
        }
    }
}

impl Acts<Squares> for Move {
    fn list(mine: Mine<'_, Squares>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if may_take(eyes).is_ok() {
            Building::ALL.into_iter().filter(|kind| mine.open.top[*kind].is_some()).for_each(|k| found(Move::Take(k)));
        }
    }

    fn check(mine: Mine<'_, Squares>, eyes: &Eyes<'_>, Move::Take(kind): &Move) -> Result<(), Illegal> {
        may_take(eyes)?;
        if mine.open.top[*kind].is_none() {
            return Err(rule!("SQU-4").broken(Because::NothingThere));
        }
        Ok(())
    }

    /// SQU-2, SQU-6: it costs nothing, so no further action follows; it is placed with everything else of this turn.
    fn apply(room: &mut Room<Squares>, seat: Seat, Move::Take(kind): Move, p: &mut Play<'_>) {
        let tile = room.open.top[kind].take().expect("checked");
        p.acquire(seat, tile);
        Squares::tell(p, || Event::Took { seat, tile });
        turn_up(room, kind, p); // SQU-1: the next one at once
    }
}

impl Tells for Event {}

impl Lays<Squares> for BTreeMap<Building, Vec<Tile>> {
    /// The stacks from the top, by colour; a stack that is not described holds what is left of its colour.
    fn lay(room: &mut Room<Squares>, given: &Self, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, dice } = on;
        if let Some(seat) = p.open().seats().find(|seat| owned(p.open(), *seat) > SQUARES_PER_PLAYER) {
            let why = format!("{} squares, and nobody may own more than {SQUARES_PER_PLAYER}", owned(p.open(), seat));
            return Err(BadPosition { rule: Some(rule!("SQU-3")), ..bad(seat.to_string(), why) });
        }
        for kind in Building::ALL {
            let mut stack = given.get(&kind).cloned().unwrap_or_else(|| {
                let mut left: Vec<Tile> = SQUARES.tiles().filter(|t| parts.has_tile(*t)).collect();
                left.retain(|tile| colour(*tile) == Some(kind));
                dice.shuffle(&mut left);
                left
            });
            for tile in &stack {
                if colour(*tile) != Some(kind) {
                    return Err(bad("squares", format!("{tile} does not belong to the stack of the {kind}")));
                }
                parts.take_tile(*tile, "squares")?;
            }
            stack.reverse();
            room.dark.stacks[kind] = stack.into_iter().collect();
            room.open.top[kind] = room.dark.stacks[kind].pop();
            room.open.below[kind] = room.dark.stacks[kind].len() as u8;
        }
        Ok(())
    }
}

/// SQU-1 to SQU-3: an action, and no more than three squares, wherever they lie.
fn may_take(eyes: &Eyes<'_>) -> Result<(), Illegal> {
    if !eyes.ask.topic.is_action() {
        return Err(rule!("SQU-1").broken(Because::NotNow { topic: eyes.ask.topic }));
    }
    if owned(eyes.open, eyes.seat) >= SQUARES_PER_PLAYER {
        return Err(rule!("SQU-3").broken(Because::LimitReached { limit: SQUARES_PER_PLAYER }));
    }
    Ok(())
}

/// SQU-3: Alhambra, reserve and squares taken this turn all count.
fn owned(table: &OpenTable, seat: Seat) -> u8 {
    [table.built(seat), table.reserve(seat), table.aside(seat)].iter().map(|tiles| tiles.and(&SQUARE_TILES).len()).sum()
}

fn turn_up(room: &mut Room<Squares>, kind: Building, p: &mut Play<'_>) {
    room.open.top[kind] = room.dark.stacks[kind].pop();
    room.open.below[kind] = room.dark.stacks[kind].len() as u8;
    if let Some(tile) = room.open.top[kind] {
        p.reveal();
        Squares::tell(p, || Event::TurnedUp { tile });
    }
}

packed!(Open { top, below } if |open| few(open.below.as_slice()));
