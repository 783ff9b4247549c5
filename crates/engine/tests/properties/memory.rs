//! What a seat was told it knows for certain, and what is dealt anew hangs on that and on chance alone.

use crate::{
    common::{unseen::*, *},
    conservation::all_is_there,
};
use sabika_engine::{
    Config, Game, Memory, Title,
    flow::{Ask, Event},
    hash::fnv1a,
    modules::{Bare, House, Household, ModuleId},
    value::*,
};

/// A game, and what each seat of it remembers.
#[derive(Clone)]
struct Table<R: Household> {
    game: Game<R>,
    memories: Vec<Memory>,
}

impl<R: Household> Table<R> {
    fn new(config: Config, seed: u64) -> Table<R> {
        let mut told = Vec::new();
        let game = Game::new_told(config, Seed::from_number(seed), &mut told).expect("a playable table");
        let mut table = Table { memories: game.open().seats().map(Memory::new).collect(), game };
        table.hear(&told);
        table
    }
    fn hear(&mut self, told: &[Event]) {
        for memory in &mut self.memories {
            for event in told {
                memory.hear(&event.told(Some(memory.seat())));
            }
        }
    }
    fn any_memory(&self, dice: &mut Dice) -> Memory {
        *dice.pick(&self.memories)
    }
}

/// Plays a random game to its end; shows every state that waits on a question, and the last one.
fn listen<R: Household>(config: Config, seed: u64, mut each: impl FnMut(&Table<R>, &mut Dice)) {
    let _label = Label(format!("game {seed} of {config:?}"));
    let (mut dice, mut table, mut told) = (Dice::loose(seed), Table::<R>::new(config, seed), Vec::new());
    while let Some(ask) = table.game.ask() {
        each(&table, &mut dice);
        told.clear();
        let mv = choose(&listed(&table.game), &mut dice);
        table.game.apply_told(ask.seat, mv, &mut told).expect("a listed move is legal");
        table.hear(&told);
    }
    each(&table, &mut dice);
}

/// So many random games with random modules, and half as many of The Red Palace.
fn listen_many(games: u64, salt: u64, mut each: impl FnMut(&Table<House>, &mut Dice)) {
    for n in 0..games {
        listen(any_config(&mut Dice::loose(salt << 32 | n)), n, &mut each);
        if n % 2 == 0 {
            listen(any_palace(&mut Dice::loose(salt << 32 | n)), n, &mut each);
        }
    }
}

/// The cards of a hand that somebody does not know of.
fn unknown<R: Household>(game: &Game<R>, memory: &Memory, seat: Seat) -> Purse {
    let (mut hand, known) = (*game.hand(seat), memory.known(seat));
    assert_eq!(known.missing_in(&hand), None, "{} is sure of {known} with {seat}, who has {hand}", memory.seat());
    hand.remove_all(known);
    hand
}

/// What is known is true. Everything else came unseen: a builder, or after an unseen draw (CHA-B) anything.
///
/// Proves: BASE-I3 MAB-7 CHA-B
#[test]
fn what_is_known_is_true() {
    let [mut hands, mut cards, mut not_known, mut drawn] = [0u32; 4];
    listen_many(100, 71, |table, _| {
        let game = &table.game;
        for (memory, seat) in table.memories.iter().flat_map(|m| game.open().seats().map(move |seat| (m, seat))) {
            let unknown = unknown(game, memory, seat);
            if seat == memory.seat() || game.open().is_over() {
                assert_eq!(unknown, Purse::EMPTY, "the own hand is known, and at the end every hand");
                continue;
            }
            assert!(game.open().drew_blind() || unknown.builders() == unknown, "{unknown} of {seat} was told");
            hands += 1;
            cards += u32::from(game.hand(seat).len());
            not_known += u32::from(unknown.len());
            drawn += u32::from(unknown.builders() != unknown);
        }
    });
    assert!(cards > 3 * hands && not_known < cards / 8, "{not_known} of {cards} cards in {hands} hands are not known");
    assert!(not_known > cards / 100 && drawn > 500, "{not_known} of {cards}; {drawn} hands with cards drawn unseen");
}

/// Everybody knows every card of every hand.
fn all_is_known<R: Household>(table: &Table<R>) {
    for (memory, seat) in table.memories.iter().flat_map(|m| table.game.open().seats().map(move |seat| (m, seat))) {
        assert_eq!(memory.known(seat), table.game.hand(seat), "what {} knows of {seat}", memory.seat());
    }
}

/// Proves: BASE-S6 BASE-S7 BASE-I3 RED-9 RED-10
#[test]
fn in_a_game_without_modules_everything_is_known() {
    let mut others = 0;
    for n in 0..40 {
        let config = any_config_of(&mut Dice::loose(72 << 32 | n), &[]);
        listen::<Bare>(config, n, |table, dice| {
            all_is_known(table);
            // A seat that was told everything knows all hands in every other game that it cannot tell from this one.
            let (memory, mut other) = (table.any_memory(dice), table.game.clone());
            other.redeal_knowing(&memory, dice);
            let same = |seat| other.hand(seat) == table.game.hand(seat);
            assert!(table.game.open().seats().all(same), "a hand changed");
            others += u32::from(other.dark().deck != table.game.dark().deck);
        });
        listen::<House>(any_palace(&mut Dice::loose(72 << 32 | n)), n, |table, _| all_is_known(table));
    }
    assert!(others > 3000, "{others} other decks");
}

/// What is dealt anew is a game that the seat cannot tell from the real one, with all that it knows; it can be played.
///
/// Proves: BASE-I3 MAB-7
#[test]
fn what_is_known_stays() {
    let [mut tried, mut other_hands, mut with_unknown] = [0u32; 3];
    listen_many(120, 73, |table, dice| {
        let game = &table.game;
        if dice.below(8) > 0 || game.ask().is_none() {
            return;
        }
        let memory = table.any_memory(dice);
        let seat = memory.seat();
        let mut other = game.clone();
        other.redeal_knowing(&memory, dice);
        all_is_there(&other);
        looks_the_same(game, &other, seat, dice);
        for s in game.open().seats() {
            with_unknown += u32::from(!unknown(game, &memory, s).is_empty());
            other_hands += u32::from(game.hand(s) != other.hand(s));
            assert_eq!(unknown(&other, &memory, s).len(), unknown(game, &memory, s).len());
            // MAB-7: who holds how many is public, unless a card was drawn unseen (CHA-B).
            let held = |game: &Game| game.hand(s).builders().len();
            assert!(game.open().drew_blind() || held(game) == held(&other), "{s} holds another number of builders");
        }
        tried += 1;
        if dice.below(10) == 0 {
            while let Some(ask) = other.ask() {
                other.apply(ask.seat, choose(&listed(&other), dice)).expect("listed");
                all_is_there(&other);
            }
            assert!(other.open().is_over());
        }
    });
    assert!(tried > 1000 && with_unknown > 500, "{with_unknown} hands not quite known in {tried} redeals");
    assert!(other_hands > with_unknown / 3, "{other_hands} of {with_unknown} hands changed");
}

/// Both games are dealt anew for the same seat with the same dice.
fn become_equal(one: &Game, other: &Game, memory: &Memory, dice: &mut Dice) -> Game {
    let deal = |game: &Game| {
        let (mut dealt, mut dice) = (game.clone(), Dice::loose(dice.clone().bits()));
        dealt.redeal_knowing(memory, &mut dice);
        dealt
    };
    let (one, other) = (deal(one), deal(other));
    dice.bits();
    assert_eq!(one.dark(), other.dark());
    one.open().seats().for_each(|seat| assert_eq!(one.hand(seat), other.hand(seat), "the hand of {seat}"));
    assert_eq!(one.rooms(), other.rooms());
    assert!(one == other, "something hidden is left of the truth");
    one
}

/// What comes of dealing anew hangs on what the seat sees and knows, and on the dice: of the truth nothing is left.
///
/// Proves: BASE-I2 BASE-I5
#[test]
fn nothing_is_left_of_the_truth() {
    let [mut tried, mut truths, mut differ] = [0u32; 3];
    listen_many(150, 74, |table, dice| {
        if dice.below(6) > 0 || table.game.ask().is_none() {
            return;
        }
        let memory = if dice.below(4) == 0 { Memory::new(Seat::FIRST) } else { table.any_memory(dice) };
        let mut other = table.game.clone();
        other.redeal_knowing(&memory, dice);
        let [first, second] = [(); 2].map(|()| become_equal(&table.game, &other, &memory, dice));
        tried += 1;
        truths += u32::from(other != table.game);
        differ += u32::from(first != second);
    });
    assert!(
        tried > 1500 && truths > tried * 9 / 10 && differ > tried * 9 / 10,
        "{tried}: {truths} truths, {differ} differ"
    );
}

/// The same for games that go on side by side, as long as the seat hears the same of both.
///
/// Proves: BASE-I2 BASE-I5
#[test]
fn nothing_is_left_of_another_past() {
    const STEPS: usize = 12;
    let [mut steps, mut parted] = [0u32; 2];
    listen_many(100, 75, |table, dice| {
        if dice.below(30) > 0 {
            return;
        }
        let seat = table.any_memory(dice).seat();
        let mut pair = [table.clone(), table.clone()];
        pair[1].game.redeal_knowing(&table.memories[seat.index()], dice);
        for _ in 0..STEPS {
            let Some(ask) = pair[0].game.ask() else { break };
            let Some(told) = same_step(&mut pair, ask, dice) else { break };
            let [heard, also] = told.map(|told| told.iter().map(|event| event.told(Some(seat))).collect::<Vec<_>>());
            let [one, other] = &pair;
            if one.game.ask().is_none() {
                break;
            }
            if heard != also || one.game.view(Some(seat)) != other.game.view(Some(seat)) {
                parted += 1;
                break;
            }
            assert_eq!(one.memories[seat.index()], other.memories[seat.index()]);
            become_equal(&one.game, &other.game, &one.memories[seat.index()], dice);
            steps += 1;
        }
    });
    assert!(steps > 1000 && parted > 100, "{steps} steps, {parted} parted");
}

/// Makes a move in both games that is legal in both.
fn same_step(pair: &mut [Table<House>; 2], ask: Ask, dice: &mut Dice) -> Option<[Vec<Event>; 2]> {
    let mut moves = listed(&pair[0].game);
    moves.retain(|mv| pair[1].game.check(ask.seat, mv).is_ok());
    if moves.is_empty() {
        return None;
    }
    let (mv, mut told) = (choose(&moves, dice), [vec![], vec![]]);
    for (table, told) in pair.iter_mut().zip(&mut told) {
        table.game.apply_told(ask.seat, mv, told).expect("legal in both");
        table.hear(told);
    }
    Some(told)
}

/// A record that forks is dealt anew as if nobody had listened: with the same dice the same for ever.
#[test]
fn a_fork_is_a_promise() {
    let mut hash = 0u64;
    let mut deal = |game: &Game, dice: &mut Dice| {
        if dice.below(8) > 0 {
            return;
        }
        let seats: Vec<Seat> = game.open().seats().collect();
        let other = redealt(game, *dice.pick(&seats), dice);
        let hands: Vec<&Purse> = seats.iter().map(|seat| other.hand(*seat)).collect();
        let (deck, supply, seed) = (&other.dark().deck, &other.dark().supply, other.dark().seed);
        hash = hash.rotate_left(7) ^ fnv1a(format!("{hands:?} {deck:?} {supply:?} {seed}").as_bytes());
    };
    for n in 0..40 {
        let modules = ModuleId::ALL[..26].iter().copied().collect();
        walk(Config::players(2 + (n % 5) as u8).with(modules), n, &mut deal);
        walk(Config { game: Title::RedPalace, ..Config::players(2 + (n % 5) as u8) }, n, &mut deal);
    }
    assert_eq!(format!("{hash:016x}"), "3f5818e627ae6624");
}
