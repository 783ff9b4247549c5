//! Arrays that are indexed by what they are about.

use super::{Building, MAX_PLAYERS, Seat};
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $key:ty, $n:expr, |$k:ident| $at:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name<T>([T; $n]);

        impl<T> $name<T>
        {
            /// One value for each key.
            pub const fn new(values: [T; $n]) -> Self { Self(values) }
            /// The values as a slice, in key order.
            pub fn as_slice(&self) -> &[T] { &self.0 }
        }
        impl<T: Default + Copy> Default for $name<T>
        {
            fn default() -> Self { Self([T::default(); $n]) }
        }
        impl<T> Index<$key> for $name<T>
        {
            type Output = T;
            #[inline]
            fn index(&self, $k: $key) -> &T { &self.0[$at] }
        }
        impl<T> IndexMut<$key> for $name<T>
        {
            #[inline]
            fn index_mut(&mut self, $k: $key) -> &mut T { &mut self.0[$at] }
        }
    };
}
by!(
    /// One value for each seat that could exist.
    BySeat, Seat, MAX_PLAYERS as usize, |seat| seat.index()
);
by!(
    /// One value for each building type.
    ByBuilding, Building, 6, |kind| kind as usize
);

/// A list in seat order.
impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(&self.0)
    }
}

/// A map by name.
impl<T: Serialize> Serialize for ByBuilding<T> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_map(Building::ALL.iter().zip(&self.0))
    }
}
