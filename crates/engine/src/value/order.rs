//! Short lists in order.

/// Puts a list in order by a key; what has the same key stays in the order it had.
///
/// Lists of the game are short, and for those this is what the standard library does as well. What it does with long ones would be
/// built in for every kind of list, much more code, which a browser has to load.
pub fn put_in_order<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_a_stable_sort() {
        for seed in 0u32..200 {
            let mut list: Vec<u32> = (0..seed % 30).map(|n| (n * 7_919 + seed * 104_729) % 97).collect();
            let mut sorted = list.clone();
            put_in_order(&mut list, |n| n / 10);
            sorted.sort_by_key(|n| n / 10);
            assert_eq!(list, sorted);
        }
    }
}
