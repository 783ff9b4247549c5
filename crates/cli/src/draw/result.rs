//! Scorings as tables: categories down, players across.

use super::{
    grid::{Field, grid, left, right},
    paint,
    table::heading,
};
use sabika_engine::{
    score::{Participant, Tally},
    table::OpenTable,
    value::Seat,
};
use sabika_words::{Names, Words};

/// One scoring by category, with its sums.
pub fn scoring(words: &Words, tally: &Tally, names: &Names) -> String {
    let mut rows = vec![head(words, tally, names)];
    for category in tally.categories() {
        let mut row = vec![left(words.category(category))];
        row.extend(tally.participants().map(|who| points(tally.points(who, category))));
        rows.push(row);
    }
    let mut sums = vec![left(words.say("terminal-score-sum", &[])).painted(paint::STRONG)];
    sums.extend(tally.participants().map(|who| right(total(tally, who)).painted(paint::STRONG)));
    rows.push(sums);
    grid(&rows)
}

/// Why each participant gets what: one line for each category that brings something.
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
pub fn game(words: &Words, scorings: &[&Tally], open: &OpenTable, names: &Names) -> String {
    let mut out = String::new();
    for tally in scorings {
        let title = words.say("terminal-scoring", &[("round", tally.round.into())]);
        out += &format!("{}\n{}\n", heading(&title), scoring(words, tally, names));
    }
    if open.over {
        let mut head = vec![left("")];
        head.extend(open.seats().map(|seat| right(words.seat(seat, names)).painted(paint::STRONG)));
        let mut row = vec![left(words.say("terminal-score-total", &[])).painted(paint::GOOD)];
        row.extend(open.seats().map(|seat| right(open.scores[seat]).painted(paint::GOOD)));
        // Points that belong to no scoring, such as a kept magician's (CHA-M).
        let beside = |seat: Seat| open.scores[seat] - scorings.iter().map(|tally| tally.total(seat)).sum::<i16>();
        let mut rows = vec![head];
        if scorings.len() == open.rounds_held.iter().count() && open.seats().any(|seat| beside(seat) != 0) {
            let mut more = vec![left(words.say("terminal-score-beside", &[]))];
            more.extend(open.seats().map(|seat| points(beside(seat))));
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

fn total(tally: &Tally, who: Participant) -> i16 {
    match who {
        Participant::Seat(seat) => tally.total(seat),
        Participant::Dirk => tally.dirk_total(),
    }
}
