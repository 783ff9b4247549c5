//! The games in the boxes, and in what they differ for the code that they share.

use crate::{
    board::Standing,
    components::{BASIC, CHIPS_PER_TYPE, FACES_OF_TILES, FLOOR, OF_ALHAMBRA, PREVIEW_SPACES, TILES, TileRange},
    value::{Cell, Misspelt, PLACES, RuleId, Tile, Walls, packed_by_place, rule},
};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Which box is on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// The base game, with modules if you like.
    #[default]
    Alhambra,
    /// The Red Palace: a game of its own.
    RedPalace,
}

/// What is in a box, and how the table is set and the turn goes with it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Kit {
    /// The tiles that lie in the supply.
    pub tiles: TileRange,
    /// All tiles as they are printed, by their places.
    pub(crate) printed: &'static [Standing; PLACES],
    /// How starting money comes to the players.
    pub money: StartingMoney,
    /// On how many spaces tiles lie before they come into the yard.
    pub preview: usize,
    /// How many chips of each type there are for its tiles; 0 where the types are printed on them.
    pub chips: u8,
    /// What is filled first at the end of a turn.
    pub refill: Refill,
    /// The rule that says which modules may be played.
    pub modules: RuleId,
    /// The options of the table that are no choice here, and the rule that says so.
    pub settles: &'static [(&'static str, RuleId)],
    /// Where walls may be added, if there are any.
    pub added_walls: AddedWalls,
}

/// The rules about walls that were added to tiles, as a described table can break them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AddedWalls {
    /// None on the start tile; where there is no such rule it may carry some.
    pub not_on_start: Option<RuleId>,
    /// One on each tile; where there is no such rule there may be more.
    pub one_each: Option<RuleId>,
    /// On an own tile.
    pub own: RuleId,
    /// On a tile that carries walls.
    pub carries: RuleId,
    /// On a side without a wall.
    pub free_side: RuleId,
    /// No more than there are.
    pub supply: RuleId,
}

/// How starting money comes to the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartingMoney {
    /// It is dealt, and who has the fewest cards starts (BASE-S6 to S8).
    Dealt,
    /// The start player is drawn by lot; the room of the game sees to the rest (RED-8 to RED-10).
    Chosen,
}

/// What is filled first at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refill {
    /// The display, and scorings are held before the yard is filled (BASE-T1).
    MoneyFirst,
    /// The yard, and scorings are held when everything is filled (RED-12).
    MarketFirst,
}

/// All tiles of a game as they are printed, none built: those of its own take the places of the others.
const fn printed(own: TileRange) -> [Standing; PLACES] {
    let mut all = [Standing { cell: Cell::START, walls: Walls::NONE }; PLACES];
    let mut n = 0;
    while n < OF_ALHAMBRA {
        all[n].walls = FACES_OF_TILES[n].walls;
        n += 1;
    }
    n = own.first;
    while n < own.first + own.count {
        all[Tile::from_index(n).place()].walls = FACES_OF_TILES[n].walls;
        n += 1;
    }
    all
}

static PRINTED: [Standing; PLACES] = printed(BASIC);
static PRINTED_IN_PALACE: [Standing; PLACES] = printed(TileRange { first: OF_ALHAMBRA, count: TILES - OF_ALHAMBRA });

static ALHAMBRA: Kit = Kit {
    tiles: BASIC,
    printed: &PRINTED,
    money: StartingMoney::Dealt,
    preview: 0,
    chips: 0,
    refill: Refill::MoneyFirst,
    modules: rule!("BASE-S1"),
    settles: &[],
    added_walls: AddedWalls {
        not_on_start: None,
        one_each: None,
        own: rule!("WAL-13"),
        carries: rule!("WAL-14"),
        free_side: rule!("WAL-15"),
        supply: rule!("WAL-27"),
    },
};

static RED_PALACE: Kit = Kit {
    tiles: FLOOR,
    printed: &PRINTED_IN_PALACE,
    money: StartingMoney::Chosen,
    preview: PREVIEW_SPACES,
    chips: CHIPS_PER_TYPE,
    refill: Refill::MarketFirst,
    modules: rule!("RED-67"),
    settles: &[("dirk_third", rule!("RED-63")), ("holes", rule!("RED-44")), ("end", rule!("RED-49a"))],
    added_walls: AddedWalls {
        not_on_start: Some(rule!("RED-33")),
        // A tile lies aside in one turn only, and a turn brings one piece.
        one_each: Some(rule!("RED-23")),
        own: rule!("RED-33"),
        carries: rule!("RED-75"),
        free_side: rule!("RED-42b"),
        supply: rule!("RED-30"),
    },
};

impl Kit {
    /// Does this tile get its type from a chip that lies on it?
    pub fn carries_chip(&self, tile: Tile) -> bool {
        self.chips > 0 && self.tiles.position(tile).is_some()
    }
}

impl Title {
    /// All games, in the order of their numbers in a record: only add, at the end.
    pub const ALL: [Title; 2] = [Title::Alhambra, Title::RedPalace];
    /// What is in the box.
    #[inline]
    pub fn kit(self) -> &'static Kit {
        match self {
            Title::Alhambra => &ALHAMBRA,
            Title::RedPalace => &RED_PALACE,
        }
    }
    /// The name used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Title::Alhambra => "alhambra",
            Title::RedPalace => "red_palace",
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Title {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Title, Misspelt> {
        let found = Title::ALL.into_iter().find(|title| title.name() == text);
        found.ok_or_else(|| Misspelt::new("a game (alhambra or red_palace)", text))
    }
}

packed_by_place!(Title: Title::ALL);
