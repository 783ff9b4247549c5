//! The ledger of points: a score is the sum of what was told, and a tally says why.

use crate::common::*;
use sabika_engine::{
    Game,
    flow::Event,
    score::{Line, Participant, Tally},
    value::*,
};

/// What each participant should have by what was told.
#[derive(Default)]
struct Track {
    scores: BySeat<i16>,
    dirk: i16,
    /// Points that no scoring counted.
    beside: u32,
}

impl Track {
    fn hear_all(&mut self, told: &[Event], game: &Game) {
        for event in told {
            self.hears(event, game);
        }
    }
    fn hears(&mut self, event: &Event, game: &Game) {
        match event {
            Event::Scored { tally, .. } => {
                for who in tally.participants() {
                    explains(tally, who);
                    let points = tally.lines(who).iter().map(Line::points).sum();
                    self.adds(who, points);
                }
            }
            Event::Points { who, points, by, .. } => {
                assert!(game.config().rooms().has(*by));
                self.adds(*who, *points);
                self.beside += 1;
            }
            _ => {}
        }
    }
    fn adds(&mut self, who: Participant, points: i16) {
        match who {
            Participant::Seat(seat) => self.scores[seat] += points,
            Participant::Dirk => self.dirk += points,
        }
    }
}

/// Every point of a tally stands in a line, and the lines of a category add up to it.
fn explains(tally: &Tally, who: Participant) {
    let lines = tally.lines(who);
    assert_eq!(lines.iter().map(Line::points).sum::<i16>(), tally.total_of(who));
    for line in lines {
        match line {
            Line::Wall { segments, .. } => assert!(segments > 0 && who != Participant::Dirk),
            Line::Majority { place, shared_by, pot, points, count, half, .. } => {
                assert!(place >= 1 && shared_by >= 1 && count >= 1);
                assert!(points == pot / shared_by && (count, half) != (0, true));
            }
            Line::Extra(extra) => assert!(extra.halves > 0),
            Line::Award(award) => assert_eq!(award.round, Some(tally.round)),
        }
    }
}

fn tracked(mut game: Game, told: &[Event], dice: &mut Dice) -> u32 {
    let mut track = Track::default();
    track.hear_all(told, &game);
    loop {
        assert_eq!(*game.open().scores(), track.scores);
        assert!(!game.config().has_dirk() || game.open().dirk_score() == track.dirk);
        let Some(ask) = game.ask() else { return track.beside };
        let mut told = Vec::new();
        game.apply_told(ask.seat, choose(&listed(&game), dice), &mut told).expect("listed");
        track.hear_all(&told, &game);
    }
}

/// The score of everybody is the sum of what was told, after every move of games with everything.
#[test]
fn a_score_is_the_sum_of_what_was_told() {
    let mut beside = 0;
    for seed in 0..120 {
        let mut dice = Dice::loose(71 << 32 | seed);
        let config = if seed % 3 == 0 { any_palace(&mut dice) } else { any_config(&mut dice) };
        let _label = Label(format!("game {seed} of {config:?}"));
        let mut told = Vec::new();
        let game = Game::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
        beside += tracked(game, &told, &mut dice);
    }
    assert!(beside > 300, "only {beside} lines beside the scorings");
}
