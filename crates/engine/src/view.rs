//! What one seat may know, built up from what is open and from its own hand.

use crate::{
    board::Standing,
    flow::{Ask, Eyes, Sight, Topic},
    game::Game,
    modules::{Household, ModuleId, Rooms, SeenRooms},
    table::OpenTable,
    value::*,
};
use serde::{Serialize, Serializer, ser::SerializeMap};
use std::collections::BTreeMap;

/// A seat's view of a game, or a spectator's. The same legality checks run on it as on the game.
#[derive(Clone, PartialEq, Debug)]
pub struct View<R: Household> {
    seat: Option<Seat>,
    open: OpenTable,
    hand: Purse,
    shown: Option<BySeat<Purse>>,
    rooms: R::Seen,
    ask: Option<Ask>,
}

/// A tile as a view shows it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeenTile {
    /// Which tile.
    pub tile: Tile,
    /// Its column.
    pub x: i8,
    /// Its row.
    pub y: i8,
    /// The walls it shows.
    pub walls: Walls,
    /// The bastions of an outwork.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bastions: Option<Walls>,
    /// The legs of a turret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legs: Option<Walls>,
    /// How it is turned, if it may be.
    #[serde(skip_serializing_if = "Turn::is_none")]
    pub turn: Turn,
    /// Is it a building site?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unfinished: bool,
}

impl SeenTile {
    fn new(open: &OpenTable, tile: Tile, at: Standing) -> SeenTile {
        let sides = Walls::from_bits(at.walls.bits());
        SeenTile {
            tile,
            x: at.cell.x,
            y: at.cell.y,
            walls: if at.walls.is_proper() { sides } else { Walls::NONE },
            bastions: at.walls.is_outwork().then_some(sides),
            legs: at.walls.is_turret().then_some(sides),
            turn: open.turn(tile),
            unfinished: open.is_unfinished(tile),
        }
    }
}

impl<R: Household> View<R> {
    pub(crate) fn of(game: &Game<R>, seat: Option<Seat>) -> View<R> {
        let open = *game.open();
        let shown = open.is_over().then(|| {
            let mut hands = BySeat::default();
            open.seats().for_each(|s| hands[s] = *game.hand(s)); // BASE-I4
            hands
        });
        View {
            seat,
            hand: seat.map_or(Purse::EMPTY, |seat| *game.hand(seat)),
            rooms: game.rooms().seen(seat),
            ask: game.ask(),
            open,
            shown,
        }
    }
    /// Whose view it is; none for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }
    /// What everybody sees.
    pub fn open(&self) -> &OpenTable {
        &self.open
    }
    /// The own money.
    pub fn hand(&self) -> &Purse {
        &self.hand
    }
    /// What this seat sees of the modules.
    pub fn rooms(&self) -> &R::Seen {
        &self.rooms
    }
    /// The hands of all seats, once they are shown (BASE-I4).
    pub fn shown(&self) -> Option<&BySeat<Purse>> {
        self.shown.as_ref()
    }
    /// How many builders a seat may hold for all that the others can know, where there are any (MAB-7, MAB-19).
    pub fn builders(&self, seat: Seat) -> Option<u8> {
        let cards = |module: ModuleId| module.cards(self.open.players()).into_iter();
        let any = self.open.config.modules.iter().any(|module| cards(module).any(|own| own.card.is_builder()));
        any.then(|| self.open.builders(seat))
    }
    /// The question the game waits on.
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }
    /// The view as plain numbers: small, exact, and to be read by [`View::from_numbers`].
    pub fn to_numbers(&self) -> Vec<u32> {
        let mut to = Vec::new();
        self.open.pack(&mut to);
        self.seat.pack(&mut to);
        self.ask.pack(&mut to);
        self.hand.pack(&mut to);
        self.shown.pack(&mut to);
        self.rooms.pack(&mut to);
        to
    }
    /// Reads a view. What could not have been written is refused, with the field in which it was found.
    pub fn from_numbers(numbers: &[u32]) -> Result<View<R>, BadPack> {
        let mut from = Unpacker::new(numbers);
        let open: OpenTable = OpenTable::unpack(&mut from)?;
        let (seat, ask): (Option<Seat>, Option<Ask>) = (from.field("seat")?, from.field("ask")?);
        let sits = |seat: Seat| seat.number() < open.players();
        if !seat.is_none_or(sits) || !ask.is_none_or(|ask| sits(ask.seat)) {
            return Err(from.bad("nobody sits there"));
        }
        let asks = |ask: Ask| if let Topic::Module(topic) = ask.topic { Some(topic.module()) } else { None };
        if ask.and_then(asks).is_some_and(|module| !open.config.rooms().has(module)) || ask.is_some() == open.is_over()
        {
            return Err(from.bad("this is not asked"));
        }
        let (hand, shown): (Purse, Option<BySeat<Purse>>) = (from.field("hand")?, from.field("shown")?);
        let mut held = std::iter::once(&hand).chain(shown.iter().flat_map(BySeat::as_slice));
        if held.any(|hand| hand.cards().any(|card| card.is_note() || card.is_coin())) {
            return Err(from.bad("what lies open is in no hand"));
        }
        let rooms = from.within("rooms", |from| R::Seen::unpack(from, open.config.rooms()))?;
        from.end()?;
        if let Some(Ask { seat, topic: Topic::Module(topic) }) = ask
            && !Rooms::stands(&rooms, seat, topic)
        {
            return Err(from.bad("this is not asked"));
        }
        Ok(View { seat, open, hand, shown, rooms, ask })
    }
    /// The own moves, if it is this seat that is asked.
    pub fn sight(&self) -> Option<Sight<'_, R::Seen>> {
        let (seat, ask) = (self.seat?, self.ask?);
        (ask.seat == seat)
            .then(|| Sight { eyes: Eyes::new(ask, &self.open, &self.hand, &self.rooms), rooms: &self.rooms })
    }
}

/// What lies before one seat, for everybody to see.
#[derive(Serialize)]
struct SeenSeat {
    seat: Seat,
    score: i16,
    hand_size: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Purse>,
    /// How many builders it may hold for all that the others can know, where there are any (MAB-7, MAB-19).
    #[serde(skip_serializing_if = "Option::is_none")]
    builders: Option<u8>,
    alhambra: Vec<SeenTile>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gates: Vec<Edge>,
    /// By the name of the tile, `start` for the start tile: wherever the tile lies (WAL-22).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    added_walls: BTreeMap<&'static str, Walls>,
    reserve: TileSet,
    aside: TileSet,
    wall: u8,
}

fn added_walls(open: &OpenTable, seat: Seat) -> BTreeMap<&'static str, Walls> {
    let tiles = [open.built(seat), open.reserve(seat), open.aside(seat)];
    let tiles = tiles.into_iter().flat_map(TileSet::iter).map(|tile| (tile.name(), open.added_walls(tile)));
    tiles.chain([("start", open.start_walls(seat))]).filter(|(_, walls)| *walls != Walls::NONE).collect()
}

#[derive(Serialize)]
struct SeenSlot {
    slot: Slot,
    currency: Currency,
    tile: Option<Tile>,
}

impl<R: Household> Serialize for View<R> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let open = &self.open;
        let seats: Vec<SeenSeat> = open
            .seats()
            .map(|seat| SeenSeat {
                seat,
                score: open.score(seat),
                hand_size: open.hand_size(seat),
                hand: match &self.shown {
                    Some(hands) => Some(hands[seat]),
                    None => (self.seat == Some(seat)).then_some(self.hand),
                },
                builders: self.builders(seat),
                alhambra: open.standing(seat).map(|(tile, at)| SeenTile::new(open, tile, at)).collect(),
                gates: open.gates_of(seat).collect(),
                added_walls: added_walls(open, seat),
                reserve: *open.reserve(seat),
                aside: *open.aside(seat),
                wall: open.longest_wall(seat),
            })
            .collect();
        let yard = Slot::ALL.map(|slot| SeenSlot { slot, currency: slot.currency(), tile: open.in_yard(slot) });
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("config", &open.config)?;
        map.serialize_entry("seat", &self.seat)?;
        map.serialize_entry("ply", &open.ply())?;
        map.serialize_entry("turn", &open.turns())?;
        map.serialize_entry("on_turn", &open.on_turn())?;
        map.serialize_entry("ask", &self.ask)?;
        map.serialize_entry("yard", &yard)?;
        let kit = open.config.game.kit();
        if kit.preview > 0 {
            map.serialize_entry("preview", &open.preview())?;
        }
        if kit.chips > 0 {
            let chip = |tile: Tile| Some((tile.name(), open.chip(tile)?));
            map.serialize_entry("chips", &kit.tiles.tiles().filter_map(chip).collect::<BTreeMap<_, _>>())?;
        }
        map.serialize_entry("display", open.display())?;
        map.serialize_entry("deck_left", &open.deck_left())?;
        map.serialize_entry("supply_left", &open.supply_left())?;
        map.serialize_entry("discard", &open.discard().cards().collect::<Vec<_>>())?;
        map.serialize_entry("rounds_held", &open.rounds_held().iter().collect::<Vec<_>>())?;
        map.serialize_entry("seats", &seats)?;
        let dirk = open.config.has_dirk().then_some((open.dirk_score(), *open.dirk()));
        map.serialize_entry("dirk", &dirk.map(|(score, tiles)| SeenDirk { score, tiles }))?;
        if let Some(announced) = open.announced() {
            map.serialize_entry("announced", &announced.card)?;
        }
        if let Some(Topic::Surplus) = self.ask.map(|ask| ask.topic) {
            map.serialize_entry("surplus", &open.surplus().amount)?;
        }
        map.serialize_entry("modules", &self.rooms)?;
        map.serialize_entry("over", &open.is_over())?;
        map.serialize_entry("winners", &open.winners().collect::<Vec<_>>())?;
        map.end()
    }
}

#[derive(Serialize)]
struct SeenDirk {
    score: i16,
    tiles: TileSet,
}
