//! Points and why there are so many.

use crate::{Names, Words, facts::Facts};
use sabika_engine::{
    modules::ModuleId,
    score::{Award, Category, Participant, Tally},
    value::Building,
};

impl Words {
    /// Somebody who takes part in a scoring.
    pub fn participant(&self, who: Participant, names: &Names) -> String {
        match who {
            Participant::Seat(seat) => self.seat(seat, names),
            Participant::Dirk => self.say("dirk", &[]),
        }
    }
    /// The heading of a kind of points: `Wall`, `Gardens`.
    pub fn category(&self, category: Category) -> String {
        self.say(&format!("category-{category}"), &[])
    }
    /// Why these points: the length of the wall, or the place, who shares it and what there was to share. None where
    /// there is nothing to count.
    pub fn reason(&self, tally: &Tally, who: Participant, category: Category) -> Option<String> {
        match (category, who) {
            (Category::Wall, Participant::Dirk) => None,
            (Category::Wall, Participant::Seat(seat)) => {
                let length = tally.wall(seat);
                (length > 0).then(|| self.say("reason-wall", &[("length", length.into())]))
            }
            (Category::Majority(kind), _) => self.place(tally, who, kind),
            (Category::Module(module), _) => self.awarded(tally, who, module),
        }
    }
    /// What a module gave points for, one thing after the other.
    fn awarded(&self, tally: &Tally, who: Participant, module: ModuleId) -> Option<String> {
        let own = tally.awards().filter(|award| award.by == module && award.who == who);
        let each: Vec<String> = own.map(|award| self.award(&award)).collect();
        (!each.is_empty()).then(|| self.list(&each))
    }
    /// What points were given for, by the message `reason-<module>-<name>`.
    pub fn award(&self, award: &Award) -> String {
        let facts = Facts::of(&award.reason).and("points", &award.points).and("tile", &award.tile);
        self.tell_facts("reason", facts, &[])
    }
    fn place(&self, tally: &Tally, who: Participant, kind: Building) -> Option<String> {
        let place = tally.place(who, kind)?;
        let args = [
            ("buildings", self.counted(tally, who, kind).into()),
            ("place", place.place.into()),
            ("shared", place.shared_by.into()),
            ("pot", place.pot.into()),
            ("points", place.points.into()),
        ];
        Some(self.say(if place.shared_by > 1 { "reason-shared" } else { "reason-alone" }, &args))
    }
    /// `5 arcades (3 of them thanks to squares)`.
    fn counted(&self, tally: &Tally, who: Participant, kind: Building) -> String {
        let halves = tally.halves(who, kind);
        let (whole, half) = (halves / 2, halves % 2 == 1);
        let buildings = self.say(
            "reason-buildings",
            &[
                ("count", if half { 0 } else { whole }.into()),
                ("amount", format!("{whole}{}", if half { "½" } else { "" }).into()),
                ("single", self.building_counted(kind).into()),
                ("kinds", self.buildings(kind).into()),
            ],
        );
        let by = |module: &ModuleId| {
            let own = tally.extras().filter(|e| Participant::Seat(e.seat) == who && e.kind == kind && e.by == *module);
            let halves: u8 = own.map(|extra| extra.halves).sum();
            (halves > 0).then(|| self.say(&format!("reason-extra-{module}"), &[("count", (halves / 2).into())]))
        };
        let extras: Vec<String> = ModuleId::ROOMS.iter().filter_map(by).collect();
        if extras.is_empty() {
            return buildings;
        }
        let args = [("buildings", buildings.into()), ("extras", self.list(&extras).into())];
        self.say("reason-buildings-extra", &args)
    }
}
