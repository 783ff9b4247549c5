//! City gates: a gate on a double wall lets people walk through, so tiles can be laid behind walls. GAT-S1, GAT-1 to
//! GAT-16.
//!
//! Where a gate may stand, what it opens and that it locks its two tiles is the board's business. This room keeps the
//! cards, and offers the layings that need gates: a gate is part of the move that it makes possible (GAT-6).

use super::prelude::*;
use crate::{
    board::Standing,
    components::{GATE_CARDS, GATES, GATES_IN_PILES, GATES_PER_PLAYER},
    modules::Move as TableMove,
    table::Change,
};
use serde::{Deserializer, de};
use std::{fmt, str::FromStr};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CityGates;

/// The gate card.
const GATE: Card = GATE_CARDS.nth(0);

/// GAT-4: everything about gates is public.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// Does a gate card lie at the gates (GAT-2)?
    pub offer: bool,
    /// The gate cards in each hand.
    pub held: BySeat<u8>,
}

/// The edges of one move; a rebuild never needs more than three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Edges(Pile<Edge, 3>);

impl Factual for Edges {
    const KIND: Kind = Kind::List(&Kind::Edge);
    fn fact(&self) -> Fact {
        Fact::List(self.0.iter().copied().map(Fact::Edge).collect())
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(Edge::to_string).collect::<Vec<_>>().join(" "))
    }
}

impl FromStr for Edges {
    type Err = Misspelt;
    fn from_str(text: &str) -> Result<Edges, Misspelt> {
        let edges: Vec<Edge> = text.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        Edges::new(&edges).ok_or_else(|| Misspelt::new("one to three edges", text))
    }
}

spelled!(Edges);

impl Edges {
    /// These edges, if there are one to three.
    pub fn new(edges: &[Edge]) -> Option<Edges> {
        (1..=3).contains(&edges.len()).then(|| Edges(edges.iter().copied().collect()))
    }
    /// The edges.
    pub fn list(&self) -> &[Edge] {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Edges {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Edges, D::Error> {
        let edges = Vec::<Edge>::deserialize(d)?;
        Edges::new(&edges).ok_or_else(|| de::Error::custom("a move has one to three gates"))
    }
}

declare! {
    /// GAT-3, GAT-6.
    pub move Move "a move with city gates (such as: build tower-11-S at 0,2 gates 0,1-N)" {
        /// Take the gate card on offer.
        Take = "take",
        /// Build a tile that lies aside, with gates.
        Build {
            tile: Tile,
            at: Cell,
            #[serde(default, skip_serializing_if = "Turn::is_none")]
            turn: Turn,
            gates: Edges,
        } = "build {tile} at {at}[ turned {turn}] gates {gates}",
        /// Redesign: build a tile of the reserve, with gates.
        Add {
            tile: Tile,
            at: Cell,
            #[serde(default, skip_serializing_if = "Turn::is_none")]
            turn: Turn,
            gates: Edges,
        } = "add {tile} at {at}[ turned {turn}] gates {gates}",
        /// Redesign: put a tile in the reserve, with gates.
        Remove { at: Cell, gates: Edges } = "remove {at} gates {gates}",
        /// Redesign: a tile of the reserve takes another's place, with gates.
        Exchange {
            at: Cell,
            tile: Tile,
            #[serde(default, skip_serializing_if = "Turn::is_none")]
            turn: Turn,
            gates: Edges,
        } = "exchange {at} for {tile}[ turned {turn}] gates {gates}",
    }
}

impl Move {
    /// The move of the table that the gates accompany, and the gates.
    pub fn laying(self) -> Option<(TableMove, Edges)> {
        Some(match self {
            Move::Take => return None,
            Move::Build { tile, at, turn, gates } => (TableMove::Build { tile, at, turn }, gates),
            Move::Add { tile, at, turn, gates } => (TableMove::Add { tile, at, turn }, gates),
            Move::Remove { at, gates } => (TableMove::Remove { at }, gates),
            Move::Exchange { at, tile, turn, gates } => (TableMove::Exchange { at, tile, turn }, gates),
        })
    }
    /// The other way round; none for moves that lay nothing.
    pub fn with(laying: TableMove, gates: Edges) -> Option<Move> {
        Some(match laying {
            TableMove::Build { tile, at, turn } => Move::Build { tile, at, turn, gates },
            TableMove::Add { tile, at, turn } => Move::Add { tile, at, turn, gates },
            TableMove::Remove { at } => Move::Remove { at, gates },
            TableMove::Exchange { at, tile, turn } => Move::Exchange { at, tile, turn, gates },
            _ => return None,
        })
    }
}

/// These tiles, each in every way in which it may be turned.
fn ways_to_lay(open: &OpenTable, tiles: TileSet) -> impl Iterator<Item = (Tile, Turn)> {
    tiles.iter().flat_map(|tile| {
        let ways = open.turnings(tile);
        (0..ways.len()).map(move |n| (tile, ways[n]))
    })
}

/// The walls of a tile turned like this, if it may be.
fn turned(open: &OpenTable, tile: Tile, turn: Turn) -> Result<Walls, Illegal> {
    if !turn.is_none() && !tile.turns() {
        return Err(rule!("BASE-B1").broken(Because::NeverTurned { tile }));
    }
    Ok(open.walls_turned(tile, turn))
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A gate card came up and lies on offer.
        Offered = "'gate-card': deck > shelf",
        /// A gate card came up while another lies there (GAT-1).
        Discarded = "'gate-card': deck > discard",
        /// The card on offer was taken.
        Took { seat: Seat } = "'gate-card': shelf > hand",
        /// A gate was put on a double wall.
        Opened { seat: Seat, edge: Edge } = "'gate': hand > edge",
    }
}

/// In a described position; gates that stand are told with their Alhambra.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// Does a card lie on offer?
    pub offer: bool,
    /// The cards each seat holds.
    pub held: PerSeat<u8>,
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// A gate card can be taken.
        Offer,
        /// Who holds how many.
        Held { cards: EachSeat<u8> },
    }
}

impl Module for CityGates {
    const ID: ModuleId = ModuleId::CityGates;
    const GUIDE: Guide = Guide { about: About::Building, place: 2, ..Guide::NOTHING };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Refusal Reason Options);
    const BOX: Contents = Contents { cards: CityGates::cards, gates: CityGates::gates, ..Contents::NOTHING };
    const WATCHES: Watches<CityGates> =
        Watches { piles_cut: Some(CityGates::piles_cut), opened: Some(CityGates::opened), ..Watches::NOTHING };
    const SHOWS: Shows<CityGates> = Shows { notices: Some(CityGates::notices), ..Shows::NOTHING };

    /// GAT-4: nothing is hidden but the cards' place in the deck.
    fn redeal(_: &mut Room<CityGates>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl CityGates {
    fn cards(players: u8, each: &mut dyn FnMut(OwnCards)) {
        each(OwnCards { card: GATE, copies: players * GATES_PER_PLAYER, come_back: true }); // GAT-5
    }

    /// GAT-13: as many gates as cards.
    fn gates(players: u8) -> u8 {
        players * GATES_PER_PLAYER
    }

    /// GAT-S1.
    fn piles_cut(_: &mut Room<CityGates>, p: &mut Play<'_>) {
        let players = p.open().players();
        let mut cards: Pile<Card, GATES> = (0..players * GATES_PER_PLAYER).map(|_| GATE).collect();
        let mut dice = p.dice(CityGates::ID, 0);
        p.mix_into_piles(&mut cards, GATES_IN_PILES[usize::from(players) - 2], &mut dice);
    }

    /// GAT-1: it fills no place of the display; a second one is discarded.
    fn opened(room: &mut Room<CityGates>, card: Card, p: &mut Play<'_>) -> bool {
        if card != GATE {
            return false;
        }
        if room.open.offer {
            p.put_on_discard(card);
            CityGates::tell(p, || Event::Discarded);
        } else {
            room.open.offer = true;
            CityGates::tell(p, || Event::Offered);
        }
        true
    }

    fn notices(mine: Mine<'_, CityGates>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        if mine.open.offer {
            show(Notice::Offer);
        }
        if table.seats().any(|seat| mine.open.held[seat] > 0) {
            show(Notice::Held { cards: table.seats().map(|seat| mine.open.held[seat]).collect() });
        }
    }
}

impl Acts<CityGates> for Move {
    const WINDOW: bool = false;

    fn list(mine: Mine<'_, CityGates>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let topic = eyes.ask.topic;
        if topic.is_action() && mine.open.offer {
            found(Move::Take);
        }
        let held = usize::from(mine.open.held[eyes.seat]);
        if held == 0 || !(eyes.redesign || topic.is_placement()) {
            return;
        }
        let (open, seat) = (eyes.open, eyes.seat);
        let plot = open.plot(seat);
        let mut offer = |laying: TableMove, change: Change, printed: Option<Walls>| {
            open.gate_ways_in((seat, &plot), &change, printed, held.min(3), |edges| {
                found(Edges::new(edges).and_then(|gates| Move::with(laying, gates)).expect("one to three gates"));
            });
        };
        let plan = open.plan(seat);
        if topic.is_placement() {
            for (tile, turn) in ways_to_lay(open, *open.aside(seat)) {
                let (walls, printed) = (open.walls_turned(tile, turn), Some(tile.walls().turned(turn)));
                let mut build = |at| offer(TableMove::Build { tile, at, turn }, Change::Lay { at, walls }, printed);
                plan.behind_walls(walls).each(&mut build);
            }
            return;
        }
        for (tile, turn) in ways_to_lay(open, *open.reserve(seat)) {
            let (walls, printed) = (open.walls_turned(tile, turn), Some(tile.walls().turned(turn)));
            plan.behind_walls(walls).each(|at| {
                offer(TableMove::Add { tile, at, turn }, Change::Lay { at, walls }, printed);
            });
            // Between buildings an exchange changes no way; but a building can take the place of an outwork (CAM-11).
            for (_, Standing { cell: at, .. }) in open.standing(seat).filter(|(old, _)| old.walls().is_outwork()) {
                offer(TableMove::Exchange { at, tile, turn }, Change::Swap { at, walls }, printed);
            }
        }
        plan.held_by_ways().each(|at| offer(TableMove::Remove { at }, Change::Lift { at }, None));
    }

    fn check(mine: Mine<'_, CityGates>, eyes: &Eyes<'_>, mv: &Move) -> Result<(), Illegal> {
        let topic = eyes.ask.topic;
        let Some((laying, gates)) = mv.laying() else {
            if !topic.is_action() {
                return Err(rule!("GAT-3").broken(Because::NotNow { topic }));
            }
            let lies = mine.open.offer.then_some(());
            return lies.ok_or_else(|| rule!("GAT-3").broken(Because::NothingThere));
        };
        let (open, seat) = (eyes.open, eyes.seat);
        let now = if matches!(laying, TableMove::Build { .. }) { topic.is_placement() } else { eyes.redesign };
        if !now {
            return Err(rule!("GAT-6").broken(Because::NotNow { topic }));
        }
        let (change, printed) = match laying {
            TableMove::Build { tile, at, turn } => {
                if !open.aside(seat).has(tile) {
                    return Err(rule!("BASE-L3").broken(Because::NotAside { tile }));
                }
                (Change::Lay { at, walls: turned(open, tile, turn)? }, Some(tile.walls().turned(turn)))
            }
            TableMove::Remove { at } => (Change::Lift { at }, None),
            TableMove::Add { tile, at, turn } | TableMove::Exchange { at, tile, turn } => {
                if !open.reserve(seat).has(tile) {
                    return Err(rule!("BASE-R1").broken(Because::NotInReserve { tile }));
                }
                let (walls, adds) = (turned(open, tile, turn)?, matches!(laying, TableMove::Add { .. }));
                let change = if adds { Change::Lay { at, walls } } else { Change::Swap { at, walls } };
                (change, Some(tile.walls().turned(turn)))
            }
            _ => unreachable!("a move with gates lays something"),
        };
        if change.walls().is_some_and(Walls::is_turret) {
            return Err(rule!("GAT-10").broken(Because::GateNotNeeded { edge: gates.list()[0] })); // it has legs
        }
        if gates.list().len() > usize::from(mine.open.held[seat]) {
            return Err(rule!("GAT-6").broken(Because::NotInHand { card: GATE }));
        }
        open.check_change(seat, &change, printed, gates.list())
    }

    fn apply(room: &mut Room<CityGates>, seat: Seat, mv: Move, p: &mut Play<'_>) {
        let Some((_, gates)) = mv.laying() else {
            room.open.offer = false;
            room.open.held[seat] += 1;
            return CityGates::tell(p, || Event::Took { seat });
        };
        for edge in gates.list().iter().copied() {
            room.open.held[seat] -= 1; // GAT-13: the card leaves the game
            p.put_gate(seat, edge);
            CityGates::tell(p, || Event::Opened { seat, edge });
        }
    }

    /// GAT-6: the gates are part of the laying that they make possible.
    fn manner(&self) -> Manner {
        self.laying().map_or(Manner::Answer, |(laying, _)| Manner::With(laying))
    }
}

impl Tells for Event {}

impl Lays<CityGates> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("gate_cards", "held")];

    fn lay(room: &mut Room<CityGates>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, parts, .. } = on;
        given.held.check(p.open().players(), "city_gates.held")?;
        let mut take = |field: &str| {
            let taken = parts.take_card(GATE, field);
            taken.map_err(|none| BadPosition { rule: Some(rule!("GAT-S1")), ..none })
        };
        for _ in p.open().gates() {
            take("gates")?; // GAT-13: the card of a gate that stands has left the game
        }
        for seat in p.open().seats() {
            for _ in 0..*given.held.of(seat) {
                take(&format!("city_gates.held.{seat}"))?;
                room.open.held[seat] += 1;
            }
        }
        if given.offer {
            take("city_gates.offer")?;
            room.open.offer = true;
        }
        if p.open().display().contains(&GATE) {
            return Err(bad("display", "a gate card lies at the gates, not in the display"));
        }
        Ok(())
    }
}

packed!(Open { offer, held });
