//! Points with their reasons. A tally is made from open things only, so it can be made of a physical table too.

mod majority;

pub use crate::value::Participant;
use crate::{
    components::SCORE_TABLE,
    declare::Declared,
    modules::{ModuleId, ModuleReason, ModuleSet, Rooms},
    table::OpenTable,
    value::*,
};
pub use majority::{Place, Ranking, places};
use serde::{Serialize, Serializer, ser::SerializeMap};
use std::fmt;

/// A kind of points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// The longest outer wall (BASE-W*).
    Wall,
    /// The majority in a building type (BASE-V3).
    Majority(Building),
    /// What a module gives points for.
    Module(ModuleId),
}

/// How many kinds of points there are.
const CATEGORIES: usize = Category::CORE.len() + ModuleId::ROOMS.len();

impl Category {
    /// Those of the base game, in the order in which they are told; what modules add comes after (CAM-19).
    pub const CORE: [Category; 7] = [
        Category::Wall,
        Category::Majority(Building::Pavilion),
        Category::Majority(Building::Seraglio),
        Category::Majority(Building::Arcades),
        Category::Majority(Building::Chambers),
        Category::Majority(Building::Garden),
        Category::Majority(Building::Tower),
    ];
    const fn index(self) -> usize {
        match self {
            Category::Wall => 0,
            Category::Majority(kind) => 1 + kind as usize,
            Category::Module(module) => Category::CORE.len() + module as usize,
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Category::Wall => f.pad("wall"),
            Category::Majority(kind) => f.pad(kind.name()),
            Category::Module(module) => f.pad(module.name()),
        }
    }
}

impl Factual for ModuleReason {
    const KIND: Kind = Kind::Reason;
    fn fact(&self) -> Fact {
        Fact::Reason(format!("{}-{}", self.room().unwrap_or_default(), self.name()), self.facts())
    }
}

const PARTICIPANTS: usize = MAX_PLAYERS as usize + 1;

/// Buildings that something other than a tile counts for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Extra {
    /// For whom.
    pub seat: Seat,
    /// The type.
    pub kind: Building,
    /// How many, in halves of a building.
    pub halves: u8,
    /// The module that says so.
    pub by: ModuleId,
    /// By this rule.
    pub rule: RuleId,
    /// For which tile, if it is one's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
}

/// Points that a module or a game gives or takes beside walls and majorities, in a scoring or outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Award {
    /// For whom.
    #[serde(rename = "seat")]
    pub who: Participant,
    /// How many.
    pub points: i16,
    /// How many it would be if no score stood in the way (INV-12).
    #[serde(skip)]
    pub due: i16,
    /// For which tile, if it is one's.
    pub tile: Option<Tile>,
    /// The module that gives them.
    pub by: ModuleId,
    /// By this rule.
    pub rule: RuleId,
    /// What they are for.
    pub reason: ModuleReason,
    /// The scoring that they belong to, if it is one's.
    pub round: Option<u8>,
}

impl Award {
    /// The same for a tile.
    #[must_use]
    pub fn of(self, tile: Tile) -> Award {
        Award { tile: Some(tile), ..self }
    }
}

/// One line of the ledger of points: what was counted, and what it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields say what they are
pub enum Line {
    /// The longest outer wall.
    Wall { segments: u8, rule: RuleId },
    /// A place in a majority: how many whole buildings count, and half a one (CHA-W); the place, how many share it, the
    /// points of all the places they share, and what each of them gets.
    Majority {
        kind: Building,
        count: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        half: bool,
        place: u8,
        shared_by: u8,
        pot: u8,
        points: u8,
        rule: RuleId,
    },
    /// Something that counts as more buildings of a type.
    Extra(Extra),
    /// Points that a module or a game gives.
    Award(Award),
}

impl Line {
    /// What it brought.
    pub fn points(&self) -> i16 {
        match self {
            Line::Wall { segments, .. } => i16::from(*segments),
            Line::Majority { points, .. } => i16::from(*points),
            Line::Extra(_) => 0,
            Line::Award(award) => award.points,
        }
    }
}

/// One scoring: what was counted and what it brought.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// 1, 2 or 3.
    pub round: u8,
    players: u8,
    dirk: bool,
    /// How many buildings of each type each participant has, in halves (a wise man counts half a building).
    halves: ByBuilding<[u8; PARTICIPANTS]>,
    /// What the first three places bring in each majority.
    paid: ByBuilding<[u8; 3]>,
    walls: BySeat<u8>,
    // Six players with every module: 18 squares, 10 bonus cards, 6 halves and a wise man; 42 culture tiles, 8 camps, 8
    // bazaars, and once for each participant what else there is.
    extras: Pile<Option<Extra>, 40>,
    awards: Pile<Option<Award>, 112>,
    points: [[i16; PARTICIPANTS]; CATEGORIES],
}

/// Counts a scoring of this round on the table as it is.
pub fn tally<P: Rooms + ?Sized>(open: &OpenTable, rooms: &P, round: u8) -> Tally {
    let mut tally = built(open, round);
    for seat in open.seats() {
        tally.walls[seat] = open.longest_wall(seat);
        tally.points[Category::Wall.index()][seat.index()] = i16::from(tally.walls[seat]);
    }
    rooms.score(open, &mut tally);
    for kind in Building::ALL {
        for (who, place) in places(&tally.halves[kind], tally.paid(kind)).into_iter().enumerate() {
            tally.points[Category::Majority(kind).index()][who] = place.map_or(0, |p| i16::from(p.points));
        }
    }
    tally
}

/// Counts the buildings alone, as a scoring of this round would, with what these modules count as more of them: for whoever
/// only wants to know how many ([`Tally::halves`]).
pub fn counted<P: Rooms + ?Sized>(open: &OpenTable, rooms: &P, round: u8, with: ModuleSet) -> Tally {
    let mut tally = built(open, round);
    with.iter().for_each(|module| rooms.score_of(module, open, &mut tally));
    tally
}

/// What stands there, before anything is counted beside it.
fn built(open: &OpenTable, round: u8) -> Tally {
    let mut tally = Tally {
        round,
        players: open.players(),
        dirk: open.config.has_dirk(),
        halves: ByBuilding::default(),
        paid: ByBuilding::new(SCORE_TABLE[round as usize - 1]),
        walls: BySeat::default(),
        extras: Pile::default(),
        awards: Pile::default(),
        points: [[0; PARTICIPANTS]; CATEGORIES],
    };
    for kind in Building::ALL {
        tally.halves[kind] = halves(open, kind);
    }
    tally
}

/// How many buildings of a type each participant has, in halves.
fn halves(open: &OpenTable, kind: Building) -> [u8; PARTICIPANTS] {
    let mut halves = [0; PARTICIPANTS];
    for seat in open.seats() {
        halves[seat.index()] = 2 * open.count(seat, kind);
    }
    if open.config.has_dirk() {
        halves[Participant::Dirk.index()] = 2 * open.dirk_count(kind);
    }
    halves
}

/// What a scoring of this round brings each participant where no room takes part and nobody asks why: as [`tally`] counts
/// it, without the ledger, which is eight kilobytes.
pub(crate) fn plain(open: &OpenTable, round: u8) -> [i16; PARTICIPANTS] {
    let mut points = [0; PARTICIPANTS];
    for seat in open.seats() {
        points[seat.index()] = i16::from(open.longest_wall(seat));
    }
    for (kind, paid) in Building::ALL.into_iter().zip(SCORE_TABLE[round as usize - 1]) {
        for (points, place) in points.iter_mut().zip(places(&halves(open, kind), paid)) {
            *points += place.map_or(0, |place| i16::from(place.points));
        }
    }
    points
}

impl Tally {
    /// SQU-9 and the like: something counts as more buildings of a type.
    pub fn count_extra(&mut self, extra: Extra) {
        self.halves[extra.kind][extra.seat.index()] += extra.halves;
        self.extras.push(Some(extra));
    }
    /// CAM-12 and the like: points beside walls and majorities.
    pub fn award(&mut self, award: Award) {
        self.points[Category::Module(award.by).index()][award.who.index()] += award.points;
        self.awards.push(Some(Award { round: Some(self.round), ..award }));
    }
    /// The kinds of points of this scoring: walls and majorities, what else the game gives points for, then the modules
    /// that gave any (RED-51).
    pub fn categories(&self) -> impl Iterator<Item = Category> {
        let gave = |module: &ModuleId| self.awards().any(|award| award.by == *module);
        let (of_games, modules): (Vec<_>, Vec<_>) =
            ModuleId::ROOMS.iter().copied().filter(gave).partition(|room| room.game().is_some());
        Category::CORE.into_iter().chain(of_games.into_iter().chain(modules).map(Category::Module))
    }
    /// NSC-5: in this scoring the types are worth what this order says, the cheapest first, instead of the printed order.
    pub fn reorder(&mut self, order: [Building; 6]) {
        for (kind, row) in order.into_iter().zip(Building::ALL) {
            self.paid[kind] = SCORE_TABLE[self.round as usize - 1][row as usize];
        }
    }
    /// What the first three places bring in a majority.
    pub fn paid(&self, kind: Building) -> [u8; 3] {
        self.paid[kind]
    }
    /// Everybody who takes part.
    pub fn participants(&self) -> impl Iterator<Item = Participant> + use<> {
        let dirk = self.dirk.then_some(Participant::Dirk);
        Seat::all(self.players).map(Participant::Seat).chain(dirk)
    }
    /// The points of a participant in a category.
    pub fn points(&self, who: Participant, category: Category) -> i16 {
        self.points[category.index()][who.index()]
    }
    /// Does it bring each participant as many points as this?
    pub(crate) fn is_of(&self, points: &[i16; PARTICIPANTS]) -> bool {
        self.participants().all(|who| self.total_of(who) == points[who.index()])
    }
    /// All points of a seat.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|of| of[seat.index()]).sum()
    }
    /// All points of Dirk.
    pub fn dirk_total(&self) -> i16 {
        self.points.iter().map(|of| of[Participant::Dirk.index()]).sum()
    }
    /// The length of a seat's longest outer wall.
    pub fn wall(&self, seat: Seat) -> u8 {
        self.walls[seat]
    }
    /// How many buildings of a type count for a participant, in halves.
    pub fn halves(&self, who: Participant, kind: Building) -> u8 {
        self.halves[kind][who.index()]
    }
    /// What else than tiles counted.
    pub fn extras(&self) -> impl Iterator<Item = Extra> {
        self.extras.iter().flatten().copied()
    }
    /// The rule that these points lean on.
    pub fn rule(&self, category: Category) -> Option<RuleId> {
        match category {
            Category::Wall => Some(rule!("BASE-W2")),
            Category::Majority(_) => Some(rule!("BASE-V3")),
            Category::Module(module) => self.awards().find(|award| award.by == module).map(|award| award.rule),
        }
    }
    /// All points of a participant.
    pub fn total_of(&self, who: Participant) -> i16 {
        self.points.iter().map(|of| of[who.index()]).sum()
    }
    /// Why a participant gets what, line by line: the wall, majorities, what counts as more buildings, and what modules give.
    pub fn lines(&self, who: Participant) -> Vec<Line> {
        let mut lines = Vec::new();
        if let Participant::Seat(seat) = who
            && self.walls[seat] > 0
        {
            lines.push(Line::Wall { segments: self.walls[seat], rule: rule!("BASE-W2") });
        }
        for kind in Building::ALL {
            if let Some(Place { place, shared_by, pot, points }) = self.place(who, kind) {
                let (count, half) = (self.halves(who, kind) / 2, self.halves(who, kind) % 2 == 1);
                let rule = rule!("BASE-V3");
                lines.push(Line::Majority { kind, count, half, place, shared_by, pot, points, rule });
            }
        }
        lines.extend(self.extras().filter(|extra| who == extra.seat.into()).map(Line::Extra));
        lines.extend(self.awards().filter(|award| who == award.who).map(Line::Award));
        lines
    }
    /// What modules gave points for.
    pub fn awards(&self) -> impl Iterator<Item = Award> {
        self.awards.iter().flatten().copied()
    }
    /// The place of a participant in a majority: why it brought what it brought.
    pub fn place(&self, who: Participant, kind: Building) -> Option<Place> {
        places(&self.halves[kind], self.paid(kind))[who.index()]
    }
}

/// What the places of a scoring bring where the types are worth this much, the least first.
pub fn paid_in_order(round: u8, order: [Building; 6]) -> EachBuilding<Vec<u8>> {
    EachBuilding::of(|kind| {
        let row = order.iter().position(|other| *other == kind).unwrap_or(0);
        SCORE_TABLE[round as usize - 1][row].into_iter().filter(|points| *points > 0).collect()
    })
}

/// All points of each seat.
impl Factual for Box<Tally> {
    const KIND: Kind = Kind::BySeat(&Kind::Number);
    fn fact(&self) -> Fact {
        Fact::BySeat(Seat::all(self.players).map(|seat| self.total(seat).fact()).collect())
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        struct Categories<'a>(&'a Tally, Participant);
        impl Serialize for Categories<'_> {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                let mut map = s.serialize_map(None)?;
                for category in self.0.categories() {
                    map.serialize_entry(&category.to_string(), &self.0.points(self.1, category))?;
                }
                map.end()
            }
        }
        #[derive(Serialize)]
        struct Player<'a> {
            total: i16,
            categories: Categories<'a>,
        }
        let row = |who, total| Player { total, categories: Categories(self, who) };
        let players: Vec<_> =
            Seat::all(self.players).map(|seat| row(Participant::Seat(seat), self.total(seat))).collect();
        let mut map = s.serialize_map(None)?;
        map.serialize_entry("round", &self.round)?;
        map.serialize_entry("players", &players)?;
        let dirk = self.dirk.then(|| row(Participant::Dirk, self.dirk_total()));
        map.serialize_entry("dirk", &dirk)?;
        map.serialize_entry("extras", &self.extras().collect::<Vec<_>>())?;
        map.serialize_entry("awards", &self.awards().collect::<Vec<_>>())?;
        map.end()
    }
}

/// Every game makes three tallies, and copies them: reasons are small.
const _: () = assert!(size_of::<Award>() <= 48 && size_of::<Extra>() <= 32);
