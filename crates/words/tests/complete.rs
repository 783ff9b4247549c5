//! Every kind of thing the engine can say has words in every language.

use sabika_engine::{
    Allowed, Options, Title,
    flow::{self, Ask, Because, Event, Topic},
    modules::{ModuleId, red_palace::Ability},
    score::Category,
    value::*,
};
use sabika_words::{Lang, Words};
use std::collections::HashSet;

fn said(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '\u{2068}']), "{text:?}");
}

fn cards(text: &str) -> Purse {
    text.split(' ').map(|card| card.parse::<Card>().unwrap()).collect()
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

/// One of each. A new kind of refusal does not compile here until it is listed.
fn refusals() -> Vec<Because> {
    let (tile, card, cell) = ("garden-8-NE".parse().unwrap(), "denar-7".parse().unwrap(), cell("1,-2"));
    let (seat, section) = (Seat::FIRST, "F24-N".parse().unwrap());
    let all = vec![
        Because::GameOver,
        Because::NotAsked { asked: seat },
        Because::NoCards,
        Because::NotInDisplay { card },
        Because::NotInHand { card },
        Because::TooMuch { sum: 8, limit: 5 },
        Because::SlotEmpty { slot: Slot::ALL[1] },
        Because::WrongCurrency { card, wanted: Currency::Ducat },
        Because::NotTogether { card, other: Card::gem(5) },
        Because::PaysNothingHere { card },
        Because::TooLittle { price: 8, paid: 7 },
        Because::NotExact { price: 8, paid: 9 },
        Because::NotAside { tile },
        Because::NotInReserve { tile },
        Because::NoGift { tile },
        Because::NoDirk,
        Because::Occupied { cell },
        Because::NoContact { cell },
        Because::WallMeetsGap { cell, side: Side::East, other: cell.beside(Side::East) },
        Because::NotReachable { cell },
        Because::Hole { cell, holes: vec![cell.beside(Side::North), cell.beside(Side::South)] },
        Because::CutsOff { cell, cut_off: cell.beside(Side::West) },
        Because::StartTile,
        Because::NothingAt { cell },
        Because::LimitReached { limit: 3 },
        Because::NothingThere,
        Because::NotAttached { cell },
        Because::BastionClash { cell, side: Side::East, other: cell.beside(Side::East) },
        Because::LosesOutwork { cell, outwork: cell.beside(Side::North) },
        Because::Locked { cell },
        Because::StaysForEver { cell },
        Because::NoDoubleWall { edge: Edge::between(cell, Side::North) },
        Because::GateNotNeeded { edge: Edge::between(cell, Side::East) },
        Because::TooManyCards { held: 4, limit: 2 },
        Because::NoMoney { card },
        Because::WorthMore { card, than: card },
        Because::NotYourCard { card },
        Because::UsedAlready { card },
        Because::BidTooLow { bid: 3, highest: 4 },
        Because::BidTooHigh { bid: 12, most: 9 },
        Because::NotYours { tile },
        Because::NotBuilt { tile },
        Because::NoChange,
        Because::NextPlayer,
        Because::NoThief { card },
        Because::NotOnOffer { card },
        Because::NotForSale { tile },
        Because::NotYourTile { tile },
        Because::CarriesNoWalls { tile },
        Because::WalledAlready { side: Side::South },
        Because::TooManyCoins { wanted: 4, most: 2 },
        Because::WrongNumber { wanted: 3 },
        Because::NotCarried { kind: Building::Garden },
        Because::NoneLeft { kind: Building::Tower },
        Because::NothingChosen,
        Because::NoPlaceForChests { tile },
        Because::HasChest { tile },
        Because::NeverTurned { tile },
        Because::NotTurnedInPlace { tile: "magical-tower".parse().unwrap() },
        Because::NoSupport { cell, tile: "watchtower-garden-1".parse().unwrap() },
        Because::LosesTurret { cell, turret: cell },
        Because::OnlyBuilt { tile: "watchtower-garden-1".parse().unwrap() },
        Because::Unfinished { tile },
        Because::NothingWith { tile: "medina-4".parse().unwrap() },
        Because::NoSite { tile: "camp_S".parse().unwrap() },
        Because::NoOwnSite { tile },
        Because::NotDrawn { currency: Currency::Ducat },
        Because::NoStone { currency: Currency::Ducat },
        Because::NotShown { kind: Building::Garden },
        Because::TooFewTypes { types: 3, needed: 4 },
        Because::NoFour { corner: cell },
        Because::ColourMissing { corner: cell, kind: Building::Garden },
        Because::CornerTaken { corner: cell },
        Because::NotOneOfFour { ability: "plaza" },
        Because::UsedThisTurn { ability: "take_money" },
        Because::TooFewGuards { guards: 1, needed: 2, points: 0 },
        Because::TooFewGuards { guards: 0, needed: 2, points: 6 },
        Because::NothingLeftFor { ability: "wall_piece" },
        Because::NoGuardThere { section },
        Because::GuardThere { section },
        Because::NoOwnWall { section },
        Because::MovedGuard { section },
        Because::NotBought { tile },
        Because::NoChip { tile: "plaza_1".parse().unwrap() },
        Because::SpaceEmpty { space: 3 },
        Because::NotOverpaid,
        Because::NotJustBought,
        Because::NoSuchSet { set: 4 },
    ];
    let topics = Topic::all().map(|topic| Because::NotNow { topic });
    let modules = ModuleId::ROOMS.iter().map(|module| Because::NotPlayed { module: *module });
    let all: Vec<Because> = all.into_iter().chain(topics).chain(modules).collect();
    let kinds: HashSet<_> = all.iter().inspect(|because| known(because)).map(std::mem::discriminant).collect();
    assert_eq!(kinds.len(), 89, "every kind is there");
    all
}

/// Does not compile until every kind is named, and somebody has listed it above.
fn known(because: &Because) {
    use Because::*;
    match because {
        GameOver
        | NotAsked { .. }
        | NotNow { .. }
        | NoCards
        | NotInDisplay { .. }
        | NotInHand { .. }
        | TooMuch { .. }
        | SlotEmpty { .. }
        | WrongCurrency { .. }
        | NotTogether { .. }
        | PaysNothingHere { .. }
        | TooLittle { .. }
        | NotExact { .. }
        | NotAside { .. }
        | NotInReserve { .. }
        | NoGift { .. }
        | NoDirk
        | Occupied { .. }
        | NoContact { .. }
        | WallMeetsGap { .. }
        | NotReachable { .. }
        | Hole { .. }
        | CutsOff { .. }
        | StartTile
        | NothingAt { .. }
        | LimitReached { .. }
        | NothingThere
        | NotAttached { .. }
        | BastionClash { .. }
        | LosesOutwork { .. }
        | Locked { .. }
        | StaysForEver { .. }
        | NoDoubleWall { .. }
        | GateNotNeeded { .. }
        | TooManyCards { .. }
        | NoMoney { .. }
        | WorthMore { .. }
        | NotYourCard { .. }
        | UsedAlready { .. }
        | BidTooLow { .. }
        | BidTooHigh { .. }
        | NotYours { .. }
        | NotBuilt { .. }
        | NoChange
        | NextPlayer
        | NoThief { .. }
        | NotOnOffer { .. }
        | NotForSale { .. }
        | NotYourTile { .. }
        | CarriesNoWalls { .. }
        | WalledAlready { .. }
        | TooManyCoins { .. }
        | WrongNumber { .. }
        | NotCarried { .. }
        | NoneLeft { .. }
        | NothingChosen
        | NoPlaceForChests { .. }
        | HasChest { .. }
        | NeverTurned { .. }
        | NotTurnedInPlace { .. }
        | NoSupport { .. }
        | LosesTurret { .. }
        | OnlyBuilt { .. }
        | Unfinished { .. }
        | NothingWith { .. }
        | NoSite { .. }
        | NoOwnSite { .. }
        | NotDrawn { .. }
        | NoStone { .. }
        | NotShown { .. }
        | TooFewTypes { .. }
        | NoFour { .. }
        | ColourMissing { .. }
        | CornerTaken { .. }
        | NotOneOfFour { .. }
        | UsedThisTurn { .. }
        | TooFewGuards { .. }
        | NothingLeftFor { .. }
        | NoGuardThere { .. }
        | GuardThere { .. }
        | NoOwnWall { .. }
        | MovedGuard { .. }
        | NotBought { .. }
        | NoChip { .. }
        | SpaceEmpty { .. }
        | NotOverpaid
        | NotJustBought
        | NoSuchSet { .. }
        | NotPlayed { .. } => {}
    }
}

/// The events of the core but the scoring, which games tell. What is rare is here in all its forms.
fn events() -> Vec<Event> {
    let (seat, at) = (Seat::FIRST, cell("0,1"));
    let (tile, old) = ("garden-8-NE".parse().unwrap(), "tower-13-E".parse().unwrap());
    let (slot, by) = (Slot::ALL[2], Some(ModuleId::ALL[0]));
    let (magical, turn) = ("magical-tower".parse().unwrap(), Turn::of_quarters(1));
    let paid = cards("denar-4 denar-4");
    let last = |to| Event::LastTile(flow::LastTile { slot, tile, totals: vec![9, 9], to });
    let all = vec![
        Event::Dealt { seat, cards: cards("denar-4 denar-7 gulden-9") },
        Event::Starts { seat, by_lot: true },
        Event::Starts { seat, by_lot: false },
        Event::Turn { seat, number: 12 },
        Event::Took { seat, cards: paid },
        Event::Bought { seat, tile, slot: Some(slot), paid, exact: true, by: None },
        Event::Bought { seat, tile, slot: Some(slot), paid, exact: false, by: None },
        Event::Bought { seat, tile, slot: Some(slot), paid, exact: true, by },
        Event::Built { seat, tile, at, turn: Turn::NONE },
        Event::Built { seat, tile: magical, at, turn },
        Event::Kept { seat, tile },
        Event::Given { seat, tile },
        Event::Added { seat, tile, at, turn: Turn::NONE },
        Event::Added { seat, tile: magical, at, turn },
        Event::Removed { seat, tile, at },
        Event::Exchanged { seat, tile, old, at, turn: Turn::NONE },
        Event::Exchanged { seat, tile: magical, old, at, turn },
        Event::Turned { seat, tile: magical, at, turn },
        Event::Returned { seat, tile: "watchtower-garden-1".parse().unwrap() },
        Event::Skipped { seat },
        Event::MoneyShown { card: Card::money(Currency::Ducat, 3) },
        Event::Drew { seat, card: Some(Card::money(Currency::Ducat, 3)) },
        Event::Drew { seat, card: None },
        Event::WentBack { tile },
        Event::ScoringCard { round: 1 },
        Event::Reshuffled { cards: 1 },
        Event::Reshuffled { cards: 40 },
        Event::TileShown { tile, slot },
        Event::PreviewShown { tile: "F24".parse().unwrap(), space: 2 },
        Event::DirkDrew { tile },
        Event::Passed { seat },
        Event::EndReached,
        last(Some(seat)),
        last(None),
        Event::Over { winners: vec![seat], hands: vec![paid, Purse::EMPTY] },
        Event::Over { winners: Seat::all(3).collect(), hands: vec![paid; 3] },
    ];
    let kinds: HashSet<_> = all.iter().inspect(|event| listed(event)).map(std::mem::discriminant).collect();
    assert_eq!(kinds.len(), 26, "every kind is there");
    all
}

/// A new kind of event does not compile here until somebody has listed it above.
fn listed(event: &Event) {
    use Event::*;
    match event {
        Dealt { .. }
        | Starts { .. }
        | Turn { .. }
        | Took { .. }
        | Bought { .. }
        | Built { .. }
        | Kept { .. }
        | Given { .. }
        | Added { .. }
        | Removed { .. }
        | Exchanged { .. }
        | Turned { .. }
        | Returned { .. }
        | Skipped { .. }
        | MoneyShown { .. }
        | Drew { .. }
        | WentBack { .. }
        | ScoringCard { .. }
        | Reshuffled { .. }
        | TileShown { .. }
        | PreviewShown { .. }
        | DirkDrew { .. }
        | Passed { .. }
        | EndReached
        | LastTile(_)
        | Over { .. } => {}
        Scored { .. } | Module(_) => unreachable!("told by whole games"),
    }
}

#[test]
fn everything_the_engine_says_has_words() {
    for words in Lang::ALL.map(Words::new) {
        for because in &refusals() {
            said(&words.tell("because", because, &[]));
        }
        for event in &events() {
            said(&words.event(event, &["Anna".into()]));
        }
        for topic in Topic::all() {
            said(&words.question(Ask { seat: Seat::FIRST, topic }, &[]));
            said(&words.topic(topic));
        }
        for category in Category::CORE {
            said(&words.category(category));
        }
        for kind in Building::ALL {
            said(&words.buildings(kind));
        }
        for tile in Tile::all() {
            said(&words.tile(tile));
        }
        for game in Title::ALL {
            said(&words.game(game));
        }
        for ability in Ability::ALL {
            said(&words.thing(ability.name()).expect("a name"));
            said(&words.ability(ability));
        }
        for card in Card::all() {
            said(&words.card(card));
        }
        for side in Side::ALL {
            said(&words.side(side));
        }
        for (name, allowed, _) in Options::ALL {
            said(&words.option(name));
            if let Allowed::Words(values) = allowed {
                for v in values {
                    assert!(words.has(&format!("option-{name}-{v}")), "option-{name}-{v}");
                }
            }
        }
    }
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Words>();
}

#[test]
fn languages_are_spelled_and_detected() {
    for lang in Lang::ALL {
        assert_eq!(lang.to_string().parse(), Ok(lang));
        assert_eq!(Lang::detect(&format!("{lang}_XX.UTF-8")), lang);
    }
    assert_eq!(Lang::detect("NL"), Lang::Nl);
    assert_eq!(Lang::detect(""), Lang::En);
    assert_eq!("fr".parse::<Lang>().unwrap_err().to_string(), "\"fr\" is not a language (en, nl or de)");
}
