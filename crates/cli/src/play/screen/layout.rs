//! Where things stand on the screen.
//!
//! ```text
//! state, players
//! yard            (preview)
//! display, money, tiles
//! Alhambra      │ question       │ modules, where there is room
//!               │ menu           │
//! log
//! keys
//! ```

use super::{
    app::{App, Focus, Hit},
    text::drawing,
};
use crate::{
    draw::{
        board::Board,
        fill,
        paint::{self, paint},
        rooms,
        table::{Scene, card_badge, short},
        width, wrap,
    },
    play::menu,
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style},
    text::{Line, Text},
    widgets::{Block, Clear, Paragraph, Wrap},
};
use sabika_engine::value::{Cell, Currency};
use sabika_wire::{Lies, Player, SeenTile, Thing};
use std::collections::BTreeSet;

/// What can be touched next is ringed with this sign.
const RING: &str = "◆";
/// The columns of a slot.
const SLOT: u16 = 20;
const CURSOR: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Draws everything.
pub fn draw(frame: &mut Frame<'_>, app: &mut App<'_>) {
    app.zones.clear();
    let area = frame.area();
    if area.width < 60 || area.height < 20 {
        let text = app.table.voice.say("screen-small", &[]);
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
    }
    if let Some(seat) = app.curtain {
        let name = app.view.players[seat.index()].name.clone();
        let text = app.table.voice.say("terminal-curtain", &[("seat", name.into())]);
        return frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).block(Block::bordered()), area);
    }
    if app.page.is_some() && app.typing.is_none() {
        return page(frame, app, area);
    }
    table(frame, app, area);
}

fn put(frame: &mut Frame<'_>, app: &App<'_>, area: Rect, text: &str) {
    frame.render_widget(Paragraph::new(drawing(app.table.voice, text)), area);
}

fn page(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let Some(page) = &app.page else { return };
    let keys = if page.is_end { "screen-keys-end" } else { "screen-keys-page" };
    let block = Block::bordered().title_bottom(app.table.voice.say(keys, &[]));
    let text = drawing(app.table.voice, &page.text);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block).scroll((page.scroll, 0)), area);
}

fn table(frame: &mut Frame<'_>, app: &mut App<'_>, area: Rect) {
    let words = app.table.voice.words.clone();
    let view = app.view.clone();
    let scene = Scene { wide: area.width.into(), ..Scene::new(&words, &view) };
    let asking = app.asking.as_ref();
    let ringed: BTreeSet<Thing> = asking.map(|asking| asking.path.next(&asking.question)).unwrap_or_default();
    let own = view.seat.map(|seat| &view.players[seat.index()]);
    let tall = area.height >= 34;
    let players = if tall { scene.players().lines().count() as u16 } else { 1 };
    let preview = if view.market.preview.is_empty() { 0 } else { 4 };
    let hand = own.map(|player| money(&scene, player)).unwrap_or_default();
    let tiles = own.is_some_and(|player| !player.aside.is_empty() || !player.reserve.is_empty());
    let log_rows = (area.height.saturating_sub(26)).clamp(2, 8);
    let [top, players_at, yard, preview_at, display, hand_at, tiles_at, middle, log, keys] = Layout::vertical(
        [1, players, 4, preview, 1, u16::from(own.is_some()), u16::from(tiles)]
            .map(Constraint::Length)
            .into_iter()
            .chain([Constraint::Min(6), Constraint::Length(log_rows), Constraint::Length(1)]),
    )
    .areas(area);
    put(frame, app, top, &paint(paint::HEAD, scene.state()));
    put(frame, app, players_at, &if tall { scene.players() } else { summary(&scene) });
    let slots = view.market.yard.iter().map(|slot| Thing::Slot { slot: slot.slot });
    row_of_tiles(frame, app, yard, &scene.yard(), slots.collect(), &ringed);
    let spaces = view.market.preview.iter().map(|space| Thing::Space { space: space.space });
    row_of_tiles(frame, app, preview_at, &scene.preview(), spaces.collect(), &ringed);
    let title = words.say("terminal-display", &[]);
    let cards = view
        .market
        .display
        .iter()
        .map(|card| (card_badge(&words, *card), Thing::Card { card: *card, lies: Lies::Display }));
    line_of_things(frame, app, display, &[(title, cards.collect())], &ringed);
    put(frame, app, hand_at, &hand);
    if let Some(player) = own.filter(|_| tiles) {
        let of = |tiles: &[SeenTile]| {
            tiles.iter().map(|seen| (format!("[{}]", seen.say), Thing::Tile { tile: seen.tile })).collect::<Vec<_>>()
        };
        let rows = [("terminal-aside", of(&player.aside)), ("terminal-reserve", of(&player.reserve))];
        let rows: Vec<_> = rows.into_iter().filter(|(_, tiles)| !tiles.is_empty()).collect();
        let rows: Vec<_> = rows.into_iter().map(|(id, tiles)| (words.say(id, &[]), tiles)).collect();
        line_of_things(frame, app, tiles_at, &rows, &ringed);
    }
    let with_rooms = middle.width >= 140 && !view.rooms.is_empty();
    let [left, right, rooms_at] = Layout::horizontal([
        Constraint::Fill(5),
        Constraint::Fill(6),
        if with_rooms { Constraint::Fill(7) } else { Constraint::Length(0) },
    ])
    .spacing(1)
    .areas(middle);
    alhambra(frame, app, left, &scene, &ringed, log_rows > 2);
    if app.review.is_some() {
        reviewed(frame, app, right);
    } else {
        choices(frame, app, right);
    }
    if with_rooms {
        let text = rooms::draw(&Scene { wide: rooms_at.width.into(), ..scene }).unwrap_or_default();
        put(frame, app, rooms_at, &text);
    }
    below(frame, app, log, keys);
}

/// The players in one line, as much of each as there is room for.
fn summary(scene: &Scene<'_>) -> String {
    let all = |id: &str| {
        let one = |player: &Player| {
            let mark = if player.seat == scene.view.on_turn && !scene.view.over { "▸" } else { " " };
            let args = [
                ("name", short(&player.name).into()),
                ("points", player.score.into()),
                ("cards", player.hand_size.into()),
                ("wall", player.alhambra.wall.into()),
            ];
            format!("{mark}{}", scene.words.say(id, &args))
        };
        scene.view.players.iter().map(one).collect::<Vec<_>>().join("  ")
    };
    let long = all("screen-player");
    if width(&long) <= scene.wide { long } else { all("screen-player-short") }
}

/// The own money in one line.
fn money(scene: &Scene<'_>, player: &Player) -> String {
    let mut hand = player.hand.unwrap_or_default();
    hand.add_all(&player.open_money);
    let of = |currency: Currency| {
        let values = scene.values(&hand, currency);
        let badge = paint(paint::currency(currency), format!(" {} ", scene.words.currency(currency)));
        let sum = if values.len() > 1 { format!("={}", hand.sum(currency)) } else { String::new() };
        if values.is_empty() { format!("{badge} –") } else { format!("{badge} {}{sum}", values.join("+")) }
    };
    let mut parts = vec![scene.words.say("terminal-hand", &[])];
    parts.extend(Currency::ALL.map(of));
    let odd: sabika_engine::value::Purse = hand.cards().filter(|card| card.currency().is_none()).collect();
    if !odd.is_empty() {
        parts.push(scene.words.cards(&odd));
    }
    parts.join("  ")
}

/// Slots or spaces beside each other; what can be touched is ringed.
fn row_of_tiles(
    frame: &mut Frame<'_>,
    app: &mut App<'_>,
    area: Rect,
    blocks: &[Vec<String>],
    things: Vec<Thing>,
    ringed: &BTreeSet<Thing>,
) {
    let pointed = app.pointed();
    for (at, (block, thing)) in (0..).zip(blocks.iter().zip(things)) {
        let place = Rect { x: area.x + at * SLOT, width: SLOT - 1, ..area }.intersection(area);
        put(frame, app, place, &block.join("\n"));
        let badge = Rect { height: 1.min(place.height), ..place };
        if ringed.contains(&thing) {
            let sign = Rect { x: badge.right().saturating_sub(3), width: 1.min(badge.width), ..badge };
            put(frame, app, sign, &paint(paint::CHOICE, RING));
        }
        if pointed.as_ref() == Some(&thing) {
            frame.buffer_mut().set_style(badge, CURSOR);
        }
        app.zones.push((place, Hit::Thing(thing)));
    }
}

/// Things one after the other in a line, each row of them behind its title.
fn line_of_things(
    frame: &mut Frame<'_>,
    app: &mut App<'_>,
    area: Rect,
    rows: &[(String, Vec<(String, Thing)>)],
    ringed: &BTreeSet<Thing>,
) {
    let (pointed, mut x) = (app.pointed(), area.x);
    let mut place = |wide: usize| {
        let place = Rect { x, width: wide as u16, ..area }.intersection(area);
        x += wide as u16 + 1;
        place
    };
    for (title, things) in rows {
        let at = place(width(title) + 1);
        put(frame, app, at, &paint(paint::HEAD, title));
        for (text, thing) in things {
            let sign = if ringed.contains(thing) { paint(paint::CHOICE, RING) } else { " ".into() };
            let at = place(width(text) + 1);
            put(frame, app, at, &format!("{sign}{text}"));
            if pointed.as_ref() == Some(thing) {
                frame.buffer_mut().set_style(at, CURSOR);
            }
            app.zones.push((at, Hit::Thing(thing.clone())));
        }
    }
}

/// The own Alhambra, or that of whoever is on turn for who only watches; it is moved so that the arrows stay on it.
fn alhambra(
    frame: &mut Frame<'_>,
    app: &mut App<'_>,
    area: Rect,
    scene: &Scene<'_>,
    ringed: &BTreeSet<Thing>,
    roomy: bool,
) {
    let seat = scene.view.seat.unwrap_or(scene.view.on_turn);
    let player = &scene.view.players[seat.index()];
    let mut board = Board::of(scene.words, player);
    if let Some(asking) = &app.asking {
        board.marks = menu::marks(&asking.question, &asking.entries);
    }
    for thing in ringed {
        if let Thing::Cell { seat: of, cell } = thing
            && *of == seat
        {
            board.marks.entry(*cell).or_insert_with(|| RING.into());
        }
    }
    let pointing = app.focus == Focus::Board && app.asking.is_some();
    if pointing && !board.tiles.contains_key(&app.cursor) {
        board.tokens.entry(app.cursor).or_insert_with(|| " ".into());
    }
    let args = [("name", short(&player.name).into()), ("wall", player.alhambra.wall.into())];
    put(frame, app, Rect { height: 1, ..area }, &paint(paint::HEAD, scene.words.say("screen-alhambra", &args)));
    let field = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let wide = usize::from(field.width);
    let lines = board.draw(wide);
    let (column, row, inner) = board.place(wide, if pointing { app.cursor } else { Cell::START }).unwrap_or((0, 0, 0));
    let shift = |at: usize, long: usize, seen: u16| {
        let seen = usize::from(seen);
        if long <= seen { 0 } else { at.saturating_sub(seen / 2).min(long - seen) }
    };
    let right = shift(column, lines.iter().map(|line| width(line)).max().unwrap_or(0), field.width);
    let down = shift(row, lines.len(), field.height);
    // What has happened stands below, where there is room: on a small screen there is little elsewhere.
    let below =
        Rect { y: field.y + lines.len() as u16, height: field.height.saturating_sub(lines.len() as u16), ..field };
    let heard = if roomy { String::new() } else { recent(app, below) };
    let text = drawing(app.table.voice, &lines.join("\n"));
    frame.render_widget(Paragraph::new(text).scroll((down as u16, right as u16)), field);
    put(frame, app, below, &heard);
    for y in 0..field.height {
        for x in 0..field.width {
            if let Some(cell) = board.cell_at(wide, usize::from(x) + right, usize::from(y) + down) {
                let place = Rect { x: field.x + x, y: field.y + y, width: 1, height: 1 };
                app.zones.push((place, Hit::Thing(Thing::Cell { seat, cell })));
            }
        }
    }
    if pointing {
        let place = Rect {
            x: field.x + (column.saturating_sub(right)) as u16,
            y: field.y + (row.saturating_sub(down)) as u16,
            width: inner as u16,
            height: 1,
        };
        frame.buffer_mut().set_style(place.intersection(field), CURSOR);
    }
}

/// The question and its menu; instead of it a move that is to be said once more.
fn choices(frame: &mut Frame<'_>, app: &mut App<'_>, area: Rect) {
    let voice = app.table.voice;
    let Some(asking) = &app.asking else { return };
    let wide = usize::from(area.width);
    let question = wrap(&asking.question.asked.say, wide, 0);
    let asked = (question.lines().count() as u16).min(area.height / 2);
    put(frame, app, Rect { height: asked, ..area }, &paint(paint::STRONG, question));
    let field = Rect { y: area.y + asked, height: area.height - asked, ..area };
    if let Some(mv) = app.pending {
        let text = voice.say("terminal-final-move", &[("move", app.table.told(&mv).into())]);
        let keys = voice.say("screen-final", &[]);
        let block = Block::bordered().title_bottom(keys);
        let place = Rect { height: field.height.min(7), ..field };
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }).block(block), place);
        return app.zones.push((place, Hit::Entry(0)));
    }
    let (mut lines, mut owners, mut last) = (Vec::<Line<'static>>::new(), Vec::<Option<usize>>::new(), None);
    let mut add = |text: &str, owner: Option<usize>, style: Style| {
        for mut line in drawing(voice, text).lines {
            // Piece by piece: what ends a colour would end this one too.
            line.spans.iter_mut().for_each(|span| span.style = span.style.patch(style));
            lines.push(line);
            owners.push(owner);
        }
    };
    for (at, entry) in asking.entries.iter().enumerate() {
        if last.replace(entry.group) != Some(entry.group) {
            let title = wrap(&asking.question.groups[entry.group as usize].title, wide, 1);
            add(&paint(paint::HEAD, title), None, Style::new());
        }
        let star = if menu::wins_action(&asking.question, entry) { "★ " } else { "" };
        let remark = menu::remark(&voice.words, &asking.question, entry);
        let said = format!("{star}{}", entry.say);
        let remark = Some(paint(paint::FAINT, &remark)).filter(|_| !remark.is_empty());
        let text = fill(said.split_whitespace().chain(remark.as_deref()), wide - 3, 5);
        let text = format!("{} {text}", paint(paint::CHOICE, format!("{:>2}", at + 1)));
        let here = at == app.selected && app.focus == Focus::Menu;
        add(text.trim_end(), Some(at), if here { CURSOR } else { Style::new() });
    }
    if asking.path.is_begun() {
        add(&paint(paint::FAINT, voice.say("screen-back", &[])), None, Style::new());
    }
    let first = owners.iter().position(|owner| *owner == Some(app.selected)).unwrap_or(0);
    let seen = usize::from(field.height);
    let down = if lines.len() <= seen { 0 } else { first.saturating_sub(seen / 2).min(lines.len() - seen) };
    for (y, owner) in (0..field.height).zip(&owners[down.min(owners.len())..]) {
        if let Some(at) = owner {
            app.zones.push((Rect { y: field.y + y, height: 1, ..field }, Hit::Entry(*at)));
        }
    }
    frame.render_widget(Paragraph::new(Text::from(lines)).scroll((down as u16, 0)), field);
}

/// What happened at the ply that is looked back at.
fn reviewed(frame: &mut Frame<'_>, app: &App<'_>, area: Rect) {
    let args = [("ply", app.review.unwrap_or(0).into()), ("of", app.table.ply().into())];
    let title = paint(paint::STRONG, app.table.voice.say("screen-review", &args));
    let lines = app.reviewed(area.width.into()).join("\n");
    put(frame, app, area, &format!("{title}\n{lines}"));
}

/// The log, or what there is to say; and the keys.
fn below(frame: &mut Frame<'_>, app: &App<'_>, log: Rect, keys: Rect) {
    let voice = app.table.voice;
    let said = app.said.trim();
    let text = match said {
        "" if log.height > 2 => recent(app, log),
        "" => String::new(),
        said => wrap(&paint(paint::STRONG, said), log.width.into(), 2),
    };
    put(frame, app, log, &text);
    let text = match &app.typing {
        Some(typing) => format!("{} {}▏", voice.say(typing.wish.prompt(), &[]), typing.text),
        None if app.review.is_some() => voice.say("screen-keys-review", &[]),
        None => voice.say("screen-keys", &[]),
    };
    frame.render_widget(Paragraph::new(text).style(CURSOR), keys);
}

/// The end of the log, as much as there is room for.
fn recent(app: &App<'_>, area: Rect) -> String {
    let (wide, rows) = (usize::from(area.width), usize::from(area.height));
    if rows < 2 {
        return String::new();
    }
    let newest = app.log.iter().rev().take(rows).map(|line| line.replace("\n  ", " ")).collect::<Vec<_>>();
    let lines = newest.iter().rev().flat_map(|line| {
        let wrapped = wrap(line, wide, 2);
        wrapped.lines().map(str::to_string).collect::<Vec<_>>()
    });
    let mut lines: Vec<String> = lines.collect();
    let shown = lines.split_off(lines.len().saturating_sub(rows));
    // What begins above is left out.
    shown.into_iter().skip_while(|line| line.starts_with(' ')).collect::<Vec<_>>().join("\n")
}
