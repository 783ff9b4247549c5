//! The table as one seat sees it: players, market, money, the own Alhambra, reserve and hand.

use super::{
    board::Board,
    grid::{Field, grid, left, right},
    paint::{self, paint},
    rooms, tile, width,
};
use sabika_engine::{
    modules::ModuleId,
    value::{Building, Card, Cell, Currency, Purse, Seat},
};
use sabika_wire::{Alhambra, Player, SeatView, SeenTile};
use sabika_words::Words;
use std::collections::BTreeMap;

/// What is drawn, in which words and how wide.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The words.
    pub words: &'a Words,
    /// The table.
    pub view: &'a SeatView,
    /// The columns of the screen.
    pub wide: usize,
    /// Is this a real table that somebody typed in, with what counts and nothing else?
    pub typed: bool,
}

/// A heading.
pub fn heading(text: &str) -> String {
    paint(paint::HEAD, text)
}

impl<'a> Scene<'a> {
    /// A table on a screen of the usual width.
    pub fn new(words: &'a Words, view: &'a SeatView) -> Scene<'a> {
        Scene { words, view, wide: super::WIDTH, typed: false }
    }
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }
    fn player(&self, seat: Seat) -> &'a Player {
        &self.view.players[seat.index()]
    }
    /// Everything that a seat sees, with the numbers of choices on empty cells.
    pub fn all(&self, seat: Seat, marks: BTreeMap<Cell, String>) -> String {
        let mut out = format!("{}\n{}\n", self.rule(), self.players());
        out += &format!("{}\n{}", heading(&self.say("terminal-yard")), super::beside(&self.yard(), 1, self.wide));
        if !self.view.market.preview.is_empty() {
            let title = heading(&self.say("terminal-preview"));
            out += &format!("{title}\n{}", super::beside(&self.preview(), 1, self.wide));
        }
        out += &format!("\n{}\n", self.display());
        if let Some(text) = rooms::draw(self) {
            out += &format!("\n{text}");
        }
        out.push('\n');
        let player = self.player(seat);
        let mut board = Board::of(self.words, player);
        board.marks = marks;
        let mut alhambra = vec![self.alhambra_title(player)];
        alhambra.extend(board.draw(self.wide));
        let mut side = vec![heading(&self.say("terminal-hand"))];
        side.extend(self.hand(player));
        side.extend(self.tiles("terminal-aside", &player.aside, &player.alhambra));
        side.extend(self.tiles("terminal-reserve", &player.reserve, &player.alhambra));
        out += &super::beside(&[alhambra, side], 4, self.wide);
        out
    }
    /// The state of the game in a few words.
    pub fn state(&self) -> String {
        let parts = [
            self.words.say("terminal-turn", &[("number", self.view.turn.into())]),
            self.words.say("terminal-supply-left", &[("count", self.view.market.supply_left.into())]),
            self.words.say("terminal-deck-left", &[("count", self.view.market.deck_left.into())]),
        ];
        parts.join(" · ")
    }
    /// A line with the state of the game.
    fn rule(&self) -> String {
        let text = format!("━━ {} ", self.state());
        paint(paint::HEAD, format!("\n{text}{}", "━".repeat(self.wide.saturating_sub(width(&text)))))
    }
    /// Points, cards, walls and buildings of everybody, and what the next scoring pays.
    pub fn players(&self) -> String {
        let view = self.view;
        let mut head: Vec<Field> = vec![left(""), left(self.say("terminal-score-player"))];
        head.extend(["terminal-score", "terminal-column-cards", "terminal-column-wall"].map(|id| right(self.say(id))));
        head = head.into_iter().map(|field| field.painted(paint::FAINT)).collect();
        let letters =
            Building::ALL.map(|kind| right(format!(" {} ", self.words.letter(kind))).painted(paint::building(kind)));
        head.extend(letters);
        head.push(right(self.say("terminal-reserve")).painted(paint::FAINT));
        let mut rows = vec![head];
        let everybody = || view.players.iter().map(|player| &player.counts).chain(view.dirk.iter().map(|d| &d.counts));
        let most = |kind: Building| everybody().map(|counts| counts[kind as usize]).max().unwrap_or(0);
        let counted = |counts: &[u8]| {
            Building::ALL.map(|kind| {
                let halves = counts[kind as usize];
                let leads = halves > 0 && halves == most(kind);
                let style = match halves {
                    0 => paint::FAINT,
                    _ if leads => paint::GOOD,
                    _ => paint::NONE,
                };
                right(format!("{}{}", in_whole(halves), if leads { "*" } else { " " })).painted(style)
            })
        };
        for player in &view.players {
            let mark = if player.seat == view.on_turn && !view.over { "▸" } else { "" };
            let mut row = vec![left(mark).painted(paint::CHOICE), left(short(&player.name))];
            row.push(right(player.score).painted(paint::STRONG));
            row.extend([right(player.hand_size), right(player.alhambra.wall)]);
            row.extend(counted(&player.counts));
            row.push(right(player.reserve.len()));
            rows.push(row);
        }
        if let Some(dirk) = &view.dirk {
            let mut row = vec![left(""), left(self.say("dirk"))];
            row.extend([right(dirk.score).painted(paint::STRONG), right("–"), right("–")]);
            row.extend(counted(&dirk.counts));
            row.push(right("–"));
            rows.push(row);
        }
        let pays: Vec<&[u8]> =
            view.forecast.iter().flat_map(|scoring| &scoring.rows).map(|row| &row.pays[..]).collect();
        let pays: Vec<&[u8]> = pays.into_iter().filter(|pays| !pays.is_empty()).collect();
        for place in 0..pays.iter().map(|pays| pays.len()).max().unwrap_or(0) {
            let round = view.forecast.as_ref().map_or(0, |scoring| scoring.round);
            let args = [("round", round.into()), ("place", (place + 1).into())];
            let mut row = vec![right(self.words.say("terminal-pays", &args)).painted(paint::FAINT).over(5)];
            let paid = |pays: &&[u8]| right(format!("{} ", pays.get(place).unwrap_or(&0))).painted(paint::FAINT);
            row.extend(pays.iter().map(paid));
            rows.push(row);
        }
        grid(&rows)
    }
    /// The four slots with their tiles.
    pub fn yard(&self) -> Vec<Vec<String>> {
        let slot = |slot: &sabika_wire::YardSlot| {
            let money = self.words.currency(slot.currency);
            let badge = paint(paint::currency(slot.currency), format!(" {} {money} ", slot.slot));
            self.on_offer(badge, slot.tile.as_ref())
        };
        self.view.market.yard.iter().map(slot).collect()
    }
    /// The spaces before the yard, in games that have some; whatever moves up goes on to the right (RED-47).
    pub fn preview(&self) -> Vec<Vec<String>> {
        let spaces = &self.view.market.preview;
        let space = |space: &sabika_wire::PreviewSpace| {
            let number = space.space.number();
            let arrow = if usize::from(number) == spaces.len() { "⇑" } else { "→" };
            self.on_offer(paint(paint::STRONG, format!(" {number} {arrow}")), space.tile.as_ref())
        };
        spaces.iter().map(space).collect()
    }
    /// A tile that lies for sale, with what it is and costs; or that there is none.
    fn on_offer(&self, badge: String, tile: Option<&SeenTile>) -> Vec<String> {
        let mut block = vec![badge];
        match tile {
            None => {
                let empty = paint(paint::FAINT, format!("  ({})", self.say("terminal-empty")));
                block.extend([String::new(), empty, String::new()]);
            }
            Some(seen) => {
                let mut lines = tile::boxed(tile::look(self.words, seen));
                let kind = seen.building.map_or_else(|| self.words.tile_short(seen.tile), |k| self.words.building(k));
                if seen.tile.turns() {
                    lines[0] += &format!(" {}", self.say("terminal-magical"));
                }
                // What cannot be told from what is shown: the name under which it is typed.
                if seen.tile.building().is_none() && seen.building.is_some() {
                    lines[0] += &paint(paint::FAINT, format!(" {}", seen.tile));
                }
                lines[1] += &format!(" {kind}");
                lines[2] += &format!(" {}", self.words.say("terminal-price", &[("price", seen.price.into())]));
                block.extend(lines);
            }
        }
        block.iter().map(|line| super::pad(line, 19)).collect()
    }
    fn display(&self) -> String {
        let title = heading(&self.say("terminal-display"));
        if self.view.market.display.is_empty() {
            return format!("{title}  {}", self.say("terminal-empty"));
        }
        let badges: Vec<String> = self.view.market.display.iter().map(|card| card_badge(self.words, *card)).collect();
        // Two blanks between cards: one is the badge's own.
        let spaced: Vec<String> = badges.iter().map(|badge| format!(" {badge}")).collect();
        super::fill([title.as_str()].into_iter().chain(spaced.iter().map(String::as_str)), self.wide, 4)
    }
    /// The values of the cards of a currency, each with the sign that tells other money from a card.
    pub fn values(&self, hand: &Purse, currency: Currency) -> Vec<String> {
        let own = hand.cards().filter(|card| card.currency() == Some(currency));
        own.map(|card| format!("{}{}", card.value(), money_sign(self.words, card))).collect()
    }
    /// The money of a player by currency, with sums; nothing if it is not seen.
    pub fn hand(&self, player: &Player) -> Vec<String> {
        let mut hand = player.hand.unwrap_or_default();
        hand.add_all(&player.open_money);
        let names = Currency::ALL.map(|c| self.words.currency(c));
        let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let of = |currency: Currency| {
            let values = self.values(&hand, currency);
            let badge = paint(paint::currency(currency), format!(" {:<wide$} ", names[currency as usize]));
            let sum = format!("{:>3}", hand.sum(currency));
            let cards = if values.is_empty() { String::new() } else { format!("  = {}", values.join(" + ")) };
            format!("{badge} {}{cards}", paint(paint::STRONG, sum))
        };
        let mut lines = Currency::ALL.map(of).to_vec();
        let notes = hand.notes().cards().map(Purse::of);
        for cards in [hand.builders(), hand.coins()].into_iter().chain(notes) {
            if let Some(first) = cards.cards().next() {
                let sign = money_sign(self.words, first);
                lines.push(super::wrap(&format!("{sign} {}", self.words.cards(&cards)), 36, 2));
            }
        }
        let odd: Purse = hand.cards().filter(|card| card.currency().is_none()).collect();
        if !odd.is_empty() {
            lines.push(super::wrap(&self.words.cards(&odd), 36, 2));
        }
        lines.into_iter().flat_map(|line| line.split('\n').map(str::to_string).collect::<Vec<_>>()).collect()
    }
    /// Tiles as boxes under a heading, four in a row; nothing if there are none.
    pub fn tiles(&self, title: &str, tiles: &[SeenTile], beside: &Alhambra) -> Vec<String> {
        if tiles.is_empty() {
            return vec![];
        }
        let mut lines = vec![String::new(), heading(&self.say(title))];
        for row in tiles.chunks(4) {
            let one = |tile: &SeenTile| tile::boxed(tile::dressed(self.words, tile, beside));
            let boxes: Vec<Vec<String>> = row.iter().map(one).collect();
            lines.extend(super::beside(&boxes, 1, self.wide).lines().map(ToString::to_string));
        }
        lines
    }
    fn alhambra_title(&self, player: &Player) -> String {
        let title = self.words.say("terminal-alhambra", &[("seat", player.name.as_str().into())]);
        let wall = self.words.say("terminal-longest-wall", &[("length", player.alhambra.wall.into())]);
        format!("{} {}", heading(&title), paint(paint::LONGEST, format!("({wall})")))
    }
    /// One Alhambra with its reserve.
    pub fn alhambra(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let mut lines = vec![self.alhambra_title(player)];
        lines.extend(Board::of(self.words, player).draw(self.wide));
        lines.extend(self.tiles("terminal-reserve", &player.reserve, &player.alhambra));
        lines.join("\n") + "\n"
    }
    /// All Alhambras in small, and Dirk's tiles.
    pub fn alhambras(&self) -> String {
        let small = |player: &Player| {
            let mut lines = vec![self.alhambra_title(player)];
            let mut board = Board::of(self.words, player);
            if self.typed {
                board.tokens.clear(); // nobody has said where they stand
            }
            lines.extend(board.small());
            lines.extend(self.tiles("terminal-reserve", &player.reserve, &player.alhambra));
            lines.push(String::new());
            lines
        };
        let mut out = super::beside(&self.view.players.iter().map(small).collect::<Vec<_>>(), 4, self.wide);
        if let Some(dirk) = self.view.dirk.as_ref().filter(|dirk| !dirk.tiles.is_empty()) {
            let tiles = self.tiles("terminal-dirk", &dirk.tiles, &self.view.players[0].alhambra);
            out += &format!("{}\n\n", tiles[1..].join("\n"));
        }
        out + &self.legend(0)
    }
    /// The letters and signs of the drawing, each with what it means, behind so many blanks.
    pub fn legend(&self, indent: usize) -> String {
        let blanks = " ".repeat(indent);
        let mut out = format!("{blanks}{}\n", tile::legend(self.words));
        let rooms = [&self.view.game].into_iter().chain(&self.view.modules).filter_map(|name| name.parse().ok());
        let lines = rooms.flat_map(|room: ModuleId| self.words.legend(room));
        for (sign, text) in lines.filter_map(|line| line.split_once("  ").map(|(a, b)| (a.to_string(), b.to_string())))
        {
            let text = super::wrap(&text, self.wide - width(&sign) - 3 - indent, 4 + indent);
            out += &format!("{blanks} {sign}  {text}\n");
        }
        out
    }
}

/// A name that does not push the columns off the screen.
pub fn short(name: &str) -> String {
    const MOST: usize = 12;
    let cut: String = name.chars().take(MOST - 1).collect();
    if name.chars().count() > MOST { format!("{cut}…") } else { name.into() }
}

/// Halves in words: `2½`.
fn in_whole(halves: u8) -> String {
    let half = if halves % 2 == 1 { "½" } else { "" };
    if halves == 1 { half.into() } else { format!("{}{half}", halves / 2) }
}

/// A card as a coloured word.
pub fn card_badge(words: &Words, card: Card) -> String {
    let style = card.currency().map_or(paint::STRONG, paint::currency);
    paint(style, format!(" {} ", words.card(card)))
}

/// What tells other money from a card of the same value.
fn money_sign(words: &Words, card: Card) -> String {
    let sort = match card.note() {
        Some(note) => note.word(),
        None if card.is_builder() => "builder",
        None if card.is_coin() => "coin",
        None => return String::new(),
    };
    words.sign(sort).unwrap_or_default()
}
