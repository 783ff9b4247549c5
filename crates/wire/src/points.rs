//! Points with their reasons.

use crate::{Voice, WallSegment};
use sabika_engine::{
    score::{self, Category, Participant, Tally},
    table::OpenTable,
    value::{Building, Seat, Tile},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A scoring: what it brought to whom and why, or what it would bring if it came now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Scoring {
    /// 1, 2 or 3.
    pub round: u8,
    /// The kinds of points, in the order in which they are told.
    pub rows: Vec<ScoringRow>,
    /// All points of each seat, in their order.
    #[ts(type = "Array<number>")]
    pub totals: Vec<i16>,
    /// All points of Dirk, where he plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dirk: Option<i16>,
}

/// A kind of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScoringRow {
    /// Its name: `wall`, a type of building, or a module.
    pub category: String,
    /// Its heading.
    pub title: String,
    /// The rule behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// For a type of building: what the first place brings, the second, the third, as many as are paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub pays: Vec<u8>,
    /// What each one gets who gets anything, or counts for anything.
    pub points: Vec<PointsOf>,
}

/// What one player gets of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PointsOf {
    /// Who; none for Dirk.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// How many.
    pub points: i16,
    /// Why, as a sentence.
    pub say: String,
    /// What was counted.
    pub lines: Vec<Line>,
}

/// What was counted: something to light up on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Line {
    /// The longest outer wall.
    Wall {
        /// Its segments.
        segments: Vec<WallSegment>,
    },
    /// A place in a majority.
    Majority {
        /// The tiles that count, as long as the table is as it was.
        #[ts(type = "Array<string>")]
        tiles: Vec<Tile>,
        /// How many buildings count, in halves.
        halves: u8,
        /// The place.
        place: u8,
        /// How many share it.
        shared_by: u8,
        /// The points of all the places they share.
        pot: u8,
    },
    /// Something that counts as more buildings of a type.
    Extra {
        /// How many, in halves.
        halves: u8,
        /// The module that says so.
        by: String,
        /// The rule.
        rule: String,
        /// For which tile, if it is one's.
        #[ts(type = "string | null")]
        tile: Option<Tile>,
    },
    /// Points that a module gives or takes.
    Award {
        /// How many.
        points: i16,
        /// The rule.
        rule: String,
        /// Why, as a sentence.
        say: String,
        /// For which tile, if it is one's.
        #[ts(type = "string | null")]
        tile: Option<Tile>,
    },
}

/// What a tally was made of, as far as it is still known.
pub(crate) enum Counted<'a> {
    /// The table as it is.
    Now(&'a OpenTable),
    /// A table that has changed since: the walls of each seat were told with the tally.
    Before(Vec<Vec<WallSegment>>),
}

impl Counted<'_> {
    fn tiles(&self, who: Participant, kind: Building) -> Vec<Tile> {
        match (self, who) {
            (Counted::Now(open), Participant::Seat(seat)) => {
                open.built(seat).iter().filter(|tile| open.building(*tile) == Some(kind)).collect()
            }
            (Counted::Now(open), Participant::Dirk) => {
                open.dirk().iter().filter(|tile| open.kind(*tile) == Some(kind)).collect()
            }
            (Counted::Before(_), _) => vec![],
        }
    }
    fn wall(&self, seat: Seat) -> Vec<WallSegment> {
        match self {
            Counted::Now(open) => open.longest_chain(seat).into_iter().map(WallSegment::from).collect(),
            Counted::Before(walls) => walls.get(seat.index()).cloned().unwrap_or_default(),
        }
    }
}

impl Scoring {
    /// A tally, with the table that it counts.
    pub fn of(tally: &Tally, open: &OpenTable, voice: Voice<'_>) -> Scoring {
        Scoring::counted(tally, &Counted::Now(open), Voice { words: &voice.words.at(open), ..voice })
    }
    pub(crate) fn counted(tally: &Tally, counted: &Counted<'_>, voice: Voice<'_>) -> Scoring {
        let words = voice.words;
        let rows = tally.categories().map(|category| ScoringRow {
            category: category.to_string(),
            title: words.category(category),
            rule: tally.rule(category).map(|rule| rule.as_str().into()),
            pays: match category {
                Category::Majority(kind) => tally.paid(kind).into_iter().take_while(|points| *points > 0).collect(),
                _ => vec![],
            },
            points: tally
                .participants()
                .filter_map(|who| {
                    let say = words.reason(tally, who, category)?;
                    let (points, lines) = (tally.points(who, category), lines(tally, counted, words, who, category));
                    Some(PointsOf { seat: who.seat(), points, say, lines })
                })
                .collect(),
        });
        Scoring {
            round: tally.round,
            rows: rows.collect(),
            totals: tally.participants().filter_map(Participant::seat).map(|seat| tally.total(seat)).collect(),
            dirk: tally.participants().any(|who| who == Participant::Dirk).then(|| tally.dirk_total()),
        }
    }
}

fn lines(tally: &Tally, counted: &Counted<'_>, words: &Words, who: Participant, category: Category) -> Vec<Line> {
    let own = |line: score::Line| match (line, category) {
        (score::Line::Wall { .. }, Category::Wall) => {
            Some(Line::Wall { segments: who.seat().map_or_else(Vec::new, |seat| counted.wall(seat)) })
        }
        (score::Line::Majority { kind, count, half, place, shared_by, pot, .. }, Category::Majority(of))
            if kind == of =>
        {
            let halves = 2 * count + u8::from(half);
            Some(Line::Majority { tiles: counted.tiles(who, kind), halves, place, shared_by, pot })
        }
        (score::Line::Extra(extra), Category::Majority(of)) if extra.kind == of => Some(Line::Extra {
            halves: extra.halves,
            by: extra.by.name().into(),
            rule: extra.rule.as_str().into(),
            tile: extra.tile,
        }),
        (score::Line::Award(award), Category::Module(module)) if award.by == module => Some(Line::Award {
            points: award.points,
            rule: award.rule.as_str().into(),
            say: words.award(&award),
            tile: award.tile,
        }),
        _ => None,
    };
    tally.lines(who).into_iter().filter_map(own).collect()
}
