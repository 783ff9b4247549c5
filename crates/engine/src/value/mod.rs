//! Small things that explain themselves: seats, money, tiles, cells, dice. No rules of play live here.
//!
//! Every value has one spelling: what `Display` writes, `FromStr` reads, and files, records, scenarios and JSON use it.

mod building;
mod by;
mod card;
mod cell;
mod corner;
mod currency;
mod dice;
mod edge;
mod fact;
mod order;
mod pack;
mod participant;
mod pile;
mod purse;
mod rule;
mod seat;
mod section;
mod side;
mod space;
mod spelling;
mod sums;
mod tile;
mod turn;
mod word;
mod yard_slot;

pub use building::Building;
pub use by::{ByBuilding, BySeat};
pub use card::{Card, FACES, Note};
pub use cell::Cell;
pub use corner::Corner;
pub use currency::Currency;
pub use dice::{Dice, Seed, Stream};
pub use edge::Edge;
pub use fact::{EachBuilding, EachSeat, Fact, Factual, Kind};
pub(crate) use order::put_in_order;
pub use pack::{BadPack, Packed, Unpacker};
pub(crate) use pack::{few, packed, packed_by_place};
pub use participant::Participant;
pub use pile::Pile;
pub use purse::Purse;
pub use rule::RuleId;
pub use seat::{MAX_PLAYERS, MIN_PLAYERS, Seat, Seats};
pub use section::Section;
pub use side::{Side, Walls};
pub use space::Space;
pub use spelling::Misspelt;
pub use tile::{PLACES, Tile, TileSet};
pub use turn::Turn;
pub use yard_slot::Slot;
pub(crate) use {rule::rule, spelling::spelled_in_serde};
