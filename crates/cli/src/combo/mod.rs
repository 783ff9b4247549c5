//! `sabika combo`: a page about a choice of modules, as a family would lay it beside the board. What to prepare, a turn and
//! a scoring in order, what is bought, each module by itself, and what goes together.

mod buying;
mod course;
mod together;

use crate::{
    Failure, Voice,
    draw::{WIDTH, paint, table::heading, wrap},
    game_args::{module_set, title},
};
use buying::Buying;
use course::{Course, Stage};
use sabika_engine::{
    Config, Title,
    modules::{ModuleId, ModuleSet, red_palace::Ability},
};
use sabika_words::Words;
use serde::Serialize;
use together::Topic;

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The modules, such as: vizier squares; or: all
    modules: Vec<String>,
    /// Which game: alhambra or red_palace [default: alhambra]
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// How many play: two play with Dirk
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Only what to prepare, a turn, purchases and scorings
    #[arg(long)]
    short: bool,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

/// The combination card.
#[derive(Serialize)]
struct Card {
    title: String,
    base: Vec<String>,
    modules: Vec<Part>,
    #[serde(flatten)]
    course: Course,
    buying: Vec<Buying>,
    together: Vec<Topic>,
    /// All lines of `together`, in the order of the modules.
    interactions: Vec<String>,
}

#[derive(Serialize)]
struct Part {
    id: ModuleId,
    name: String,
    summary: String,
    setup: Vec<String>,
    actions: Vec<String>,
}

/// Prints the combination card.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let names = args.modules.iter().flat_map(|list| list.split(',')).map(str::trim).filter(|name| !name.is_empty());
    let game = title(args.game.as_deref(), voice)?;
    let modules = module_set(game, names, voice)?;
    if let Some(players) = args.players {
        Config::players(players).check()?;
    }
    let config = Config::players(args.players.unwrap_or(3)).with(modules).of(game);
    let card = card(&config, &voice.words);
    if args.json { voice.json(&card) } else { Page { voice, modules: config.rooms(), short: args.short }.print(&card) }
}

fn card(config: &Config, words: &Words) -> Card {
    let (game, modules) = (config.game, config.rooms());
    let part = |id| Part {
        id,
        name: words.module_name(id),
        summary: words.module_summary(id),
        setup: words.module_setup(id),
        actions: words.module_actions(id).into_iter().chain(abilities(words, id)).collect(),
    };
    let mut base = Vec::new();
    if config.modules == ModuleSet::EMPTY {
        base.extend(
            (1..).map(|n| format!("terminal-base-{n}")).take_while(|id| words.has(id)).map(|id| words.say(&id, &[])),
        );
    }
    if config.has_dirk() {
        base.push(words.say("terminal-base-dirk", &[]));
    }
    let pairs = modules.iter().flat_map(|a| modules.iter().filter(move |b| a < *b).map(move |b| (a, b)));
    let interactions = pairs.flat_map(|(a, b)| words.interaction(a, b)).collect();
    let mut names: Vec<String> = config.modules.iter().map(|id| words.module_name(id)).collect();
    if game != Title::default() {
        names.insert(0, words.game(game));
    }
    let title = if names.is_empty() { words.say("terminal-no-modules", &[]) } else { words.list(&names) };
    Card {
        title,
        base,
        modules: in_order(config).map(part).collect(),
        course: Course::of(words, config),
        buying: buying::all(words, modules),
        together: together::topics(words, modules),
        interactions,
    }
}

/// The abilities of a game that has some, with what they cost.
fn abilities(words: &Words, id: ModuleId) -> Vec<String> {
    let one = |ability: Ability| {
        let cost = [("guards", ability.guards().into()), ("cards", ability.cards().into())];
        let (name, cost) = (words.thing(ability.name()).unwrap_or_default(), words.say("terminal-ability-cost", &cost));
        format!("{name} ({cost}): {}", words.about(ability.name()).unwrap_or_default())
    };
    if id == ModuleId::RedPalace { Ability::ALL.map(one).to_vec() } else { vec![] }
}

/// The room of the game first, then the modules.
fn in_order(config: &Config) -> impl Iterator<Item = ModuleId> {
    config.game.room().into_iter().chain(config.modules.iter())
}

/// The card on paper.
struct Page<'a> {
    voice: &'a Voice,
    modules: ModuleSet,
    short: bool,
}

impl Page<'_> {
    fn print(&self, card: &Card) -> Result<(), Failure> {
        self.voice.line(&heading(&wrap(&card.title, WIDTH, 0)))?;
        self.list("terminal-combo-base", &card.base)?;
        if self.modules == ModuleSet::EMPTY {
            return Ok(());
        }
        self.title("terminal-combo-prepare")?;
        for part in &card.modules {
            self.under(&part.name, &part.setup)?;
        }
        self.title("terminal-combo-turn")?;
        self.stages(&card.course.turn)?;
        self.title("terminal-combo-buying")?;
        self.voice.print(&buying::table(&self.voice.words, &card.buying, self.modules))?;
        self.title("terminal-combo-scoring")?;
        self.stages(&card.course.scoring)?;
        self.title("terminal-combo-end")?;
        self.bullets(&card.course.end)?;
        if self.short {
            return Ok(());
        }
        self.title("terminal-combo-modules")?;
        for part in &card.modules {
            self.voice.line(&paint::paint(paint::STRONG, &part.name))?;
            self.voice.line(&format!("  {}", wrap(&part.summary, WIDTH - 2, 2)))?;
            self.bullets(&part.actions)?;
        }
        if card.together.is_empty() {
            return Ok(());
        }
        self.title("terminal-combo-interactions")?;
        for topic in &card.together {
            self.voice.line(&heading(&format!("— {} —", topic.title)))?;
            for group in &topic.groups {
                self.under(&group.name, &group.lines)?;
            }
        }
        Ok(())
    }
    fn title(&self, id: &str) -> Result<(), Failure> {
        self.voice.line("")?;
        self.voice.line(&heading(&self.voice.say(id, &[])))
    }
    fn list(&self, title: &str, lines: &[String]) -> Result<(), Failure> {
        if lines.is_empty() {
            return Ok(());
        }
        self.voice.line(&paint::paint(paint::STRONG, self.voice.say(title, &[])))?;
        self.bullets(lines)
    }
    fn bullets(&self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.voice.line(&format!("  • {}", wrap(line, WIDTH - 4, 4))))
    }
    /// Lines under the name of a module; nothing if there are none.
    fn under(&self, name: &str, lines: &[String]) -> Result<(), Failure> {
        if lines.is_empty() {
            return Ok(());
        }
        self.voice.line(&paint::paint(paint::STRONG, name))?;
        self.bullets(lines)
    }
    /// Numbered, each with what modules add to it.
    fn stages(&self, stages: &[Stage]) -> Result<(), Failure> {
        for (number, stage) in (1..).zip(stages) {
            self.voice.line(&format!("  {}", wrap(&format!("{number}. {}", stage.title), WIDTH - 2, 5)))?;
            for step in &stage.steps {
                let name = step.name.as_ref().map_or(String::new(), |name| format!("{name}: "));
                self.voice.line(&format!("     – {}", wrap(&format!("{name}{}", step.text), WIDTH - 7, 7)))?;
            }
        }
        Ok(())
    }
}
