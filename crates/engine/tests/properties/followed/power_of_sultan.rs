//! Sultan cards: how they come up, what is marked on them, and who is asked about which tile.

use crate::{common::*, plies::*};
use sabika_engine::{
    Config, Game, Move,
    components::{BASIC, MAGICAL, SULTANS},
    flow::{Ask, Event, Topic},
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet, ModuleTopic, characters,
        power_of_sultan::{Event as Told, Move as Sultan, Question, currency},
    },
    value::*,
};

const fn asks_about(question: Question) -> Topic {
    Topic::Module(ModuleTopic::PowerOfSultan(question))
}

fn told(event: &Event) -> Option<&Told> {
    if let Event::Module(ModuleEvent::PowerOfSultan(event)) = event { Some(event) } else { None }
}

fn with_sultans(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::PowerOfSultan);
    config
}

/// Three, two and three in the first piles, any card in any of them; hands and display are as without the module.
///
/// Proves: SUL-1 BASE-S11
#[test]
fn eight_cards_lie_in_piles_1_to_3() {
    let mut first = [0u32; 8];
    let games = 1_200u32;
    for seed in 0..games.into() {
        let set_up = |modules: ModuleSet| {
            let config = Config::players(2 + (seed % 5) as u8).with(modules);
            Game::<House>::new(config, Seed::from_number(seed)).expect("playable")
        };
        let (game, base) = (set_up([ModuleId::PowerOfSultan].into_iter().collect()), set_up(ModuleSet::default()));
        assert_eq!(game.open().display(), base.open().display());
        game.open().seats().for_each(|seat| assert_eq!(game.hand(seat), base.hand(seat)));
        let mut cards = game.dark().deck.iter().rev().copied();
        for (nth, wanted) in [3, 2, 3, 0, 0].into_iter().enumerate() {
            let size = game.open().piles()[nth];
            let pile: Vec<Card> = cards.by_ref().take(size.into()).collect();
            let sultans: Vec<usize> = pile.iter().filter_map(|card| SULTANS.position(*card)).collect();
            assert_eq!(sultans.len(), wanted);
            sultans.iter().filter(|_| nth == 0).for_each(|n| first[*n] += 1);
        }
        let without: Vec<Card> = game.dark().deck.iter().copied().filter(|c| SULTANS.position(*c).is_none()).collect();
        assert_eq!(without, base.dark().deck.to_vec());
    }
    let expected = f64::from(games) * 3.0 / 8.0;
    let odd = |n: &u32| (f64::from(*n) - expected).abs() > 5.0 * expected.sqrt();
    assert!(!first.iter().any(odd), "{first:?} in the first pile, not {expected} each");
}

/// Of the six types each is marked equally often when a card comes up, and drawn equally often when somebody gives up a
/// mark, whatever was marked before.
///
/// Proves: SUL-3 SUL-10 SUL-12
#[test]
fn every_type_is_equally_likely() {
    let (mut shown, mut drawn, mut same) = ([0u32; 6], [0u32; 6], 0u32);
    for n in 0..500 {
        play(with_sultans(&mut Dice::loose(42 << 32 | n)), n, |ply| {
            for event in ply.told.iter().filter_map(told) {
                match event {
                    Told::Shown { kind, .. } => shown[*kind as usize] += 1,
                    Told::Drew { kind, .. } => {
                        drawn[*kind as usize] += 1;
                        let bought = ply.before.rooms().power_of_sultan.expect("played").open.owned;
                        same += u32::from(bought.last().is_some_and(|own| own.kind == *kind));
                    }
                    Told::Marked { kind, .. } => {
                        let top = ply.before.rooms().power_of_sultan.expect("played").open.drawn.expect("drawn");
                        let opposite = match top {
                            Building::Arcades => Building::Chambers,
                            Building::Chambers => Building::Arcades,
                            Building::Pavilion => Building::Tower,
                            Building::Tower => Building::Pavilion,
                            Building::Seraglio => Building::Garden,
                            Building::Garden => Building::Seraglio,
                        };
                        assert!([top, opposite].contains(kind));
                    }
                    _ => {}
                }
            }
        });
    }
    for (found, least) in [(shown, 2_000), (drawn, 200)] {
        let all: u32 = found.iter().sum();
        let expected = f64::from(all) / 6.0;
        let odd = |n: &u32| (f64::from(*n) - expected).abs() > 5.0 * expected.sqrt();
        assert!(all > least && !found.iter().any(odd), "{found:?}");
    }
    let all: u32 = drawn.iter().sum();
    assert!((all / 12..all / 4).contains(&same), "{same} of {all} drawn as before");
}

/// What everybody can know of sultan cards and of the tile that is being drawn, kept by hand.
#[derive(Default)]
struct Court {
    row: Vec<(Card, Building)>,
    owned: Vec<(Seat, Card, Building)>,
    /// The tile on offer, its slot, and who is still to be asked.
    offer: Option<(Tile, Slot, Vec<Seat>)>,
    /// The slot whose tile was claimed: the next tile comes for it.
    claimed: Option<Slot>,
    /// The claimed tile that its new owner has not placed yet.
    unplaced: Option<(Seat, Tile)>,
    dancing: bool,
    seen: Seen,
}

#[derive(Default, Debug)]
struct Seen {
    accepted: u32,
    declined: u32,
    in_a_row: u32,
    unclaimed: u32,
    by_who_has_finished: u32,
    kept: u32,
    remarked: u32,
    given: u32,
}

impl Court {
    /// SUL-16, SUL-17, SUL-28: who is asked about a tile, in order.
    fn order(&self, game: &Game, tile: Tile) -> Vec<Seat> {
        let (players, on_turn) = (game.open().players(), game.open().on_turn());
        let first = if self.dancing { on_turn } else { on_turn.next(players) };
        let has = |seat: &Seat| self.owned.iter().any(|(who, _, kind)| who == seat && Some(*kind) == tile.building());
        first.round(players).filter(has).collect()
    }

    fn hears(&mut self, ply: &Ply<'_>, event: &Event) {
        match event {
            Event::Module(ModuleEvent::Characters(characters::Event::Danced { .. })) => self.dancing = true,
            Event::WentBack { .. } | Event::Took { .. } | Event::Bought { .. } | Event::Turn { .. } => {
                self.dancing = false;
            }
            Event::TileShown { tile, slot } => {
                // SUL-14, SUL-19, SUL-20: it was offered to everybody who could have claimed it, and goes to its slot.
                match self.offer.take() {
                    Some((offered, of, left)) => {
                        assert_eq!((offered, of, left), (*tile, *slot, vec![]));
                        self.seen.unclaimed += 1;
                    }
                    None => assert_eq!(self.order(ply.before, *tile), [], "{tile} was not offered"),
                }
                if let Some(empty) = self.claimed.take() {
                    assert_eq!(empty, *slot, "the slot is still empty");
                }
            }
            // SUL-18, SUL-32: nothing else comes between a claim and what becomes of the tile.
            Event::Built { seat, tile, .. } | Event::Kept { seat, tile } | Event::Given { seat, tile }
                if self.unplaced == Some((*seat, *tile)) =>
            {
                self.unplaced = None;
                self.seen.given += u32::from(matches!(event, Event::Given { .. }));
            }
            _ => {}
        }
        if let Some(event) = told(event) {
            self.of_sultan(ply, event);
        }
    }

    fn of_sultan(&mut self, ply: &Ply<'_>, event: &Told) {
        match event {
            Told::Shown { card, kind } => self.row.push((*card, *kind)),
            Told::Bought { seat, card, paid, exact } => {
                let at = self.row.iter().position(|(other, _)| other == card).expect("it lay in the row");
                let (card, kind) = self.row.remove(at);
                self.owned.push((*seat, card, kind));
                let paid: u8 = paid.cards().map(Card::value).sum();
                assert_eq!((*seat, *exact), (ply.before.open().on_turn(), paid == 7));
                assert!(paid >= 7 && currency(card).is_some());
            }
            Told::Kept { seat } => {
                self.seen.kept += 1;
                assert_eq!(self.owned.last().map(|own| own.0), Some(*seat));
            }
            Told::Drew { .. } => self.seen.remarked += 1,
            Told::Marked { seat, kind } => {
                let own = self.owned.last_mut().expect("it was bought");
                assert_eq!(own.0, *seat);
                own.2 = *kind;
            }
            Told::Offered { tile, slot } => {
                let order = self.order(ply.before, *tile);
                assert!(!order.is_empty() && self.offer.is_none(), "{tile} is offered to nobody");
                assert!(BASIC.position(*tile).is_some() || MAGICAL.position(*tile).is_some(), "SUL-15: {tile}");
                assert!(self.claimed.take().is_none_or(|empty| empty == *slot), "the slot is still empty");
                self.offer = Some((*tile, *slot, order));
            }
            Told::Declined { seat } => {
                self.seen.declined += 1;
                let (_, _, left) = self.offer.as_mut().expect("something is on offer");
                assert_eq!(left.remove(0), *seat);
            }
            Told::Claimed { seat, tile } => {
                self.seen.accepted += 1;
                let (offered, slot, left) = self.offer.take().expect("something is on offer");
                assert_eq!((offered, left[0]), (*tile, *seat));
                let used = |own: &(Seat, Card, Building)| own.0 == *seat && Some(own.2) == tile.building();
                let at = self.owned.iter().position(used).expect("a card for it");
                self.owned.remove(at);
                self.seen.in_a_row += u32::from(self.owned.iter().any(used));
                self.seen.by_who_has_finished += u32::from(!self.dancing && *seat == ply.before.open().on_turn());
                self.claimed = Some(slot);
                self.unplaced = Some((*seat, *tile));
            }
        }
    }
}

/// Follows cards and tiles by hand: every tile of a marked type is offered to every owner in order until one takes it, who
/// places it at once and gets nothing else; then the same slot is filled on. Cards and marks are open to all.
///
/// Proves: SUL-2 SUL-4 SUL-6 SUL-7 SUL-10 SUL-11 SUL-13 SUL-14 SUL-15 SUL-16 SUL-17 SUL-18 SUL-19 SUL-20 SUL-21 SUL-25 SUL-27 SUL-28 SUL-30 SUL-31 SUL-32 SUL-35
#[test]
fn tiles_are_offered_to_the_owners_of_cards() {
    let mut seen = Vec::new();
    for n in 0..300 {
        let mut court = Court::default();
        play(with_sultans(&mut Dice::loose(43 << 32 | n)), n, |ply| {
            // What is claimed was placed, or its owner is asked where.
            ply.told.iter().for_each(|event| court.hears(ply, event));
            let room = ply.after.rooms().power_of_sultan.expect("played").open;
            assert_eq!(court.row, room.row.iter().map(|own| (own.card, own.kind)).collect::<Vec<_>>());
            assert_eq!(court.owned, room.owned.iter().map(|own| (own.seat, own.card, own.kind)).collect::<Vec<_>>());
            let ask = ply.after.ask();
            match &court.offer {
                Some((tile, slot, left)) => {
                    assert_eq!(ask, Some(Ask { seat: left[0], topic: asks_about(Question::Claim) }));
                    assert_eq!(room.claim.map(|claim| (claim.tile, claim.slot)), Some((*tile, *slot)));
                }
                None => assert!(ask.is_none_or(|ask| ask.topic != asks_about(Question::Claim))),
            }
            if let Some((seat, tile)) = court.unplaced {
                assert_eq!(ask, Some(Ask { seat, topic: Topic::Placement }), "it is placed first");
                assert!(ply.after.open().aside(seat).has(tile));
                // SUL-32: in a game of two it may be given away.
                let gives = listed(ply.after).contains(&Move::Give { tile });
                assert_eq!(gives, ply.after.open().players() == 2);
            }
            if ply.mv == Move::PowerOfSultan(Sultan::Claim) {
                let [before, after] = [ply.before, ply.after].map(|game| game.hand(ply.ask.seat));
                assert_eq!(before, after, "nothing is paid");
            }
            assert!(ply.told.iter().all(|event| {
                let claims = ply.ask.topic == asks_about(Question::Claim);
                !claims || !matches!(event, Event::Bought { .. } | Event::Module(ModuleEvent::Change(_)))
            }));
        });
        seen.push(court.seen);
    }
    let sum = |of: fn(&Seen) -> u32| seen.iter().map(of).sum::<u32>();
    let found = [
        ("accepted", sum(|s| s.accepted), 200),
        ("declined", sum(|s| s.declined), 200),
        ("with another card for the same type", sum(|s| s.in_a_row), 5),
        ("claimed by nobody", sum(|s| s.unclaimed), 100),
        ("by the player who has just finished", sum(|s| s.by_who_has_finished), 30),
        ("marks kept", sum(|s| s.kept), 50),
        ("marks given up", sum(|s| s.remarked), 50),
        ("given to Dirk", sum(|s| s.given), 5),
    ];
    assert!(found.iter().all(|(_, n, least)| n > least), "{found:?}");
}
