//! Scorings as tables: categories down, players across.

use super::{
    grid::{Field, grid, left, right},
    paint,
    table::heading,
};
use sabika_engine::{
    Game,
    board::across,
    components::CULTURE_TILES,
    flow::Event,
    modules::{ModuleEvent, ModuleId, OpenRooms, invaders, medina},
    score::{Category, Participant, Tally},
    table::OpenTable,
    value::Seat,
};
use sabika_words::{Names, Words};

/// A scoring as it was held, and what an attack right after it cost.
#[derive(Clone, Debug)]
pub struct Held<'a> {
    tally: &'a Tally,
    losses: Option<&'a [i16]>,
}

impl Held<'_> {
    /// The scorings among these events, in order.
    pub fn among(events: &[Event]) -> Vec<Held<'_>> {
        let mut held: Vec<Held<'_>> = Vec::new();
        for event in events {
            match event {
                Event::Scored { tally, .. } => held.push(Held { tally, losses: None }),
                Event::Module(ModuleEvent::Invaders(invaders::Event::Attacked { losses, .. })) => {
                    if let Some(last) = held.last_mut() {
                        last.losses = Some(&losses.0);
                    }
                }
                _ => {}
            }
        }
        held
    }
    fn loss(&self, who: Participant) -> i16 {
        let lost = |seat: Seat| self.losses.and_then(|losses| losses.get(seat.index())).copied().unwrap_or(0);
        match who {
            Participant::Seat(seat) => lost(seat),
            Participant::Dirk => 0,
        }
    }
    fn total(&self, who: Participant) -> i16 {
        total(self.tally, who) - self.loss(who)
    }
}

/// One scoring by category, with its sums.
pub fn scoring(words: &Words, tally: &Tally, names: &Names) -> String {
    held(words, &Held { tally, losses: None }, names)
}

fn held(words: &Words, held: &Held<'_>, names: &Names) -> String {
    let tally = held.tally;
    let mut rows = vec![head(words, tally, names)];
    for category in tally.categories() {
        let mut row = vec![left(words.category(category))];
        row.extend(tally.participants().map(|who| points(tally.points(who, category))));
        rows.push(row);
    }
    if held.losses.is_some() {
        let mut row = vec![left(words.category(Category::Module(ModuleId::Invaders)))];
        row.extend(tally.participants().map(|who| points(-held.loss(who))));
        rows.push(row);
    }
    let mut sums = vec![left(words.say("terminal-score-sum", &[])).painted(paint::STRONG)];
    sums.extend(tally.participants().map(|who| right(held.total(who)).painted(paint::STRONG)));
    rows.push(sums);
    grid(&rows)
}

/// Why each participant gets what on this table: one line for each category that brings something.
pub fn reasons(words: &Words, game: &Game, tally: &Tally, names: &Names) -> String {
    let mut out = String::new();
    for who in tally.participants() {
        out += &format!("  {}\n", paint::paint(paint::STRONG, words.participant(who, names)));
        for category in tally.categories() {
            if let Some(reason) = words.reason(tally, who, category) {
                let points = tally.points(who, category);
                let rule = tally.rule(category).map_or(String::new(), |rule| format!(" [{rule}]"));
                let detail = match category {
                    Category::Module(module) => detail(words, game, who, module),
                    _ => None,
                };
                let detail = detail.map_or(String::new(), |detail| format!(" ({detail})"));
                let text = format!("{}: {reason}{detail}{rule}", words.category(category));
                out += &format!("  {points:>4}  {}\n", super::wrap(&text, super::WIDTH - 8, 8));
            }
        }
    }
    out
}

/// What a module counted for somebody, where the tally has only its points.
fn detail(words: &Words, game: &Game, who: Participant, module: ModuleId) -> Option<String> {
    let (open, rooms) = (game.open(), game.rooms());
    let seat = match who {
        Participant::Seat(seat) => Some(seat),
        Participant::Dirk => None,
    };
    match module {
        ModuleId::TreasureChamber => {
            let tiles = seat.map_or(open.dirk, |seat| open.built[seat]);
            let count = rooms.treasure_chamber()?.chests.and(&tiles).len();
            Some(words.say("terminal-detail-chests", &[("count", count.into())]))
        }
        ModuleId::ArtOfTheMoors => {
            let each = rooms.art_of_the_moors()?.tiles[seat?].each().map(|(sort, tile)| {
                let culture = &CULTURE_TILES[sort];
                let name = words.thing(culture.name).unwrap_or_else(|| culture.name.into());
                format!("{name}: {}", culture.points[usize::from(tile.position)])
            });
            Some(each.collect::<Vec<_>>().join(", "))
        }
        ModuleId::Falconers => {
            let (room, seat) = (rooms.falconers()?, seat?);
            let birds = |bird: u8| room.of(seat).filter(|(falcon, _)| falcon.bird() == bird).count().into();
            let args = [("black", birds(0)), ("brown", birds(1)), ("white", birds(2))];
            Some(words.say("terminal-detail-falcons", &args))
        }
        ModuleId::Watchtowers => {
            let count = across(&open.longest_chain(seat?));
            Some(words.say("terminal-detail-watchtowers", &[("count", count.into())]))
        }
        ModuleId::Medina => {
            let (count, dearest) = medina::standing(open, who);
            Some(words.say("terminal-detail-medinas", &[("count", count.into()), ("dearest", dearest.into())]))
        }
        _ => None,
    }
}

/// All scorings of a game and the final scores.
pub fn game(words: &Words, events: &[Event], open: &OpenTable, names: &Names) -> String {
    let scorings = Held::among(events);
    let mut out = String::new();
    for scoring in &scorings {
        let title = words.say("terminal-scoring", &[("round", scoring.tally.round.into())]);
        out += &format!("{}\n{}\n", heading(&title), held(words, scoring, names));
    }
    if open.over {
        let mut head = vec![left("")];
        head.extend(open.seats().map(|seat| right(words.seat(seat, names)).painted(paint::STRONG)));
        let mut row = vec![left(words.say("terminal-score-total", &[])).painted(paint::GOOD)];
        row.extend(open.seats().map(|seat| right(open.scores[seat]).painted(paint::GOOD)));
        // Points that belong to no scoring, such as a kept magician's (CHA-M), or what everybody starts with (RED-7).
        let beside = |seat: Seat| open.scores[seat] - scorings.iter().map(|held| held.total(seat.into())).sum::<i16>();
        let mut rows = vec![head];
        if scorings.len() == open.rounds_held.iter().count() && open.seats().any(|seat| beside(seat) != 0) {
            let own = format!("terminal-score-beside-{}", open.config.game);
            let title = if words.has(&own) { &own } else { "terminal-score-beside" };
            let mut more = vec![left(words.say(title, &[]))];
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
