use super::OpenTable;
use crate::value::*;

/// What lies before each seat and before Dirk, and how many points they have.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Goods {
    /// The tiles in each reserve.
    pub reserve: BySeat<TileSet>,
    /// The tiles each seat has acquired and not yet placed.
    pub aside: BySeat<TileSet>,
    /// Tiles lying aside that may be given to Dirk (BASE-D5).
    pub giftable: TileSet,
    /// Dirk's tiles.
    pub dirk: TileSet,
    /// Points.
    pub scores: BySeat<i16>,
    /// Dirk's points (BASE-D4).
    pub dirk_score: i16,
    /// Cards in each hand: money and what is played with it.
    pub hand_sizes: BySeat<u8>,
    /// How many builders each hand may hold for all that the others can know (MAB-19).
    pub builders: BySeat<u8>,
    /// Has somebody drawn a card for the hand that the others did not see (CHA-B)?
    pub blind: bool,
}

/// What somebody has, for everybody to see.
impl OpenTable {
    /// The tiles in a reserve.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> &TileSet {
        &self.goods.reserve[seat]
    }
    /// A tile goes to a reserve.
    pub fn put_in_reserve(&mut self, seat: Seat, tile: Tile) {
        self.goods.reserve[seat].insert(tile);
    }
    /// The tiles a seat has acquired and not yet placed.
    #[inline]
    pub fn aside(&self, seat: Seat) -> &TileSet {
        &self.goods.aside[seat]
    }
    /// Tiles lying aside that may be given to Dirk (BASE-D5).
    #[inline]
    pub fn giftable(&self) -> &TileSet {
        &self.goods.giftable
    }
    /// Dirk's tiles.
    #[inline]
    pub fn dirk(&self) -> &TileSet {
        &self.goods.dirk
    }
    /// How many buildings of a type Dirk has.
    pub fn dirk_count(&self, kind: Building) -> u8 {
        self.goods.dirk.iter().filter(|tile| self.kind(*tile) == Some(kind)).count() as u8
    }
    /// All tiles that somebody has, wherever they lie.
    pub fn tiles_of(&self, who: Participant) -> TileSet {
        match who {
            Participant::Seat(seat) => self.built(seat).or(self.reserve(seat)).or(self.aside(seat)),
            Participant::Dirk => self.goods.dirk,
        }
    }
    /// The points of a seat.
    #[inline]
    pub fn score(&self, seat: Seat) -> i16 {
        self.goods.scores[seat]
    }
    /// The points of all seats.
    pub fn scores(&self) -> &BySeat<i16> {
        &self.goods.scores
    }
    /// Dirk's points (BASE-D4).
    #[inline]
    pub fn dirk_score(&self) -> i16 {
        self.goods.dirk_score
    }
    /// Cards in a hand: money and what is played with it.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.goods.hand_sizes[seat]
    }
    /// How many builders a hand may hold for all that the others can know (MAB-19).
    #[inline]
    pub fn builders(&self, seat: Seat) -> u8 {
        self.goods.builders[seat]
    }
    /// Has somebody drawn a card for the hand that the others did not see (CHA-B)?
    #[inline]
    pub fn drew_blind(&self) -> bool {
        self.goods.blind
    }
    /// Points come to a score.
    pub(crate) fn credit(&mut self, who: Participant, points: i16) {
        match who {
            Participant::Seat(seat) => self.goods.scores[seat] += points,
            Participant::Dirk => self.goods.dirk_score += points,
        }
    }
    /// The winners, once the game is over: all who share the highest score (BASE-F6).
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.seats().map(|s| self.score(s)).max();
        self.seats().filter(move |s| self.is_over() && Some(self.score(*s)) == best)
    }
}

packed!(Goods { reserve, aside, giftable, dirk, scores, dirk_score, hand_sizes, builders, blind });
