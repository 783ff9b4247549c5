//! What one seat may know, to travel: on the other side moves are listed, checked and counted as in the game.

use sabika_engine::{
    View,
    modules::House,
    value::{BadPack, Packed, Unpacker},
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A view as plain numbers. A client passes it on as it is; the engine reads it ([`Snapshot::view`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The form of the numbers: [`SNAPSHOT`].
    pub snapshot: u32,
    /// The numbers. They mean something to the engine only.
    pub numbers: Vec<u32>,
}

/// The form of snapshots that this version writes and reads.
pub const SNAPSHOT: u32 = 1;

/// More numbers than any view has.
const MOST: usize = 1 << 14;

impl Snapshot {
    /// All that this view shows.
    pub fn of(view: &View<House>) -> Snapshot {
        Snapshot { snapshot: SNAPSHOT, numbers: view.to_numbers() }
    }
    /// The view that was written. A snapshot that cannot be is refused, with the field that is wrong.
    pub fn view(&self) -> Result<View<House>, BadPack> {
        let bad = |field: &str, why| BadPack { field: field.into(), why };
        if self.snapshot != SNAPSHOT {
            return Err(bad("snapshot", "this form is not known here"));
        }
        if self.numbers.len() > MOST {
            return Err(bad("numbers", "there are numbers too many"));
        }
        View::from_numbers(&self.numbers)
    }
    /// The same in few bytes: seven bits of a number in each, the lowest first.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.numbers.len() + 8);
        for number in std::iter::once(&self.snapshot).chain(&self.numbers) {
            let mut rest = *number;
            while rest > 0x7F {
                bytes.push(rest as u8 | 0x80);
                rest >>= 7;
            }
            bytes.push(rest as u8);
        }
        bytes
    }
    /// Reads those bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Snapshot, BadPack> {
        let bad = |why| BadPack { field: "bytes".into(), why };
        let mut numbers = Vec::new();
        let mut bytes = bytes.iter();
        while let Some(first) = bytes.next() {
            let (mut number, mut shift, mut byte) = (u32::from(first & 0x7F), 7, *first);
            while byte & 0x80 != 0 {
                byte = *bytes.next().ok_or_else(|| bad("a number is cut off"))?;
                let bits = u32::from(byte & 0x7F);
                if shift > 28 || shift == 28 && bits > 0xF {
                    return Err(bad("a number is too high"));
                }
                number |= bits << shift;
                shift += 7;
            }
            numbers.push(number);
            if numbers.len() > MOST + 1 {
                return Err(bad("there are numbers too many"));
            }
        }
        let mut read = Unpacker::new(&numbers);
        let snapshot = u32::unpack(&mut read).map_err(|_| bad("there is nothing to read"))?;
        numbers.remove(0);
        Ok(Snapshot { snapshot, numbers })
    }
}
