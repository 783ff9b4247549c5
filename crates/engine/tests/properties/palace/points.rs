//! The points of a scoring, counted from the book.

use super::follow::{Follow, Place};
use crate::common::{oracle_cell, oracle_tile};
use sabika_engine::{
    components::{BAZAARS, MEDINAS},
    modules::{ModuleId, bazaars},
    score::{Category, Participant, Tally},
    value::*,
};
use sabika_oracle::{
    Cell as At, Layout, Tile as Standing,
    scoring::{Kind, bazaar_points, camp_points, majorities, medina_losses},
    wall::{Point, Segment, segment},
};
use std::collections::{BTreeMap, BTreeSet};

/// How long a chain is, and how many guards stand on it: the greater one is scored (RED-52, RED-55).
type Guarded = (usize, usize);

/// The best chain that goes on from a point: every way is tried, unless one is found that uses all there is.
fn best_from(point: Point, unused: &BTreeSet<Segment>, posts: &BTreeSet<Segment>) -> Guarded {
    let mut best = (0, 0);
    for &step in unused.iter().filter(|(a, b)| *a == point || *b == point) {
        let end = if step.0 == point { step.1 } else { step.0 };
        let mut rest = unused.clone();
        rest.remove(&step);
        let (length, guards) = best_from(end, &rest, posts);
        best = best.max((length + 1, guards + usize::from(posts.contains(&step))));
        if best.0 == unused.len() {
            break;
        }
    }
    best
}

/// The parts of the wall that hang together.
fn parts(wall: &BTreeSet<Segment>) -> Vec<BTreeSet<Segment>> {
    let (mut left, mut parts) = (wall.clone(), Vec::new());
    while let Some(first) = left.pop_first() {
        let mut part = BTreeSet::from([first]);
        loop {
            let ends: BTreeSet<Point> = part.iter().flat_map(|(a, b)| [*a, *b]).collect();
            let more: Vec<Segment> =
                left.iter().copied().filter(|(a, b)| ends.contains(a) || ends.contains(b)).collect();
            if more.is_empty() {
                break;
            }
            for segment in more {
                left.remove(&segment);
                part.insert(segment);
            }
        }
        parts.push(part);
    }
    parts
}

/// The chain that is scored; of equally long ones that with most guards.
pub fn best_chain(wall: &BTreeSet<Segment>, posts: &BTreeSet<Segment>) -> Guarded {
    let chains = parts(wall).into_iter().flat_map(|part| {
        let points: BTreeSet<Point> = part.iter().flat_map(|(a, b)| [*a, *b]).collect();
        points.into_iter().map(|point| best_from(point, &part, posts)).collect::<Vec<_>>()
    });
    chains.max().unwrap_or((0, 0))
}

impl Follow {
    /// RED-50: the points under the last space that holds a guard; the leftmost square is taken first.
    pub fn guard_points(&self) -> u8 {
        let squares = (1u8..).zip(&self.capacities).flat_map(|(space, n)| std::iter::repeat_n(space, usize::from(*n)));
        match self.placed {
            0 => 0,
            n => squares.chain(std::iter::repeat(8)).nth(usize::from(n) - 1).expect("the last space has no limit"),
        }
    }

    fn built(&self, seat: Seat) -> Vec<(Tile, Cell)> {
        let own = |(tile, place): (&Tile, &Place)| match place {
            Place::Built(owner, at) if *owner == seat => Some((*tile, *at)),
            _ => None,
        };
        self.lies.iter().filter_map(own).collect()
    }

    fn layout(&self, seat: Seat) -> Layout {
        let start = Layout::new().with((0, 0), Standing::default());
        let lay =
            |layout: Layout, (tile, at): &(Tile, Cell)| layout.with(oracle_cell(*at), oracle_tile(self.walls(*tile)));
        self.built(seat).iter().fold(start, lay)
    }

    /// The walls, the six majorities, guards, camps, bazaars and medinas; then what everybody has.
    pub fn scored(&mut self, tally: &Tally) {
        let round = tally.round;
        let seats: Vec<Seat> = Seat::all(self.config.players).collect();
        let mut counts: Vec<[u32; 6]> = Vec::new();
        let mut medinas: Vec<Vec<u32>> = Vec::new();
        for seat in &seats {
            let (layout, built) = (self.layout(*seat), self.built(*seat));
            let points = |module| tally.points(Participant::Seat(*seat), Category::Module(module));
            let wall = layout.outer_wall();
            let on_tile = |at: &Section| built.iter().find(|(tile, _)| *tile == at.tile).map(|(_, cell)| *cell);
            let posts = self.own_guards(*seat).into_iter();
            let posts: BTreeSet<Segment> =
                posts.filter_map(|at| Some(segment(oracle_cell(on_tile(&at)?), at.side as usize))).collect();
            // A guard on a double wall stands on an inner section, though its edge is nobody's outer wall.
            let (length, guards) = best_chain(&wall, &posts.intersection(&wall).copied().collect());
            assert_eq!(tally.points(Participant::Seat(*seat), Category::Wall) as usize, length, "RED-52");
            let worth = if round == 3 { guards * usize::from(self.guard_points()) } else { 0 };
            assert_eq!(points(ModuleId::RedPalace), worth as i16, "RED-55: {guards} guards of {seat}");
            *self.seen.entry("guards on the longest wall").or_default() += guards as u32 * u32::from(round == 3);
            let kinds: BTreeMap<At, Kind> = built
                .iter()
                .filter_map(|(tile, at)| Some((oracle_cell(*at), Kind::Building(*self.chips.get(tile)? as usize))))
                .collect();
            let camps = layout.tiles.iter().filter(|(_, tile)| tile.camp).map(|(at, _)| camp_points(&layout, *at));
            assert_eq!(points(ModuleId::Camps), camps.sum::<u32>() as i16, "RED-74");
            let stalls = built.iter().filter(|(tile, _)| BAZAARS.position(*tile).is_some() && round == 3);
            let stalls = stalls.map(|(tile, at)| {
                let colours: Vec<usize> = bazaars::face(*tile).expect("one").1.iter().map(|c| *c as usize).collect();
                bazaar_points(oracle_cell(*at), &colours, &kinds)
            });
            assert_eq!(points(ModuleId::Bazaars), stalls.sum::<u32>() as i16, "RED-73");
            counts.push(self.counts(built.iter().map(|(tile, _)| *tile), Some(*seat)));
            let own = built.iter().filter(|(tile, _)| MEDINAS.position(*tile).is_some());
            medinas.push(own.map(|(tile, _)| tile.price().into()).collect());
        }
        let mut who: Vec<Participant> = seats.iter().copied().map(Participant::Seat).collect();
        if self.config.players == 2 {
            let dirks: Vec<Tile> =
                self.lies.iter().filter(|(_, place)| **place == Place::Dirk).map(|(tile, _)| *tile).collect();
            counts.push(self.counts(dirks.iter().copied(), None));
            let own = dirks.iter().filter(|tile| MEDINAS.position(**tile).is_some());
            medinas.push(own.map(|tile| tile.price().into()).collect());
            who.push(Participant::Dirk);
        }
        assert_eq!(tally.participants().collect::<Vec<_>>(), who);
        let order = self.strips.get(&round).copied().unwrap_or(Building::ALL); // RED-57
        for (row, kind) in (1..).zip(order) {
            let places = match round {
                1 => vec![row],
                2 => vec![7 + row, row],
                _ => vec![15 + row, 7 + row, row],
            };
            let own: Vec<u32> = counts.iter().map(|of| of[kind as usize]).collect();
            let found = who.iter().map(|who| tally.points(*who, Category::Majority(kind)) as u32);
            assert_eq!(found.collect::<Vec<_>>(), majorities(&own, round.into(), &places), "RED-53: {kind}, {own:?}");
        }
        let lost = who.iter().map(|who| -tally.points(*who, Category::Module(ModuleId::Medina)) as u32);
        let played = self.config.modules.has(ModuleId::Medina);
        let expected = if played { medina_losses(&medinas, round.into()) } else { vec![0; who.len()] };
        assert_eq!(lost.collect::<Vec<_>>(), expected, "RED-70");
        for who in &who {
            let all: i16 = tally.categories().map(|category| tally.points(*who, category)).sum();
            match who {
                Participant::Seat(seat) => self.scores[seat.index()] += all,
                Participant::Dirk => self.dirk += all,
            }
        }
    }

    /// RED-54: twice the number of each type, and one more for half a building, if it stands beside a whole one.
    fn counts(&mut self, tiles: impl Iterator<Item = Tile>, owner: Option<Seat>) -> [u32; 6] {
        let mut counts = [0; 6];
        tiles.filter_map(|tile| self.chips.get(&tile)).for_each(|kind| counts[*kind as usize] += 2);
        for (kind, _) in self.halves.iter().filter(|(_, seat)| owner == Some(**seat)) {
            let alone = counts[*kind as usize] == 0;
            counts[*kind as usize] += u32::from(!alone);
            *self.seen.entry(if alone { "halves alone" } else { "halves that count" }).or_default() += 1;
        }
        counts
    }
}
