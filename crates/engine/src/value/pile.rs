use std::ops::{Deref, DerefMut};

/// A list of at most `N` things and no heap, so that a state is copied with one move of memory.
///
/// (The `arrayvec` crate's list is not `Copy`, and cloning it goes thing by thing.)
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Is there no place left?
    pub fn is_full(&self) -> bool {
        self.len as usize == N
    }
    /// Put a thing on top.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }
    /// Take the thing on top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }
    /// Put a thing below the topmost `len - at` things.
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self[at..].rotate_right(1);
    }
    /// Take the thing at a place; those above move down.
    pub fn remove(&mut self, at: usize) -> T {
        self[at..].rotate_left(1);
        self.pop().expect("a thing is there")
    }
    /// Keep the things that `keep` is true of, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        // Without branches: which things go is often chance.
        let mut kept = 0;
        for at in 0..self.len as usize {
            let item = self.items[at];
            self.items[kept] = item;
            kept += usize::from(keep(&item));
        }
        self.len = kept as u8;
    }
    /// Take everything away.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::default();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: serde::Serialize, const N: usize> serde::Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}
