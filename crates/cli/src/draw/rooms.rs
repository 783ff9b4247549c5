//! What rooms show of themselves. Notices that share a title stand under it once; what is told of each type is a row under
//! the letters of the types; a tile that nobody has yet is drawn.

use super::{
    WIDTH, beside, fill,
    grid::{Field, grid, left},
    paint,
    table::{Scene, heading},
    tile, width, wrap,
};
use sabika_engine::{
    declare::Declared,
    modules::{ModuleNotice, Rooms},
    score::Participant,
    value::{Building, Fact, Seat, Tile},
};
use sabika_words::Line;

/// The rooms of the game and of the modules in play, as this seat sees them; none where there are none.
pub fn draw(scene: &Scene<'_>, seat: Seat) -> Option<String> {
    let config = scene.open().config();
    let mut out = String::new();
    for module in config.game.room().into_iter().chain(config.modules.iter()) {
        let notices = scene.game.rooms().notices(module, scene.open(), Some(seat));
        if !notices.is_empty() {
            out += &format!("{}\n{}", heading(&scene.words.module_name(module)), room(scene, &notices));
        }
    }
    (!out.is_empty()).then_some(out)
}

/// A notice in words, and how it is drawn.
struct Shown {
    line: Line,
    form: Form,
}

#[derive(Clone, Copy, PartialEq)]
enum Form {
    Words,
    /// A row with a field for each type.
    Row,
    /// Beside the tile that it is about.
    Tile(Tile),
}

impl Shown {
    fn of(scene: &Scene<'_>, notice: &ModuleNotice) -> Shown {
        let drawn = |(_, fact): &(_, Fact)| match fact {
            Fact::ByBuilding(_) => Some(Form::Row),
            Fact::Tile(tile) => Some(Form::Tile(*tile)).filter(|_| is_nobodys(scene, *tile)),
            _ => None,
        };
        let form = notice.facts().iter().find_map(drawn).unwrap_or(Form::Words);
        Shown { line: scene.words.notice(notice, scene.names), form }
    }
    /// Do they stand together?
    fn goes_with(&self, other: &Shown) -> bool {
        match (self.form, other.form) {
            (Form::Row, Form::Row) => true,
            (Form::Tile(_), Form::Tile(_)) => self.line.title == other.line.title,
            (Form::Words, Form::Words) => self.line.title.is_some() && self.line.title == other.line.title,
            _ => false,
        }
    }
}

fn is_nobodys(scene: &Scene<'_>, tile: Tile) -> bool {
    let mut all = scene.open().seats().map(Participant::Seat).chain([Participant::Dirk]);
    all.all(|who| !scene.open().tiles_of(who).has(tile))
}

fn room(scene: &Scene<'_>, notices: &[ModuleNotice]) -> String {
    let shown: Vec<Shown> = notices.iter().map(|notice| Shown::of(scene, notice)).collect();
    let (mut out, mut at) = (String::new(), 0);
    for group in shown.chunk_by(Shown::goes_with) {
        let title = group[0].line.title.as_deref();
        out += &match group[0].form {
            Form::Words => words(title, &group.iter().map(|one| one.line.text.as_str()).collect::<Vec<_>>()),
            Form::Tile(_) => {
                headline(title) + &beside(&group.iter().map(|one| labelled(scene, one)).collect::<Vec<_>>(), 1)
            }
            Form::Row => {
                let rows = group.iter().zip(&notices[at..]).map(|(one, notice)| row(&one.line.text, notice));
                grid(&std::iter::once(letters(scene)).chain(rows).collect::<Vec<_>>())
            }
        };
        at += group.len();
    }
    out
}

/// A title above what belongs to it.
fn headline(title: Option<&str>) -> String {
    title.map_or(String::new(), |title| format!("  {}\n", wrap(&format!("{title}:"), WIDTH - 2, 4)))
}

/// One line, or one after the other behind their title; many long ones in two columns below it. Short ones stay whole.
fn words(title: Option<&str>, texts: &[&str]) -> String {
    const LONG: usize = 20;
    const HALF: usize = WIDTH / 2 - 2;
    let widest = texts.iter().map(|text| width(text)).max().unwrap_or(0);
    if texts.len() > 3 && (LONG..=HALF).contains(&widest) {
        let rows = texts.chunks(2).map(|two| two.iter().map(left).collect());
        return headline(title) + &grid(&rows.collect::<Vec<Vec<Field>>>());
    }
    let title = title.map_or(String::new(), |title| format!("{title}:"));
    let listed: Vec<String> = texts
        .iter()
        .enumerate()
        .map(|(n, text)| format!("{text}{}", if n + 1 < texts.len() { " ·" } else { "" }))
        .collect();
    let parts = listed.iter().flat_map(|text| match width(text) {
        ..=HALF => vec![text.as_str()],
        _ => text.split_whitespace().collect(),
    });
    format!("  {}\n", fill(title.split_whitespace().chain(parts), WIDTH - 2, 4))
}

/// A tile with what is said of it on its right.
fn labelled(scene: &Scene<'_>, shown: &Shown) -> Vec<String> {
    let Form::Tile(tile) = shown.form else { return vec![] };
    let mut lines = tile::lone(&scene.words, tile);
    // One line of words stands in the middle.
    for (line, words) in lines.iter_mut().skip(1).zip(shown.line.text.lines()) {
        *line += &format!(" {words}");
    }
    lines
}

/// The letters of the types above their fields.
fn letters(scene: &Scene<'_>) -> Vec<Field> {
    let letter = |kind| left(format!(" {} ", scene.words.letter(kind))).painted(paint::building(kind));
    std::iter::once(left("")).chain(Building::ALL.map(letter)).collect()
}

fn row(label: &str, notice: &ModuleNotice) -> Vec<Field> {
    let by_type = notice.facts().into_iter().find_map(|(_, fact)| match fact {
        Fact::ByBuilding(facts) => Some(facts),
        _ => None,
    });
    let field = |fact: Fact| match amount(&fact).as_str() {
        "0" => left(" ·").painted(paint::FAINT),
        amount => left(format!(" {amount}")),
    };
    std::iter::once(left(label)).chain(by_type.into_iter().flatten().map(field)).collect()
}

/// `3`, or `12/5` where there are several.
fn amount(fact: &Fact) -> String {
    match fact {
        Fact::Number(number) => number.to_string(),
        Fact::List(facts) => facts.iter().map(amount).collect::<Vec<_>>().join("/"),
        _ => String::new(),
    }
}
