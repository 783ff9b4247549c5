//! What the table tells: the log, reasons, points, rules.

use super::{Table, menu::Menu};
use crate::{
    Failure,
    draw::{
        WIDTH,
        paint::{self, paint},
        pieces, result,
        table::heading,
        width, wrap,
    },
    rules,
};
use sabika_bots::by_name;
use sabika_engine::{
    Move,
    flow::{Ask, Event, Illegal},
    value::Seat,
};
use sabika_words::Story;

impl Table<'_> {
    /// What happened since so many events, as this seat hears it, told with what lay on the tiles at that time.
    fn tell_since(&self, from: usize, to: Option<Seat>) -> Result<(), Failure> {
        let events = self.session.events();
        let mut story = Story::of(&self.voice.words, events, &self.names);
        events[..from].iter().for_each(|event| story.skip(event));
        for event in events[from..].iter().filter(|event| Story::is_told(event)) {
            let text = story.tell(event, event.told(to).event());
            self.voice.line(&line(event, &text))?;
        }
        Ok(())
    }
    /// What has just happened, so many events, as everybody hears it, or as the only person does; where people share the
    /// screen each hears it when they look.
    pub(super) fn tell(&self, new: usize) -> Result<(), Failure> {
        self.tell_since(self.session.events().len() - new, self.only_person())
    }
    /// Whose screen it is, if one person plays: that seat's secrets may be told.
    fn only_person(&self) -> Option<Seat> {
        let mut people = self.session.game().open().seats().zip(self.chairs.iter());
        let mut people = people.by_ref().filter(|(_, chair)| matches!(chair, super::Chair::Person));
        people.next().map(|(seat, _)| seat).filter(|_| people.next().is_none())
    }
    /// What happened since this seat's last move: the screen was wiped.
    pub(super) fn news(&self, seat: Seat) -> Result<(), Failure> {
        let from = self.session.made_by().iter().rposition(|by| *by == seat).map_or(0, |at| at as u32 + 1);
        let new: usize = (from..self.session.ply()).map(|ply| self.session.events_of(ply).len()).sum();
        self.tell_since(self.session.events().len() - new, Some(seat))
    }
    pub(super) fn log(&self) -> Result<(), Failure> {
        self.voice.line(&heading(&self.voice.say("terminal-log", &[])))?;
        self.tell_since(0, self.session.ask().map(|ask| ask.seat))
    }
    /// A refusal with its rule.
    pub(super) fn refusal(&self, illegal: &Illegal) -> String {
        let reason = self.voice.words.at(self.session.game().open()).refusal_named(illegal, &self.names);
        self.voice.say("terminal-why-not", &[("reason", reason.into()), ("rule", illegal.rule.as_str().into())])
    }
    fn tell_refusal(&self, illegal: &Illegal) -> Result<(), Failure> {
        self.voice.line(&paint(paint::ALARM, self.refusal(illegal)))?;
        match rules::find(illegal.rule.as_str(), self.voice.words.lang()) {
            Some(rule) => self.voice.line(&rule.told(self.voice)),
            None => Ok(()),
        }
    }
    /// What a bot would do, from what this seat sees, with the number of the choice.
    pub(super) fn hint(&self, ask: Ask, menu: &Menu) -> Result<(), Failure> {
        let bot = by_name("greedy", ask.seat.number().into());
        let (Some(mut bot), Some(sight)) = (bot, self.session.game().sight()) else { return Ok(()) };
        let mv = bot.choose(&sight.plain());
        let text = self.voice.words.mv_for(&mv, ask.topic, self.session.game().open());
        let number = menu.number(&mv).map_or(String::new(), |number| format!("[{number}] "));
        let args = [("move", format!("{number}{text}").into()), ("text", mv.to_string().into())];
        self.voice.line(&paint(paint::GOOD, wrap(&self.voice.say("terminal-hint", &args), WIDTH, 2)))
    }
    /// Why a move is not possible, with the text of the rule.
    pub(super) fn why(&self, text: &str, ask: Ask, menu: &Menu) -> Result<(), Failure> {
        let numbered = text.parse().ok().and_then(|number| menu.get(number));
        let Some(mv) = numbered.or_else(|| text.parse::<Move>().ok()) else {
            let args = [("text", text.into())];
            return self.voice.line(&paint(paint::ALARM, self.voice.say("terminal-help-bad-move", &args)));
        };
        match self.session.check(ask.seat, &mv) {
            Ok(()) => {
                let text = self.voice.words.mv_for(&mv, ask.topic, self.session.game().open());
                self.voice.line(&paint(paint::GOOD, self.voice.say("terminal-why-legal", &[("move", text.into())])))
            }
            Err(illegal) => {
                self.tell_refusal(&illegal)?;
                // Not its time, or not the own tile: what the place itself says is worth knowing too.
                match self.session.game().open().check_place(ask.seat, &mv) {
                    Err(place) if place != illegal => self.tell_refusal(&place),
                    _ => Ok(()),
                }
            }
        }
    }
    /// Points so far, and what the next scoring would bring now.
    pub(super) fn score(&self) -> Result<(), Failure> {
        let game = self.session.game();
        let round = game.open().next_round();
        let tally = game.score(round);
        let words = &self.voice.words;
        self.voice.print(&result::game(words, self.session.events(), game.open(), &self.names))?;
        self.voice.line(&heading(&words.say("terminal-scoring-preview", &[("round", round.into())])))?;
        self.voice.print(&result::scoring(words, &tally, &self.names))?;
        self.voice.print(&format!("\n{}", result::reasons(words, &tally, &self.names)))
    }
    /// All Alhambras, or one by letter or name.
    pub(super) fn boards(&self, who: &str) -> Result<(), Failure> {
        if who.is_empty() {
            return self.voice.print(&self.scene().alhambras());
        }
        let mut seats = self.session.game().open().seats();
        let named = seats.find(|seat| {
            who.eq_ignore_ascii_case(&seat.to_string()) || self.names[seat.index()].to_lowercase() == who.to_lowercase()
        });
        match named {
            Some(seat) => self.voice.print(&self.scene().alhambra(seat)),
            None => self.voice.line(&self.voice.say("terminal-no-seat", &[("text", who.into())])),
        }
    }
    pub(super) fn rules(&self, id: &str) -> Result<(), Failure> {
        match rules::show(id, self.voice) {
            Some(text) => self.voice.print(&text),
            None => self.voice.line(&rules::unknown(id, self.voice)),
        }
    }
    pub(super) fn help(&self) -> Result<(), Failure> {
        let say = |id: &str| self.voice.say(&format!("terminal-help-{id}"), &[]);
        self.voice.line(&heading(&say("title")))?;
        let lines = [
            "number",
            "move",
            "all",
            "table",
            "why",
            "hint",
            "undo",
            "log",
            "score",
            "board",
            "rules",
            "save",
            "help",
            "quit",
            "cells",
            "board-signs",
        ];
        for id in lines {
            self.voice.line(&format!("  {}", wrap(&say(id), WIDTH - 4, 4)))?;
        }
        self.voice.line(&format!("  {}", crate::draw::tile::legend(&self.voice.words)))?;
        for (sign, text) in pieces::legend(&self.voice.words, self.session.game().open().config()) {
            self.voice.line(&format!("   {sign}  {}", wrap(&text, WIDTH - width(&sign) - 5, 6)))?;
        }
        Ok(())
    }
}

/// One line of the log.
fn line(event: &Event, text: &str) -> String {
    let style = match event {
        Event::Turn { .. } => paint::STRONG,
        Event::Scored { .. } | Event::Over { .. } | Event::ScoringCard { .. } => paint::GOOD,
        _ => paint::NONE,
    };
    format!("· {}", paint(style, wrap(text, WIDTH - 4, 2)))
}
