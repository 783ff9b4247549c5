//! Scenarios: given / when / then, one file per ruling, readable by a player.
//!
//! ```toml
//! title = "A wall must not touch an open side"
//! rules = ["BASE-B3"]
//! given.A.alhambra = ["garden-9-E 1,0"]
//! given.A.reserve  = ["seraglio-9-open"]
//! when = [
//!   { A = "add seraglio-9-open at 2,0", refused = "BASE-B3", cells = [[2, 0], [1, 0]] },
//!   { A = "add seraglio-9-open at 0,1" },
//! ]
//! then.asks = "B action"
//! then.A.built = { "0,1" = "seraglio-9-open" }
//! ```
//!
//! `given` is a [`Position`]; `new = { game = "red_palace", players = 2, modules = [], options = {}, seed = 1 }` is a fresh
//! game instead. What is left out is dealt by a seed: the runner tries several, and nothing may hang on it, unless a `seed`
//! is given.
//!
//! `refused = { rule = "BASE-B3", field = "A.alhambra", cells = [[2, 0]] }` expects that the position (or the new game) itself
//! is refused, for this rule (left out: for none) and naming this field; then nothing else is expected.
//!
//! A step of `when` is a move of a seat (or a list of moves), perhaps `refused` with the number of the rule it breaks and
//! the `cells` at fault; `{ passes = "all" }` lets everybody pass until the window between turns closes. A step may have
//! a `then` of its own; `{ then = … }` alone only looks. What can be expected stands in [`expect`].
//!
//! Beside what a file expects the runner always checks: a refused move changes nothing and is not listed; a seat's own
//! view gives the same verdict as the game; what is listed passes the check; no view changes when the unseen is dealt
//! anew.

pub mod expect;
mod failure;
mod matching;

use crate::{
    reading::{self, Unread},
    record::Replay,
};
use failure::Wrong;
pub use failure::{Failed, Failure};
use sabika_engine::{
    BadConfig, Config, Game, Move, Options, Title,
    flow::Topic,
    modules::ModuleSet,
    position::{BadPosition, Position},
    value::{Cell, Dice, RuleId, Seat, Seed},
};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use toml::{Table, Value};

/// How many seeds deal what is left out.
pub const SEEDS: u64 = 8;

/// A scenario as it was read.
#[derive(Clone, PartialEq, Debug)]
pub struct Scenario {
    /// What it shows, in one sentence.
    pub title: String,
    /// The rules it can fail for.
    pub rules: Vec<String>,
    start: Start,
    /// The start itself is refused.
    refused: Option<Refusal>,
    steps: Vec<Step>,
    then: Table,
}

#[derive(Clone, PartialEq, Debug)]
enum Start {
    Given {
        position: Box<Position>,
        any_seed: bool,
    },
    New {
        config: Config,
        seed: Option<Seed>,
    },
    /// It cannot even be read.
    Unread(Unread),
}

/// How a start is refused.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Refusal {
    rule: Option<String>,
    field: String,
    cells: Option<Vec<Cell>>,
}

#[derive(Clone, PartialEq, Debug)]
struct Step {
    act: Act,
    then: Table,
}

#[derive(Clone, PartialEq, Debug)]
enum Act {
    Look,
    Pass,
    Moves(Seat, Vec<Move>),
    Refused { seat: Seat, mv: Move, rule: String, cells: Option<Vec<Cell>> },
}

/// Reads and runs a scenario.
pub fn run(text: &str) -> Result<(), Failure> {
    Scenario::parse(text)?.run()
}

impl Scenario {
    /// Reads a scenario. Every word that means nothing is refused.
    pub fn parse(text: &str) -> Result<Scenario, Failure> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct File {
            title: String,
            rules: Vec<String>,
            given: Option<Json>,
            new: Option<New>,
            refused: Option<Refusal>,
            #[serde(default)]
            when: Vec<Table>,
            #[serde(default)]
            then: Table,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct New {
            #[serde(default)]
            game: Title,
            players: u8,
            #[serde(default)]
            modules: ModuleSet,
            #[serde(default)]
            options: Options,
            seed: Option<Value>,
        }
        let file: File = reading::toml(text).and_then(reading::read).map_err(|e| Failure::unreadable(e.to_string()))?;
        let expects = |step: &Table| step.contains_key("refused") || step.contains_key("then");
        if file.refused.is_some() && !(file.then.is_empty() && file.when.is_empty()) {
            return Err(Failure::unreadable("nothing can be played where the start is refused"));
        }
        if file.refused.is_none() && file.then.is_empty() && !file.when.iter().any(expects) {
            return Err(Failure::unreadable("a scenario that expects nothing cannot fail"));
        }
        let start = match (file.given, file.new) {
            (Some(_), Some(_)) => return Err(Failure::unreadable("given and new exclude each other")),
            (given, None) => {
                let given = given.unwrap_or_else(|| json!({}));
                let any_seed = given.get("seed").is_none();
                match reading::read(given) {
                    Ok(position) => Start::Given { position: Box::new(position), any_seed },
                    Err(e) if file.refused.is_some() => Start::Unread(e),
                    Err(e) => return Err(Failure::unreadable(e.of("given").to_string())),
                }
            }
            (None, Some(new)) => Start::New {
                config: Config {
                    modules: new.modules,
                    options: new.options,
                    ..Config::players(new.players).of(new.game)
                },
                seed: new
                    .seed
                    .map(|seed| seed.as_str().map_or_else(|| seed.to_string(), str::to_string))
                    .map(|seed| seed.parse().expect("every text is a seed")),
            },
        };
        let steps = file.when.into_iter().enumerate().map(|(at, step)| {
            Step::parse(step).map_err(|why| Failure::unreadable(format!("when, step {}: {why}", at + 1)))
        });
        Ok(Scenario {
            title: file.title,
            rules: file.rules,
            start,
            refused: file.refused,
            steps: steps.collect::<Result<_, _>>()?,
            then: file.then,
        })
    }

    /// Runs it with every seed.
    pub fn run(&self) -> Result<(), Failure> {
        let seeds = match &self.start {
            Start::Given { any_seed: true, .. } | Start::New { seed: None, .. } => 1..=SEEDS,
            _ => 0..=0,
        };
        seeds.into_iter().try_for_each(|seed| self.run_with(seed))
    }

    /// The table before the first step.
    fn begin(&self, seed: u64) -> Result<Replay, BadPosition> {
        let mut events = Vec::new();
        let game =
            match &self.start {
                Start::Given { position, any_seed } => {
                    let mut position = position.clone();
                    if *any_seed {
                        position.seed = seed;
                    }
                    position.set_up_told(&mut events)?
                }
                Start::New { config, seed: own } => {
                    let seed = own.unwrap_or(Seed::from_number(seed));
                    Game::new_told(*config, seed, &mut events).map_err(|BadConfig { field, why, rule }| {
                        BadPosition { field: field.into(), why, rule, cells: vec![] }
                    })?
                }
                Start::Unread(Unread { path, why }) => {
                    return Err(BadPosition { field: path.clone(), why: why.clone(), rule: None, cells: vec![] });
                }
            };
        Ok(Replay::new(game, events))
    }

    fn run_with(&self, seed: u64) -> Result<(), Failure> {
        let begun = self.begin(seed);
        if let Some(refused) = &self.refused {
            let game = begun.as_ref().ok().map(|play| &play.game);
            return refused.check(begun.as_ref().err()).map_err(|e| Failure::new(&self.title, seed, None, e, game));
        }
        let mut play = begun.map_err(|e| Failure::unreadable(format!("given: {e}")))?;
        let fail = |play: &Replay, step: Option<usize>, wrong: Wrong| {
            let step = step.map(|at| (at + 1, self.steps[at].to_string()));
            Failure::new(&self.title, seed, step, wrong, Some(&play.game))
        };
        for (at, step) in self.steps.iter().enumerate() {
            let before = play.events.len();
            step.act.make(&mut play).map_err(|wrong| fail(&play, Some(at), wrong))?;
            always(&play.game, seed).map_err(|wrong| fail(&play, Some(at), wrong))?;
            expect::all(&step.then, &play, before).map_err(|wrong| fail(&play, Some(at), wrong))?;
        }
        always(&play.game, seed).map_err(|wrong| fail(&play, None, wrong))?;
        expect::all(&self.then, &play, 0).map_err(|wrong| fail(&play, None, wrong))
    }
}

impl Refusal {
    fn check(&self, found: Option<&BadPosition>) -> Result<(), Wrong> {
        let rule = self.rule.as_deref();
        let wanted = format!("refused at {}{}", self.field, rule.map(|r| format!(" by {r}")).unwrap_or_default());
        let Some(found) = found else { return Err(Wrong::new("the start", wanted, "a table that can be")) };
        if found.field != self.field || found.rule.map(RuleId::as_str) != rule {
            return Err(Wrong::new("the start", wanted, found.to_string()));
        }
        match &self.cells {
            Some(cells) => same_cells("the start, the cells at fault", cells, &found.cells),
            None => Ok(()),
        }
    }
}

fn same_cells(what: &str, wanted: &[Cell], found: &[Cell]) -> Result<(), Wrong> {
    let sorted = |cells: &[Cell]| {
        let mut cells = cells.to_vec();
        cells.sort_unstable();
        cells
    };
    let (wanted, found) = (sorted(wanted), sorted(found));
    if wanted == found { Ok(()) } else { Err(Wrong::new(what, format!("{wanted:?}"), format!("{found:?}"))) }
}

impl Step {
    fn parse(mut table: Table) -> Result<Step, String> {
        let then = match table.remove("then") {
            None => Table::new(),
            Some(Value::Table(then)) => then,
            Some(_) => return Err("then is a table".into()),
        };
        let refused = table.remove("refused").map(Value::try_into::<String>).transpose().map_err(|e| e.to_string())?;
        let cells = table.remove("cells").map(Value::try_into).transpose().map_err(|e| e.to_string())?;
        let mut rest = table.into_iter();
        let (key, value) = match (rest.next(), rest.next()) {
            (None, _) => return Ok(Step { act: Act::Look, then }),
            (Some(one), None) => one,
            (Some((a, _)), Some((b, _))) => return Err(format!("`{a}` and `{b}` in one step")),
        };
        let act = if key == "passes" {
            if value.as_str() != Some("all") {
                return Err("passes = \"all\" is the only form".into());
            }
            Act::Pass
        } else {
            let seat: Seat = key.parse().map_err(|_| format!("unknown word `{key}`"))?;
            let texts: Vec<String> = match value {
                Value::String(text) => vec![text],
                list => list.try_into().map_err(|e| e.to_string())?,
            };
            let moves: Vec<Move> =
                texts.iter().map(|t| t.parse()).collect::<Result<_, _>>().map_err(|e| format!("{key}: {e}"))?;
            match (refused, moves.as_slice()) {
                (None, _) if cells.is_some() => return Err("cells belong to a refusal".into()),
                (None, _) => Act::Moves(seat, moves),
                (Some(rule), [mv]) => Act::Refused { seat, mv: *mv, rule, cells },
                (Some(_), _) => return Err("one refused move per step".into()),
            }
        };
        Ok(Step { act, then })
    }
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.act {
            Act::Look => f.write_str("look"),
            Act::Pass => f.write_str("everybody passes"),
            Act::Moves(seat, moves) => {
                moves.iter().enumerate().try_for_each(|(at, mv)| write!(f, "{}{seat} {mv}", ["", ", "][at.min(1)]))
            }
            Act::Refused { seat, mv, rule, .. } => write!(f, "{seat} {mv}, refused by {rule}"),
        }
    }
}

impl Act {
    fn make(&self, play: &mut Replay) -> Result<(), Wrong> {
        match self {
            Act::Look => Ok(()),
            Act::Pass => {
                while let Some(ask) = play.game.ask().filter(|ask| ask.topic == Topic::Window) {
                    make(play, ask.seat, Move::Pass)?;
                }
                Ok(())
            }
            Act::Moves(seat, moves) => moves.iter().try_for_each(|mv| make(play, *seat, *mv)),
            Act::Refused { seat, mv, rule, cells } => refuse(play, *seat, mv, rule, cells.as_deref()),
        }
    }
}

fn make(play: &mut Replay, seat: Seat, mv: Move) -> Result<(), Wrong> {
    let in_view = play.game.view(Some(seat)).sight().map(|sight| sight.check(&mv));
    let refusal = |illegal| Wrong::new(format!("{seat} {mv}"), "legal", format!("{illegal:?}"));
    play.make(seat, mv).map_err(refusal)?;
    match in_view {
        Some(Err(illegal)) => Err(Wrong::new(format!("{seat} {mv} on the own view"), "legal", format!("{illegal:?}"))),
        _ => Ok(()),
    }
}

fn refuse(play: &mut Replay, seat: Seat, mv: &Move, rule: &str, cells: Option<&[Cell]>) -> Result<(), Wrong> {
    let what = format!("{seat} {mv}");
    let before = play.game.clone();
    let Err(illegal) = play.make(seat, *mv) else {
        return Err(Wrong::new(what, format!("refused by {rule}"), "legal"));
    };
    if illegal.rule.as_str() != rule {
        return Err(Wrong::new(what, format!("refused by {rule}"), format!("{illegal:?}")));
    }
    if let Some(cells) = cells {
        same_cells(&format!("{what}, the cells at fault"), cells, &illegal.because.cells())?;
    }
    if play.game != before {
        return Err(Wrong::new(what, "a refused move changes nothing", "the game has changed"));
    }
    let mut moves = Vec::new();
    before.moves(&mut moves);
    if before.ask().is_some_and(|ask| ask.seat == seat) && moves.contains(mv) {
        return Err(Wrong::new(what, "refused, so not listed", "it is among the moves"));
    }
    match before.view(Some(seat)).sight().map(|sight| sight.check(mv)) {
        Some(verdict) if verdict != Err(illegal.clone()) => {
            Err(Wrong::new(what + " on the own view", format!("{illegal:?}"), format!("{verdict:?}")))
        }
        _ => Ok(()),
    }
}

/// What holds in every position of every scenario.
fn always(game: &Game, seed: u64) -> Result<(), Wrong> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    if let Some(ask) = game.ask() {
        if moves.is_empty() {
            return Err(Wrong::new("moves", "whoever is asked can answer (BASE-T6)", "no move is listed"));
        }
        for mv in &moves {
            if let Err(illegal) = game.check(ask.seat, mv) {
                return Err(Wrong::new(format!("{} {mv}", ask.seat), "listed, so legal", format!("{illegal:?}")));
            }
        }
    }
    for seat in game.open().seats().filter(|_| !game.open().is_over()) {
        let mut other = game.clone();
        other.redeal(seat, &mut Dice::loose(seed));
        if other.view(Some(seat)) != game.view(Some(seat)) {
            return Err(Wrong::new(
                format!("the view of {seat} after everything it cannot see was dealt anew"),
                "the same",
                "another one",
            ));
        }
    }
    Ok(())
}
