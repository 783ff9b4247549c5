//! Bonus cards: each shows one tile without walls; who has built that tile may reveal the card, and it counts as one more
//! building of its type. BON-S1, BON-1 to BON-10.
//!
//! A card is named by the tile it shows. Revealing is possible beside every question (BON-3); before points are counted
//! everybody who still has a card is asked once more (BON-6).

use super::prelude::*;
use crate::components::{BONUS_DEAL, BONUS_TILES};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BonusCards;

/// The tiles that the ten cards show.
pub fn tiles() -> impl Iterator<Item = Tile> {
    BONUS_TILES.iter().map(|name| name.parse().expect("the data was checked"))
}

/// BON-1: everybody sees what is revealed and how many cards are left in each hand, only their owner which they are …
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The cards that lie face up.
    pub revealed: BySeat<TileSet>,
    /// How many each seat still hides.
    pub hidden: BySeat<u8>,
    /// BON-9: at the end, the cards nobody revealed.
    pub leftover: TileSet,
    /// Was one revealed since the poll began (BON-6)?
    #[serde(skip)]
    stirred: bool,
}

/// … and nobody which left the game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Dark {
    /// The cards that were not dealt.
    pub removed: TileSet,
}

declare! {
    /// BON-3.
    pub move Move "a move of the bonus cards" {
        /// Reveal the card that shows this tile.
        Reveal(tile: Tile) = "reveal {tile}",
    }
}

/// BON-6: the poll before a scoring goes on with the n-th seat of its list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Poll(u8);

topics! {
    /// BON-6.
    pub enum Question {
        /// Whatever can still be revealed before points are counted.
        Poll "bonus_cards_poll",
    }
}

impl Subject<BonusCards> for Question {
    fn passed(_: &mut Room<BonusCards>, seat: Seat, _: Question, p: &mut Play<'_>) {
        BonusCards::tell(p, || Event::Passed { seat });
    }
    /// Whoever has revealed the last card has nothing more to say.
    fn stands(open: &Open, seat: Seat, _: Question) -> bool {
        open.hidden[seat] > 0
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// Cards were dealt, face down.
        Dealt { seat: Seat, count: u8, shown: Option<TileSet> } = "shown: deck > hand",
        /// A card was revealed.
        Revealed { seat: Seat, tile: Tile } = "tile: hand > before",
        /// A revealed card went back to the hand, because its tile left the Alhambra.
        Returned { seat: Seat, tile: Tile } = "tile: before > hand",
        /// The poll was declined.
        Passed { seat: Seat } = "still",
        /// The end: cards that nobody revealed.
        Leftover { shown: TileSet } = "shown: hand > out",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The hidden cards of a seat; dealt if they are not given.
    pub hidden: PerSeat<Option<Vec<Tile>>>,
    /// The revealed cards of a seat.
    pub revealed: PerSeat<Vec<Tile>>,
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// This seat has no hidden card that shows the tile.
        NotYours { tile: Tile },
        /// The tile is a building site.
        Unfinished { tile: Tile },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The cards that lie before somebody.
        Revealed { seat: Seat, tiles: TileSet },
        /// How many everybody hides.
        Hidden { cards: EachSeat<u8> },
        /// The own cards.
        Own { tiles: TileSet },
        /// The cards that were never revealed.
        Leftover { tiles: TileSet },
    }
}

impl Module for BonusCards {
    const ID: ModuleId = ModuleId::BonusCards;
    const GUIDE: Guide = Guide { place: 2, ..Guide::NOTHING };
    type Open = Open;
    type Hand = TileSet;
    type Dark = Dark;
    type Move = Move;
    type Step = Poll;
    type Topic = Question;
    type Event = Event;
    type Refusal = Refusal;
    type Notice = Notice;
    type Given = Given;
    has_no!(Reason Options);
    const WATCHES: Watches<BonusCards> = Watches {
        game_ends: Some(show),
        scoring_poll: Some(BonusCards::scoring_poll),
        table_set: Some(deal),
        lifted: Some(BonusCards::lifted),
        ..Watches::NOTHING
    };
    const COUNTS: Counts<BonusCards> = Counts { score: Some(BonusCards::score), ..Counts::NOTHING };
    const SHOWS: Shows<BonusCards> = Shows { notices: Some(BonusCards::notices), ..Shows::NOTHING };

    fn redeal(room: &mut Room<BonusCards>, seat: Seat, hidden: &mut Hidden<'_>, dice: &mut Dice) {
        if hidden.open.is_over() {
            return; // BON-9: all cards are shown
        }
        hidden.deal_anew(seat, &mut room.hands, &mut room.dark.removed, |tiles| tiles.iter().collect(), dice);
    }
}

impl BonusCards {
    fn scoring_poll(_: &mut Room<BonusCards>, p: &mut Play<'_>) {
        BonusCards::push(p, Poll(0));
    }

    /// BON-5: the card goes where it came from; what everybody saw stays known, but nobody keeps it in mind.
    fn lifted(room: &mut Room<BonusCards>, seat: Seat, tile: Tile, _: Cell, p: &mut Play<'_>) {
        if room.open.revealed[seat].has(tile) {
            room.open.revealed[seat].remove(tile);
            room.hands[seat].insert(tile);
            room.open.hidden[seat] += 1;
            BonusCards::tell(p, || Event::Returned { seat, tile });
        }
    }

    /// BON-4, BON-8.
    fn score(open: &Open, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats() {
            for tile in open.revealed[seat].iter() {
                if let Some(kind) = tile.building() {
                    let (by, rule) = (BonusCards::ID, rule!("BON-4"));
                    tally.count_extra(Extra { seat, kind, halves: 2, by, rule, tile: Some(tile) });
                }
            }
        }
    }

    fn notices(mine: Mine<'_, BonusCards>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for seat in table.seats().filter(|seat| !mine.open.revealed[*seat].is_empty()) {
            show(Notice::Revealed { seat, tiles: mine.open.revealed[seat] });
        }
        if table.seats().any(|seat| mine.open.hidden[seat] > 0) {
            show(Notice::Hidden { cards: table.seats().map(|seat| mine.open.hidden[seat]).collect() });
        }
        if !mine.hand.is_empty() {
            show(Notice::Own { tiles: *mine.hand });
        }
        if !mine.open.leftover.is_empty() {
            show(Notice::Leftover { tiles: mine.open.leftover });
        }
    }
}

impl Acts<BonusCards> for Move {
    const BESIDE: bool = true;

    fn list(mine: Mine<'_, BonusCards>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if !mine.hand.is_empty() {
            mine.hand.and(&eyes.open.finished(eyes.seat)).iter().for_each(|tile| found(Move::Reveal(tile)));
        }
    }

    /// BON-2: an own card whose very tile stands in the own Alhambra.
    fn check(mine: Mine<'_, BonusCards>, eyes: &Eyes<'_>, Move::Reveal(tile): &Move) -> Result<(), Illegal> {
        if mine.open.revealed[eyes.seat].has(*tile) {
            return Err(rule!("BON-9").broken(Because::NoChange));
        }
        if !mine.hand.has(*tile) {
            return Err(rule!("BON-2").broken(BonusCards::because(Refusal::NotYours { tile: *tile })));
        }
        if !eyes.open.built(eyes.seat).has(*tile) {
            return Err(rule!("BON-2").broken(Because::NotBuilt { tile: *tile }));
        }
        if eyes.open.is_unfinished(*tile) {
            return Err(rule!("SIT-12").broken(BonusCards::because(Refusal::Unfinished { tile: *tile })));
        }
        Ok(())
    }

    fn apply(room: &mut Room<BonusCards>, seat: Seat, Move::Reveal(tile): Move, p: &mut Play<'_>) {
        room.hands[seat].remove(tile);
        room.open.hidden[seat] -= 1;
        room.open.revealed[seat].insert(tile);
        room.open.stirred = true;
        p.reveal();
        BonusCards::tell(p, || Event::Revealed { seat, tile });
    }

    fn manner(&self) -> Manner {
        Manner::Beside
    }
}

impl Runs<BonusCards> for Poll {
    fn run(room: &mut Room<BonusCards>, Poll(from): Poll, p: &mut Play<'_>) -> Option<Ask> {
        // What was revealed before, even beside the question that opens a scoring, asks for no further run.
        room.open.stirred &= from > 0;
        let mut left = (0..).zip(p.open().from_next()).skip(from.into());
        let asked = left.find(|(_, seat)| room.open.hidden[*seat] > 0);
        if let Some((nth, _)) = asked {
            BonusCards::push(p, Poll(nth + 1));
        } else if std::mem::take(&mut room.open.stirred) {
            BonusCards::push(p, Poll(0)); // another full run
        }
        asked.map(|(_, seat)| BonusCards::ask(seat, Question::Poll))
    }
}

impl Tells for Event {
    /// BON-1: only its owner hears which cards were dealt.
    fn told(event: &Event, to: Option<Seat>) -> Event {
        match event {
            Event::Dealt { seat, count, .. } if to != Some(*seat) => {
                Event::Dealt { seat: *seat, count: *count, shown: None }
            }
            public => public.clone(),
        }
    }
}

impl Lays<BonusCards> for Given {
    const PLAYER_WORDS: &'static [(&'static str, &'static str)] = &[("bonus_cards", "revealed")];

    fn lay(room: &mut Room<BonusCards>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { p, dice, .. } = on;
        let players = p.open().players();
        given.hidden.check(players, "bonus_cards.hidden")?;
        given.revealed.check(players, "bonus_cards.revealed")?;
        let mut left: TileSet = tiles().collect();
        let mut take = |tile: Tile, field: String| {
            if !left.has(tile) {
                return Err(bad(field, format!("there is no bonus card {tile}, or it lies somewhere else already")));
            }
            left.remove(tile);
            Ok(tile)
        };
        for seat in Seat::all(players) {
            for tile in given.revealed.of(seat) {
                let field = format!("bonus_cards.revealed.{seat}");
                if !p.open().built(seat).has(*tile) {
                    let why = format!("{tile} is not built there");
                    return Err(BadPosition { rule: Some(rule!("BON-2")), ..bad(field, why) });
                }
                if p.open().is_unfinished(*tile) {
                    let why = format!("{tile} is a building site");
                    return Err(BadPosition { rule: Some(rule!("SIT-12")), ..bad(field, why) });
                }
                room.open.revealed[seat].insert(take(*tile, field)?);
            }
            for tile in given.hidden.of(seat).iter().flatten() {
                room.hands[seat].insert(take(*tile, format!("bonus_cards.hidden.{seat}"))?);
            }
            let (own, most) = (room.hands[seat].len() + room.open.revealed[seat].len(), per_player(players));
            if own > most {
                let why = format!("seat {seat} has {own} bonus cards, and everybody gets {most}");
                return Err(BadPosition { rule: Some(rule!("BON-S1")), ..bad("bonus_cards", why) });
            }
        }
        let mut rest: Pile<Tile, 10> = left.iter().collect();
        dice.shuffle(&mut rest);
        for seat in Seat::all(players) {
            let due = per_player(players) - room.open.revealed[seat].len();
            while given.hidden.of(seat).is_none()
                && room.hands[seat].len() < due
                && let Some(tile) = rest.pop()
            {
                room.hands[seat].insert(tile);
            }
            room.open.hidden[seat] = room.hands[seat].len();
        }
        room.dark.removed = rest.iter().copied().collect();
        Ok(())
    }
}

fn per_player(players: u8) -> u8 {
    BONUS_DEAL[usize::from(players) - 2]
}

/// BON-S1: the rest leaves the game unseen.
fn deal(room: &mut Room<BonusCards>, p: &mut Play<'_>) {
    let mut cards: Pile<Tile, 10> = tiles().collect();
    p.dice(BonusCards::ID, 0).shuffle(&mut cards);
    let count = per_player(p.open().players());
    for seat in p.open().seats() {
        room.hands[seat] = (0..count).map(|_| cards.pop().expect("enough for six")).collect();
        room.open.hidden[seat] = count;
        let shown = Some(room.hands[seat]);
        BonusCards::tell(p, || Event::Dealt { seat, count, shown });
    }
    room.dark.removed = cards.iter().copied().collect();
}

/// BON-9.
fn show(room: &mut Room<BonusCards>, p: &mut Play<'_>) {
    let hidden = p.open().seats().flat_map(|seat| room.hands[seat].iter());
    room.open.leftover = hidden.chain(room.dark.removed.iter()).collect();
    let shown = room.open.leftover;
    BonusCards::tell(p, || Event::Leftover { shown });
}

packed!(Open { revealed, hidden, leftover, stirred });
