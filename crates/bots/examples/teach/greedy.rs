//! Greedy players play against themselves, and from some questions somebody does something else.

use crate::{Plan, rows::Row};
use sabika_bots::{
    Bot, Greedy,
    search::{go_on, look, result},
};
use sabika_engine::{
    Game, Move,
    flow::Topic,
    modules::Household,
    value::{Dice, Seat},
};
use std::{
    io::Write,
    mem::{Discriminant, discriminant},
};

pub fn play<R: Household>(mut game: Game<R>, plan: &Plan, dice: &mut Dice, out: &mut impl Write) {
    let mut greedy = Greedy::new(0);
    let mut rows: Vec<Row> = Vec::new();
    let supply = i32::from(game.open().supply_left());
    while let Some(sight) = game.sight() {
        let seat = sight.eyes.seat;
        if plan.branches > 0 && dice.below(plan.branches) == 0 {
            branch(&game, seat, &mut greedy, plan, dice, out, supply);
        }
        let mv = if dice.below(plan.noise) == 0 { any_listed(&game, dice) } else { greedy.choose(&sight.plain()) };
        game.apply_listed(mv);
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

/// What comes of it if somebody does something else here, and greedy players go on.
fn branch<R: Household>(
    trunk: &Game<R>,
    seat: Seat,
    greedy: &mut Greedy,
    plan: &Plan,
    dice: &mut Dice,
    out: &mut impl Write,
    supply: i32,
) {
    let (mut game, mut rows) = (trunk.clone(), Vec::new());
    let mv = any_kind(&game, dice);
    game.apply_listed(mv);
    for plies in [0, 4, 8] {
        go_on(&mut game, greedy, plies);
        if game.open().is_over() {
            break;
        }
        let other = any_seat(&game, dice);
        rows.push(Row::of(&game, seat, supply));
        if other != seat && plies == 4 {
            rows.push(Row::of(&game, other, supply));
        }
    }
    go_on(&mut game, greedy, plan.judge.map_or(100_000, |(_, plies)| plies));
    for row in &rows {
        let worth = plan.judge.map_or_else(|| result(&game, row.seat), |(eye, _)| look(&game, row.seat, eye));
        row.write(worth, out);
    }
}
