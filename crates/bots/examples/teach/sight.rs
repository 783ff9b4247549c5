//! Players with an eye play against themselves, by habit and by where the eye sees each action lead, and sometimes against others. What a position is
//! worth is what is seen a turn later, and later still, and at last the result: so the eye learns what comes of its own play, not of greedy's.
//! Past a move by chance nothing counts, for nobody means to make it.

use crate::{
    Plan,
    greedy::any_kind,
    rows::{Row, Turn, mix},
    table::hear,
};
use sabika_bots::{
    Bot, Greedy,
    habit::{Glance, Habit},
    search::result,
};
use sabika_engine::{
    Game, Memory, Move,
    flow::{Event, Topic},
    modules::Household,
    value::{Dice, Purse},
};
use sabika_mind::{Net, Taste, Wares, Worth};
use std::io::Write;

/// Who sits there.
#[derive(Clone, Copy, PartialEq)]
enum Player {
    /// By habit and with the eye.
    Keen,
    Habit,
    Greedy,
}

pub fn play<R: Household>(
    (mut game, mut told): (Game<R>, Vec<Event>),
    (plan, eye): (&Plan, &'static Net),
    dice: &mut Dice,
    out: &mut impl Write,
) {
    let (mut greedy, mut habit) = (Greedy::new(0), Habit::new(Taste::embedded()));
    habit.set_whims(dice.bits());
    let mut memories: Vec<Memory> = game.open().seats().map(Memory::new).collect();
    // In some games some are others: positions come up to which the eye's own play would not lead.
    let mixed = dice.below(3) == 0;
    let players: Vec<Player> = memories
        .iter()
        .map(|_| match dice.below(4) {
            0 | 1 if mixed => Player::Greedy,
            2 if mixed => Player::Habit,
            _ => Player::Keen,
        })
        .collect();
    let supply = i32::from(game.open().supply_left());
    let (mut turns, mut before, mut taken) = (Vec::<Turn>::new(), *game.open(), Purse::EMPTY);
    while let Some(sight) = game.sight() {
        let (seat, topic) = (sight.eyes.seat, sight.eyes.ask.topic);
        hear(&mut memories, &mut told);
        if topic == Topic::Action {
            // The eye is asked where a turn has ended, before what comes then is seen, and in the middle of futures, where everything is.
            let open = game.open();
            let wares = if dice.below(3) == 0 { Wares::of(open) } else { Wares::left_of(&before, &taken, open) };
            let rows = open.seats().map(|seat| {
                let row = Row::with(&game, seat, supply, &wares);
                let worth = eye.worth(&row.features);
                (row, worth)
            });
            turns.push(Turn { rows: rows.collect(), by_chance: false });
            (before, taken) = (*open, Purse::EMPTY);
        }
        let by_chance = dice.below(plan.noise) == 0;
        let mv = match players[seat.index()] {
            _ if by_chance => any_kind(&game, dice),
            Player::Greedy => greedy.choose(&sight.plain()),
            Player::Habit => habit.choose(&game, Glance::Never).expect("asked"),
            Player::Keen => {
                let mut world = game.clone();
                world.redeal_knowing(&memories[seat.index()], dice);
                habit.choose(&world, Glance::AtAll(eye)).expect("asked")
            }
        };
        if let (true, Some(turn)) = (by_chance, turns.last_mut()) {
            turn.by_chance = true;
        }
        if let Move::Take(cards) = &mv {
            taken.add_all(cards);
        }
        game.apply_told(seat, mv, &mut told).expect("a listed move");
    }
    let mut later: Vec<Worth> = game.open().seats().map(|seat| result(&game, seat)).collect();
    for turn in turns.iter().rev() {
        for ((row, now), later) in turn.rows.iter().zip(&mut later) {
            if turn.by_chance {
                *later = *now;
                continue;
            }
            if plan.keeps < 2 || dice.below(plan.keeps) == 0 {
                row.write(*later, out);
            }
            *later = mix(*now, *later, plan.later);
        }
    }
}
