//! From what the engine declares to its message and the facts it may use.

use crate::{Arg, Names, Words};
use sabika_engine::{
    declare::Declared,
    modules::ModuleId,
    table::OpenTable,
    value::{Building, Fact, Factual, RuleId, Seat},
};

/// A line that a room shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What lines of the same kind have in common, said once for all of them; none for a line that stands alone.
    pub title: Option<String>,
    /// What it says.
    pub text: String,
}

/// What a thing says of itself: its name (`squares-took`) and its facts.
pub struct Facts {
    name: String,
    said: Vec<(String, Fact)>,
    texts: Args,
}

type Args = Vec<(String, Arg)>;

impl Facts {
    /// What a move, an event, a refusal or a reason says.
    pub fn of(thing: &impl Declared) -> Facts {
        let own = thing.name();
        let name = thing.room().map_or_else(|| own.to_string(), |room| format!("{room}-{own}"));
        Facts::named(name, thing.facts())
    }
    /// These facts, under this name.
    pub fn named(name: String, facts: Vec<(&'static str, Fact)>) -> Facts {
        let said = facts.into_iter().map(|(field, fact)| (field.to_string(), fact)).collect();
        Facts { name, said, texts: Args::new() }
    }
    /// One fact more, which the thing does not say itself; none is a fact too.
    #[must_use]
    pub fn and(mut self, field: &str, fact: &impl Factual) -> Facts {
        self.said.push((field.into(), fact.fact()));
        self
    }
    /// One thing more that is in words already: it stands for what the thing says of it.
    #[must_use]
    pub fn text(mut self, field: &str, text: impl Into<Arg>) -> Facts {
        self.texts.push((field.into(), text.into()));
        self
    }
    /// What lies in the yard and in the preview where the thing only says where: `slot_tile`, `space_tile`.
    #[must_use]
    pub fn on(mut self, open: &OpenTable) -> Facts {
        let there = |fact: &Fact| match fact {
            Fact::Slot(slot) => Some(open.in_yard(*slot)),
            Fact::Space(space) => Some(open.in_preview(*space)),
            _ => None,
        };
        let lying: Vec<_> =
            self.said.iter().filter_map(|(field, fact)| Some((format!("{field}_tile"), there(fact)?.fact()))).collect();
        self.said.extend(lying);
        self
    }
}

impl Words {
    /// Tells a thing of the engine by the message `prefix-name`, or `prefix-module-name` where it is a module's.
    ///
    /// Its facts are put in words by what they are. Besides a tile (`$tile`) there is `$tile_full` with its walls, besides
    /// what has a spelling in files that spelling (`$kind_key`, for choices), besides a list such as `$winners` its length
    /// (`$winners_count`), besides a slot its `$currency`, besides types their letters (`$kind_letter`,
    /// `$kinds_letters`), besides a piece its sign and what it is for (`$bird_sign`, `$ability_about`). A yes or no is
    /// `yes` or `no`. Where there is nothing to say of a field, the message `prefix-name-without-field` is used if there is
    /// one.
    pub fn tell(&self, prefix: &str, thing: &impl Declared, names: &Names) -> String {
        self.tell_facts(prefix, Facts::of(thing), names)
    }
    /// The same by the message `prefix-name-RULE`, if there is one: what a rule has to say for itself goes before what is
    /// said in general.
    pub(crate) fn tell_by(&self, rule: RuleId, prefix: &str, thing: &impl Declared, names: &Names) -> String {
        let facts = Facts::of(thing);
        let own = format!("{}-{rule}", facts.name);
        let name = if self.has(&format!("{prefix}-{own}")) { own } else { facts.name.clone() };
        self.tell_facts(prefix, Facts { name, ..facts }, names)
    }
    /// Tells what a room shows, by the message `notice-module-name`; what stands above lines like it is
    /// `notice-module-name-title`, if there is such a message.
    pub fn notice(&self, notice: &impl Declared, names: &Names) -> Line {
        let facts = || Facts::of(notice);
        let titled = Facts { name: format!("{}-title", facts().name), ..facts() };
        let title = self.has(&format!("notice-{}", titled.name)).then(|| self.tell_facts("notice", titled, names));
        Line { title, text: self.tell_facts("notice", facts(), names) }
    }
    pub(crate) fn tell_facts(&self, prefix: &str, facts: Facts, names: &Names) -> String {
        let mut id = format!("{prefix}-{}", facts.name);
        let mut args = Args::new();
        for (field, fact) in facts.said {
            let without = format!("{id}-without-{field}");
            if fact == Fact::Nothing && self.has(&without) {
                id = without;
            }
            self.fact(&field, &fact, names, &mut args);
        }
        args.extend(facts.texts);
        self.speak(&id, args.iter().map(|(name, arg)| (name.as_str(), arg)))
    }
    fn fact(&self, field: &str, fact: &Fact, names: &Names, args: &mut Args) {
        let Some(word) = self.word(fact, names) else { return };
        args.push((field.into(), word));
        let key = match fact {
            Fact::Tile(tile) => {
                args.push((format!("{field}_full"), self.tile(*tile).into()));
                tile.name().to_string()
            }
            Fact::Slot(slot) => return args.push(("currency".into(), self.currency(slot.currency()).into())),
            Fact::List(facts) => {
                args.push((format!("{field}_count"), facts.len().into()));
                let letter =
                    |fact: &Fact| if let Fact::Building(kind) = fact { Some(self.letter(*kind)) } else { None };
                let letters: Option<String> = facts.iter().map(letter).collect();
                return args.extend(letters.map(|letters| (format!("{field}_letters"), letters.into())));
            }
            Fact::Building(kind) => {
                args.push((format!("{field}_letter"), self.letter(*kind).to_string().into()));
                kind.to_string()
            }
            Fact::Currency(currency) => currency.to_string(),
            Fact::Card(card) => card.to_string(),
            Fact::Piece(name) => {
                args.push((format!("{field}_sign"), self.sign(name).unwrap_or_default().into()));
                args.push((format!("{field}_about"), self.about(name).unwrap_or_default().into()));
                name.clone()
            }
            _ => return,
        };
        args.push((format!("{field}_key"), key.into()));
    }
    fn word(&self, fact: &Fact, names: &Names) -> Option<Arg> {
        Some(match fact {
            // Why points were given is told with them, by `Words::award`.
            Fact::Nothing | Fact::Reason(..) => return None,
            Fact::Flag(yes) => if *yes { "yes" } else { "no" }.into(),
            Fact::Number(number) => (*number).into(),
            Fact::Slot(slot) => slot.number().into(),
            Fact::Space(space) => space.number().into(),
            Fact::Turn(turn) => turn.degrees().into(),
            Fact::Seat(seat) => self.seat(*seat, names).into(),
            Fact::Card(card) => self.card(*card).into(),
            Fact::Cards(cards) => self.cards(cards).into(),
            Fact::Tile(tile) => self.tile_short(*tile).into(),
            Fact::Cell(cell) => self.cell(*cell).into(),
            Fact::Corner(corner) => self.cell(corner.0).into(),
            Fact::Edge(edge) => self.edge(*edge).into(),
            Fact::Section(section) => self.section(*section).into(),
            Fact::Side(side) => self.side(*side).into(),
            Fact::Sides(sides) => self.sides(*sides).into(),
            Fact::Building(kind) => self.building(*kind).into(),
            Fact::Currency(currency) => self.currency(*currency).into(),
            Fact::Piece(name) => self.thing(name).unwrap_or_else(|| name.clone()).into(),
            Fact::Topic(name) => self.say(&format!("topic-{name}"), &[]).into(),
            Fact::Dirk => self.say("dirk", &[]).into(),
            Fact::Rule(rule) => rule.as_str().into(),
            Fact::Module(name) => self.say(&format!("module-{name}-name"), &[]).into(),
            Fact::List(facts) => {
                let each = facts.iter().filter_map(|fact| self.word(fact, names));
                self.list(&each.map(|arg| arg.to_string()).collect::<Vec<_>>()).into()
            }
            Fact::ByBuilding(facts) => {
                let one = |(kind, fact): (Building, &Fact)| match fact {
                    Fact::Number(0) => None,
                    fact => Some(format!("{} {}", self.building(kind), self.word(fact, names)?)),
                };
                Building::ALL.into_iter().zip(facts).filter_map(one).collect::<Vec<_>>().join(", ").into()
            }
            Fact::BySeat(facts) => {
                let one = |(seat, fact): (Seat, &Fact)| {
                    let value = self.word(fact, names).unwrap_or_else(|| "".into());
                    self.say("by-seat", &[("seat", self.seat(seat, names).into()), ("value", value)])
                };
                Seat::all(facts.len() as u8).zip(facts).map(one).collect::<Vec<_>>().join("; ").into()
            }
        })
    }
    /// The name of a module.
    pub fn module_name(&self, module: ModuleId) -> String {
        self.say(&format!("module-{module}-name"), &[])
    }
}
