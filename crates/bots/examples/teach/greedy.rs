//! Greedy players play against themselves, and from some questions somebody does something else.

use crate::{Plan, rows::Row, table::hear};
use sabika_bots::{
    Bot, Greedy,
    search::{Budget, Search, go_on, result},
};
use sabika_engine::{
    Game, Memory, Move,
    flow::{Event, Topic},
    modules::Household,
    value::{Dice, Purse, Seat},
};
use sabika_mind::{Features, Wares};
use std::{
    io::Write,
    mem::{Discriminant, discriminant},
};

pub fn play<R: Household>(
    (mut game, mut told): (Game<R>, Vec<Event>),
    plan: &Plan,
    dice: &mut Dice,
    out: &mut impl Write,
) {
    let (mut greedy, mut rows) = (Greedy::new(0), Vec::<Row>::new());
    let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
    // Some look ahead: what they do leads where greedy players never come.
    let mut searches: Vec<Option<Search>> = memories
        .iter()
        .map(|_| plan.some_search.filter(|_| dice.below(2) == 0).map(|eye| Search::new(eye, plan.skill, dice.bits())))
        .collect();
    let supply = i32::from(game.open().supply_left());
    while let Some(sight) = game.sight() {
        hear(&mut memories, &mut told);
        let seat = sight.eyes.seat;
        let memory = &memories[seat.index()];
        if plan.branches > 0 && dice.below(plan.branches) == 0 {
            branch(&game, memory, &mut greedy, plan, dice, out, supply);
        }
        let mv = match &mut searches[seat.index()] {
            _ if dice.below(plan.noise) == 0 => any_listed(&game, dice),
            Some(search) => {
                let mut world = game.clone();
                world.redeal_knowing(memory, dice);
                let budget = Budget { playouts: plan.playouts };
                search.ponder(&world, memory, budget, || true).expect("asked").candidates[0].mv
            }
            None => greedy.choose(&sight.plain()),
        };
        game.apply_told(seat, mv, &mut told).expect("a listed move");
        if plan.keeps > 0 && game.ask().is_some_and(|ask| ask.topic == Topic::Action) && dice.below(plan.keeps) == 0 {
            let seat = if dice.below(2) == 0 { seat } else { any_seat(&game, dice) };
            rows.push(Row::of(&game, seat, supply));
        }
    }
    for row in &rows {
        row.write(result(&game, row.seat), out);
    }
}

fn any_seat<R: Household>(game: &Game<R>, dice: &mut Dice) -> Seat {
    Seat::new(dice.below(game.open().players().into()) as u8).expect("a seat")
}

fn any_listed<R: Household>(game: &Game<R>, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    *dice.pick(&moves)
}

/// Any move: each kind is as likely as another, however many there are of it.
pub fn any_kind<R: Household>(game: &Game<R>, dice: &mut Dice) -> Move {
    let (mut moves, mut kinds) = (Vec::new(), Vec::<Discriminant<Move>>::new());
    game.moves(&mut moves);
    for kind in moves.iter().map(discriminant) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let kind = *dice.pick(&kinds);
    moves.retain(|mv| discriminant(mv) == kind);
    *dice.pick(&moves)
}

/// What is looked at in a branch: after so many more plies each.
const LATER: [u32; 4] = [0, 8, 8, 20];

/// What comes of it if somebody does something else here, and greedy players go on. What nobody can see is dealt anew: else all that is
/// learned from one game would hang on the same luck.
fn branch<R: Household>(
    trunk: &Game<R>,
    memory: &Memory,
    greedy: &mut Greedy,
    plan: &Plan,
    dice: &mut Dice,
    out: &mut impl Write,
    supply: i32,
) {
    let (mut game, mut rows, seat) = (trunk.clone(), Vec::new(), memory.seat());
    game.redeal_knowing(memory, dice);
    let (mv, before, mut taken) = (any_kind(&game, dice), *game.open(), Purse::EMPTY);
    if let Move::Take(cards) = &mv {
        taken.add_all(cards);
    }
    game.apply_listed(mv);
    // Who judges some plies later needs no rows that late.
    for plies in LATER.into_iter().take(if plan.judge.is_some() { 3 } else { 4 }) {
        go_on(&mut game, greedy, plies);
        if game.open().is_over() {
            break;
        }
        let other = any_seat(&game, dice);
        // At first sight it is not seen what comes by chance (a further action may take some of it: that is seldom).
        let hidden = plies == 0 && dice.below(4) > 0;
        let wares = if hidden { Wares::left_of(&before, &taken, game.open()) } else { Wares::of(game.open()) };
        rows.push(Row::with(&game, seat, supply, &wares));
        if other != seat && plies == LATER[1] {
            rows.push(Row::of(&game, other, supply));
        }
    }
    go_on(&mut game, greedy, plan.judge.map_or(100_000, |(_, plies)| plies));
    for row in rows {
        let worth = match plan.judge {
            Some((eye, _)) if !game.open().is_over() => eye.worth_on_average(&Features::of(&game, row.seat)),
            _ => result(&game, row.seat),
        };
        row.turned(dice).write(worth, out);
    }
}
