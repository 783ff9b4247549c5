//! The phases of a turn, read from what the referee tells.

use crate::{common::*, plies::play};
use sabika_engine::{
    flow::Event,
    modules::{
        ModuleEvent, ModuleId, art_of_the_moors, bonus_cards, building_sites, caravanserai, characters, city_gates,
        falconers, invaders, master_builders, power_of_sultan, street_trader, thieves, treasure_chamber, walls,
    },
    value::*,
};
use std::collections::BTreeMap;

/// The phases of BASE-T1, and inside them what modules add: TURN START before the first action (stones, then characters),
/// EXTRAS after the placement (redesigns, chests, trader, culture), auctions inside the drawing that turned the character
/// up, what is named and revealed before a scoring counts, the attack right after it, coins and savings right after a
/// payment, claims inside the drawing of tiles, sites turned over before the last tiles are given out.
///
/// Proves: BASE-T1 BASE-T8 BASE-E2 BASE-E6 BASE-E7 BASE-E8 BASE-E10 BASE-V7 BASE-F7 BASE-D3 VIZ-20 CHA-1 CHA-10 CHA-14 CHA-A CHA-B2 CHA-M BON-6 BON-9 STR-9 STR-14 STR-17 TRE-8 TRE-16 MAB-11 INV-3 INV-14 INV-17 INV-18 INV-24 CHG-3 WAL-4 BAZ-2 SUL-2 SUL-5 SUL-11 SUL-14 SUL-18 SUL-23 SUL-24 SUL-26 SUL-28 CAR-13 CAR-16 CAR-18 CAR-21 MOO-3 MOO-11 MOO-12 MOO-19 FAL-2 WAT-18 WAT-19 SIT-6 SIT-16 SIT-21 SIT-22 CER-5 MAG-5 NSC-3
#[test]
fn phases_come_in_order() {
    let (mut auctions, mut claims, mut returned) = ([0; 2], [0; 2], 0);
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
            match event {
                Event::Module(ModuleEvent::Characters(characters::Event::Auction { .. })) => {
                    auctions[usize::from(course.begging)] += 1;
                }
                Event::Module(ModuleEvent::PowerOfSultan(power_of_sultan::Event::Claimed { .. })) => {
                    claims[usize::from(course.dancing)] += 1;
                }
                Event::Returned { .. } => returned += 1,
                _ => {}
            }
            course.goes_on(event);
        }
        for event in &told {
            if let Event::Module(event) = event {
                let name = format!("{event:?}"); // it begins with its module
                *seen.entry(name.split('(').next().expect("a name").to_owned()).or_default() += 1;
            }
        }
    }
    assert!(claims[0] > 100 && claims[1] > 0, "{claims:?} claims, in refills and when the dancer draws");
    assert!(returned > 10, "{returned} watchtowers that fitted nowhere");
    assert!(auctions[0] > 100 && auctions[1] > 0, "{auctions:?} auctions, by refills and by beggars");
    let told = |module: &&ModuleId| seen.get(&format!("{module:?}")).is_some_and(|n| *n > 50);
    let silent =
        [ModuleId::ExchangeOffices, ModuleId::Diamonds, ModuleId::Camps, ModuleId::MagicalBuildings, ModuleId::Medina];
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
    /// The dancer replaces a tile: what is shown or claimed belongs to TURN START.
    dancing: bool,
    /// A tile was claimed: it is placed in the midst of the drawing.
    claiming: bool,
    /// The redesign of the architect or a builder belongs to EXTRAS.
    extra: bool,
    /// Is every scoring followed by an attack, and is one due now?
    attacks: bool,
    attack_due: bool,
    /// Somebody acts out of turn, by a favour of the vizier.
    favour: bool,
    /// The end has come: the last tiles are given out and placed.
    finale: bool,
    given_out: bool,
    /// A tile was built just now.
    built: bool,
    /// Something was paid just now, and not exactly.
    paid: bool,
    /// A caravanserai was put down just now: what it pays is told next.
    spent: bool,
}

const TURN: u8 = 1;
const STONES: u8 = 2;
const START: u8 = 3;
const ACTIONS: u8 = 4;
const PLACEMENT: u8 = 5;
const EXTRAS: u8 = 6;
const CHESTS: u8 = 7;
const TRADER: u8 = 8;
const CULTURE: u8 = 9;
const MONEY: u8 = 10;
const SCORING: u8 = 11;
const ATTACK: u8 = 12;
const DIRK: u8 = 13;
const YARD: u8 = 14;
const END: u8 = 15;
const OVER: u8 = 16;

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
        self.dancing &= rank == START && !matches!(event, Event::WentBack { .. });
        self.extra &= !is_redesign(event);
        match event {
            Event::Turn { .. } => self.favour = false,
            Event::Bought { by, .. } => self.favour = by.is_some(),
            Event::Module(ModuleEvent::Characters(characters::Event::Begged { .. })) => self.begging = true,
            Event::Module(ModuleEvent::Characters(characters::Event::Danced { .. })) => self.dancing = true,
            Event::Module(
                ModuleEvent::Characters(characters::Event::Redesigned { .. })
                | ModuleEvent::MasterBuilders(master_builders::Event::Used { .. }),
            ) => self.extra = true,
            _ => {}
        }
    }

    /// What follows at once: an attack after a scoring (INV-3), a trader that gives way to a tile (STR-9), coins and savings
    /// after a payment (CHG-3, CER-5), what a claimed tile leads to (SUL-18), and a payment that a caravanserai helps (CAR-21).
    fn at_once(&mut self, event: &Event) {
        let attacked = matches!(event, Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { .. })));
        assert!(attacked == self.attack_due, "{event:?} where an attack is due: {}", self.attack_due);
        self.attack_due = self.attacks && matches!(event, Event::Scored { .. });
        let displaced =
            matches!(event, Event::Module(ModuleEvent::StreetTrader(street_trader::Event::Displaced { .. })));
        assert!(self.built || !displaced, "the trader gave way to nothing");
        self.built = matches!(event, Event::Built { .. } | Event::Added { .. });
        let surplus = matches!(event, Event::Module(ModuleEvent::Change(_) | ModuleEvent::ExchangeCertificates(_)));
        assert!(self.paid || !surplus, "coins or savings without a payment");
        let comes_along = matches!(
            event,
            Event::Module(
                ModuleEvent::Watchtowers(_)
                    | ModuleEvent::BuildingSites(building_sites::Event::SetUp { .. })
                    | ModuleEvent::BonusCards(bonus_cards::Event::Revealed { .. })
            )
        );
        self.paid = payment(event) == Some(false) || self.paid && comes_along;
        let spent = matches!(event, Event::Module(ModuleEvent::Caravanserai(caravanserai::Event::Spent { .. })));
        assert!(!self.spent || spent || payment(event).is_some(), "{event:?} is not what a caravanserai pays");
        self.spent = spent;
        let claimed =
            matches!(event, Event::Module(ModuleEvent::PowerOfSultan(power_of_sultan::Event::Claimed { .. })));
        let of_claim = matches!(
            event,
            Event::Built { .. }
                | Event::Kept { .. }
                | Event::Given { .. }
                | Event::Module(
                    ModuleEvent::StreetTrader(_)
                        | ModuleEvent::ArtOfTheMoors(_)
                        | ModuleEvent::BonusCards(_)
                        | ModuleEvent::CityGates(_)
                )
        );
        self.claiming = claimed || self.claiming && of_claim;
        self.given_out |= matches!(event, Event::LastTile { .. });
    }

    /// The drawing of tiles: in TURN START for the dancer, else in MARKET REFILL.
    fn drawing_tiles(&self) -> u8 {
        if self.dancing { START } else { YARD }
    }

    /// The phases of BASE-T1 by what is told in them; none for what may be told at any time.
    fn rank(&self, event: &Event) -> Option<u8> {
        let drawing = if self.begging { START } else { MONEY };
        Some(match event {
            Event::Turn { .. } => TURN,
            Event::Drew { .. } | Event::WentBack { .. } => START,
            Event::Took { .. } | Event::Bought { .. } | Event::Skipped { .. } => ACTIONS,
            Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. } | Event::Turned { .. } => {
                if self.extra { EXTRAS } else { ACTIONS }
            }
            Event::Built { .. } | Event::Kept { .. } | Event::Given { .. } if self.claiming => self.drawing_tiles(),
            Event::Built { .. } | Event::Kept { .. } | Event::Given { .. } | Event::Returned { .. } => PLACEMENT,
            Event::MoneyShown { .. } => MONEY,
            Event::ScoringCard { .. } | Event::Reshuffled { .. } => drawing,
            Event::Scored { .. } => SCORING,
            Event::DirkDrew { .. } => DIRK,
            Event::TileShown { .. } => self.drawing_tiles(),
            Event::PreviewShown { .. } => panic!("there is no preview in this game"),
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
                | ModuleEvent::Watchtowers(_)
                | ModuleEvent::Thieves(thieves::Event::Stole { .. })
                | ModuleEvent::CityWalls(walls::Event::Built { .. })
                | ModuleEvent::Invaders(invaders::Event::Scouted { .. }) => ACTIONS,
                // In the setup; coins and savings: see `at_once`.
                ModuleEvent::Thieves(thieves::Event::Dealt { .. })
                | ModuleEvent::MasterBuilders(master_builders::Event::Dealt { .. })
                | ModuleEvent::ExchangeCertificates(_)
                | ModuleEvent::Change(_) => return None,
                ModuleEvent::CityWalls(walls::Event::Shown { .. }) => drawing,
                ModuleEvent::StreetTrader(event) => match event {
                    street_trader::Event::Stood { .. } if self.claiming => self.drawing_tiles(),
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
                ModuleEvent::NewScoreCards(_) => panic!("the score cards are laid out in the setup"),
                ModuleEvent::PowerOfSultan(event) => match event {
                    power_of_sultan::Event::Shown { .. } => drawing,
                    power_of_sultan::Event::Bought { .. }
                    | power_of_sultan::Event::Kept { .. }
                    | power_of_sultan::Event::Drew { .. }
                    | power_of_sultan::Event::Marked { .. } => ACTIONS,
                    power_of_sultan::Event::Offered { .. }
                    | power_of_sultan::Event::Claimed { .. }
                    | power_of_sultan::Event::Declined { .. } => self.drawing_tiles(),
                },
                ModuleEvent::Caravanserai(event) => match event {
                    caravanserai::Event::Moved { .. } | caravanserai::Event::Rested { .. } => STONES,
                    caravanserai::Event::Bought { .. } => ACTIONS,
                    caravanserai::Event::Spent { .. } => return None, // see `at_once`
                },
                ModuleEvent::ArtOfTheMoors(event) => match event {
                    art_of_the_moors::Event::Developed { .. } => ACTIONS,
                    _ if self.claiming => self.drawing_tiles(),
                    _ if self.favour || self.finale => PLACEMENT,
                    _ => CULTURE,
                },
                ModuleEvent::Falconers(event) => match event {
                    falconers::Event::Set { .. } | falconers::Event::Enough { .. } => ACTIONS,
                    falconers::Event::Returned { .. } => return None, // where a tile is removed
                },
                ModuleEvent::BuildingSites(event) => match event {
                    building_sites::Event::Revealed { .. } | building_sites::Event::Voided { .. } => {
                        assert!(self.finale && !self.given_out, "sites are turned over before the last tiles");
                        TURN
                    }
                    _ => ACTIONS,
                },
                ModuleEvent::MagicalBuildings(never) | ModuleEvent::Medina(never) => match *never {},
                ModuleEvent::RedPalace(_) => panic!("another game is played"),
                ModuleEvent::Invaders(_) => ATTACK,
                ModuleEvent::Bazaars(_) => self.drawing_tiles(),
                ModuleEvent::ExchangeOffices(never) | ModuleEvent::Diamonds(never) | ModuleEvent::Camps(never) => {
                    match *never {}
                }
            },
            // Points are told with what they are for.
            Event::Dealt { .. }
            | Event::Starts { .. }
            | Event::Passed { .. }
            | Event::LastTile { .. }
            | Event::Points { .. } => return None,
        })
    }
}

fn is_redesign(event: &Event) -> bool {
    matches!(event, Event::Added { .. } | Event::Removed { .. } | Event::Exchanged { .. } | Event::Turned { .. })
}

/// Does this tell a payment, and was it exact? Chests and characters are never paid exactly.
fn payment(event: &Event) -> Option<bool> {
    match event {
        Event::Bought { exact, .. } => Some(*exact),
        Event::Module(event) => match event {
            ModuleEvent::PowerOfSultan(power_of_sultan::Event::Bought { exact, .. })
            | ModuleEvent::Caravanserai(caravanserai::Event::Bought { exact, .. })
            | ModuleEvent::BuildingSites(building_sites::Event::Completed { exact, .. }) => Some(*exact),
            ModuleEvent::Characters(characters::Event::Won { .. })
            | ModuleEvent::TreasureChamber(treasure_chamber::Event::Bought { .. }) => Some(false),
            _ => None,
        },
        _ => None,
    }
}
