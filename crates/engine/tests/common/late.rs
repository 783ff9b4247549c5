//! The same for the modules of expansions 5 and 6 and the promos: any move, a twisted one, and nothing lost.

use super::wild::{any_card, any_cards, any_cell, any_tile};
use sabika_engine::{
    Game, Move,
    components::{CULTURE_TILES, SULTANS, WATCHTOWERS},
    flow::Topic,
    modules::{
        House, ModuleTopic, Room, art_of_the_moors,
        art_of_the_moors::ArtOfTheMoors,
        building_sites,
        building_sites::BuildingSites,
        caravanserai,
        caravanserai::{Caravanserai, Inn},
        exchange_certificates,
        exchange_certificates::ExchangeCertificates,
        falconers,
        falconers::{Falcon, Falconers},
        power_of_sultan,
        power_of_sultan::PowerOfSultan,
        watchtowers,
    },
    value::*,
};

fn pick<T: Copy>(all: impl Iterator<Item = T>, dice: &mut Dice) -> T {
    *dice.pick(&all.collect::<Vec<_>>())
}

/// A tile of the yard, or any.
fn for_sale(game: &Game, dice: &mut Dice) -> Tile {
    let yard: Vec<Tile> = game.open().yard().iter().copied().flatten().collect();
    if yard.is_empty() || dice.below(5) == 0 { any_tile(game, dice) } else { *dice.pick(&yard) }
}

fn any_sultan(game: &Game, dice: &mut Dice) -> Card {
    let row = game.rooms().power_of_sultan.map_or(Pile::default(), |room| room.open.row);
    match dice.below(6) {
        0 => any_card(game, dice),
        1 => SULTANS.nth(dice.below(8) as usize),
        _ if !row.is_empty() => dice.pick(&row).card,
        _ => SULTANS.nth(0),
    }
}

/// Anything.
pub fn any_move(game: &Game, dice: &mut Dice) -> Move {
    let (kind, currency) = (*dice.pick(&Building::ALL), *dice.pick(&Currency::ALL));
    match dice.below(10) {
        0 => Move::ArtOfTheMoors(art_of_the_moors::Move::Develop),
        1 => Move::Watchtowers(watchtowers::Move::Buy { tile: for_sale(game, dice), pay: any_cards(game, dice) }),
        2 => Move::ExchangeCertificates(exchange_certificates::Move::Save(currency)),
        3 | 4 => Move::PowerOfSultan(match dice.below(5) {
            0 => power_of_sultan::Move::Draw,
            1 => power_of_sultan::Move::Mark(kind),
            2 => power_of_sultan::Move::Claim,
            _ => power_of_sultan::Move::Buy { card: any_sultan(game, dice), pay: any_cards(game, dice) },
        }),
        5 | 6 => Move::BuildingSites(match dice.below(5) {
            0 => building_sites::Move::Choose(currency),
            1 | 2 => building_sites::Move::SetUp { tile: for_sale(game, dice), pay: any_cards(game, dice) },
            _ => building_sites::Move::Complete { tile: any_tile(game, dice), pay: any_cards(game, dice) },
        }),
        7 => {
            let card = pick(Inn::all(), dice);
            Move::Caravanserai(match dice.below(4) {
                0 => caravanserai::Move::Onward { card },
                1 => caravanserai::Move::Outward { card },
                _ => caravanserai::Move::Buy { card, pay: any_cards(game, dice) },
            })
        }
        _ => Move::Falconers(falconers::Move::Set {
            falcon: pick(Falcon::all(), dice),
            at: Corner(any_cell(game, dice)),
            card: any_card(game, dice),
        }),
    }
}

/// One of these moves with one part changed; none for the moves of others.
pub fn twisted(game: &Game, mv: Move, pay: &dyn Fn(&Purse, &mut Dice) -> Purse, dice: &mut Dice) -> Option<Move> {
    Some(match mv {
        Move::Watchtowers(watchtowers::Move::Buy { tile, pay: paid }) => {
            Move::Watchtowers(watchtowers::Move::Buy { tile, pay: pay(&paid, dice) })
        }
        Move::PowerOfSultan(power_of_sultan::Move::Buy { card, pay: paid }) => {
            let card = if dice.below(3) == 0 { any_sultan(game, dice) } else { card };
            Move::PowerOfSultan(power_of_sultan::Move::Buy { card, pay: pay(&paid, dice) })
        }
        Move::PowerOfSultan(power_of_sultan::Move::Mark(_)) => {
            Move::PowerOfSultan(power_of_sultan::Move::Mark(*dice.pick(&Building::ALL)))
        }
        Move::BuildingSites(building_sites::Move::SetUp { tile, pay: paid }) => {
            Move::BuildingSites(building_sites::Move::SetUp { tile, pay: pay(&paid, dice) })
        }
        Move::BuildingSites(building_sites::Move::Choose(_)) => {
            Move::BuildingSites(building_sites::Move::Choose(*dice.pick(&Currency::ALL)))
        }
        Move::BuildingSites(building_sites::Move::Complete { tile, pay: paid }) => {
            let tile = if dice.below(3) == 0 { any_tile(game, dice) } else { tile };
            Move::BuildingSites(building_sites::Move::Complete { tile, pay: pay(&paid, dice) })
        }
        Move::Caravanserai(mv) => Move::Caravanserai(match mv {
            caravanserai::Move::Buy { card, pay: paid } if dice.below(3) > 0 => {
                caravanserai::Move::Buy { card, pay: pay(&paid, dice) }
            }
            caravanserai::Move::Buy { pay, .. } => caravanserai::Move::Buy { card: pick(Inn::all(), dice), pay },
            caravanserai::Move::Onward { card } => caravanserai::Move::Outward { card },
            caravanserai::Move::Outward { .. } => caravanserai::Move::Onward { card: pick(Inn::all(), dice) },
        }),
        Move::Falconers(falconers::Move::Set { falcon, at, card }) => Move::Falconers(match dice.below(3) {
            0 => falconers::Move::Set { falcon: pick(Falcon::all(), dice), at, card },
            1 => falconers::Move::Set { falcon, at: Corner(any_cell(game, dice)), card },
            _ => falconers::Move::Set { falcon, at, card: any_card(game, dice) },
        }),
        Move::ExchangeCertificates(_) => {
            Move::ExchangeCertificates(exchange_certificates::Move::Save(*dice.pick(&Currency::ALL)))
        }
        _ => return None,
    })
}

/// The move without its payment; none for the moves of others.
pub fn plain(mv: Move) -> Option<Move> {
    let pay = Purse::EMPTY;
    Some(match mv {
        Move::Watchtowers(watchtowers::Move::Buy { tile, .. }) => {
            Move::Watchtowers(watchtowers::Move::Buy { tile, pay })
        }
        Move::PowerOfSultan(power_of_sultan::Move::Buy { card, .. }) => {
            Move::PowerOfSultan(power_of_sultan::Move::Buy { card, pay })
        }
        Move::BuildingSites(building_sites::Move::SetUp { tile, .. }) => {
            Move::BuildingSites(building_sites::Move::SetUp { tile, pay })
        }
        Move::BuildingSites(building_sites::Move::Complete { tile, .. }) => {
            Move::BuildingSites(building_sites::Move::Complete { tile, pay })
        }
        Move::Caravanserai(caravanserai::Move::Buy { card, .. }) => {
            Move::Caravanserai(caravanserai::Move::Buy { card, pay })
        }
        // FAL-3: any card pays.
        Move::Falconers(falconers::Move::Set { falcon, at, .. }) => {
            let card = Card::money(Currency::Denar, 1);
            Move::Falconers(falconers::Move::Set { falcon, at, card })
        }
        _ => return None,
    })
}

/// Nothing of these modules is lost or there twice.
pub fn nothing_is_lost(game: &Game<House>) {
    let rooms = game.rooms();
    turned_tiles_show_their_walls(game);
    if let Some(room) = &rooms.power_of_sultan {
        claims_make_sense(game, room);
    }
    if let Some(room) = &rooms.caravanserai {
        stones_stand_on_fields(game, room);
    }
    if let Some(room) = &rooms.art_of_the_moors {
        culture_follows_the_buildings(game, room);
    }
    if let Some(room) = &rooms.falconers {
        falcons_sit_on_four(game, room);
    }
    if let Some(room) = &rooms.building_sites {
        sites_are_there(game, room);
    }
    if let Some(room) = &rooms.exchange_certificates {
        stones_are_there(game, room);
    }
}

fn asks(game: &Game<House>, topic: ModuleTopic) -> bool {
    game.ask().is_some_and(|ask| ask.topic == Topic::Module(topic))
}

/// MAG-3, MAG-6, WAT-18, WAT-21: what is not built is not turned; a turret stands or waits, and is held by its colour.
fn turned_tiles_show_their_walls(game: &Game<House>) {
    let open = game.open();
    for tile in sabika_engine::Title::Alhambra.tiles().filter(|tile| tile.turns()) {
        let built = open.seats().any(|seat| open.built(seat).has(tile));
        assert!(built || open.turn(tile).is_none(), "{tile} is turned and not built");
        assert!(built || open.walls(tile).bits() & tile.walls().bits() == tile.walls().bits());
        assert_eq!(open.walls(tile).without(open.printed_walls(tile)), open.added_walls(tile));
        let turret = WATCHTOWERS.position(tile).is_some();
        assert!(!turret || open.walls(tile).count() == 2 && !open.dirk().has(tile));
    }
    for seat in open.seats() {
        assert!(open.reserve(seat).iter().all(|tile| !tile.walls().is_turret()));
        assert_eq!(open.unsupported(seat, Cell::START, None), None, "a turret that nothing holds");
    }
}

/// SUL-4, SUL-10, SUL-16: a tile is on offer while somebody is asked, a bonus tile while its side is chosen.
fn claims_make_sense(game: &Game<House>, room: &Room<PowerOfSultan>) {
    use power_of_sultan::Question;
    let open = &room.open;
    let asked = |question| asks(game, ModuleTopic::PowerOfSultan(question));
    assert_eq!(open.claim.is_some(), asked(Question::Claim));
    assert_eq!(open.drawn.is_some(), asked(Question::Mark));
    if let (Some(claim), Some(ask)) = (open.claim, game.ask()) {
        assert!(open.can_claim(ask.seat, claim.tile));
    }
}

/// CAR-5, CAR-14, CAR-28: eight cards, two per player at most, stones on fields that exist.
fn stones_stand_on_fields(game: &Game<House>, room: &Room<Caravanserai>) {
    let open = game.open();
    let mut all: Vec<&str> = room.open.supply.iter().map(|card| card.name()).collect();
    for own in open.seats().flat_map(|seat| room.open.owned[seat].iter().copied().collect::<Vec<_>>()) {
        all.push(own.card.name());
        assert!(own.value <= 5 && (!own.side || own.card.side(own.value).is_some()), "{own:?}");
    }
    all.sort_unstable();
    assert_eq!(all, Inn::all().map(Inn::name).collect::<Vec<_>>());
}

/// MOO-5, MOO-8, MOO-9, MOO-21: positions stay behind the stones, and stones behind what the buildings allow.
fn culture_follows_the_buildings(game: &Game<House>, room: &Room<ArtOfTheMoors>) {
    let open = game.open();
    for (sort, tile) in CULTURE_TILES.iter().enumerate() {
        let holders = open.seats().filter(|seat| room.open.tiles[*seat].each().any(|(other, _)| other == sort));
        assert!(holders.count() <= usize::from(tile.copies), "more of {} than there are", tile.name);
    }
    for seat in open.seats() {
        let owned = art_of_the_moors::owned(open, seat);
        for (sort, tile) in room.open.tiles[seat].each() {
            let most = art_of_the_moors::marker(sort, owned[sort]);
            assert!(tile.position <= tile.marker && Some(tile.marker) <= most, "{tile:?} of {most:?}");
        }
    }
}

/// FAL-1, FAL-7, FAL-8, FAL-9, FAL-14: each falcon on a corner of its own with four tiles of the base game in its colours.
fn falcons_sit_on_four(game: &Game<House>, room: &Room<Falconers>) {
    let open = game.open();
    for seat in open.seats() {
        let mut corners: Vec<Corner> = room.open.of(seat).map(|(_, at)| at).collect();
        for (falcon, at) in room.open.of(seat) {
            let colours = falconers::colours_at(open, seat, at).expect("a falcon lost a tile");
            assert!(falcon.colours().into_iter().all(|kind| colours[kind]), "{falcon} lost a colour");
        }
        let count = corners.len();
        corners.sort_unstable();
        corners.dedup();
        assert_eq!(corners.len(), count, "two falcons on one corner");
    }
}

/// SIT-1, SIT-4, SIT-7, SIT-9: two site tiles of each currency, in the pool, on tiles, shown to a chooser or used up.
fn sites_are_there(game: &Game<House>, room: &Room<BuildingSites>) {
    let open = game.open();
    assert_eq!(usize::from(room.open.left), room.dark.pool.len());
    let choosing = asks(game, ModuleTopic::BuildingSites(building_sites::Question));
    assert!(!choosing || room.open.choosing.is_some());
    let choosing = room.open.choosing.is_some();
    let mut found = [0; 4];
    room.dark.pool.iter().for_each(|currency| found[*currency as usize] += 1);
    for seat in open.seats() {
        let hand = &room.hands[seat];
        hand.sites.iter().for_each(|site| found[site.currency as usize] += 1);
        hand.drawn.iter().flatten().for_each(|currency| found[*currency as usize] += 1);
        let tiles: TileSet = hand.sites.iter().map(|site| site.tile).collect();
        assert_eq!(tiles, room.open.sites[seat]);
        let own = [open.built(seat), open.reserve(seat), open.aside(seat)];
        for tile in tiles.iter() {
            assert!(open.is_unfinished(tile) && own.iter().any(|set| set.has(tile)), "{tile} is no site of {seat}");
        }
    }
    assert!(found.iter().all(|count| *count <= 2), "site tiles: {found:?}");
    let sites = open.seats().map(|seat| room.open.sites[seat].len()).sum::<u8>() + u8::from(choosing);
    assert_eq!(
        sabika_engine::Title::Alhambra.tiles().filter(|tile| open.is_unfinished(*tile)).count(),
        usize::from(sites)
    );
}

/// CER-1, CER-4: as many stones as were laid out.
fn stones_are_there(game: &Game<House>, room: &Room<ExchangeCertificates>) {
    let open = game.open();
    let each = [1, 2, 2, 3, 3][usize::from(open.players()) - 2];
    for currency in Currency::ALL {
        let saved = open.seats().filter(|seat| room.open.saved[*seat].and_then(Card::currency) == Some(currency));
        assert_eq!(room.open.stones.of(currency) + saved.count() as u8, each, "{currency} stones");
    }
}
