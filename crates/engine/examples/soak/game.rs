//! One game, watched.
//!
//! At every ply: the question has an answer; the move made is spelled, read and the same again, in words and as data; every
//! tile, card and gate is in one place; the scores are the sum of what was told; a few moves that nobody should make are
//! tried, and what is refused names its rule. At every n-th ply, because it costs: everything listed is legal and listed
//! once; a refused move leaves the state equal, an accepted one keeps everything in one place; everything hidden from a
//! seat is dealt anew, and its view, its moves and its refusals are the same; the Alhambra is legal, and so it is to the
//! slow second reading of the rules, now and then. At the end: hands are
//! shown, the winners are those with most points, and nothing can be done any more.

use crate::{
    common::{lists, unseen, whole, wild, *},
    described::{described, palace as described_palace},
    report::Report,
};
use sabika_engine::{
    End, Game, Move, Title,
    board::{across, violations_with},
    flow::Event,
    modules::House,
    position::Position,
    score::Participant,
    value::*,
};

/// No random game comes near so many moves.
const ENDLESS: u32 = 200_000;
/// Moves tried at every ply that nobody should make.
const TRIED: u32 = 3;

/// What is watched over the course of a game.
struct Watch {
    report: Report,
    /// Was the game set up by the rules, or described?
    dealt: bool,
    scores: BySeat<i16>,
    dirk: i16,
    /// How many of the last tiles were given out, or not.
    last: usize,
}

/// Plays the game of this seed; panics when it breaks the law.
pub fn play(game: Title, seed: u64, every: u32) -> Report {
    let mut dice = Dice::loose(seed);
    let config = match game {
        Title::Alhambra => any_config(&mut dice),
        Title::RedPalace => any_palace(&mut dice),
    };
    let (described, pieces) = match (dice.below(4), game) {
        (0, Title::Alhambra) => described(&config, seed, &mut dice),
        (0, Title::RedPalace) => described_palace(&config, seed, &mut dice),
        _ => (serde_json::Value::Null, vec![]),
    };
    let described = Some(described).filter(|position| !position.is_null());
    let words = described.as_ref().map_or(String::new(), |position| format!(", described: {position}"));
    let _label = Label(format!("game {seed} of {config:?}{words}"));
    let mut watch = Watch {
        report: Report { games: 1, ..Report::of(game) },
        dealt: described.is_none(),
        scores: BySeat::default(),
        dirk: described.as_ref().map_or(0, |given| points(&given["dirk_score"])),
        last: 0,
    };
    for seat in Seat::all(MAX_PLAYERS) {
        let given = described.as_ref().filter(|_| seat.number() < config.players);
        let told = given.map(|given| points(&given[seat.to_string()]["score"]));
        watch.scores[seat] = told.unwrap_or(0);
    }
    for piece in pieces {
        *watch.report.pieces.entry(piece).or_default() += 1;
    }
    for module in config.modules.iter() {
        *watch.report.modules.entry(module.name()).or_default() += 1;
    }
    let mut told = Vec::new();
    let mut game = match described {
        None => Game::new_told(config, Seed::from_number(seed), &mut told).expect("a playable table"),
        Some(position) => serde_json::from_value::<Position>(position)
            .expect("well spelt")
            .set_up_told(&mut told)
            .expect("a possible position"),
    };
    let mut moves = Vec::new();
    while let Some(ask) = game.ask() {
        watch.hears(&game, &told);
        watch.whole(&game);
        assert!(game.open().ply() < ENDLESS, "the game does not end");
        *watch.report.questions.entry(ask.topic.name()).or_default() += 1;
        moves.clear();
        game.moves(&mut moves);
        assert!(!moves.is_empty(), "a question without an answer: {ask:?}");
        let costly = game.open().ply() % every == 0 || !is_laid(&game);
        watch.tries(&game, &moves, costly, &mut dice);
        if costly {
            watch.costly(&game, &moves, &mut dice);
        }
        let mv = choose(&moves, &mut dice);
        is_spelled(mv);
        *watch.report.moves.entry(kind_of(&mv)).or_default() += 1;
        watch.report.plies += 1;
        told.clear();
        let (ply, turns) = (game.open().ply(), game.open().turns());
        game.apply_told(ask.seat, mv, &mut told).expect("a listed move is legal");
        assert!(game.open().ply() == ply + 1 && game.open().turns() >= turns);
    }
    watch.hears(&game, &told);
    watch.ends(&game, &told, &mut dice);
    watch.report
}

/// Points in a described position; 0 where none are told.
fn points(told: &serde_json::Value) -> i16 {
    told.as_i64().unwrap_or(0) as i16
}

/// What is written can be read: in words and as data.
fn is_spelled(mv: Move) {
    let text = mv.to_string();
    assert_eq!(text.parse::<Move>(), Ok(mv), "{text}");
    let json = serde_json::to_string(&mv).expect("a move can be sent");
    assert_eq!(serde_json::from_str::<Move>(&json).expect("a move can be read"), mv, "{json}");
}

impl Watch {
    fn whole(&self, game: &Game) {
        if self.dealt { whole::all_is_there(game) } else { whole::nothing_is_lost(game) }
    }

    /// The points that are told are the points that are written down.
    fn hears(&mut self, game: &Game, told: &[Event]) {
        let open = game.open();
        for event in told {
            match event {
                Event::Scored { tally, walls } => {
                    self.dirk += tally.dirk_total();
                    for (seat, wall) in open.seats().zip(walls) {
                        self.scores[seat] += tally.total(seat);
                        assert_eq!(usize::from(tally.wall(seat)), wall.len());
                    }
                }
                Event::Points { who: Participant::Seat(seat), points, .. } => self.scores[*seat] += points,
                Event::Points { who: Participant::Dirk, points, .. } => self.dirk += points,
                Event::LastTile { .. } => self.last += 1,
                _ => {}
            }
        }
        assert_eq!(*open.scores(), self.scores);
        assert!(!open.config().has_dirk() || open.dirk_score() == self.dirk);
    }

    /// Moves that nobody should make, by the seat that is asked or by another one.
    fn tries(&mut self, game: &Game, moves: &[Move], costly: bool, dice: &mut Dice) {
        for _ in 0..TRIED {
            let twist = !moves.is_empty() && dice.below(2) == 0;
            let mv = if twist { wild::twisted(game, choose(moves, dice), dice) } else { wild::any_move(game, dice) };
            let any_seat = Seat::new(dice.below(6) as u8).expect("below six");
            let seat = game.ask().filter(|_| dice.below(16) > 0).map_or(any_seat, |ask| ask.seat);
            let found = game.check(seat, &mv);
            if costly {
                let mut changed = game.clone();
                assert_eq!(changed.apply(seat, mv), found, "{mv}");
                if found.is_ok() {
                    self.whole(&changed);
                } else {
                    assert!(changed == *game, "{mv} was refused and left a trace");
                }
            }
            match found {
                Ok(()) => self.report.accepted += 1,
                Err(illegal) => {
                    let name = (illegal.rule.as_str(), kind_of(&illegal.because));
                    *self.report.refusals.entry(name).or_default() += 1;
                }
            }
        }
    }

    fn costly(&mut self, game: &Game, moves: &[Move], dice: &mut Dice) {
        let (open, ask) = (game.open(), game.ask().expect("a question"));
        lists::are_right(game, moves, dice);
        let any_seat = Seat::new(dice.below(open.players().into()) as u8).expect("at the table");
        for seat in [ask.seat, any_seat] {
            let other = unseen::cannot_tell(game, seat, dice);
            self.whole(&other);
            for secret in unseen::changed(game, &other) {
                *self.report.secrets.entry(secret).or_default() += 1;
            }
            let (standing, gates): (Vec<_>, Vec<_>) =
                (open.standing(seat).map(|(_, at)| at).collect(), open.gates_of(seat).collect());
            assert_eq!(violations_with(open.start_walls(seat), &standing, &gates, open.config().options.holes), []);
            assert_eq!(usize::from(open.longest_wall(seat)), open.longest_chain(seat).len());
            if dice.below(8) == 0 {
                let layout = oracle_layout(open, seat);
                assert_eq!(layout.violations(oracle_holes(open)), []);
                assert_eq!(usize::from(open.longest_wall(seat)), layout.longest_wall());
                assert_eq!(across(&open.longest_chain(seat)), layout.best_chain().1);
            }
        }
    }

    fn ends(&mut self, game: &Game<House>, told: &[Event], dice: &mut Dice) {
        let (open, options) = (game.open(), game.open().config().options);
        self.whole(game);
        assert!(open.is_over() && open.rounds_held().has(3));
        let Some(Event::Over { winners, hands }) = told.last() else { panic!("the end was not told") };
        assert_eq!(*hands, open.seats().map(|seat| *game.hand(seat)).collect());
        let best = open.seats().map(|seat| open.score(seat)).max();
        let expected: Vec<Seat> = open.seats().filter(|seat| Some(open.score(*seat)) == best).collect();
        assert_eq!((winners, open.winners().collect::<Vec<_>>()), (&expected, expected.clone()));
        unseen::cannot_tell(game, Seat::FIRST, dice);
        self.tries(game, &[], true, dice);
        let idle = u32::from(options.stall_rounds) * u32::from(open.players());
        let end = match () {
            () if self.last < 4 => "the market",
            () if options.end == End::Supply && open.supply_left() == 0 => "the supply",
            () if options.turn_limit > 0 && open.turns() == u32::from(options.turn_limit) => "the turn limit",
            () if idle > 0 && open.idle_turns() == idle => "the stall guard",
            () => panic!("the game ended for no reason"),
        };
        *self.report.ends.entry(end).or_default() += 1;
    }
}
