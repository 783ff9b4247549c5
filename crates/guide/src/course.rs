//! The course of a turn, of a scoring and of the end, with what each module adds at that moment (BASE-T1, T8, P6, V7, F7).

use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet, guide::Stage},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What happens in which order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideCourse")]
pub struct Course {
    /// A turn.
    pub turn: Vec<Moment>,
    /// A scoring.
    pub scoring: Vec<Moment>,
    /// The end of the game.
    pub end: Vec<String>,
}

/// A moment, and what is done then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideMoment")]
pub struct Moment {
    /// Its name.
    pub title: String,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// Something that is done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideStep")]
pub struct Step {
    /// The module that adds it; none for the base game.
    #[ts(type = "string | null")]
    pub module: Option<ModuleId>,
    /// What the module is called.
    pub name: Option<String>,
    /// What.
    pub text: String,
}

impl Course {
    /// The course of such a game.
    pub(crate) fn of(config: &Config, words: &Words) -> Course {
        let teller = Teller { words, game: config.game, rooms: config.rooms() };
        let turn = Stage::TURN.into_iter().map(|stage| teller.moment(stage)).filter(|moment| !moment.steps.is_empty());
        Course { turn: turn.collect(), scoring: teller.scoring(config.has_dirk()), end: teller.end() }
    }
}

struct Teller<'a> {
    words: &'a Words,
    game: Title,
    rooms: ModuleSet,
}

impl Teller<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
    /// What is said of a moment: `guide-<moment>-base` of the base game, or `guide-<moment>-base-<game>` where another game
    /// has it otherwise, and `guide-<moment>-<module>` of a module, in the order of their places.
    fn steps(&self, stage: Stage) -> Vec<Step> {
        let id = format!("guide-{}", stage.name());
        let base = [format!("{id}-base-{}", self.game), format!("{id}-base")];
        let base = base.into_iter().find(|id| self.words.has(id));
        let base = base.map(|id| Step { module: None, name: None, text: self.say(&id) });
        let mut rooms: Vec<ModuleId> = self.rooms.iter().collect();
        rooms.sort_by_key(|module| module.guide().place_at(stage));
        let own = rooms.into_iter().filter_map(|module| {
            let (id, name) = (format!("{id}-{module}"), Some(self.words.module_name(module)));
            self.words.has(&id).then(|| Step { module: Some(module), name, text: self.say(&id) })
        });
        base.into_iter().chain(own).collect()
    }
    fn moment(&self, stage: Stage) -> Moment {
        Moment { title: self.say(&format!("guide-{}", stage.name())), steps: self.steps(stage) }
    }
    fn lines(&self, stage: Stage) -> Vec<String> {
        self.steps(stage).into_iter().map(|step| step.text).collect()
    }
    fn scoring(&self, dirk: bool) -> Vec<Moment> {
        // What comes before and after has no heading: each is a moment of its own.
        let single = |title: String| Moment { title, steps: vec![] };
        let mut moments: Vec<Moment> = self.lines(Stage::Before).into_iter().map(single).collect();
        moments.extend([Stage::Wall, Stage::Majority].map(|stage| self.moment(stage)));
        moments.extend(Some(self.moment(Stage::More)).filter(|more| !more.steps.is_empty()));
        moments.extend(self.lines(Stage::After).into_iter().map(single));
        if dirk {
            moments.push(single(self.say("guide-scored-dirk")));
        }
        moments
    }
    fn end(&self) -> Vec<String> {
        let mut lines = self.lines(Stage::Closing);
        lines.push(self.say("guide-end-base"));
        let counted = self.lines(Stage::Counted);
        if !counted.is_empty() {
            lines.push(self.words.say("guide-end-counts", &[("things", self.words.list(&counted).into())]));
        }
        lines.extend(self.lines(Stage::Last));
        lines
    }
}
