//! What was worked out, by what it was asked of.

use std::cell::RefCell;

/// Answers to be given again: few enough for a list.
#[derive(Clone, Debug)]
pub struct Found<K, V>(RefCell<Vec<(K, V)>>);

impl<K, V> Default for Found<K, V> {
    fn default() -> Found<K, V> {
        Found(RefCell::default())
    }
}

impl<K: Copy + PartialEq, V: Clone> Found<K, V> {
    /// The answer that was found before, or this one from now on.
    pub fn get(&self, key: K, find: impl FnOnce() -> V) -> V {
        let known = self.0.borrow().iter().find(|(known, _)| *known == key).map(|(_, answer)| answer.clone());
        known.unwrap_or_else(|| {
            let answer = find();
            self.0.borrow_mut().push((key, answer.clone()));
            answer
        })
    }
    /// What the answers rest on changes.
    pub fn forget(&mut self) {
        self.0.get_mut().clear();
    }
}
