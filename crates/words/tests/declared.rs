//! Every move, event, refusal and notice that is declared has a sentence in every language, made of its own facts.

mod messages;

use messages::{Message, messages};
use sabika_engine::{
    Move,
    declare::{Declared, Shape},
    flow::{Because, Event, Topic},
    modules::{ModuleId, ModuleNotice, ModuleReason},
    value::*,
};
use sabika_words::{Lang, Words};
use std::collections::{BTreeMap, BTreeSet};

type Field = (&'static str, Kind);

/// A sentence that is wanted: its message and the facts that it may use.
struct Wanted {
    prefix: &'static str,
    shape: Shape,
    fields: Vec<Field>,
}

/// Everything that is declared.
fn wanted() -> Vec<Wanted> {
    let of = |prefix, shapes: Vec<Shape>| shapes.into_iter().map(move |shape| Wanted::new(prefix, shape));
    let (moves, events, refusals) = (Move::shapes(), Event::shapes(), Because::shapes());
    let (notices, reasons) = (of("notice", ModuleNotice::shapes()), of("reason", ModuleReason::shapes()));
    let said = of("move", moves).chain(of("event", events)).chain(of("because", refusals));
    said.chain(notices).chain(reasons).collect()
}

/// What the words add to the facts of what the table does itself, and of moves that accompany it.
fn added(prefix: &str, room: Option<&str>, name: &str) -> &'static [Field] {
    const OLD: Field = ("old", Kind::Maybe(&Kind::Tile));
    const WALLS: Field = ("walls", Kind::Piece);
    const TURNED: Field = ("turned", Kind::Piece);
    match (prefix, room, name) {
        ("move", None, "buy") => &[("payment", Kind::Piece), ("difference", Kind::Number)],
        ("move", None | Some("city_gates"), "remove") => &[OLD],
        ("move", None | Some("city_gates"), "exchange") => &[OLD, TURNED],
        ("move", None, "turn") => &[OLD, WALLS],
        ("move", None | Some("city_gates"), "build" | "add") | ("event", None, "built" | "added" | "exchanged") => {
            &[TURNED]
        }
        ("event", None, "turned") => &[("old", Kind::Tile), WALLS],
        ("reason", ..) => &[("points", Kind::Number), ("tile", Kind::Tile)],
        ("event", None, "scored") => &[("round", Kind::Number), ("points", Kind::Piece)],
        _ => &[],
    }
}

impl Wanted {
    fn new(prefix: &'static str, shape: Shape) -> Wanted {
        let mut fields = shape.fields.to_vec();
        // What lies where a move only says where.
        let lies = |(field, kind): &Field| {
            let there = prefix == "move" && matches!(kind, Kind::Slot | Kind::Space);
            there.then(|| (&*format!("{field}_tile").leak(), Kind::Maybe(&Kind::Tile)))
        };
        fields.extend(shape.fields.iter().filter_map(lies));
        fields.extend(added(prefix, shape.room, shape.name));
        Wanted { prefix, shape, fields }
    }
    fn id(&self) -> String {
        let room = self.shape.room.map_or(String::new(), |room| format!("{room}-"));
        format!("{}-{room}{}", self.prefix, self.shape.name)
    }
    /// Its message when there is nothing to say of the fields in `missing`, and what that may use: see [`Words::tell`].
    fn without(&self, missing: &[&str], messages: &BTreeMap<String, Message>) -> (String, BTreeSet<String>) {
        let (mut id, mut given) = (self.id(), BTreeSet::new());
        for (field, kind) in &self.fields {
            if !missing.contains(field) {
                given.extend(words_of(field, *kind));
                continue;
            }
            let without = format!("{id}-without-{field}");
            if messages.contains_key(&without) {
                id = without;
            }
        }
        (id, given)
    }
    /// Every choice of fields that may be missing.
    fn absences(&self) -> Vec<Vec<&'static str>> {
        let maybe = self.fields.iter().filter(|(_, kind)| matches!(kind, Kind::Maybe(_))).map(|(field, _)| *field);
        maybe.fold(vec![vec![]], |all, field| {
            let with = all.iter().map(|missing| [&missing[..], &[field]].concat());
            with.chain(all.iter().cloned()).collect()
        })
    }
}

/// The names that a message may use for a field: the field itself and what stands besides it.
fn words_of(field: &str, kind: Kind) -> Vec<String> {
    let besides: &[&str] = match kind {
        Kind::Maybe(kind) => return words_of(field, *kind),
        Kind::Tile => &["_full", "_key"],
        Kind::Building => &["_key", "_letter"],
        Kind::Currency | Kind::Card => &["_key"],
        Kind::Piece => &["_key", "_sign", "_about"],
        Kind::List(Kind::Building) => &["_count", "_letters"],
        Kind::List(_) => &["_count"],
        Kind::Slot => return vec![field.into(), "currency".into()],
        _ => &[],
    };
    [""].iter().chain(besides).map(|end| format!("{field}{end}")).collect()
}

/// Is it the number of a rule of the law?
fn is_rule(text: &str) -> bool {
    const INDEX: &str = include_str!("../../../rules/index.md");
    INDEX.lines().any(|line| line.strip_prefix("- ").and_then(|rest| rest.split(' ').next()) == Some(text))
}

#[test]
fn rules_that_speak_for_themselves_do_so_in_every_language() {
    let own = |lang| -> BTreeSet<String> {
        let ids = messages(lang).into_keys().filter(|id| id.starts_with("because-"));
        ids.filter(|id| id.rsplit('-').nth(1).is_some_and(|word| word.chars().all(char::is_uppercase))).collect()
    };
    assert!(own(Lang::En).len() > 20);
    assert_eq!(own(Lang::En), own(Lang::Nl));
    assert_eq!(own(Lang::En), own(Lang::De));
}

#[test]
fn every_declaration_has_a_sentence_of_its_own_facts() {
    for lang in Lang::ALL {
        let messages = messages(lang);
        let mut used = BTreeSet::new();
        for wanted in wanted() {
            for missing in wanted.absences() {
                let (id, given) = wanted.without(&missing, &messages);
                let message = messages.get(&id).unwrap_or_else(|| panic!("{lang}: there is no {id}"));
                let unknown: Vec<_> = message.facts.difference(&given).collect();
                assert!(unknown.is_empty(), "{lang}: {id} uses {unknown:?} without {missing:?}; there is {given:?}");
                if let Some(room) = wanted.shape.room {
                    assert_eq!(message.file, format!("{room}.ftl"), "{lang}: {id}");
                }
                for (own, message) in messages.iter().filter(|_| wanted.prefix == "because") {
                    // What a rule says for itself: `because-limit_reached-SQU-3`.
                    let rule = own.strip_prefix(&format!("{id}-")).filter(|rest| is_rule(rest));
                    if rule.is_some() {
                        assert!(message.facts.is_subset(&given), "{lang}: {own} uses more than {given:?}");
                        used.insert(own.clone());
                    }
                }
                used.insert(id);
                let title = format!("{}-title", wanted.id());
                if let Some(message) = messages.get(&title).filter(|_| wanted.prefix == "notice") {
                    assert!(message.facts.is_subset(&given), "{lang}: {title} uses more than {given:?}");
                    used.insert(title);
                }
            }
        }
        for id in messages.keys() {
            let declared = ["move-", "event-", "because-", "notice-"].iter().any(|prefix| id.starts_with(prefix));
            assert!(!declared || used.contains(id), "{lang}: nothing is told by {id}");
        }
    }
}

/// Something that is declared, with facts that are made up.
struct Sample<'a> {
    of: &'a Wanted,
    nth: usize,
}

impl Declared for Sample<'_> {
    fn shapes() -> Vec<Shape> {
        vec![]
    }
    fn name(&self) -> &'static str {
        self.of.shape.name
    }
    fn room(&self) -> Option<&'static str> {
        self.of.shape.room
    }
    fn each_fact(&self, tell: &mut dyn FnMut(&'static str, Fact)) {
        for (field, kind) in &self.of.fields {
            let facts = facts(*kind);
            tell(field, facts[self.nth % facts.len()].clone());
        }
    }
}

/// A few facts of each kind, what is rare among them.
fn facts(kind: Kind) -> Vec<Fact> {
    fn all<T: Factual + std::str::FromStr<Err: std::fmt::Debug>>(texts: &[&str]) -> Vec<Fact> {
        texts.iter().map(|text| text.parse::<T>().unwrap().fact()).collect()
    }
    match kind {
        Kind::Flag => vec![Fact::Flag(true), Fact::Flag(false)],
        Kind::Number => vec![Fact::Number(0), Fact::Number(1), Fact::Number(6)],
        Kind::Seat => Seat::all(2).map(|seat| seat.fact()).collect(),
        Kind::Card => all::<Card>(&["denar-7", "diamond-5", "gulden-coin", "ducat-builder", "sultan-3", "miser"]),
        Kind::Cards => all::<Purse>(&["denar-4 denar-7 gulden-9", "gulden-coin gulden-coin", "diamond-5"]),
        Kind::Tile => all::<Tile>(&["garden-8-NE", "F24", "magical-tower", "watchtower-garden-1", "camp_S"]),
        Kind::Cell => all::<Cell>(&["1,-2"]),
        Kind::Corner => all::<Corner>(&["0,1"]),
        Kind::Edge => vec![Edge::between(Cell::START, Side::North).fact()],
        Kind::Section => all::<Section>(&["F24-N"]),
        Kind::Side => Side::ALL.iter().map(Side::fact).collect(),
        Kind::Sides => all::<Walls>(&["NE", "S"]),
        Kind::Turn => all::<Turn>(&["90"]),
        Kind::Slot => Slot::ALL.iter().map(Slot::fact).collect(),
        Kind::Space => vec![Space(3).fact()],
        Kind::Building => Building::ALL.iter().map(Building::fact).collect(),
        Kind::Currency => Currency::ALL.iter().map(Currency::fact).collect(),
        Kind::Piece => vec![Fact::Piece("plaza".into()), Fact::Piece("black-1".into())],
        Kind::Topic => Topic::all().map(|topic| topic.fact()).collect(),
        Kind::Module => ModuleId::ROOMS.iter().map(ModuleId::fact).collect(),
        Kind::Rule => vec![Fact::Rule(RuleId::new("BASE-V3"))],
        Kind::Reason => vec![Fact::Reason("squares-none".into(), vec![])],
        Kind::Maybe(kind) => [vec![Fact::Nothing], facts(*kind)].concat(),
        Kind::List(kind) => vec![Fact::List(facts(*kind)), Fact::List(facts(*kind)[..1].to_vec())],
        Kind::ByBuilding(kind) => vec![Fact::ByBuilding(vec![facts(*kind).remove(0); 6])],
        Kind::BySeat(kind) => vec![Fact::BySeat(facts(*kind))],
    }
}

#[test]
fn every_declaration_is_told() {
    for words in Lang::ALL.map(Words::new) {
        for of in &wanted() {
            let most = of.fields.iter().map(|(_, kind)| facts(*kind).len()).max().unwrap_or(1);
            for nth in 0..most {
                let text = words.tell(of.prefix, &Sample { of, nth }, &["Anna".into()]);
                assert!(!text.is_empty() && !text.contains(['{', '}', '\u{2068}']), "{}: {text:?}", of.id());
            }
        }
    }
}
