//! The Red Palace: the rows of its strips, guards, and what they are spent for (RED-22 to RED-57).
//!
//! A guard is worth what can still be paid with it and, on the longest wall, what it will count at the end (RED-55). That
//! every guard spent makes the others worth more is no reason to spend one, or not to: reckoning with it played no better.
//! Lists of moves may be long, so the bot makes up the few that matter and asks the engine whether they may be made.

mod abilities;

use super::prelude::*;
use crate::greedy::{majority::Rows, outline::Posts};
use sabika_engine::{
    components::{FLOOR, GUARD_POINTS},
    modules::red_palace::{Move, Open, Question, rate},
};

/// A wall piece that is held is set before anything else.
const PIECE_FIRST: i32 = 1 << 20;

#[derive(Default)]
pub struct RedPalace {
    garrison: OnceCell<Garrison>,
    /// Where the own guards stand on the outline.
    posts: OnceCell<Option<Box<Posts>>>,
}

/// What guards are worth, found out once for a question.
#[derive(Clone, Copy, Default)]
struct Garrison {
    /// A guard to pay with.
    spare: i32,
    /// What one is worth more on the longest wall.
    on_wall: i32,
    /// The own guards, and those of them on the longest wall.
    own: i32,
    posted: i32,
    /// The points that stand for a guard (RED-27).
    rate: i32,
}

impl Garrison {
    /// RED-26, RED-27: what it costs to pay so many guards: first those that stand idle, and points where there are none.
    fn costs(&self, guards: i32) -> i32 {
        let paid = guards.min(self.own);
        let posted = (paid - (self.own - self.posted)).max(0);
        paid * self.spare + posted * self.on_wall + (guards - paid) * self.rate * POINT
    }
}

impl Knowledge for RedPalace {
    fn says(&self) -> &'static [Say] {
        &[Say::Beside, Say::Owned]
    }
    fn slows(&self) -> u32 {
        17
    }
    /// The most money, a further action or a card for a guard of the reserve, and otherwise no abilities.
    fn liking(&self, sight: &Sight<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::RedPalace(mv)) = (sight.rooms.red_palace(), mv) else { return OFFERED };
        let Eyes { open: table, seat, .. } = sight.eyes;
        let idle = || open.guards.count(*table.reserve(seat)) > 0;
        match mv {
            Move::Choose { set } => {
                let cards = open.sets.get(usize::from(*set).wrapping_sub(1)).copied().flatten();
                20_000 + cards.map_or(0, |cards| i32::from(cards.total()))
            }
            Move::TreatAsExact if idle() => 12_600,
            Move::TakeMoney { card } if idle() => 12_500 + i32::from(card.value()),
            Move::Pay { guard } => 20_000 + i32::from(table.reserve(seat).has(guard.tile)),
            _ => OFFERED,
        }
    }
    /// RED-53, RED-57: the rows of the types in each scoring.
    fn rows(&self, mind: &Mind<'_>) -> Option<Rows> {
        let strips = open(mind)?.strips;
        Some(strips.map(|strip| {
            let mut rows = [0, 1, 2, 3, 4, 5];
            if let Some(strip) = strip {
                for (row, kind) in (0..).zip(strip.order()) {
                    rows[kind as usize] = row;
                }
            }
            rows
        }))
    }
    /// RED-54: who has half a building of each type.
    fn halves(&self, mind: &Mind<'_>) -> Option<[Option<u8>; 6]> {
        let halves = &open(mind)?.halves;
        Some(Building::ALL.map(|kind| halves[kind].map(|seat| seat.index() as u8)))
    }
    fn take_notes(&self, mind: &mut Mind<'_>) {
        let _ = self.garrison.set(self.count_guards(mind));
    }
    /// What the answer to a question is worth.
    fn worth(&self, mind: &Mind<'_>, mv: &AnyMove) -> i32 {
        let (Some(open), AnyMove::RedPalace(mv)) = (open(mind), *mv) else { return NEVER };
        match mv {
            Move::Choose { set } => open.sets[usize::from(set) - 1].map_or(NEVER, |cards| money(mind, &cards)),
            Move::Pay { guard } => -mind.weights.unknown * i32::from(missed(mind, open, guard)),
            // Before any tile is placed, while there is still a choice.
            Move::Set { section } => PIECE_FIRST + abilities::walled(mind, section.tile, section.side),
            _ => NEVER, // abilities are made up, not looked for
        }
    }
    fn is_listed(&self, mind: &Mind<'_>) -> bool {
        !is_asked(mind)
    }
    /// RED-39a: another chip, which is drawn now or never.
    fn at_once(&self, mind: &mut Mind<'_>) -> Option<AnyMove> {
        self.redraw(mind)
    }
    fn goes_before(&self) -> bool {
        true
    }
    fn before(&self, mind: &mut Mind<'_>, best: &mut Best) {
        self.use_before(mind, best);
    }
    fn after(&self, mind: &mut Mind<'_>, best: &mut Best) {
        self.use_after(mind, best);
    }
    /// What a tile on a cell does to the guards on the longest wall.
    fn beside(&self, mind: &Mind<'_>, tile: Tile, walls: Walls, cell: Cell) -> i32 {
        let worth = self.garrison().on_wall;
        let Some(open) = open(mind).filter(|_| worth > 0 && walls.is_proper()) else { return 0 };
        let own = guards_on(open, tile);
        match self.posts(mind).filter(|_| mind.outline.is_plain(cell)) {
            Some(posts) => {
                let after = i32::from(mind.outline.posts_after(posts, cell, walls, own));
                (after - i32::from(posts.in_longest)) * worth
            }
            None => i32::from(facing_out(mind, own, cell)) * worth / 2,
        }
    }
    /// The same if it takes another's place, whose guards leave with it (RED-19).
    fn swapped(&self, mind: &Mind<'_>, leaves: Tile, tile: Tile, _: Walls, cell: Cell) -> i32 {
        let Some(open) = open(mind) else { return 0 };
        let out = |tile: Tile| i32::from(facing_out(mind, guards_on(open, tile), cell));
        (out(tile) - out(leaves)) * self.garrison().on_wall
    }
    /// RED-45: what guards are worth that come with a tile, wherever it lies.
    fn owned(&self, mind: &Mind<'_>, tile: Tile) -> i32 {
        match open(mind) {
            Some(open) if !open.manned.has(tile) => i32::from(tile.towers().count()) * self.garrison().spare,
            _ => 0,
        }
    }
    /// RED-38: what it brings to pay too much, if another action is worth this much.
    fn grace(&self, mind: &Mind<'_>, action: i32) -> i32 {
        if !mind.sight.eyes.grace {
            return 0;
        }
        (action - self.garrison().costs(1) - mind.weights.ability).max(0)
    }
    /// RED-38b: where that is only possible with an ability.
    fn overpaying(&self, mind: &Mind<'_>) -> Option<i32> {
        Some(self.garrison().costs(1) + mind.weights.ability)
    }
}

impl RedPalace {
    fn garrison(&self) -> Garrison {
        self.garrison.get().copied().unwrap_or_default()
    }
    /// What guards are worth now.
    fn count_guards(&self, mind: &Mind<'_>) -> Garrison {
        let Some(open) = open(mind) else { return Garrison::default() };
        let (w, table, seat) = (mind.weights, mind.sight.eyes.open, mind.sight.eyes.seat);
        let players = i32::from(table.players());
        let (own, turns) = (i32::from(open.own_count(table, seat)), mind.forecast.turns(table.players()) - 1);
        let spare = w.guard * turns / (turns + 2 + 2 * own);
        let worth = (points_at_the_end(mind, open) * w.guard_on_wall) >> 8;
        let on_wall = (mind.forecast.lasts(2, players, worth, w.guard_fades) - spare).max(0);
        let posted = self.posts(mind).map_or(own / 2, |posts| i32::from(posts.in_longest));
        Garrison { spare, on_wall, own, posted, rate: rate(table).into() }
    }
    /// Where the own guards stand on the outline.
    fn posts(&self, mind: &Mind<'_>) -> Option<&Posts> {
        self.posts.get_or_init(|| stand(mind).map(Box::new)).as_deref()
    }
}

fn open<'a>(mind: &Mind<'a>) -> Option<&'a Open> {
    mind.sight.rooms.red_palace()
}

/// The own guards that stand in the Alhambra.
fn stand(mind: &Mind<'_>) -> Option<Posts> {
    let (table, seat) = (mind.sight.eyes.open, mind.sight.eyes.seat);
    let guards = open(mind)?.guards.on(*table.built(seat));
    let posts = guards.filter_map(|at: Section| Some((table.cell_of(seat, at.tile)?, at.side)));
    mind.outline.posts(posts)
}

/// RED-50: what a guard will count at the end, in 256ths of a point: as many are spent for each tile as so far.
fn points_at_the_end(mind: &Mind<'_>, open: &Open) -> i32 {
    let (w, left) = (mind.weights, mind.forecast.tiles_left);
    let sold = (FLOOR.count as i32 - left).max(0);
    let spent = 256 * i32::from(open.placed);
    let mut rest = spent + left * (spent + w.guards_spent) / (sold + 8);
    let mut points = 0;
    for capacity in open.capacities.map(|n| 256 * i32::from(n)) {
        if rest <= 0 {
            break;
        }
        points += 256 * rest.min(capacity) / capacity;
        rest -= capacity;
    }
    let most = 256 * i32::from(GUARD_POINTS[GUARD_POINTS.len() - 1]);
    if points == 0 { 0 } else { (points + 128).min(most) }
}

/// The guards that come with a tile, or stand on it (RED-45).
fn guards_on(open: &Open, tile: Tile) -> Walls {
    if open.manned.has(tile) {
        open.guards.on([tile].into_iter().collect()).map(|at| at.side).collect()
    } else {
        tile.towers()
    }
}

fn facing_out(mind: &Mind<'_>, sides: Walls, cell: Cell) -> u8 {
    sides.sides().filter(|side| mind.faces_ground(cell, *side)).count() as u8
}

/// RED-10: what starting money is worth.
fn money(mind: &Mind<'_>, cards: &Purse) -> i32 {
    let mut hand = mind.means;
    hand.add_all(cards);
    mind.wealth(&hand, mind.wares())
}

/// Is this guard missed on the longest wall?
fn missed(mind: &Mind<'_>, open: &Open, guard: Section) -> u8 {
    let (table, seat, mut without) = (mind.sight.eyes.open, mind.sight.eyes.seat, *open);
    if !table.built(seat).has(guard.tile) {
        return 0;
    }
    without.guards.remove(guard);
    // One that faces ground may count one day.
    let outside = table.cell_of(seat, guard.tile).is_some_and(|cell| mind.faces_ground(cell, guard.side));
    2 * (open.on_the_wall(table, seat) - without.on_the_wall(table, seat)) + u8::from(outside)
}

/// Is this asked: abilities, or an action before which they may be used?
fn is_asked(mind: &Mind<'_>) -> bool {
    mind.sight.eyes.ask.topic.is_action() || is_after(mind)
}

/// Is it asked after the actions (RED-16)?
fn is_after(mind: &Mind<'_>) -> bool {
    mind.sight.eyes.ask.topic == Topic::Module(ModuleTopic::RedPalace(Question::Abilities))
}
