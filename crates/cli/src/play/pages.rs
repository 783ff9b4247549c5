//! What can be read at the table: the log, points, boards, reasons, explanations, help. Each is a text; who shows it, and how,
//! is not known here.

use super::{menu, table::Table};
use crate::{
    draw::{
        paint::{self, paint},
        result,
        table::{Scene, heading},
        wrap,
    },
    rules,
};
use sabika_engine::{
    Move,
    modules::ModuleId,
    value::{Cell, Seat},
};
use sabika_wire::{Entry, Lies, NewsItem, Question, Refusal, Scoring, SeatView, Thing};

/// What can be typed, in the order of the help. Each is called by the first word of its line there.
pub const COMMANDS: [&str; 14] = [
    "table", "back", "why", "explain", "hint", "undo", "always", "log", "score", "board", "rules", "save", "help",
    "quit",
];

impl Table<'_> {
    /// What was just heard, line by line.
    pub fn lines(&self, items: &[NewsItem], wide: usize) -> Vec<String> {
        // Points outside a scoring are told with what they are for.
        let told = items.iter().filter(|item| item.points.is_none());
        told.map(|item| format!("· {}", paint(style(item), wrap(&item.say, wide - 4, 2)))).collect()
    }
    /// Everything that a seat has heard.
    pub fn log(&self, seat: Option<Seat>, wide: usize) -> String {
        let title = heading(&self.voice.say("terminal-log", &[]));
        format!("{title}\n{}\n", self.lines(&self.news(seat, 0).items, wide).join("\n"))
    }
    /// A scoring as a page: who gets how much, and why.
    pub fn scoring(&self, scoring: &Scoring, view: &SeatView, wide: usize) -> String {
        let words = &self.voice.words;
        let title = heading(&words.say("terminal-scoring", &[("round", scoring.round.into())]));
        let (table, why) = (result::scoring(words, scoring, view), result::reasons(words, scoring, view, wide));
        format!("{title}\n{table}\n{why}")
    }
    /// Points so far, and what the next scoring would bring now.
    pub fn score(&self, view: &SeatView, wide: usize) -> String {
        let words = &self.voice.words;
        let mut out = result::game(words, &self.news(None, 0), view);
        if let Some(next) = &view.forecast {
            let title = heading(&words.say("terminal-scoring-preview", &[("round", next.round.into())]));
            let (table, why) = (result::scoring(words, next, view), result::reasons(words, next, view, wide));
            out += &format!("{title}\n{table}\n{why}");
        }
        out
    }
    /// All Alhambras, or one by letter or name.
    pub fn boards(&self, scene: &Scene<'_>, who: &str) -> String {
        if who.is_empty() {
            return scene.alhambras();
        }
        let named = scene.view.players.iter().find(|player| {
            who.eq_ignore_ascii_case(&player.seat.to_string()) || player.name.to_lowercase() == who.to_lowercase()
        });
        match named {
            Some(player) => scene.alhambra(player.seat),
            None => self.voice.say("terminal-no-seat", &[("text", who.into())]) + "\n",
        }
    }
    /// The rules that a text means.
    pub fn rules(&self, text: &str) -> String {
        rules::show(text, self.voice).unwrap_or_else(|| rules::unknown(text, self.voice) + "\n")
    }
    /// A refusal with its rule, in a line.
    pub fn refused(&self, refusal: &Refusal) -> String {
        let args = [("reason", refusal.say.as_str().into()), ("rule", refusal.rule.as_str().into())];
        paint(paint::ALARM, self.voice.say("terminal-why-not", &args))
    }
    fn refused_with_rule(&self, refusal: &Refusal) -> String {
        let rule = rules::find(&refusal.rule, self.voice.words.lang());
        let text = rule.map_or(String::new(), |rule| rule.told(self.voice) + "\n");
        format!("{}\n{text}", self.refused(refusal))
    }
    /// Why something is not possible: a line of the menu, a thing by the words on the screen, a cell, or a move.
    pub fn why(
        &self,
        text: &str,
        question: &Question,
        entries: &[Entry],
        touched: &[Thing],
        view: &SeatView,
    ) -> String {
        let entry = text.parse::<usize>().ok().and_then(|number| entries.get(number.checked_sub(1)?));
        if let Some(entry) = entry {
            return self.possible(&entry.say);
        }
        if let Some(thing) = self.pointed(text, view, question.asked.seat) {
            return match self.why_not(question, touched, &thing) {
                Some(refusal) => self.refused_with_rule(&refusal),
                None => self.voice.say("terminal-why-nothing", &[]) + "\n",
            };
        }
        let Ok(mv) = text.parse::<Move>() else {
            let args = [("text", text.into())];
            return paint(paint::ALARM, self.voice.say("terminal-help-bad-move", &args)) + "\n";
        };
        match &self.reasons(&mv)[..] {
            [] => self.possible(&self.told(&mv)),
            refusals => refusals.iter().map(|refusal| self.refused_with_rule(refusal)).collect(),
        }
    }
    fn possible(&self, say: &str) -> String {
        paint(paint::GOOD, self.voice.say("terminal-why-legal", &[("move", say.into())])) + "\n"
    }
    /// A thing by the words that stand on the screen: a cell, a slot by its money or its tile, a card of the display.
    fn pointed(&self, text: &str, view: &SeatView, seat: Seat) -> Option<Thing> {
        if let Ok(cell) = text.parse::<Cell>() {
            return Some(Thing::Cell { seat, cell });
        }
        let (words, text) = (&self.voice.words, text.to_lowercase());
        let is = |said: &str| !text.is_empty() && said.to_lowercase() == text;
        let slot = view.market.yard.iter().find(|slot| {
            let tile = slot.tile.as_ref();
            is(&words.currency(slot.currency))
                || tile.is_some_and(|tile| is(&tile.say) || is(&words.tile_short(tile.tile)) || is(tile.label.trim()))
        });
        let card = || view.market.display.iter().find(|card| is(&words.card(**card)));
        match slot {
            Some(slot) => Some(Thing::Slot { slot: slot.slot }),
            None => card().map(|card| Thing::Card { card: *card, lies: Lies::Display }),
        }
    }
    /// What a line of the menu is about: its things one by one, and its module.
    pub fn explain(&self, question: &Question, entry: &Entry, wide: usize) -> String {
        let words = &self.voice.words;
        let mut out = format!("{}\n", heading(&wrap(&entry.say, wide, 0)));
        let line = |text: String| format!("  {}\n", wrap(&text, wide - 2, 4));
        let first = &question.choices[entry.choices[0] as usize];
        let touched = first.touches.iter().filter(|_| entry.choice().is_some()).chain(&entry.thing);
        for thing in question.asked.about.iter().map(|told| &told.thing).chain(touched) {
            let (name, say) = match thing {
                Thing::Piece { piece } => (piece.clone(), words.thing(piece)),
                Thing::Card { card, .. } => (card.to_string(), Some(words.card(*card))),
                Thing::Do { what } => (what.rsplit('-').next().unwrap_or_default().to_string(), None),
                _ => continue,
            };
            if let Some(about) = words.about(&name) {
                out += &line(say.map_or_else(|| about.clone(), |say| format!("{say}: {about}")));
            }
        }
        let asks = question.groups[entry.group as usize].module.as_ref().or(question.asked.module.as_ref());
        if let Some(module) = asks.and_then(|name| name.parse::<ModuleId>().ok()) {
            out += &line(words.module_summary(module));
            out += &words.module_actions(module).into_iter().map(line).collect::<String>();
        } else {
            let short = (1..).map(|n| format!("guide-base-{n}")).take_while(|id| words.has(id));
            out += &short.map(|id| line(words.say(&id, &[]))).collect::<String>();
        }
        out
    }
    /// What a bot would do, with the number of the line that leads there.
    pub fn hinted(&self, question: &Question, entries: &[Entry], wide: usize) -> String {
        let Some(mv) = self.hint() else { return String::new() };
        let number = menu::number(question, entries, &mv).map_or(String::new(), |number| format!("[{number}] "));
        let args = [("move", format!("{number}{}", self.told(&mv)).into()), ("text", mv.to_string().into())];
        paint(paint::GOOD, wrap(&self.voice.say("terminal-hint", &args), wide, 2))
    }
    /// What can be typed, and what the signs mean.
    pub fn help(&self, scene: &Scene<'_>) -> String {
        let say = |id: &str| self.voice.say(&format!("terminal-help-{id}"), &[]);
        let mut out = format!("{}\n", heading(&say("title")));
        for id in ["number", "move"].into_iter().chain(COMMANDS).chain(["cells", "board-signs"]) {
            out += &format!("  {}\n", wrap(&say(id), scene.wide - 4, 4));
        }
        out + &scene.legend(2)
    }
    /// The end of a game: boards, points, and the number that dealt it.
    pub fn end(&self, scene: &Scene<'_>) -> String {
        let result = result::game(&self.voice.words, &self.news(None, 0), scene.view);
        let seed = paint(paint::FAINT, self.voice.say("terminal-seed", &[("seed", self.seed().into())]));
        format!("\n{}\n{seed}\n{result}", scene.alhambras())
    }
}

fn style(item: &NewsItem) -> anstyle::Style {
    match item.name.as_str() {
        "turn" => paint::STRONG,
        "scored" | "over" | "scoring_card" => paint::GOOD,
        _ => paint::NONE,
    }
}
