//! What a scenario can expect of a table.
//!
//! | word | means |
//! |---|---|
//! | `asks = "B action"` | who is asked what; `"over"` when the game is over |
//! | `turn = "B"`, `turns = 2` | whose turn it is, how many were begun |
//! | `A = { … }` | what lies before a seat: see below |
//! | `yard = { 1 = "garden-8-NE", 2 = "empty" }` | these slots |
//! | `preview = { 1 = "F39", 2 = "empty" }` | these spaces of the preview |
//! | `chips = { F39 = "garden", F03 = "none" }` | the chips on these tiles |
//! | `display`, `discard` | these cards and no others, in any order |
//! | `display_size`, `deck_left`, `supply_left`, `discard_size` | how many |
//! | `deck_top`, `supply_top` | what is drawn next, in this order |
//! | `dirk`, `dirk_size`, `dirk_score`, `dirk_scored` | Dirk's tiles, how many, his points, those of the last scoring |
//! | `rounds_held = [1]`, `winners = ["A"]` | |
//! | `moves = { take = ["gulden-2"] }` | all moves that begin with these words, by what follows them; cards in any order |
//! | `moves_include`, `moves_exclude` | of the moves listed |
//! | `moves_count = 12`, `moves_count = { "buy 1" = 2, take = [3, 9] }` | how many are listed, in all or of those that begin with these words |
//! | `events_include`, `events_exclude`, `events_count = { dirk_drew = 6 }` | of what happened, in this order: in a step what it set off, at the end everything |
//! | `hears = { B = […] }`, `hears_not = { B = […] }` | the same of what a seat, or `spectator`, is told: in this order, and none of these |
//! | `round = { 2 = { A = { tower = 9 }, dirk = { tower = 9 } } }` | what a scoring of that round would bring now |
//! | `sees = { B = { hands = { A = "hidden" }, … } }` | what a seat, or `spectator`, can read; further words are looked up in the view |
//! | `money = 108`, `tiles = 54` | all money cards, all building tiles, wherever they lie |
//! | `piles = [17, 17, 16, 17, 16]`, `scoring_piles = [2, 4]` | the five piles of the deck, and those with a scoring card |
//! | the name of a module, or `red_palace` | what everybody sees of it |
//!
//! Of a seat: `hand`, `hand_size`, `hand_worth`, `score`, `scored = { wall = 1, garden = 12, total = 13 }` (the last
//! scoring), `wall` (the longest), `runs` (all lengths, longest first), `reserve`, `aside`, `alhambra` (all of it, by
//! cell), `built` (these cells; `"empty"`, `"start"`), `shows = { "1,0" = "NE" }` (the walls of the tiles on these cells as
//! they stand, added ones too), `gates` (all edges), `added_walls = { start = "N" }` (all of them),
//! `count = { garden = 2 }` (what a scoring would count), `placements = { "garden-9-E" = ["0,1"] }` (with a turn: `"magical-tower 90"`), `swaps`, `removable` (all cells).
//!
//! A number may be a range: `[20, 28]`.

use super::{failure::Wrong, matching::holds};
use crate::record::Replay;
use sabika_engine::{
    Game, Move,
    board::chains,
    flow::{Event, Illegal},
    modules::ModuleId,
    score::{Category, Participant, Tally},
    value::*,
};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;
use std::collections::BTreeMap;
use toml::{Table, Value};

type Verdict = Result<(), Wrong>;

/// Checks every expectation; events are looked at from `since` on.
pub(super) fn all(then: &Table, play: &Replay, since: usize) -> Verdict {
    then.iter().try_for_each(|(word, wanted)| one(word, wanted, play, since))
}

fn one(word: &str, wanted: &Value, play: &Replay, since: usize) -> Verdict {
    let (game, open) = (&play.game, play.game.open());
    if let Ok(seat) = word.parse::<Seat>() {
        return table(word, wanted)?.iter().try_for_each(|(part, value)| of_seat(word, seat, part, value, play));
    }
    match word {
        "asks" => same(word, &read::<String>(word, wanted)?, &asks(game)),
        "turn" => same(word, &read::<String>(word, wanted)?, &open.on_turn().to_string()),
        "turns" => number(word, wanted, open.turns()),
        "yard" => table(word, wanted)?.iter().try_for_each(|(slot, tile)| {
            let what = format!("yard.{slot}");
            let slot = Slot::ALL.into_iter().find(|other| other.to_string() == *slot);
            let slot = slot.ok_or_else(|| Wrong::nonsense(&what, "no such slot"))?;
            let found = open.in_yard(slot).map_or("empty", Tile::name);
            same(&what, &read::<String>(&what, tile)?, &found.to_string())
        }),
        "preview" => table(word, wanted)?.iter().try_for_each(|(space, tile)| {
            let what = format!("preview.{space}");
            let there = open.preview().iter().zip(1..).find(|(_, n)| format!("{n}") == *space).map(|(tile, _)| *tile);
            let there = there.ok_or_else(|| Wrong::nonsense(&what, "no such space"))?;
            same(&what, &read::<String>(&what, tile)?, &there.map_or("empty", Tile::name).to_string())
        }),
        "chips" => table(word, wanted)?.iter().try_for_each(|(tile, kind)| {
            let what = format!("chips.{tile}");
            let tile: Tile = tile.parse().map_err(|e| Wrong::nonsense(&what, e))?;
            let found = open.chip(tile).map_or("none".to_string(), |kind| kind.to_string());
            same(&what, &read::<String>(&what, kind)?, &found)
        }),
        "display" => alike(word, wanted, open.display().iter().copied()),
        "display_size" => number(word, wanted, open.display().len()),
        "discard" => alike(word, wanted, discarded(game)),
        "discard_size" => number(word, wanted, discarded(game).len()),
        "deck_left" => number(word, wanted, open.deck_left()),
        "supply_left" => number(word, wanted, open.supply_left()),
        "deck_top" => top(word, wanted, &game.dark().deck),
        "supply_top" => top(word, wanted, &game.dark().supply),
        "dirk" => alike(word, wanted, open.dirk().iter()),
        "dirk_size" => number(word, wanted, open.dirk().len()),
        "dirk_score" => number(word, wanted, open.dirk_score()),
        "dirk_scored" => points(word, wanted, last_tally(word, play)?, Participant::Dirk),
        "rounds_held" => same(word, &read::<Vec<u8>>(word, wanted)?, &open.rounds_held().iter().collect()),
        "winners" => alike(word, wanted, open.winners().map(|seat| seat.to_string())),
        "moves" => table(word, wanted)?.iter().try_for_each(|(prefix, rests)| {
            let what = format!("moves.{prefix:?}");
            let whole = |rest: &String| format!("{prefix} {rest}").trim_end().parse::<Move>();
            let moves: Vec<Move> = read::<Vec<String>>(&what, rests)?
                .iter()
                .map(|rest| whole(rest).map_err(|e| Wrong::nonsense(&what, e)))
                .collect::<Result<_, _>>()?;
            let found = listed(game).into_iter().filter(|mv| begins(mv, prefix));
            alike_things(&what, moves.iter().map(Move::to_string), found)
        }),
        "moves_count" => {
            let found = listed(game);
            let Value::Table(counts) = wanted else { return number(word, wanted, found.len()) };
            counts.iter().try_for_each(|(prefix, wanted)| {
                let count = found.iter().filter(|mv| begins(mv, prefix)).count();
                number(&format!("{word}.{prefix:?}"), wanted, count)
            })
        }
        "moves_include" | "moves_exclude" => {
            let found = listed(game);
            read::<Vec<String>>(word, wanted)?.iter().try_for_each(|mv| {
                let move_: Move = mv.parse().map_err(|e| Wrong::nonsense(word, e))?;
                match (found.contains(&move_.to_string()), word == "moves_include") {
                    (false, true) => Err(Wrong::new(word, mv, found.join(" · "))),
                    (true, false) => Err(Wrong::new(word, format!("not: {mv}"), found.join(" · "))),
                    _ => Ok(()),
                }
            })
        }
        "events_include" | "events_exclude" | "events_count" => {
            events(word, word, wanted, &play.events[since..].iter().map(whole).collect::<Vec<_>>())
        }
        "hears" | "hears_not" => table(word, wanted)?.iter().try_for_each(|(who, wanted)| {
            let (what, seat) = (format!("{word}.{who}"), seat_or_spectator(word, who)?);
            let told: Vec<Json> = play.events[since..].iter().map(|event| json(&event.told(seat))).collect();
            events(&what, if word == "hears" { "events_include" } else { "events_exclude" }, wanted, &told)
        }),
        "round" => table(word, wanted)?.iter().try_for_each(|(round, seats)| {
            let number = (1..=3).find(|n: &u8| n.to_string() == *round);
            let tally = game.score(number.ok_or_else(|| Wrong::nonsense(word, "rounds are 1, 2 and 3"))?);
            table(word, seats)?.iter().try_for_each(|(who, wanted)| {
                let what = format!("round.{round}.{who}");
                let who = match who.as_str() {
                    "dirk" => Participant::Dirk,
                    letter => Participant::Seat(letter.parse().map_err(|e| Wrong::nonsense(&what, e))?),
                };
                points(&what, wanted, &tally, who)
            })
        }),
        "sees" => table(word, wanted)?.iter().try_for_each(|(who, wanted)| sees(who, wanted, game)),
        "money" => number(word, wanted, all_money(game)),
        "tiles" => number(word, wanted, all_tiles(game)),
        "piles" => same(word, &read::<Vec<u8>>(word, wanted)?, &open.piles().to_vec()),
        "scoring_piles" => same(word, &read::<Vec<u8>>(word, wanted)?, &scoring_piles(game)),
        module if module.parse::<ModuleId>().is_ok() => {
            let view = json(&game.view(None));
            within(word, &view["modules"][module], wanted)
        }
        _ => Err(Wrong::nonsense(word, "nothing is called that")),
    }
}

fn of_seat(letter: &str, seat: Seat, part: &str, wanted: &Value, play: &Replay) -> Verdict {
    let (game, open) = (&play.game, play.game.open());
    let what = &format!("{letter}.{part}");
    match part {
        "hand" => alike(what, wanted, game.hand(seat).cards()),
        "hand_size" => number(what, wanted, open.hand_size(seat)),
        "hand_worth" => number(what, wanted, game.hand(seat).total()),
        "score" => number(what, wanted, open.score(seat)),
        "scored" => points(what, wanted, last_tally(what, play)?, Participant::Seat(seat)),
        "wall" => number(what, wanted, open.longest_wall(seat)),
        "runs" => {
            let found: Vec<usize> = chains(&open.plot(seat)).iter().map(Vec::len).collect();
            same(what, &read::<Vec<usize>>(what, wanted)?, &found)
        }
        "reserve" => alike(what, wanted, open.reserve(seat).iter()),
        "aside" => alike(what, wanted, open.aside(seat).iter()),
        "alhambra" => alike(what, wanted, open.standing(seat).map(|(tile, at)| format!("{tile} {}", at.cell))),
        "gates" => alike(what, wanted, open.gates_of(seat)),
        "added_walls" => {
            let tiles = [open.built(seat), open.reserve(seat), open.aside(seat)];
            let added = tiles.into_iter().flat_map(TileSet::iter).map(|tile| (tile.name(), open.added_walls(tile)));
            let added = added.chain([("start", open.start_walls(seat))]).filter(|(_, walls)| *walls != Walls::NONE);
            let wanted: BTreeMap<String, Walls> = read(what, wanted)?;
            same(what, &wanted, &added.map(|(name, walls)| (name.to_string(), walls)).collect())
        }
        "built" => table(what, wanted)?.iter().try_for_each(|(cell, tile)| {
            let what = &format!("{what}.\"{cell}\"");
            let cell: Cell = cell.parse().map_err(|e| Wrong::nonsense(what, e))?;
            let found = match open.tile_at(seat, cell) {
                Some(tile) => tile.name(),
                None if cell == Cell::START => "start",
                None => "empty",
            };
            same(what, &read::<String>(what, tile)?, &found.to_string())
        }),
        "shows" => table(what, wanted)?.iter().try_for_each(|(cell, walls)| {
            let what = &format!("{what}.\"{cell}\"");
            let cell: Cell = cell.parse().map_err(|e| Wrong::nonsense(what, e))?;
            let found = open.plot(seat).at(cell).ok_or_else(|| Wrong::new(what, walls.to_string(), "empty"))?;
            same(what, &read::<Walls>(what, walls)?, &found)
        }),
        "count" => table(what, wanted)?.iter().try_for_each(|(kind, wanted)| {
            let kind: Building = kind.parse().map_err(|e| Wrong::nonsense(what, e))?;
            let found = game.score(1).halves(Participant::Seat(seat), kind);
            number(&format!("{what}.{kind}"), wanted, found / 2)
        }),
        "placements" | "swaps" => table(what, wanted)?.iter().try_for_each(|(tile, cells)| {
            let (tile, turn) = tile.split_once(' ').unwrap_or((tile, "0"));
            let tile: Tile = tile.parse().map_err(|e| Wrong::nonsense(what, e))?;
            let turn: Turn = turn.parse().map_err(|e| Wrong::nonsense(what, e))?;
            let what = &format!("{what}.{tile} {turn}");
            let (plan, builds) = (open.plan(seat), part == "placements");
            let found =
                if builds { open.placements(seat, &plan, tile, turn) } else { open.swaps(seat, &plan, tile, turn) };
            let mut listed = Vec::new();
            found.each(|cell| listed.push(cell));
            let check = |at: Cell| {
                let way = if builds { Move::Build { tile, at, turn } } else { Move::Exchange { at, tile, turn } };
                open.check_place(seat, &way)
            };
            agree(what, game, seat, &listed, check)?;
            alike_cells(what, cells, &listed)
        }),
        "removable" => {
            let mut listed = Vec::new();
            open.removals(seat, &open.plan(seat)).each(|cell| listed.push(cell));
            agree(what, game, seat, &listed, |at| open.check_place(seat, &Move::Remove { at }))?;
            alike_cells(what, wanted, &listed)
        }
        _ => Err(Wrong::nonsense(what, "nothing is called that")),
    }
}

/// What is listed for an Alhambra and what is checked cell by cell are the same.
fn agree(what: &str, game: &Game, seat: Seat, listed: &[Cell], check: impl Fn(Cell) -> Result<(), Illegal>) -> Verdict {
    let plot = game.open().plot(seat);
    let near = |c: &Cell| c.neighbours().into_iter().flat_map(Cell::neighbours).collect::<Vec<_>>();
    for cell in plot.tiles().iter().flat_map(|s| near(&s.cell)) {
        let verdict = check(cell);
        if listed.contains(&cell) != verdict.is_ok() {
            let listed = if listed.contains(&cell) { "listed" } else { "not listed" };
            return Err(Wrong::new(
                format!("{what} at {cell}"),
                format!("{listed}, and checked alike"),
                format!("{verdict:?}"),
            ));
        }
    }
    Ok(())
}

fn alike_cells(what: &str, wanted: &Value, listed: &[Cell]) -> Verdict {
    let cells: Vec<Cell> = read::<Vec<String>>(what, wanted)?
        .iter()
        .map(|text| text.parse().map_err(|e| Wrong::nonsense(what, e)))
        .collect::<Result<_, _>>()?;
    let spell = |cells: &[Cell]| {
        let mut texts: Vec<String> = cells.iter().map(|c| format!("({c})")).collect();
        texts.sort();
        texts.join(" ")
    };
    same(what, &spell(&cells), &spell(listed))
}

fn events(what: &str, word: &str, wanted: &Value, happened: &[Json]) -> Verdict {
    let shown = || happened.iter().map(Json::to_string).collect::<Vec<_>>().join("\n              ");
    if word == "events_count" {
        return table(word, wanted)?.iter().try_for_each(|(name, wanted)| {
            let is = |event: &&Json| event.as_str() == Some(name) || event.get(name).is_some();
            number(&format!("{word}.{name}"), wanted, happened.iter().filter(is).count())
        });
    }
    let wanted = wanted.as_array().ok_or_else(|| Wrong::nonsense(what, "a list of events"))?;
    let mut rest = happened.iter();
    for event in wanted {
        let found = if word == "events_include" {
            rest.any(|e| holds(e, event))
        } else {
            happened.iter().any(|e| holds(e, event))
        };
        if found != (word == "events_include") {
            return Err(Wrong::new(what, event.to_string(), shown()));
        }
    }
    Ok(())
}

fn seat_or_spectator(word: &str, who: &str) -> Result<Option<Seat>, Wrong> {
    match who {
        "spectator" => Ok(None),
        letter => letter.parse().map(Some).map_err(|e| Wrong::nonsense(word, e)),
    }
}

fn sees(who: &str, wanted: &Value, game: &Game) -> Verdict {
    let view = json(&game.view(seat_or_spectator("sees", who)?));
    table("sees", wanted)?.iter().try_for_each(|(word, wanted)| {
        let what = format!("sees.{who}.{word}");
        if word != "hands" {
            return within(&what, view.get(word).unwrap_or(&Json::Null), wanted);
        }
        table(&what, wanted)?.iter().try_for_each(|(other, wanted)| {
            let other: Seat = other.parse().map_err(|e| Wrong::nonsense(&what, e))?;
            let hand = view["seats"][other.index()].get("hand");
            match (wanted.as_str(), hand) {
                (Some("hidden"), None) => Ok(()),
                (Some("hidden"), Some(hand)) => Err(Wrong::new(format!("{what}.{other}"), "hidden", hand.to_string())),
                (_, None) => Err(Wrong::new(format!("{what}.{other}"), wanted.to_string(), "hidden")),
                (_, Some(hand)) => alike(
                    &format!("{what}.{other}"),
                    wanted,
                    hand.as_array().into_iter().flatten().map(|c| c.as_str().unwrap_or_default().to_string()),
                ),
            }
        })
    })
}

fn points(what: &str, wanted: &Value, tally: &Tally, who: Participant) -> Verdict {
    table(what, wanted)?.iter().try_for_each(|(name, wanted)| {
        let what = &format!("{what}.{name}");
        let found: i16 = if name == "total" {
            tally.categories().map(|c| tally.points(who, c)).sum()
        } else {
            let modules = ModuleId::ROOMS.iter().map(|module| Category::Module(*module));
            let category = Category::CORE.into_iter().chain(modules).find(|c| c.to_string() == *name);
            tally.points(who, category.ok_or_else(|| Wrong::nonsense(what, "no such points"))?)
        };
        number(what, wanted, found)
    })
}

fn last_tally<'a>(what: &str, play: &'a Replay) -> Result<&'a Tally, Wrong> {
    let scored = play.events.iter().rev().find_map(|event| match event {
        Event::Scored { tally, .. } => Some(&**tally),
        _ => None,
    });
    scored.ok_or_else(|| Wrong::new(what, "a scoring", "none was held"))
}

fn asks(game: &Game) -> String {
    match game.ask() {
        Some(ask) => format!("{} {}", ask.seat, ask.topic.name()),
        None => "over".into(),
    }
}

/// Does a move begin with these words?
fn begins(mv: &str, words: &str) -> bool {
    mv.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn listed(game: &Game) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

fn discarded(game: &Game) -> Vec<Card> {
    game.open().discard().cards().collect()
}

fn all_money(game: &Game) -> usize {
    let open = game.open();
    let in_hands: usize = open.seats().map(|seat| usize::from(game.hand(seat).len())).sum();
    let in_deck = game.dark().deck.iter().filter(|card| card.is_for_hands()).count();
    in_hands + in_deck + open.display().len() + discarded(game).len()
}

fn all_tiles(game: &Game) -> usize {
    let open = game.open();
    let mut tiles: Vec<Tile> = game.dark().supply.to_vec();
    tiles.extend(open.yard().iter().flatten());
    tiles.extend(open.dirk().iter());
    for seat in open.seats() {
        for set in [open.built(seat), open.reserve(seat), open.aside(seat)] {
            tiles.extend(set.iter());
        }
    }
    tiles.extend(open.preview().iter().flatten());
    tiles.retain(|tile| tile.building().is_some() || game.config().game.kit().tiles.position(*tile).is_some());
    tiles.sort_unstable();
    tiles.dedup();
    tiles.len()
}

/// In which pile, counted from 1, each scoring card lies that has not come up.
fn scoring_piles(game: &Game) -> Vec<u8> {
    let places = [1, 2].map(|round| game.dark().deck.iter().rev().position(|c| c.round() == Some(round)));
    let pile = |place: usize| {
        let mut above = 0;
        game.open()
            .piles()
            .iter()
            .take_while(|size| {
                above += usize::from(**size);
                above <= place
            })
            .count() as u8
            + 1
    };
    places.into_iter().flatten().map(pile).collect()
}

fn json(value: &impl serde::Serialize) -> Json {
    serde_json::to_value(value).expect("views and events are plain data")
}

/// An event with all its secrets: a scenario sees everything.
fn whole(event: &Event) -> Json {
    Event::serialize(event, serde_json::value::Serializer).expect("events are plain data")
}

fn within(what: &str, found: &Json, wanted: &Value) -> Verdict {
    if holds(found, wanted) { Ok(()) } else { Err(Wrong::new(what, wanted.to_string(), found.to_string())) }
}

fn table<'a>(what: &str, value: &'a Value) -> Result<&'a Table, Wrong> {
    value.as_table().ok_or_else(|| Wrong::nonsense(what, "a table stands here"))
}

fn read<T: DeserializeOwned>(what: &str, value: &Value) -> Result<T, Wrong> {
    value.clone().try_into().map_err(|e| Wrong::nonsense(what, e))
}

fn number(what: &str, wanted: &Value, found: impl TryInto<i64>) -> Verdict {
    let found = found.try_into().unwrap_or(i64::MAX);
    let (low, high) = match wanted {
        Value::Integer(n) => (*n, *n),
        range => read::<(i64, i64)>(what, range)?,
    };
    if (low..=high).contains(&found) { Ok(()) } else { Err(Wrong::new(what, wanted.to_string(), found.to_string())) }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: &T, found: &T) -> Verdict {
    if wanted == found { Ok(()) } else { Err(Wrong::new(what, format!("{wanted:?}"), format!("{found:?}"))) }
}

/// The same things, in any order.
fn alike(what: &str, wanted: &Value, found: impl IntoIterator<Item: ToString>) -> Verdict {
    let found = found.into_iter().map(|thing| thing.to_string());
    alike_things(what, read::<Vec<String>>(what, wanted)?, found)
}

fn alike_things(
    what: &str,
    wanted: impl IntoIterator<Item = String>,
    found: impl IntoIterator<Item = String>,
) -> Verdict {
    let count = |things: &mut dyn Iterator<Item = String>| {
        let mut counts = BTreeMap::<String, u8>::new();
        for thing in things {
            *counts.entry(thing).or_default() += 1;
        }
        counts.into_iter().map(|(thing, n)| if n == 1 { thing } else { format!("{n}× {thing}") }).collect::<Vec<_>>()
    };
    let (wanted, found) = (count(&mut wanted.into_iter()), count(&mut found.into_iter()));
    if wanted == found { Ok(()) } else { Err(Wrong::new(what, wanted.join(" · "), found.join(" · "))) }
}

/// The next things of a pile whose top is last.
fn top<T: ToString>(what: &str, wanted: &Value, pile: &[T]) -> Verdict {
    let wanted: Vec<String> = read(what, wanted)?;
    let found: Vec<String> = pile.iter().rev().take(wanted.len()).map(ToString::to_string).collect();
    same(what, &wanted, &found)
}
