//! Tunes the weights of the greedy bot: `tune [SECONDS] [THREADS] [PLAYERS] [base|MODULE,...] [SEED]`.
//!
//! A candidate with one or two weights changed plays against copies of the best so far; if it wins more than a fair
//! share by more than chance it takes that place. The weights of modules are tuned with those modules in play, the others
//! without any. Prints what was found; the numbers go to `src/greedy/weights.rs` by hand.
//!
//! `tune try NAME=VALUE,... [DEALS] [PLAYERS] [base|MODULE,...]` plays these weights against the tuned ones.

use sabika_bots::{Bot, Greedy, Weights};
use sabika_engine::{
    Config, Game,
    modules::{Bare, House, Household, ModuleId, ModuleSet},
    value::{Dice, Seat, Seed},
};
use std::{fmt::Write, time::Instant};

/// Its name, where it stands, and the module it belongs to.
type Field = (&'static str, fn(&mut Weights) -> &mut i32, &'static str);
macro_rules! fields {
    ($($module:literal: $($name:ident)+);+ $(;)?) => {
        [$($((stringify!($name), (|w| &mut w.$name) as fn(&mut Weights) -> &mut i32, $module)),+),+]
    };
}
const FIELDS: &[Field] = &fields![
    "": coin spare_coin plenty exact_sum can_exact can_over can_partly overpaid money_fades last_tiles last_lead wall
        open_first open_second open_more open_fades reserve envy tiles_per_card;
    "vizier": wake favour;
    "squares": square;
    "diamonds": gem gem_sum;
    "exchange_offices": office;
    "city_gates": gate gate_shut;
    "camps": camp camp_line;
    "thieves": thief thief_fades;
    "walls": wood wood_fades;
    "change": small_change;
    "street_trader": resident resident_grows trader_moves trader_waits;
    "treasure_chamber": chest chests_to_come;
    "master_builders": builder;
    "invaders": attack attack_fades scout;
    "bazaars": bazaar bazaar_grows;
    "power_of_sultan": sultan sultan_waits;
    "caravanserai": inn second_inn inn_onward inn_side inn_idle;
    "art_of_the_moors": culture culture_hope culture_alone culture_pace;
    "falconers": falcon falcon_corner falcon_part;
    "watchtowers": tower tower_hope;
    "building_sites": site site_waits site_action;
    "exchange_certificates": saved saved_idle;
    "medina": one_medina medinas_to_come;
    "red_palace": guard guard_on_wall guard_fades guards_spent ability piece half;
    "characters": beggar patron miser architect merchant wise_man dancer money_changer dance;
];

/// The share of wins of a candidate over the fair share, in standard errors, and plainly.
fn duel<R: Household>(
    config: Config,
    new: &Weights,
    old: &Weights,
    first: u64,
    deals: u64,
    threads: u64,
) -> (f64, f64) {
    let players = usize::from(config.players);
    let parts: Vec<(f64, f64)> = std::thread::scope(|scope| {
        let part = |thread: u64| {
            let mut bots: Vec<Greedy> = (0..players).map(|_| Greedy::with(*old)).collect();
            let mut tested = Greedy::with(*new);
            let (mut sum, mut squares) = (0.0, 0.0);
            for deal in (0..deals).filter(|d| d % threads == thread) {
                let mut share = 0.0;
                for at in 0..players {
                    std::mem::swap(&mut bots[at], &mut tested);
                    let mut game = Game::<R>::new(config, Seed::from_number(first + deal)).expect("a good game");
                    while let Some(sight) = game.sight() {
                        let mv = bots[sight.eyes.seat.index()].choose(&sight.plain());
                        game.apply_listed(mv);
                    }
                    std::mem::swap(&mut bots[at], &mut tested);
                    let winners: Vec<Seat> = game.open().winners().collect();
                    if winners.iter().any(|w| w.index() == at) {
                        share += 1.0 / winners.len() as f64;
                    }
                }
                share = share / players as f64 - 1.0 / players as f64;
                sum += share;
                squares += share * share;
            }
            (sum, squares)
        };
        let running: Vec<_> = (0..threads).map(|t| scope.spawn(move || part(t))).collect();
        running.into_iter().map(|r| r.join().expect("a thread")).collect()
    });
    let (sum, squares) = parts.iter().fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let n = deals as f64;
    let mean = sum / n;
    let error = ((squares / n - mean * mean) / n).sqrt().max(1e-9);
    (mean / error, mean)
}

/// The same with or without modules.
fn any_duel(config: Config, new: &Weights, old: &Weights, first: u64, deals: u64, threads: u64) -> (f64, f64) {
    if config.rooms() == ModuleSet::EMPTY {
        duel::<Bare>(config, new, old, first, deals, threads)
    } else {
        duel::<House>(config, new, old, first, deals, threads)
    }
}

/// With these modules; the room of a game stands for that game.
fn config(players: u8, names: Option<&String>) -> Config {
    let names = names.map_or("base", String::as_str);
    let rooms =
        || names.split(',').filter(|name| *name != "base").map(|name| name.parse::<ModuleId>().expect("a module"));
    let game = rooms().find_map(ModuleId::game).unwrap_or_default();
    Config::players(players).of(game).with(rooms().filter(|room| room.game().is_none()).collect())
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |text| text.parse().expect("a number"));
    if args.first().is_some_and(|arg| arg == "try") {
        let mut new = Weights::TUNED;
        for (name, value) in args[1].split(',').filter_map(|part| part.split_once('=')) {
            let (_, field, _) = FIELDS.iter().find(|field| field.0 == name).expect("a weight");
            *field(&mut new) = value.parse().expect("a number");
        }
        let config = config(number(3, 3) as u8, args.get(4));
        let (sigma, mean) = any_duel(config, &new, &Weights::TUNED, 50_000_000, number(2, 2_000), 2);
        return println!("{}: {:+.2} % over fair ({sigma:.1} σ)", args[1], 100.0 * mean);
    }
    let (seconds, threads, tuned_players) = (number(0, 60), number(1, 2), number(2, 3) as u8);
    let config = |players: u8| config(players, args.get(3));
    let rooms = config(tuned_players).rooms();
    let (mut best, mut dice, start) = (Weights::TUNED, Dice::loose(number(4, 1)), Instant::now());
    let (mut tried, mut first) = (0u64, 1_000_000u64);
    while start.elapsed().as_secs() < seconds {
        let mut new = best;
        let mut changed = String::new();
        for _ in 0..=dice.below(2) {
            let (name, field, module) = *dice.pick(FIELDS);
            let tuned = rooms == ModuleSet::EMPTY && module.is_empty() || rooms.iter().any(|m| m.name() == module);
            if !tuned {
                continue;
            }
            let by = [-40, -25, -12, 14, 33, 66][dice.below(6) as usize];
            let value = field(&mut new);
            let step = *value * by / 100;
            *value += if step.abs() < 3 { by.signum() * 3 } else { step };
            if *value < 1 {
                *value = 1;
            }
            let _ = write!(changed, " {name}={value}");
        }
        if new == best {
            continue;
        }
        tried += 1;
        first += 100_000;
        let mut from = first;
        // Three looks, each longer: what is clearly worse is dropped early.
        let mut accepted = true;
        for (look, need) in [(500, 0.2), (1_500, 1.0), (4_000, 1.8)] {
            let found = any_duel(config(tuned_players), &new, &best, from, look, threads);
            from += look;
            if found.0 < need {
                accepted = false;
                break;
            }
            if look == 4_000 {
                println!("{tried}:{changed}  +{:.2} % ({:.1} σ)", 100.0 * found.1, found.0);
            }
        }
        if accepted {
            best = new;
        }
    }
    println!("{tried} tried\n{best:?}");
    for players in 2..=6 {
        let (sigma, mean) = any_duel(config(players), &best, &Weights::TUNED, 77_000_000, 1_500, threads);
        println!("{players} players: {:+.2} % over fair ({sigma:.1} σ)", 100.0 * mean);
    }
}
