//! Nothing gets lost, nothing is there twice: every tile, card and gate of the box, place by place.

use sabika_engine::{
    Config, Game,
    components::{GATE_CARDS, OFFICES, SULTANS, TILES, WALL_CARDS, WATCHTOWERS},
    flow::Topic,
    modules::{
        House, ModuleId, ModuleTopic, Room, bonus_cards,
        bonus_cards::BonusCards,
        change::Change,
        characters,
        characters::{Characters, Person},
        invaders::Invaders,
        street_trader::{Question, StreetTrader},
        thieves::Thieves,
        treasure_chamber::{TreasureChamber, sum},
        walls,
    },
    value::*,
};

/// The gate card.
pub const GATE: Card = GATE_CARDS.nth(0);

/// How many cards there are with each face.
pub(super) type Faces = [u8; FACES];

pub(super) fn count(cards: impl IntoIterator<Item = Card>, into: &mut Faces) {
    cards.into_iter().for_each(|card| into[card.index()] += 1);
}

/// Every tile of the game, place by place: how often each is there.
fn tiles(game: &Game<House>) -> [u8; TILES] {
    let (open, mut found) = (game.open(), [0; TILES]);
    let mut put = |tile: Tile| found[tile.index()] += 1;
    game.dark().supply.iter().copied().for_each(&mut put);
    open.yard().into_iter().chain(open.preview()).flatten().for_each(&mut put);
    open.dirk().iter().for_each(&mut put);
    for seat in open.seats() {
        [open.built(seat), open.reserve(seat), open.aside(seat)].into_iter().flat_map(TileSet::iter).for_each(&mut put);
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
    if let Some(palace) = &game.rooms().red_palace {
        super::palace::plazas_left(palace).for_each(&mut put);
    }
    if let Some(sultan) = &game.rooms().power_of_sultan {
        sultan.open.claim.iter().for_each(|claim| put(claim.tile));
    }
    if open.config().modules.has(ModuleId::Watchtowers) {
        // A watchtower that nobody has lies open beside the table.
        WATCHTOWERS.tiles().for_each(|tile| found[tile.index()] = found[tile.index()].max(1));
    }
    found
}

/// Every card of the money deck, place by place. A gate that stands has used its card up (GAT-13).
fn cards(game: &Game<House>) -> Faces {
    let (open, rooms) = (game.open(), game.rooms());
    let mut found = [0; FACES];
    count(game.dark().deck.iter().chain(open.display().iter()).copied(), &mut found);
    open.seats().for_each(|seat| count(game.hand(seat).cards(), &mut found));
    count(open.discard().cards(), &mut found);
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
    if let Some(room) = &rooms.power_of_sultan {
        count(room.open.row.iter().map(|marked| marked.card), &mut found);
        count(room.open.owned.iter().map(|own| own.card), &mut found);
    }
    if let Some(room) = &rooms.master_builders {
        count(room.dark.removed.iter().copied(), &mut found);
    }
    found
}

/// What the box holds, by the letter of the rules: BASE-S5, DIA-S1, EXO-S1, GAT-S1, CHA-S1. No scoring cards.
pub(super) fn box_of_cards(config: &Config) -> Faces {
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
    if config.modules.has(ModuleId::PowerOfSultan) {
        count(SULTANS.cards(), &mut found);
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
    if let Some(room) = game.rooms().invaders.filter(|_| open.turns() > 0) {
        assert_eq!(room.open.past.len(), open.rounds_held().iter().count(), "an attack after each scoring");
    }
    if open.turns() == 0 {
        return; // no piles have been cut
    }
    let first_deck = dark.reshuffles == 0;
    assert_eq!(open.piles().iter().sum::<u8>(), if first_deck { open.deck_left() } else { 0 });
}

/// The same for a described position, which has no piles.
pub fn nothing_is_lost(game: &Game<House>) {
    let (open, dark, rooms) = (game.open(), game.dark(), game.rooms());
    if open.turns() == 0 {
        // Traders are chosen before anything else lies on the table (STR-1), money before the display (RED-10).
        return rooms.red_palace.iter().for_each(|room| super::palace::sets_are_there(game, room));
    }
    let mut box_of_tiles = [0; TILES];
    let extra = open.config().rooms().iter().flat_map(ModuleId::tiles);
    open.config().game.kit().tiles.tiles().chain(extra).for_each(|tile| box_of_tiles[tile.index()] = 1);
    let found = tiles(game);
    let differ = |tile: &Tile| found[tile.index()] != box_of_tiles[tile.index()];
    assert!(found == box_of_tiles, "not in one place: {:?}", Tile::all().filter(differ).collect::<Vec<_>>());

    let (mut found, wanted) = (cards(game), box_of_cards(open.config()));
    let mut on_the_way = 0;
    for round in [1, 2] {
        let in_deck = std::mem::take(&mut found[Card::scoring(round).index()]);
        let places = [in_deck, u8::from(open.rounds_due().has(round)), u8::from(open.rounds_held().has(round))];
        assert!(places.iter().sum::<u8>() <= 1, "scoring card {round}: {places:?}");
        on_the_way += u8::from(places == [0; 3]);
    }
    assert!(on_the_way <= u8::from(within_a_scoring(game)), "a scoring card is nowhere");
    spent_cards_are_gone(game, &mut found);
    let differ = |card: &Card| found[card.index()] != wanted[card.index()];
    assert!(found == wanted, "not as many as in the box: {:?}", Card::all().filter(differ).collect::<Vec<_>>());
    assert!(open.display().iter().all(|card| card.is_for_hands()), "{:?} in the display", open.display());
    assert_eq!(open.rounds_held().has(3), open.is_over());

    assert_eq!(usize::from(open.deck_left()), dark.deck.len());
    assert_eq!(usize::from(open.supply_left()), dark.supply.len());
    for seat in open.seats() {
        assert_eq!(open.hand_size(seat), game.hand(seat).len());
        assert_eq!(usize::from(open.hand_size(seat)), game.hand(seat).cards().count());
        assert_eq!(game.hand(seat).from_hand(), *game.hand(seat), "what lies open is in no hand (CHA-9)");
        for kind in Building::ALL {
            let built = open.built(seat).iter().filter(|tile| open.building(*tile) == Some(kind)).count();
            assert_eq!(usize::from(open.count(seat, kind)), built);
        }
    }
    for tile in open.giftable().iter() {
        assert!(open.seats().any(|seat| open.aside(seat).has(tile)), "{tile} can be given but lies nowhere aside");
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
    if let Some(room) = &rooms.change {
        coins_are_there(game, room);
    }
    if let Some(room) = &rooms.street_trader {
        residents_are_there(game, room);
    }
    if let Some(room) = &rooms.treasure_chamber {
        chests_are_there(game, room);
    }
    if let Some(room) = &rooms.invaders {
        attacks_are_there(game, room);
    }
    if let Some(room) = &rooms.red_palace {
        super::palace::nothing_is_lost(game, room);
    }
    builders_are_known(game);
    super::late::nothing_is_lost(game);
}

/// Does the question belong to this seat?
fn asks(game: &Game<House>, topic: Topic) -> bool {
    game.ask().is_some_and(|ask| ask.topic == topic)
}

/// CHG-1, CHG-14, CHG-22: six coins of each currency, and a surplus is asked about only where it brings something.
fn coins_are_there(game: &Game<House>, room: &Room<Change>) {
    let open = game.open();
    let places = || open.seats().map(|seat| room.open.coins[seat]).chain([room.open.bag]);
    assert!(places().all(|coins| coins.coins() == coins), "a bag holds coins and nothing else");
    for coin in Currency::ALL.map(Card::coin) {
        assert_eq!(places().map(|coins| coins.count(coin)).sum::<u8>(), 6, "{coin}");
    }
    let saves = game.rooms().exchange_certificates.is_some();
    assert!(
        saves || !asks(game, Topic::Surplus) || open.surplus().amount >= 2 && !room.open.bag.is_empty(),
        "nothing to draw"
    );
}

/// STR-2, STR-8, STR-14, STR-16: seven residents of each colour, on traders, on buildings of their colour and in the
/// supply; a trader stands on an empty cell, in another's turn beside a tile.
fn residents_are_there(game: &Game<House>, room: &Room<StreetTrader>) {
    let (open, traders) = (game.open(), &room.open);
    let mut homes = ByBuilding::<u8>::default();
    for tile in traders.homes.iter() {
        homes[tile.building().expect("residents live in buildings")] += 1;
        assert_eq!(open.seats().filter(|seat| open.built(*seat).has(tile)).count(), 1, "{tile} is not built");
    }
    for kind in Building::ALL {
        let carried: u8 = open.seats().map(|seat| traders.traders[seat].carried[kind]).sum();
        assert_eq!(carried + homes[kind] + traders.supply[kind], 7, "{kind} residents");
    }
    for seat in open.seats() {
        let trader = &traders.traders[seat];
        let of_seat: u8 = traders.residents(open, seat).as_slice().iter().sum();
        assert_eq!(of_seat, traders.homes.iter().filter(|tile| open.built(seat).has(*tile)).count() as u8);
        assert!(trader.carried.as_slice().iter().sum::<u8>() <= 3);
        assert!(trader.at.is_none_or(|at| !open.is_taken(seat, at)), "the trader of {seat} stands on a tile");
        let busy = seat == open.on_turn() || game.ask().is_none_or(|ask| ask.seat == seat);
        let cells = open.beside(seat);
        let stands = trader.at.is_some_and(|at| cells.has(at) && open.is_beside(seat, at));
        assert!(busy || stands || cells.is_empty(), "{seat}: {trader:?}");
        assert!(!traders.sealed[seat], "all choices were shown before the first turn");
    }
    let decides = |question| asks(game, Topic::Module(ModuleTopic::StreetTrader(question)));
    assert_eq!(traders.landed.is_some(), decides(Question::MoveIn) || decides(Question::Swap));
    if let (Some(tile), Some(ask)) = (traders.landed, game.ask()) {
        assert!(open.built(ask.seat).has(tile) && traders.traders[ask.seat].at.is_none());
    }
}

/// TRE-1, TRE-8, TRE-9, TRE-16: every chest is in a room, in the bag, waiting, or on a building of its colour.
fn chests_are_there(game: &Game<House>, room: &Room<TreasureChamber>) {
    let (open, chamber) = (game.open(), &room.open);
    let owners = || open.seats().map(|seat| open.built(seat)).chain([open.dirk()]);
    for tile in chamber.chests.iter() {
        assert_eq!(owners().filter(|tiles| tiles.has(tile)).count(), 1, "{tile} with a chest is nobody's");
    }
    for (kind, all) in Building::ALL.into_iter().zip([5, 5, 7, 7, 9, 9]) {
        let on_tiles = chamber.chests.iter().filter(|tile| tile.building() == Some(kind)).count() as u8;
        let in_rooms: u8 = chamber.vaults.iter().map(|chests| chests[kind]).sum();
        assert_eq!(on_tiles + in_rooms + chamber.bag[kind] + chamber.waiting[kind], all, "{kind} chests");
    }
    assert_eq!(owners().map(|tiles| chamber.count(tiles)).sum::<u8>(), chamber.chests.len());
    assert!(chamber.vaults.iter().all(|chests| [0, 4].contains(&sum(chests))));
    let begins = asks(game, Topic::Action) || asks(game, Topic::Window) || open.is_over();
    assert!(!begins || sum(&chamber.waiting) == 0, "chests wait beyond their turn");
    let empty = chamber.vaults.iter().filter(|chests| sum(chests) == 0).count();
    assert!(!begins || empty == 0 || chamber.closed, "a room was not filled");
}

/// INV-1, INV-2, INV-13, INV-18, INV-22, INV-23: one attack from each side, come or to come; one scout of each type at
/// most; who has looked knows the next attack and nobody else.
fn attacks_are_there(game: &Game<House>, room: &Room<Invaders>) {
    let open = game.open();
    let mut sides: Vec<Side> = room.open.past.iter().chain(room.dark.attacks.iter()).copied().collect();
    sides.sort_unstable();
    assert_eq!(sides, {
        let mut all = Side::ALL.to_vec();
        all.sort_unstable();
        all
    });
    let held = open.rounds_held().iter().count();
    assert!(room.open.past.len() <= held, "an attack without a scoring");
    let next = room.dark.attacks.last().copied();
    let shown = open.config().options.is("open_attack_cards", "on");
    assert_eq!(room.open.next, next.filter(|_| shown && !open.is_over()));
    let mut scouts: Vec<Building> = room.open.scouts.iter().chain(room.dark.scouts.iter()).copied().collect();
    let count = scouts.len();
    scouts.sort_unstable();
    scouts.dedup();
    assert_eq!(scouts.len(), count, "a scout twice");
    assert_eq!(usize::from(room.open.scouts_left), room.dark.scouts.len());
    let face_down = if shown { 0 } else { 4 - 2 * open.rounds_held().iter().filter(|round| *round < 3).count() };
    assert_eq!(room.dark.scouts.len(), face_down);
    assert!(!shown || scouts.is_empty());
    for seat in open.seats() {
        assert_eq!(room.hands[seat].seen, next.filter(|_| room.open.looked[seat]));
    }
}

/// MAB-7, MAB-11, MAB-16, MAB-19: nobody holds more builders than the others think possible; an announced one is in the
/// hand of the seat on turn, which is asked about EXTRAS.
fn builders_are_known(game: &Game<House>) {
    let open = game.open();
    for seat in open.seats() {
        assert!(game.hand(seat).builders().len() <= open.builders(seat), "{seat} may not hold so many builders");
    }
    assert!(open.discard().cards().all(|card| !card.is_builder() && !card.is_coin()), "it leaves the game");
    if let Some(announced) = open.announced() {
        let room = game.rooms().master_builders.expect("nothing else is announced");
        assert!(asks(game, Topic::Extras) && !room.open.used && announced.card.is_builder());
        assert!(game.hand(open.on_turn()).count(announced.card) > 0, "{} is not in the hand", announced.card);
    }
}

/// WAL-7, MAB-16: what was used has left the game. The pieces that stand tell which wall cards; nothing tells which
/// builders, so they are only never too many.
fn spent_cards_are_gone(game: &Game<House>, found: &mut Faces) {
    let (open, config) = (game.open(), &game.open().config());
    if config.modules.has(ModuleId::MasterBuilders) {
        for builder in Currency::ALL.map(Card::builder) {
            assert!(found[builder.index()] <= 4, "too many of {builder}");
            found[builder.index()] = 4;
        }
    }
    if config.modules.has(ModuleId::PowerOfSultan) {
        // SUL-18: a card that was used has left the game.
        for sultan in SULTANS.cards() {
            assert!(found[sultan.index()] <= 1, "{sultan} twice");
            found[sultan.index()] = 1;
        }
    }
    if config.modules.has(ModuleId::CityWalls) {
        let used = WALL_CARDS.cards().filter(|card| found[card.index()] == 0);
        let pieces: u8 = used.clone().filter_map(walls::segments).map(Walls::count).sum();
        let standing: u8 = open.config().game.tiles().map(|tile| open.added_walls(tile).count()).sum();
        let starts: u8 = open.seats().map(|seat| open.start_walls(seat).count()).sum();
        assert_eq!(pieces, standing + starts, "wall pieces");
        let own = |tile: Tile| {
            let of = |seat| [open.built(seat), open.reserve(seat), open.aside(seat)].iter().any(|set| set.has(tile));
            open.dirk().has(tile) || open.seats().any(of)
        };
        assert!(
            open.config().game.tiles().all(|tile| open.added_walls(tile) == Walls::NONE || own(tile)),
            "walls on nobody's tile"
        );
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
        assert!(shown.iter().all(|tile| open.built(seat).has(tile)), "a revealed card shows a tile that is not built");
    }
    all.sort_unstable();
    assert_eq!(all, bonus_cards::tiles().collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>());
    assert_eq!(room.open.leftover, if open.is_over() { hidden } else { TileSet::EMPTY });
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
