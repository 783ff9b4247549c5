//! The box and how it is laid out.

use crate::common::laid_told;
use sabika_engine::{
    Config, Game, Title,
    components::{BASIC, BAZAARS, CHARACTERS, GATE_CARDS, OFFICES, SCORE_TABLE, SQUARE_KINDS, SQUARES, WALL_CARDS},
    flow::Event,
    modules::{House, ModuleId, ModuleSet, bonus_cards},
    table::SUPPLY,
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

/// Proves: BASE-S1 BASE-S2 BASE-S3 BASE-S4 BASE-S5 BASE-S6 BASE-S9 BASE-S10 BASE-D1
#[test]
fn the_table_is_laid() {
    for seed in 0..400 {
        let players = 2 + (seed % 5) as u8;
        let (game, _) = laid_told(Config::players(players), seed);
        let (open, dark) = (game.open(), game.dark());
        let dirk = if players == 2 { 6 } else { 0 };
        assert_eq!((open.dirk().len(), dark.supply.len()), (dirk, 50 - usize::from(dirk)));
        assert!(open.yard().iter().all(Option::is_some));
        assert_eq!(open.display().len(), 4);
        let mut dealt = 0;
        for seat in open.seats() {
            let hand = game.hand(seat);
            let dearest = hand.cards().map(Card::value).max().expect("some money");
            assert!((20..=28).contains(&hand.total()), "{hand}");
            // Without the last card it was less than 20, so it was without the dearest.
            assert!(hand.total() - u16::from(dearest) < 20, "{hand}");
            assert_eq!((open.score(seat), *open.built(seat), *open.reserve(seat)), (0, TileSet::EMPTY, TileSet::EMPTY));
            dealt += hand.len();
        }
        let money = if players == 2 { 72 } else { 108 };
        let rest = money - dealt - 4;
        assert_eq!(open.deck_left(), rest + 2);
        let expected: [u8; 5] = std::array::from_fn(|n| rest / 5 + u8::from(n < usize::from(rest % 5)) + (n % 2) as u8);
        assert_eq!(open.piles(), expected);
        assert_eq!((open.turns(), open.ply(), open.rounds_held().iter().count()), (1, 0, 0));
    }
}

/// Proves: BASE-S6 BASE-S7 BASE-S8
#[test]
fn the_poorest_starts() {
    let (mut lots, mut first) = (0, 0);
    for seed in 0..6_000 {
        let (game, events) = laid_told(Config::players(2 + (seed % 5) as u8), seed);
        let dealt: Vec<(Seat, Purse)> = events
            .iter()
            .filter_map(|event| if let Event::Dealt { seat, cards } = event { Some((*seat, *cards)) } else { None })
            .collect();
        assert_eq!(dealt.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), game.open().seats().collect::<Vec<_>>());
        assert!(dealt.iter().all(|(seat, cards)| game.hand(*seat) == cards));
        let wealth = |cards: &Purse| (cards.len(), cards.total());
        let least = dealt.iter().map(|(_, cards)| wealth(cards)).min().expect("players");
        let poorest: Vec<Seat> = dealt.iter().filter(|(_, c)| wealth(c) == least).map(|(seat, _)| *seat).collect();
        let starts = game.open().on_turn();
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
    let above: usize = game.open().piles()[..pile].iter().map(|n| usize::from(*n)).sum();
    let depth = game.dark().deck.iter().rev().position(|card| *card == Card::scoring(round)).expect("in the deck");
    (depth.checked_sub(above).expect("not above its pile"), game.open().piles()[pile].into())
}

/// Proves: BASE-S10
#[test]
fn scoring_cards_lie_anywhere_in_piles_2_and_4() {
    for players in [2, 4, 6] {
        for round in [1, 2] {
            let (games, mut top, mut bottom, mut expected, mut middle) = (3_000, 0.0, 0.0, 0.0, 0.0);
            for seed in 0..games {
                let (game, _) = laid_told(Config::players(players), seed);
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

/// Proves: SQU-S1 SQU-4 VIZ-S1 BON-S1 BASE-S12 WAL-1 CHG-1 STR-1 STR-2 STR-3 STR-4 TRE-1 MAB-1 MAB-4 INV-1 INV-2 BAZ-1 BAZ-2
#[test]
fn the_modules_are_laid() {
    let (mut tops, mut hidden, all) = (std::collections::BTreeSet::new(), TileSet::EMPTY, ModuleSet::all());
    for seed in 0..200 {
        let players = 2 + (seed % 5) as u8;
        let (game, _) = laid_told(Config::players(players).with(all), seed);
        let (squares, vizier) = (game.rooms().squares.expect("played"), game.rooms().vizier.expect("played"));
        for kind in Building::ALL {
            tops.extend(squares.open.top[kind]);
            assert_eq!(usize::from(squares.open.below[kind]), [3, 3, 4, 4, 5, 5][kind as usize] - 1);
        }
        assert!(game.open().seats().all(|seat| !vizier.open.asleep[seat]));
        let bonus = game.rooms().bonus_cards.expect("played");
        modules_of_the_later_boxes(&game);
        let [each, left] = [[3, 4], [3, 1], [2, 2], [2, 0], [1, 4]][usize::from(players) - 2];
        assert!(game.open().seats().all(|seat| bonus.open.hidden[seat] == each));
        assert_eq!(bonus.dark.removed.len(), left);
        bonus.hands[Seat::FIRST].iter().for_each(|tile| hidden.insert(tile));
    }
    assert_eq!(tops.len(), 24, "every square is on top now and then");
    assert_eq!(hidden, bonus_cards::tiles().collect(), "every bonus card is dealt now and then");
}

/// What lies beside the table: coins, residents, chests, attacks, builders out of the game; bazaars anywhere.
fn modules_of_the_later_boxes(game: &Game<House>) {
    let (open, rooms) = (game.open(), game.rooms());
    let players = usize::from(open.players());
    let change = rooms.change.expect("played").open;
    assert!(change.bag.len() == 24 && open.seats().all(|seat| change.coins[seat].is_empty()));
    let trader = rooms.street_trader.expect("played").open;
    assert_eq!(usize::from(trader.supply.as_slice().iter().sum::<u8>()), 42 - 3 * players);
    for seat in open.seats() {
        let carried = trader.traders[seat].carried;
        let kinds = Building::ALL.into_iter().filter(|kind| carried[*kind] == 1);
        assert_eq!(kinds.count(), 3, "three different colours");
        assert!(trader.traders[seat].at.is_some_and(|at| Cell::START.neighbours().contains(&at)));
    }
    let chamber = rooms.treasure_chamber.expect("played").open;
    assert!(chamber.vaults.iter().all(|chests| chests.as_slice().iter().sum::<u8>() == 4));
    assert_eq!((chamber.bag.as_slice().iter().sum::<u8>(), chamber.chests.len(), chamber.closed), (30, 0, false));
    let invaders = rooms.invaders.expect("played");
    assert_eq!((invaders.dark.attacks.len(), invaders.open.scouts.len(), invaders.dark.scouts.len()), (4, 2, 4));
    let builders = rooms.master_builders.expect("played");
    assert_eq!(builders.dark.removed.len(), [6, 4, 2, 0, 0][players - 2]);
    let row = rooms.bazaars.expect("played").open.row;
    let bazaars = |tiles: &[Tile]| tiles.iter().filter(|tile| BAZAARS.position(**tile).is_some()).count();
    let dirks: Vec<Tile> = open.dirk().iter().collect();
    assert_eq!(row.len() + bazaars(&game.dark().supply) + bazaars(&dirks), 8);
    assert!(open.yard().iter().all(|tile| tile.is_some_and(|tile| BAZAARS.position(tile).is_none())));
    assert!(rooms.walls.expect("played").open.row.is_empty());
}

/// Which of these cards lie in each pile, top pile first.
fn in_piles(game: &Game<House>, is_one: impl Fn(Card) -> bool) -> [usize; 5] {
    let mut cards = game.dark().deck.iter().rev();
    game.open().piles().map(|size| cards.by_ref().take(size.into()).filter(|card| is_one(**card)).count())
}

/// Cards that modules put in piles lie in their piles; N is counted without them; gems lie anywhere.
///
/// Proves: EXO-S1 EXO-13 GAT-S1 CHA-S1 DIA-S1 BASE-S10 BASE-S11 WAL-1 WAL-3 MAB-1 MAB-3 MAB-5
#[test]
fn modules_put_cards_in_their_piles() {
    let mut gems_in = [0; 2];
    for seed in 0..300 {
        let players = 2 + (seed % 5) as u8;
        let modules: ModuleSet = ModuleSet::nth(seed as u32 * 7 + 255);
        let (game, _) = laid_told(Config::players(players).with(modules), seed);
        let has = |module| modules.has(module);
        let offices = in_piles(&game, |card| OFFICES.position(card).is_some());
        assert_eq!(offices, if has(ModuleId::ExchangeOffices) { [0, 2, 2, 2, 0] } else { [0; 5] });
        let persons = in_piles(&game, |card| CHARACTERS.position(card).is_some());
        assert_eq!(persons, if has(ModuleId::Characters) { [0, 2, 2, 2, 0] } else { [0; 5] });
        assert!(game.rooms().characters.is_none_or(|room| room.dark.stack.len() == 4));
        let gates = in_piles(&game, |card| card == GATE_CARDS.nth(0));
        let by_players = [[1, 1, 0], [1, 1, 1], [2, 1, 1], [2, 2, 1], [2, 2, 2]][usize::from(players) - 2];
        let [three, four, five] = if has(ModuleId::CityGates) { by_players } else { [0; 3] };
        assert_eq!(gates, [0, 0, three, four, five]);
        let money = in_piles(&game, |card| card.is_money() && !card.is_builder());
        assert!(money.iter().max() <= money.iter().min().map(|least| least + 1).as_ref(), "{money:?}");
        assert!(money.is_sorted_by(|a, b| a >= b), "{money:?}");
        let in_hands = game.open().seats().any(|seat| game.hand(seat).gems() > 0);
        gems_in[0] += u32::from(in_hands);
        gems_in[1] += u32::from(in_piles(&game, Card::is_gem).iter().sum::<usize>() > 0);
        assert!(has(ModuleId::Diamonds) || !in_hands);
        assert!(game.open().seats().all(|seat| game.hand(seat).specials().next().is_none()));
        assert!(game.open().display().iter().all(|card| card.is_money() && !card.is_builder()));
        let walls = in_piles(&game, |card| WALL_CARDS.position(card).is_some());
        assert_eq!(walls, if has(ModuleId::CityWalls) { [0, 2, 2, 2, 2] } else { [0; 5] });
        let builders = in_piles(&game, Card::is_builder);
        let last = if players == 6 { 1 } else { 3 };
        assert_eq!(builders, if has(ModuleId::MasterBuilders) { [0, 0, 3, 0, last] } else { [0; 5] });
        let dealt = if has(ModuleId::MasterBuilders) { 2 } else { 0 };
        assert!(game.open().seats().all(|seat| game.hand(seat).builders().len() == dealt));
    }
    assert!(gems_in.iter().all(|n| *n > 50), "{gems_in:?}");
}

/// A module's chance is its own: what it adds lies among the rest, whose order is that of the base game.
///
/// Proves: BASE-S12 CAM-S1 DIA-S1 BAZ-1 MAB-2 MAB-5
#[test]
fn modules_leave_the_order_of_the_rest() {
    for seed in 0..250 {
        let players = 2 + (seed % 5) as u8;
        let modules = ModuleSet::nth(seed as u32 * 5 + 3);
        let (base, _) = laid_told(Config::players(players), seed);
        let (game, _) = laid_told(Config::players(players).with(modules), seed);
        // Tiles from the bottom up: what is drawn at the setup may be more or less, because camps are drawn too.
        let tiles = |game: &Game<House>| -> Vec<Tile> {
            game.dark().supply.iter().copied().filter(|tile| BASIC.position(*tile).is_some()).collect()
        };
        let money = |game: &Game<House>| -> Vec<Card> {
            game.dark().deck.iter().copied().filter(|card| card.currency().is_some() && !card.is_builder()).collect()
        };
        let (ours, theirs) = (tiles(&game), tiles(&base));
        let n = ours.len().min(theirs.len());
        assert!(n > 10, "only {n} tiles are left to compare");
        assert_eq!(ours[..n], theirs[..n]);
        let (ours, theirs) = (money(&game), money(&base));
        let n = ours.len().min(theirs.len());
        assert_eq!(ours[..n], theirs[..n]);
        let in_supply = [ModuleId::Camps, ModuleId::Bazaars]; // Dirk may draw a bazaar (BAZ-23)
        if !in_supply.iter().any(|module| modules.has(*module)) {
            assert_eq!((game.open().yard(), game.open().dirk()), (base.open().yard(), base.open().dirk()));
        }
        if !modules.has(ModuleId::Diamonds) {
            let without_builders = |game: &Game<House>, seat| {
                let mut hand = *game.hand(seat);
                hand.remove_all(&hand.builders());
                hand
            };
            assert!(game.open().seats().all(|seat| without_builders(&game, seat) == *base.hand(seat)));
            assert_eq!((game.open().display(), game.open().on_turn()), (base.open().display(), base.open().on_turn()));
            let kept = |card: &&Card| card.is_money() && !card.is_builder() || card.round().is_some();
            let deck: Vec<Card> = game.dark().deck.iter().filter(kept).copied().collect();
            assert_eq!(deck, base.dark().deck.to_vec(), "the scoring cards lie where they lie");
        }
    }
}

/// Proves: BASE-S2
#[test]
fn every_tile_is_on_top_now_and_then() {
    let mut seen = [0u32; 54];
    for seed in 0..5_400 {
        let (game, _) = laid_told(Config::players(3), seed);
        seen[game.open().yard()[0].expect("a full yard").index()] += 1;
    }
    assert!(seen.iter().all(|n| (50..=150).contains(n)), "{seen:?}");
}

/// The supply has room for all that can lie there.
///
/// Proves: BASE-S2 RED-2 RED-68
#[test]
fn the_supply_holds_all_tiles_of_a_game() {
    for game in Title::ALL {
        let lies = |room: &&ModuleId| game.takes(**room);
        let own = |room: &ModuleId| room.tiles().filter(|tile| tile.price() > 0 || room.contents().in_supply).count();
        let tiles = game.kit().tiles.count + ModuleId::ROOMS.iter().filter(lies).map(own).sum::<usize>();
        assert!(tiles <= SUPPLY, "{game}: {tiles}");
        let modules: ModuleSet = ModuleId::ALL.iter().copied().filter(|module| game.takes(*module)).collect();
        let full =
            Game::<House>::new(Config::players(6).of(game).with(modules), Seed::from_number(1)).expect("playable");
        let laid = full.open().yard().into_iter().chain(full.open().preview()).flatten().count();
        assert!(usize::from(full.open().supply_left()) + laid <= tiles);
    }
}
