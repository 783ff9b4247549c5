//! Nothing gets lost, nothing is there twice: every tile, card and gate of the box, place by place.

use sabika_engine::{
    Config, Game,
    components::{BASIC, GATE_CARDS, OFFICES, TILES, WALL_CARDS},
    flow::Topic,
    modules::{
        House, ModuleId, ModuleTopic, Room, bonus_cards,
        bonus_cards::BonusCards,
        characters,
        characters::{Characters, Person},
        thieves::Thieves,
        walls,
    },
    value::*,
};

/// The gate card.
pub const GATE: Card = GATE_CARDS.nth(0);

/// How many cards there are with each face.
type Faces = [u8; FACES];

fn count(cards: impl IntoIterator<Item = Card>, into: &mut Faces) {
    cards.into_iter().for_each(|card| into[card.index()] += 1);
}

/// Every tile of the game, place by place: how often each is there.
fn tiles(game: &Game<House>) -> [u8; TILES] {
    let (open, mut found) = (game.open(), [0; TILES]);
    let mut put = |tile: Tile| found[tile.index()] += 1;
    game.dark().supply.iter().copied().for_each(&mut put);
    open.yard.iter().flatten().copied().for_each(&mut put);
    open.dirk.iter().for_each(&mut put);
    for seat in open.seats() {
        [open.built[seat], open.reserve[seat], open.aside[seat]].iter().flat_map(TileSet::iter).for_each(&mut put);
    }
    if let Some(squares) = &game.rooms().squares {
        for kind in Building::ALL {
            squares.open.top[kind].into_iter().for_each(&mut put);
            squares.dark.stacks[kind].iter().copied().for_each(&mut put);
        }
    }
    if let Some(bazaars) = &game.rooms().bazaars {
        bazaars.open.row.iter().copied().for_each(&mut put);
    }
    found
}

/// Every card of the money deck, place by place. A gate that stands has used its card up (GAT-13).
fn cards(game: &Game<House>) -> Faces {
    let (open, rooms) = (game.open(), game.rooms());
    let mut found = [0; FACES];
    count(game.dark().deck.iter().chain(open.display.iter()).copied(), &mut found);
    open.seats().for_each(|seat| count(game.hand(seat).cards(), &mut found));
    count(open.discard.cards(), &mut found);
    if let Some(gates) = &rooms.city_gates {
        let held: u8 = open.seats().map(|seat| gates.open.held[seat]).sum();
        found[GATE.index()] += held + u8::from(gates.open.offer) + open.gates().len() as u8;
    }
    if let Some(room) = &rooms.characters {
        count(room.dark.stack.iter().copied(), &mut found);
        count(room.open.auction.map(|auction| auction.person.card()), &mut found);
        for person in Person::ALL {
            let places = [room.open.owner(person).is_some(), room.open.gone[person as usize]];
            found[person.card().index()] += places.into_iter().map(u8::from).sum::<u8>();
        }
    }
    if let Some(room) = &rooms.walls {
        count(room.open.row.iter().copied(), &mut found);
    }
    if let Some(room) = &rooms.master_builders {
        count(room.dark.removed.iter().copied(), &mut found);
    }
    found
}

/// What the box holds, by the letter of the rules: BASE-S5, DIA-S1, EXO-S1, GAT-S1, CHA-S1. No scoring cards.
fn box_of_cards(config: &Config) -> Faces {
    let mut found = [0; FACES];
    let copies = if config.players == 2 { 2 } else { 3 };
    Card::all_money().for_each(|card| found[card.index()] = copies);
    if config.modules.has(ModuleId::Diamonds) {
        count([3, 4, 5, 5, 6, 6, 7, 7, 8, 9].map(Card::gem), &mut found);
    }
    if config.modules.has(ModuleId::ExchangeOffices) {
        count(OFFICES.cards(), &mut found);
    }
    if config.modules.has(ModuleId::CityGates) {
        found[GATE.index()] = config.players;
    }
    if config.modules.has(ModuleId::CityWalls) {
        count(WALL_CARDS.cards(), &mut found);
    }
    if config.modules.has(ModuleId::MasterBuilders) {
        count(Currency::ALL.map(Card::builder).into_iter().flat_map(|card| [card; 4]), &mut found);
    }
    if config.modules.has(ModuleId::Characters) {
        count(Person::ALL.map(Person::card), &mut found);
    }
    found
}

/// Is a scoring being held whose card is neither due any more nor counted?
fn within_a_scoring(game: &Game<House>) -> bool {
    let asks = |topic| game.ask().is_some_and(|ask| ask.topic == Topic::Module(topic));
    asks(ModuleTopic::Characters(characters::Question::WiseMan))
        || asks(ModuleTopic::BonusCards(bonus_cards::Question::Poll))
}

/// Everything is in one place, and every public number tells the truth: in a game that was set up by the rules.
pub fn all_is_there(game: &Game<House>) {
    nothing_is_lost(game);
    let (open, dark) = (game.open(), game.dark());
    let first_deck = dark.reshuffles == 0;
    assert_eq!(open.piles.iter().sum::<u8>(), if first_deck { open.deck_left } else { 0 });
}

/// The same for a described position, which has no piles.
pub fn nothing_is_lost(game: &Game<House>) {
    let (open, dark, rooms) = (game.open(), game.dark(), game.rooms());
    if open.turns == 0 {
        return; // traders are chosen before anything else lies on the table (STR-1)
    }
    let mut box_of_tiles = [0; TILES];
    let extra = open.config.modules.iter().flat_map(ModuleId::tiles);
    BASIC.tiles().chain(extra).for_each(|tile| box_of_tiles[tile.index()] = 1);
    let found = tiles(game);
    let differ = |tile: &Tile| found[tile.index()] != box_of_tiles[tile.index()];
    assert!(found == box_of_tiles, "not in one place: {:?}", Tile::all().filter(differ).collect::<Vec<_>>());

    let (mut found, wanted) = (cards(game), box_of_cards(&open.config));
    let mut on_the_way = 0;
    for round in [1, 2] {
        let in_deck = std::mem::take(&mut found[Card::scoring(round).index()]);
        let places = [in_deck, u8::from(open.rounds_due.has(round)), u8::from(open.rounds_held.has(round))];
        assert!(places.iter().sum::<u8>() <= 1, "scoring card {round}: {places:?}");
        on_the_way += u8::from(places == [0; 3]);
    }
    assert!(on_the_way <= u8::from(within_a_scoring(game)), "a scoring card is nowhere");
    spent_cards_are_gone(game, &mut found);
    let differ = |card: &Card| found[card.index()] != wanted[card.index()];
    assert!(found == wanted, "not as many as in the box: {:?}", Card::all().filter(differ).collect::<Vec<_>>());
    assert!(open.display.iter().all(|card| card.is_for_hands()), "{:?} in the display", open.display);
    assert_eq!(open.rounds_held.has(3), open.over);

    assert_eq!(usize::from(open.deck_left), dark.deck.len());
    assert_eq!(usize::from(open.supply_left), dark.supply.len());
    for seat in open.seats() {
        assert_eq!(open.hand_sizes[seat], game.hand(seat).len());
        assert_eq!(usize::from(open.hand_sizes[seat]), game.hand(seat).cards().count());
        assert_eq!(game.hand(seat).from_hand(), *game.hand(seat), "what lies open is in no hand (CHA-9)");
        for kind in Building::ALL {
            let built = open.built[seat].iter().filter(|tile| tile.building() == Some(kind)).count();
            assert_eq!(usize::from(open.count(seat, kind)), built);
        }
    }
    for tile in open.giftable.iter() {
        assert!(open.seats().any(|seat| open.aside[seat].has(tile)), "{tile} can be given but lies nowhere aside");
    }
    if let Some(squares) = &rooms.squares {
        for kind in Building::ALL {
            assert_eq!(usize::from(squares.open.below[kind]), squares.dark.stacks[kind].len());
        }
    }
    if let Some(room) = &rooms.bonus_cards {
        bonus_cards_are_there(game, room);
    }
    if let Some(room) = &rooms.characters {
        auctions_make_sense(room);
    }
    if let Some(room) = &rooms.thieves {
        thieves_are_there(game, room);
    }
}

/// WAL-7, MAB-16: what was used has left the game. The pieces that stand tell which wall cards; nothing tells which
/// builders, so they are only never too many.
fn spent_cards_are_gone(game: &Game<House>, found: &mut Faces) {
    let (open, config) = (game.open(), &game.open().config);
    if config.modules.has(ModuleId::MasterBuilders) {
        for builder in Currency::ALL.map(Card::builder) {
            assert!(found[builder.index()] <= 4, "too many of {builder}");
            found[builder.index()] = 4;
        }
    }
    if config.modules.has(ModuleId::CityWalls) {
        let used = WALL_CARDS.cards().filter(|card| found[card.index()] == 0);
        let pieces: u8 = used.clone().filter_map(walls::segments).map(Walls::count).sum();
        let standing: u8 = Tile::all().map(|tile| open.added_walls(tile).count()).sum();
        let starts: u8 = open.seats().map(|seat| open.start_walls(seat).count()).sum();
        assert_eq!(pieces, standing + starts, "wall pieces");
        used.collect::<Vec<_>>().into_iter().for_each(|card| found[card.index()] = 1);
    }
}

/// BON-1, BON-2, BON-5, BON-9: ten cards; what is revealed is built, what is hidden is counted, the rest is out.
fn bonus_cards_are_there(game: &Game<House>, room: &Room<BonusCards>) {
    let open = game.open();
    let mut all: Vec<Tile> = room.dark.removed.iter().collect();
    let mut hidden: TileSet = room.dark.removed;
    for seat in open.seats() {
        let (own, shown) = (room.hands[seat], room.open.revealed[seat]);
        all.extend(own.iter().chain(shown.iter()));
        own.iter().for_each(|tile| hidden.insert(tile));
        assert_eq!(room.open.hidden[seat], own.len());
        assert!(shown.iter().all(|tile| open.built[seat].has(tile)), "a revealed card shows a tile that is not built");
    }
    all.sort_unstable();
    assert_eq!(all, bonus_cards::tiles().collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>());
    assert_eq!(room.open.leftover, if open.over { hidden } else { TileSet::EMPTY });
}

/// CHA-3, CHA-4, CHA-9: who leads has bid and not passed; only an owned card has been used.
fn auctions_make_sense(room: &Room<Characters>) {
    let open = &room.open;
    assert_eq!(usize::from(open.stack_left), room.dark.stack.len());
    if let Some(auction) = open.auction {
        assert_eq!(auction.leader.is_some(), auction.bid > 0);
        assert!(auction.leader.is_none_or(|seat| !auction.passed[seat]), "the leader has passed");
    }
    assert!(open.named.is_none() || open.owner(Person::WiseMan).is_some(), "a type is named by nobody");
}

/// THI-1, THI-2, THI-9: three of each currency at most, nobody has more than were dealt, what was never dealt stays out.
fn thieves_are_there(game: &Game<House>, room: &Room<Thieves>) {
    let open = game.open();
    let each = [4, 4, 3, 2, 2][usize::from(open.players()) - 2];
    for currency in Currency::ALL {
        let held: u8 = open.seats().map(|seat| room.hands[seat].of(currency)).sum();
        assert!(held + room.dark.removed.of(currency) <= 3, "more {currency} thieves than there are");
    }
    for seat in open.seats() {
        assert_eq!(usize::from(room.open.held[seat]), room.hands[seat].each().count());
        assert!(room.open.held[seat] <= each);
    }
}
