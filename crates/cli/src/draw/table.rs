//! The table as one seat sees it: players, market, money, the own Alhambra, reserve and hand.

use super::{
    WIDTH,
    board::Board,
    grid::{Field, grid, left, right},
    paint::{self, paint},
    pieces::{self, Pieces},
    rooms, tile, width,
};
use sabika_engine::{
    Game,
    modules::Rooms,
    score::Participant,
    table::OpenTable,
    value::{Building, Card, Cell, Currency, Purse, Seat, Slot, Tile, TileSet},
};
use sabika_words::{Names, Words};
use std::collections::BTreeMap;

/// What is drawn, for whom.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The words, at this table.
    pub words: Words,
    /// The players' names.
    pub names: &'a Names,
    /// The game; of hands only the own one is looked at.
    pub game: &'a Game,
    /// Is this a real table that somebody typed in, with what counts and nothing else?
    pub typed: bool,
}

/// A heading.
pub fn heading(text: &str) -> String {
    paint(paint::HEAD, text)
}

impl<'a> Scene<'a> {
    /// A game and the names of those who play it.
    pub fn new(words: &Words, names: &'a Names, game: &'a Game) -> Scene<'a> {
        Scene { words: words.at(game.open()), names, game, typed: false }
    }
    /// The same for a table that was typed in.
    #[must_use]
    pub fn typed(self) -> Scene<'a> {
        Scene { typed: true, ..self }
    }
    pub(super) fn open(&self) -> &OpenTable {
        self.game.open()
    }
    /// Everything that a seat sees, with the numbers of choices on empty cells.
    pub fn all(&self, seat: Seat, marks: BTreeMap<Cell, String>) -> String {
        let mut out = format!("{}\n{}\n", self.rule(), self.players());
        out += &self.market();
        out += &self.preview();
        out += &format!("\n{}  {}\n", heading(&self.words.say("terminal-display", &[])), self.display());
        if let Some(text) = rooms::draw(self, seat) {
            out += &format!("\n{text}");
        }
        out.push('\n');
        let mut board = Board::of(&self.words, self.game, seat);
        board.marks = marks;
        let mut alhambra = vec![self.alhambra_title(seat)];
        alhambra.extend(board.draw());
        let mut side = vec![heading(&self.words.say("terminal-hand", &[]))];
        let mut money = *self.game.view(Some(seat)).hand();
        money.add_all(&self.game.rooms().means(seat));
        side.extend(self.hand(&money));
        side.extend(self.tiles("terminal-aside", seat.into(), *self.open().aside(seat)));
        side.extend(self.tiles("terminal-reserve", seat.into(), *self.open().reserve(seat)));
        out += &super::beside(&[alhambra, side], 4);
        out
    }
    /// A line with the state of the game.
    fn rule(&self) -> String {
        let open = self.open();
        let parts = [
            self.words.say("terminal-turn", &[("number", open.turns().into())]),
            self.words.say("terminal-supply-left", &[("count", open.supply_left().into())]),
            self.words.say("terminal-deck-left", &[("count", open.deck_left().into())]),
        ];
        let text = format!("━━ {} ", parts.join(" · "));
        paint(paint::HEAD, format!("\n{text}{}", "━".repeat(WIDTH.saturating_sub(width(&text)))))
    }
    /// Points, cards, walls and buildings of everybody, and what the next scoring pays.
    pub fn players(&self) -> String {
        let open = self.open();
        let round = open.next_round();
        let tally = self.game.score(round);
        let say = |id: &str| self.words.say(id, &[]);
        let mut head: Vec<Field> = vec![left(""), left(say("terminal-score-player"))];
        head.extend(["terminal-score", "terminal-column-cards", "terminal-column-wall"].map(|id| right(say(id))));
        head = head.into_iter().map(|field| field.painted(paint::FAINT)).collect();
        let letters =
            Building::ALL.map(|kind| right(format!(" {} ", self.words.letter(kind))).painted(paint::building(kind)));
        head.extend(letters);
        head.push(right(say("terminal-reserve")).painted(paint::FAINT));
        let mut rows = vec![head];
        let most = |kind| tally.participants().map(|who| tally.halves(who, kind)).max().unwrap_or(0);
        for who in tally.participants() {
            let mark = if who == Participant::Seat(open.on_turn()) && !open.is_over() { "▸" } else { "" };
            let mut row =
                vec![left(mark).painted(paint::CHOICE), left(short(&self.words.participant(who, self.names)))];
            row.extend(match who {
                Participant::Seat(seat) => [
                    right(open.score(seat)).painted(paint::STRONG),
                    right(open.hand_size(seat)),
                    right(tally.wall(seat)),
                ],
                Participant::Dirk => [right(open.dirk_score()).painted(paint::STRONG), right("–"), right("–")],
            });
            row.extend(Building::ALL.map(|kind| {
                let halves = tally.halves(who, kind);
                let leads = halves > 0 && halves == most(kind);
                let style = if halves == 0 {
                    paint::FAINT
                } else if leads {
                    paint::GOOD
                } else {
                    paint::NONE
                };
                right(format!("{}{}", in_whole(halves), if leads { "*" } else { " " })).painted(style)
            }));
            row.push(match who {
                Participant::Seat(seat) => right(open.reserve(seat).len()),
                Participant::Dirk => right("–"),
            });
            rows.push(row);
        }
        for place in 0..3 {
            let paid = Building::ALL.map(|kind| tally.paid(kind)[place]);
            if paid.iter().any(|points| *points > 0) {
                let args = [("round", round.into()), ("place", (place + 1).into())];
                let mut row = vec![right(self.words.say("terminal-pays", &args)).painted(paint::FAINT).over(5)];
                row.extend(paid.map(|points| right(format!("{points} ")).painted(paint::FAINT)));
                rows.push(row);
            }
        }
        grid(&rows)
    }
    /// The four slots with their tiles.
    fn market(&self) -> String {
        let slot = |slot: Slot| {
            let currency = slot.currency();
            let badge = paint(paint::currency(currency), format!(" {slot} {} ", self.words.currency(currency)));
            let mut block = vec![badge];
            block.extend(self.on_offer(self.open().in_yard(slot)));
            block.iter().map(|line| super::pad(line, 19)).collect()
        };
        let title = heading(&self.words.say("terminal-yard", &[]));
        format!("{title}\n{}", super::beside(&Slot::ALL.map(slot), 1))
    }
    /// The spaces before the yard, in games that have some; whatever moves up goes on to the right (RED-47).
    fn preview(&self) -> String {
        let spaces = self.open().config().game.kit().preview;
        if spaces == 0 {
            return String::new();
        }
        let space = |(number, tile): (usize, &Option<Tile>)| {
            let mut block =
                vec![paint(paint::STRONG, format!(" {number} {}", if number == spaces { "⇑" } else { "→" }))];
            block.extend(self.on_offer(*tile));
            block.iter().map(|line| super::pad(line, 19)).collect()
        };
        let blocks: Vec<Vec<String>> = (1..).zip(&self.open().preview()[..spaces]).map(space).collect();
        format!("{}\n{}", heading(&self.words.say("terminal-preview", &[])), super::beside(&blocks, 1))
    }
    /// A tile that lies for sale, with what it is and costs; or that there is none.
    fn on_offer(&self, tile: Option<Tile>) -> Vec<String> {
        let Some(tile) = tile else {
            let empty = format!("  ({})", self.words.say("terminal-empty", &[]));
            return vec![String::new(), paint(paint::FAINT, empty), String::new()];
        };
        let mut block = tile::lone(&self.words, tile);
        let kind = self.words.kind(tile).map_or_else(|| self.words.tile_short(tile), |k| self.words.building(k));
        let price = self.words.say("terminal-price", &[("price", tile.price().into())]);
        if tile.turns() {
            block[0] += &format!(" {}", self.words.say("terminal-magical", &[]));
        }
        // What cannot be told from what is shown: the name under which it is typed.
        if tile.building().is_none() && self.words.kind(tile).is_some() {
            block[0] += &paint(paint::FAINT, format!(" {tile}"));
        }
        block[1] += &format!(" {kind}");
        block[2] += &format!(" {price}");
        block
    }
    fn display(&self) -> String {
        if self.open().display().is_empty() {
            return self.words.say("terminal-empty", &[]);
        }
        let mut text = String::new();
        let mut used = WIDTH; // the first line has a heading
        for badge in self.open().display().iter().map(|card| card_badge(&self.words, *card)) {
            let wide = width(&badge) + 2;
            if used + wide > WIDTH && !text.is_empty() {
                text += "\n    ";
                used = 4;
            } else if text.is_empty() {
                used = 20;
            } else {
                text += "  ";
            }
            text += &badge;
            used += wide;
        }
        text
    }
    /// A hand by currency, with sums.
    fn hand(&self, hand: &Purse) -> Vec<String> {
        let names = Currency::ALL.map(|c| self.words.currency(c));
        let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let of = |currency: Currency| {
            let values: Vec<String> = hand
                .cards()
                .filter(|card| card.currency() == Some(currency))
                .map(|card| format!("{}{}", card.value(), pieces::of_money(&self.words, card)))
                .collect();
            let badge = paint(paint::currency(currency), format!(" {:<wide$} ", names[currency as usize]));
            let sum = format!("{:>3}", hand.sum(currency));
            let cards = if values.is_empty() { String::new() } else { format!("  = {}", values.join(" + ")) };
            format!("{badge} {}{cards}", paint(paint::STRONG, sum))
        };
        let mut lines = Currency::ALL.map(of).to_vec();
        let notes = hand.notes().cards().map(Purse::of);
        for cards in [hand.builders(), hand.coins()].into_iter().chain(notes) {
            if let Some(first) = cards.cards().next() {
                let sign = pieces::of_money(&self.words, first);
                lines.push(super::wrap(&format!("{sign} {}", self.words.cards(&cards)), 36, 2));
            }
        }
        let odd: Purse = hand.cards().filter(|card| card.currency().is_none()).collect();
        if !odd.is_empty() {
            lines.push(super::wrap(&self.words.cards(&odd), 36, 2));
        }
        lines.into_iter().flat_map(|line| line.split('\n').map(str::to_string).collect::<Vec<_>>()).collect()
    }
    /// Tiles as boxes under a heading, five in a row; nothing if there are none.
    fn tiles(&self, title: &str, who: Participant, tiles: TileSet) -> Vec<String> {
        if tiles.is_empty() {
            return vec![];
        }
        let (pieces, tiles) = (Pieces::of(&self.words, self.game, who), tiles.iter().collect::<Vec<_>>());
        let mut lines = vec![String::new(), heading(&self.words.say(title, &[]))];
        for row in tiles.chunks(4) {
            let one = |tile: &Tile| tile::boxed(pieces.dress(*tile));
            let boxes: Vec<Vec<String>> = row.iter().map(one).collect();
            lines.extend(super::beside(&boxes, 1).lines().map(ToString::to_string));
        }
        lines
    }
    fn alhambra_title(&self, seat: Seat) -> String {
        let title = self.words.say("terminal-alhambra", &[("seat", self.words.seat(seat, self.names).into())]);
        let wall = self.words.say("terminal-longest-wall", &[("length", self.open().longest_wall(seat).into())]);
        format!("{} {}", heading(&title), paint(paint::LONGEST, format!("({wall})")))
    }
    /// One Alhambra with its reserve.
    pub fn alhambra(&self, seat: Seat) -> String {
        let mut lines = vec![self.alhambra_title(seat)];
        lines.extend(Board::of(&self.words, self.game, seat).draw());
        lines.extend(self.tiles("terminal-reserve", seat.into(), *self.open().reserve(seat)));
        lines.join("\n") + "\n"
    }
    /// All Alhambras in small, and Dirk's tiles.
    pub fn alhambras(&self) -> String {
        let small = |seat| {
            let mut lines = vec![self.alhambra_title(seat)];
            let mut board = Board::of(&self.words, self.game, seat);
            if self.typed {
                board.tokens.clear(); // nobody has said where they stand
            }
            lines.extend(board.small());
            lines.extend(self.tiles("terminal-reserve", seat.into(), *self.open().reserve(seat)));
            lines.push(String::new());
            lines
        };
        let mut out = super::beside(&self.open().seats().map(small).collect::<Vec<_>>(), 4);
        let dirk = self.tiles("terminal-dirk", Participant::Dirk, *self.open().dirk());
        if !dirk.is_empty() {
            out += &format!("{}\n\n", dirk[1..].join("\n"));
        }
        out += &format!("{}\n", tile::legend(&self.words));
        for (sign, text) in pieces::legend(&self.words, self.open().config()) {
            out += &format!(" {sign}  {}\n", super::wrap(&text, WIDTH - width(&sign) - 3, 4));
        }
        out
    }
}

/// A name that does not push the columns off the screen.
fn short(name: &str) -> String {
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
