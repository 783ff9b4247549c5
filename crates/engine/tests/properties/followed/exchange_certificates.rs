//! Certificates: what may be saved of which payment, and that no stone gets lost.

use crate::{
    common::*,
    plies::{Ply, asks, is_beside, play},
};
use sabika_engine::{
    Move,
    flow::{Event, Topic},
    modules::{
        ModuleEvent, ModuleId, bazaars, building_sites, caravanserai, change, characters,
        characters::Person,
        exchange_certificates::{Event as Told, Move as Certificate},
        power_of_sultan, treasure_chamber, watchtowers,
    },
    value::*,
};

/// What a move pays, what was asked for, and whether what is too much may be saved (CER-7, CER-8).
fn payment(ply: &Ply<'_>) -> Option<(Purse, u8, bool)> {
    let open = ply.before.open();
    let printed = |tile: Tile| tile.price();
    Some(match ply.mv {
        Move::Buy { slot, pay } => (pay, printed(open.in_yard(slot)?), true),
        Move::Watchtowers(watchtowers::Move::Buy { tile, pay }) => {
            let held = open.rounds_held().iter().filter(|round| *round < 3).max().unwrap_or(0);
            (pay, printed(tile) + [6, 4, 2][usize::from(held)], true)
        }
        Move::BuildingSites(building_sites::Move::SetUp { tile, pay }) => (pay, printed(tile) / 2, true),
        Move::BuildingSites(building_sites::Move::Complete { tile, pay }) => (pay, printed(tile), true),
        Move::PowerOfSultan(power_of_sultan::Move::Buy { pay, .. }) => (pay, 7, true),
        Move::Caravanserai(caravanserai::Move::Buy { pay, .. }) => {
            let stands = |kind: &&Building| open.count(ply.ask.seat, **kind) > 0;
            (pay, [0, 0, 0, 0, 8, 4, 2][Building::ALL.iter().filter(stands).count()], true)
        }
        Move::Bazaars(bazaars::Move::Buy { tile, pay }) => {
            let (currency, _) = bazaars::face(tile)?;
            (pay, printed(open.in_yard(Slot::of(currency))?), true)
        }
        Move::Characters(characters::Move::Pay(pay)) => {
            let auction = ply.before.rooms().characters.and_then(|room| room.open.auction);
            (pay, auction.expect("an auction").bid as u8, false)
        }
        Move::TreasureChamber(treasure_chamber::Move::Pay(pay)) => (pay, 8, false),
        _ => return None,
    })
}

/// Follows every certificate by hand: one amount of 1 to 6, all of it, on a free certificate, in a currency of which a stone
/// is left; spent as a whole, when the stone goes back; and either saved or changed into coins.
///
/// Proves: CER-1 CER-2 CER-3 CER-4 CER-5 CER-6 CER-7 CER-8 CER-9 CER-10 CER-11 CER-14 CER-15 CER-17 SIT-18 SUL-9
#[test]
fn what_is_paid_too_much_may_be_saved() {
    let [mut saved, mut spent, mut anew, mut occupied, mut too_much, mut foreign, mut either, mut short] = [0; 8];
    for n in 0..300 {
        let mut config = any_config(&mut Dice::loose(52 << 32 | n));
        config.modules.insert(ModuleId::ExchangeCertificates);
        let each = match config.players {
            2 => 1,
            3 | 4 => 2,
            _ => 3,
        };
        let (mut stones, mut own) = ([each; 4], BySeat::<Option<Card>>::default());
        let mut surplus = 0;
        play(config, n, |ply| {
            let seat = ply.ask.seat;
            let room = ply.after.rooms().exchange_certificates.expect("played").open;
            let paid = payment(ply);
            if let Some((pay, price, qualifies)) = paid {
                let had = own[seat];
                if let Some(note) = pay.note(Note::Saved) {
                    spent += 1;
                    assert!(qualifies && had == Some(note), "{note} pays");
                    own[seat] = None;
                    stones[note.currency().expect("of a currency") as usize] += 1;
                }
                let whole = pay.cards().any(|card| card == Person::Patron.card());
                let sum = if whole { price } else { pay.cards().map(Card::value).sum() };
                surplus = sum - price;
                let savable = qualifies && (1..=6).contains(&surplus) && own[seat].is_none();
                occupied += u32::from(qualifies && (1..=6).contains(&surplus) && !savable);
                too_much += u32::from(qualifies && surplus > 6);
                let chest = matches!(ply.mv, Move::TreasureChamber(_));
                let bag = ply.after.rooms().change.map_or(0, |room| room.open.bag.len());
                let coins = if chest { 0 } else { bag.min(surplus / 2) };
                assert_eq!(asks(ply, Topic::Surplus), savable || coins > 0, "{} brings {surplus}", ply.mv);
                either += u32::from(savable && coins > 0);
                if asks(ply, Topic::Surplus) {
                    let left: Vec<Currency> =
                        Currency::ALL.into_iter().filter(|c| savable && stones[*c as usize] > 0).collect();
                    assert!(!savable || !left.is_empty(), "there is always a stone left");
                    short += u32::from(savable && left.len() < 4);
                    let mut expected: Vec<Move> = (1..=coins).map(|n| Move::Change(change::Move::Draw(n))).collect();
                    expected.extend(left.into_iter().map(|c| Move::ExchangeCertificates(Certificate::Save(c))));
                    let offered = listed(ply.after);
                    let found = offered.iter().filter(|mv| **mv != Move::Pass && !is_beside(**mv));
                    assert_eq!(found.count(), expected.len());
                    assert!(expected.iter().all(|mv| offered.contains(mv)), "{offered:?}");
                }
            }
            if let Move::ExchangeCertificates(Certificate::Save(currency)) = ply.mv {
                saved += 1;
                assert!(ply.ask.topic == Topic::Surplus && own[seat].is_none());
                let card = Card::new_note(Note::Saved, currency, surplus);
                assert_eq!(ply.told[0], Event::Module(ModuleEvent::ExchangeCertificates(Told::Saved { seat, card })));
                own[seat] = Some(card);
                stones[currency as usize] -= 1;
            }
            if ply.ask.topic == Topic::Surplus && !is_beside(ply.mv) {
                assert!(!asks(ply, Topic::Surplus), "coins or a saving, not both");
            }
            assert_eq!(room.saved, own, "{}", ply.mv);
            assert_eq!(Currency::ALL.map(|currency| room.stones.of(currency)), stones);
            // A saving in another currency than was paid, and one after the stone came back in the same payment.
            if let (Some((pay, ..)), true) = (paid, asks(ply, Topic::Surplus)) {
                anew += u32::from(pay.note(Note::Saved).is_some());
                foreign += u32::from(pay.cards().any(Card::is_gem));
            }
        });
    }
    let seen = [saved, spent, anew, occupied, too_much, foreign, either, short];
    assert!(
        seen.iter().all(|n| *n > 5),
        "saved, spent, free again, occupied, more than 6, diamonds, coins or saving, a stone short: {seen:?}"
    );
}
