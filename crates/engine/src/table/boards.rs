use super::{Chips, Gate, OpenTable};
use crate::{
    board::{Ground, MOST_GATES, Standing, violations_with},
    components::TURNABLE,
    config::Config,
    modules::ModuleId,
    value::*,
};

/// The Alhambras: what stands where, and what belongs to a tile wherever it lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Boards {
    /// The tiles built in each Alhambra.
    pub built: BySeat<TileSet>,
    /// Where each built tile stands, and which walls each tile has, wherever it lies: what was added to it goes with it
    /// (WAL-22).
    pub standing: [Standing; PLACES],
    /// How the tiles stand that may be turned.
    pub turned: [Turn; TURNABLE.count],
    /// The types of tiles on which none is printed.
    pub chips: Chips,
    /// Tiles that are not finished yet: nothing but their walls counts (SIT-12).
    pub unfinished: TileSet,
    /// The walls of the start tiles; none is printed on them.
    pub start: BySeat<Walls>,
    /// The gates in the Alhambras, in the order in which they came (GAT-14: they stay).
    pub gates: Pile<Gate, MOST_GATES>,
}

impl Boards {
    /// Nothing stands but the start tiles (BASE-S1).
    pub fn of(config: &Config) -> Boards {
        Boards {
            built: BySeat::default(),
            standing: *config.game.kit().printed,
            turned: [Turn::NONE; TURNABLE.count],
            chips: Chips::default(),
            unfinished: TileSet::EMPTY,
            start: BySeat::default(),
            gates: Pile::default(),
        }
    }
}

/// What is known of the Alhambras without looking again: a cache of [`Boards`], kept along with every change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Surveyed {
    /// How many buildings of each type stand in each Alhambra.
    pub counts: BySeat<ByBuilding<u8>>,
    /// The geometry of each Alhambra.
    pub grounds: BySeat<Ground>,
    /// The seats whose Alhambra has outgrown the window of its ground.
    pub wide: u8,
    /// The seats that have outworks, turrets or gates.
    pub worked: u8,
}

/// Nothing stands but the start tiles.
impl Default for Surveyed {
    fn default() -> Surveyed {
        let grounds = BySeat::new([Ground::START; MAX_PLAYERS as usize]);
        Surveyed { counts: BySeat::default(), grounds, wide: 0, worked: 0 }
    }
}

impl OpenTable {
    /// The tiles built in an Alhambra.
    #[inline]
    pub fn built(&self, seat: Seat) -> &TileSet {
        &self.boards.built[seat]
    }
    /// How many buildings of a type a seat has built.
    #[inline]
    pub fn count(&self, seat: Seat, kind: Building) -> u8 {
        self.surveyed.counts[seat][kind]
    }
}

/// A tile that stands, as it is written.
struct Laid {
    tile: Tile,
    cell: Cell,
    turn: Turn,
}
packed!(Laid { tile, cell, turn });

/// What was added to a tile, or lies on it, wherever it is.
struct Marked<T> {
    tile: Tile,
    with: T,
}

impl<T: Packed> Packed for Marked<T> {
    fn pack(&self, to: &mut Vec<u32>) {
        self.tile.pack(to);
        self.with.pack(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Marked<T>, BadPack> {
        Ok(Marked { tile: from.field("tile")?, with: from.field("with")? })
    }
}

fn pack_list<T: Packed>(list: impl Iterator<Item = T>, to: &mut Vec<u32>) {
    let start = to.len();
    to.push(0);
    for one in list {
        one.pack(to);
        to[start] += 1;
    }
}

fn unpack_list<T: Packed>(from: &mut Unpacker<'_>) -> Result<Vec<T>, BadPack> {
    (0..from.up_to(255)?).map(|_| T::unpack(from)).collect()
}

/// The Alhambras are written tile by tile, and laid again: what is known of them without looking comes by itself.
impl OpenTable {
    pub(super) fn pack_boards(&self, to: &mut Vec<u32>) {
        let tiles: Vec<Tile> = self.config.game.tiles().collect();
        let chips = tiles.iter().filter_map(|tile| Some(Marked { tile: *tile, with: self.chip(*tile)? }));
        pack_list(chips, to);
        pack_list(self.boards.unfinished.iter(), to);
        // Walls go with a tile, turned as it stands: they are told as they are when it lies roof up.
        let upright = |tile: Tile| self.walls_turned(tile, Turn::NONE).without(tile.walls());
        let added = tiles.iter().map(|tile| Marked { tile: *tile, with: upright(*tile) });
        pack_list(added.filter(|added| added.with != Walls::NONE), to);
        self.boards.start.pack(to);
        for seat in Seat::all(MAX_PLAYERS) {
            let laid = self.standing(seat).map(|(tile, at)| Laid { tile, cell: at.cell, turn: self.turn(tile) });
            pack_list(laid, to);
        }
        let gates = self.boards.gates.iter().map(|gate| (gate.seat, gate.edge));
        pack_list(gates, to);
    }
    /// Lays what was written. Nothing may lie in two places, and every Alhambra must be one.
    pub(super) fn unpack_boards(&mut self, from: &mut Unpacker<'_>) -> Result<(), BadPack> {
        let (players, mut taken) = (self.players(), TileSet::EMPTY);
        let own: TileSet = self.tiles_in_play();
        for Marked { tile, with } in from.within("chips", unpack_list::<Marked<Building>>)? {
            if !self.config.game.kit().carries_chip(tile) || !own.has(tile) || self.chip(tile).is_some() {
                return Err(from.bad("no chip lies on this tile"));
            }
            self.put_chip(tile, with);
        }
        let kit = self.config.game.kit();
        let chips = |kind| kit.tiles.tiles().filter(|tile| self.chip(*tile) == Some(kind)).count();
        if Building::ALL.into_iter().any(|kind| chips(kind) > usize::from(kit.chips)) {
            return Err(from.bad("there are not that many chips"));
        }
        let unfinished: Vec<Tile> = from.within("unfinished", unpack_list)?;
        for tile in unfinished {
            if !own.has(tile) {
                return Err(from.bad("this tile is not in the game"));
            }
            self.boards.unfinished.insert(tile);
        }
        for Marked { tile, with } in from.within("added_walls", unpack_list::<Marked<Walls>>)? {
            if !own.has(tile) || !tile.walls().is_proper() || !with.is_proper() || with == Walls::NONE {
                return Err(from.bad("no wall can be added to this tile"));
            }
            self.boards.standing[tile.place()].walls = tile.walls().and(with);
        }
        self.boards.start = from.field("start_walls")?;
        if !self.boards.start.as_slice().iter().all(|walls| walls.is_proper()) {
            return Err(from.bad("no walls of a start tile"));
        }
        for seat in Seat::all(MAX_PLAYERS) {
            self.survey(seat);
            let laid = from.within("alhambra", unpack_list::<Laid>)?;
            for Laid { tile, cell, turn } in laid {
                if seat.number() >= players || !own.has(tile) || taken.has(tile) || self.is_taken(seat, cell) {
                    return Err(from.bad("a tile that cannot stand there"));
                }
                if !tile.turns() && !turn.is_none() {
                    return Err(from.bad("a tile that is never turned"));
                }
                taken.insert(tile);
                self.lay_turned(seat, tile, cell, turn);
            }
        }
        for (seat, edge) in from.within("gates", unpack_list::<(Seat, Edge)>)? {
            if seat.number() >= players || self.boards.gates.len() == MOST_GATES {
                return Err(from.bad("a gate too many"));
            }
            self.put_gate(seat, edge);
        }
        for seat in self.seats() {
            let standing: Vec<Standing> = self.standing(seat).map(|(_, at)| at).collect();
            let gates: Vec<Edge> = self.gates_of(seat).collect();
            let holes = self.config.options.holes;
            if !violations_with(self.start_walls(seat), &standing, &gates, holes).is_empty() {
                return Err(from.bad("this is no Alhambra"));
            }
        }
        // Whatever lies elsewhere lies nowhere else.
        let mut once = |tiles: TileSet| {
            let fits = own.or(&tiles) == own && taken.and(&tiles).is_empty();
            taken = taken.or(&tiles);
            fits
        };
        let mut all = true;
        for seat in Seat::all(MAX_PLAYERS) {
            all &= once(self.goods.reserve[seat]) && once(self.goods.aside[seat]);
            all &= seat.number() < players || self.tiles_of(seat.into()).is_empty();
        }
        all &= once(self.goods.dirk);
        for tile in self.yard().into_iter().chain(self.preview()).flatten() {
            all &= once([tile].into_iter().collect());
        }
        if all { Ok(()) } else { Err(from.bad("a tile lies in two places, or is not in this game")) }
    }
    /// The tiles of the game and of the modules in play.
    fn tiles_in_play(&self) -> TileSet {
        let rooms = self.config.rooms();
        self.config.game.kit().tiles.tiles().chain(rooms.iter().flat_map(ModuleId::tiles)).collect()
    }
}
