//! Before the first turn: guard board, strips, starting money.

use super::super::prelude::*;
use super::{Ability, Event, GuardBoard, Open, Options, Question, Reason, RedPalace, Room, Step, Strip, effects};
use crate::components::{
    ABILITIES_PLAYED, FIRST_GAME_ABILITIES, FIRST_GAME_CAPACITIES, PALACE_START_SCORE, PALACE_STARTING_MONEY,
    PLACEMENT_TILES,
};

/// RED-4, RED-6.
pub fn lay_boards(room: &mut Room<RedPalace>, p: &mut Play<'_>) {
    for who in p.open().seats().map(Participant::Seat).chain([Participant::Dirk]) {
        p.award(RedPalace::award(who, PALACE_START_SCORE, rule!("RED-7"), Reason::Start));
    }
    let options = RedPalace::options(p.open());
    deal_boards(&mut room.open, options, &mut p.dice(RedPalace::ID, 0));
    let Open { abilities, capacities, strips, .. } = room.open;
    RedPalace::tell(p, || Event::Board { abilities, capacities });
    for (round, strip) in (1..).zip(strips) {
        if let Some(strip) = strip {
            RedPalace::tell(p, || Event::Strip { round, order: strip.order() });
        }
    }
}

/// What chance says about the guard board and the strips.
pub fn deal_boards(open: &mut Open, options: Options, dice: &mut Dice) {
    match options.guard_board {
        GuardBoard::FirstGame => {
            open.capacities = FIRST_GAME_CAPACITIES;
            open.abilities = FIRST_GAME_ABILITIES.into_iter().map(|n| Ability::ALL[n]).collect();
        }
        GuardBoard::Random => {
            let (mut tiles, mut all) = (PLACEMENT_TILES, Ability::ALL);
            dice.shuffle(&mut tiles);
            dice.shuffle(&mut all);
            open.capacities = std::array::from_fn(|n| tiles[n]);
            open.abilities = all.into_iter().take(ABILITIES_PLAYED).collect();
        }
    }
    if options.classic_scoring == Switch::Off {
        let mut strips = Strip::all();
        dice.shuffle(&mut strips);
        // The first that is drawn belongs to the last scoring.
        open.strips = [Some(strips[2]), Some(strips[1]), Some(strips[0])];
    }
}

/// RED-9.
pub fn lay_sets(room: &mut Room<RedPalace>, p: &mut Play<'_>) {
    for set in 0..p.open().players() {
        let mut cards = Purse::EMPTY;
        while cards.total() < PALACE_STARTING_MONEY {
            cards.add(p.draw_card().expect("the deck serves six players"));
        }
        room.open.sets[set as usize] = Some(cards);
        RedPalace::tell(p, || Event::MoneySet { set: set + 1, cards });
    }
    RedPalace::push(p, Step::Choose(0));
}

/// RED-10: the last player in turn order first, then counter-clockwise; the start player gets what is left.
pub fn choose(room: &mut Room<RedPalace>, nth: u8, p: &mut Play<'_>) -> Option<Ask> {
    let players = p.open().players();
    let seat = p.open().on_turn().after(players - 1 - nth, players);
    if nth + 1 < players {
        RedPalace::push(p, Step::Choose(nth + 1));
        return Some(RedPalace::ask(seat, Question::Money));
    }
    let left = room.open.sets.iter().position(Option::is_some).expect("one for each player");
    effects::take_set(room, seat, left as u8 + 1, p);
    None
}
