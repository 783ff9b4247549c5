//! States as plain numbers, and back: small, exact, and checked number by number.
//!
//! `packed!(Open { row, owned });` beside a type is all that it needs: its fields are written one after the other, and an
//! error says in which of them it was found. `Open { row } if |open| …` is refused where that is not true.

use super::*;
use std::fmt;

/// What can be written as numbers and read again.
pub trait Packed: Sized {
    /// Writes it.
    fn pack(&self, to: &mut Vec<u32>);
    /// Reads it. What could not have been written is refused.
    fn unpack(from: &mut Unpacker<'_>) -> Result<Self, BadPack>;
}

/// Numbers that are read.
#[derive(Debug)]
pub struct Unpacker<'a> {
    numbers: std::slice::Iter<'a, u32>,
    path: Vec<&'static str>,
}

/// Numbers that make no sense: in which field, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPack {
    /// The way to the field, such as `goods.reserve`.
    pub field: String,
    /// What is wrong with it.
    pub why: &'static str,
}

impl fmt::Display for BadPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.why)
    }
}

impl std::error::Error for BadPack {}

impl<'a> Unpacker<'a> {
    /// To read these.
    pub fn new(numbers: &'a [u32]) -> Unpacker<'a> {
        Unpacker { numbers: numbers.iter(), path: vec![] }
    }
    /// What is wrong here.
    pub fn bad(&self, why: &'static str) -> BadPack {
        BadPack { field: self.path.join("."), why }
    }
    /// The next number.
    pub fn number(&mut self) -> Result<u32, BadPack> {
        self.numbers.next().copied().ok_or_else(|| self.bad("numbers are missing"))
    }
    /// The next number, if it is at most this.
    pub fn up_to(&mut self, most: usize) -> Result<usize, BadPack> {
        let number = self.number()? as usize;
        if number <= most { Ok(number) } else { Err(self.bad("the number is too high")) }
    }
    /// A field.
    pub fn field<T: Packed>(&mut self, name: &'static str) -> Result<T, BadPack> {
        self.within(name, T::unpack)
    }
    /// What is read in a field.
    pub fn within<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&mut Self) -> Result<T, BadPack>,
    ) -> Result<T, BadPack> {
        self.path.push(name);
        let read = read(self)?;
        self.path.pop();
        Ok(read)
    }
    /// Nothing may be left.
    pub fn end(&self) -> Result<(), BadPack> {
        if self.numbers.len() == 0 { Ok(()) } else { Err(self.bad("there are numbers too many")) }
    }
}

/// Types whose fields are written one after the other.
macro_rules! packed {
    ($($T:ty { $($field:tt),* $(,)? } $(if $sound:expr)?);+ $(;)?) => {$(
        impl $crate::value::Packed for $T {
            #[allow(unused_variables)]
            fn pack(&self, to: &mut Vec<u32>) {
                $($crate::value::Packed::pack(&self.$field, to);)*
            }
            #[allow(unused_variables)]
            fn unpack(from: &mut $crate::value::Unpacker<'_>) -> Result<Self, $crate::value::BadPack> {
                let read = Self { $($field: from.field(stringify!($field))?),* };
                $(
                    let sound: fn(&$T) -> bool = $sound;
                    if !sound(&read) {
                        return Err(from.bad("this cannot be"));
                    }
                )?
                Ok(read)
            }
        }
    )+};
}
pub(crate) use packed;

/// Types that are one of a list: written as the place in it.
macro_rules! packed_by_place {
    ($($T:ty: $all:expr);+ $(;)?) => {$(
        impl $crate::value::Packed for $T {
            fn pack(&self, to: &mut Vec<u32>) {
                let place = $all.into_iter().position(|one| one == *self);
                to.push(place.expect("one of all") as u32);
            }
            fn unpack(from: &mut $crate::value::Unpacker<'_>) -> Result<Self, $crate::value::BadPack> {
                let place = from.number()? as usize;
                $all.into_iter().nth(place).ok_or_else(|| from.bad("there is no such thing"))
            }
        }
    )+};
}
pub(crate) use packed_by_place;

/// Are these numbers of things that could lie in a box? What is added up does not overflow then.
pub(crate) fn few(counts: &[u8]) -> bool {
    counts.iter().all(|count| *count <= 32)
}

packed_by_place! {
    Building: Building::ALL;
    Currency: Currency::ALL;
    Side: Side::ALL;
    Turn: Turn::ALL;
    Slot: Slot::ALL;
    Card: Card::all().chain(Card::all_notes());
    Walls: Walls::all();
}

impl Packed for Tile {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.index() as u32);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Tile, BadPack> {
        let index = from.number()? as usize;
        Tile::all().nth(index).ok_or_else(|| from.bad("there is no such tile"))
    }
}

macro_rules! numbers {
    ($($T:ty),+) => {$(
        impl Packed for $T {
            fn pack(&self, to: &mut Vec<u32>) {
                to.push(u32::from(*self));
            }
            fn unpack(from: &mut Unpacker<'_>) -> Result<$T, BadPack> {
                from.number()?.try_into().map_err(|_| from.bad("the number is too high"))
            }
        }
    )+};
}
numbers!(u8, u16, u32);

/// 0, -1, 1, -2, 2 and so on.
macro_rules! signed {
    ($($T:ty),+) => {$(
        impl Packed for $T {
            fn pack(&self, to: &mut Vec<u32>) {
                let n = i32::from(*self);
                to.push(((n << 1) ^ (n >> 31)) as u32);
            }
            fn unpack(from: &mut Unpacker<'_>) -> Result<$T, BadPack> {
                let n = from.number()?;
                (((n >> 1) as i32) ^ -((n & 1) as i32)).try_into().map_err(|_| from.bad("the number is too high"))
            }
        }
    )+};
}
signed!(i8, i16);

impl Packed for () {
    fn pack(&self, _: &mut Vec<u32>) {}
    fn unpack(_: &mut Unpacker<'_>) -> Result<(), BadPack> {
        Ok(())
    }
}

impl Packed for bool {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(u32::from(*self));
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<bool, BadPack> {
        Ok(from.up_to(1)? == 1)
    }
}

impl Packed for Seat {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.number().into());
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Seat, BadPack> {
        let number = from.field::<u8>("seat")?;
        Seat::new(number).ok_or_else(|| from.bad("there is no such seat"))
    }
}

impl Packed for Cell {
    fn pack(&self, to: &mut Vec<u32>) {
        self.x.pack(to);
        self.y.pack(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Cell, BadPack> {
        let (x, y): (i16, i16) = (from.field("x")?, from.field("y")?);
        Cell::new(x.into(), y.into()).ok_or_else(|| from.bad("the cell is too far away"))
    }
}

packed! {
    Corner { 0 };
    Section { tile, side };
}

impl Packed for Edge {
    fn pack(&self, to: &mut Vec<u32>) {
        self.cell().pack(to);
        self.side().pack(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Edge, BadPack> {
        Ok(Edge::between(from.field("cell")?, from.field("side")?))
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, to: &mut Vec<u32>) {
        self.is_some().pack(to);
        if let Some(thing) = self {
            thing.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Option<T>, BadPack> {
        if bool::unpack(from)? { T::unpack(from).map(Some) } else { Ok(None) }
    }
}

impl<T: Packed, U: Packed> Packed for (T, U) {
    fn pack(&self, to: &mut Vec<u32>) {
        self.0.pack(to);
        self.1.pack(to);
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<(T, U), BadPack> {
        Ok((T::unpack(from)?, U::unpack(from)?))
    }
}

impl<T: Packed + Copy, const N: usize> Packed for [T; N] {
    fn pack(&self, to: &mut Vec<u32>) {
        for thing in self {
            thing.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<[T; N], BadPack> {
        let things = (0..N).map(|_| T::unpack(from)).collect::<Result<Vec<T>, _>>()?;
        Ok(std::array::from_fn(|n| things[n]))
    }
}

impl<T: Packed + Copy + Default, const N: usize> Packed for Pile<T, N> {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.len() as u32);
        for thing in self.iter() {
            thing.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Pile<T, N>, BadPack> {
        (0..from.up_to(N)?).map(|_| T::unpack(from)).collect()
    }
}

impl<T: Packed + Copy> Packed for BySeat<T> {
    fn pack(&self, to: &mut Vec<u32>) {
        for thing in self.as_slice() {
            thing.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<BySeat<T>, BadPack> {
        Packed::unpack(from).map(BySeat::new)
    }
}

impl<T: Packed + Copy> Packed for ByBuilding<T> {
    fn pack(&self, to: &mut Vec<u32>) {
        for thing in self.as_slice() {
            thing.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<ByBuilding<T>, BadPack> {
        Packed::unpack(from).map(ByBuilding::new)
    }
}

impl Packed for TileSet {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.len().into());
        for tile in self.iter() {
            tile.pack(to);
        }
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<TileSet, BadPack> {
        let mut tiles = TileSet::EMPTY;
        for _ in 0..from.up_to(128)? {
            let tile = Tile::unpack(from)?;
            if tiles.iter().any(|other| other.place() == tile.place()) {
                return Err(from.bad("a tile lies there twice, or tiles of two games"));
            }
            tiles.insert(tile);
        }
        Ok(tiles)
    }
}

impl Packed for Purse {
    fn pack(&self, to: &mut Vec<u32>) {
        to.push(self.len().into());
        self.cards().for_each(|card| card.pack(to));
    }
    fn unpack(from: &mut Unpacker<'_>) -> Result<Purse, BadPack> {
        let mut purse = Purse::EMPTY;
        for _ in 0..from.up_to(255)? {
            let card = Card::unpack(from)?;
            if !(Purse::takes(card) && purse.try_add(card)) {
                return Err(from.bad("no box holds such cards so often"));
            }
        }
        Ok(purse)
    }
}
