//! A table on this device: the same one that a server runs, for people who sit around one screen, and for playing alone without
//! a network. It speaks as a server's socket does (docs/api.md).

#![allow(clippy::needless_pass_by_value, reason = "what crosses the border is given away")]

use sabika_host::{
    Due, Eye, FromClient, Line, Listed, Look, Opening, Person, Refused, Request, Since, Table, ToClient, ToJson, Why,
};
use sabika_words::{Lang, Words};
use wasm_bindgen::prelude::wasm_bindgen;

/// A table, and the one person who runs it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Host {
    table: Table,
    me: Person,
    words: Words,
    /// Lines that nobody has kept yet.
    fresh: Vec<Line>,
    /// What was told last.
    told: Option<Since>,
}

/// What went wrong, in words.
pub(crate) fn said(error: impl ToString) -> String {
    error.to_string()
}

/// A language, in these words.
pub(crate) fn spoken(lang: &str, words: &str) -> Result<Words, String> {
    Ok(Words::of(lang.parse::<Lang>().map_err(said)?, std::iter::once(words)))
}

#[wasm_bindgen]
impl Host {
    /// A new table: `opening` holds `config`, `seed` (64 hexadecimal digits by chance) and `settings`; or it is what
    /// [`crate::Replay::fork`] gives.
    pub fn open(opening: &str, lang: &str, words: &str, now: f64) -> Result<Host, String> {
        let (opening, me) = (Opening::from_json(opening).map_err(said)?, here()?);
        let first = Table::opened(&opening, me.clone(), now as u64).map_err(said)?;
        let mut host = Host::of([first.clone()], me, lang, words)?;
        host.fresh.push(first);
        Ok(host)
    }
    /// A table that was kept, from its lines.
    pub fn again(lines: Vec<String>, lang: &str, words: &str, now: f64) -> Result<Host, String> {
        let lines: Result<Vec<Line>, _> = lines.iter().map(|line| Line::from_json(line)).collect();
        let mut host = Host::of(lines.map_err(said)?, here()?, lang, words)?;
        host.add(host.table.woken(now as u64));
        Ok(host)
    }
    fn of(lines: impl IntoIterator<Item = Line>, me: Person, lang: &str, words: &str) -> Result<Host, String> {
        let (words, table) = (spoken(lang, words)?, Table::replay(lines).map_err(said)?);
        Ok(Host { table, me, words, fresh: vec![], told: None })
    }
    /// From now on it speaks this language, in these words.
    pub fn speak(&mut self, lang: &str, words: &str) -> Result<(), String> {
        self.words = spoken(lang, words)?;
        Ok(())
    }
    /// What somebody wants, as a message to a server, and what it would answer.
    pub fn say(&mut self, message: &str, now: f64) -> Result<String, String> {
        let FromClient { key, command } = FromClient::from_json(message).map_err(said)?;
        let request = Request { who: self.me.clone(), key: key.clone(), command, secret: None };
        let answer = match self.table.decide(&request, now as u64) {
            Ok(lines) => {
                self.add(lines);
                ToClient::Done { key, link: None }
            }
            Err(Refused::Known) => ToClient::Done { key, link: None },
            Err(refused) => self.table.refusal(key, &self.me, &refused, &self.words),
        };
        Ok(answer.to_json())
    }
    /// One thing that happens by itself: a bot moves, or a time is up. So many milliseconds need not be asked for the next one; none
    /// until somebody says something. A bot that [lacks](Host::lacks) weights does not move: that is an error.
    pub fn go_on(&mut self, now: f64) -> Result<Option<f64>, String> {
        let at = now as u64;
        let lines = match self.table.due(at) {
            Due::Nothing => return Ok(None),
            Due::Until(then) => return Ok(Some(then.saturating_sub(at).max(1) as f64)),
            Due::Lines(lines) => lines,
            Due::Bot(_) => {
                self.table.bot_lacks().map_or(Ok(()), without)?;
                let Some(thinker) = self.table.thinker() else { return Ok(None) };
                let line = thinker.choose().and_then(|mv| self.table.bot_moved(thinker.ply, thinker.since, mv, at));
                let Some(line) = line else { return Ok(None) };
                vec![line]
            }
        };
        self.add(lines);
        Ok(Some(0.0))
    }
    /// The name of the weights without which it cannot [go on](Host::go_on) now, or give a hint; whoever runs the table hands them
    /// over first ([`crate::learn_weights`]).
    pub fn lacks(&self, for_hint: bool) -> Option<String> {
        let eye = if for_hint { self.table.adviser_lacks() } else { self.table.bot_lacks() };
        eye.map(|eye| eye.name().to_string())
    }
    /// The table as it is now, as a server would send it: all of it with all that has happened, or what is new since the last time.
    pub fn see(&mut self, all: bool, now: f64) -> String {
        let since = if all { Some(Since::BEGINNING) } else { self.told };
        let update = self.table.update(Some(&self.me), Look::Drawn, since, now as u64, &self.words);
        let ply = self.table.session().map(sabika_session::Session::ply);
        self.told = Some(Since { lines: self.table.lines(), ply });
        ToClient::Table(Box::new(update)).to_json()
    }
    /// Why the one who is asked may not make a move, or not touch a thing: a `Why`, and a `Refusal` or `null`.
    pub fn why(&self, what: &str) -> Result<String, String> {
        let what = Why::from_json(what).map_err(said)?;
        Ok(self.table.why(&self.me, &what, &self.words).map_err(said)?.to_json())
    }
    /// What a bot would do for whoever is asked: a `Hint`, or `null` where nobody here is.
    pub fn hint(&self) -> Result<String, String> {
        self.table.adviser_lacks().map_or(Ok(()), without)?;
        Ok(self.table.hint(&self.me, &self.words).to_json())
    }
    /// What a list of tables shows: the table around the game, and whether it waits for somebody here.
    pub fn seen(&self) -> String {
        let asked = self.table.session().and_then(sabika_session::Session::ask);
        let chair = asked.map(|ask| &self.table.chairs()[ask.seat.index()]);
        let your_turn = chair.is_some_and(|chair| chair.is_present() && chair.person() == Some(&self.me));
        Listed { table: self.table.seen(Some(&self.me)), your_turn }.to_json()
    }
    /// The lines that were added since this was asked last: whoever keeps them all can go on with the table at any time.
    pub fn lines(&mut self) -> Vec<String> {
        self.fresh.drain(..).map(|line| line.to_json()).collect()
    }
    /// The record of a game that is over.
    pub fn record(&self) -> Option<String> {
        Some(self.table.record()?.to_json())
    }
    fn add(&mut self, lines: Vec<Line>) {
        self.table.apply_all(lines.clone());
        self.fresh.extend(lines);
    }
}

/// Nobody looks ahead with an eye that has learned nothing.
fn without(eye: Eye) -> Result<(), String> {
    Err(format!("the weights \"{}\" were not handed over yet", eye.name()))
}

/// Whoever sits before this device.
fn here() -> Result<Person, String> {
    Person::new("here").ok_or_else(|| "nobody".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Replay;
    use serde_json::{Value, json};

    fn words() -> String {
        ["core", "vizier", "squares"]
            .map(|name| {
                std::fs::read_to_string(format!("{}/../../locales/en/{name}.ftl", env!("CARGO_MANIFEST_DIR")))
                    .expect("words")
            })
            .join("\n")
    }

    fn told(text: Result<String, String>) -> Value {
        serde_json::from_str(&text.expect("an answer")).expect("JSON")
    }

    fn say(host: &mut Host, command: Value, now: f64) -> Value {
        told(host.say(&json!({"command": command}).to_string(), now))
    }

    /// Two people on one device and a bot play a whole game; in the middle the page is closed and opened again.
    #[test]
    fn a_game_on_one_device() {
        let opening = json!({
            "config": {"players": 3, "modules": ["vizier", "squares"]}, "seed": "07".repeat(32), "settings": {"one_device": true}
        });
        crate::tests::learn();
        let mut host = Host::open(&opening.to_string(), "en", &words(), 0.0).expect("a table");
        let (mut kept, mut now, mut moves) = (host.lines(), 0.0, 0);
        for command in [
            json!({"do": "sit", "seat": 0, "name": "Anna"}),
            json!({"do": "sit", "seat": 1, "name": "Ben"}),
            json!({"do": "seat_bot", "seat": 2, "bot": "buy_first"}),
            json!({"do": "begin"}),
        ] {
            assert_eq!(say(&mut host, command, now)["type"], "done");
        }
        assert!(host.say("nonsense", now).is_err() && host.why("nonsense").is_err());
        loop {
            while host.go_on(now) == Ok(Some(0.0)) {}
            let seen = told(Ok(host.see(false, now)));
            kept.extend(host.lines());
            let about = told(Ok(host.seen()));
            assert_eq!(about["your_turn"], seen["view"]["over"] == false);
            if seen["view"]["over"] == true {
                assert_eq!((&about["table"]["stage"], told(host.hint())), (&json!("over"), Value::Null));
                break;
            }
            let question = &seen["question"];
            let choices = question["choices"].as_array().expect("choices");
            let mv = &choices[moves % choices.len()]["move"];
            let hint = told(host.hint());
            assert!(
                choices.iter().any(|choice| choice["move"] == hint["move"] && choice["say"] == hint["say"]),
                "{hint}"
            );
            assert!(hint["now"].is_i64() && hint["then"].is_i64());
            assert_eq!(told(host.why(&json!({"move": mv}).to_string())), Value::Null);
            let far = told(host.why(&json!({"move": "build tower-13-E at 90,90"}).to_string()));
            assert!(far["rule"].is_string() && far["say"].is_string(), "{far}");
            let answer =
                say(&mut host, json!({"do": "move", "ply": question["ply"], "seen": seen["lines"], "move": mv}), now);
            assert_eq!(answer["type"], "done", "{answer}");
            (moves, now) = (moves + 1, now + 1_000.0);
            if moves == 20 {
                kept.extend(host.lines());
                host = Host::again(kept.clone(), "en", &words(), now).expect("the same table");
                let all = told(Ok(host.see(true, now)));
                assert_eq!((&all["news"]["since"], all["table"].is_object()), (&json!(0), true));
                let last =
                    all["news"]["items"].as_array().and_then(|items| items.last()).expect("things that happened");
                assert_eq!(last["ply"], all["view"]["ply"]);
            }
        }
        assert!(moves > 40 && host.record().is_some_and(|record| record.contains("Anna")));
        assert!(Host::again(kept[1..].to_vec(), "en", &words(), now).is_err());
    }

    /// A record is looked at, and gone on with from the middle.
    #[test]
    fn a_record_is_replayed_and_left() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records");
        let squares =
            std::fs::read_dir(format!("{path}/squares")).expect("records").next().expect("one").expect("read");
        let text = std::fs::read_to_string(squares.path()).expect("a record");
        assert!(Replay::of("nonsense", "en", &words()).is_err() && Replay::of(&text, "fr", &words()).is_err());
        let replay = Replay::of(&text, "en", &words()).expect("a record");
        let (last, middle) = (replay.plies(), replay.plies() / 2);
        let end = told(replay.at(last, None));
        assert_eq!((&end["view"]["over"], &end["plies"]), (&json!(true), &json!(last)));
        let seen = told(replay.at(middle, Some(1)));
        assert_eq!((&seen["view"]["ply"], &seen["view"]["seat"]), (&json!(middle), &json!(1)));
        assert_eq!(seen["news"]["since"], middle - 1);
        assert_eq!(told(replay.at(0, None))["news"], Value::Null);
        assert!(replay.at(last + 1, None).is_err() && replay.at(0, Some(9)).is_err());
        assert!(replay.fork(last + 1, None).is_err() && replay.fork(last, Some(0)).is_ok());
        let opening = replay.fork(middle, Some(1)).expect("an opening");
        assert_ne!(opening, replay.fork(middle, Some(1)).expect("an opening"), "dealt anew each time");
        let mut host = Host::open(&opening, "en", &words(), 0.0).expect("a table");
        let players = end["view"]["players"].as_array().expect("players").len();
        for seat in 0..players {
            assert_eq!(say(&mut host, json!({"do": "sit", "seat": seat, "name": "Anna"}), 0.0)["type"], "done");
        }
        assert_eq!(say(&mut host, json!({"do": "begin"}), 0.0)["type"], "done");
        let goes_on = told(Ok(host.see(true, 0.0)));
        assert_eq!(goes_on["view"]["ply"], middle);
        assert_eq!(goes_on["view"]["market"]["yard"], seen["view"]["market"]["yard"]);
        let over = Host::open(&replay.fork(last, None).expect("an opening"), "en", &words(), 0.0);
        assert!(over.is_err(), "nothing is left to play");
    }
}
