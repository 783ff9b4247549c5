//! Ten secret cards: how they are dealt, and that none is ever lost or open without its tile.

use crate::common::*;
use sabika_engine::{
    Config, Game,
    flow::Event,
    modules::{
        House, ModuleEvent, ModuleId, ModuleSet,
        bonus_cards::{Event as Told, tiles},
    },
    value::*,
};

fn with_bonus_cards(dice: &mut Dice) -> Config {
    let mut config = any_config(dice);
    config.modules.insert(ModuleId::BonusCards);
    config
}

/// So many for each player, and so many that leave the game unseen, for 2 to 6 players (example 5).
const DEALT: [(u8, u8); 5] = [(3, 4), (3, 1), (2, 2), (2, 0), (1, 4)];

/// Only the owner hears which cards were dealt; Dirk gets none.
///
/// Proves: BON-S1 BON-1
#[test]
fn the_deal() {
    let modules: ModuleSet = [ModuleId::BonusCards].into_iter().collect();
    for (players, (each, removed)) in (2..).zip(DEALT) {
        let mut found = TileSet::default();
        for seed in 0..60 {
            let mut told = Vec::new();
            let config = Config::players(players).with(modules);
            let game = Game::<House>::new_told(config, Seed::from_number(seed), &mut told).expect("playable");
            let room = game.rooms().bonus_cards.as_ref().expect("in play");
            let hands: Vec<TileSet> = game.open().seats().map(|seat| room.hands[seat]).collect();
            let mut all: Vec<Tile> = hands.iter().chain([&room.dark.removed]).flat_map(TileSet::iter).collect();
            all.sort_unstable();
            let mut ten: Vec<Tile> = tiles().collect();
            ten.sort_unstable();
            assert_eq!(all, ten, "every card is in one place");
            assert!(hands.iter().all(|hand| hand.len() == each));
            assert_eq!(room.dark.removed.len(), removed);
            found = found.iter().chain(hands[0].iter()).collect();

            let deals: Vec<&ModuleEvent> = told
                .iter()
                .filter_map(|event| match event {
                    Event::Module(event @ ModuleEvent::BonusCards(_)) => Some(event),
                    _ => None,
                })
                .collect();
            assert_eq!(deals.len(), usize::from(players));
            for (owner, deal) in game.open().seats().zip(deals) {
                for to in game.open().seats().map(Some).chain([None]) {
                    let shown = (to == Some(owner)).then_some(hands[owner.index()]);
                    let heard = Told::Dealt { seat: owner, count: each, shown };
                    assert_eq!(deal.told(to), ModuleEvent::BonusCards(heard));
                }
            }
        }
        assert_eq!(found.len(), 10, "everybody may get every card");
    }
}

/// In every state of a game each card is in one place, an open card has its tile, and everybody sees how many are hidden.
/// At the end what was never revealed is shown.
///
/// Proves: BON-2 BON-5 BON-7 BON-9
#[test]
fn no_card_is_lost_or_open_without_its_tile() {
    let (mut revealed, mut returned) = (0, 0);
    for n in 0..200 {
        let config = with_bonus_cards(&mut Dice::loose(77 << 32 | n));
        let mut before = 0;
        walk::<House>(config, n, |game, _| {
            if !is_laid(game) {
                return;
            }
            let (open, room) = (game.open(), game.rooms().bonus_cards.as_ref().expect("in play"));
            let mut all: Vec<Tile> = room.dark.removed.iter().collect();
            for seat in open.seats() {
                let (hand, shown) = (room.hands[seat], room.open.revealed[seat]);
                assert_eq!(hand.len(), room.open.hidden[seat]);
                assert!(shown.iter().all(|tile| open.built(seat).has(tile)), "{seat} shows a card without its tile");
                all.extend(hand.iter().chain(shown.iter()));
            }
            all.sort_unstable();
            assert_eq!(all.len(), 10);
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "a card lies in two places");
            let now: usize = open.seats().map(|seat| usize::from(room.open.revealed[seat].len())).sum();
            revealed += usize::from(now > before);
            returned += usize::from(now < before);
            before = now;
            let leftover = if open.is_over() { 10 - now } else { 0 };
            assert_eq!(usize::from(room.open.leftover.len()), leftover);
        });
    }
    assert!(revealed > 50 && returned > 5, "{revealed} revealed, {returned} returned");
}
