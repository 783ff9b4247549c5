//! A record as compact bytes. The layout is fixed for ever; a new one would get a new format byte.
//!
//! | part | bytes |
//! |---|---|
//! | magic | `SBK1` |
//! | format | 1; 2 for a game that began with a position or left another one |
//! | rules version | number |
//! | game | 0 = alhambra, 1 = red_palace |
//! | players | one byte |
//! | modules | how many, then the number of each (`ModuleId::number`) |
//! | options | how many, then one number each in the order of `Options::all`: the number itself or the place of the word. Those of the first version are always there; later ones up to the last that is not as always |
//! | seed | 32 bytes |
//! | names | how many, then each as its length and its UTF-8 bytes |
//! | moves | how many, then each: see below |
//! | result | 0 without one, else 1 + how many, then each as a number (zigzag: 0, −1, 1, −2 …) |
//! | position | only in format 2: its JSON as a text, empty without one |
//! | forks | only in format 2: how many, then each: after how many moves (number), seat (one byte, 255 for nobody), seed (8 bytes, lowest first) |
//! | check | the low four bytes of the FNV-1a hash of everything before, lowest first |
//!
//! A *number* is LEB128: seven bits per byte, lowest first, the high bit set on all but the last.
//! A *move* is one byte, then its parts: 0 pass · 1 take, cards · 2 buy, slot, cards · 3 add, tile, cell ·
//! 4 remove, cell · 5 exchange, cell, tile · 6 build, tile, cell · 7 keep, tile · 8 give, tile ·
//! 9, 10, 11 add, exchange and build of a turned tile: the same, then the quarters (1 to 3) · 12 turn, cell, quarters ·
//! 16 a module's, or those that only a game has: its number, then its own text (length, UTF-8) without its name.
//! *Cards* are a number, then one byte each: nine times the currency (in slot order, from 0) plus the value minus one;
//! 35 plus the value for a diamond; 48 and 52 plus the currency for builders and coins; 64 plus its place in the list of
//! special cards for those; for notes 160 plus 32 times the sort plus 8 times the currency plus the value.
//! A *tile* is a number, its place in `Tile::all`; a *slot* is 1 to 4; a *cell* is x and y, one signed byte each.
//! The lists of tiles, special cards, modules and options only ever grow at the end.

use super::{BadRecord, Fork, RECORD_FORMAT, Record};
use crate::reading::shown;
use sabika_engine::{
    Allowed, Config, Move, Options, RULES_VERSION, Title,
    hash::fnv1a,
    modules::{ModuleId, ModuleSet},
    value::*,
};

pub(super) const MAGIC: &[u8] = b"SBK1";
const CHECK: usize = 4;
/// The options of the first version.
const FIRST_OPTIONS: usize = 5;

impl Record {
    /// As compact bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Writer(MAGIC.to_vec());
        out.0.push(self.sabika as u8);
        out.number(self.rules_version);
        out.0.push(self.config.game as u8);
        out.0.push(self.config.players);
        out.number(self.config.modules.iter().count() as u32);
        self.config.modules.iter().for_each(|module| out.number(module.number().into()));
        out.options(&self.config.options);
        out.0.extend(self.seed.bytes());
        out.number(self.names.len() as u32);
        self.names.iter().for_each(|name| out.text(name));
        out.number(self.moves.len() as u32);
        self.moves.iter().for_each(|mv| out.mv(mv));
        match &self.result {
            None => out.number(0),
            Some(scores) => {
                out.number(1 + scores.len() as u32);
                for n in scores {
                    out.number(u32::from(((n << 1) ^ (n >> 15)) as u16));
                }
            }
        }
        if self.sabika > 1 {
            out.text(&self.position.as_ref().map_or(String::new(), ToString::to_string));
            out.number(self.forks.len() as u32);
            for fork in &self.forks {
                out.number(fork.at);
                out.0.push(fork.seat.map_or(u8::MAX, Seat::number));
                out.0.extend(fork.seed.to_le_bytes());
            }
        }
        let check = fnv1a(&out.0) as u32;
        out.0.extend(check.to_le_bytes());
        out.0
    }

    /// From compact bytes. Reads the moves, and does not yet play them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, BadRecord> {
        let Some(rest) = bytes.strip_prefix(MAGIC) else { return Err(BadRecord::NotARecord) };
        let format = u32::from(*rest.first().ok_or(BadRecord::Truncated { at: bytes.len(), wanted: "the format" })?);
        if format == 0 {
            return Err(BadRecord::Damaged { at: MAGIC.len(), why: "versions are counted from 1".into() });
        }
        if format > RECORD_FORMAT {
            return Err(BadRecord::Newer { what: "sabika", found: format, known: RECORD_FORMAT });
        }
        let end = bytes.len() - CHECK.min(bytes.len());
        let mut r = Reader { bytes: &bytes[..end.max(MAGIC.len() + 1)], at: MAGIC.len() + 1 };
        let rules_version = r.number("the rules version")?;
        if rules_version > RULES_VERSION {
            return Err(BadRecord::Newer { what: "rules_version", found: rules_version, known: RULES_VERSION });
        }
        let number = r.byte("the game")?;
        let game = Title::ALL.get(usize::from(number)).copied();
        let game = game.ok_or_else(|| r.damaged(format!("there is no game {number}")))?;
        let players = r.byte("the players")?;
        let mut modules = ModuleSet::EMPTY;
        for _ in 0..r.number("the modules")? {
            let module = r.module(ModuleId::ALL)?;
            if !modules.insert(module) {
                return Err(r.damaged(format!("module {module} stands there twice")));
            }
        }
        let options = r.options()?;
        let seed = Seed::from_bytes(r.take(32, "the seed")?.try_into().expect("32 bytes"));
        let names = r.list("the names", Reader::text)?;
        let moves = r.list("the moves", Reader::mv)?;
        let result = match r.number("the result")? {
            0 => None,
            n => Some((1..n).map(|_| r.score()).collect::<Result<_, _>>()?),
        };
        let (mut position, mut forks) = (None, vec![]);
        if format > 1 {
            let text = r.text()?;
            if !text.is_empty() {
                let read = crate::reading::json(&text).map_err(|_| r.damaged("the position is no JSON".into()))?;
                position = Some(read);
            }
            forks = r.list("the forks", Reader::fork)?;
        }
        if r.at < r.bytes.len() {
            return Err(r.damaged(format!("{} bytes too many", r.bytes.len() - r.at)));
        }
        if bytes[r.at..] != (fnv1a(&bytes[..r.at]) as u32).to_le_bytes() {
            return Err(r.damaged("the check does not fit: some bytes have changed".into()));
        }
        let config = Config { game, modules, options, ..Config::players(players) }.under(rules_version);
        let record = Record { sabika: format, rules_version, config, seed, names, position, forks, moves, result };
        record.check_header()?;
        Ok(record)
    }
}

const GEMS: u8 = 36;
const BUILDERS: u8 = 48;
const COINS: u8 = 52;
const SPECIALS: u8 = 64;
const NOTES: u8 = 160;

/// Not the engine's own number of a card, which may change with its layout in memory.
fn card_number(card: Card) -> u8 {
    match (card.currency(), card.special_index()) {
        (Some(currency), _) if card.is_builder() => BUILDERS + currency as u8,
        (Some(currency), _) if card.is_coin() => COINS + currency as u8,
        (Some(currency), _) if card.is_note() => {
            NOTES + 32 * card.note().expect("it is one") as u8 + 8 * currency as u8 + card.value()
        }
        (Some(currency), _) => currency as u8 * 9 + card.value() - 1,
        (None, None) => GEMS + card.value() - 1,
        (None, Some(n)) => SPECIALS + n as u8,
    }
}

struct Writer(Vec<u8>);

impl Writer {
    fn number(&mut self, mut n: u32) {
        while n >= 0x80 {
            self.0.push(n as u8 | 0x80);
            n >>= 7;
        }
        self.0.push(n as u8);
    }
    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        self.0.extend(text.as_bytes());
    }
    fn options(&mut self, options: &Options) {
        let places = |options: &Options| -> Vec<u16> {
            Options::all().map(|(choice, _)| options.place(choice.name).expect("an option of the list")).collect()
        };
        let (values, usual) = (places(options), places(&Options::default()));
        // A game that could be played before an option was there has the same bytes as then.
        let last = (0..values.len()).rev().find(|n| values[*n] != usual[*n]);
        let count = last.map_or(0, |at| at + 1).max(FIRST_OPTIONS);
        self.number(count as u32);
        values[..count].iter().for_each(|place| self.number(u32::from(*place)));
    }
    fn cards(&mut self, cards: &Purse) {
        self.number(cards.len().into());
        self.0.extend(cards.cards().map(card_number));
    }
    fn tile(&mut self, tile: Tile) {
        self.number(tile.index() as u32);
    }
    fn cell(&mut self, cell: Cell) {
        self.0.extend([cell.x as u8, cell.y as u8]);
    }
    /// How a tile is turned; nothing for nearly all tiles.
    fn turn(&mut self, turn: Turn) {
        if !turn.is_none() {
            self.0.push(turn.quarters());
        }
    }
    fn mv(&mut self, mv: &Move) {
        match mv {
            Move::Pass => self.0.push(0),
            Move::Take(cards) => {
                self.0.push(1);
                self.cards(cards);
            }
            Move::Buy { slot, pay } => {
                self.0.extend([2, slot.number()]);
                self.cards(pay);
            }
            Move::Add { tile, at, turn } | Move::Build { tile, at, turn } => {
                let kinds = if matches!(mv, Move::Add { .. }) { (3, 9) } else { (6, 11) };
                self.0.push(if turn.is_none() { kinds.0 } else { kinds.1 });
                self.tile(*tile);
                self.cell(*at);
                self.turn(*turn);
            }
            Move::Remove { at } => {
                self.0.push(4);
                self.cell(*at);
            }
            Move::Exchange { at, tile, turn } => {
                self.0.push(if turn.is_none() { 5 } else { 10 });
                self.cell(*at);
                self.tile(*tile);
                self.turn(*turn);
            }
            Move::Turn { at, turn } => {
                self.0.push(12);
                self.cell(*at);
                self.0.push(turn.quarters());
            }
            Move::Keep { tile } | Move::Give { tile } => {
                self.0.push(if matches!(mv, Move::Keep { .. }) { 7 } else { 8 });
                self.tile(*tile);
            }
            of_a_module => {
                let module = of_a_module.module().expect("every other move is a module's");
                let text = of_a_module.to_string();
                self.0.push(16);
                self.number(module.number().into());
                self.text(text.strip_prefix(module.name()).map_or("", str::trim_start));
            }
        }
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn damaged(&self, why: String) -> BadRecord {
        BadRecord::Damaged { at: self.at, why }
    }
    fn take(&mut self, n: usize, wanted: &'static str) -> Result<&'a [u8], BadRecord> {
        let end = self.at.checked_add(n).filter(|end| *end <= self.bytes.len());
        let end = end.ok_or(BadRecord::Truncated { at: self.bytes.len(), wanted })?;
        let taken = &self.bytes[self.at..end];
        self.at = end;
        Ok(taken)
    }
    fn byte(&mut self, wanted: &'static str) -> Result<u8, BadRecord> {
        Ok(self.take(1, wanted)?[0])
    }
    fn number(&mut self, wanted: &'static str) -> Result<u32, BadRecord> {
        let mut n = 0u64;
        for shift in (0..35).step_by(7) {
            let byte = self.byte(wanted)?;
            n |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                // One spelling for each number: the last byte of a longer one is not empty.
                let plain = shift == 0 || byte != 0;
                return u32::try_from(n).ok().filter(|_| plain).ok_or_else(|| self.damaged("no number".into()));
            }
        }
        Err(self.damaged("no number".into()))
    }
    fn list<T>(
        &mut self,
        wanted: &'static str,
        item: impl Fn(&mut Reader<'a>) -> Result<T, BadRecord>,
    ) -> Result<Vec<T>, BadRecord> {
        let n = self.number(wanted)?;
        (0..n).map(|_| item(self)).collect()
    }
    fn text(&mut self) -> Result<String, BadRecord> {
        let len = self.number("a text")? as usize;
        let bytes = self.take(len, "a text")?;
        String::from_utf8(bytes.to_vec()).map_err(|_| self.damaged("no text".into()))
    }
    /// One of these modules; a game's own room has moves too.
    fn module(&mut self, known: &[ModuleId]) -> Result<ModuleId, BadRecord> {
        let number = self.number("a module")?;
        let found = known.iter().find(|m| u32::from(m.number()) == number);
        found.copied().ok_or_else(|| self.damaged(format!("module {number} is not known to this version")))
    }
    fn options(&mut self) -> Result<Options, BadRecord> {
        let count = self.number("the options")?;
        let mut options = Options::default();
        for n in 0..count {
            let place = self.number("an option")?;
            let unknown = || self.damaged(format!("option {n} is not known to this version"));
            let (choice, _) = Options::all().nth(n as usize).ok_or_else(unknown)?;
            let said = match choice.allowed {
                Allowed::Words(words) => words.get(place as usize).map(ToString::to_string),
                Allowed::UpTo(_) => Some(place.to_string()),
            };
            let set = said.and_then(|said| options.say(choice.name, &said).ok());
            set.ok_or_else(|| self.damaged(format!("option {} cannot be {place}", choice.name)))?;
        }
        Ok(options)
    }
    /// Quarters of a turn, at least so many: no turn has its own spelling.
    fn turn(&mut self, least: u8) -> Result<Turn, BadRecord> {
        match self.byte("a turn")? {
            quarters @ 0..=3 if quarters >= least => Ok(Turn::of_quarters(quarters)),
            other => Err(self.damaged(format!("{other} is no turn"))),
        }
    }
    fn cards(&mut self) -> Result<Purse, BadRecord> {
        let mut purse = Purse::EMPTY;
        for _ in 0..self.number("cards")? {
            let number = self.byte("a card")?;
            let card = Card::all().chain(Card::all_notes()).find(|card| card_number(*card) == number);
            if !card.is_some_and(|card| purse.try_add(card)) {
                return Err(self.damaged(format!("card {number} cannot be here")));
            }
        }
        Ok(purse)
    }
    fn tile(&mut self) -> Result<Tile, BadRecord> {
        let index = self.number("a tile")?;
        Tile::all().nth(index as usize).ok_or_else(|| self.damaged(format!("there is no tile {index}")))
    }
    fn cell(&mut self) -> Result<Cell, BadRecord> {
        let xy = self.take(2, "a cell")?;
        let (x, y) = (xy[0] as i8, xy[1] as i8);
        Cell::new(x.into(), y.into()).ok_or_else(|| self.damaged(format!("there is no cell {x},{y}")))
    }
    fn fork(&mut self) -> Result<Fork, BadRecord> {
        let at = self.number("a fork")?;
        let seat = match self.byte("a seat")? {
            u8::MAX => None,
            number => Some(Seat::new(number).ok_or_else(|| self.damaged(format!("there is no seat {number}")))?),
        };
        let seed = u64::from_le_bytes(self.take(8, "a seed")?.try_into().expect("8 bytes"));
        Ok(Fork { at, seat, seed })
    }
    fn score(&mut self) -> Result<i16, BadRecord> {
        let n = self.number("a score")?;
        let n = u16::try_from(n).map_err(|_| self.damaged(format!("{n} is no score")))?;
        Ok((n >> 1) as i16 ^ -((n & 1) as i16))
    }
    fn mv(&mut self) -> Result<Move, BadRecord> {
        Ok(match self.byte("a move")? {
            0 => Move::Pass,
            1 => Move::Take(self.cards()?),
            2 => {
                let slot = self.byte("a slot")?;
                let slot = Slot::new(slot).ok_or_else(|| self.damaged(format!("there is no slot {slot}")))?;
                Move::Buy { slot, pay: self.cards()? }
            }
            3 => Move::Add { tile: self.tile()?, at: self.cell()?, turn: Turn::NONE },
            4 => Move::Remove { at: self.cell()? },
            5 => Move::Exchange { at: self.cell()?, tile: self.tile()?, turn: Turn::NONE },
            6 => Move::Build { tile: self.tile()?, at: self.cell()?, turn: Turn::NONE },
            9 => Move::Add { tile: self.tile()?, at: self.cell()?, turn: self.turn(1)? },
            10 => Move::Exchange { at: self.cell()?, tile: self.tile()?, turn: self.turn(1)? },
            11 => Move::Build { tile: self.tile()?, at: self.cell()?, turn: self.turn(1)? },
            12 => Move::Turn { at: self.cell()?, turn: self.turn(0)? },
            7 => Move::Keep { tile: self.tile()? },
            8 => Move::Give { tile: self.tile()? },
            16 => {
                let module = self.module(ModuleId::ROOMS)?;
                let text = self.text()?;
                let text = if text.is_empty() { module.to_string() } else { format!("{module} {text}") };
                let mv: Move = text.parse().map_err(|e: Misspelt| self.damaged(e.to_string()))?;
                // A record has one form in bytes: people may write a move in several ways, bytes may not.
                if mv.to_string() != text {
                    return Err(self.damaged(format!("\"{}\" is written \"{mv}\"", shown(&text))));
                }
                mv
            }
            other => return Err(self.damaged(format!("there is no move {other}"))),
        })
    }
}
