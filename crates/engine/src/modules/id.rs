use super::{ModuleId, Moment, OwnCards};
use crate::components::{TILES, TileRange};
use crate::value::{BadPack, Fact, Factual, Kind, Misspelt, Packed, Tile, Unpacker, packed_by_place, spelled_in_serde};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

impl ModuleId {
    /// Its own tiles.
    pub fn tiles(self) -> impl Iterator<Item = Tile> {
        self.contents().tiles.tiles()
    }
    /// Whose tile it is; none for a tile of a game.
    pub fn of_tile(tile: Tile) -> Option<ModuleId> {
        OF_TILE[tile.index()]
    }
    /// The cards that it adds to the money deck.
    pub fn cards(self, players: u8) -> Vec<OwnCards> {
        let mut all = Vec::new();
        (self.contents().cards)(players, &mut |cards| all.push(cards));
        all
    }
    /// The gates that it brings.
    pub fn gates(self, players: u8) -> u8 {
        (self.contents().gates)(players)
    }
}

impl fmt::Display for ModuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for ModuleId {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<ModuleId, Misspelt> {
        let found = ModuleId::ROOMS.iter().find(|m| m.name() == text);
        found.copied().ok_or_else(|| Misspelt::new("a module of this version", text))
    }
}

spelled_in_serde!(ModuleId);

impl Factual for ModuleId {
    const KIND: Kind = Kind::Module;
    fn fact(&self) -> Fact {
        Fact::Module(self.name())
    }
}

/// The modules of a game. Written as a list of their names; a name twice is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ModuleSet(u32);

impl ModuleSet {
    /// The base game alone.
    pub const EMPTY: ModuleSet = ModuleSet(0);
    /// Every module there is.
    pub fn all() -> ModuleSet {
        ModuleId::ALL.iter().copied().collect()
    }
    /// Is it in?
    pub const fn has(self, module: ModuleId) -> bool {
        self.0 >> module as u32 & 1 != 0
    }
    /// The base game alone?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Does any of these modules take part at this instant?
    #[inline]
    pub const fn take_part(self, moment: Moment) -> bool {
        self.0 & TAKING_PART[moment as usize] != 0
    }
    /// Those of these modules that take part at this instant.
    #[inline]
    pub const fn taking_part(self, moment: Moment) -> ModuleSet {
        ModuleSet(self.0 & TAKING_PART[moment as usize])
    }
    /// Put it in; false if it was there.
    pub fn insert(&mut self, module: ModuleId) -> bool {
        let new = !self.has(module);
        self.0 |= 1 << module as u32;
        new
    }
    /// The modules, in the order of the registry.
    pub fn iter(self) -> impl Iterator<Item = ModuleId> {
        ModuleId::ROOMS.iter().copied().filter(move |module| self.has(*module))
    }
    /// The n-th of all sets, for tests that go through them.
    pub fn nth(n: u32) -> ModuleSet {
        ModuleSet(n & ((1 << ModuleId::ALL.len()) - 1))
    }
}

/// The module of each tile.
static OF_TILE: [Option<ModuleId>; TILES] = {
    let (mut of, mut n) = ([None; TILES], 0);
    while n < ModuleId::ROOMS.len() {
        let TileRange { first, count } = ModuleId::ROOMS[n].contents().tiles;
        let mut tile = first;
        while tile < first + count {
            assert!(of[tile].is_none(), "a tile lies in one box");
            of[tile] = Some(ModuleId::ROOMS[n]);
            tile += 1;
        }
        n += 1;
    }
    of
};

/// For each moment the modules that take part, so that one look tells whether anybody need be asked.
static TAKING_PART: [u32; Moment::ALL.len()] = {
    let mut sets = [0; Moment::ALL.len()];
    let mut n = 0;
    while n < ModuleId::ROOMS.len() {
        let module = ModuleId::ROOMS[n];
        let mut m = 0;
        while m < Moment::ALL.len() {
            sets[m] |= ((module.moments() >> m & 1) as u32) << module as u32;
            m += 1;
        }
        n += 1;
    }
    sets
};

impl FromIterator<ModuleId> for ModuleSet {
    fn from_iter<I: IntoIterator<Item = ModuleId>>(modules: I) -> ModuleSet {
        let mut set = ModuleSet::EMPTY;
        modules.into_iter().for_each(|module| {
            set.insert(module);
        });
        set
    }
}

impl Serialize for ModuleSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ModuleSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<ModuleSet, D::Error> {
        let mut set = ModuleSet::EMPTY;
        for module in Vec::<ModuleId>::deserialize(d)? {
            if module.game().is_some() {
                return Err(de::Error::custom(format_args!("{module} is a game, not a module")));
            }
            if !set.insert(module) {
                return Err(de::Error::custom(format_args!("module {module} is named twice")));
            }
        }
        Ok(set)
    }
}

packed_by_place!(ModuleId: ModuleId::ROOMS.iter().copied());

impl Packed for ModuleSet {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.0);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<ModuleSet, BadPack> {
        let bits = from.number()?;
        let known = ModuleSet::all().0;
        if bits & !known == 0 { Ok(ModuleSet(bits)) } else { Err(from.bad("there is no such module")) }
    }
}
