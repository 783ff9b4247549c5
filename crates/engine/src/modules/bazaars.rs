//! Bazaars: eight tiles that lie beside the yard, cost exactly what lies in the slot of their currency, and count the
//! buildings of their colours round them in the last scoring. BAZ-1 to BAZ-23.
//!
//! A purchase is the table's business, wherever the tile lay ([`crate::flow::Payment`]). This room keeps the row and says
//! what a bazaar costs.

use super::prelude::*;
use crate::{board::ring, components::BAZAARS};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bazaars;

/// BAZ-3: everybody sees the row.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Open {
    /// The bazaars beside the yard.
    pub row: Pile<Tile, { BAZAARS.count }>,
}

declare! {
    /// BAZ-6.
    pub move Move "a move of the bazaars (such as: buy bazaar_denar_1 with denar-4)" {
        /// Buy a bazaar of the row.
        Buy { tile: Tile, pay: Purse } = "buy {tile} with {pay}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A bazaar came up and lies beside the yard.
        Shown { tile: Tile } = "tile: supply > shelf",
    }
}

/// In a described position.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Given {
    /// The bazaars beside the yard.
    pub row: Vec<Tile>,
}

/// The currency and the three colours of a bazaar; none for other tiles.
pub fn face(tile: Tile) -> Option<(Currency, &'static [Building])> {
    tile.face().currency.map(|currency| (currency, tile.face().colours))
}

/// BAZ-17 to BAZ-21: what a bazaar with these colours counts on this cell.
pub fn points(table: &OpenTable, seat: Seat, cell: Cell, colours: &[Building]) -> u8 {
    let (buildings, found) = around(table, seat, cell, colours);
    buildings * found
}

/// The buildings round a cell in these colours, and how many of the colours there are.
fn around(table: &OpenTable, seat: Seat, cell: Cell, colours: &[Building]) -> (u8, u8) {
    let (mut count, mut found) = (0, 0u8);
    for around in ring(cell) {
        let kind = table.tile_at(seat, around).and_then(|tile| table.building(tile));
        if let Some(at) = colours.iter().position(|colour| Some(*colour) == kind) {
            count += 1;
            found |= 1 << at;
        }
    }
    (count, found.count_ones() as u8)
}

/// BAZ-6 to BAZ-8: the price is that of the tile in the slot of its currency.
pub fn bill(table: &OpenTable, tile: Tile) -> Result<Bill, Illegal> {
    let (currency, _) = face(tile).ok_or_else(|| rule!("BAZ-6").broken(Because::NotForSale { tile }))?;
    let slot = Slot::of(currency);
    let priced = table.in_yard(slot).ok_or_else(|| rule!("BAZ-8").broken(Because::SlotEmpty { slot }))?;
    Ok(Bill { barred: None, ..Bill::of(priced.price(), Wanted::Of(currency), rule!("BAZ-6")) })
}

/// BAZ-9: whoever's right it is, the price is met exactly, unless more may count as exact (BAZ-R3).
fn terms(eyes: &Eyes<'_>) -> Option<Terms> {
    let exact_only = (!eyes.grace).then_some(rule!("BAZ-9"));
    eyes.terms.map(|terms| Terms { exact_only, ..*terms })
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// So many buildings round a bazaar in so many of its colours (BAZ-18).
        Around { buildings: u8, colours: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// A bazaar beside the yard; it has a price while a tile lies in the slot of its currency.
        ForSale { tile: Tile, price: Option<u8> },
    }
}

impl Module for Bazaars {
    const ID: ModuleId = ModuleId::Bazaars;
    const GUIDE: Guide = Guide {
        place: 6,
        sells: &[Sold {
            name: "bazaar",
            row: 4,
            by: &["buy"],
            boons: &[Boon::Again, Boon::Joint, Boon::Gems, Boon::Saved, Boon::Whole, Boon::Dear, Boon::Between],
        }],
        ..Guide::NOTHING
    };
    type Open = Open;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;
    type Notice = Notice;
    type Given = Given;
    has_no!(Hand Dark Step Topic Refusal Options);
    const BOX: Contents =
        Contents { games: &[Title::Alhambra, Title::RedPalace], tiles: BAZAARS, in_supply: true, ..Contents::NOTHING };
    const WATCHES: Watches<Bazaars> =
        Watches { tiles_mixed: Some(Bazaars::tiles_mixed), drawn: Some(Bazaars::drawn), ..Watches::NOTHING };
    const COUNTS: Counts<Bazaars> = Counts { score: Some(Bazaars::score), ..Counts::NOTHING };
    const SHOWS: Shows<Bazaars> = Shows { notices: Some(Bazaars::notices), ..Shows::NOTHING };

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<Bazaars>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Bazaars {
    /// BAZ-1.
    fn tiles_mixed(_: &mut Room<Bazaars>, p: &mut Play<'_>) {
        p.mix_in_tiles(Bazaars::ID);
    }

    /// BAZ-2: it goes to the row, and the slot is filled with another tile.
    fn drawn(room: &mut Room<Bazaars>, tile: Tile, _: Option<Slot>, p: &mut Play<'_>) -> bool {
        let is_bazaar = face(tile).is_some();
        if is_bazaar {
            room.open.row.push(tile);
            Bazaars::tell(p, || Event::Shown { tile });
        }
        is_bazaar
    }

    /// BAZ-17 to BAZ-22: only in the last scoring, and only what stands in an Alhambra.
    fn score(_: &Open, table: &OpenTable, tally: &mut Tally) {
        if tally.round < 3 {
            return;
        }
        for seat in table.seats() {
            for (tile, at) in table.standing(seat) {
                let Some((_, colours)) = face(tile) else { continue };
                let (buildings, colours) = around(table, seat, at.cell, colours);
                if buildings > 0 {
                    let reason = Reason::Around { buildings, colours };
                    tally.award(Bazaars::award(seat, buildings * colours, rule!("BAZ-18"), reason).of(tile));
                }
            }
        }
    }

    fn notices(mine: Mine<'_, Bazaars>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        for tile in mine.open.row.iter() {
            show(Notice::ForSale { tile: *tile, price: bill(table, *tile).ok().map(|bill| bill.price as u8) });
        }
    }
}

impl Acts<Bazaars> for Move {
    fn list(mine: Mine<'_, Bazaars>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        if mine.open.row.is_empty() {
            return;
        }
        let Some(terms) = terms(eyes) else { return };
        for tile in mine.open.row.iter().copied() {
            if let Ok(bill) = bill(eyes.open, tile)
                && eyes.funds.may_pay(&bill)
            {
                eyes.each_on(&terms, &bill, |pay| found(Move::Buy { tile, pay }));
            }
        }
    }

    fn check(mine: Mine<'_, Bazaars>, eyes: &Eyes<'_>, Move::Buy { tile, pay }: &Move) -> Result<(), Illegal> {
        let terms = terms(eyes).ok_or_else(|| rule!("BAZ-6").broken(Because::NotNow { topic: eyes.ask.topic }))?;
        if !mine.open.row.contains(tile) {
            return Err(rule!("BAZ-6").broken(Because::NotForSale { tile: *tile }));
        }
        terms.check(&bill(eyes.open, *tile)?, &eyes.means, pay)
    }

    fn payment(_: Mine<'_, Bazaars>, _: Seat, table: &OpenTable, Move::Buy { tile, pay }: &Move) -> Option<Payment> {
        let bill = bill(table, *tile).ok()?;
        Some(Payment { change: false, strict: true, ..Payment::for_tile(bill, *pay, *tile, None) })
    }

    fn apply(room: &mut Room<Bazaars>, _: Seat, Move::Buy { tile, .. }: Move, _: &mut Play<'_>) {
        room.open.row.retain(|other| *other != tile);
    }
}

impl Tells for Event {}

impl Lays<Bazaars> for Given {
    fn lay(room: &mut Room<Bazaars>, given: &Given, on: &mut Laying<'_, '_>) -> Result<(), BadPosition> {
        let Laying { parts, .. } = on;
        for tile in &given.row {
            if face(*tile).is_none() {
                return Err(bad("bazaars.row", format!("{tile} is no bazaar")));
            }
            room.open.row.push(parts.take_tile(*tile, "bazaars.row")?);
        }
        Ok(())
    }
}

packed!(Open { row });
