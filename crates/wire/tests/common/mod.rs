//! Games to look at.

use sabika_engine::{
    Config, Game, Title,
    modules::ModuleSet,
    value::{Dice, Seed},
};

/// Both games, every number of players; nothing, everything and chance among the modules.
pub fn configs(games: u64) -> impl Iterator<Item = (u64, Config)> {
    (0..games).map(|n| {
        let mut dice = Dice::loose(n + 1_000_009);
        let config = Config::players(2 + (n % 5) as u8);
        let config = match n % 7 {
            0 => config,
            1 => config.of(Title::RedPalace),
            2 => config.with(ModuleSet::all()),
            _ => config.with(ModuleSet::nth(dice.below(1 << 26))),
        };
        (n, config)
    })
}

/// Plays to the end, or for so many moves; `look` at every question.
pub fn play(n: u64, config: Config, most: u32, mut look: impl FnMut(&Game)) {
    let Ok(mut game) = Game::new(config, Seed::from_number(n)) else { panic!("{config:?} can be played") };
    let mut dice = Dice::loose(n + 1_000_008);
    let mut moves = Vec::new();
    while let Some(ask) = game.ask() {
        if game.open().ply() >= most {
            break;
        }
        look(&game);
        moves.clear();
        game.moves(&mut moves);
        let mv = *dice.pick(&moves);
        game.apply(ask.seat, mv).expect("listed");
    }
    look(&game);
}
