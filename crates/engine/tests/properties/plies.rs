//! Games move by move: each with all that it led to.

use crate::common::*;
use sabika_engine::{
    Config, Game, Move,
    flow::{Ask, Event, Topic},
    modules::{
        House, ModuleTopic, bonus_cards,
        characters::{Person, Question},
    },
    value::*,
};

/// A question of the characters.
pub const fn persons_ask(question: Question) -> Topic {
    Topic::Module(ModuleTopic::Characters(question))
}
/// BON-6.
pub const BONUS_POLL: Topic = Topic::Module(ModuleTopic::BonusCards(bonus_cards::Question::Poll));

/// Is this move made beside the question: a reveal (BON-3), an announcement (MAB-11)?
pub fn is_beside(mv: Move) -> bool {
    matches!(mv, Move::BonusCards(_) | Move::MasterBuilders(_))
}

/// Does this seat own this person, and has not used it in this round?
pub fn ready(game: &Game, seat: Seat, person: Person) -> bool {
    game.rooms().characters.is_some_and(|room| room.open.ready(person, seat))
}

/// One move with all that it led to.
pub struct Ply<'a> {
    pub before: &'a Game,
    pub ask: Ask,
    pub mv: Move,
    pub told: &'a [Event],
    pub after: &'a Game,
}

/// Plays a random game; shows every move from the first turn on. Returns its end, and all that was told.
pub fn play(config: Config, seed: u64, mut each: impl FnMut(&Ply<'_>)) -> (Game, Vec<Event>) {
    let _label = Label(format!("game {seed} of {config:?}"));
    let (mut dice, mut all) = (Dice::loose(seed), Vec::new());
    let mut game = Game::<House>::new_told(config, Seed::from_number(seed), &mut all).expect("playable");
    while let Some(ask) = game.ask() {
        let mv = choose(&listed(&game), &mut dice);
        let (before, mut told) = (game.clone(), Vec::new());
        game.apply_told(ask.seat, mv, &mut told).expect("listed");
        if is_laid(&before) {
            each(&Ply { before: &before, ask, mv, told: &told, after: &game });
        }
        all.extend(told);
    }
    (game, all)
}

/// Plays random games at random tables.
pub fn play_many(games: u64, salt: u64, mut each: impl FnMut(&Ply<'_>)) {
    for n in 0..games {
        play(any_config(&mut Dice::loose(salt << 32 | n)), n, &mut each);
    }
}

/// Is this the question that comes next?
pub fn asks(ply: &Ply<'_>, topic: Topic) -> bool {
    ply.after.ask() == Some(Ask { seat: ply.ask.seat, topic })
}
