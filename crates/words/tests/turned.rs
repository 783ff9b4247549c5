//! Tiles that are turned, and money that is no card.

use sabika_engine::{
    Game, Move,
    flow::{Because, Event, Topic},
    position::Position,
    value::*,
};
use sabika_words::{Lang, Words};
use serde_json::json;

fn languages() -> [Words; 3] {
    Lang::ALL.map(Words::new)
}

fn game() -> Game {
    let given = json!({
        "modules": ["magical_buildings", "watchtowers"],
        "A": { "alhambra": ["magical-pavilion 1,0"], "reserve": ["magical-tower"] },
    });
    serde_json::from_value::<Position>(given).unwrap().set_up().unwrap()
}

fn told(words: &Words, game: &Game, mv: &str) -> String {
    words.mv_for(&mv.parse::<Move>().unwrap(), Topic::Action, game.open())
}

/// Proves: MAG-3 MAG-8
#[test]
fn a_move_tells_the_walls_that_the_tile_then_has() {
    let ([en, nl, de], game) = (languages(), game());
    let tower = |words: &Words| words.tile_short("magical-tower".parse().unwrap());
    let add = "add magical-tower at 0,1 turned 270";
    let from = |words: &Words, start: &str, rest: &str| format!("{start} {} {rest}", tower(words));
    assert_eq!(
        told(&en, &game, add),
        from(&en, "Redesign: build", "(walls N, E, W) from your reserve at 0,1, turned by 270°")
    );
    assert_eq!(
        told(&nl, &game, add),
        from(&nl, "Verbouwen: bouw", "(muren N, O, W) uit je reserve op 0,1, 270° gedraaid")
    );
    assert_eq!(
        told(&de, &game, add),
        from(&de, "Umbau: Baue", "(Mauern N, O, W) aus deiner Reserve auf 0,1, um 270° gedreht")
    );
    // Roof up there is nothing to say.
    assert!(told(&en, &game, "add magical-tower at 0,1").ends_with("(walls N, E, S) from your reserve at 0,1"));
}

/// Proves: MAG-5
#[test]
fn a_tile_is_turned_where_it_stands() {
    let ([en, nl, de], game) = (languages(), game());
    let name = |words: &Words| words.tile_short("magical-pavilion".parse().unwrap());
    let turn = "turn 1,0 to 90";
    assert_eq!(told(&en, &game, turn), format!("Redesign: turn {} at 1,0; it then has wall E", name(&en)));
    assert_eq!(told(&nl, &game, turn), format!("Verbouwen: draai {} op 1,0; dan heeft die muur O", name(&nl)));
    assert_eq!(told(&de, &game, turn), format!("Umbau: Drehe {} auf 1,0; dann hat es Mauer O", name(&de)));
    assert_eq!(told(&en, &game, "turn 3,0 to 90"), "Redesign: turn what stands at 3,0 to 90°");
    let (seat, tile, at) = (Seat::FIRST, "magical-pavilion".parse().unwrap(), "1,0".parse().unwrap());
    let turned = Event::Turned { seat, tile, at, turn: Turn::of_quarters(2) };
    let names = ["Anna".to_string()];
    assert_eq!(en.event(&turned, &names), format!("Anna redesigns and turns {} at 1,0: it now has wall S.", name(&en)));
    let built = Event::Built { seat, tile, at, turn: Turn::of_quarters(3) };
    assert_eq!(en.event(&built, &names), format!("Anna builds {} (wall W) at 1,0, turned by 270°.", name(&en)));
    let plain = Event::Built { seat, tile: "garden-8-NE".parse().unwrap(), at, turn: Turn::NONE };
    assert_eq!(en.event(&plain, &names), "Anna builds garden 8 at 1,0.");
}

/// Proves: CAR-19 CER-9
#[test]
fn money_that_is_no_card_is_called_by_where_it_lies() {
    let [en, nl, de] = languages();
    let paid: Purse = "denar-4 denar-4-inn denar-2-inn2 gulden-5-saved".parse().unwrap();
    assert_eq!(
        en.cards(&paid),
        "4 denar, 4 denar of the first caravanserai, 2 denar of the second caravanserai and 5 gulden (saved)"
    );
    assert_eq!(
        nl.cards(&paid),
        "4 denar, 4 denar van de eerste karavanserai, 2 denar van de tweede karavanserai en 5 gulden (gespaard)"
    );
    assert_eq!(
        de.cards(&paid),
        "4 Denar, 4 Denar der ersten Karawanserei, 2 Denar der zweiten Karawanserei und 5 Gulden (gespart)"
    );
    for (words, card) in languages().iter().flat_map(|words| Card::all_notes().map(move |card| (words, card))) {
        let alone = Purse::of(card);
        assert_eq!(words.card(card), words.cards(&alone));
    }
}

/// Proves: WAT-9
#[test]
fn a_watchtower_is_told_with_the_corner_of_its_right_angle() {
    let ([en, nl, de], game) = (languages(), game());
    for (turned, corner) in
        [("", "south-west"), (" turned 90", "north-west"), (" turned 180", "north-east"), (" turned 270", "south-east")]
    {
        let told = told(&en, &game, &format!("build watchtower-garden-1 at 1,1{turned}"));
        assert!(told.ends_with(&format!(" at 1,1, corner {corner}")), "{told}");
    }
    assert!(told(&nl, &game, "build watchtower-garden-1 at 1,1").ends_with(" op 1,1, hoek zuidwest"));
    assert!(told(&de, &game, "build watchtower-garden-1 at 1,1").ends_with(" auf 1,1, Ecke Südwest"));
}

#[test]
fn refusals_read_well_with_a_coin() {
    let [en, nl, _] = languages();
    let tell = |words: &Words, because: &Because| words.tell("because", because, &[]);
    let card = Card::coin(Currency::Gulden);
    assert_eq!(
        tell(&en, &Because::NotInDisplay { card }),
        "The money display does not hold a gulden coin, or not as often as chosen."
    );
    assert_eq!(
        tell(&nl, &Because::NotInHand { card }),
        "Dit heb je niet op hand, of niet zo vaak als je koos: een guldenmunt."
    );
    let (cell, turret) = ("0,1".parse().unwrap(), "1,1".parse().unwrap());
    assert_eq!(
        tell(&en, &Because::LosesTurret { cell, turret }),
        "Without the tile at 0,1 no building of its colour would hold the watchtower at 1,1."
    );
}

#[test]
fn cards_with_a_name_of_their_own_are_called_by_it() {
    let [en, nl, de] = languages();
    assert_eq!(en.thing("caravanserai-ducat-b").as_deref(), Some("caravanserai ducat B"));
    assert_eq!(de.thing("nsc-04").as_deref(), Some("Karte 4"));
    assert_eq!(nl.thing("nothing"), None);
}
