//! A second book of The Red Palace, kept from what the referee tells and from nothing else.
//!
//! It knows what is printed on tiles and cards. Every event must be one that may come now, and whenever somebody is asked
//! the table must be as the book says.

mod abilities;

use sabika_engine::{
    Config, DirkThird, End, Game,
    components::{BAZAARS, FLOOR, PLAZAS},
    flow::{Ask, Event, Topic},
    modules::{
        ModuleEvent, ModuleTopic, bazaars,
        red_palace::{Ability, Event as Own, Question},
    },
    value::*,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Where a tile lies that has left the stack and the market.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    Aside(Seat),
    Built(Seat, Cell),
    Reserve(Seat),
    Dirk,
}

/// An event that must come next.
#[derive(Clone, PartialEq, Debug)]
enum Due {
    Shown(Tile, Slot),
    Chip(Tile),
    Posted(Tile),
    Dismissed(u8),
}

/// The phases of RED-12.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub enum Phase {
    Setup,
    Actions,
    Placement,
    Market,
    Money,
    Finale,
}

/// The book.
pub struct Follow {
    pub config: Config,
    pub phase: Phase,
    pub seat: Seat,
    pub turns: u32,
    pub stack: BTreeSet<Tile>,
    pub yard: [Option<Tile>; 4],
    pub preview: [Option<Tile>; 3],
    pub row: Vec<Tile>,
    pub chips: BTreeMap<Tile, Building>,
    pub lies: BTreeMap<Tile, Place>,
    pub pieces: BTreeSet<Section>,
    pub guards: BTreeSet<Section>,
    pub placed: u8,
    pub supply: u8,
    pub halves: BTreeMap<Building, Seat>,
    pub plazas: usize,
    pub abilities: Vec<Ability>,
    pub used: Vec<Ability>,
    pub capacities: Vec<u8>,
    pub strips: BTreeMap<u8, [Building; 6]>,
    pub held: u8,
    pub scores: Vec<i16>,
    pub dirk: i16,
    pub seen: BTreeMap<&'static str, u32>,
    hands: Vec<Vec<Card>>,
    display: Vec<Card>,
    sets: BTreeMap<u8, Vec<Card>>,
    choosers: Vec<Seat>,
    rounds: Vec<u8>,
    due: VecDeque<Due>,
    batch: Vec<Tile>,
    batch_left: usize,
    /// Actions that must still be taken, guards that must still be paid.
    actions: u8,
    guards_due: u8,
    moved: Option<Section>,
    piece: bool,
    wall_pieces: u8,
    bought: BTreeSet<Tile>,
    overpaid: bool,
    /// The tile bought from the yard with the last move, and the one bought with this move.
    fresh: [Option<Tile>; 2],
    redraw: Option<Tile>,
    drawn: Option<Tile>,
    /// What this move used, and what it led to.
    paid_for: Vec<Ability>,
    effects: Vec<Ability>,
    graced: bool,
    cards_paid: u8,
}

fn cards(purse: &Purse) -> Vec<Card> {
    purse.cards().collect()
}

fn sum(cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.value()).sum()
}

fn remove(from: &mut Vec<Card>, card: Card) {
    let at = from.iter().position(|other| *other == card);
    from.remove(at.unwrap_or_else(|| panic!("{card} is not there: {from:?}")));
}

impl Follow {
    pub fn new(config: Config) -> Follow {
        let stack = config.modules.iter().flat_map(sabika_engine::modules::ModuleId::tiles).chain(FLOOR.tiles());
        Follow {
            config,
            phase: Phase::Setup,
            seat: Seat::FIRST,
            turns: 0,
            stack: stack.collect(),
            yard: [None; 4],
            preview: [None; 3],
            row: vec![],
            chips: BTreeMap::new(),
            lies: BTreeMap::new(),
            pieces: BTreeSet::new(),
            guards: BTreeSet::new(),
            placed: 0,
            supply: 32,
            halves: BTreeMap::new(),
            plazas: 0,
            abilities: vec![],
            used: vec![],
            capacities: vec![],
            strips: BTreeMap::new(),
            held: 0,
            scores: vec![5; config.players.into()],
            dirk: 5,
            seen: BTreeMap::new(),
            hands: vec![vec![]; config.players.into()],
            display: vec![],
            sets: BTreeMap::new(),
            choosers: vec![],
            rounds: vec![],
            due: VecDeque::new(),
            batch: vec![],
            batch_left: if config.players == 2 { 6 } else { 0 },
            actions: 0,
            guards_due: 0,
            moved: None,
            piece: false,
            wall_pieces: 6,
            bought: BTreeSet::new(),
            overpaid: false,
            fresh: [None; 2],
            redraw: None,
            drawn: None,
            paid_for: vec![],
            effects: vec![],
            graced: false,
            cards_paid: 0,
        }
    }

    fn saw(&mut self, what: &'static str) {
        *self.seen.entry(what).or_default() += 1;
    }

    /// The chips of a type that are in the bag.
    fn in_bag(&self, kind: Building) -> usize {
        9 - self.chips.values().filter(|other| **other == kind).count()
    }

    pub fn is_own(&self, seat: Seat, tile: Tile) -> bool {
        matches!(self.lies.get(&tile), Some(Place::Built(own, _) | Place::Reserve(own)) if *own == seat)
    }

    pub fn own_guards(&self, seat: Seat) -> Vec<Section> {
        self.guards.iter().copied().filter(|at| self.is_own(seat, at.tile)).collect()
    }

    pub fn walls(&self, tile: Tile) -> Walls {
        let pieces = self.pieces.iter().filter(|at| at.tile == tile);
        pieces.fold(tile.walls(), |walls, at| walls.with(at.side))
    }

    fn rate(&self) -> u8 {
        self.held.min(2) + 1
    }

    fn aside(&self, seat: Seat) -> BTreeSet<Tile> {
        let own = |(tile, place): (&Tile, &Place)| (*place == Place::Aside(seat)).then_some(*tile);
        self.lies.iter().filter_map(own).collect()
    }

    /// RED-33.
    fn eligible(&self, tile: Tile) -> bool {
        let pending = self.lies.get(&tile) == Some(&Place::Aside(self.seat));
        pending && !tile.walls().is_outwork() && (self.bought.contains(&tile) || PLAZAS.position(tile).is_some())
    }

    /// A move begins.
    pub fn moves(&mut self) {
        self.fresh = [self.fresh[1], None];
        (self.paid_for, self.effects, self.graced, self.cards_paid) = (vec![], vec![], false, 0);
    }

    /// All that a move led to: what was paid for has come, and nothing that was not (RED-25).
    pub fn hear_all(&mut self, told: &[Event]) {
        for event in told {
            self.hear(event);
        }
        let at_once = |ability: &&Ability| {
            !matches!(ability, Ability::WallPiece | Ability::TreatAsExact | Ability::RedrawBuilding)
        };
        let paid: Vec<Ability> = self.paid_for.iter().filter(at_once).copied().collect();
        assert_eq!(paid, self.effects, "abilities used, and their effects");
        let cards = paid.iter().filter(|used| [Ability::SwapBuilding, Ability::PreviewPurchase].contains(used));
        assert_eq!(usize::from(self.cards_paid), cards.count(), "RED-29: cards paid besides");
    }

    fn acts(&mut self, seat: Seat) {
        assert!(self.phase == Phase::Actions && seat == self.seat, "no time for actions");
        assert!(self.guards_due == 0 || self.graced, "RED-38b: a guard is due before");
        assert_eq!(self.actions, 1, "RED-14: an action that nobody owes");
        self.actions = 0;
        self.overpaid = false;
    }

    fn hear(&mut self, event: &Event) {
        self.comes(event);
        match event {
            Event::Module(ModuleEvent::RedPalace(event)) => self.hear_own(event),
            Event::Module(ModuleEvent::Bazaars(bazaars::Event::Shown { tile })) => {
                self.draws(*tile);
                assert!(BAZAARS.position(*tile).is_some());
                self.row.push(*tile); // RED-71
                self.saw("bazaars beside the yard");
            }
            Event::Starts { seat, .. } => {
                self.seat = *seat;
                self.market_is_full();
                let all: Vec<Seat> = Seat::all(self.config.players).collect();
                let first = all.iter().position(|other| other == seat).expect("a seat");
                self.choosers = (0..all.len()).map(|n| all[(first + n) % all.len()]).collect();
            }
            Event::Turn { seat, number } => {
                assert_eq!((*number, self.batch_left, self.rounds.len()), (self.turns + 1, 0, 0));
                assert!(self.turns == 0 || *seat == self.seat.next(self.config.players));
                assert!(self.turns > 0 || *seat == self.seat && self.sets.is_empty());
                assert!(self.display_is_full(), "RED-49b");
                (self.seat, self.turns, self.phase, self.actions) = (*seat, *number, Phase::Actions, 1);
                (self.bought, self.overpaid, self.fresh) = (BTreeSet::new(), false, [None; 2]);
            }
            Event::Took { seat, cards: taken } => {
                self.acts(*seat);
                let taken = cards(taken);
                assert!(taken.len() == 1 || sum(&taken) <= 5, "RED-17");
                for card in taken {
                    remove(&mut self.display, card);
                    self.hands[seat.index()].push(card);
                }
            }
            Event::Bought { seat, tile, slot, paid, exact, by } => {
                assert_eq!(*by, None);
                self.buys(*seat, *tile, *slot, &cards(paid), *exact);
            }
            Event::Skipped { seat } => self.acts(*seat),
            Event::Added { seat, tile, at, .. } => {
                self.acts(*seat);
                assert_eq!(self.lies.insert(*tile, Place::Built(*seat, *at)), Some(Place::Reserve(*seat)));
            }
            Event::Removed { seat, tile, at } => {
                self.acts(*seat);
                assert_eq!(self.lies.insert(*tile, Place::Reserve(*seat)), Some(Place::Built(*seat, *at)));
            }
            Event::Exchanged { seat, tile, old, at, .. } => {
                self.acts(*seat);
                assert_eq!(self.lies.insert(*tile, Place::Built(*seat, *at)), Some(Place::Reserve(*seat)));
                assert_eq!(self.lies.insert(*old, Place::Reserve(*seat)), Some(Place::Built(*seat, *at)));
            }
            Event::Built { seat, tile, at, .. } => self.places(*seat, *tile, Place::Built(*seat, *at)),
            Event::Kept { seat, tile } => self.places(*seat, *tile, Place::Reserve(*seat)),
            Event::Given { seat, tile } => {
                assert!(self.config.players == 2 && self.phase != Phase::Finale && PLAZAS.position(*tile).is_none());
                self.places(*seat, *tile, Place::Dirk);
            }
            Event::TileShown { tile, slot } => {
                if self.due.is_empty() {
                    self.draws(*tile);
                    let empty = self.yard.iter().position(Option::is_none);
                    assert_eq!(empty, Some(slot.index()), "RED-48: ascending");
                } else {
                    self.is_due(&Due::Shown(*tile, *slot));
                    self.saw("tiles from the preview");
                }
                self.yard[slot.index()] = Some(*tile);
            }
            Event::PreviewShown { tile, space } => {
                self.draws(*tile);
                assert!(self.yard.iter().all(Option::is_some), "RED-48: the yard first");
                let at = space.index().expect("counted from 1");
                assert_eq!(self.preview.iter().position(Option::is_none), Some(at));
                self.preview[at] = Some(*tile);
            }
            Event::MoneyShown { card } => {
                self.display.push(*card);
                assert!(self.display.len() <= 4);
            }
            Event::ScoringCard { round } => self.rounds.push(*round),
            Event::Scored { tally, .. } => {
                let round = if self.phase == Phase::Finale { 3 } else { self.rounds.remove(0) };
                assert!(tally.round == round && self.batch_left == 0);
                assert!(round == 3 || self.display_is_full(), "RED-49c: everything is complete first");
                self.scored(tally);
                self.held += 1;
                self.batch_left = self.batch_after(round);
            }
            Event::DirkDrew { tile } => {
                assert!(self.batch_left > 0 && self.stack.remove(tile), "RED-63");
                self.batch_left -= 1;
                self.lies.insert(*tile, Place::Dirk);
                self.batch.push(*tile);
                if self.batch_left == 0 {
                    let batch = std::mem::take(&mut self.batch);
                    self.due
                        .extend(batch.iter().filter(|tile| FLOOR.position(**tile).is_some()).map(|t| Due::Chip(*t)));
                    let towers: u8 = batch.iter().map(|tile| tile.towers().count()).sum();
                    if towers > 0 {
                        self.due.push_back(Due::Dismissed(towers / 2 + towers % 2)); // RED-64
                    }
                    self.saw("batches of Dirk");
                }
            }
            Event::EndReached => {
                let limit = u32::from(self.config.options.turn_limit);
                let short = self.yard.iter().any(Option::is_none);
                let supply = self.config.options.end == End::Supply && self.stack.is_empty();
                let guard = self.turns == limit || self.config.options.stall_rounds > 0;
                assert!(short || supply || guard, "the game ended for no reason");
                self.saw(if short { "ends by the market" } else { "other ends" });
                self.phase = Phase::Finale;
            }
            Event::LastTile { slot, tile, totals, to } => self.gives_out(*slot, *tile, totals, *to),
            Event::Over { winners, hands } => {
                let best = self.scores.iter().max().expect("somebody plays");
                let won = Seat::all(self.config.players).filter(|seat| self.scores[seat.index()] == *best);
                assert_eq!(*winners, won.collect::<Vec<_>>());
                assert_eq!(hands.0.iter().map(cards).map(sorted).collect::<Vec<_>>(), self.sorted_hands());
            }
            Event::Reshuffled { .. } | Event::Passed { .. } | Event::Points { .. } => {}
            other => panic!("{other:?} is nothing of this game"),
        }
    }

    /// RED-12: is it time for this, and what has to be finished before?
    fn comes(&mut self, event: &Event) {
        let chip_of = |tile: &Tile| !self.lies.contains_key(tile);
        let market = match event {
            Event::TileShown { .. } | Event::PreviewShown { .. } | Event::Module(ModuleEvent::Bazaars(_)) => true,
            Event::Module(ModuleEvent::RedPalace(Own::Chip { tile, .. })) => chip_of(tile),
            _ => false,
        };
        let after = matches!(
            event,
            Event::EndReached
                | Event::MoneyShown { .. }
                | Event::ScoringCard { .. }
                | Event::Reshuffled { .. }
                | Event::Turn { .. }
                | Event::Scored { .. }
        );
        if (market || after) && (self.phase == Phase::Actions || self.phase == Phase::Placement) {
            self.slides();
        }
        assert!(!market || [Phase::Setup, Phase::Market].contains(&self.phase), "{event:?} in {:?}", self.phase);
        if after && self.phase == Phase::Market {
            self.market_is_full();
            let short = self.yard.iter().any(Option::is_none);
            assert!(!short || *event == Event::EndReached, "RED-49a: the game ends at once, not {event:?}");
            self.phase = Phase::Money;
        }
    }

    /// RED-48: nothing is empty while tiles are left.
    fn market_is_full(&self) {
        assert!(self.due.is_empty() && self.drawn.is_none(), "{:?} did not come", self.due);
        let full = self.yard.iter().chain(&self.preview).all(Option::is_some);
        assert!(full || self.stack.is_empty(), "an empty space was not filled");
        let ordinary = self.stack.iter().filter(|tile| FLOOR.position(**tile).is_some()).count();
        assert_eq!(Building::ALL.iter().map(|kind| self.in_bag(*kind)).sum::<usize>(), ordinary, "RED-68");
    }

    /// RED-47, by its words: keep the order, move to the highest spaces; while the last is occupied and the yard has room …
    fn slides(&mut self) {
        assert_eq!((self.actions, self.guards_due, self.piece), (0, 0, false), "the turn is not over");
        assert!(self.aside(self.seat).is_empty() && self.redraw.is_none() && self.due.is_empty());
        self.used.clear();
        loop {
            for space in [1, 0, 1] {
                if self.preview[space + 1].is_none() {
                    self.preview.swap(space, space + 1);
                }
            }
            let Some(slot) = Slot::ALL.into_iter().find(|slot| self.slot_is_free(*slot)) else { break };
            let Some(tile) = self.preview[2].take() else { break };
            self.due.push_back(Due::Shown(tile, slot));
        }
        self.phase = Phase::Market;
    }

    /// RED-49b: four cards, unless all that are left are in hands.
    fn display_is_full(&self) -> bool {
        let all = if self.config.players == 2 { 72 } else { 108 };
        self.display.len() == 4 || self.display.len() + self.hands.iter().map(Vec::len).sum::<usize>() == all
    }

    fn slot_is_free(&self, slot: Slot) -> bool {
        let coming = self.due.iter().any(|due| matches!(due, Due::Shown(_, to) if *to == slot));
        self.yard[slot.index()].is_none() && !coming
    }

    /// A tile comes from the stack, a floor tile with the chip that was told just before.
    fn draws(&mut self, tile: Tile) {
        assert!(self.due.is_empty(), "{:?} comes first", self.due);
        assert!(self.stack.remove(&tile), "{tile} did not lie in the stack");
        assert_eq!(self.drawn.take(), FLOOR.position(tile).map(|_| tile), "its chip was drawn with it");
    }

    fn is_due(&mut self, due: &Due) {
        assert_eq!(self.due.pop_front().as_ref(), Some(due));
    }

    fn batch_after(&self, round: u8) -> usize {
        let left = self.stack.len();
        match (self.config.players, round, self.config.options.dirk_third) {
            (2, 1, _) => left.min(6),
            (2, 2, DirkThird::Down) => left / 3,
            (2, 2, DirkThird::Nearest) => (left + 1) / 3,
            _ => 0,
        }
    }

    fn buys(&mut self, seat: Seat, tile: Tile, slot: Option<Slot>, paid: &[Card], exact: bool) {
        self.acts(seat);
        let kinds: BTreeSet<Option<Currency>> = paid.iter().map(|card| card.currency()).collect();
        let mut price = tile.price();
        if let Some(slot) = slot {
            assert_eq!(self.yard[slot.index()].take(), Some(tile));
            assert_eq!(kinds, BTreeSet::from([Some(slot.currency())]), "RED-18");
            assert!(sum(paid) >= price && exact == (sum(paid) == price) && !self.graced);
            (self.overpaid, self.fresh[1]) = (!exact, Some(tile));
        } else {
            if let Some(at) = self.row.iter().position(|other| *other == tile) {
                self.row.remove(at);
                let (currency, _) = bazaars::face(tile).expect("a bazaar");
                price = self.yard[currency as usize].expect("RED-72: an empty space has no price").price();
                assert_eq!(kinds, BTreeSet::from([Some(currency)]));
                self.saw(if self.graced { "bazaars overpaid" } else { "bazaars bought" });
            } else {
                let space = self.preview.iter().position(|there| *there == Some(tile)).expect("in the preview");
                self.preview[space] = None;
                assert_eq!(kinds.len(), 1, "RED-37b: one currency");
                self.effects.push(Ability::PreviewPurchase);
                self.saw(if self.graced { "preview overpaid" } else { "preview bought" });
            }
            assert!(exact && if self.graced { sum(paid) > price } else { sum(paid) == price }, "RED-38b");
            self.graced = false;
        }
        for card in paid {
            remove(&mut self.hands[seat.index()], *card);
        }
        self.actions = u8::from(exact); // RED-14
        self.lies.insert(tile, Place::Aside(seat));
        self.bought.insert(tile);
    }

    fn places(&mut self, seat: Seat, tile: Tile, place: Place) {
        assert_eq!((self.actions, self.guards_due), (0, 0), "RED-16: ACTIONS are not over");
        let eligible = |other: &Tile| {
            (self.bought.contains(other) || PLAZAS.position(*other).is_some()) && other.walls().is_proper()
        };
        let mut left = self.aside(seat).into_iter().filter(|other| *other != tile);
        assert!(
            !self.piece || !eligible(&tile) || left.any(|other| eligible(&other)),
            "RED-42b: {tile} takes the piece"
        );
        assert!(self.due.is_empty() && self.redraw.is_none());
        assert_eq!(self.lies.insert(tile, place), Some(Place::Aside(seat)));
        if self.phase != Phase::Finale {
            assert!(self.phase <= Phase::Placement && seat == self.seat);
            self.phase = Phase::Placement;
        }
        let towers = tile.towers().count();
        if towers > 0 {
            self.due.push_back(if place == Place::Dirk { Due::Dismissed(towers) } else { Due::Posted(tile) });
        }
    }

    /// RED-58.
    fn gives_out(&mut self, slot: Slot, tile: Tile, totals: &EachSeat<u8>, to: Option<Seat>) {
        assert!(self.phase == Phase::Finale && self.yard[slot.index()] == Some(tile));
        let total = |hand: &Vec<Card>| -> u8 {
            hand.iter().filter(|card| card.currency() == Some(slot.currency())).map(|card| card.value()).sum()
        };
        let own: Vec<u8> = self.hands.iter().map(total).collect();
        assert_eq!(totals.0, own);
        let most = *own.iter().max().expect("somebody plays");
        let richest: Vec<Seat> = Seat::all(self.config.players).filter(|seat| own[seat.index()] == most).collect();
        assert_eq!(to, if most > 0 && richest.len() == 1 { Some(richest[0]) } else { None });
        if let Some(seat) = to {
            self.yard[slot.index()] = None;
            self.lies.insert(tile, Place::Aside(seat));
            self.saw("last tiles");
        }
    }

    fn sorted_hands(&self) -> Vec<Vec<Card>> {
        self.hands.iter().cloned().map(sorted).collect()
    }

    /// The table is as the book says, and what is asked is what comes next.
    pub fn agrees(&mut self, game: &Game, ask: Option<Ask>) {
        let (open, room) = (game.open(), game.rooms().red_palace.expect("played").open);
        assert!(self.due.is_empty() && !self.graced, "{:?} did not come", self.due);
        assert_eq!((open.yard(), open.preview()), (self.yard, self.preview));
        assert_eq!((room.supply + room.with_dirk, room.placed, room.due), (self.supply, self.placed, self.guards_due));
        assert_eq!(room.guards.iter().collect::<BTreeSet<_>>(), self.guards);
        assert_eq!((room.plazas, room.wall_pieces), (6 - self.plazas as u8, self.wall_pieces));
        assert_eq!((room.piece, room.guard_points()), (self.piece, self.guard_points()));
        assert_eq!(open.display().to_vec(), self.display);
        assert_eq!(usize::from(open.supply_left()), self.stack.len());
        for tile in FLOOR.tiles() {
            assert_eq!(open.chip(tile), self.chips.get(&tile).copied(), "{tile}");
        }
        assert!(Building::ALL.iter().all(|kind| room.halves[*kind] == self.halves.get(kind).copied()));
        assert_eq!(
            (open.dirk_score(), open.dirk().iter().collect::<BTreeSet<_>>()),
            (self.dirk, self.all_at(Place::Dirk))
        );
        for seat in open.seats() {
            assert_eq!(open.score(seat), self.scores[seat.index()]);
            assert_eq!(sorted(cards(game.hand(seat))), self.sorted_hands()[seat.index()]);
            assert_eq!(open.aside(seat).iter().collect::<BTreeSet<_>>(), self.aside(seat));
            assert_eq!(open.reserve(seat).iter().collect::<BTreeSet<_>>(), self.all_at(Place::Reserve(seat)));
            for (tile, at) in open.standing(seat) {
                assert_eq!(self.lies.get(&tile), Some(&Place::Built(seat, at.cell)));
                assert_eq!(at.walls, self.walls(tile));
            }
        }
        let Some(ask) = ask else { return };
        let own = |question| ask.topic == Topic::Module(ModuleTopic::RedPalace(question));
        if [Phase::Actions, Phase::Placement].contains(&self.phase) {
            assert_eq!(room.used.iter().collect::<BTreeSet<_>>(), self.used.iter().copied().collect());
            assert_eq!(ask.seat, self.seat);
        }
        assert_eq!(own(Question::Guard), self.guards_due > 0, "{ask:?}");
        if own(Question::Guard) {
            let payable = self.own_guards(self.seat).into_iter().filter(|at| self.moved != Some(*at)).count();
            return assert!(payable >= 2, "there was no choice");
        }
        self.moved = None;
        assert_eq!(self.redraw, None);
        assert_eq!(ask.topic.is_action(), self.actions > 0, "{ask:?} with {} actions left", self.actions);
        assert_eq!(ask.topic == Topic::LastTiles, self.phase == Phase::Finale);
        if ask.topic == Topic::Placement || own(Question::Piece) {
            assert!(!self.aside(self.seat).is_empty() && !own(Question::Piece), "RED-42b: set with its tile");
        }
    }

    fn all_at(&self, place: Place) -> BTreeSet<Tile> {
        self.lies.iter().filter_map(|(tile, at)| (*at == place).then_some(*tile)).collect()
    }
}

fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}
