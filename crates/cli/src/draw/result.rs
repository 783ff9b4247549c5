//! Scorings as tables: kinds of points down, players across.

use super::{
    grid::{Field, grid, left, right},
    paint,
    table::heading,
};
use sabika_engine::value::Seat;
use sabika_wire::{News, NewsItem, Scoring, SeatView};
use sabika_words::Words;
use std::collections::BTreeSet;

/// Somebody in a scoring: a seat, or Dirk.
type Who = Option<Seat>;

/// A scoring as it was held, and the points that followed it.
struct Held<'a> {
    scoring: &'a Scoring,
    after: Vec<&'a NewsItem>,
}

/// The points of these for one of them.
fn sum(items: &[&NewsItem], who: Who) -> i16 {
    let own = items.iter().filter_map(|item| item.points.as_ref()).filter(|points| points.seat == who);
    own.map(|points| points.points).sum()
}

/// The ledger of this news: the scorings in order, and the points that belong to none.
fn ledger(news: &News) -> (Vec<Held<'_>>, Vec<&NewsItem>) {
    let (mut held, mut beside) = (Vec::<Held<'_>>::new(), Vec::new());
    for item in &news.items {
        if let Some(scoring) = &item.scoring {
            held.push(Held { scoring, after: vec![] });
        } else if let Some(points) = &item.points {
            match held.last_mut().filter(|held| Some(held.scoring.round) == points.round) {
                Some(held) => held.after.push(item),
                None => beside.push(item),
            }
        }
    }
    (held, beside)
}

/// Everybody who takes part, with what they are called.
fn everybody(words: &Words, scoring: &Scoring, view: &SeatView) -> Vec<(Who, String)> {
    let seats = view.players.iter().map(|player| (Some(player.seat), player.name.clone()));
    seats.chain(scoring.dirk.map(|_| (None, words.say("dirk", &[])))).collect()
}

/// One scoring by kinds of points, with its sums.
pub fn scoring(words: &Words, scoring: &Scoring, view: &SeatView) -> String {
    table(words, &Held { scoring, after: vec![] }, view)
}

fn table(words: &Words, held: &Held<'_>, view: &SeatView) -> String {
    let all = everybody(words, held.scoring, view);
    let mut rows = vec![head(&all)];
    for row in &held.scoring.rows {
        let of = |who: Who| row.points.iter().filter(|own| own.seat == who).map(|own| own.points).sum();
        let fields = all.iter().map(|(who, _)| points(of(*who)));
        rows.push(std::iter::once(left(&row.title)).chain(fields).collect());
    }
    let title = |item: &&NewsItem| item.points.as_ref().map(|points| points.title.clone());
    let titles: BTreeSet<String> = held.after.iter().filter_map(title).collect();
    for title_of in titles {
        let own: Vec<&NewsItem> =
            held.after.iter().copied().filter(|item| title(item).as_deref() == Some(&title_of)).collect();
        rows.push(std::iter::once(left(title_of)).chain(all.iter().map(|(who, _)| points(sum(&own, *who)))).collect());
    }
    let total = |who: Who| {
        let counted = who.map_or(held.scoring.dirk.unwrap_or(0), |seat| held.scoring.totals[seat.index()]);
        counted + sum(&held.after, who)
    };
    let mut sums = vec![left(words.say("terminal-score-sum", &[])).painted(paint::STRONG)];
    sums.extend(all.iter().map(|(who, _)| right(total(*who)).painted(paint::STRONG)));
    rows.push(sums);
    grid(&rows)
}

/// Why each one gets what: one line for each kind that brings something.
pub fn reasons(words: &Words, scoring: &Scoring, view: &SeatView, wide: usize) -> String {
    let mut out = String::new();
    for (who, name) in everybody(words, scoring, view) {
        out += &format!("  {}\n", paint::paint(paint::STRONG, name));
        for row in &scoring.rows {
            for own in row.points.iter().filter(|own| own.seat == who) {
                let rule = row.rule.as_ref().map_or(String::new(), |rule| format!(" [{rule}]"));
                let text = format!("{}: {}{rule}", row.title, own.say);
                out += &format!("  {:>4}  {}\n", own.points, super::wrap(&text, wide - 8, 8));
            }
        }
    }
    out
}

/// All scorings of a game so far, and the final scores.
pub fn game(words: &Words, news: &News, view: &SeatView) -> String {
    let (scorings, beside) = ledger(news);
    let mut out = String::new();
    for held in &scorings {
        let title = words.say("terminal-scoring", &[("round", held.scoring.round.into())]);
        out += &format!("{}\n{}\n", heading(&title), table(words, held, view));
    }
    if view.over {
        let all: Vec<(Who, String)> =
            view.players.iter().map(|player| (Some(player.seat), player.name.clone())).collect();
        let mut rows = vec![std::iter::once(left("")).chain(all.iter().map(|(_, name)| strong(name))).collect()];
        // Points that belong to no scoring, such as a kept magician's (CHA-M), or what everybody starts with (RED-7).
        if all.iter().any(|(who, _)| sum(&beside, *who) != 0) {
            let own = format!("terminal-score-beside-{}", view.game);
            let title = if words.has(&own) { &own } else { "terminal-score-beside" };
            let more = all.iter().map(|(who, _)| points(sum(&beside, *who)));
            rows.push(std::iter::once(left(words.say(title, &[]))).chain(more).collect());
        }
        let totals = view.players.iter().map(|player| right(player.score).painted(paint::GOOD));
        let title = left(words.say("terminal-score-total", &[])).painted(paint::GOOD);
        rows.push(std::iter::once(title).chain(totals).collect::<Vec<Field>>());
        out += &format!("{}\n{}", heading(&words.say("terminal-final", &[])), grid(&rows));
        let winners: Vec<String> = view.winners.iter().map(|seat| view.players[seat.index()].name.clone()).collect();
        let args = [("count", winners.len().into()), ("names", words.list(&winners).into())];
        out += &format!("\n{}\n", paint::paint(paint::GOOD, words.say("terminal-winner", &args)));
    }
    out
}

fn head(all: &[(Who, String)]) -> Vec<Field> {
    let names = all.iter().map(|(_, name)| right(name).painted(paint::FAINT));
    std::iter::once(left("")).chain(names).collect()
}

fn strong(name: &str) -> Field {
    right(name).painted(paint::STRONG)
}

fn points(points: i16) -> Field {
    if points == 0 { right("·").painted(paint::FAINT) } else { right(points) }
}
