//! Searches play against themselves. What a position is worth is what the search thinks of it, and what it thinks later: each turn that
//! has been played since counts a little less. Past a move by chance nothing counts, for nobody means to make it.

use crate::{
    Plan,
    greedy::any_kind,
    rows::{Row, Turn, mix},
    table::hear,
};
use sabika_bots::{
    Greedy,
    search::{Budget, Search, go_on, look, result},
};
use sabika_engine::{
    Game, Memory, Move,
    flow::{Event, Topic},
    modules::Household,
    value::{Dice, Seat},
};
use sabika_mind::{Net, Worth};
use std::io::Write;

/// How much of it is what is known later, in 256ths.
const LATER: i64 = 218;

pub fn play<R: Household>(
    (mut game, mut told): (Game<R>, Vec<Event>),
    (plan, eye): (&Plan, &'static Net),
    dice: &mut Dice,
    out: &mut impl Write,
) {
    let mut search = Search::new(eye, plan.skill, dice.bits());
    let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
    let (mut turns, supply) = (Vec::<Turn>::new(), i32::from(game.open().supply_left()));
    while let Some(ask) = game.ask() {
        hear(&mut memories, &mut told);
        let memory = &memories[ask.seat.index()];
        let mut world = game.clone();
        world.redeal_knowing(memory, dice);
        let thoughts = search.ponder(&world, memory, Budget { playouts: plan.playouts }, || true).expect("asked");
        let (best, by_chance) = (thoughts.candidates[0].mv, dice.below(plan.noise) == 0);
        if ask.topic == Topic::Action {
            let rows = game.open().seats().map(|seat| Row::of(&game, seat, supply));
            let worth = thought_of(&world, memory, best, plan, eye, dice);
            turns.push(Turn { rows: rows.zip(worth).collect(), by_chance });
        } else if let (true, Some(turn)) = (by_chance, turns.last_mut()) {
            turn.by_chance = true;
        }
        let mv = if by_chance { any_kind(&game, dice) } else { best };
        game.apply_told(ask.seat, mv, &mut told).expect("a listed move");
    }
    let mut later: Vec<Worth> = game.open().seats().map(|seat| result(&game, seat)).collect();
    for turn in turns.iter().rev() {
        for ((row, now), later) in turn.rows.iter().zip(&mut later) {
            *later = if turn.by_chance { *now } else { mix(*now, *later, LATER) };
            row.write(*later, out);
        }
    }
}

/// What this move is worth to everybody, in futures that it was not chosen by.
fn thought_of<R: Household>(
    world: &Game<R>,
    memory: &Memory,
    mv: Move,
    plan: &Plan,
    eye: &Net,
    dice: &mut Dice,
) -> Vec<Worth> {
    const FUTURES: i32 = 12;
    let mut greedy = Greedy::new(0);
    let seats: Vec<Seat> = world.open().seats().collect();
    let mut sums = vec![Worth::default(); seats.len()];
    for _ in 0..FUTURES {
        let mut game = world.clone();
        game.redeal_knowing(memory, dice);
        game.apply_listed(mv);
        go_on(&mut game, &mut greedy, plan.skill.depth);
        for (sum, seat) in sums.iter_mut().zip(&seats) {
            let worth = look(&game, *seat, eye);
            *sum = Worth { win: sum.win + worth.win, margin: sum.margin + worth.margin };
        }
    }
    sums.into_iter().map(|sum| Worth { win: sum.win / FUTURES, margin: sum.margin / FUTURES }).collect()
}
