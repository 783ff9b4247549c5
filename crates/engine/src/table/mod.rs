//! The table: everything that lies on it, split by who may know it.
//!
//! [`OpenTable`] is what everybody sees, a hand ([`crate::value::Purse`]) is what one seat sees, [`DarkTable`] is what
//! nobody sees. A legality check gets the first two and nothing else, so a secret cannot leak into it.

mod alhambra;
mod boards;
mod building;
mod chips;
mod course;
mod discard;
mod fours;
mod gates;
mod goods;
mod layout;
mod looks;
mod market;
mod plan;
mod props;

pub use crate::board::Change;
use crate::{config::Config, value::*};
use boards::{Boards, Surveyed};
pub use chips::Chips;
pub(crate) use course::Course;
pub use course::{Announced, Rounds, Surplus};
pub use discard::Discard;
pub use gates::Gate;
pub(crate) use goods::Goods;
pub use layout::{Form, Layout};
pub(crate) use market::Market;
pub use plan::{Cells, Plan};
pub(crate) use props::Props;

/// The most cards the money deck can hold.
pub const DECK: usize = 164;

/// The most tiles the supply can hold.
pub const SUPPLY: usize = 96;

/// What everybody sees (BASE-I1), in parts. Whoever looks asks by name ([`OpenTable::yard`], [`OpenTable::on_turn`] …); only
/// the flow of the game writes, and the Alhambras and what is known of them are kept by this layer alone.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OpenTable {
    /// What is played.
    pub(crate) config: Config,
    /// What is offered, and what is left to come.
    pub(crate) market: Market,
    /// What lies before each seat.
    pub(crate) goods: Goods,
    /// How far the game has come.
    pub(crate) course: Course,
    /// The Alhambras.
    boards: Boards,
    /// What is known of the Alhambras without looking again.
    surveyed: Surveyed,
}

/// What nobody sees (BASE-I2): orders, and the seed of all chance still to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DarkTable {
    /// The money deck, its top last.
    pub deck: Pile<Card, DECK>,
    /// The supply of tiles, its top last.
    pub supply: Pile<Tile, SUPPLY>,
    /// The seed of the game.
    pub seed: Seed,
    /// How often the discard pile became the deck.
    pub reshuffles: u16,
    /// How often a tile was shuffled back into the supply.
    pub remixes: u16,
    /// Was the deck made anew since the last move, from cards that are for nobody's hand (GAT-1)?
    pub vain: bool,
    /// Who has drawn cards for the hand that the others did not see (CHA-B); only one of the table can.
    pub drawer: Seat,
    /// Those of them that nobody has seen yet. More than these are not kept in mind: the others think them possible for
    /// ever.
    pub unseen: Pile<Card, 8>,
}

impl OpenTable {
    /// A table on which nothing lies but the start tiles (BASE-S1).
    pub fn new(config: Config) -> OpenTable {
        OpenTable {
            config,
            market: Market::default(),
            goods: Goods::default(),
            course: Course::default(),
            boards: Boards::of(&config),
            surveyed: Surveyed::default(),
        }
    }
    /// What is played.
    #[inline]
    pub fn config(&self) -> &Config {
        &self.config
    }
    /// How many play.
    #[inline]
    pub fn players(&self) -> u8 {
        self.config.players
    }
    /// The seats, in order.
    pub fn seats(&self) -> Seats {
        Seat::all(self.players())
    }
}

impl Packed for OpenTable {
    fn pack(&self, to: &mut Vec<u32>) {
        self.config.pack(to);
        self.market.pack(to);
        self.goods.pack(to);
        self.course.pack(to);
        self.pack_boards(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<OpenTable, BadPack> {
        let config: Config = from.field("config")?;
        let mut open = OpenTable::new(config);
        open.market = from.field("market")?;
        open.goods = from.field("goods")?;
        open.course = from.field("course")?;
        from.within("boards", |from| open.unpack_boards(from))?;
        if open.course.on_turn.number() >= config.players {
            return Err(from.bad("nobody sits there"));
        }
        Ok(open)
    }
}

impl DarkTable {
    /// Nothing dealt yet.
    pub fn new(seed: Seed) -> DarkTable {
        DarkTable {
            deck: Pile::default(),
            supply: Pile::default(),
            seed,
            reshuffles: 0,
            remixes: 0,
            vain: false,
            drawer: Seat::FIRST,
            unseen: Pile::default(),
        }
    }
}
