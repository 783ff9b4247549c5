//! What occurred, how often, and what never did.

use crate::common::{
    kinds::{self, Name},
    unseen,
};
use sabika_engine::{Title, modules::ModuleId};
use std::{collections::BTreeMap, fmt};

/// How often something occurred, by its name.
pub type Counts<K> = BTreeMap<K, u64>;

/// Pieces that described tables should have.
fn pieces(game: Title) -> &'static [&'static str] {
    match game {
        Title::Alhambra => &[
            "sites",
            "sultan cards",
            "caravanserais",
            "culture tiles",
            "falcons",
            "savings",
            "watchtowers",
            "turned tiles",
        ],
        Title::RedPalace => {
            &["plazas", "wall pieces", "half-buildings", "placed guards", "guards elsewhere", "pending"]
        }
    }
}

/// What occurred in some games.
#[derive(Default)]
pub struct Report {
    /// Which game was played.
    pub game: Title,
    pub games: u64,
    pub plies: u64,
    /// Moves made, by kind.
    pub moves: Counts<Name>,
    /// Questions asked, by topic.
    pub questions: Counts<&'static str>,
    /// Moves tried that nobody should make, and some that one may: refused by rule and reason, or accepted.
    pub refusals: Counts<(&'static str, Name)>,
    pub accepted: u64,
    /// What a re-deal of hidden things changed.
    pub secrets: Counts<&'static str>,
    /// Why the games ended.
    pub ends: Counts<&'static str>,
    /// Games with each module.
    pub modules: Counts<&'static str>,
    /// Pieces of the late modules on described tables.
    pub pieces: Counts<&'static str>,
    /// The seeds of games that broke the law.
    pub broken: Vec<u64>,
}

impl Report {
    /// Of a game, before anything occurred.
    pub fn of(game: Title) -> Report {
        Report { game, ..Report::default() }
    }
    pub fn add(&mut self, other: Report) {
        fn sum<K: Ord>(all: &mut Counts<K>, more: Counts<K>) {
            for (key, n) in more {
                *all.entry(key).or_default() += n;
            }
        }
        self.games += other.games;
        self.plies += other.plies;
        self.accepted += other.accepted;
        sum(&mut self.moves, other.moves);
        sum(&mut self.questions, other.questions);
        sum(&mut self.refusals, other.refusals);
        sum(&mut self.ends, other.ends);
        sum(&mut self.secrets, other.secrets);
        sum(&mut self.modules, other.modules);
        sum(&mut self.pieces, other.pieces);
        self.broken.extend(other.broken);
    }
}

fn list<'a>(f: &mut fmt::Formatter<'_>, title: &str, lines: impl Iterator<Item = (String, &'a u64)>) -> fmt::Result {
    writeln!(f, "\n{title}")?;
    lines.into_iter().try_for_each(|(name, n)| writeln!(f, "{n:>12}  {name}"))
}

fn by_name<K: fmt::Display>(counts: &Counts<K>) -> impl Iterator<Item = (String, &u64)> {
    counts.iter().map(|(name, n)| (name.to_string(), n))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let refused: u64 = self.refusals.values().sum();
        writeln!(
            f,
            "{} games of {}, {} moves; tried besides: {refused} refused, {} accepted",
            self.games, self.game, self.plies, self.accepted
        )?;
        list(f, "Games with", by_name(&self.modules))?;
        list(f, "Described", by_name(&self.pieces))?;
        list(f, "Games ended by", by_name(&self.ends))?;
        list(f, "Dealt anew", by_name(&self.secrets))?;
        list(f, "Questions", by_name(&self.questions))?;
        list(f, "Moves", by_name(&self.moves))?;
        list(f, "Refusals", self.refusals.iter().map(|((rule, because), n)| (format!("{rule:<9} {because}"), n)))?;

        writeln!(f, "\nNever occurred")?;
        let mut never = 0;
        let mut tell = |f: &mut fmt::Formatter<'_>, what: &str, name: &dyn fmt::Display| {
            never += 1;
            writeln!(f, "  {what} {name}")
        };
        let game = self.game;
        let played = ModuleId::ALL.iter().filter(|module| game.takes(**module));
        for module in played.filter(|module| !self.modules.contains_key(module.name())) {
            tell(f, "module", module)?;
        }
        for piece in pieces(game).iter().filter(|piece| !self.pieces.contains_key(*piece)) {
            tell(f, "described", piece)?;
        }
        for topic in kinds::topics_of(game).filter(|topic| !self.questions.contains_key(topic.name())) {
            tell(f, "question", &topic.name())?;
        }
        for kind in kinds::moves_of(game).filter(|kind| !self.moves.contains_key(kind)) {
            tell(f, "move", &kind)?;
        }
        for because in kinds::refusals_of(game).filter(|because| !self.refusals.keys().any(|(_, b)| b == because)) {
            tell(f, "refusal", &because)?;
        }
        for secret in unseen::secrets(game).filter(|secret| !self.secrets.contains_key(secret)) {
            tell(f, "change of", &secret)?;
        }
        if never == 0 {
            writeln!(
                f,
                "  nothing: every question, every kind of move and of refusal occurred, and every secret was dealt anew"
            )?;
        }
        if self.broken.is_empty() {
            writeln!(f, "\nNo law was broken.")
        } else {
            writeln!(f, "\nBROKEN: {} games, seeds {:?}", self.broken.len(), self.broken)
        }
    }
}
