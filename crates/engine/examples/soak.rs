use sabika_engine::{Config, Game, Move, modules::ModuleSet, value::*};
fn main() {
    let n: u64 = std::env::args().nth(1).map_or(1000, |s| s.parse().unwrap());
    let mut kinds = std::collections::BTreeMap::<String, u64>::new();
    for g in 0..n {
        let mut dice = Dice::loose(g);
        let modules = ModuleSet::nth(dice.bits() as u32);
        let config = Config { modules, ..Config::players(2 + dice.below(5) as u8) };
        let mut game: Game = Game::new(config, Seed::from_number(g)).unwrap();
        let mut moves: Vec<Move> = vec![];
        while let Some(ask) = game.ask() {
            moves.clear();
            game.moves(&mut moves);
            let mut ks: Vec<_> = moves.iter().map(std::mem::discriminant).collect();
            ks.dedup();
            let k = *dice.pick(&ks);
            moves.retain(|m| std::mem::discriminant(m) == k);
            let mv = *dice.pick(&moves);
            let text = mv.to_string();
            *kinds
                .entry(format!(
                    "{} | {}",
                    ask.topic,
                    text.split(' ')
                        .take(2)
                        .filter(|w| w.chars().all(|c| c.is_alphabetic() || c == '_'))
                        .collect::<Vec<_>>()
                        .join(" ")
                ))
                .or_default() += 1;
            assert_eq!(text.parse::<Move>().ok(), Some(mv), "{text}");
            if let Err(e) = game.apply(ask.seat, mv) {
                panic!("game {g} {config:?} {text} {e:?}")
            }
        }
    }
    for (k, n) in kinds {
        println!("{n:>9} {k}");
    }
}
