//! What is on the screen, and what a key or a click does.

use super::pages::{Page, Typing, Wish};
use crate::{
    Failure,
    draw::table::Scene,
    game_args,
    play::{menu::Asking, table::Table},
};
use ratatui::{
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind},
    layout::{Position, Rect},
};
use sabika_engine::{
    Move,
    value::{Cell, Seat},
};
use sabika_wire::{Lies, SeatView, Thing};
use std::{collections::VecDeque, path::Path as File};

/// How wide pages are written.
const PAGE: usize = 78;

/// Where the arrows go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Focus {
    /// Through the lines of the menu.
    #[default]
    Menu,
    /// Over the own Alhambra.
    Board,
    /// Along what lies on the table: yard, preview, display, tiles.
    Market,
}

/// What lies at a place of the screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Hit {
    /// A line of the menu.
    Entry(usize),
    /// A thing of the table.
    Thing(Thing),
}

/// The screen.
pub struct App<'a> {
    /// The game.
    pub table: Table<'a>,
    /// The table as the one sees it who looks.
    pub view: SeatView,
    /// What is asked, and how far it has been answered; none when the game is over.
    pub asking: Option<Asking>,
    /// The line of the menu where the arrows are.
    pub selected: usize,
    /// Where the arrows go.
    pub focus: Focus,
    /// The cell where the arrows are.
    pub cursor: Cell,
    /// Which thing of the market the arrows are at.
    pub thing: usize,
    /// What lies over the table.
    pub page: Option<Page>,
    waiting: VecDeque<Page>,
    /// What happened, the last at the end.
    pub log: Vec<String>,
    /// What was answered to the last key.
    pub said: String,
    /// A move that cannot be taken back, until it is said once more.
    pub pending: Option<Move>,
    /// Whose turn it is to look, where people share the screen.
    pub curtain: Option<Seat>,
    looked: Option<Seat>,
    /// What is typed.
    pub typing: Option<Typing>,
    /// Which ply is looked back at.
    pub review: Option<u32>,
    /// What lies where, since it was last drawn.
    pub zones: Vec<(Rect, Hit)>,
    /// Is it over and done?
    pub has_left: bool,
}

impl<'a> App<'a> {
    /// A game on the screen, at its first question to a person.
    pub fn new(table: Table<'a>, greeting: &[String]) -> Result<App<'a>, Failure> {
        let view = table.seen(None);
        let mut app = App {
            table,
            view,
            asking: None,
            selected: 0,
            focus: Focus::Menu,
            cursor: Cell::START,
            thing: 0,
            page: None,
            waiting: VecDeque::new(),
            log: greeting.to_vec(),
            said: String::new(),
            pending: None,
            curtain: None,
            looked: None,
            typing: None,
            review: None,
            zones: vec![],
            has_left: false,
        };
        app.begin()?;
        Ok(app)
    }
    fn begin(&mut self) -> Result<(), Failure> {
        if self.table.ply() == 0 {
            self.tell(0);
        }
        self.table.keep()?;
        self.go_on()
    }
    fn say(&self, id: &str) -> String {
        self.table.voice.say(id, &[])
    }
    /// What has happened since a ply goes to the log; a scoring is a page.
    fn tell(&mut self, since: u32) {
        let news = self.table.news(self.table.only_person(), since);
        self.log.extend(self.table.lines(&news.items, PAGE));
        for scoring in news.items.iter().filter_map(|item| item.scoring.as_ref()) {
            let text = self.table.scoring(scoring, &self.table.seen(None), PAGE);
            self.waiting.push_back(Page::new(text));
        }
    }
    /// Everything that nobody need be asked about, then the next question.
    fn go_on(&mut self) -> Result<(), Failure> {
        while let Some((why, mv)) = self.table.unasked() {
            self.log.extend(self.table.remarks(why, &mv).into_iter().map(|remark| format!("· {remark}")));
            let before = self.table.ply();
            self.table.make(mv)?;
            self.tell(before);
        }
        self.asking = Asking::new(&self.table);
        self.selected = 0;
        self.focus = Focus::Menu;
        let seat = self.asking.as_ref().map(|asking| asking.question.asked.seat);
        if let Some(seat) = seat.filter(|seat| self.table.people().count() > 1 && self.looked != Some(*seat)) {
            self.curtain = Some(seat);
        }
        self.view = self.table.seen(seat.or(self.table.only_person()));
        if self.asking.is_none() {
            let end = self.end();
            self.waiting.push_back(end);
        }
        self.page = self.page.take().or_else(|| self.waiting.pop_front());
        Ok(())
    }
    /// The page of a game that is over.
    fn end(&self) -> Page {
        let end = self.table.end(&Scene { wide: PAGE, ..Scene::new(&self.table.voice.words, &self.view) });
        Page { is_end: true, ..Page::new(end) }
    }
    /// What can be pointed at besides cells, in the order of the arrows.
    pub fn things(&self) -> Vec<Thing> {
        let market = &self.view.market;
        let slots = market.yard.iter().map(|slot| Thing::Slot { slot: slot.slot });
        let spaces = market.preview.iter().map(|space| Thing::Space { space: space.space });
        let cards = market.display.iter().map(|card| Thing::Card { card: *card, lies: Lies::Display });
        let own = self.view.seat.map(|seat| &self.view.players[seat.index()]);
        let tiles = own.into_iter().flat_map(|player| player.aside.iter().chain(&player.reserve));
        slots.chain(spaces).chain(cards).chain(tiles.map(|seen| Thing::Tile { tile: seen.tile })).collect()
    }
    /// The thing where the arrows are; none in the menu.
    pub fn pointed(&self) -> Option<Thing> {
        let seat = self.asking.as_ref()?.question.asked.seat;
        match self.focus {
            Focus::Menu => None,
            Focus::Board => Some(Thing::Cell { seat, cell: self.cursor }),
            Focus::Market => self.things().get(self.thing).cloned(),
        }
    }
    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.has_left = true;
            return Ok(());
        }
        self.said.clear();
        if self.typing.is_some() {
            self.key_typing(key.code);
            return Ok(());
        }
        if self.page.is_some() {
            return self.key_on_page(key.code);
        }
        if self.review.is_some() {
            self.key_in_review(key.code);
            return Ok(());
        }
        if let Some(seat) = self.curtain {
            match key.code {
                KeyCode::Enter | KeyCode::Char(' ') => self.look(seat),
                KeyCode::Char('q') => self.has_left = true,
                _ => {}
            }
            return Ok(());
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') if self.pending.is_some() => return self.make_pending(),
            KeyCode::Esc | KeyCode::Backspace if self.pending.take().is_some() => {}
            KeyCode::Enter | KeyCode::Char(' ') => return self.take(),
            KeyCode::Esc | KeyCode::Backspace => self.back(),
            KeyCode::Tab => self.turn_to(1),
            KeyCode::BackTab => self.turn_to(2),
            KeyCode::Up | KeyCode::Char('k') => self.go(0, 1),
            KeyCode::Down | KeyCode::Char('j') => self.go(0, -1),
            KeyCode::Left => self.go(-1, 0),
            KeyCode::Right => self.go(1, 0),
            KeyCode::PageUp => self.go(0, 8),
            KeyCode::PageDown => self.go(0, -8),
            KeyCode::Char(digit @ '1'..='9') => {
                let number = digit as usize - '1' as usize;
                if self.asking.as_ref().is_some_and(|asking| number < asking.entries.len()) {
                    (self.focus, self.selected) = (Focus::Menu, number);
                    return self.take();
                }
            }
            KeyCode::Char(letter) => return self.letter(letter),
            KeyCode::F(1) => return self.letter('?'),
            _ => {}
        }
        Ok(())
    }
    /// A letter is a command.
    fn letter(&mut self, letter: char) -> Result<(), Failure> {
        let scene = Scene { wide: PAGE, ..Scene::new(&self.table.voice.words, &self.view) };
        let text = match letter {
            '?' => {
                let keys = self.say("screen-help");
                format!("{keys}\n\n{}", scene.legend(1))
            }
            'l' => self.table.log(self.view.seat, PAGE),
            's' => self.table.score(&self.view, PAGE),
            'b' => scene.alhambras(),
            'm' => crate::draw::rooms::draw(&scene).unwrap_or_else(|| self.say("screen-no-modules")),
            'x' => {
                let Some(asking) = &self.asking else { return Ok(()) };
                let entry = match self.pointed() {
                    Some(thing) => asking.entries.iter().find(|entry| entry.thing.as_ref() == Some(&thing)),
                    None => asking.entries.get(self.selected),
                };
                let Some(entry) = entry.or(asking.entries.first()) else { return Ok(()) };
                self.table.explain(&asking.question, entry, PAGE)
            }
            'h' => {
                let Some(asking) = &self.asking else { return Ok(()) };
                self.said = self.table.hinted(&asking.question, &asking.entries, usize::MAX);
                return Ok(());
            }
            'u' => {
                self.pending = None;
                let undone = self.table.undo()?;
                self.log.push(format!("· {undone}"));
                self.go_on()?;
                self.said = undone;
                return Ok(());
            }
            'a' => {
                let (said, passes) = self.table.pass_always();
                if passes {
                    self.decide(Move::Pass)?;
                }
                self.said = said;
                return Ok(());
            }
            'r' => {
                self.typing = Some(Typing { wish: Wish::Rules, text: String::new() });
                return Ok(());
            }
            'w' => {
                self.typing = Some(Typing { wish: Wish::Save, text: "game.sabika".into() });
                return Ok(());
            }
            'q' => {
                self.has_left = true;
                return Ok(());
            }
            _ => return Ok(()),
        };
        self.page = Some(Page::new(text));
        Ok(())
    }
    fn key_typing(&mut self, key: KeyCode) {
        let Some(typing) = &mut self.typing else { return };
        match key {
            KeyCode::Char(sign) => typing.text.push(sign),
            KeyCode::Backspace => {
                typing.text.pop();
            }
            KeyCode::Esc => self.typing = None,
            KeyCode::Enter => {
                let Typing { wish, text } = typing.clone();
                self.typing = None;
                match wish {
                    _ if text.trim().is_empty() => {}
                    Wish::Save => self.said = self.table.save_in(File::new(text.trim())),
                    Wish::Rules => self.page = Some(Page::new(self.table.rules(text.trim()))),
                }
            }
            _ => {}
        }
    }
    fn key_on_page(&mut self, key: KeyCode) -> Result<(), Failure> {
        let Some(page) = &mut self.page else { return Ok(()) };
        match key {
            KeyCode::Up | KeyCode::Char('k') => page.scroll(-1),
            KeyCode::Down | KeyCode::Char('j') => page.scroll(1),
            KeyCode::PageUp => page.scroll(-15),
            KeyCode::PageDown | KeyCode::Char(' ') => page.scroll(15),
            KeyCode::Home => page.scroll(i32::MIN / 2),
            KeyCode::Char('q') if page.is_end => self.has_left = true,
            KeyCode::Char('r') if page.is_end => {
                self.table.rematch(game_args::chance())?;
                (self.page, self.looked) = (None, None);
                self.waiting.clear();
                self.log.clear();
                return self.begin();
            }
            KeyCode::Char('v') if page.is_end => {
                self.review = Some(self.table.ply());
                self.page = None;
                self.look_back(0);
            }
            KeyCode::Char('w') if page.is_end => {
                self.typing = Some(Typing { wish: Wish::Save, text: "game.sabika".into() });
            }
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | '?' | 'l' | 's' | 'b' | 'm' | 'x') if !page.is_end => {
                self.page = self.waiting.pop_front();
            }
            _ => {}
        }
        Ok(())
    }
    fn key_in_review(&mut self, key: KeyCode) {
        match key {
            KeyCode::Left | KeyCode::Up => self.look_back(-1),
            KeyCode::Right | KeyCode::Down => self.look_back(1),
            KeyCode::PageUp => self.look_back(-20),
            KeyCode::PageDown => self.look_back(20),
            KeyCode::Home => self.look_back(-1_000_000),
            KeyCode::End => self.look_back(1_000_000),
            KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q') => {
                self.review = None;
                self.view = self.table.seen(self.table.only_person());
                self.page = Some(self.end());
            }
            _ => {}
        }
    }
    /// So many moves further in what is looked back at.
    fn look_back(&mut self, moves: i64) {
        let Some(ply) = self.review else { return };
        let ply = (i64::from(ply) + moves).clamp(0, self.table.ply().into()) as u32;
        self.review = Some(ply);
        if let Some(view) = self.table.seen_at(ply, self.table.only_person()) {
            self.view = view;
        }
    }
    /// What happened at the ply that is looked back at.
    pub fn reviewed(&self, wide: usize) -> Vec<String> {
        let Some(ply) = self.review else { return vec![] };
        let mut news = self.table.news(self.table.only_person(), ply.saturating_sub(1));
        news.items.retain(|item| item.ply == ply);
        self.table.lines(&news.items, wide)
    }
    /// Somebody looks at the screen: what has happened since they last did is news.
    fn look(&mut self, seat: Seat) {
        let news = self.table.news(Some(seat), self.table.since(seat));
        self.log = self.table.lines(&news.items, PAGE);
        (self.curtain, self.looked) = (None, Some(seat));
    }
    /// The arrows go elsewhere.
    fn turn_to(&mut self, steps: usize) {
        let all = [Focus::Menu, Focus::Board, Focus::Market];
        let at = all.iter().position(|focus| *focus == self.focus).unwrap_or(0);
        self.focus = all[(at + steps) % all.len()];
        self.explain_pointed();
    }
    /// An arrow.
    fn go(&mut self, east: i8, north: i8) {
        match self.focus {
            Focus::Menu => {
                let most = self.asking.as_ref().map_or(0, |asking| asking.entries.len().saturating_sub(1));
                if east < 0 {
                    return self.back();
                }
                self.selected = self.selected.saturating_add_signed(-isize::from(north)).min(most);
            }
            Focus::Board => {
                let in_reach = |at: i8, by: i8| at.saturating_add(by.clamp(-1, 1)).clamp(-12, 12);
                self.cursor = Cell { x: in_reach(self.cursor.x, east), y: in_reach(self.cursor.y, north) };
            }
            Focus::Market => {
                let step = if east == 0 { -isize::from(north.clamp(-1, 1)) } else { isize::from(east) };
                let most = self.things().len().saturating_sub(1);
                self.thing = self.thing.saturating_add_signed(step).min(most);
            }
        }
        self.explain_pointed();
    }
    /// What is under the arrows: what it is, and why it cannot be touched.
    fn explain_pointed(&mut self) {
        let (Some(thing), Some(asking)) = (self.pointed(), &self.asking) else { return };
        let refusal = self.table.why_not(&asking.question, asking.path.touched(), &thing);
        let what = self.what(&thing).unwrap_or_default();
        self.said = match refusal {
            Some(refusal) => format!("{what} {}", self.table.refused(&refusal)),
            None => what,
        };
    }
    /// What a thing is, by the words of the table.
    fn what(&self, thing: &Thing) -> Option<String> {
        let of = |seen: &sabika_wire::SeenTile| {
            let pieces = seen.pieces.iter().filter_map(|piece| piece.say.clone());
            std::iter::once(seen.say.clone()).chain(pieces).collect::<Vec<_>>().join(", ")
        };
        let text = match thing {
            Thing::Cell { seat, cell } => {
                let player = &self.view.players[seat.index()];
                let tile = player.alhambra.tiles.iter().find(|seen| seen.cell == Some(*cell));
                let piece = player.alhambra.on_cells.iter().find(|on| on.cell == *cell);
                let said = tile.map(of).or(piece.and_then(|on| on.piece.say.clone())).unwrap_or_default();
                format!("{cell} {said}")
            }
            Thing::Slot { slot } => of(self.view.market.yard.iter().find(|on| on.slot == *slot)?.tile.as_ref()?),
            Thing::Space { space } => {
                of(self.view.market.preview.iter().find(|on| on.space == *space)?.tile.as_ref()?)
            }
            Thing::Card { card, .. } => self.table.voice.words.card(*card),
            Thing::Tile { tile } => {
                let player = &self.view.players[self.view.seat?.index()];
                of(player.aside.iter().chain(&player.reserve).find(|seen| seen.tile == *tile)?)
            }
            _ => return None,
        };
        Some(text.trim().to_string())
    }
    /// Back to the menu before.
    fn back(&mut self) {
        if let Some(asking) = &mut self.asking {
            asking.path.back();
            asking.renew();
            self.selected = 0;
            self.focus = Focus::Menu;
        }
    }
    /// Enter: the line, or the thing, where the arrows are.
    fn take(&mut self) -> Result<(), Failure> {
        if let Some(thing) = self.pointed() {
            return self.touch(&thing);
        }
        let Some(asking) = &mut self.asking else { return Ok(()) };
        let Some(entry) = asking.entries.get(self.selected).cloned() else { return Ok(()) };
        if let Some(mv) = asking.path.take(&asking.question, &entry) {
            return self.wish(mv);
        }
        asking.renew();
        self.selected = 0;
        Ok(())
    }
    /// A thing is touched: it narrows the choices, or it is said why not.
    fn touch(&mut self, thing: &Thing) -> Result<(), Failure> {
        self.pending = None;
        let Some(asking) = &mut self.asking else { return Ok(()) };
        let laying = matches!(thing, Thing::Cell { .. }) && !asking.path.touched().is_empty();
        let goes = asking.path.touch(&asking.question, thing)
            || !laying && {
                // Something else is begun: what was touched before is let go. Who looks for a place does not mean that.
                let mut anew = crate::play::menu::Path::new(&asking.question);
                let goes = anew.touch(&asking.question, thing);
                if goes {
                    asking.path = anew;
                }
                goes
            };
        if !goes {
            self.explain_pointed();
            return Ok(());
        }
        asking.renew();
        self.selected = 0;
        match asking.path.done(&asking.question) {
            Some(mv) => self.wish(mv),
            None => Ok(()),
        }
    }
    /// Somebody wants to make a move: one that cannot be taken back is asked about once more.
    fn wish(&mut self, mv: Move) -> Result<(), Failure> {
        if self.table.is_final(&mv) {
            self.pending = Some(mv);
            return Ok(());
        }
        self.decide(mv)
    }
    fn make_pending(&mut self) -> Result<(), Failure> {
        self.pending.take().map_or(Ok(()), |mv| self.decide(mv))
    }
    fn decide(&mut self, mv: Move) -> Result<(), Failure> {
        let before = self.table.ply();
        self.table.decide(mv)?;
        self.tell(before);
        self.go_on()
    }
    /// The mouse did something.
    pub fn mouse(&mut self, mouse: MouseEvent) -> Result<(), Failure> {
        let scrolled = match mouse.kind {
            MouseEventKind::ScrollUp => -3,
            MouseEventKind::ScrollDown => 3,
            MouseEventKind::Down(MouseButton::Left) => 0,
            _ => return Ok(()),
        };
        self.said.clear();
        if let Some(page) = &mut self.page {
            if scrolled != 0 {
                page.scroll(scrolled);
                return Ok(());
            }
            return self.key_on_page(KeyCode::Enter);
        }
        if scrolled != 0 {
            self.focus = Focus::Menu;
            self.go(0, -scrolled.signum() as i8);
            return Ok(());
        }
        if let Some(seat) = self.curtain {
            self.look(seat);
            return Ok(());
        }
        let place = Position { x: mouse.column, y: mouse.row };
        let hit = self.zones.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, hit)| hit.clone());
        match hit {
            Some(_) if self.review.is_some() => Ok(()),
            Some(Hit::Entry(_)) if self.pending.is_some() => self.make_pending(),
            Some(Hit::Entry(at)) => {
                (self.focus, self.selected) = (Focus::Menu, at);
                self.take()
            }
            Some(Hit::Thing(thing)) => {
                if let Thing::Cell { cell, .. } = thing {
                    (self.focus, self.cursor) = (Focus::Board, cell);
                } else if let Some(at) = self.things().iter().position(|known| *known == thing) {
                    (self.focus, self.thing) = (Focus::Market, at);
                }
                self.touch(&thing)
            }
            None => Ok(()),
        }
    }
}
