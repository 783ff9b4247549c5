//! The guard board of The Red Palace and what lies round it.

use super::{
    grid::{grid, left},
    paint,
    panels::{Panel, line},
    pieces,
};
use sabika_engine::{
    components::GUARD_POINTS,
    modules::red_palace::{Open, Strip, rate},
    value::{Building, Seat},
};

impl Panel<'_> {
    /// RED-77: everything that everybody sees.
    pub(super) fn palace(&self, room: &Open) -> String {
        let mut out = self.sets(room);
        out += &self.abilities(room);
        out += &self.guard_board(room);
        out += &self.guards(room);
        out += &self.supplies(room);
        let strips = self.rows(|round| room.strips[usize::from(round) - 1].map(Strip::order));
        if !strips.is_empty() {
            out += &line(&format!("{}:", self.title("strips")));
            out += &strips;
        }
        out
    }
    /// RED-9: the money that nobody has chosen yet.
    fn sets(&self, room: &Open) -> String {
        let words = &self.scene.words;
        let set = |(number, set): (usize, &Option<_>)| {
            set.as_ref().map(|cards| line(&format!("({number}) {} = {}", words.cards(cards), cards.total())))
        };
        let sets: String = (1..).zip(&room.sets).filter_map(set).collect();
        if sets.is_empty() { sets } else { format!("{}{sets}", line(&format!("{}:", self.title("sets")))) }
    }
    /// RED-22, RED-23: what may be used, for how much, and what lies face down.
    fn abilities(&self, room: &Open) -> String {
        let words = &self.scene.words;
        let mut out = line(&format!("{}:", self.title("abilities")));
        for ability in room.abilities.iter() {
            let used = room.used.has(ability);
            let name = words.thing(ability.name()).unwrap_or_default();
            let cost = [("guards", ability.guards().into()), ("cards", ability.cards().into())];
            let cost = self.say("terminal-ability-cost", &cost);
            let what = if used { self.say("terminal-ability-used", &[]) } else { words.ability(ability) };
            let (sign, style) = if used { ("▼", paint::FAINT) } else { ("▲", paint::NONE) };
            out += &paint::paint(style, line(&format!("{sign} {name} ({cost}): {what}")).trim_end_matches('\n'));
            out.push('\n');
        }
        out
    }
    /// RED-26, RED-50: the guards on each placement tile, the free squares, and the points below.
    fn guard_board(&self, room: &Open) -> String {
        let mut left_over = room.placed;
        let mut spaces = vec![left(self.title("board"))];
        for capacity in room.capacities {
            let here = left_over.min(capacity);
            left_over -= here;
            let (here, free) = (usize::from(here), usize::from(capacity - here));
            spaces.push(left(format!("{}{}", pieces::GUARD.repeat(here), "·".repeat(free))));
        }
        spaces.push(left(format!("{}…", pieces::GUARD.repeat(left_over.into()))));
        let mut points = vec![left("")];
        points.extend((1..).zip(GUARD_POINTS).map(|(space, points)| {
            let style = if room.space() == space { paint::GOOD } else { paint::FAINT };
            left(if room.space() == space { format!("[{points}]") } else { points.to_string() }).painted(style)
        }));
        let worth = [("placed", room.placed.into()), ("points", room.guard_points().into())];
        grid(&[spaces, points]) + &format!("    {}\n", self.say("terminal-guard-board", &worth))
    }
    /// Whose guards stand where.
    fn guards(&self, room: &Open) -> String {
        let open = self.scene.open();
        let of = |seat: Seat| {
            let args = [
                ("seat", self.name(seat).into()),
                ("count", room.own_count(open, seat).into()),
                ("wall", room.on_the_wall(open, seat).into()),
            ];
            self.say("terminal-guards-of", &args)
        };
        let mut all: Vec<String> = open.seats().map(of).collect();
        all.push(self.say("terminal-guard-supply", &[("count", room.supply.into())]));
        all.push(self.say("terminal-guard-rate", &[("points", rate(open).into())]));
        self.list("guards", &all)
    }
    /// RED-5, RED-30: what is left, who has half-buildings, and what is still in the bag.
    fn supplies(&self, room: &Open) -> String {
        let words = &self.scene.words;
        let of = |owner: Option<Seat>| {
            let kinds = Building::ALL.into_iter().filter(move |kind| room.halves[*kind] == owner);
            kinds.map(|kind| words.building(kind)).collect::<Vec<_>>().join(", ")
        };
        let some = |text: String| if text.is_empty() { "–".to_string() } else { text };
        let args =
            [("pieces", room.wall_pieces.into()), ("plazas", room.plazas.into()), ("halves", some(of(None)).into())];
        let left = self.say("terminal-palace-left", &args);
        let mut out = line(&format!("{}: {left}", self.title("left")));
        let owned = self.scene.open().seats().map(|seat| (seat, of(Some(seat)))).filter(|(_, kinds)| !kinds.is_empty());
        let owned: Vec<String> = owned.map(|(seat, kinds)| format!("{}: {kinds}", self.name(seat))).collect();
        out += &self.list("halves", &owned);
        if room.piece {
            let holder = self.name(self.scene.open().on_turn);
            out += &line(&self.say("terminal-palace-piece", &[("seat", holder.into())]));
        }
        let bag = self.scene.open().bag();
        let chips = Building::ALL.map(|kind| {
            let sign = paint::paint(paint::building(kind), format!(" {} ", self.letter(kind)));
            format!("{sign} {}", bag[kind])
        });
        out + &format!("  {}: {}\n", self.title("bag"), chips.join("  "))
    }
}
