//! What the bots know of single modules: one file each, and one line in [`REGISTRY`]. Whatever is not named there gets a
//! modest worth, so a new module is played, only not well.
//!
//! Nobody else names a module: the rest of the bots asks those in play through [`Knowledge`].

mod art_of_the_moors;
mod bazaars;
mod bonus_cards;
mod building_sites;
mod camps;
mod caravanserai;
mod change;
mod characters;
mod city_gates;
mod diamonds;
mod exchange_certificates;
mod exchange_offices;
mod falconers;
mod invaders;
mod magical_buildings;
mod master_builders;
mod medina;
mod new_score_cards;
mod power_of_sultan;
mod prelude;
mod red_palace;
mod squares;
mod street_trader;
mod thieves;
mod treasure_chamber;
mod vizier;
mod walls;
mod watchtowers;

use super::majority::Rows;
use prelude::*;
use sabika_engine::modules::{ModuleId, ModuleSet};

/// What a move that should not be made is worth: less than anything.
pub const NEVER: i32 = -1 << 24;
/// What is lost with what nobody can spend: more than anything.
pub const BEYOND: i32 = -NEVER;

/// Every module somebody has thought about. In this order they take notes: each finds what those before it have noted.
const REGISTRY: &[(ModuleId, New)] = &[
    (ModuleId::Invaders, new::<invaders::Invaders>),
    (ModuleId::TreasureChamber, new::<treasure_chamber::TreasureChamber>),
    (ModuleId::StreetTrader, new::<street_trader::StreetTrader>),
    (ModuleId::Medina, new::<medina::Medina>),
    (ModuleId::ArtOfTheMoors, new::<art_of_the_moors::ArtOfTheMoors>),
    (ModuleId::PowerOfSultan, new::<power_of_sultan::PowerOfSultan>),
    (ModuleId::BuildingSites, new::<building_sites::BuildingSites>),
    (ModuleId::Watchtowers, new::<watchtowers::Watchtowers>),
    (ModuleId::MasterBuilders, new::<master_builders::MasterBuilders>),
    (ModuleId::Vizier, new::<vizier::Vizier>),
    (ModuleId::Squares, new::<squares::Squares>),
    (ModuleId::ExchangeOffices, new::<exchange_offices::ExchangeOffices>),
    (ModuleId::BonusCards, new::<bonus_cards::BonusCards>),
    (ModuleId::CityGates, new::<city_gates::CityGates>),
    (ModuleId::Diamonds, new::<diamonds::Diamonds>),
    (ModuleId::Characters, new::<characters::Characters>),
    (ModuleId::Camps, new::<camps::Camps>),
    (ModuleId::Thieves, new::<thieves::Thieves>),
    (ModuleId::CityWalls, new::<walls::CityWalls>),
    (ModuleId::Change, new::<change::Change>),
    (ModuleId::Bazaars, new::<bazaars::Bazaars>),
    (ModuleId::NewScoreCards, new::<new_score_cards::NewScoreCards>),
    (ModuleId::Caravanserai, new::<caravanserai::Caravanserai>),
    (ModuleId::Falconers, new::<falconers::Falconers>),
    (ModuleId::ExchangeCertificates, new::<exchange_certificates::ExchangeCertificates>),
    (ModuleId::MagicalBuildings, new::<magical_buildings::MagicalBuildings>),
    (ModuleId::RedPalace, new::<red_palace::RedPalace>),
];

type New = fn() -> Box<dyn Room>;

fn new<K: Knowledge + Default + 'static>() -> Box<dyn Room> {
    Box::new(K::default())
}

/// What is known of one module, from question to question.
trait Room: Knowledge {
    /// Another question is asked: nothing is noted yet.
    fn renew(&mut self);
}

impl<K: Knowledge + Default> Room for K {
    #[inline]
    fn renew(&mut self) {
        *self = K::default();
    }
}

/// What is asked again and again, and of most modules in vain.
#[derive(Clone, Copy, Debug)]
pub enum Say {
    Beside,
    Elsewhere,
    Owned,
    SamePrice,
    InHand,
    ChangeBack,
}

/// How many such things there are.
const SAYS: usize = Say::ChangeBack as usize + 1;

/// What the bots know of one module. It is as new for every question, so what it works out once is kept in its fields.
///
/// Most modules have a say in little of this: what one does not name is as it is without the module.
#[expect(unused_variables, reason = "without a say there is nothing to look at")]
pub trait Knowledge: Send {
    /// In which of these it has a say: who does not name one is not asked for it (see [`Known::no_others`]).
    fn says(&self) -> &'static [Say] {
        &[]
    }

    /// How much longer a future takes with it, in tenths of one without modules, as measured (docs/search.md).
    fn slows(&self) -> u32 {
        3
    }

    /// What `buy_first` thinks of one of its moves.
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        OFFERED
    }

    /// Does anything of it but tiles count for majorities? Asked even if the bot ignores the module.
    fn counts_buildings(&self) -> bool {
        false
    }
    /// Buildings of each type that it adds to the supply. Asked even if the bot ignores the module.
    fn more_of_each(&self) -> u8 {
        0
    }

    /// The rows of the table that count for the types, if not the printed ones.
    fn rows(&self, mind: &Mind<'_>) -> Option<Rows> {
        None
    }
    /// Who counts half a building more of each type.
    fn halves(&self, mind: &Mind<'_>) -> Option<[Option<u8>; 6]> {
        None
    }
    /// What a segment of wall is worth, if it is worth this much by itself.
    fn segment(&self, mind: &Mind<'_>, plain: i32) -> i32 {
        plain
    }
    /// Built tiles that will count once more, as only this seat knows.
    fn counted_again(&self, mind: &Mind<'_>) -> TileSet {
        TileSet::EMPTY
    }
    /// Works out what is needed more than once.
    fn take_notes(&self, mind: &mut Mind<'_>) {}

    /// What one of its moves is worth.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        mind.weights.unknown
    }
    /// Is one of its moves followed by another action, so that it comes on top of everything else?
    fn goes_on(&self, mind: &Mind<'_>, mv: &AnyMove) -> bool {
        false
    }
    /// Are its moves looked at one by one? Where a list would be long those that matter are made up: see the next four.
    fn is_listed(&self, mind: &Mind<'_>) -> bool {
        true
    }
    /// All of its moves that may be worth anything, where that is known without listing the others.
    fn short_list(&self, mind: &Mind<'_>) -> Option<&'static [AnyMove]> {
        None
    }
    /// What is done now or never, before anything else is thought of.
    fn at_once(&self, mind: &mut Mind<'_>) -> Option<AnyMove> {
        None
    }
    /// May something come on top of an action that no list shows?
    fn goes_before(&self) -> bool {
        false
    }
    /// What does.
    fn before(&self, mind: &mut Mind<'_>, best: &mut Best) {}
    /// What it offers when no action is due, and no list shows.
    fn after(&self, mind: &mut Mind<'_>, best: &mut Best) {}
    /// Are redesigns that it grants to be made?
    fn redesigns(&self, mind: &Mind<'_>) -> bool {
        false
    }
    /// What a purchase by its right costs beside money.
    fn price(&self, mind: &Mind<'_>) -> i32 {
        mind.weights.unknown
    }

    /// What it adds when a tile is laid on a cell.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        0
    }
    /// What it adds when a tile takes the place of one that leaves the Alhambra.
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        0
    }
    /// What it brings beside the outer wall that the tile on a cell gets these walls.
    fn turned(&self, mind: &Mind<'_>, stands: Tile, walls: Walls, cell: Cell) -> i32 {
        0
    }
    /// What it brings to wall these sides.
    fn walled(&self, mind: &Mind<'_>, walls: Walls) -> i32 {
        0
    }
    /// Is this one of its tiles that may be turned?
    fn turns(&self, tile: Tile) -> bool {
        false
    }
    /// What it brings to lay a tile where it does not fit by itself, if that is possible; majorities apart.
    fn elsewhere(&self, mind: &Mind<'_>, tile: Tile) -> Option<i32> {
        None
    }
    /// What it is worth to own a tile, wherever it lies.
    fn owned(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        0
    }
    /// What a tile that counts for no majority yet will bring one day.
    fn promise(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        0
    }
    /// What a tile that was unfinished brings beside its majority when it is finished.
    fn finished(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        0
    }

    /// Is this one of its cards, so that the bot knows what to do with it?
    fn knows_card(&self, card: Card) -> bool {
        false
    }
    /// Must money be looked at as a whole, even if all of it is of the four currencies?
    fn mixes_money(&self, mind: &Mind<'_>) -> bool {
        false
    }
    /// What its cards are worth that are not of a currency; those that are make up this cash. Asked even if the bot ignores
    /// the module.
    fn in_hand(&self, mind: &Mind<'_>, means: &Purse, cash: &[Cash; 4], wares: &[Option<Ware>; 4]) -> i32 {
        0
    }
    /// What several cards taken together may be worth, if it changes that.
    fn take_limit(&self, mind: &Mind<'_>) -> Option<u8> {
        None
    }
    /// What comes back when so much is paid too much.
    fn change_back(&self, mind: &Mind<'_>, pay: &Purse, over: i32) -> i32 {
        0
    }
    /// What paying exactly for a tile brings beside the further action.
    fn paid_exactly(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        0
    }
    /// What else the exact price of a tile in the yard can buy.
    fn same_price(&self, mind: &Mind<'_>, slot: Slot, tile: Tile) -> i32 {
        0
    }
    /// What it brings to pay too much where that may count as exact, if another action is worth this much.
    fn grace(&self, mind: &Mind<'_>, action: i32) -> i32 {
        0
    }
    /// What it costs besides to pay too much where a price must be met exactly, if it makes that possible.
    fn overpaying(&self, mind: &Mind<'_>) -> Option<i32> {
        None
    }
}

/// How long a future takes with these modules, in tenths of one without any. Whatever they are, they cost something.
pub fn time_of_future(rooms: ModuleSet) -> u32 {
    const ANY: u32 = 21;
    let slows = |(_, new): &(ModuleId, New)| new().slows();
    if rooms.is_empty() { 10 } else { ANY + REGISTRY.iter().filter(|(id, _)| rooms.has(*id)).map(slows).sum::<u32>() }
}

type Entry = (ModuleId, Box<dyn Room>);

/// What the bot knows of the modules in play, for one question.
pub struct Known {
    /// The modules in play, and those of them that it ignores.
    of: [ModuleSet; 2],
    rooms: Vec<Entry>,
    ignored: Vec<Entry>,
    /// Who has a say in what, those that it ignores too: one bit each, in their order.
    saying: [u32; SAYS],
    /// Are modules in play, even if nobody has thought about them?
    pub modules: bool,
}

impl Clone for Known {
    fn clone(&self) -> Known {
        Known::new(self.of[0], self.of[1])
    }
}

impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Known").field(&self.of[0]).finish()
    }
}

impl Known {
    /// Without modules there is nothing to know, nor to make.
    pub const NOTHING: Known =
        Known { of: [ModuleSet::EMPTY; 2], rooms: Vec::new(), ignored: Vec::new(), saying: [0; SAYS], modules: false };

    /// These modules, of which the bot ignores some.
    pub fn new(in_play: ModuleSet, ignored: ModuleSet) -> Known {
        let (mut rooms, mut others) = (Vec::with_capacity(REGISTRY.len()), Vec::new());
        for (id, new) in REGISTRY.iter().filter(|(id, _)| in_play.has(*id)) {
            if ignored.has(*id) { &mut others } else { &mut rooms }.push((*id, new()));
        }
        let mut saying = [0; SAYS];
        for (at, (_, room)) in rooms.iter().chain(&others).enumerate() {
            room.says().iter().for_each(|say| saying[*say as usize] |= 1 << at);
        }
        Known { of: [in_play, ignored], rooms, ignored: others, saying, modules: !in_play.is_empty() }
    }
    /// Another question is asked, with these modules: what was noted for the last one is forgotten.
    #[inline]
    pub fn renew(&mut self, in_play: ModuleSet, ignored: ModuleSet) {
        if self.of == [in_play, ignored] {
            self.rooms.iter_mut().chain(&mut self.ignored).for_each(|(_, room)| room.renew());
        } else {
            *self = Known::new(in_play, ignored);
        }
    }
    /// Each module that the bot knows and that has a say in this.
    #[inline]
    pub fn saying(&self, say: Say) -> impl Iterator<Item = &dyn Knowledge> {
        let known = (1 << self.rooms.len()) - 1;
        self.each(self.saying[say as usize] & known)
    }
    /// Those that it ignores too.
    #[inline]
    pub fn all_saying(&self, say: Say) -> impl Iterator<Item = &dyn Knowledge> {
        self.each(self.saying[say as usize])
    }
    /// Is nothing said to this by who does not name it? In tests, who forgot to name it is found out.
    pub fn no_others(&self, say: Say, silent: impl Fn(&dyn Knowledge) -> bool) -> bool {
        self.each(!self.saying[say as usize] & ((1 << (self.rooms.len() + self.ignored.len())) - 1)).all(silent)
    }
    #[inline]
    fn each(&self, mut bits: u32) -> impl Iterator<Item = &dyn Knowledge> {
        std::iter::from_fn(move || {
            let at = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            let entry = self.rooms.get(at).or_else(|| self.ignored.get(at - self.rooms.len()))?;
            Some(entry.1.as_ref() as &dyn Knowledge)
        })
    }
    /// Each module that the bot knows.
    #[inline]
    pub fn rooms(&self) -> impl Iterator<Item = &dyn Knowledge> {
        self.rooms.iter().map(|(_, room)| room.as_ref() as &dyn Knowledge)
    }
    /// Those that it ignores too.
    pub fn all(&self) -> impl Iterator<Item = &dyn Knowledge> {
        self.rooms.iter().chain(&self.ignored).map(|(_, room)| room.as_ref() as &dyn Knowledge)
    }
    /// What those that it knows add up to. (Out of line: without modules nobody comes here.)
    #[inline(never)]
    pub fn sum(&self, of: impl Fn(&dyn Knowledge) -> i32) -> i32 {
        self.rooms().map(of).sum()
    }
    /// The same of those that have a say in it.
    #[inline(never)]
    pub fn sum_of(&self, say: Say, of: impl Fn(&dyn Knowledge) -> i32) -> i32 {
        debug_assert!(self.no_others(say, |room| of(room) == 0));
        self.saying(say).map(of).sum()
    }
    /// One of those that it knows.
    pub fn of(&self, module: ModuleId) -> Option<&dyn Knowledge> {
        self.rooms.iter().find(|(id, _)| *id == module).map(|(_, room)| room.as_ref() as &dyn Knowledge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_room_has_one_line() {
        for room in ModuleId::ROOMS {
            assert_eq!(REGISTRY.iter().filter(|(id, _)| id == room).count(), 1, "{room:?}");
        }
    }
}
