//! What an audience hears: events told to it, in words and as data, with what moved from where to where.

use crate::{Scoring, Thing, Told, Voice, WallSegment, points::Counted, thing::Speaker};
use sabika_engine::{
    View,
    declare::Declared,
    flow::{self, Event},
    modules::{House, ModuleId},
    score::{Award, Category},
    value::{Cell, Corner, Edge, Fact, Seat, Section, Slot, Space, Tile},
};
use sabika_words::Story;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Everything that happened since a ply, as one seat or a spectator hears it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct News {
    /// How many moves had been made before the first of it.
    pub since: u32,
    /// How many have been made now.
    pub ply: u32,
    /// What happened, in order.
    pub items: Vec<NewsItem>,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct NewsItem {
    /// The move that set it off, counted from 1; 0 for what happened before the first question.
    pub ply: u32,
    /// What happened, by its name, with its module's: `bought`, `squares-took`.
    pub name: String,
    /// The module, if it is one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub module: Option<String>,
    /// A line of the log.
    pub say: String,
    /// What it speaks of, by name.
    pub facts: Vec<Told>,
    /// What moved, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Motion>>")]
    pub moved: Vec<Motion>,
    /// Points outside a scoring, or after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<Points>,
    /// The scoring that was held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scoring: Option<Scoring>,
}

/// Something goes from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Motion {
    /// What; nothing for what this audience does not see.
    pub what: Thing,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
}

/// Points that somebody got or lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Points {
    /// Who; none for Dirk.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// How many.
    pub points: i16,
    /// The rule.
    pub rule: String,
    /// What they are points for: the heading of the module's row in a scoring.
    pub title: String,
    /// The scoring they belong to, if they follow one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub round: Option<u8>,
}

/// A place where things lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// The supply of tiles.
    Supply,
    /// The money deck.
    Deck,
    /// The discard pile.
    Discard,
    /// The money display.
    Display,
    /// The yard, in whichever slot.
    Yard,
    /// A slot of the yard.
    Slot {
        /// Which.
        #[ts(type = "number")]
        slot: Slot,
    },
    /// A space of the preview.
    Space {
        /// Which.
        #[ts(type = "number")]
        space: Space,
    },
    /// What a module offers or keeps in the open.
    Shelf {
        /// Which module.
        module: String,
    },
    /// Where a module draws from unseen.
    Bag {
        /// Which module.
        module: String,
    },
    /// A hand.
    Hand {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// What lies open before a seat.
    Before {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The tiles that a seat is to place.
    Aside {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A reserve.
    Reserve {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// An Alhambra.
    Alhambra {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// On which cell, if it is told.
        #[ts(type = "[number, number] | null")]
        cell: Option<Cell>,
    },
    /// A corner in an Alhambra.
    Corner {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// The cell to its north-east.
        #[ts(type = "[number, number]")]
        corner: Corner,
    },
    /// An edge in an Alhambra.
    Edge {
        /// Whose.
        #[ts(type = "number")]
        seat: Seat,
        /// A cell and its side.
        #[ts(type = "string")]
        edge: Edge,
    },
    /// The walled side of a tile.
    Section {
        /// The tile and its side.
        #[ts(type = "string")]
        section: Section,
    },
    /// On a tile, wherever that lies.
    On {
        /// Which.
        #[ts(type = "string")]
        tile: Tile,
    },
    /// With Dirk.
    Dirk,
    /// Out of the game.
    Out,
}

impl News {
    /// Events as told to the one whose view it is, each with the move that set it off; `since` which ply they are.
    pub fn of(since: u32, events: &[(u32, flow::Told)], view: &View<House>, voice: Voice<'_>) -> News {
        let told = events.iter().map(|(_, told)| told.event());
        let mut story = Story::of(&voice.words.at(view.open()), told, voice.names);
        let items = events.iter().map(|(ply, told)| NewsItem::of(*ply, told.event(), &mut story, voice)).collect();
        News { since, ply: view.open().ply(), items }
    }
}

impl NewsItem {
    fn of(ply: u32, event: &Event, story: &mut Story<'_>, voice: Voice<'_>) -> NewsItem {
        let told = story.tell(event);
        let voice = Voice { words: story.words(), ..voice };
        let (facts, room) = (event.facts(), event.room());
        let field = |name: &str| facts.iter().find(|(own, _)| *own == name).map(|(_, fact)| fact);
        let seat = match field("seat") {
            Some(Fact::Seat(seat)) => *seat,
            _ => Seat::FIRST,
        };
        let speaker = Speaker { seat, room };
        let own = event.name();
        let (mut say, mut points, mut scoring) = (None, None, None);
        match event {
            Event::Points { who, points: n, by, rule, reason, round } => {
                let award = Award {
                    who: *who,
                    points: *n,
                    due: *n,
                    tile: None,
                    by: *by,
                    rule: *rule,
                    reason: *reason,
                    round: *round,
                };
                say = Some(voice.words.award(&award));
                points = Some(Points {
                    seat: who.seat(),
                    points: *n,
                    rule: rule.as_str().into(),
                    title: voice.words.category(Category::Module(*by)),
                    round: *round,
                });
            }
            Event::Scored { tally, walls } => {
                let chains = walls.iter().map(|chain| chain.iter().copied().map(WallSegment::from).collect());
                scoring = Some(Scoring::counted(tally, &Counted::Before(chains.collect()), voice));
            }
            _ => {}
        }
        NewsItem {
            ply,
            name: room.map_or_else(|| own.to_string(), |room| format!("{room}-{own}")),
            module: room.map(Into::into),
            say: say.unwrap_or(told),
            moved: motions(event.form().unwrap_or_default(), &facts, speaker),
            facts: speaker.all(facts),
            points,
            scoring,
        }
    }
}

type Facts = [(&'static str, Fact)];

/// What an event says of its ways: see `flow/event.rs` in the engine.
fn motions(form: &str, facts: &Facts, speaker: Speaker<'_>) -> Vec<Motion> {
    form.split(", ").filter_map(|way| motion(way, facts, speaker)).collect()
}

fn motion(way: &str, facts: &Facts, speaker: Speaker<'_>) -> Option<Motion> {
    let (what, way) = way.split_once(": ")?;
    let (from, to) = way.split_once(" > ")?;
    let what = match what.strip_prefix('\'').and_then(|what| what.strip_suffix('\'')) {
        Some(piece) => Thing::Piece { piece: piece.into() },
        None => speaker.thing(what, fact(what, facts)?.clone()),
    };
    Some(Motion { what, from: place(from, facts, speaker)?, to: place(to, facts, speaker)? })
}

fn fact<'f>(name: &str, facts: &'f Facts) -> Option<&'f Fact> {
    facts.iter().find(|(own, _)| *own == name).map(|(_, fact)| fact)
}

/// A place by its word, and by the field that says whose or which it is.
fn place(text: &str, facts: &Facts, speaker: Speaker<'_>) -> Option<Place> {
    let (word, field) = text.split_once(' ').map_or((text, None), |(word, field)| (word, Some(field)));
    let module = || speaker.room.unwrap_or_default().to_string();
    let seat = match fact(field.unwrap_or("seat"), facts) {
        Some(Fact::Seat(seat)) => *seat,
        Some(Fact::Nothing) if field.is_some() && word != "on" => return Some(Place::Out),
        _ => speaker.seat,
    };
    let said = || fact(field.unwrap_or(word), facts);
    Some(match word {
        "supply" => Place::Supply,
        "deck" => Place::Deck,
        "discard" => Place::Discard,
        "display" => Place::Display,
        "yard" => Place::Yard,
        "shelf" => Place::Shelf { module: module() },
        "bag" => Place::Bag { module: module() },
        "hand" => Place::Hand { seat },
        "before" => Place::Before { seat },
        "aside" => Place::Aside { seat },
        "reserve" => Place::Reserve { seat },
        "dirk" => Place::Dirk,
        "out" => Place::Out,
        "offer" => match (fact("slot", facts), fact("tile", facts)) {
            (Some(Fact::Slot(slot)), _) => Place::Slot { slot: *slot },
            // What does not lie in the yard is offered by whoever brought it.
            (_, Some(Fact::Tile(tile))) => ModuleId::ROOMS
                .iter()
                .find(|room| room.contents().tiles.position(*tile).is_some())
                .map_or(Place::Supply, |room| Place::Shelf { module: room.name().into() }),
            _ => return None,
        },
        "alhambra" => {
            let cell = if let Some(Fact::Cell(cell)) = fact("at", facts) { Some(*cell) } else { None };
            Place::Alhambra { seat, cell }
        }
        "slot" | "space" | "at" | "edge" | "section" | "on" => match said()? {
            Fact::Slot(slot) => Place::Slot { slot: *slot },
            Fact::Space(space) => Place::Space { space: *space },
            Fact::Cell(cell) => Place::Alhambra { seat, cell: Some(*cell) },
            Fact::Corner(corner) => Place::Corner { seat, corner: *corner },
            Fact::Edge(edge) => Place::Edge { seat, edge: *edge },
            Fact::Section(section) => Place::Section { section: *section },
            Fact::Tile(tile) => Place::On { tile: *tile },
            // A tile that is not named is the start tile.
            Fact::Nothing => Place::Alhambra { seat, cell: Some(Cell::START) },
            _ => return None,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sabika_engine::value::Kind;

    /// Every event says what moves, in words that this file knows and with fields that it has.
    #[test]
    fn every_event_has_its_ways() {
        let mut moving = 0;
        for shape in Event::shapes() {
            let name = format!("{}-{}", shape.room.unwrap_or("core"), shape.name);
            let form = shape.form.unwrap_or_else(|| panic!("{name} says nothing of what moves"));
            if form == "still" {
                continue;
            }
            moving += 1;
            let has = |field: &str| shape.fields.iter().any(|(own, _)| *own == field);
            let example = |kind: &Kind| -> Fact {
                let kind = if let Kind::Maybe(kind) = kind { kind } else { kind };
                match kind {
                    Kind::Seat => Fact::Seat(Seat::FIRST),
                    Kind::Tile => Fact::Tile(Tile::all().next().expect("a tile")),
                    Kind::Cell => Fact::Cell(Cell::START),
                    Kind::Corner => Fact::Corner(Corner(Cell::START)),
                    Kind::Edge => Fact::Edge("0,0-N".parse().expect("an edge")),
                    Kind::Section => Fact::Section("F24-N".parse().expect("a section")),
                    Kind::Slot => Fact::Slot(Slot::ALL[0]),
                    Kind::Space => Fact::Space(Space(1)),
                    Kind::Module => Fact::Module("squares"),
                    _ => Fact::Number(1),
                }
            };
            let facts: Vec<_> = shape.fields.iter().map(|(field, kind)| (*field, example(kind))).collect();
            let speaker = Speaker { seat: Seat::FIRST, room: shape.room };
            for way in form.split(", ") {
                let what = way.split(": ").next().unwrap_or_default();
                assert!(what.starts_with('\'') || has(what), "{name}: {way}");
                let found = motion(way, &facts, speaker);
                assert!(found.is_some(), "{name}: {way}");
                // Whose it is must be told, unless it is nobody's.
                let owned = ["hand", "before", "aside", "reserve", "alhambra"];
                if owned.iter().any(|word| way.split_whitespace().any(|part| part == *word)) {
                    assert!(has("seat") || has("to") || shape.name == "leftover", "{name}: {way}");
                }
            }
        }
        assert!(moving > 50, "{moving}");
    }
}
