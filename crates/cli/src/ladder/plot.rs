//! The ladder as a picture: a dot for each bot, a line for what is uncertain.

use super::{Entry, Standing};

const WIDE: f64 = 760.0;
const LEFT: f64 = 120.0;
const RIGHT: f64 = 24.0;
const ROW: f64 = 26.0;
const HEAD: f64 = 46.0;
const FOOT: f64 = 34.0;

/// An SVG of all tables, one below the other on one scale.
pub fn svg(standings: &[Standing]) -> String {
    let entries = || standings.iter().flat_map(|standing| &standing.bots);
    let least = entries().map(|entry| entry.strength.low).fold(1_000.0, f64::min);
    let most = entries().map(|entry| entry.strength.high).fold(1_000.0, f64::max);
    let (from, to) = ((least / 100.0).floor() * 100.0 - 50.0, (most / 100.0).ceil() * 100.0 + 50.0);
    let x = |rating: f64| LEFT + (rating - from) / (to - from) * (WIDE - LEFT - RIGHT);
    let tall: f64 = standings.iter().map(|standing| HEAD + ROW * standing.bots.len() as f64).sum::<f64>() + FOOT;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {tall}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDE}\" height=\"{tall}\" fill=\"#fbf7ef\"/>\n"
    );
    let step = if to - from > 1_500.0 { 200 } else { 100 };
    for mark in ((from as i32).div_euclid(step) + 1..).map(|n| n * step).take_while(|mark| f64::from(*mark) < to) {
        let at = x(f64::from(mark));
        out += &format!(
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"30\" y2=\"{:.1}\" stroke=\"#d9cfba\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#6b5d45\">{mark}</text>\n",
            tall - FOOT + 4.0,
            tall - 10.0
        );
    }
    let mut y = 0.0;
    for standing in standings {
        out += &format!(
            "<text x=\"12\" y=\"{:.1}\" font-weight=\"bold\" fill=\"#3a2f1d\">{}</text>\n",
            y + 26.0,
            standing.table
        );
        y += HEAD;
        for entry in &standing.bots {
            out += &row(entry, y, &x);
            y += ROW;
        }
    }
    out + "</svg>\n"
}

fn row(entry: &Entry, y: f64, x: &dyn Fn(f64) -> f64) -> String {
    let (low, at, high) = (x(entry.strength.low), x(entry.strength.rating), x(entry.strength.high));
    format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#3a2f1d\">{}</text>\
         <line x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#9c4f2f\" stroke-width=\"3\" stroke-linecap=\"round\"/>\
         <circle cx=\"{at:.1}\" cy=\"{y:.1}\" r=\"5.5\" fill=\"#9c4f2f\"/>\n",
        LEFT - 14.0,
        y + 4.5,
        escaped(&entry.bot),
    )
}

/// Commands of programs may hold anything.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
