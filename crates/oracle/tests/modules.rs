//! The worked examples about money and points of the modules' rules: `rules/modules/exchange_offices.md`, `diamonds.md`,
//! `bonus_cards.md`, `characters.md`, `camps.md`, and the seven of the third and fourth expansion.

use std::collections::{BTreeMap, BTreeSet};

use sabika_oracle::money::{Card, highest_bid, mixed_worth, needed_payments, payments, takes, worth};
use sabika_oracle::scoring::{
    Kind, attack_loss, bazaar_points, camp_points, chest_points, city_watch_points, doubled_counts, majorities,
    series_points, table, wall_points,
};
use sabika_oracle::{Cell, Holes, Layout, Tile};

const GULDEN: usize = 0;
const DIRHAM: usize = 1;
const DENAR: usize = 2;
const DUCAT: usize = 3;

fn denar(value: u32) -> Card {
    Card::Money(DENAR, value)
}
fn gulden(value: u32) -> Card {
    Card::Money(GULDEN, value)
}
fn dirham(value: u32) -> Card {
    Card::Money(DIRHAM, value)
}
fn ducat(value: u32) -> Card {
    Card::Money(DUCAT, value)
}

#[test]
fn exchange_offices_examples_1_2_3_5() {
    let office = Card::Office(GULDEN, DENAR);
    let hand = [denar(7), denar(2), gulden(9), office];
    assert_eq!(worth(&[gulden(9), denar(2), office], Some(DENAR), 11), Some(11));
    assert_eq!(worth(&[denar(7), office], Some(GULDEN), 7), Some(7));
    assert!(payments(&hand, Some(DIRHAM), 11).is_empty());
    assert_eq!(worth(&[dirham(7), ducat(4), Card::Office(DIRHAM, DUCAT)], Some(DUCAT), 10), Some(11));
    let three = [denar(3), dirham(3), ducat(3), Card::Office(DIRHAM, DENAR), Card::Office(DIRHAM, DUCAT)];
    assert!(payments(&three, Some(DIRHAM), 9).is_empty());
    // EXO-9: pointless, but legal; and needless.
    assert_eq!(worth(&[denar(7), denar(2), office], Some(DENAR), 9), Some(9));
    assert_eq!(
        needed_payments(&[denar(7), denar(2), office], Some(DENAR), 9),
        BTreeSet::from([vec![denar(2), denar(7)]])
    );
}

#[test]
fn exchange_offices_example_4() {
    let (office, a, b, c) = (Card::Office(GULDEN, DENAR), denar(2), gulden(3), ducat(9));
    let legal = [vec![office], vec![a], vec![b], vec![b, a], vec![c]];
    assert_eq!(takes(&[office, a, b, c], 5), BTreeSet::from(legal));
}

#[test]
fn diamonds_examples_1_2_3() {
    let hand = [Card::Diamond(5), Card::Diamond(4), gulden(2)];
    assert_eq!(payments(&hand, Some(DIRHAM), 9).len(), 1);
    assert_eq!(payments(&hand, Some(DENAR), 8).len(), 1);
    assert!(payments(&hand, Some(GULDEN), 11).is_empty());
    let display = [Card::Diamond(3), gulden(2), denar(5), dirham(1)];
    let several: Vec<_> = takes(&display, 5).into_iter().filter(|take| take.len() > 1).collect();
    assert_eq!(several.len(), 3);
    assert!(!several.iter().any(|take| take.len() == 3 || take.contains(&denar(5))));
}

/// CHA-P, CHA-H and example 3 of the characters.
#[test]
fn patron_merchant_and_bids() {
    assert_eq!(worth(&[Card::Patron], Some(DENAR), 13), Some(13));
    assert_eq!(worth(&[Card::Patron, denar(1)], Some(DENAR), 13), None);
    assert_eq!(worth(&[Card::Patron], None, 5), None);
    assert!(takes(&[denar(2), dirham(4)], 5).len() == 2 && takes(&[denar(2), dirham(4)], 7).len() == 3);
    assert_eq!(highest_bid(&[denar(5), dirham(4), Card::Office(DIRHAM, DENAR)]), 9);
    assert_eq!(highest_bid(&[denar(5), dirham(4), Card::Diamond(6), Card::Patron]), 6);
    assert_eq!(highest_bid(&[]), 0);
}

fn built(tiles: &[(&str, Cell)], camps: &[(&str, Cell)]) -> Layout {
    let layout = tiles.iter().fold(Layout::new(), |layout, &(walls, cell)| layout.with(cell, Tile::new(walls)));
    let layout = camps.iter().fold(layout, |layout, &(bastions, cell)| layout.with(cell, Tile::camp(bastions)));
    assert_eq!(layout.violations(Holes::Area), []);
    layout
}

fn all_camps(layout: &Layout) -> u32 {
    layout.tiles.iter().filter(|(_, tile)| tile.camp).map(|(cell, _)| camp_points(layout, *cell)).sum()
}

#[test]
fn camps_example_1() {
    let tiles = [("", (-1, 0)), ("W", (-2, 0)), ("", (1, 0)), ("E", (2, 0)), ("", (0, -1)), ("", (0, -2))];
    let more = [("S", (-1, -2)), ("W", (0, -3))];
    let layout = built(&[&tiles[..], &more[..]].concat(), &[("E", (-3, 0)), ("W", (3, 0)), ("NE", (-1, -3))]);
    assert_eq!((all_camps(&layout), wall_points(&layout)), (12, 2));
}

#[test]
fn camps_example_2() {
    let tiles = [("W", (-1, 0)), ("", (1, 0)), ("ES", (2, 0)), ("E", (1, -1))];
    let layout = built(&tiles, &[("E", (-2, 0)), ("W", (3, 0)), ("NW", (2, -1))]);
    assert_eq!(all_camps(&layout), 10);
}

#[test]
fn camps_example_3() {
    let q = [("N", (0, 1)), ("", (1, 0)), ("N", (1, 1))];
    let layout = built(&q, &[("SW", (0, 2))]);
    assert_eq!((camp_points(&layout, (0, 2)), wall_points(&layout)), (2, 2));
    assert_eq!(camp_points(&built(&q, &[("SW", (0, 2)), ("S", (1, 2))]), (1, 2)), 2);
}

const GARDEN: usize = 4;
const TOWER: usize = 5;

fn towers(n: i32) -> (Layout, BTreeMap<Cell, Kind>) {
    let layout = (1..=n).fold(Layout::new(), |layout, y| layout.with((0, y), Tile::new("")));
    let kinds = (1..=n).map(|y| ((0, y), Kind::Building(TOWER)));
    (layout, kinds.chain([((0, 0), Kind::Start)]).collect())
}

#[test]
fn bonus_cards_examples_1_and_4() {
    let doubled = |n: i32, revealed: &[usize]| {
        let (layout, kinds) = towers(n);
        doubled_counts(&layout, &kinds, revealed, None)[TOWER]
    };
    assert_eq!(doubled(1, &[TOWER]), 4);
    assert_eq!(doubled(1, &[GARDEN]), 2);
    assert_eq!(majorities(&[doubled(3, &[]), doubled(2, &[TOWER])], 3, &table(3, TOWER)), [17, 17]);
}

#[test]
fn characters_examples_5_and_6() {
    let named = |n: i32, named: Option<usize>| {
        let (layout, kinds) = towers(n);
        doubled_counts(&layout, &kinds, &[], named)
    };
    let counts = [named(3, Some(TOWER))[TOWER], named(3, None)[TOWER], named(2, None)[TOWER]];
    assert_eq!(majorities(&counts, 2, &table(2, TOWER)), [13, 6, 0]);
    assert_eq!(majorities(&[6, 6, 4], 2, &table(2, TOWER)), [9, 9, 0]);
    assert_eq!(named(3, Some(GARDEN))[GARDEN], 0, "without a garden the half does not count");
    assert_eq!([8, 2, 0, 3, 12].map(city_watch_points), [2, 0, 0, 1, 4]);
}

/// Examples 1 and 8 of `street_trader.md`.
#[test]
fn street_trader_examples() {
    assert_eq!(series_points(&[1, 1, 1, 3, 3, 4, 4, 0]), 17);
    assert_eq!(series_points(&[0, 1, 2, 3, 4, 5, 0]), 22);
    assert_eq!(series_points(&[0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0]), 42);
    assert_eq!(series_points(&[]), 0);
}

/// Examples 1 and 5 of `treasure_chamber.md`.
#[test]
fn treasure_chamber_examples() {
    assert_eq!(mixed_worth(&[ducat(3), denar(3), dirham(4)]), Some(10));
    assert_eq!(mixed_worth(&[ducat(3), Card::Diamond(5)]), None);
    assert_eq!(mixed_worth(&[ducat(3), Card::Office(DENAR, DUCAT)]), None);
    let points = [1, 2, 3].map(|round| chest_points(&[5, 5, 2, 0], round));
    assert_eq!(points, [[3, 3, 0, 0], [10, 10, 0, 0], [18, 18, 7, 0]]);
}

/// Examples 2 and 3 of `master_builders.md`, 4 and 7 of `change.md`.
#[test]
fn builders_and_coins_pay() {
    let hand = [Card::Builder(GULDEN), Card::Builder(GULDEN), gulden(7)];
    assert_eq!(payments(&hand, Some(GULDEN), 13).len(), 1);
    let display = [Card::Builder(DUCAT), denar(2), gulden(1), dirham(9)];
    let taken = takes(&display, 5);
    assert!(taken.contains(&vec![denar(2), Card::Builder(DUCAT)]) && taken.contains(&vec![Card::Builder(DUCAT)]));
    assert!(!taken.contains(&vec![gulden(1), denar(2), Card::Builder(DUCAT)]));
    assert_eq!(worth(&[denar(9), Card::Coin(DENAR), Card::Coin(DENAR)], Some(DENAR), 5), Some(11));
    assert_eq!(worth(&[denar(9), Card::Coin(DUCAT)], Some(DENAR), 5), None);
}

/// Layout E1 of `invaders.md` with its examples 1 to 4, and the bay of example 5.
#[test]
fn invaders_examples() {
    let e1 = built(&[("E", (1, 0)), ("W", (-1, 0)), ("N", (0, 1)), ("", (1, 1)), ("", (-1, 1))], &[]);
    assert_eq!([0, 1, 2, 3].map(|side| e1.open_sides(side)), [2, 1, 3, 1]);
    let (east, south) = (1, 2);
    assert_eq!([1, 2, 3].map(|round| attack_loss(&e1, south, round, 99)), [3, 6, 11]);
    assert_eq!(attack_loss(&e1, east, 3, 99), 8);
    assert_eq!([4, -2].map(|score| attack_loss(&e1, south, 2, score)), [4, 0]);
    let bay = built(&[("", (1, 0)), ("", (1, 1)), ("", (-1, 0)), ("", (-1, 1))], &[]);
    assert_eq!(attack_loss(&bay, east, 1, 99), 3);
}

/// Examples 1 and 2 of `bazaars.md`.
#[test]
fn bazaars_examples() {
    let around = [(-1, 1, 3), (1, 1, 0), (-1, 2, 3), (1, 2, 4), (0, 3, 1)];
    let kinds = |south: usize| -> BTreeMap<Cell, Kind> {
        let around = around.iter().map(|&(x, y, kind)| ((x, y), Kind::Building(kind)));
        around.chain([((0, 1), Kind::Building(south)), ((0, 0), Kind::Start)]).collect()
    };
    assert_eq!([TOWER, 2].map(|south| bazaar_points((0, 2), &[0, 3, TOWER], &kinds(south))), [12, 6]);
}

/// Example 4 of `walls.md`: every legal single wall in L1, and no pair.
#[test]
fn walls_example_4() {
    let l1 = built(&[("E", (1, 0)), ("N", (0, 1)), ("W", (-1, 0))], &[]);
    let cells = [(0, 0), (1, 0), (0, 1), (-1, 0)];
    let takes = |letters: &str| -> Vec<Cell> {
        let pieces = Tile::new(letters).walls;
        cells.into_iter().filter(|cell| l1.takes_walls(*cell, pieces, Holes::Area)).collect()
    };
    assert_eq!(takes("N"), [(1, 0), (-1, 0)]);
    assert_eq!(takes("S"), [(0, 0), (1, 0), (-1, 0)]);
    assert_eq!((takes("E"), takes("W")), (vec![(0, 1)], vec![(0, 1)]));
    assert!(["NE", "ES", "SW", "NW"].iter().all(|pair| takes(pair).is_empty()));
}
