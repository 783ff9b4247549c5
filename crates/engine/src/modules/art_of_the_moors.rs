//! The art of the Moors: two buildings of the same price earn a culture tile, which is turned further by an action and pays
//! in every scoring. MOO-1 to MOO-25.

use super::prelude::*;
use crate::components::{BASIC, CULTURE_OF_PRICE, CULTURE_TILES, FACES_OF_TILES};
use serde::{Serializer, ser::SerializeMap};
use std::collections::BTreeMap;

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ArtOfTheMoors;

/// How many sorts of culture tiles there are.
const SORTS: usize = CULTURE_TILES.len();

/// A culture tile of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Culture {
    /// The section at the gem: it pays (MOO-23).
    pub position: u8,
    /// The section with the stone: the position never goes beyond it (MOO-21).
    pub marker: u8,
}

/// The culture tiles of one player, by sort.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Shelf([Option<Culture>; SORTS]);

impl Shelf {
    /// Those that the player has, with their sort.
    pub fn each(&self) -> impl Iterator<Item = (usize, Culture)> {
        let tiles = self.0;
        (0..SORTS).filter_map(move |sort| Some((sort, tiles[sort]?)))
    }
    /// MOO-23: what they pay in a scoring.
    pub fn points(&self) -> u8 {
        self.each().map(|(sort, tile)| CULTURE_TILES[sort].points[tile.position as usize]).sum()
    }
    /// MOO-17: what they would pay after one more development.
    pub fn points_developed(&self) -> u8 {
        let next = |tile: Culture| (tile.position + u8::from(tile.position < tile.marker)) as usize;
        self.each().map(|(sort, tile)| CULTURE_TILES[sort].points[next(tile)]).sum()
    }
    /// MOO-20: would anything advance?
    pub fn can_develop(&self) -> bool {
        self.each().any(|(_, tile)| tile.position < tile.marker)
    }
}

/// By the name of each sort; nothing for those that the player does not have.
impl Serialize for Shelf {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(SORTS))?;
        for (sort, tile) in self.0.iter().enumerate() {
            map.serialize_entry(CULTURE_TILES[sort].name, &tile.map(|tile| Shown::new(sort, tile)))?;
        }
        map.end()
    }
}

/// A culture tile with what its section pays, so that nobody needs the list of sections to read it.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    tile: Culture,
    points: u8,
}

impl Shown {
    fn new(sort: usize, tile: Culture) -> Shown {
        Shown { tile, points: CULTURE_TILES[sort].points[tile.position as usize] }
    }
}

/// MOO-25: everybody sees everything.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The culture tiles of each seat.
    pub tiles: BySeat<Shelf>,
}

impl Open {
    /// MOO-8: is one of this sort left?
    fn has_left(&self, sort: usize, seats: Seats) -> bool {
        let held = seats.filter(|seat| self.tiles[*seat].0[sort].is_some()).count();
        held < usize::from(CULTURE_TILES[sort].copies)
    }
}

declare! {
    /// MOO-17.
    pub move Move "a move of the Moors (develop)" {
        /// Turn all own culture tiles one section further, as far as their stones allow.
        Develop = "develop",
    }
}

/// See to the culture tiles of a seat, once everything else of its turn is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Update(Seat);

declare! {
    /// What this room tells.
    pub event Event {
        /// A player took a culture tile.
        Took { seat: Seat, culture: &'static str } = "culture: shelf > before",
        /// The stone of a culture tile moved on.
        Raised { seat: Seat, culture: &'static str, most: u8 } = "still",
        /// The culture tiles were turned.
        Developed { seat: Seat, points: u8 } = "still",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The position of each culture tile that a seat has, by the name of the tile. Stones lie where they belong.
    pub positions: PerSeat<BTreeMap<String, u8>>,
}

/// MOO-2, MOO-14, MOO-15: the finished basic buildings that a seat owns, by sort of culture tile.
pub fn owned(table: &OpenTable, seat: Seat) -> [u8; SORTS] {
    let own = own(table, seat);
    OF_SORT.each_ref().map(|tiles| own.and(tiles).len())
}

/// All that it owns and that is finished.
fn own(table: &OpenTable, seat: Seat) -> TileSet {
    table.finished(seat).or(table.reserve(seat)).without(table.unfinished())
}

/// The buildings of each culture.
static OF_SORT: [TileSet; SORTS] = {
    let (mut sorts, mut n) = ([TileSet::EMPTY; SORTS], BASIC.first);
    while n < BASIC.first + BASIC.count {
        if let Some(sort) = CULTURE_OF_PRICE[FACES_OF_TILES[n].price as usize] {
            sorts[sort as usize].insert(Tile::from_index(n));
        }
        n += 1;
    }
    sorts
};

/// MOO-9, MOO-10: where the stone lies with so many buildings; none with too few (MOO-3).
pub fn marker(sort: usize, buildings: u8) -> Option<u8> {
    CULTURE_TILES[sort].need.iter().rposition(|need| *need <= buildings).map(|section| section as u8)
}

/// MOO-3, MOO-4, MOO-11: new culture tiles are taken, and stones move on.
fn update(open: &mut Open, seat: Seat, p: &mut Play<'_>) {
    let own = own(p.open(), seat);
    for (sort, tile) in CULTURE_TILES.iter().enumerate() {
        let buildings = own.and(&OF_SORT[sort]);
        if buildings.iter().nth(1).is_none() {
            continue; // most often: one alone brings nothing
        }
        let Some(marker) = marker(sort, buildings.len()) else { continue };
        let culture = tile.name;
        match open.tiles[seat].0[sort] {
            None if open.has_left(sort, p.open().seats()) => {
                open.tiles[seat].0[sort] = Some(Culture { position: 0, marker });
                ArtOfTheMoors::tell(p, || Event::Took { seat, culture });
            }
            Some(old) if old.marker < marker => {
                open.tiles[seat].0[sort] = Some(Culture { marker, ..old });
                ArtOfTheMoors::tell(p, || Event::Raised { seat, culture, most: tile.points[marker as usize] });
            }
            _ => {}
        }
    }
}

/// One of the culture tiles, by its place in their list: called by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CultureSort(u8);

impl Factual for CultureSort {
    const KIND: Kind = Kind::Piece;
    fn fact(&self) -> Fact {
        Fact::Piece(CULTURE_TILES[usize::from(self.0)].name.into())
    }
}

impl Serialize for CultureSort {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(CULTURE_TILES[usize::from(self.0)].name)
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// A culture tile pays what it shows (MOO-23).
        Culture { culture: CultureSort },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// What a culture tile pays, what it may come to pay as its stone lies, and what all tiles of this seat pay.
        Culture { seat: Seat, tile: &'static str, points: u8, most: u8, sum: u8 },
    }
}

impl Module for ArtOfTheMoors {
    const ID: ModuleId = ModuleId::ArtOfTheMoors;
    type Open = Open;
    type Move = Move;
    type Step = Update;
    type Event = Event;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Topic Refusal Options);
    const WATCHES: Watches<ArtOfTheMoors> =
        Watches { aftermath: Some(ArtOfTheMoors::aftermath), placed: Some(ArtOfTheMoors::placed), ..Watches::NOTHING };
    const COUNTS: Counts<ArtOfTheMoors> = Counts { score: Some(ArtOfTheMoors::score), ..Counts::NOTHING };
    const SHOWS: Shows<ArtOfTheMoors> = Shows { notices: Some(ArtOfTheMoors::notices), ..Shows::NOTHING };

    /// MOO-25: nothing is hidden.
    fn redeal(_: &mut Room<ArtOfTheMoors>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl ArtOfTheMoors {
    fn aftermath(_: &mut Room<ArtOfTheMoors>, place: Place, p: &mut Play<'_>) {
        if place == Place::Third {
            let seat = p.open().on_turn();
            ArtOfTheMoors::push(p, Update(seat));
        }
    }

    /// MOO-12, MOO-24.
    fn placed(room: &mut Room<ArtOfTheMoors>, seat: Seat, p: &mut Play<'_>) {
        update(&mut room.open, seat, p);
    }

    /// MOO-23.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            for (sort, tile) in open.tiles[seat].each() {
                let points = CULTURE_TILES[sort].points[usize::from(tile.position)];
                let culture = CultureSort(sort as u8);
                if points > 0 {
                    tally.award(ArtOfTheMoors::award(seat, points, rule!("MOO-23"), Reason::Culture { culture }));
                }
            }
        }
    }

    fn notices(mine: Mine<'_, ArtOfTheMoors>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for seat in table.seats() {
            let sum = mine.open.tiles[seat].points();
            for (sort, Culture { position, marker }) in mine.open.tiles[seat].each() {
                let (tile, pays) = (CULTURE_TILES[sort].name, CULTURE_TILES[sort].points);
                show(Notice::Culture { seat, tile, points: pays[position as usize], most: pays[marker as usize], sum });
            }
        }
    }
}

impl Acts<ArtOfTheMoors> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, ArtOfTheMoors>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if eyes.ask.topic.is_action() && mine.open.tiles[eyes.seat].can_develop() {
            found(Move::Develop);
        }
    }

    fn check(mine: Mine<'_, ArtOfTheMoors>, eyes: &Eyes<'_>, _: &Move) -> Result<(), Illegal> {
        if !eyes.ask.topic.is_action() {
            return Err(rule!("MOO-19").broken(Because::NotNow { topic: eyes.ask.topic }));
        }
        let advances = mine.open.tiles[eyes.seat].can_develop();
        if advances { Ok(()) } else { Err(rule!("MOO-20").broken(Because::NoChange)) }
    }

    /// MOO-17, MOO-21.
    fn apply(room: &mut Room<ArtOfTheMoors>, seat: Seat, _: Move, p: &mut Play<'_>) {
        let shelf = &mut room.open.tiles[seat];
        for tile in shelf.0.iter_mut().flatten() {
            tile.position += u8::from(tile.position < tile.marker);
        }
        let points = shelf.points();
        ArtOfTheMoors::tell(p, || Event::Developed { seat, points });
    }
}

impl Runs<ArtOfTheMoors> for Update {
    fn run(room: &mut Room<ArtOfTheMoors>, Update(seat): Update, p: &mut Play<'_>) -> Option<Ask> {
        update(&mut room.open, seat, p);
        None
    }
}

impl Tells for Event {}

impl Lays<ArtOfTheMoors> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("culture", "positions")];

    fn lay(room: &mut Room<ArtOfTheMoors>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, .. } = on;
        given.positions.check(p.open().players(), "art_of_the_moors.positions")?;
        for seat in p.open().seats() {
            let buildings = owned(p.open(), seat);
            for (name, position) in given.positions.of(seat) {
                let field = format!("art_of_the_moors.positions.{seat}.{name}");
                let wrong = |rule: RuleId, why: &str| BadPosition { rule: Some(rule), ..bad(field.clone(), why) };
                let sort = CULTURE_TILES.iter().position(|tile| tile.name == name);
                let sort = sort.ok_or_else(|| wrong(rule!("MOO-7"), "there is no such culture tile"))?;
                let marker = marker(sort, buildings[sort]);
                let marker = marker.ok_or_else(|| wrong(rule!("MOO-3"), "it needs two buildings of its price"))?;
                if *position > marker {
                    return Err(wrong(rule!("MOO-21"), "it never goes beyond its stone"));
                }
                if !room.open.has_left(sort, p.open().seats()) {
                    return Err(wrong(rule!("MOO-8"), "there are not so many of these"));
                }
                room.open.tiles[seat].0[sort] = Some(Culture { position: *position, marker });
            }
        }
        Ok(())
    }
}

packed!(Culture { position, marker } if |tile| tile.position <= tile.marker && tile.marker < 6; Shelf { 0 }; Open { tiles });
