//! The box and how it is laid out.

use sabika_engine::{
    Config, Game,
    components::{BASIC, SCORE_TABLE, SQUARE_KINDS, SQUARES},
    flow::Event,
    modules::{House, ModuleSet},
    value::*,
};
use sabika_oracle::scoring::table;

/// Proves: BASE-V3 SQU-S1
#[test]
fn the_box_is_complete() {
    let tiles: Vec<Tile> = BASIC.tiles().collect();
    assert_eq!(tiles.len(), 54);
    assert_eq!(tiles.iter().filter(|tile| tile.walls() == Walls::NONE).count(), 10);
    assert!(tiles.iter().all(|tile| tile.walls().count() <= 3 && tile.building().is_some()));
    // Prices of a type run from its cheapest to its dearest, six apart.
    for (n, kind) in Building::ALL.into_iter().enumerate() {
        let prices: Vec<u8> = tiles.iter().filter(|t| t.building() == Some(kind)).map(|t| t.price()).collect();
        assert_eq!(prices.len(), [7, 7, 9, 9, 11, 11][n], "{kind}");
        assert_eq!((prices.iter().min(), prices.iter().max()), (Some(&(2 + n as u8)), Some(&(8 + n as u8))), "{kind}");
    }
    let names: std::collections::BTreeSet<&str> = Tile::all().map(Tile::name).collect();
    assert_eq!(names.len(), Tile::all().count());
    assert_eq!(Card::all_money().count(), 36);
    for round in 1..=3 {
        for kind in Building::ALL {
            let row = SCORE_TABLE[round - 1][kind as usize].map(u32::from);
            let mut paid = table(round as u32, kind as usize);
            paid.resize(3, 0);
            assert_eq!(row.to_vec(), paid);
        }
    }
    assert_eq!(SQUARES.tiles().count(), 24);
    let of = |kind| SQUARE_KINDS.iter().filter(|k| **k == kind).count();
    assert_eq!(Building::ALL.map(of), [3, 3, 4, 4, 5, 5]);
    assert!(SQUARES.tiles().all(|t| (1..=2).contains(&t.walls().count()) && t.price() == 0 && t.building().is_none()));
}

fn told(config: Config, seed: u64) -> (Game<House>, Vec<Event>) {
    let mut told = Vec::new();
    let game = Game::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
    (game, told)
}

/// Proves: BASE-S1 BASE-S2 BASE-S3 BASE-S4 BASE-S5 BASE-S6 BASE-S9 BASE-S10 BASE-D1
#[test]
fn the_table_is_laid() {
    for seed in 0..400 {
        let players = 2 + (seed % 5) as u8;
        let (game, _) = told(Config::players(players), seed);
        let (open, dark) = (game.open(), game.dark());
        let dirk = if players == 2 { 6 } else { 0 };
        assert_eq!((open.dirk.len(), dark.supply.len()), (dirk, 50 - usize::from(dirk)));
        assert!(open.yard.iter().all(Option::is_some));
        assert_eq!(open.display.len(), 4);
        let mut dealt = 0;
        for seat in open.seats() {
            let hand = game.hand(seat);
            let dearest = hand.cards().map(Card::value).max().expect("some money");
            assert!((20..=28).contains(&hand.total()), "{hand}");
            // Without the last card it was less than 20, so it was without the dearest.
            assert!(hand.total() - u16::from(dearest) < 20, "{hand}");
            assert_eq!((open.scores[seat], open.built[seat], open.reserve[seat]), (0, TileSet::EMPTY, TileSet::EMPTY));
            dealt += hand.len();
        }
        let money = if players == 2 { 72 } else { 108 };
        let rest = money - dealt - 4;
        assert_eq!(open.deck_left, rest + 2);
        let expected: [u8; 5] = std::array::from_fn(|n| rest / 5 + u8::from(n < usize::from(rest % 5)) + (n % 2) as u8);
        assert_eq!(open.piles, expected);
        assert_eq!((open.turns, open.ply, open.rounds_held.iter().count()), (1, 0, 0));
    }
}

/// Proves: BASE-S6 BASE-S7 BASE-S8
#[test]
fn the_poorest_starts() {
    let (mut lots, mut first) = (0, 0);
    for seed in 0..6_000 {
        let (game, events) = told(Config::players(2 + (seed % 5) as u8), seed);
        let dealt: Vec<(Seat, Purse)> = events
            .iter()
            .filter_map(|event| if let Event::Dealt { seat, cards } = event { Some((*seat, *cards)) } else { None })
            .collect();
        assert_eq!(dealt.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), game.open().seats().collect::<Vec<_>>());
        assert!(dealt.iter().all(|(seat, cards)| game.hand(*seat) == cards));
        let wealth = |cards: &Purse| (cards.len(), cards.total());
        let least = dealt.iter().map(|(_, cards)| wealth(cards)).min().expect("players");
        let poorest: Vec<Seat> = dealt.iter().filter(|(_, c)| wealth(c) == least).map(|(seat, _)| *seat).collect();
        let starts = game.open().on_turn;
        assert!(poorest.contains(&starts));
        assert_eq!(game.ask().map(|ask| ask.seat), Some(starts));
        assert!(events.contains(&Event::Starts { seat: starts, by_lot: poorest.len() > 1 }));
        if poorest.len() == 2 {
            lots += 1;
            first += u32::from(starts == poorest[0]);
        }
    }
    assert!(lots > 300, "{lots} lots");
    // Five standard deviations about one half.
    let off = f64::from(first) - f64::from(lots) / 2.0;
    assert!(off.abs() < 2.5 * f64::from(lots).sqrt(), "the first of two starts in {first} of {lots} lots");
}

/// Where in its pile a scoring card lies, counted from the top, and the size of the pile.
fn place_in_pile(game: &Game<House>, round: u8) -> (usize, usize) {
    let pile = usize::from(2 * round - 1);
    let above: usize = game.open().piles[..pile].iter().map(|n| usize::from(*n)).sum();
    let depth = game.dark().deck.iter().rev().position(|card| *card == Card::scoring(round)).expect("in the deck");
    (depth.checked_sub(above).expect("not above its pile"), game.open().piles[pile].into())
}

/// Proves: BASE-S10
#[test]
fn scoring_cards_lie_anywhere_in_piles_2_and_4() {
    for players in [2, 4, 6] {
        for round in [1, 2] {
            let (games, mut top, mut bottom, mut expected, mut middle) = (3_000, 0.0, 0.0, 0.0, 0.0);
            for seed in 0..games {
                let (game, _) = told(Config::players(players), seed);
                let (at, size) = place_in_pile(&game, round);
                assert!(at < size, "scoring card {round} is below its pile");
                expected += 1.0 / size as f64;
                top += f64::from(at == 0);
                bottom += f64::from(at == size - 1);
                middle += at as f64 / (size - 1) as f64 / games as f64;
            }
            let far = 5.0 * f64::sqrt(expected);
            assert!((top - expected).abs() < far, "on top {top}, expected {expected}");
            assert!((bottom - expected).abs() < far, "at the bottom {bottom}, expected {expected}");
            assert!((middle - 0.5).abs() < 0.03, "on average at {middle}");
        }
    }
}

/// Proves: SQU-S1 SQU-4 VIZ-S1
#[test]
fn the_modules_are_laid() {
    let (mut tops, all) = (std::collections::BTreeSet::new(), ModuleSet::all());
    for seed in 0..200 {
        let (game, _) = told(Config::players(4).with(all), seed);
        let (squares, vizier) = (game.rooms().squares.expect("played"), game.rooms().vizier.expect("played"));
        for kind in Building::ALL {
            tops.extend(squares.open.top[kind]);
            assert_eq!(usize::from(squares.open.below[kind]), [3, 3, 4, 4, 5, 5][kind as usize] - 1);
        }
        assert!(game.open().seats().all(|seat| !vizier.open.asleep[seat]));
        // A module's chance is its own: the deal is that of the base game.
        let (base, _) = told(Config::players(4), seed);
        assert_eq!((base.dark(), base.open().yard), (game.dark(), game.open().yard));
    }
    assert_eq!(tops.len(), 24, "every square is on top now and then");
}

/// Proves: BASE-S2
#[test]
fn every_tile_is_on_top_now_and_then() {
    let mut seen = [0u32; 54];
    for seed in 0..5_400 {
        let (game, _) = told(Config::players(3), seed);
        seen[game.open().yard[0].expect("a full yard").index()] += 1;
    }
    assert!(seen.iter().all(|n| (50..=150).contains(n)), "{seen:?}");
}
