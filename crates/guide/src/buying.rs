//! What can be bought, for how much, and what may help or follow: the table of BASE-P7.

use sabika_engine::modules::{
    ModuleId, ModuleSet, Moment,
    guide::{Boon, Sold},
};
use sabika_words::Words;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that can be bought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideBuying")]
pub struct Buying {
    /// What.
    pub what: String,
    /// For how much.
    pub price: String,
    /// What may help, or follows, of the columns that this game has.
    pub marks: Vec<String>,
}

/// A column of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "GuideColumn")]
pub struct Column {
    /// Its name in `marks`.
    pub name: String,
    /// Its heading.
    pub title: String,
}

/// The columns that a game with these rooms has: a further action always, something for a surplus where a room deals with
/// one, and what the rooms bring.
pub fn columns(words: &Words, rooms: ModuleSet) -> Vec<(Boon, Column)> {
    let mut all = vec![(Boon::Again, "again")];
    if rooms.take_part(Moment::Surplus) {
        all.push((Boon::Back, "back"));
    }
    all.extend(rooms.iter().flat_map(|room| room.guide().brings));
    all.sort_by_key(|(boon, _)| *boon);
    let column = |(boon, name): (Boon, &str)| {
        (boon, Column { name: name.into(), title: words.say(&format!("guide-column-{name}"), &[]) })
    };
    all.into_iter().map(column).collect()
}

/// What can be bought in a game with these rooms.
pub fn rows(words: &Words, rooms: ModuleSet, columns: &[(Boon, Column)]) -> Vec<Buying> {
    let own = rooms.iter().flat_map(|room: ModuleId| room.guide().sells);
    let mut all: Vec<&Sold> = [&Sold::BUILDING].into_iter().chain(own).collect();
    all.sort_by_key(|sold| sold.row);
    let row = |sold: &Sold| {
        let what = format!("guide-buy-{}", sold.name);
        let price = Some(format!("{what}-price")).filter(|id| words.has(id));
        let marked = columns.iter().filter(|(boon, _)| sold.boons.contains(boon));
        Buying {
            what: words.say(&what, &[]),
            price: words.say(price.as_deref().unwrap_or("guide-buy-like"), &[]),
            marks: marked.map(|(_, column)| column.name.clone()).collect(),
        }
    };
    all.into_iter().map(row).collect()
}

/// What the columns mean, several together where they mean the same.
pub fn legends(words: &Words, columns: &[(Boon, Column)]) -> Vec<String> {
    let legend = |boon| match boon {
        Boon::Again => "again",
        Boon::Back => "back",
        Boon::Joint | Boon::Gems | Boon::Saved | Boon::Whole => "pays",
        Boon::Between => "between",
        Boon::Dear | Boon::Spied => "gets",
    };
    let all = ["again", "back", "pays", "between", "gets"].into_iter().filter_map(|name| {
        let about = columns.iter().filter(|(boon, _)| legend(*boon) == name).map(|(_, column)| column.title.as_str());
        let about = about.collect::<Vec<_>>().join(", ");
        (!about.is_empty()).then(|| words.say(&format!("guide-legend-{name}"), &[("columns", about.into())]))
    });
    all.collect()
}
