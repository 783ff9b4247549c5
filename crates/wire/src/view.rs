//! The table as one seat, or a spectator, sees it: ready to draw.

use crate::{Alhambra, Asked, Scoring, SeenTile, Told, VERSION, Voice, board::Shelf, thing::Speaker};
use sabika_engine::{
    View,
    declare::Declared,
    flow::Topic,
    modules::{House, ModuleId, Rooms},
    score,
    value::{Building, Card, Currency, Participant, Purse, Seat, Slot, Space, TileSet},
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// All there is to draw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// The version of this language.
    pub version: u32,
    /// Which game, by its name.
    pub game: String,
    /// The modules in play, by their names.
    pub modules: Vec<String>,
    /// The options that are not as usual.
    pub options: BTreeMap<String, String>,
    /// Whose view it is; none for a spectator.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// Moves made.
    pub ply: u32,
    /// Turns begun.
    pub turn: u32,
    /// Whose turn it is, or was last.
    #[ts(type = "number")]
    pub on_turn: Seat,
    /// Whose decision the game waits on; none when it is over.
    pub asked: Option<Asked>,
    /// The players, in the order of their seats.
    pub players: Vec<Player>,
    /// The third one in a game of two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dirk: Option<Dirk>,
    /// What is offered to everybody.
    pub market: Market,
    /// What the game and its modules show, one room after the other.
    pub rooms: Vec<Room>,
    /// What the next scoring would bring if it came now; none when the game is over.
    pub forecast: Option<Scoring>,
    /// Scorings held.
    pub rounds_held: Vec<u8>,
    /// The card that the seat on turn has shown and will give for its next redesign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    pub announced: Option<Card>,
    /// What was paid too much, where that is what is asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub surplus: Option<u8>,
    /// Is the game over?
    pub over: bool,
    /// Who has won.
    #[ts(type = "Array<number>")]
    pub winners: Vec<Seat>,
}

/// A player with everything that lies before them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Player {
    /// Which seat.
    #[ts(type = "number")]
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// Points.
    pub score: i16,
    /// How many cards they hold.
    pub hand_size: u8,
    /// Their money, if whoever looks may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<string>")]
    pub hand: Option<Purse>,
    /// Money that lies open before them and is no part of the hand.
    #[serde(default, skip_serializing_if = "Purse::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub open_money: Purse,
    /// How many builders the hand may hold for all that the others can know, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub builders: Option<u8>,
    /// How many buildings of each type count for them, in halves, in the order of the types.
    #[ts(type = "Array<number>")]
    pub counts: Vec<u8>,
    /// The Alhambra.
    pub alhambra: Alhambra,
    /// The tiles in the reserve.
    pub reserve: Vec<SeenTile>,
    /// The tiles that are to be placed.
    pub aside: Vec<SeenTile>,
}

/// The third one in a game of two.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Dirk {
    /// Points.
    pub score: i16,
    /// How many buildings of each type count for him, in halves.
    #[ts(type = "Array<number>")]
    pub counts: Vec<u8>,
    /// His tiles.
    pub tiles: Vec<SeenTile>,
}

/// What is offered to everybody, and what is left to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Market {
    /// The four slots of the yard.
    pub yard: Vec<YardSlot>,
    /// The spaces of the preview, where the game has them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<PreviewSpace>>")]
    pub preview: Vec<PreviewSpace>,
    /// The money display.
    #[ts(type = "Array<string>")]
    pub display: Vec<Card>,
    /// Cards left in the deck.
    pub deck_left: u8,
    /// Tiles left in the supply.
    pub supply_left: u8,
    /// The sizes of the piles of the first deck that are left, top pile first.
    pub piles: Vec<u8>,
    /// The discard pile.
    #[ts(type = "Array<string>")]
    pub discard: Vec<Card>,
}

/// A slot of the yard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct YardSlot {
    /// 1 to 4.
    #[ts(type = "number")]
    pub slot: Slot,
    /// Its currency.
    #[ts(type = "string")]
    pub currency: Currency,
    /// What lies there.
    pub tile: Option<SeenTile>,
}

/// A space of the preview.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PreviewSpace {
    /// Counted from 1.
    #[ts(type = "number")]
    pub space: Space,
    /// What lies there.
    pub tile: Option<SeenTile>,
}

/// What a module, or the game, shows of itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Room {
    /// Its name.
    pub module: String,
    /// What it is called.
    pub title: String,
    /// What it shows, line by line.
    pub lines: Vec<RoomLine>,
}

/// One thing that a room shows: an offer with its price, what somebody owns, what is left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RoomLine {
    /// What sort of line it is, by its name: lines of one sort are drawn alike.
    pub name: String,
    /// What lines of this sort have in common, if they say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<String>,
    /// The line in words.
    pub say: String,
    /// The line as data: tiles, cards, seats, numbers by name.
    pub facts: Vec<Told>,
}

impl SeatView {
    /// The table as this view shows it, in these words.
    pub fn of(view: &View<House>, voice: Voice<'_>) -> SeatView {
        let open = view.open();
        let words = voice.words.at(open);
        let voice = Voice { words: &words, ..voice };
        let config = open.config();
        let kit = config.game.kit();
        let usual = sabika_engine::Options::default();
        let options = sabika_engine::Options::of(config.game)
            .filter(|choice| config.options.said(choice) != usual.said(choice))
            .map(|choice| (choice.name.to_string(), config.options.said(choice)));
        let bare = Shelf::bare(view, voice);
        let rooms = config.game.room().into_iter().chain(config.modules.iter());
        let mut tally = score::tally(open, view.rooms(), open.next_round());
        view.rooms().toll(open, &mut tally);
        let counts = |who: Participant| Building::ALL.map(|kind| tally.halves(who, kind)).to_vec();
        SeatView {
            version: VERSION,
            game: config.game.name().into(),
            modules: config.modules.iter().map(|module| module.name().into()).collect(),
            options: options.collect(),
            seat: view.seat(),
            ply: open.ply(),
            turn: open.turns(),
            on_turn: open.on_turn(),
            asked: Asked::of(view, voice),
            players: open.seats().map(|seat| player(view, seat, counts(seat.into()), voice)).collect(),
            dirk: config.has_dirk().then(|| {
                let shelf = Shelf::of(view, Participant::Dirk, voice);
                Dirk { score: open.dirk_score(), counts: counts(Participant::Dirk), tiles: all(&shelf, open.dirk()) }
            }),
            market: Market {
                yard: Slot::ALL
                    .map(|slot| YardSlot {
                        slot,
                        currency: slot.currency(),
                        tile: open.in_yard(slot).map(|tile| bare.tile(tile, None)),
                    })
                    .into(),
                preview: (1..=kit.preview as u8)
                    .map(|n| PreviewSpace {
                        space: Space(n),
                        tile: open.in_preview(Space(n)).map(|tile| bare.tile(tile, None)),
                    })
                    .collect(),
                display: open.display().to_vec(),
                deck_left: open.deck_left(),
                supply_left: open.supply_left(),
                piles: open.piles().into_iter().filter(|size| *size > 0).collect(),
                discard: open.discard().cards().collect(),
            },
            rooms: rooms.filter_map(|module| room(view, module, voice)).collect(),
            forecast: (!open.is_over()).then(|| Scoring::of(&tally, open, voice)),
            rounds_held: open.rounds_held().iter().collect(),
            announced: open.announced().map(|announced| announced.card),
            surplus: view.ask().filter(|ask| ask.topic == Topic::Surplus).map(|_| open.surplus().amount),
            over: open.is_over(),
            winners: open.winners().collect(),
        }
    }
}

fn all(shelf: &Shelf<'_>, tiles: &TileSet) -> Vec<SeenTile> {
    tiles.iter().map(|tile| shelf.tile(tile, None)).collect()
}

fn player(view: &View<House>, seat: Seat, counts: Vec<u8>, voice: Voice<'_>) -> Player {
    let (open, shelf) = (view.open(), Shelf::of(view, seat.into(), voice));
    Player {
        seat,
        name: voice.words.seat(seat, voice.names),
        score: open.score(seat),
        hand_size: open.hand_size(seat),
        hand: match view.shown() {
            Some(hands) => Some(hands[seat]),
            None => (view.seat() == Some(seat)).then(|| *view.hand()),
        },
        open_money: view.rooms().means(seat),
        builders: view.builders(seat),
        counts,
        alhambra: shelf.alhambra(seat),
        reserve: all(&shelf, open.reserve(seat)),
        aside: all(&shelf, open.aside(seat)),
    }
}

/// What a room shows; none for one that shows nothing.
fn room(view: &View<House>, module: ModuleId, voice: Voice<'_>) -> Option<Room> {
    let notices = view.rooms().notices(module, view.open(), view.seat());
    let lines: Vec<RoomLine> = notices
        .iter()
        .map(|notice| {
            let facts = notice.facts();
            // What lies in somebody's Alhambra lies in that of the seat it speaks of.
            let whose = facts.iter().find_map(|(_, fact)| match fact {
                sabika_engine::value::Fact::Seat(seat) => Some(*seat),
                _ => None,
            });
            let speaker = Speaker { seat: whose.or(view.seat()).unwrap_or_default(), room: Some(module.name()) };
            let line = voice.words.notice(notice, voice.names);
            RoomLine { name: notice.name().into(), title: line.title, say: line.text, facts: speaker.all(facts) }
        })
        .collect();
    (!lines.is_empty()).then(|| Room { module: module.name().into(), title: voice.words.module_name(module), lines })
}
