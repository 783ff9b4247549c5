//! The falconers: birds of one colour pay more and more; each needs a corner of four tiles and a card (FAL-3, FAL-17).

use super::prelude::*;
use sabika_engine::{
    board::ring,
    components::FALCON_POINTS,
    modules::falconers::{Falcon, Move, Open, corners},
};

/// The dearest card that `buy_first` gives for a falcon.
const SMALL: u8 = 4;

#[derive(Default)]
pub struct Falconers {
    /// The cards of the hand by what is lost with them.
    cards: OnceCell<Vec<(Card, i32)>>,
    /// What the falcons after the first bring.
    flight: OnceCell<i32>,
    /// The colours that each falcon of the supply needs, one bit each.
    needs: OnceCell<Vec<u8>>,
}

impl Knowledge for Falconers {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside]
    }
    fn slows(&self) -> u32 {
        9
    }
    /// Another falcon for another small card.
    fn liking(&self, _: &Sight<'_>, mv: &AnyMove) -> i32 {
        match mv {
            AnyMove::Falconers(Move::Set { card, .. }) if card.value() <= SMALL => 20_500 - i32::from(card.value()),
            _ => OFFERED,
        }
    }
    /// What a move is worth, with those that can follow it in the same action.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let AnyMove::Falconers(Move::Set { falcon, card, .. }) = *mv else { return NEVER };
        let Some(open) = mind.sight.rooms.falconers() else { return NEVER };
        let costs = self.cards.get_or_init(|| cards(mind));
        // Whichever falcon is set, it is paid with the card that is missed least.
        let Some((_, loss)) = costs.first().filter(|(cheapest, _)| *cheapest == card) else { return NEVER };
        let follow = *self.flight.get_or_init(|| flight(mind, open, costs));
        let birds = birds(mind, open);
        mind.forecast.per_scoring(more(&birds, falcon) * mind.weights.falcon) - loss + follow
    }
    /// FAL-7: a tile that completes four, or nearly.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, _: Walls, cell: Cell) -> i32 {
        let Some(open) = mind.sight.rooms.falconers().filter(|_| tile.is_basic()) else { return 0 };
        let needs = self.needs.get_or_init(|| open.supply().map(|falcon| bits(falcon.colours())).collect());
        let around = ring(cell).map(|at| Ground::at(mind, at));
        let own = bits(mind.building(tile));
        let mut worth = 0;
        // The three cells beside each corner: the ring goes round from the north.
        for corner in [0, 2, 4, 6].map(|at| [around[at], around[at + 1], around[(at + 2) & 7]]) {
            let (mut there, mut spoiled, mut colours) = (0, false, own);
            for ground in corner {
                match ground {
                    Ground::Free => {}
                    Ground::Spoils => spoiled = true,
                    Ground::Tile(colour) => (there, colours) = (there + 1, colours | colour),
                }
            }
            worth += match there {
                _ if spoiled => 0,
                3 if needs.iter().any(|need| need & !colours == 0) => mind.weights.falcon_corner,
                2 => mind.weights.falcon_part,
                _ => 0,
            };
        }
        mind.forecast.per_scoring(worth)
    }
    /// FAL-14: the falcons that leave with a tile.
    fn swapped(&self, mind: &Mind<'_>, _: Tile, _: Tile, _: Walls, cell: Cell) -> i32 {
        let Some(open) = mind.sight.rooms.falconers() else { return 0 };
        let mut birds = birds(mind, open);
        let mut points = 0;
        for (falcon, _) in open.of(mind.sight.eyes.seat).filter(|(_, at)| at.cells().contains(&cell)) {
            birds[usize::from(falcon.bird())] -= 1;
            points -= more(&birds, falcon);
        }
        mind.forecast.per_scoring(points * mind.weights.falcon)
    }
}

/// The own birds of each colour.
fn birds(mind: &Mind<'_>, open: &Open) -> [u8; 3] {
    let mut birds = [0; 3];
    open.of(mind.sight.eyes.seat).for_each(|(falcon, _)| birds[usize::from(falcon.bird())] += 1);
    birds
}

/// FAL-17: what one more counts.
fn more(birds: &[u8; 3], falcon: Falcon) -> i32 {
    let have = usize::from(birds[usize::from(falcon.bird())]);
    let points = |n: usize| i32::from(FALCON_POINTS[n.min(FALCON_POINTS.len() - 1)]);
    points(have + 1) - points(have)
}

fn fits(falcon: Falcon, colours: &ByBuilding<bool>) -> bool {
    falcon.colours().into_iter().all(|kind| colours[kind])
}

/// FAL-4: the cards that can be given for a falcon, by what is lost with them.
fn cards(mind: &Mind<'_>) -> Vec<(Card, i32)> {
    let fit = |card: &Card| card.is_money() && card.is_for_hands() && mind.means.count(*card) > 0;
    let mut cards: Vec<(Card, i32)> = Vec::new();
    for (card, count) in mind.sight.eyes.hand.faces().filter(|(card, _)| fit(card)) {
        let loss = mind.loss(&Purse::of(card)).max(0);
        cards.extend(std::iter::repeat_n((card, loss), count.into()));
    }
    cards.sort_by_key(|(_, loss)| *loss);
    cards
}

/// FAL-16: what the falcons after the first bring, the best one at a time.
fn flight(mind: &Mind<'_>, open: &Open, costs: &[(Card, i32)]) -> i32 {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let mut corners: Vec<ByBuilding<bool>> = corners(open, table, seat).map(|(_, colours)| colours).collect();
    let mut supply: Vec<Falcon> = open.supply().collect();
    let (mut birds, mut total) = (birds(mind, open), 0);
    for (n, (_, loss)) in costs.iter().enumerate() {
        let free = |falcon: Falcon| corners.iter().position(|colours| fits(falcon, colours));
        let able = supply.iter().copied().filter_map(|falcon| Some((more(&birds, falcon), falcon, free(falcon)?)));
        let Some((points, falcon, corner)) = able.max_by_key(|(points, falcon, _)| (*points, falcon.bird())) else {
            break;
        };
        let brings = mind.forecast.per_scoring(points * mind.weights.falcon) - loss;
        if n > 0 && brings <= 0 {
            break;
        }
        total += if n > 0 { brings } else { 0 };
        birds[usize::from(falcon.bird())] += 1;
        supply.retain(|other| *other != falcon);
        corners.swap_remove(corner);
    }
    total
}

/// These colours, one bit each.
fn bits(colours: impl IntoIterator<Item = Building>) -> u8 {
    colours.into_iter().fold(0, |bits, kind| bits | 1 << kind as u8)
}

/// What a corner finds on one of its cells.
#[derive(Clone, Copy)]
enum Ground {
    Free,
    /// No falcon sits beside it.
    Spoils,
    /// A tile that counts, with its colour, one bit.
    Tile(u8),
}

impl Ground {
    fn at(mind: &Mind<'_>, cell: Cell) -> Ground {
        match mind.tile_at(cell) {
            _ if cell == Cell::START => Ground::Tile(0),
            Some(tile) if tile.is_basic() => Ground::Tile(bits(mind.building(tile))),
            Some(_) => Ground::Spoils,
            None => Ground::Free,
        }
    }
}
