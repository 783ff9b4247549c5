//! The Red Palace: the room of the second game. Chips, guards and their abilities, wall pieces, plazas, half-buildings,
//! the choice of starting money, the strips. RED-1 to RED-77.
//!
//! Everything that both games have (money, yard, building, redesigning, scoring walls and majorities, the end) is the
//! table's, told by the [`crate::Kit`] of the game where the two differ. A type comes from the chip on a floor tile
//! ([`OpenTable::kind`]). The bag needs no room: in it are the chips that lie nowhere.

mod ability;
mod checks;
mod effects;
mod event;
mod given;
mod guards;
mod moves;
mod setup;
mod shows;
mod strip;

use super::prelude::*;
use crate::components::{FIRST_GAME_CAPACITIES, GUARDS, PLAZAS, WALL_PIECES_OF_PALACE};

pub use ability::{Abilities, Ability};
pub use event::Event;
pub use given::{Given, Post};
pub use guards::{Guards, ground, rate, sections};
pub use moves::Move;
pub use shows::Notice;
pub use strip::{Strip, ToldStrip};

/// The room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RedPalace;

/// RED-77: everything but orders is public.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Open {
    /// The abilities in play.
    pub abilities: Abilities,
    /// Those that lie face down until the end of the turn (RED-23).
    pub used: Abilities,
    /// How many guards each placement tile takes; the last space takes all that are left (RED-4).
    pub capacities: [u8; FIRST_GAME_CAPACITIES.len()],
    /// The guards on the placement tiles.
    pub placed: u8,
    /// The guards in the supply.
    pub supply: u8,
    /// The guards that stand on Dirk's tiles, without function (RED-64).
    pub with_dirk: u8,
    /// Where guards stand.
    pub guards: Guards,
    /// The tiles whose towers have got their guards (RED-45).
    #[serde(skip)]
    pub manned: TileSet,
    /// The wall pieces in the supply.
    pub wall_pieces: u8,
    /// The plazas in the supply.
    pub plazas: u8,
    /// Who has the half-building of each type; nobody while it is in the supply.
    pub halves: ByBuilding<Option<Seat>>,
    /// The strip of each scoring; none where the rows are fixed (RED-57).
    pub strips: [Option<Strip>; 3],
    /// The sets of starting money that nobody has yet (RED-9).
    pub sets: [Option<Purse>; MAX_PLAYERS as usize],
    /// What was bought this turn and may still lie aside (RED-20).
    pub bought: TileSet,
    /// Does the player on turn hold a wall piece (RED-42b)?
    pub piece: bool,
    /// Was the last purchase of this turn overpaid (RED-38a)?
    pub overpaid: bool,
    /// The building that was bought from the yard with the last move, and when that was (RED-39a).
    #[serde(skip)]
    pub fresh: Option<(Tile, u32)>,
    /// What is still to be paid in guards (RED-27).
    pub due: u8,
    /// The guard that was moved: another one pays for it (RED-40).
    #[serde(skip)]
    pub moved: Option<Section>,
}

impl Default for Open {
    fn default() -> Open {
        Open {
            abilities: Abilities::default(),
            used: Abilities::default(),
            capacities: FIRST_GAME_CAPACITIES,
            placed: 0,
            supply: GUARDS,
            with_dirk: 0,
            guards: Guards::default(),
            manned: TileSet::EMPTY,
            wall_pieces: WALL_PIECES_OF_PALACE,
            plazas: PLAZAS.count as u8,
            halves: ByBuilding::default(),
            strips: [None; 3],
            sets: [None; MAX_PLAYERS as usize],
            bought: TileSet::EMPTY,
            piece: false,
            overpaid: false,
            fresh: None,
            due: 0,
            moved: None,
        }
    }
}

/// What nobody sees.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// How many chips have been drawn: tells apart the dice of each draw.
    pub draws: u16,
}

/// The steps of this room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The n-th player chooses a set of money (RED-10).
    Choose(u8),
    /// The player on turn may use abilities after the actions, until that is declined (RED-16).
    Offer,
    /// The held wall piece is set (RED-42b).
    Piece,
    /// Guards are paid, as long as any are due (RED-27).
    Fee,
    /// Another chip is drawn for the building just bought (RED-39b).
    Redraw,
}

topics! {
    /// What is asked.
    pub enum Question {
        /// Which set of money (RED-10)?
        Money "red_palace_money" must "RED-10",
        /// An ability, or the end of ACTIONS (RED-16)?
        Abilities "red_palace_abilities",
        /// Which guard is paid (RED-26)?
        Guard "red_palace_guard" must "RED-26",
        /// Where does the wall piece go (RED-42b)?
        Piece "red_palace_piece" must "RED-42b",
    }
}

impl Subject<RedPalace> for Question {
    /// RED-16: the player has had enough.
    fn passed(_: &mut Room<RedPalace>, _: Seat, _: Question, p: &mut Play<'_>) {
        RedPalace::forget(p, Step::Offer); // nothing more is asked about abilities
    }
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// A guard stands there already.
        GuardThere { section: Section },
        /// This guard moves: another one is paid.
        MovedGuard { section: Section },
        /// There is no chip on the tile.
        NoChip { tile: Tile },
        /// No own guard stands there.
        NoGuardThere { section: Section },
        /// There is no wall of an own tile there.
        NoOwnWall { section: Section },
        /// There is no such set of money, or it is taken.
        NoSuchSet { set: u8 },
        /// The tile was not bought this turn.
        NotBought { tile: Tile },
        /// The building was not bought from the yard just now.
        NotJustBought,
        /// The ability is not one of those in play.
        NotOneOfFour { ability: Ability },
        /// No purchase of this turn was overpaid.
        NotOverpaid,
        /// Nothing is left of what the ability hands out.
        NothingLeftFor { ability: Ability },
        /// The wall piece was set on this tile: it is placed next.
        PlaceFirst { tile: Tile },
        /// Nothing lies on this space of the preview.
        SpaceEmpty { space: Space },
        /// No other tile is left for the wall piece that is held.
        TakesThePiece { tile: Tile },
        /// Neither guards nor points enough.
        TooFewGuards { guards: u8, needed: u8, points: u8 },
        /// The ability has been used this turn.
        UsedThisTurn { ability: Ability },
    }
}

/// RED-4a, RED-4b: how the guard board is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GuardBoard {
    /// Placement tiles and abilities by chance.
    #[default]
    Random,
    /// The printed side.
    FirstGame,
}

words!(GuardBoard { Random "random", FirstGame "first_game" });

choices! {
    /// In which ways the game is set up.
    pub struct Options {
        /// How the guard board is laid out.
        guard_board: GuardBoard = GuardBoard::Random, "RED-4a";
        /// Are the rows of the types fixed instead of drawn?
        classic_scoring: Switch = Switch::Off, "RED-57";
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// What everybody starts with (RED-7).
        Start,
        /// Points in place of guards that are missing (RED-27).
        Paid { guards: u8 },
        /// Guards on the longest wall, each worth so much (RED-55).
        Guards { guards: u8, each: u8 },
    }
}

impl Module for RedPalace {
    const ID: ModuleId = ModuleId::RedPalace;
    const GUIDE: Guide = Guide {
        about: About::Getting,
        place: 0,
        sells: &[Sold { name: "preview", row: 2, by: &["preview_purchase"], boons: &[Boon::Again] }],
        skills: &ability::SKILLS,
        ..Guide::NOTHING
    };
    type Open = Open;
    type Dark = Dark;
    type Move = Move;
    type Step = Step;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    type Options = Options;
    has_no!(Hand);
    const BOX: Contents = Contents {
        games: &[Title::RedPalace],
        game: Some(Title::RedPalace),
        tiles: PLAZAS,
        no_gift: Some(rule!("RED-65")),
        wall_pieces: WALL_PIECES_OF_PALACE,
        ..Contents::NOTHING
    };
    const WATCHES: Watches<RedPalace> = Watches {
        actions_done: Some(RedPalace::actions_done),
        turn_begins: Some(RedPalace::turn_begins),
        after_deal: Some(setup::lay_sets),
        before_yard: Some(setup::lay_boards),
        graced: Some(RedPalace::graced),
        bought: Some(RedPalace::bought),
        built: Some(RedPalace::built),
        put_away: Some(RedPalace::put_away),
        drawn: Some(RedPalace::drawn),
        dirk_drew: Some(RedPalace::dirk_drew),
        ..Watches::NOTHING
    };
    const GRANTS: Grants<RedPalace> = Grants { placing: Some(checks::placing), ..Grants::NOTHING };
    const PAYS: Pays<RedPalace> = Pays { grace: Some(RedPalace::grace), ..Pays::NOTHING };
    const COUNTS: Counts<RedPalace> = Counts { score: Some(RedPalace::score), ..Counts::NOTHING };
    const SHOWS: Shows<RedPalace> = Shows { notices: Some(RedPalace::notices), pieces: Some(RedPalace::pieces) };

    fn redeal(room: &mut Room<RedPalace>, _: Seat, hidden: &mut Hidden<'_>, _: &mut Dice) {
        hidden.restart(&mut room.dark.draws);
    }
}

impl RedPalace {
    fn turn_begins(room: &mut Room<RedPalace>, _: &mut Play<'_>) {
        let open = &mut room.open;
        (open.used, open.bought) = (Abilities::default(), TileSet::EMPTY);
        (open.piece, open.overpaid, open.fresh) = (false, false, None);
    }

    fn actions_done(_: &mut Room<RedPalace>, p: &mut Play<'_>) {
        if p.open().config().rules > 1 {
            return RedPalace::push(p, Step::Offer); // RED-42b: the piece is set with its tile
        }
        RedPalace::plan(p, [Step::Offer, Step::Piece]);
    }

    /// RED-38b.
    fn graced(room: &mut Room<RedPalace>, seat: Seat, p: &mut Play<'_>) {
        effects::charge(&mut room.open, seat, Ability::TreatAsExact, p);
    }

    /// RED-20.
    fn bought(room: &mut Room<RedPalace>, sale: &Sale, p: &mut Play<'_>) {
        let (open, from_yard) = (&mut room.open, sale.slot.is_some());
        open.bought.insert(sale.tile);
        open.overpaid = from_yard && !sale.exact;
        open.fresh = from_yard.then_some((sale.tile, p.open().ply()));
    }

    /// RED-45.
    fn built(room: &mut Room<RedPalace>, seat: Seat, tile: Tile, p: &mut Play<'_>) {
        effects::post(&mut room.open, seat, tile, p);
    }

    /// RED-45, RED-65.
    fn put_away(room: &mut Room<RedPalace>, seat: Seat, tile: Tile, given: bool, p: &mut Play<'_>) {
        if given {
            effects::dismiss(&mut room.open, tile.towers().count(), p);
        } else {
            effects::post(&mut room.open, seat, tile, p);
        }
    }

    /// RED-3, RED-48: a floor tile gets a chip; medinas and camps get none (RED-68).
    fn drawn(room: &mut Room<RedPalace>, tile: Tile, _: Option<Slot>, p: &mut Play<'_>) -> bool {
        effects::draw_chip(room, tile, p);
        false
    }

    /// RED-63, RED-64.
    fn dirk_drew(room: &mut Room<RedPalace>, tiles: &[Tile], p: &mut Play<'_>) {
        for tile in tiles {
            effects::draw_chip(room, *tile, p);
        }
        let towers: u8 = tiles.iter().map(|tile| tile.towers().count()).sum();
        effects::dismiss(&mut room.open, towers.div_ceil(2), p);
        let rest = (towers / 2).min(room.open.supply);
        room.open.supply -= rest;
        room.open.with_dirk += rest;
    }

    fn grace(mine: Mine<'_, RedPalace>, eyes: &Eyes<'_>) -> bool {
        checks::ready(mine.open, eyes.open, eyes.seat, Ability::TreatAsExact).is_ok()
    }

    /// RED-51 to RED-57.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        if let Some(strip) = open.strips[tally.round as usize - 1] {
            tally.reorder(strip.order());
        }
        for kind in Building::ALL {
            if let Some(seat) = open.halves[kind] {
                tally.count_extra(Extra {
                    seat,
                    kind,
                    halves: 1,
                    by: RedPalace::ID,
                    rule: rule!("RED-54"),
                    tile: None,
                });
            }
        }
        if tally.round < 3 {
            return;
        }
        for seat in table.seats() {
            let (guards, each) = (open.on_the_wall(table, seat), open.guard_points());
            let points = i16::from(guards) * i16::from(each);
            if points > 0 {
                tally.award(RedPalace::award(seat, points, rule!("RED-55"), Reason::Guards { guards, each }));
            }
        }
    }
}

impl Acts<RedPalace> for Move {
    fn taken(mv: &Move) -> Option<Card> {
        if let Move::TakeMoney { card } = mv { Some(*card) } else { None }
    }
    fn list(mine: Mine<'_, RedPalace>, eyes: &Eyes<'_>, found: impl FnMut(Move)) {
        checks::moves(mine.open, eyes, found);
    }

    fn check(mine: Mine<'_, RedPalace>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        checks::check(mine.open, eyes, mv)
    }

    fn payment(_: Mine<'_, RedPalace>, _: Seat, table: &OpenTable, mv: &Move) -> Option<Payment> {
        let Move::PreviewPurchase { space, pay, .. } = mv else { return None };
        let tile = checks::in_preview(table, *space).ok()?;
        Some(Payment { change: false, strict: true, ..Payment::for_tile(checks::bill(tile), *pay, tile, None) })
    }

    fn apply(room: &mut Room<RedPalace>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        effects::apply(room, seat, mv, p);
    }

    /// RED-24: all but a purchase.
    fn manner(&self) -> Manner {
        if matches!(self, Move::PreviewPurchase { .. }) { Manner::Answer } else { Manner::Free }
    }
}

impl Runs<RedPalace> for Step {
    fn run(room: &mut Room<RedPalace>, step: Step, p: &mut Play<'_>) -> Option<Ask> {
        let seat = p.open().on_turn();
        match step {
            Step::Choose(nth) => setup::choose(room, nth, p),
            Step::Offer => {
                let offers = checks::offers(&room.open, p.open(), seat);
                offers.then(|| {
                    RedPalace::push(p, Step::Offer);
                    RedPalace::ask(seat, Question::Abilities)
                })
            }
            Step::Piece => room.open.piece.then(|| RedPalace::ask(seat, Question::Piece)),
            Step::Fee => effects::fee(room, seat, p),
            Step::Redraw => {
                effects::redraw(room, p);
                None
            }
        }
    }
}

impl Tells for Event {
    /// RED-77: orders alone are hidden, and the table deals those anew. What comes out of the bag is chance to come.
    fn chips(event: &Event) -> Vec<(On, Building)> {
        match *event {
            Event::Chip { tile, kind } => vec![(On::Tile(tile), kind)],
            Event::Swapped { tile, kind, slot, other, .. } => vec![(On::Tile(tile), kind), (On::Slot(slot), other)],
            _ => vec![],
        }
    }
}

impl Lays<RedPalace> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("guards", "posts"), ("half_buildings", "halves")];
    const TABLE_WORDS: &'static [(&'static str, &'static str)] = &[
        ("strip", "strip"),
        ("strips", "strips"),
        ("guard_points", "guard_points"),
        ("guards_placed", "placed"),
        ("guard_spaces", "capacities"),
    ];

    fn lay(room: &mut Room<RedPalace>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, dice } = on;
        given::lay(room, given, p, parts, dice)
    }
}

packed!(Open {
    abilities,
    used,
    capacities,
    placed,
    supply,
    with_dirk,
    guards,
    manned,
    wall_pieces,
    plazas,
    halves,
    strips,
    sets,
    bought,
    piece,
    overpaid,
    fresh,
    due,
    moved,
});
