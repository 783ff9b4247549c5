//! The phases of a turn, read from what the referee tells.

use crate::{common::*, plies::play};
use sabika_engine::{
    flow::Event,
    modules::{
        ModuleEvent, ModuleId, bonus_cards, characters, city_gates, invaders, master_builders, street_trader, thieves,
        treasure_chamber, walls,
    },
    value::*,
};
use std::collections::BTreeMap;

/// The phases of BASE-T1, and inside them what modules add: TURN START before the first action, EXTRAS after the placement
/// (redesigns, chests, trader), auctions inside the drawing that turned the character up, what is named and revealed before
/// a scoring counts, the attack right after it, coins right after a payment.
///
/// Proves: BASE-T1 BASE-T8 BASE-E2 BASE-E6 BASE-E7 BASE-E8 BASE-E10 BASE-V7 BASE-F7 BASE-D3 VIZ-20 CHA-1 CHA-10 CHA-14 CHA-A CHA-B2 CHA-M BON-6 BON-9 STR-9 STR-14 STR-17 TRE-8 TRE-16 MAB-11 INV-3 INV-14 INV-17 INV-18 INV-24 CHG-3 WAL-4 BAZ-2
#[test]
fn phases_come_in_order() {
    let mut auctions = [0; 2];
    let mut seen = BTreeMap::<String, u32>::new();
    for n in 0..300 {
        let config = any_config(&mut Dice::loose(24 << 32 | n));
        let (_, told) = play(config, n, |_| {});
        let turns: Vec<(Seat, u32)> = told
            .iter()
            .filter_map(|e| if let Event::Turn { seat, number } = e { Some((*seat, *number)) } else { None })
            .collect();
        assert_eq!(turns[0].1, 1);
        for pair in turns.windows(2) {
            assert_eq!(pair[1], (pair[0].0.next(config.players), pair[0].1 + 1));
        }
        let attacks = config.modules.has(ModuleId::Invaders);
        let mut course = Course { attacks, ..Course::default() };
        for event in told.iter().skip_while(|event| !matches!(event, Event::Turn { .. })) {
            if let Event::Module(ModuleEvent::Characters(characters::Event::Auction { .. })) = event {
                auctions[usize::from(course.begging)] += 1;
            }
            course.goes_on(event);
            if let Event::Module(event) = event {
                let name = format!("{event:?}"); // it begins with its module
                *seen.entry(name.split('(').next().expect("a name").to_owned()).or_default() += 1;
            }
        }
    }
    assert!(auctions[0] > 100 && auctions[1] > 0, "{auctions:?} auctions, by refills and by beggars");
    let told = |module: &&ModuleId| seen.get(&format!("{module:?}")).is_some_and(|n| *n > 50);
    let silent = [ModuleId::ExchangeOffices, ModuleId::Diamonds, ModuleId::Camps];
    let seldom: Vec<_> = ModuleId::ALL.iter().filter(|m| !told(m) && !silent.contains(m)).collect();
    assert!(seldom.is_empty(), "too few events of {seldom:?}: {seen:?}");
}

/// Where the events of a turn have come to.
#[derive(Default)]
struct Course {
    /// The phase: see `rank`.
    last: u8,
    /// The beggar draws: what comes up belongs to TURN START.
    begging: bool,
    /// The dancer replaces a tile: what is shown belongs to TURN START.
    dancing: bool,
    /// The redesign of the architect or a builder belongs to EXTRAS.
    extra: bool,
    /// Is every scoring followed by an attack, and is one due now?
    attacks: bool,
    attack_due: bool,
    /// The end has come: the last tiles are placed.
    finale: bool,
    /// A tile was built just now.
    built: bool,
    /// Something was paid just now.
    paid: bool,
}

const START: u8 = 1;
const ACTIONS: u8 = 2;
const PLACEMENT: u8 = 3;
const EXTRAS: u8 = 4;
const CHESTS: u8 = 5;
const TRADER: u8 = 6;
const MONEY: u8 = 7;
const SCORING: u8 = 8;
const ATTACK: u8 = 9;
const DIRK: u8 = 10;
const YARD: u8 = 11;
const END: u8 = 12;
const OVER: u8 = 13;

impl Course {
    fn goes_on(&mut self, event: &Event) {
        self.at_once(event);
        let Some(rank) = self.rank(event) else { return };
        let anew = match event {
            // A turn, a window purchase or a theft starts anew; the last tiles come after everything else.
            Event::Turn { .. } | Event::Bought { by: Some(_), .. } | Event::Module(ModuleEvent::Thieves(_)) => true,
            // A second scoring of the same refill.
            _ => rank == SCORING && [ATTACK, DIRK].contains(&self.last),
        };
        assert!(rank >= self.last || anew, "{event:?} comes too late: {rank} after {}", self.last);
        self.last = if *event == Event::EndReached { 0 } else { rank };
        self.finale |= *event == Event::EndReached;
        self.begging &= rank == START && !matches!(event, Event::Drew { .. });
        self.dancing &= matches!(event, Event::TileShown { .. } | Event::Module(ModuleEvent::Bazaars(_)));
        self.extra &= !matches!(event, Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. });
        match event {
            Event::Module(ModuleEvent::Characters(characters::Event::Begged { .. })) => self.begging = true,
            Event::Module(ModuleEvent::Characters(characters::Event::Danced { .. })) => self.dancing = true,
            Event::Module(
                ModuleEvent::Characters(characters::Event::Redesigned { .. })
                | ModuleEvent::MasterBuilders(master_builders::Event::Used { .. }),
            ) => self.extra = true,
            _ => {}
        }
    }

    /// What follows at once: an attack after a scoring (INV-3), a trader that gives way to a tile (STR-9), coins after a
    /// payment (CHG-3).
    fn at_once(&mut self, event: &Event) {
        let attacked = matches!(event, Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { .. })));
        assert!(attacked == self.attack_due, "{event:?} where an attack is due: {}", self.attack_due);
        self.attack_due = self.attacks && matches!(event, Event::Scored { .. });
        let displaced =
            matches!(event, Event::Module(ModuleEvent::StreetTrader(street_trader::Event::Displaced { .. })));
        assert!(self.built || !displaced, "the trader gave way to nothing");
        self.built = matches!(event, Event::Built { .. } | Event::Added { .. });
        let coins = matches!(event, Event::Module(ModuleEvent::Change(_)));
        assert!(self.paid || !coins, "coins without a payment");
        let won = matches!(event, Event::Module(ModuleEvent::Characters(characters::Event::Won { .. })));
        self.paid = won || matches!(event, Event::Bought { exact: false, .. });
    }

    /// The phases of BASE-T1 by what is told in them; none for what may be told at any time.
    fn rank(&self, event: &Event) -> Option<u8> {
        let drawing = if self.begging { START } else { MONEY };
        Some(match event {
            Event::Turn { .. } | Event::Drew { .. } | Event::WentBack { .. } => START,
            Event::Took { .. } | Event::Bought { .. } | Event::Skipped { .. } => ACTIONS,
            Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. } | Event::Turned { .. } => {
                if self.extra { EXTRAS } else { ACTIONS }
            }
            Event::Built { .. } | Event::Kept { .. } | Event::Given { .. } | Event::Returned { .. } => PLACEMENT,
            Event::MoneyShown { .. } => MONEY,
            Event::ScoringCard { .. } | Event::Reshuffled { .. } => drawing,
            Event::Scored { .. } => SCORING,
            Event::DirkDrew { .. } => DIRK,
            Event::TileShown { .. } => {
                if self.dancing {
                    START
                } else {
                    YARD
                }
            }
            Event::EndReached => END,
            Event::Over { .. } => OVER,
            Event::Module(event) => match event {
                ModuleEvent::Characters(event) => match event {
                    characters::Event::Begged { .. }
                    | characters::Event::Danced { .. }
                    | characters::Event::Changed { .. } => START,
                    characters::Event::Saved { .. }
                    | characters::Event::Traded { .. }
                    | characters::Event::PatronPaid { .. } => ACTIONS,
                    characters::Event::Redesigned { .. } => EXTRAS,
                    characters::Event::Auction { .. }
                    | characters::Event::Bid { .. }
                    | characters::Event::Won { .. }
                    | characters::Event::Unsold { .. }
                    | characters::Event::Kept { .. }
                    | characters::Event::Swapped { .. } => drawing,
                    characters::Event::Named { .. } => SCORING,
                    characters::Event::MagicianPoints { .. } => OVER,
                    characters::Event::Passed { .. } => return None,
                },
                ModuleEvent::BonusCards(event) => match event {
                    bonus_cards::Event::Passed { .. } => SCORING,
                    bonus_cards::Event::Leftover { .. } => OVER,
                    _ => return None,
                },
                ModuleEvent::CityGates(event) => match event {
                    city_gates::Event::Offered | city_gates::Event::Discarded => drawing,
                    city_gates::Event::Took { .. } => ACTIONS,
                    city_gates::Event::Opened { .. } => return None,
                },
                ModuleEvent::Vizier(_)
                | ModuleEvent::Squares(_)
                | ModuleEvent::Thieves(thieves::Event::Stole { .. })
                | ModuleEvent::CityWalls(walls::Event::Built { .. })
                | ModuleEvent::Invaders(invaders::Event::Scouted { .. }) => ACTIONS,
                // In the setup; coins: see `at_once`.
                ModuleEvent::Thieves(thieves::Event::Dealt { .. })
                | ModuleEvent::MasterBuilders(master_builders::Event::Dealt { .. })
                | ModuleEvent::Change(_) => return None,
                ModuleEvent::CityWalls(walls::Event::Shown { .. }) => drawing,
                ModuleEvent::StreetTrader(event) => match event {
                    street_trader::Event::Stood { .. } if self.finale => PLACEMENT,
                    street_trader::Event::Stood { .. } => TRADER,
                    street_trader::Event::Lost { .. } => EXTRAS, // noticed when the redesigns are done
                    _ => return None,                            // where a tile is built or removed
                },
                ModuleEvent::TreasureChamber(event) => match event {
                    treasure_chamber::Event::Chose { .. } | treasure_chamber::Event::Bought { .. } => ACTIONS,
                    treasure_chamber::Event::Lost { .. } => return None, // where a tile is removed
                    _ => CHESTS,
                },
                ModuleEvent::MasterBuilders(_) => EXTRAS,
                ModuleEvent::NewScoreCards(_)
                | ModuleEvent::PowerOfSultan(_)
                | ModuleEvent::Caravanserai(_)
                | ModuleEvent::ArtOfTheMoors(_)
                | ModuleEvent::Falconers(_)
                | ModuleEvent::Watchtowers(_)
                | ModuleEvent::BuildingSites(_)
                | ModuleEvent::ExchangeCertificates(_) => return None,
                ModuleEvent::MagicalBuildings(never) | ModuleEvent::Medina(never) => match *never {},
                ModuleEvent::Invaders(_) => ATTACK,
                ModuleEvent::Bazaars(_) => {
                    if self.dancing {
                        START
                    } else {
                        YARD
                    }
                }
                ModuleEvent::ExchangeOffices(never) | ModuleEvent::Diamonds(never) | ModuleEvent::Camps(never) => {
                    match *never {}
                }
            },
            Event::Dealt { .. } | Event::Starts { .. } | Event::Passed { .. } | Event::LastTile(_) => return None,
        })
    }
}
