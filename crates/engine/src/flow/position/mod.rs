//! A position that somebody describes: for scenarios, puzzles and tests.
//!
//! What is given is exact: a `supply` of two tiles is a supply of two tiles. What is left out is dealt by a seed from
//! what is left in the box (yard, display, deck, supply), or is empty (hands, reserves, Alhambras, the discard pile).

mod chips;
mod given;
mod words;

use crate::{
    board::{self, Standing},
    components::{DISPLAY_PLACES, MONEY_COPIES, MONEY_COPIES_TWO_PLAYERS},
    config::Config,
    flow::{Course, Finale, Phase, Play, Step},
    modules::{Household, Laying, ModuleId, ModuleSet, RoomsGiven},
    table::DECK,
    title::Title,
    value::*,
};
use chips::deal_chip;
pub use given::{Asked, GivenTile, PerSeat, SeatLetter};
use serde::Deserialize;
use std::{collections::BTreeMap, fmt};

/// A described position.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// Which game.
    pub game: Title,
    /// 2 to 6; 3 if it is not said.
    pub players: u8,
    /// The modules in play.
    pub modules: ModuleSet,
    /// The options.
    pub options: crate::config::Options,
    /// The version of the rules it is played by: the newest, unless it was recorded under an older one.
    pub rules: u32,
    /// Deals what is left out.
    pub seed: u64,
    /// The scoring that is counted on this table: what it hangs on must be told and is not dealt, where a room says so.
    pub counting: Option<u8>,
    /// Whose turn it is.
    pub turn: SeatLetter,
    /// What is asked of that seat: `action` (if it is not said), `further_action`, `placement`; `turn_start` begins
    /// its turn; `actions_done` goes on after the actions; `end_of_turn` asks nothing and goes on with the refills; `window` goes on with the interrupts after that seat's turn; `last_tiles`
    /// gives out the yard.
    pub ask: Asked,
    /// The yard, by slot number; the word `empty` leaves a slot empty.
    pub yard: BTreeMap<String, String>,
    /// The preview, by the number of the space; the word `empty` leaves one empty (RED-3).
    pub preview: BTreeMap<String, String>,
    /// The types of tiles on which none is printed, by the name of the tile (RED-3). Those that are not told are dealt.
    pub chips: BTreeMap<String, Building>,
    /// The money display.
    pub display: Option<Vec<Card>>,
    /// The whole deck, from the top.
    pub deck: Option<Vec<Card>>,
    /// The whole supply, from the top.
    pub supply: Option<Vec<Tile>>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// Dirk's tiles.
    pub dirk: Vec<Tile>,
    /// Dirk's points.
    pub dirk_score: i16,
    /// The rounds that have been scored.
    pub rounds_held: Vec<u8>,
    /// Turns begun.
    pub turns: u32,
    /// Turns in a row without anything but redesigning.
    pub idle_turns: u32,
    /// What lies before each seat.
    pub a: GivenSeat,
    /// See `a`.
    pub b: GivenSeat,
    /// See `a`.
    pub c: GivenSeat,
    /// See `a`.
    pub d: GivenSeat,
    /// See `a`.
    pub e: GivenSeat,
    /// See `a`.
    pub f: GivenSeat,
    /// What the modules need, by their names.
    pub rooms: RoomsGiven,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct GivenSeat {
    /// The Alhambra, without the start tile.
    pub alhambra: Vec<GivenTile>,
    /// The gates on double walls of the Alhambra (GAT-7).
    pub gates: Vec<Edge>,
    /// Walls added to own tiles, by the name of the tile; `start` for the start tile (WAL-13).
    pub added_walls: BTreeMap<String, Walls>,
    /// The reserve.
    pub reserve: Vec<Tile>,
    /// Tiles bought this turn and not yet placed.
    pub aside: Vec<Tile>,
    /// The money.
    pub hand: Vec<Card>,
    /// The points.
    pub score: i16,
}

/// A position that cannot be, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition {
    /// The part at fault, such as `A.hand`.
    pub field: String,
    /// What is wrong with it.
    pub why: String,
    /// The rule it breaks, if it is one.
    pub rule: Option<RuleId>,
    /// The cells concerned.
    pub cells: Vec<Cell>,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.why)?;
        if let Some(rule) = self.rule { write!(f, " ({rule})") } else { Ok(()) }
    }
}

impl std::error::Error for BadPosition {}

/// The error for this part of a position.
pub fn bad(field: impl Into<String>, why: impl Into<String>) -> BadPosition {
    BadPosition { field: field.into(), why: why.into(), rule: None, cells: vec![] }
}

/// What was written and what is needed there.
fn misspelt(wanted: &'static str, found: &str) -> String {
    Misspelt::new(wanted, found).to_string()
}

/// The most points that can be described, plus or minus: no real game comes near.
const MOST_POINTS: i16 = 10_000;
/// The most turns that can have been begun: no real game comes near, and they can go on being counted.
const MOST_TURNS: u32 = 1_000_000;

fn points(points: i16, field: &str) -> Result<i16, BadPosition> {
    let why = || format!("at most {MOST_POINTS} points, plus or minus");
    if points.unsigned_abs() <= MOST_POINTS.unsigned_abs() { Ok(points) } else { Err(bad(field, why())) }
}

/// What is still in the box: nothing can be given twice.
#[derive(Clone, Debug)]
pub struct Parts {
    tiles: TileSet,
    cards: [u8; FACES],
    /// The faces that go to the discard pile.
    discarded: Vec<Card>,
    gates: u8,
    wall_pieces: u8,
    /// The tiles that may lie in the supply.
    supply: TileSet,
    ask: Asked,
    counting: Option<u8>,
}

impl Parts {
    /// Is this tile still in the box?
    pub fn has_tile(&self, tile: Tile) -> bool {
        self.tiles.has(tile)
    }
    /// Takes a tile out, for this part of the position.
    pub fn take_tile(&mut self, tile: Tile, field: &str) -> Result<Tile, BadPosition> {
        if !self.tiles.has(tile) {
            return Err(bad(field, format!("{tile} lies somewhere else already, or is in no box of this game")));
        }
        self.tiles.remove(tile);
        Ok(tile)
    }
    /// What is asked first.
    pub fn ask(&self) -> Asked {
        self.ask
    }
    /// The scoring that is counted on this table, if that is what it was described for.
    pub fn counting(&self) -> Option<u8> {
        self.counting
    }
    /// How many wall pieces are still in the box.
    pub fn wall_pieces(&self) -> u8 {
        self.wall_pieces
    }
    /// How many cards with this face are still in the box.
    pub fn cards_left(&self, card: Card) -> u8 {
        self.cards[card.index()]
    }
    /// Takes a card out, for this part of the position.
    pub fn take_card(&mut self, card: Card, field: &str) -> Result<Card, BadPosition> {
        let left = &mut self.cards[card.index()];
        if *left == 0 {
            return Err(bad(field, format!("more of {card} than this game has")));
        }
        *left -= 1;
        Ok(card)
    }
    fn rest(&self, wanted: fn(&Card) -> bool) -> Vec<Card> {
        Card::all().filter(wanted).flat_map(|c| std::iter::repeat_n(c, self.cards[c.index()] as usize)).collect()
    }
}

impl Position {
    fn seat(&self, seat: Seat) -> &GivenSeat {
        [&self.a, &self.b, &self.c, &self.d, &self.e, &self.f][seat.index()]
    }
    fn config(&self) -> Config {
        let config = Config::players(self.players).under(self.rules);
        Config { game: self.game, modules: self.modules, options: self.options, ..config }
    }

    /// Who plays what; refused if it cannot be played.
    pub(crate) fn playable(&self) -> Result<Config, BadPosition> {
        let config = self.config();
        config.check().map_err(|e| BadPosition { rule: e.rule, ..bad(e.field, e.why) })?;
        for (n, letter) in ('A'..='F').enumerate() {
            let seat = Seat::new(n as u8).expect("six letters");
            if n as u8 >= self.players && *self.seat(seat) != GivenSeat::default() {
                return Err(bad(letter.to_string(), format!("only {} play", self.players)));
            }
        }
        if self.turn.0.number() >= self.players {
            return Err(bad("turn", format!("only {} play", self.players)));
        }
        if self.counting.is_some_and(|round| !(1..=3).contains(&round)) {
            return Err(bad("counting", "a game has scorings 1, 2 and 3"));
        }
        for (turns, field) in [(self.turns, "turns"), (self.idle_turns, "idle_turns")] {
            if turns > MOST_TURNS {
                return Err(bad(field, format!("at most {MOST_TURNS}")));
            }
        }
        Ok(config)
    }
    /// The seed of everything that is not said.
    pub(crate) fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }
    /// Lays an empty table, and plans the first question.
    pub(crate) fn lay<R: Household>(&self, rooms: &mut R, p: &mut Play<'_>) -> Result<(), BadPosition> {
        let (mut parts, mut dice) = (self.parts(), Dice::loose(self.seed));
        p.open.course.on_turn = self.turn.0;
        self.lay_chips(p, &mut dice)?;
        for seat in Seat::all(self.players) {
            self.lay_seat(seat, p, &mut parts)?;
        }
        for tile in &self.dirk {
            if !p.open.config.has_dirk() {
                return Err(bad("dirk", "Dirk plays only with two"));
            }
            if let Some(rule) = rooms.no_gift(*tile) {
                return Err(BadPosition { rule: Some(rule), ..bad("dirk", format!("{tile} is never Dirk's")) });
            }
            p.open.goods.dirk.insert(parts.take_tile(*tile, "dirk")?);
        }
        p.open.goods.dirk_score = points(self.dirk_score, "dirk_score")?;
        for round in &self.rounds_held {
            if !(1..=2).contains(round) {
                return Err(bad("rounds_held", "only rounds 1 and 2 can have been held"));
            }
            p.open.course.rounds_held.insert(*round);
        }
        let emptied = self.lay_middle(p, &mut parts)?;
        let unseen = self.lay_preview(p, &mut parts)?;
        rooms.lay(&self.rooms, &mut Laying { p, parts: &mut parts, dice: &mut dice })?;
        self.deal_rest(p, &parts, (emptied, unseen), &mut dice);
        self.check_chips(p)?;
        p.open.course.turns = self.turns;
        p.open.course.idle_turns = self.idle_turns;
        self.push_steps(p);
        Ok(())
    }

    fn parts(&self) -> Parts {
        let copies = if self.config().has_dirk() { MONEY_COPIES_TWO_PLAYERS } else { MONEY_COPIES };
        let mut cards = [0; FACES];
        Card::all_money().for_each(|c| cards[c.index()] = copies);
        for round in [1, 2].into_iter().filter(|r| !self.rounds_held.contains(r)) {
            cards[Card::scoring(round).index()] = 1;
        }
        let mut discarded: Vec<Card> = Card::all_money().collect();
        let rooms = self.config().rooms();
        for own in rooms.iter().flat_map(|module| module.cards(self.players)) {
            cards[own.card.index()] = own.copies;
            if own.come_back {
                discarded.push(own.card);
            }
        }
        let gates = rooms.iter().map(|module| module.gates(self.players)).sum();
        let wall_pieces = rooms.iter().map(|room| room.contents().wall_pieces).sum();
        let of =
            |module: ModuleId| module.tiles().map(move |tile| (tile, tile.price() > 0 || module.contents().in_supply));
        let own = self.game.kit().tiles;
        let tiles = || own.tiles().map(|tile| (tile, true)).chain(rooms.iter().flat_map(of));
        let supply = tiles().filter(|(_, lies)| *lies).map(|(tile, _)| tile).collect();
        let tiles = tiles().map(|(tile, _)| tile).collect();
        Parts { tiles, cards, discarded, gates, wall_pieces, supply, ask: self.ask, counting: self.counting }
    }

    fn lay_seat(&self, seat: Seat, p: &mut Play<'_>, parts: &mut Parts) -> Result<(), BadPosition> {
        let given = self.seat(seat);
        let field = format!("{seat}.alhambra");
        self.add_walls(seat, p, parts)?;
        let layout: Vec<Standing> = given
            .alhambra
            .iter()
            .map(|t| Standing { cell: t.cell, walls: p.open.walls_turned(t.tile, t.turn) })
            .collect();
        let start = p.open.start_walls(seat);
        let wrong = board::violations_with(start, &layout, &given.gates, self.options.holes);
        if let Some(wrong) = wrong.into_iter().next() {
            let cells = wrong.cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ");
            return Err(BadPosition {
                field,
                why: format!("this Alhambra is not legal at {cells}"),
                rule: Some(wrong.rule),
                cells: wrong.cells,
            });
        }
        for given in &given.alhambra {
            p.open.lay_turned(seat, parts.take_tile(given.tile, &field)?, given.cell, given.turn);
        }
        if let Some(cell) = p.open.unsupported(seat, Cell::START, None) {
            let why = format!("no building of its colour holds the watchtower at {cell}");
            return Err(BadPosition { rule: Some(rule!("WAT-14")), cells: vec![cell], ..bad(field, why) });
        }
        for edge in &given.gates {
            let field = format!("{seat}.gates");
            if p.open.gates().len() >= parts.gates.into() {
                let why = "more gates than there are in this game";
                return Err(BadPosition { rule: Some(rule!("GAT-S1")), ..bad(field, why) });
            }
            p.open.check_gate(seat, *edge).map_err(|illegal| BadPosition {
                rule: Some(illegal.rule),
                cells: illegal.because.cells(),
                ..bad(field, format!("no gate can stand at {edge}"))
            })?;
            p.open.put_gate(seat, *edge);
        }
        for tile in &given.reserve {
            if tile.walls().is_turret() {
                let why = format!("{tile} is never kept");
                return Err(BadPosition { rule: Some(rule!("WAT-18")), ..bad(format!("{seat}.reserve"), why) });
            }
            p.open.put_in_reserve(seat, parts.take_tile(*tile, &format!("{seat}.reserve"))?);
        }
        if !given.aside.is_empty() && seat != self.turn.0 {
            return Err(bad(format!("{seat}.aside"), "only the seat on turn has tiles to place"));
        }
        for tile in &given.aside {
            let tile = parts.take_tile(*tile, &format!("{seat}.aside"))?;
            p.acquire(seat, tile);
            if p.open.config.has_dirk() && parts.supply.has(tile) {
                p.open.goods.giftable.insert(tile);
            }
        }
        for card in &given.hand {
            let field = format!("{seat}.hand");
            if !card.is_for_hands() {
                return Err(bad(field, format!("{card} is not money")));
            }
            let card = parts.take_card(*card, &field)?;
            p.hand_over(seat, card);
        }
        p.open.goods.scores[seat] = points(given.score, &format!("{seat}.score"))?;
        Ok(())
    }

    /// WAL-13, WAL-15, RED-42b: what was added to own tiles, before they are laid.
    fn add_walls(&self, seat: Seat, p: &mut Play<'_>, parts: &mut Parts) -> Result<(), BadPosition> {
        let (given, law) = (self.seat(seat), self.game.kit().added_walls);
        for (name, walls) in &given.added_walls {
            let field = || format!("{seat}.added_walls.{name}");
            let broken = |rule: RuleId, why: &str| Err(BadPosition { rule: Some(rule), ..bad(field(), why) });
            let tile: Option<Tile> = match name.as_str() {
                "start" => None,
                name => Some(name.parse().map_err(|e: Misspelt| bad(format!("{seat}.added_walls"), e.to_string()))?),
            };
            if !walls.is_proper() {
                return broken(law.carries, "these are not walls");
            }
            if let (None, Some(rule)) = (tile, law.not_on_start) {
                return broken(rule, "no walls are added to the start tile");
            }
            if let (2.., Some(rule)) = (walls.count(), law.one_each) {
                return broken(rule, "no more than one is added to a tile");
            }
            if let Some(tile) = tile {
                let mut own = given.alhambra.iter().map(|t| t.tile).chain(given.reserve.iter().copied());
                if !own.any(|t| t == tile) && !given.aside.contains(&tile) {
                    return broken(law.own, "this seat does not have the tile");
                }
                if !tile.walls().is_proper() {
                    return broken(law.carries, "it carries no walls");
                }
                let turn = given.alhambra.iter().find(|t| t.tile == tile).map_or(Turn::NONE, |t| t.turn);
                if tile.walls().turned(turn).shared(*walls) != Walls::NONE {
                    return broken(law.free_side, "that side has a printed wall");
                }
            }
            let left = parts.wall_pieces.checked_sub(walls.count());
            parts.wall_pieces = left.ok_or_else(|| BadPosition {
                rule: Some(law.supply),
                ..bad(field(), "more wall pieces than there are in this game")
            })?;
            // They are told as they show; the tile is turned when it is laid.
            let turn = given.alhambra.iter().find(|t| Some(t.tile) == tile).map_or(Turn::NONE, |t| t.turn);
            p.open.add_walls(seat, tile, walls.turned(turn.to(Turn::NONE)));
        }
        Ok(())
    }

    /// Yard, display, discard pile, deck and supply, as far as they are given; says which slots stay empty.
    fn lay_middle(&self, p: &mut Play<'_>, parts: &mut Parts) -> Result<[bool; 4], BadPosition> {
        let mut emptied = [false; 4];
        for (key, word) in &self.yard {
            let slot = Slot::ALL.into_iter().find(|slot| slot.to_string() == *key);
            let slot = slot.ok_or_else(|| bad("yard", misspelt("a slot from 1 to 4", key)))?;
            if word == "empty" {
                emptied[slot.index()] = true;
                continue;
            }
            let tile: Tile = word.parse().map_err(|e: Misspelt| bad("yard", e.to_string()))?;
            if tile.price() == 0 {
                return Err(bad("yard", format!("{tile} is not for sale there")));
            }
            p.open.market.yard[slot.index()] = Some(parts.take_tile(tile, "yard")?);
        }
        for tile in self.supply.iter().flatten().rev() {
            if !parts.supply.has(*tile) {
                return Err(bad("supply", format!("{tile} does not lie there")));
            }
            p.dark.supply.push(parts.take_tile(*tile, "supply")?);
        }
        let display = self.display.as_deref().unwrap_or_default();
        if display.len() > DISPLAY_PLACES {
            return Err(bad("display", format!("it has {DISPLAY_PLACES} places")));
        }
        for card in display {
            if !card.is_for_hands() {
                return Err(bad("display", format!("{card} is not money")));
            }
            p.open.market.display.push(parts.take_card(*card, "display")?);
        }
        for card in &self.discard {
            if !parts.discarded.contains(card) {
                return Err(bad("discard", format!("{card} is never discarded")));
            }
            p.open.market.discard.add(parts.take_card(*card, "discard")?);
        }
        if self.deck.as_ref().is_some_and(|deck| deck.len() > DECK) {
            return Err(bad("deck", format!("it never holds more than {DECK} cards")));
        }
        for card in self.deck.iter().flatten().rev() {
            p.dark.deck.push(parts.take_card(*card, "deck")?);
        }
        Ok(emptied)
    }

    /// The preview, as far as it is given; says which spaces stay empty.
    fn lay_preview(&self, p: &mut Play<'_>, parts: &mut Parts) -> Result<Vec<bool>, BadPosition> {
        let mut emptied = vec![false; self.game.kit().preview];
        for (key, word) in &self.preview {
            let space = (0..emptied.len()).find(|n| (n + 1).to_string() == *key);
            let space = space.ok_or_else(|| bad("preview", misspelt("a space of the preview", key)))?;
            if word == "empty" {
                emptied[space] = true;
                continue;
            }
            let tile: Tile = word.parse().map_err(|e: Misspelt| bad("preview", e.to_string()))?;
            if tile.price() == 0 {
                return Err(bad("preview", format!("{tile} never lies there")));
            }
            p.open.market.preview[space] = Some(parts.take_tile(tile, "preview")?);
        }
        Ok(emptied)
    }

    /// What was left out of the middle of the table, from what is left in the box. `emptied` are the slots and the spaces
    /// of the preview that stay empty.
    fn deal_rest(&self, p: &mut Play<'_>, parts: &Parts, emptied: ([bool; 4], Vec<bool>), dice: &mut Dice) {
        let (emptied, unseen) = emptied;
        let mut tiles: Vec<Tile> = parts.tiles.and(&parts.supply).iter().collect();
        dice.shuffle(&mut tiles);
        for slot in Slot::ALL {
            if p.open.in_yard(slot).is_none() && !emptied[slot.index()] {
                let last = tiles.iter().rposition(|tile| tile.price() > 0);
                p.open.market.yard[slot.index()] = last.map(|at| tiles.remove(at));
            }
        }
        for (space, empty) in unseen.into_iter().enumerate() {
            if p.open.preview()[space].is_none() && !empty {
                let last = tiles.iter().rposition(|tile| tile.price() > 0);
                p.open.market.preview[space] = last.map(|at| tiles.remove(at));
            }
        }
        let shown = p.open.market.yard.into_iter().chain(p.open.market.preview).flatten();
        for tile in shown.filter(|tile| self.game.kit().carries_chip(*tile)) {
            if p.open.chip(tile).is_none() {
                deal_chip(p, tile, dice);
            }
        }
        if self.supply.is_none() {
            p.dark.supply = tiles.into_iter().collect();
        }
        let mut money = parts.rest(|card| card.is_money());
        dice.shuffle(&mut money);
        if self.display.is_none() {
            let at = money.len().saturating_sub(DISPLAY_PLACES);
            money.split_off(at).into_iter().for_each(|card| p.open.market.display.push(card));
        }
        if self.deck.is_none() {
            p.dark.deck = money.into_iter().collect();
            for card in parts.rest(|card| !card.is_money()) {
                let len = p.dark.deck.len();
                dice.mix_in(&mut p.dark.deck, 0, len, card);
            }
        }
        p.open.market.deck_left = p.dark.deck.len() as u8;
        p.open.market.supply_left = p.dark.supply.len() as u8;
    }

    fn push_steps(&self, p: &mut Play<'_>) {
        let after = |phase: Phase| Course::Turn(phase.next(self.game.kit().refill));
        let course = match self.ask {
            Asked::TurnStart => Course::Turn(Phase::Start),
            Asked::Action => Course::Turn(Phase::Actions),
            Asked::FurtherAction | Asked::ActionsDone => after(Phase::Actions),
            Asked::Placement => Course::Turn(Phase::Placement),
            Asked::EndOfTurn => after(Phase::Placement),
            Asked::Window => Course::Turn(Phase::Window),
            Asked::LastTiles => Course::End(Finale::LastTiles),
        };
        p.agenda.turn_to(course);
        if self.ask == Asked::FurtherAction {
            p.push(Step::FurtherAction);
        }
    }
}
