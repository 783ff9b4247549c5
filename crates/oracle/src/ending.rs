//! The end of the game: who gets the last tiles (BASE-F2, BASE-F3).

/// The seat that gets the tile of one yard slot at the end of the game (BASE-F2, BASE-F3).
///
/// `totals[seat]` is the seat's hand money in the currency of that slot. `None`: the highest total is shared, or
/// nobody has that currency; the tile stays in the yard.
pub fn last_tiles(totals: &[u32]) -> Option<usize> {
    let highest = totals.iter().copied().max()?;
    let holders: Vec<usize> = (0..totals.len()).filter(|&seat| totals[seat] == highest).collect();
    if highest > 0 && holders.len() == 1 { Some(holders[0]) } else { None }
}
