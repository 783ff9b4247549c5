//! What somebody is asked, and all that can be answered.

use crate::{Choice, Price, Thing, Told, Voice, thing::Speaker, touch};
use sabika_engine::{
    Move, View,
    flow::{Ask, Sight, Topic},
    modules::{House, Manner, ModuleId, Rooms},
    value::Seat,
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Whose decision the game waits on, for everybody to see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Asked {
    /// Who is asked.
    #[ts(type = "number")]
    pub seat: Seat,
    /// What about, by its name.
    pub topic: String,
    /// The module that asks, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub module: Option<String>,
    /// The question as a sentence.
    pub say: String,
    /// What it is about, by name: the card that is auctioned, the highest bid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Told>>")]
    pub about: Vec<Told>,
    /// May it be declined?
    pub may_pass: bool,
}

/// A question with all its answers, for the seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Question {
    /// How many moves were made before: an answer names it, so that one that comes too late is known.
    pub ply: u32,
    /// Who is asked what.
    pub asked: Asked,
    /// The headings of the choices.
    pub groups: Vec<Group>,
    /// The choices, in the order in which they are offered: group by group, in each thing by thing, the best payments
    /// first.
    pub choices: Vec<Choice>,
}

/// A heading above choices.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Group {
    /// Its words.
    pub title: String,
    /// The module, if it is one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub module: Option<String>,
}

/// A kind of choice, in the order in which they are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Buy,
    Take,
    Module,
    /// What a module offers and costs no action.
    Free,
    Place,
    Redesign,
    Beside,
    Pass,
}

/// What moves that stand under one heading have in common; headings are in the order in which they are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Heading {
    kind: Kind,
    /// The module, if it is one's.
    module: Option<ModuleId>,
}

impl Heading {
    /// The heading that a move stands under.
    fn of(mv: &Move) -> Heading {
        let kind = match mv {
            Move::Take(_) => Kind::Take,
            Move::Buy { .. } => Kind::Buy,
            Move::Add { .. } | Move::Remove { .. } | Move::Exchange { .. } | Move::Turn { .. } => Kind::Redesign,
            Move::Build { .. } | Move::Keep { .. } | Move::Give { .. } => Kind::Place,
            Move::Pass => Kind::Pass,
            _ => match mv.manner() {
                Manner::Beside => Kind::Beside,
                Manner::Free => Kind::Free,
                _ => Kind::Module,
            },
        };
        Heading { kind, module: mv.module() }
    }
    /// Its words, above the answers to this question.
    fn title(self, words: &Words, ask: Ask) -> String {
        let say = |id: &str| words.say(id, &[]);
        match (self.kind, ask.topic, self.module) {
            (Kind::Module | Kind::Free, Topic::Module(_) | Topic::Surplus, _) => say("group-answer"),
            (Kind::Free, _, Some(module)) => words.module_free_moves(module),
            (Kind::Module, _, Some(module)) | (Kind::Beside, Topic::Extras, Some(module)) => words.module_moves(module),
            (Kind::Buy, Topic::Window, _) => say("group-buy-between"),
            (Kind::Buy, ..) => say("group-buy"),
            (Kind::Take, ..) => say("group-take"),
            (Kind::Module | Kind::Free, ..) => say("group-module"),
            (Kind::Place, ..) => say("group-place"),
            (Kind::Redesign, ..) => say("group-redesign"),
            (Kind::Beside, ..) => say("group-beside"),
            (Kind::Pass, ..) => say("group-pass"),
        }
    }
}

impl Asked {
    /// The question that a view shows; none when the game is over.
    pub fn of(view: &View<House>, voice: Voice<'_>) -> Option<Asked> {
        let ask = view.ask()?;
        let module = if let Topic::Module(topic) = ask.topic { Some(topic) } else { None };
        let about = module.map_or_else(Vec::new, |topic| view.rooms().about(topic));
        Some(Asked {
            seat: ask.seat,
            topic: ask.topic.name().into(),
            module: module.map(|topic| topic.module().name().into()),
            say: voice.words.question_seen(ask, about.clone(), voice.names),
            about: Speaker { seat: ask.seat, room: module.map(|topic| topic.module().name()) }.all(about),
            may_pass: ask.topic.may_pass(),
        })
    }
}

impl Question {
    /// The question to the seat whose view it is; none if somebody else is asked, or nobody. `undo` says which moves can be
    /// taken back: only whoever holds the game knows that.
    pub fn of(view: &View<House>, voice: Voice<'_>, undo: impl Fn(&Move) -> bool) -> Option<Question> {
        let (asked, sight) = (Asked::of(view, voice)?, view.sight()?);
        let (sight, ask) = (sight.plain(), sight.eyes.ask);
        let words = voice.words.at(view.open());
        let mut moves = Vec::new();
        sight.moves(&mut moves);
        let (moves, touches): (Vec<Move>, Vec<_>) = offered(&sight, moves).into_iter().unzip();
        let mut touches: Vec<_> = moves.iter().map(touch::verb).zip(touches).collect();
        touch::tell_apart(&mut touches);
        let (mut groups, mut choices, mut last) = (Vec::new(), Vec::new(), None);
        for (mv, (verb, touches)) in moves.into_iter().zip(touches) {
            let under = Heading::of(&mv);
            if last.replace(under) != Some(under) {
                groups.push(Group {
                    title: under.title(voice.words, ask),
                    module: under.module.map(|module| module.name().into()),
                });
            }
            choices.push(Choice {
                mv,
                say: words.mv_for(&mv, ask.topic, view.open()),
                verb,
                group: groups.len() as u32 - 1,
                touches,
                price: sight.payment(&mv).and_then(|payment| Price::of(&payment, ask.topic.is_action())),
                wall: wall(&sight, &mv),
                undo: undo(&mv),
            });
        }
        Some(Question { ply: view.open().ply(), asked, groups, choices })
    }
}

/// Moves in the order in which they are offered: by heading, then thing by thing, and for each the payment that wastes least
/// first.
fn offered(sight: &Sight<'_>, moves: Vec<Move>) -> Vec<(Move, Vec<Thing>)> {
    let waste = |mv: &Move| {
        let payment = sight.payment(mv)?;
        let paid = payment.bill.paid(&payment.pay).ok()?;
        Some((paid.saturating_sub(payment.bill.price), payment.pay.len()))
    };
    let mut wares: BTreeMap<Vec<Thing>, usize> = BTreeMap::new();
    let mut keyed: Vec<_> = moves
        .into_iter()
        .map(|mv| {
            let touches = touch::touches(sight, &mv);
            let sold = touches.iter().filter(|thing| !matches!(thing, Thing::Money { .. })).cloned().collect();
            let next = wares.len();
            ((Heading::of(&mv), *wares.entry(sold).or_insert(next), waste(&mv)), mv, touches)
        })
        .collect();
    keyed.sort_by_key(|(key, ..)| *key);
    keyed.into_iter().map(|(_, mv, touches)| (mv, touches)).collect()
}

/// How long the own wall is when a tile has been laid.
fn wall(sight: &Sight<'_>, mv: &Move) -> Option<u8> {
    let open = sight.eyes.open;
    let laying = if let Manner::With(laying) = mv.manner() { laying } else { *mv };
    match laying {
        Move::Build { tile, at, turn } | Move::Add { tile, at, turn } => {
            Some(open.wall_with(sight.eyes.seat, at, open.walls_turned(tile, turn)))
        }
        _ => None,
    }
}
