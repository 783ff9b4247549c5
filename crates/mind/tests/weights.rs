//! The weights in the repository say what the network said that they come from.

use sabika_engine::{
    Config, Game, Title,
    modules::{ModuleId, ModuleSet},
    value::{Seat, Seed},
};
use sabika_mind::{
    Eye, Features, INPUTS, Taste, Worth,
    taste::{OF_CHOICE, OF_TABLE},
};

/// Positions of the training's held-back ones, with what PyTorch's network says of each: the logit of the win, and the margin in 32
/// points, as floats. Whole numbers come as close as rounding lets them.
#[test]
fn whole_numbers_say_what_the_trained_network_says() {
    let base = Config::players(3);
    let files: [(Config, &[u8]); 3] = [
        (base, include_bytes!("alhambra.check")),
        (base.with([ModuleId::ALL[0]].into_iter().collect()), include_bytes!("modules.check")),
        (base.of(Title::RedPalace), include_bytes!("palace.check")),
    ];
    for (config, bytes) in files {
        let rows = bytes.chunks_exact(INPUTS + 8);
        assert!(rows.len() >= 20 && rows.remainder().is_empty());
        for row in rows {
            let (features, said) = row.split_at(INPUTS);
            let features = Features(std::array::from_fn(|at| features[at] as i8));
            let float = |at: usize| f32::from_le_bytes(said[at..at + 4].try_into().expect("four bytes"));
            let worth = Eye::of(&config).net().expect("weights").worth(&features);
            let win = 1.0 / (1.0 + (-float(0)).exp());
            let (off, by) =
                ((worth.win as f32 / 65_536.0 - win).abs(), (worth.margin as f32 / 256.0 - float(4) * 32.0).abs());
            assert!(off < 0.01 && by < 0.5, "{config:?}: {worth:?}, wanted {win} and {} points", float(4) * 32.0);
        }
    }
}

/// The same of what a habit goes by.
#[test]
fn tastes_are_what_was_learned() {
    let (mut bytes, mut worth, mut asked) = (&include_bytes!("taste.check")[..], Vec::new(), 0);
    while let [many, rest @ ..] = bytes {
        let (table, rest) = rest.split_first_chunk::<OF_TABLE>().expect("a table");
        let (rows, rest) = rest.split_at(usize::from(*many) * (OF_CHOICE + 4));
        let rows: Vec<_> = rows.chunks_exact(OF_CHOICE + 4).map(|row| row.split_at(OF_CHOICE)).collect();
        let choices: Vec<_> = rows.iter().map(|(row, _)| std::array::from_fn(|at| row[at] as i8)).collect();
        Taste::embedded().weigh(&table.map(|n| n as i8), &choices, &mut worth);
        for (worth, (_, said)) in worth.iter().zip(&rows) {
            let said = f32::from_le_bytes((*said).try_into().expect("four bytes"));
            assert!((*worth as f32 / 65_536.0 - said).abs() < 0.05, "{worth}, wanted {said} per cent");
            asked += 1;
        }
        bytes = rest;
    }
    assert!(asked > 40, "{asked}");
}

/// The same bytes on every platform: what is written here was found on another one.
#[test]
fn a_deal_is_worth_the_same_everywhere() {
    let worth = |config: Config| -> Worth {
        let game: Game = Game::new(config, Seed::from_number(1)).expect("a game");
        Eye::of(&config).net().expect("weights").worth(&Features::of(&game, Seat::FIRST))
    };
    let everything = Config::players(3).with(ModuleSet::all());
    let palace = Config::players(3).of(Title::RedPalace);
    let all = [Config::players(2), Config::players(3), Config::players(6), everything, palace].map(worth);
    assert_eq!(all.map(|worth| (worth.win, worth.margin)), GOLDEN);
}

const GOLDEN: [(i32, i32); 5] = [(37_552, 950), (25_591, -1_543), (14_326, -3_377), (5_869, -16_054), (22_709, -3_099)];
