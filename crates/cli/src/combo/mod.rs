//! `sabika combo`: the card beside the board ([`sabika_guide`]), printed.

mod table;

use crate::{
    Failure, Voice,
    draw::{WIDTH, paint, table::heading, wrap},
    game_args::{listed, module_set, title},
    names,
};
use sabika_engine::Config;
use sabika_guide::{Card, Moment};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The modules, such as: vizier squares; or: all
    #[arg(value_parser = names::modules(), hide_possible_values = true)]
    modules: Vec<String>,
    /// Which game: alhambra or red_palace [default: alhambra]
    #[arg(long, value_name = "GAME", value_parser = names::games(), hide_possible_values = true)]
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

/// Prints the combination card.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Failure> {
    let game = title(args.game.as_deref(), voice)?;
    let modules = module_set(game, listed(&args.modules), voice)?;
    if let Some(players) = args.players {
        Config::players(players).check()?;
    }
    let config = Config::players(args.players.unwrap_or(3)).with(modules).of(game);
    let card = Card::of(&config, &voice.words);
    if args.json { voice.json(&card) } else { Page { voice, short: args.short }.print(&card) }
}

/// The card on paper.
struct Page<'a> {
    voice: &'a Voice,
    short: bool,
}

impl Page<'_> {
    fn print(&self, card: &Card) -> Result<(), Failure> {
        self.voice.line(&heading(&wrap(&card.title, WIDTH, 0)))?;
        self.list("terminal-combo-base", &card.base)?;
        if card.modules.is_empty() {
            return Ok(());
        }
        self.title("terminal-combo-prepare")?;
        for part in &card.modules {
            self.under(&part.name, &part.setup)?;
        }
        self.title("terminal-combo-turn")?;
        self.moments(&card.course.turn)?;
        self.title("terminal-combo-buying")?;
        self.voice.print(&table::table(card))?;
        self.title("terminal-combo-scoring")?;
        self.moments(&card.course.scoring)?;
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
    fn moments(&self, moments: &[Moment]) -> Result<(), Failure> {
        for (number, moment) in (1..).zip(moments) {
            self.voice.line(&format!("  {}", wrap(&format!("{number}. {}", moment.title), WIDTH - 2, 5)))?;
            for step in &moment.steps {
                let name = step.name.as_ref().map_or(String::new(), |name| format!("{name}: "));
                self.voice.line(&format!("     – {}", wrap(&format!("{name}{}", step.text), WIDTH - 7, 7)))?;
            }
        }
        Ok(())
    }
}
