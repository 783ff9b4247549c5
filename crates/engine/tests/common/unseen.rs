//! What a seat cannot see may be anything: nothing that it sees, may do or is refused hangs on it.

use super::{listed, wild};
use sabika_engine::{
    Game, Title,
    components::{SULTANS, WALL_CARDS},
    value::*,
};

/// The game with everything dealt anew that the seat cannot see.
pub fn redealt(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let mut other = game.clone();
    other.redeal(seat, dice);
    other
}

/// The secrets that differ between two games, by name: a re-deal that never changed one would not hide it.
pub fn changed(game: &Game, other: &Game) -> Vec<&'static str> {
    let (rooms, others) = (game.rooms(), other.rooms());
    let builders = |game: &Game| game.open().seats().map(|seat| game.hand(seat).builders()).collect::<Vec<_>>();
    let walls = |game: &Game| {
        let walls = game.dark().deck.iter().copied().filter(|card| WALL_CARDS.position(*card).is_some());
        walls.collect::<Vec<_>>()
    };
    let attacks = |game: &Game| game.rooms().invaders.map(|room| room.dark.attacks);
    let scouts = |game: &Game| game.rooms().invaders.map(|room| room.dark.scouts);
    let seen = |game: &Game| game.rooms().invaders.map(|room| room.hands);
    let sealed = |game: &Game| game.rooms().street_trader.map(|room| room.hands);
    let sites = |game: &Game| game.rooms().building_sites.map(|room| room.hands);
    let sultans = |game: &Game| {
        let sultans = game.dark().deck.iter().copied().filter(|card| SULTANS.position(*card).is_some());
        sultans.collect::<Vec<_>>()
    };
    let offices =
        |game: &Game| game.open().seats().map(|s| game.hand(s).specials().collect()).collect::<Vec<Vec<Card>>>();
    let differ = [
        game.open().seats().any(|seat| game.hand(seat) != other.hand(seat)),
        game.dark().deck != other.dark().deck,
        game.dark().supply != other.dark().supply,
        rooms.squares.map(|room| room.dark) != others.squares.map(|room| room.dark),
        offices(game) != offices(other),
        rooms.bonus_cards != others.bonus_cards,
        rooms.characters != others.characters,
        rooms.thieves != others.thieves,
        builders(game) != builders(other),
        rooms.master_builders != others.master_builders,
        walls(game) != walls(other),
        attacks(game) != attacks(other),
        seen(game) != seen(other),
        scouts(game) != scouts(other),
        sealed(game) != sealed(other),
        sites(game) != sites(other),
        sultans(game) != sultans(other),
        game.rooms().red_palace.is_some() && game.dark().seed != other.dark().seed,
    ];
    SECRETS.into_iter().zip(differ).filter(|(_, differ)| *differ).map(|(name, _)| name).collect()
}

/// What is hidden from somebody, in the order of [`changed`].
const SECRETS: [&str; 18] = [
    "hands",
    "the deck",
    "the supply",
    "stacks of squares",
    "offices",
    "bonus cards",
    "characters laid aside",
    "thieves",
    "builders",
    "builders never dealt",
    "wall cards",
    "attacks to come",
    "what others saw of an attack",
    "scouts face down",
    "sealed choices",
    "building sites",
    "sultan cards",
    "what comes out of the bag",
];

/// What this game hides (RED-77: orders and draws to come; the placement tiles that were removed are kept nowhere).
pub fn secrets(game: Title) -> impl Iterator<Item = &'static str> {
    let shared = ["hands", "the deck", "the supply"];
    SECRETS.into_iter().filter(move |secret| {
        let of_the_palace = *secret == SECRETS[17];
        shared.contains(secret) || of_the_palace == (game == Title::RedPalace)
    })
}

/// Deals anew what the seat cannot see; to the seat and to a spectator it is the same game. Returns the other one.
pub fn cannot_tell(game: &Game, seat: Seat, dice: &mut Dice) -> Game {
    let other = redealt(game, seat, dice);
    looks_the_same(game, &other, seat, dice);
    other
}

/// To the seat and to a spectator both are the same game.
pub fn looks_the_same(game: &Game, other: &Game, seat: Seat, dice: &mut Dice) {
    assert!(game.view(Some(seat)) == other.view(Some(seat)), "the view of {seat} changed");
    assert!(game.view(None) == other.view(None), "the view of a spectator changed");
    assert_eq!(game.ask(), other.ask());
    if game.ask().is_some_and(|ask| ask.seat == seat) {
        assert_eq!(listed(game), listed(other), "the moves of {seat} changed");
    } else if game.ask().is_some() {
        assert!(!listed(other).is_empty(), "a question that nobody can answer");
    }
    for _ in 0..4 {
        let mv = wild::any_move(game, dice);
        assert_eq!(game.check(seat, &mv), other.check(seat, &mv), "{mv}");
    }
}
