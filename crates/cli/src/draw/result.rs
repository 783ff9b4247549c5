//! Scorings as tables: categories down, players across.

use super::{
    grid::{Field, grid, left, right},
    paint,
    table::heading,
};
use sabika_engine::{
    flow::Event,
    modules::ModuleId,
    score::{Category, Participant, Tally},
    table::OpenTable,
};
use sabika_words::{Names, Words};

/// Points that were told beside those of a tally.
#[derive(Clone, Copy)]
struct More {
    who: Participant,
    points: i16,
    by: ModuleId,
}

/// A scoring as it was held, and what followed it.
struct Held<'a> {
    tally: &'a Tally,
    after: Vec<More>,
}

impl Held<'_> {
    fn total(&self, who: Participant) -> i16 {
        self.tally.total_of(who) + sum(&self.after, who)
    }
}

fn sum(more: &[More], who: Participant) -> i16 {
    more.iter().filter(|more| more.who == who).map(|more| more.points).sum()
}

/// The ledger of these events: the scorings in order, and the points that belong to none.
fn ledger(events: &[Event]) -> (Vec<Held<'_>>, Vec<More>) {
    let (mut held, mut beside) = (Vec::<Held<'_>>::new(), Vec::new());
    for event in events {
        match event {
            Event::Scored { tally, .. } => held.push(Held { tally, after: vec![] }),
            Event::Points { who, points, by, round, .. } => {
                let more = More { who: *who, points: *points, by: *by };
                match held.last_mut().filter(|held| Some(held.tally.round) == *round) {
                    Some(held) => held.after.push(more),
                    None => beside.push(more),
                }
            }
            _ => {}
        }
    }
    (held, beside)
}

/// One scoring by category, with its sums.
pub fn scoring(words: &Words, tally: &Tally, names: &Names) -> String {
    table(words, &Held { tally, after: vec![] }, names)
}

fn table(words: &Words, held: &Held<'_>, names: &Names) -> String {
    let tally = held.tally;
    let mut rows = vec![head(words, tally, names)];
    for category in tally.categories() {
        let mut row = vec![left(words.category(category))];
        row.extend(tally.participants().map(|who| points(tally.points(who, category))));
        rows.push(row);
    }
    for by in ModuleId::ROOMS.iter().copied().filter(|by| held.after.iter().any(|more| more.by == *by)) {
        let own: Vec<More> = held.after.iter().copied().filter(|more| more.by == by).collect();
        let mut row = vec![left(words.category(Category::Module(by)))];
        row.extend(tally.participants().map(|who| points(sum(&own, who))));
        rows.push(row);
    }
    let mut sums = vec![left(words.say("terminal-score-sum", &[])).painted(paint::STRONG)];
    sums.extend(tally.participants().map(|who| right(held.total(who)).painted(paint::STRONG)));
    rows.push(sums);
    grid(&rows)
}

/// Why each participant gets what on this table: one line for each category that brings something.
pub fn reasons(words: &Words, tally: &Tally, names: &Names) -> String {
    let mut out = String::new();
    for who in tally.participants() {
        out += &format!("  {}\n", paint::paint(paint::STRONG, words.participant(who, names)));
        for category in tally.categories() {
            if let Some(reason) = words.reason(tally, who, category) {
                let points = tally.points(who, category);
                let rule = tally.rule(category).map_or(String::new(), |rule| format!(" [{rule}]"));
                let text = format!("{}: {reason}{rule}", words.category(category));
                out += &format!("  {points:>4}  {}\n", super::wrap(&text, super::WIDTH - 8, 8));
            }
        }
    }
    out
}

/// All scorings of a game and the final scores.
pub fn game(words: &Words, events: &[Event], open: &OpenTable, names: &Names) -> String {
    let (scorings, beside) = ledger(events);
    let mut out = String::new();
    for held in &scorings {
        let title = words.say("terminal-scoring", &[("round", held.tally.round.into())]);
        out += &format!("{}\n{}\n", heading(&title), table(words, held, names));
    }
    if open.is_over() {
        let mut head = vec![left("")];
        head.extend(open.seats().map(|seat| right(words.seat(seat, names)).painted(paint::STRONG)));
        let mut row = vec![left(words.say("terminal-score-total", &[])).painted(paint::GOOD)];
        row.extend(open.seats().map(|seat| right(open.score(seat)).painted(paint::GOOD)));
        let mut rows = vec![head];
        // Points that belong to no scoring, such as a kept magician's (CHA-M), or what everybody starts with (RED-7).
        if open.seats().any(|seat| sum(&beside, seat.into()) != 0) {
            let own = format!("terminal-score-beside-{}", open.config().game);
            let title = if words.has(&own) { &own } else { "terminal-score-beside" };
            let mut more = vec![left(words.say(title, &[]))];
            more.extend(open.seats().map(|seat| points(sum(&beside, seat.into()))));
            rows.push(more);
        }
        rows.push(row);
        out += &format!("{}\n{}", heading(&words.say("terminal-final", &[])), grid(&rows));
        let winners: Vec<String> = open.winners().map(|seat| words.seat(seat, names)).collect();
        let args = [("count", winners.len().into()), ("names", words.list(&winners).into())];
        out += &format!("\n{}\n", paint::paint(paint::GOOD, words.say("terminal-winner", &args)));
    }
    out
}

fn head(words: &Words, tally: &Tally, names: &Names) -> Vec<Field> {
    let mut head = vec![left("")];
    head.extend(tally.participants().map(|who| right(words.participant(who, names)).painted(paint::FAINT)));
    head
}

fn points(points: i16) -> Field {
    if points == 0 { right("·").painted(paint::FAINT) } else { right(points) }
}
