//! A question as short menus: first what is done, then with what, where, how it is paid. For keyboards, screen readers and
//! whoever would rather read than point.

use crate::{Choice, Question, Thing, narrow::without};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// As many choices are shown one by one.
const FEW: usize = 9;

/// As many things of one kind of move are shown one by one.
const THINGS: usize = 6;

/// As many choices that begin with one thing are shown one by one, unless they are ways to pay for it.
const WAYS: usize = 3;

/// One line of a menu: a choice, or several that another menu tells apart.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Entry {
    /// The heading it stands under, by its place in [`Question::groups`].
    pub group: u32,
    /// What it does, as a sentence. What its choices do not have in common is left out: `Build garden 8 at …`.
    pub say: String,
    /// The choices, by their place in the question; the best first.
    pub choices: Vec<u32>,
    /// What is touched by taking this line, if that is one thing.
    pub thing: Option<Thing>,
}

impl Entry {
    /// The choice, if it is only one.
    pub fn choice(&self) -> Option<u32> {
        if let [only] = self.choices[..] { Some(only) } else { None }
    }
}

/// The menu of the choices that are left (by their place in the question) when these things have been touched. At the
/// beginning all are left and nothing is touched.
pub fn menu(question: &Question, left: &[u32], touched: &[Thing]) -> Vec<Entry> {
    let choices = || left.iter().filter_map(|at| Some((*at, question.choices.get(*at as usize)?)));
    let single = |(at, choice): (u32, &Choice)| Entry {
        group: choice.group,
        say: choice.say.clone(),
        choices: vec![at],
        thing: next(choice, touched),
    };
    if left.len() <= FEW {
        return choices().map(single).collect();
    }
    let kinds = gathered(choices(), |choice| (choice.group, choice.verb.clone()));
    let mut entries = Vec::new();
    for kind in &kinds {
        let things = gathered(kind.iter().copied(), |choice| next(choice, touched));
        match things.len() {
            // What all have in common need not be asked for.
            1 if kinds.len() == 1 && next(kind[0].1, touched).is_some() => {
                let also = next(kind[0].1, touched);
                return menu(question, left, &touched.iter().cloned().chain(also).collect::<Vec<_>>());
            }
            things if things > THINGS && kinds.len() > 1 => entries.push(entry(kind, None)),
            _ => {
                for some in &things {
                    if some.len() <= WAYS && !some[0].1.touches.iter().any(|t| matches!(t, Thing::Money { .. })) {
                        entries.extend(some.iter().copied().map(single));
                    } else {
                        entries.push(entry(some, next(some[0].1, touched)));
                    }
                }
            }
        }
    }
    entries
}

/// The first thing of a choice that was not touched.
fn next(choice: &Choice, touched: &[Thing]) -> Option<Thing> {
    without(&choice.touches, touched)?.first().map(|thing| (*thing).clone())
}

fn entry(choices: &[(u32, &Choice)], thing: Option<Thing>) -> Entry {
    let sentences: Vec<&str> = choices.iter().map(|(_, choice)| choice.say.as_str()).collect();
    Entry {
        group: choices[0].1.group,
        say: in_common(&sentences),
        choices: choices.iter().map(|(at, _)| *at).collect(),
        thing,
    }
}

/// Choices that are alike in something stand together, in the order of the first of them.
fn gathered<'a, K: PartialEq>(
    choices: impl Iterator<Item = (u32, &'a Choice)>,
    key: impl Fn(&Choice) -> K,
) -> Vec<Vec<(u32, &'a Choice)>> {
    let mut all: Vec<(K, Vec<(u32, &Choice)>)> = Vec::new();
    for (at, choice) in choices {
        let own = key(choice);
        match all.iter_mut().find(|(known, _)| *known == own) {
            Some((_, alike)) => alike.push((at, choice)),
            None => all.push((own, vec![(at, choice)])),
        }
    }
    all.into_iter().map(|(_, alike)| alike).collect()
}

/// The words at the beginning and at the end that sentences share, with a gap between.
fn in_common(sentences: &[&str]) -> String {
    let [first, others @ ..] = sentences else { return String::new() };
    if others.iter().all(|other| other == first) {
        return (*first).to_string();
    }
    let words: Vec<&str> = first.split(' ').collect();
    let shared = |other: &&str, backwards: bool| {
        let (mut own, mut their): (Vec<&str>, Vec<&str>) = (words.clone(), other.split(' ').collect());
        if backwards {
            own.reverse();
            their.reverse();
        }
        own.iter().zip(&their).take_while(|(a, b)| a == b).count()
    };
    let shortest = sentences.iter().map(|text| text.split(' ').count()).min().unwrap_or(0);
    let begin = others.iter().map(|other| shared(other, false)).min().unwrap_or(0);
    let end = others.iter().map(|other| shared(other, true)).min().unwrap_or(0).min(shortest - begin);
    let (begin, end) = (&words[..begin], &words[words.len() - end..]);
    // What stands in brackets is said whole or not at all.
    let opened =
        begin.iter().rposition(|word| word.starts_with('(')).filter(|at| !begin[*at..].join(" ").contains(')'));
    let closed = end.iter().position(|word| word.contains(')')).filter(|at| !end[..=*at].join(" ").contains('('));
    let (begin, end) = (&begin[..opened.unwrap_or(begin.len())], &end[closed.map_or(0, |at| at + 1)..]);
    let parts = [begin.join(" "), "…".into(), end.join(" ")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::in_common;

    #[test]
    fn what_sentences_share_is_said_once() {
        assert_eq!(in_common(&["Build G 8 at 1,0", "Build G 8 at 2,0"]), "Build G 8 at …");
        assert_eq!(in_common(&["Swap A for C", "Swap B for C", "Swap B and A for C"]), "Swap … for C");
        assert_eq!(in_common(&["Take 5", "Take 5"]), "Take 5");
        assert_eq!(in_common(&["a b", "a b b"]), "a b …");
        assert_eq!(in_common(&["one", "two"]), "…");
        assert_eq!(in_common(&["Build G (wall E) at 1,0", "Build G (wall W) at 1,0"]), "Build G … at 1,0");
    }
}
