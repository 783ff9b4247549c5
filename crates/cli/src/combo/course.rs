//! The course of a turn, of a scoring and of the end, with what each module adds at that moment (BASE-T1, T8, P6, V7, F7).

use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet},
};
use sabika_words::Words;
use serde::Serialize;

/// What happens in which order.
#[derive(Serialize)]
pub struct Course {
    /// A turn.
    pub turn: Vec<Stage>,
    /// A scoring.
    pub scoring: Vec<Stage>,
    /// The end of the game.
    pub end: Vec<String>,
}

/// A moment, and what is done then.
#[derive(Serialize)]
pub struct Stage {
    /// Its name.
    pub title: String,
    /// What is done, in order.
    pub steps: Vec<Step>,
}

/// Something that is done.
#[derive(Serialize)]
pub struct Step {
    /// The module that adds it; none for the base game.
    pub module: Option<ModuleId>,
    /// What the module is called.
    pub name: Option<String>,
    /// What.
    pub text: String,
}

/// The modules in the order in which they act at the moments where that is fixed; everywhere else it does no harm. Only
/// what characters do about a payment comes last (BASE-P6).
const ORDER: [ModuleId; 27] = [
    ModuleId::RedPalace,
    ModuleId::Caravanserai,
    ModuleId::Characters,
    ModuleId::Vizier,
    ModuleId::Squares,
    ModuleId::ExchangeOffices,
    ModuleId::BonusCards,
    ModuleId::CityGates,
    ModuleId::Diamonds,
    ModuleId::Camps,
    ModuleId::Thieves,
    ModuleId::CityWalls,
    ModuleId::Change,
    ModuleId::ExchangeCertificates,
    ModuleId::MasterBuilders,
    ModuleId::TreasureChamber,
    ModuleId::StreetTrader,
    ModuleId::Bazaars,
    ModuleId::NewScoreCards,
    ModuleId::BuildingSites,
    ModuleId::PowerOfSultan,
    ModuleId::Invaders,
    ModuleId::ArtOfTheMoors,
    ModuleId::Falconers,
    ModuleId::Watchtowers,
    ModuleId::MagicalBuildings,
    ModuleId::Medina,
];

impl Course {
    /// The course of such a game.
    pub fn of(words: &Words, config: &Config) -> Course {
        let teller = Teller { words, game: config.game, modules: config.rooms() };
        let turn = ["begin", "action", "pay", "place", "end", "refill", "between"];
        let turn = turn.into_iter().filter_map(|stage| {
            teller.stage(&format!("terminal-turn-{stage}"), words.say(&format!("terminal-turn-{stage}"), &[]))
        });
        Course { turn: turn.collect(), scoring: teller.scoring(config.has_dirk()), end: teller.end() }
    }
}

struct Teller<'a> {
    words: &'a Words,
    game: Title,
    modules: ModuleSet,
}

impl Teller<'_> {
    /// What is said of a moment: `id-base` of the base game, or `id-base-<game>` where another game has it otherwise,
    /// `id-<module>` of a module.
    fn steps(&self, id: &str) -> Vec<Step> {
        let other = format!("{id}-base-{}", self.game);
        let base = if self.words.has(&other) { other } else { format!("{id}-base") };
        let base = self.words.has(&base).then(|| Step { module: None, name: None, text: self.words.say(&base, &[]) });
        let own = ORDER.into_iter().filter(|module| self.modules.has(*module)).filter_map(|module| {
            let id = format!("{id}-{module}");
            let name = Some(self.words.module_name(module));
            self.words.has(&id).then(|| Step { module: Some(module), name, text: self.words.say(&id, &[]) })
        });
        let mut steps: Vec<Step> = base.into_iter().chain(own).collect();
        if id.ends_with("-pay") {
            steps.sort_by_key(|step| step.module == Some(ModuleId::Characters));
        }
        steps
    }
    /// A moment at which anything happens.
    fn stage(&self, id: &str, title: String) -> Option<Stage> {
        let steps = self.steps(id);
        (!steps.is_empty()).then_some(Stage { title, steps })
    }
    fn scoring(&self, dirk: bool) -> Vec<Stage> {
        let say = |id: &str| self.words.say(id, &[]);
        // What comes before and after has no heading: each is a moment of its own.
        let single = |id: &str| self.steps(id).into_iter().map(|step| Stage { title: step.text, steps: vec![] });
        let mut stages: Vec<Stage> = single("terminal-scored-before").collect();
        for kind in ["wall", "majority"] {
            let steps = self.steps(&format!("terminal-scored-{kind}"));
            stages.push(Stage { title: say(&format!("terminal-scored-base-{kind}")), steps });
        }
        stages.extend(self.stage("terminal-scored-more", say("terminal-scored-base-more")));
        // The attack comes after the medinas.
        stages.extend(single("terminal-scored-after").rev());
        if dirk {
            stages.push(Stage { title: say("terminal-scored-base-dirk"), steps: vec![] });
        }
        stages
    }
    fn end(&self) -> Vec<String> {
        let say = |id: &str| self.words.say(id, &[]);
        let mut lines = Vec::new();
        if self.modules.has(ModuleId::BuildingSites) {
            lines.push(say("terminal-end-sites"));
        }
        lines.push(say("terminal-end-base"));
        let counted: Vec<String> = self.steps("terminal-end").into_iter().skip(1).map(|step| step.text).collect();
        if !counted.is_empty() {
            lines.push(self.words.say("terminal-end-counts", &[("things", self.words.list(&counted).into())]));
        }
        if self.modules.has(ModuleId::Characters) {
            lines.push(say("terminal-end-magician"));
        }
        lines
    }
}
