//! The same configuration, seed and moves give the same bytes: for ever, on every machine.
//!
//! A number here may change only with `RULES_VERSION`, or with a new module (for the configurations that play it).

use sabika_engine::{
    Config, DirkThird, End, Game, Move, Options, Title,
    board::Holes,
    hash::fnv1a,
    modules::{House, ModuleSet},
    value::*,
};
use std::fmt::Write;

/// The fingerprint of a thousand games: every move in words, and the scores.
fn fingerprint(config: Config) -> u64 {
    let (mut moves, mut text, mut hashes): (Vec<Move>, String, Vec<u8>) = (Vec::new(), String::new(), Vec::new());
    for seed in 0..1_000 {
        text.clear();
        let mut dice = Dice::loose(seed);
        let mut game = Game::<House>::new(config, Seed::from_number(seed)).expect("playable");
        while game.ask().is_some() {
            moves.clear();
            game.moves(&mut moves);
            let mv = *dice.pick(&moves);
            writeln!(text, "{mv}").expect("into a string");
            game.apply_listed(mv);
        }
        game.open().seats().for_each(|seat| writeln!(text, "{}", game.open().score(seat)).expect("into a string"));
        writeln!(text, "{}", game.open().dirk_score()).expect("into a string");
        hashes.extend(fnv1a(text.as_bytes()).to_be_bytes());
    }
    fnv1a(&hashes)
}

fn expect(config: Config, golden: u64) {
    let found = fingerprint(config);
    assert_eq!(found, golden, "{config:?}: found {found:#018x}");
}

fn with(players: u8, modules: &[&str]) -> Config {
    Config::players(players).with(modules.iter().map(|m| m.parse().expect("a module")).collect())
}

fn with_options(players: u8, options: Options) -> Config {
    Config { options, ..Config::players(players) }
}

#[test]
fn two_players() {
    expect(Config::players(2), 0xabcb_df4e_9805_a52c);
}
#[test]
fn three_players() {
    expect(Config::players(3), 0x0dcf_613f_928c_425d);
}
#[test]
fn four_players() {
    expect(Config::players(4), 0x9da9_abfc_9e55_c983);
}
#[test]
fn five_players() {
    expect(Config::players(5), 0x9967_e2ef_e788_f024);
}
#[test]
fn six_players() {
    expect(Config::players(6), 0x8a9d_b390_3659_c9bb);
}
#[test]
fn vizier_and_squares() {
    expect(with(4, &["vizier", "squares"]), 0x4e3c_fa16_e2aa_f0b0);
}
#[test]
fn two_with_vizier_and_squares() {
    let options = Options { dirk_third: DirkThird::Nearest, ..Options::default() };
    expect(Config { options, ..with(2, &["vizier", "squares"]) }, 0x64a5_8bdc_759b_0b59);
}
#[test]
fn offices_and_diamonds() {
    expect(with(3, &["exchange_offices", "diamonds"]), 0xa5f8_13e5_b8c8_a7e1);
}
#[test]
fn two_with_bonus_cards_and_city_gates() {
    expect(with(2, &["bonus_cards", "city_gates"]), 0xb03f_6c99_2140_689e);
}
#[test]
fn characters_at_a_table_of_six() {
    expect(with(6, &["characters"]), 0x9a30_f63d_ff2b_6560);
}
#[test]
fn camps_at_a_table_of_four() {
    expect(with(4, &["camps"]), 0x1547_9700_cd90_2e8b);
}
#[test]
fn vizier_and_thieves() {
    expect(with(4, &["vizier", "thieves"]), 0xe323_2873_caa6_02d5);
}
#[test]
fn the_first_two_expansions() {
    let all = ["vizier", "exchange_offices", "bonus_cards", "squares"];
    let second = ["city_gates", "diamonds", "characters", "camps"];
    expect(with(5, &[all, second].concat()), 0xac16_1fcf_65a3_9c63);
}
#[test]
fn walls_and_city_gates() {
    expect(with(3, &["walls", "city_gates"]), 0xf25f_c655_385f_fbe3);
}
#[test]
fn change_and_offices_at_a_table_of_two() {
    expect(with(2, &["change", "exchange_offices"]), 0x6117_435a_f586_aed2);
}
#[test]
fn the_street_trader() {
    expect(with(4, &["street_trader"]), 0x1b6f_b191_c7a8_7e68);
}
#[test]
fn the_treasure_chamber_with_dirk() {
    expect(with(2, &["treasure_chamber"]), 0x6be5_4676_6e22_f487);
}
#[test]
fn master_builders_and_characters() {
    expect(with(5, &["master_builders", "characters"]), 0x5cdf_8bc1_45be_894c);
}
#[test]
fn invaders_and_bazaars() {
    expect(with(3, &["invaders", "bazaars"]), 0xe00b_092a_84bd_0396);
}
#[test]
fn open_attack_cards() {
    let options = Options::default().with("open_attack_cards", "on").expect("an option");
    expect(Config { options, ..with(6, &["invaders", "walls"]) }, 0x0d62_bdeb_ee69_ce76);
}
#[test]
fn every_module_of_four_boxes() {
    let all = ["vizier", "exchange_offices", "bonus_cards", "squares", "city_gates", "diamonds", "characters", "camps"];
    let later = ["walls", "thieves", "change", "street_trader"];
    let last = ["treasure_chamber", "master_builders", "invaders", "bazaars"];
    expect(with(4, &[&all[..], &later, &last].concat()), 0x498e_cd9b_a73b_25be);
}
#[test]
fn new_score_cards() {
    expect(with(3, &["new_score_cards"]), 0x52e2_c105_bf95_5380);
}
#[test]
fn the_power_of_the_sultan() {
    expect(with(4, &["power_of_sultan"]), 0x68c4_c8e2_df86_8d5c);
}
#[test]
fn sultan_vizier_and_dancer_at_a_table_of_two() {
    expect(with(2, &["power_of_sultan", "vizier", "characters"]), 0xee18_09d1_eefb_88a0);
}
#[test]
fn caravanserais() {
    expect(with(2, &["caravanserai"]), 0x8533_608c_f515_c3ec);
}
#[test]
fn the_art_of_the_moors() {
    expect(with(5, &["art_of_the_moors"]), 0x7810_d2eb_d10e_3b2e);
}
#[test]
fn falconers() {
    expect(with(3, &["falconers"]), 0x1add_5897_b982_c1eb);
}
#[test]
fn watchtowers() {
    expect(with(4, &["watchtowers"]), 0x8e41_9242_da46_e958);
}
#[test]
fn building_sites() {
    expect(with(6, &["building_sites"]), 0x2361_b4d0_72b6_b896);
}
#[test]
fn certificates_and_change_at_a_table_of_two() {
    expect(with(2, &["exchange_certificates", "change"]), 0xbc97_a8d7_98ca_db59);
}
#[test]
fn magical_buildings_and_walls() {
    expect(with(3, &["magical_buildings", "walls"]), 0x7264_88f6_5686_0c80);
}
#[test]
fn magical_buildings_that_are_not_turned_in_place() {
    let options = Options::default().with("magical_turn_in_place", "off").expect("an option");
    expect(Config { options, ..with(2, &["magical_buildings"]) }, 0x9315_d50b_d327_6038);
}
#[test]
fn medina_with_dirk() {
    expect(with(2, &["medina"]), 0xf448_fa56_1558_dd1f);
}
#[test]
fn every_module() {
    expect(Config::players(4).with(ModuleSet::all()), 0xb83e_c2be_ff43_b3ff);
}
#[test]
fn every_module_with_dirk() {
    expect(Config::players(2).with(ModuleSet::all()), 0x421d_e6ae_b5ee_d83a);
}
#[test]
fn single_cells_are_holes() {
    expect(with_options(3, Options { holes: Holes::Cell, ..Options::default() }), 0x536e_53de_9e60_0fa6);
}
#[test]
fn the_supply_ends_the_game() {
    expect(with_options(4, Options { end: End::Supply, ..Options::default() }), 0xc279_9914_748e_dec8);
}
#[test]
fn the_red_palace() {
    expect(Config::players(4).of(Title::RedPalace), 0x527c_bf29_d217_cb99);
}
#[test]
fn the_red_palace_with_dirk() {
    expect(with(2, &["medina"]).of(Title::RedPalace), 0x9750_da76_a6ef_6666);
}
#[test]
fn the_red_palace_with_its_modules() {
    expect(with(3, &["medina", "bazaars", "camps"]).of(Title::RedPalace), 0x852f_1a01_27a6_5159);
}
#[test]
fn a_first_game_of_the_red_palace() {
    let options = Options::default().with("guard_board", "first_game").and_then(|o| o.with("classic_scoring", "on"));
    let options = options.expect("options");
    expect(with_options(6, options).of(Title::RedPalace), 0xf83b_dbfc_cf34_39a5);
}
