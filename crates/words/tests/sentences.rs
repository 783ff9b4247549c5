//! A few sentences as a family reads them.

use sabika_engine::{Config, Game, flow::*, modules::*, score::*, value::*};
use sabika_words::{Lang, Words};

fn languages() -> [Words; 3] {
    Lang::ALL.map(Words::new)
}

fn names() -> Vec<String> {
    vec!["Anna".into(), "Ben".into()]
}

fn purse(text: &str) -> Purse {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

fn table() -> Game {
    let mut game: Game = Game::new(Config::players(2).with(ModuleSet::all()), Seed::from_number(1)).unwrap();
    // The first move of the first turn has been made; traders are chosen before it.
    loop {
        let begun = game.open().turns() > 0;
        let mut moves = Vec::new();
        game.moves(&mut moves);
        game.apply(game.ask().unwrap().seat, moves[0]).unwrap();
        if begun {
            return game;
        }
    }
}

#[test]
fn things() {
    let [en, nl, de] = languages();
    let garden: Tile = "garden-8-NE".parse().unwrap();
    assert_eq!(en.tile(garden), "garden 8 (walls N, E)");
    assert_eq!(nl.tile(garden), "tuin 8 (muren N, O)");
    assert_eq!(de.tile(garden), "Garten 8 (Mauern N, O)");
    let square: Tile = "square_garden_1".parse().unwrap();
    assert_eq!(en.tile(square), "garden square (wall N)");
    assert_eq!(nl.tile_short(square), "tuinplein");
    assert_eq!(de.tile_short(square), "Garten-Bauhütte");
    let camp: Tile = "camp_NE".parse().unwrap();
    assert_eq!(en.tile(camp), "camp 8 (bastions N, E)");
    assert_eq!(nl.tile(camp), "legerkamp 8 (bastions N, O)");
    assert_eq!(de.tile(camp), "Feldlager 8 (Bastionen N, O)");
    let money = purse("denar-4 denar-7 ducat-2 gulden-9");
    assert_eq!(en.cards(&money), "9 gulden, 4 + 7 denar and 2 ducat");
    assert_eq!(nl.cards(&money), "9 gulden, 4 + 7 denar en 2 dukaat");
    assert_eq!(de.cards(&money), "9 Gulden, 4 + 7 Denar und 2 Dukaten");
    assert_eq!(en.seat(Seat::new(2).unwrap(), &names()), "Player C");
    assert_eq!(nl.seat(Seat::new(2).unwrap(), &[]), "Speler C");
}

#[test]
fn moves() {
    let [en, nl, de] = languages();
    let game = table();
    let open = game.open();
    let slot = Slot::ALL[0];
    let tile = open.in_yard(slot).unwrap();
    let price = tile.price();
    let pay = |sum: u8| (0..sum / 9).map(|_| 9).chain([sum % 9]).filter(|v| *v > 0);
    let purse = |sum| pay(sum).map(|v| Card::money(Currency::Gulden, v)).collect::<Purse>();
    let buy = |sum| Move::Buy { slot, pay: purse(sum) };
    let (name, money) = (en.tile(tile), en.cards(&purse(price)));
    let exact = format!("Buy {name} with {money} (exactly: another action follows)");
    assert_eq!(en.mv(&buy(price), open), exact);
    assert_eq!(en.mv_for(&buy(price), Topic::Window, open), format!("Buy {name} with {money} (exactly)"));
    assert!(nl.mv(&buy(price + 1), open).ends_with("(1 te veel)"));
    assert!(de.mv(&buy(price - 1), open).ends_with("(1 zu wenig)"));
    let take = "squares take tower".parse().unwrap();
    assert_eq!(en.mv(&take, open), "Take the face-up tower square");
    assert_eq!(nl.mv(&take, open), "Neem het open torenplein");
    assert_eq!(de.mv(&take, open), "Nimm die offene Turm-Bauhütte");
    let wake = "vizier wake".parse().unwrap();
    assert_eq!(nl.mv(&wake, open), "Maak je viziersteen wakker");
    let remove = "remove 1,0".parse().unwrap();
    assert_eq!(de.mv(&remove, open), "Umbau: Lege, was auf 1,0 steht, in deine Reserve");
}

#[test]
fn events() {
    let [en, nl, de] = languages();
    let (slot, tile) = (Slot::ALL[2], "garden-8-NE".parse().unwrap());
    let paid = purse("denar-4 denar-4");
    let bought = |by| Event::Bought { seat: Seat::FIRST, tile, slot: Some(slot), paid, exact: true, by };
    assert_eq!(
        en.event(&bought(None), &names()),
        "Anna buys garden 8 (walls N, E) with 4 + 4 denar: paid exactly, one more action!"
    );
    assert_eq!(
        nl.event(&bought(Some(ModuleId::Vizier)), &names()),
        "Anna koopt tuin 8 (muren N, O) met 4 + 4 denar (De gunst van de vizier)."
    );
    let over = Event::Over { winners: Seat::all(2).collect(), hands: EachSeat(vec![paid, Purse::EMPTY]) };
    assert_eq!(
        de.event(&over, &names()),
        "Anna und Ben gewinnen das Spiel gemeinsam! Übriges Geld: Anna: 4 + 4 Denar; Ben: nichts."
    );
    let took = squares::Event::Took { seat: Seat::FIRST, tile: "square_tower_1".parse().unwrap() };
    let took = Event::Module(ModuleEvent::Squares(took));
    assert_eq!(en.event(&took, &names()), "Anna takes the tower square (wall E).");
    let last = Event::LastTile { slot, tile, totals: EachSeat(vec![9, 9]), to: None };
    assert_eq!(
        nl.event(&last, &names()),
        "Niemand heeft in zijn eentje het meeste geld in denar: tuin 8 doet niet meer mee (Anna: 9; Ben: 9)."
    );
}

#[test]
fn refusals() {
    let [en, nl, de] = languages();
    let gap = Because::WallMeetsGap { cell: Cell::START, side: Side::North, other: "0,1".parse().unwrap() };
    let illegal = RuleId::new("BASE-B3").broken(gap);
    assert_eq!(en.refusal(&illegal), "On the north side of 0,0 a wall would stand against an open side, towards 0,1.");
    assert_eq!(nl.refusal(&illegal), "Aan de noordkant van 0,0 zou een muur tegen een open kant komen, bij 0,1.");
    assert_eq!(de.refusal(&illegal), "Im Norden von 0,0 träfe eine Mauer auf eine offene Seite, zu 0,1 hin.");
    let holes = vec!["1,1".parse().unwrap(), "1,2".parse().unwrap()];
    let hole = RuleId::new("BASE-B5").broken(Because::Hole { cell: Cell::START, holes });
    assert_eq!(en.refusal(&hole), "This would close in an empty place: a hole at 1,1 and 1,2.");
    let not_asked = RuleId::new("BASE-T1").broken(Because::NotAsked { asked: Seat::FIRST });
    assert_eq!(en.refusal(&not_asked), "It is Player A who decides now.");
    assert_eq!(de.refusal_named(&not_asked, &names()), "Jetzt entscheidet Anna.");
}

#[test]
fn reasons() {
    let [en, nl, de] = languages();
    let game = table();
    let open = game.open();
    let tally = game.score(3);
    // Dirk alone has tiles: the place he has is told, and nobody else has one.
    let kind = Building::ALL.into_iter().find(|kind| open.dirk_count(*kind) == 1);
    let kind = kind.expect("among six tiles of this seed a type stands alone");
    let category = Category::Majority(kind);
    let points = tally.points(Participant::Dirk, category);
    let name = en.building_counted(kind);
    let why = |words: &Words| words.reason(&tally, Participant::Dirk, category).unwrap();
    assert_eq!(why(&en), format!("1 {name}: the most, {points} points"));
    assert_eq!(why(&nl), format!("1 {}: de meeste, goed voor {points} punten", nl.building_counted(kind)));
    assert_eq!(why(&de), format!("1 {}: die meisten, {points} Punkte", de.building_counted(kind)));
    assert_eq!(en.reason(&tally, Participant::Seat(Seat::FIRST), category), None);
    assert_eq!(en.reason(&tally, Participant::Dirk, Category::Wall), None);
}

#[test]
fn combinations() {
    let [en, nl, _] = languages();
    assert_eq!(en.interaction(ModuleId::Squares, ModuleId::Vizier).len(), 1);
    assert_eq!(nl.module_name(ModuleId::Squares), "De pleinen");
    assert_eq!(en.option_value("holes", "area"), "every enclosed area");
    assert_eq!(en.option_value("turn_limit", "1000"), "1000");
}

#[test]
fn diamonds_and_exchange_offices() {
    let [en, nl, de] = languages();
    let given = r#"{"modules": ["exchange_offices", "diamonds"], "yard": {"1": "pavilion-7-E"}}"#;
    let position: position::Position = serde_json::from_str(given).unwrap();
    let game: Game = position.set_up().unwrap();
    let told = |words: &Words, pay: &str| words.mv(&Move::Buy { slot: Slot::ALL[0], pay: purse(pay) }, game.open());
    let office = "gulden-2 denar-5 office_denar_gulden";
    assert_eq!(
        told(&en, office),
        "Buy pavilion 7 (wall E) with 2 gulden, 5 denar and exchange office denar–gulden (exactly: another action follows)"
    );
    assert!(nl.cards(&purse(office)).ends_with("5 denar en wisselkantoor denar–gulden"));
    assert!(de.cards(&purse(office)).ends_with("5 Denar und Wechselstube Denar–Gulden"));
    assert!(told(&en, "diamond-7").ends_with("with 7 in diamonds (exactly: another action follows)"));
    assert!(told(&nl, "diamond-3 diamond-5").ends_with("(1 te veel)"));
    let why = |mv: &str| en.refusal(&game.check(game.ask().unwrap().seat, &mv.parse().unwrap()).unwrap_err());
    assert_eq!(why("buy 1 with gulden-2 diamond-5"), "You can never combine 5 in diamonds with 2 gulden.");
    assert_eq!(
        why("buy 1 with denar-5 ducat-2 office_denar_ducat"),
        "Here you pay in gulden: exchange office denar–ducat joins two other currencies."
    );
}

/// The money changer's move has the name of another module.
#[test]
fn a_move_is_called_by_its_own_module() {
    let [en, nl, de] = languages();
    let tell = |words: &Words, mv: &str| words.tell("move", &mv.parse::<Move>().unwrap(), &[]);
    let change = "characters change denar-builder for gulden-3";
    assert_eq!(tell(&en, change), "Money changer: swap your denar master builder for 3 gulden");
    assert_eq!(tell(&de, change), "Geldwechsler: Tausche Denar-Baumeister gegen 3 Gulden");
    assert_eq!(tell(&en, "change draw 1"), "Draw one coin from the bag");
    assert_eq!(tell(&nl, "change draw 3"), "Trek 3 munten uit het zakje");
    assert_eq!(tell(&de, "master_builders use ducat-builder"), "Zum Umbauen einsetzen: Dukaten-Baumeister");
    let paid = purse("ducat-7 ducat-builder ducat-coin ducat-coin");
    assert_eq!(en.cards(&paid), "7 ducat, ducat master builder and 2 ducat coins");
    assert_eq!(de.cards(&purse("ducat-7 ducat-coin")), "7 Dukaten und 1 Dukaten-Münze");
}

#[test]
fn attacks_and_scouts() {
    let [en, nl, de] = languages();
    let told = |words: &Words, event: &invaders::Event, to| {
        words.event(&Event::Module(ModuleEvent::Invaders(event.clone()).told(to)), &names())
    };
    let (anna, ben) = (Some(Seat::FIRST), Seat::new(1));
    let kind = Building::Tower;
    let looked = invaders::Event::Scouted { seat: Seat::FIRST, kind, side: Some(Side::West) };
    assert_eq!(
        told(&en, &looked, anna),
        "Anna takes the scout for this type: tower. The next attack comes from the west."
    );
    assert_eq!(
        told(&nl, &looked, ben),
        "Anna neemt de verkenner voor deze soort: toren, en bekijkt de volgende aanval."
    );
    assert_eq!(
        told(&de, &looked, None),
        "Anna nimmt den Späher für diese Art: Turm, und sieht sich den nächsten Angriff an."
    );
    let attack = invaders::Event::Attacked { side: Side::South, losses: EachSeat(vec![6, 0]) };
    assert_eq!(told(&en, &attack, None), "Attack from the south! Points lost: Anna: 6; Ben: 0.");
    assert_eq!(told(&nl, &attack, None), "Aanval uit het zuiden! Verloren punten: Anna: 6; Ben: 0.");
    assert_eq!(told(&de, &attack, None), "Angriff aus Süden! Verlorene Punkte: Anna: 6; Ben: 0.");
    let scouts = invaders::Event::ScoutsShown { kinds: vec![Building::Garden, Building::Tower] };
    assert_eq!(told(&nl, &scouts, None), "Open verkenners: tuin en toren.");
    let next = invaders::Event::AttackShown { side: Side::East };
    assert_eq!(told(&nl, &next, None), "De volgende aanval komt uit het oosten.");
    assert_eq!(en.option_value("open_attack_cards", "on"), "yes, everybody sees it");
}
