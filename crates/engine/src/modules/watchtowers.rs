//! Watchtowers: triangular pieces of wall, bought on top of a building of their colour. WAT-1 to WAT-27.
//!
//! Where a watchtower may stand, that one walks over its legs and that its long side is wall is the board's business: there
//! it is a *turret* ([`crate::value::Walls::turret`]). This room sells them and counts what they add to the longest wall.

use super::prelude::*;
use crate::components::{SURCHARGE, WATCHTOWER_BONUS, WATCHTOWERS};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Watchtowers;

declare! {
    /// WAT-2.
    pub move Move "a move of the watchtowers (such as: buy tower-9-ES with denar-7 denar-8)" {
        /// Buy a building of the yard with a watchtower of its type.
        Buy { tile: Tile, pay: Purse } = "buy {tile} with {pay}",
    }
}

declare! {
    /// What this room tells.
    pub event Event {
        /// A watchtower came with a building.
        Added { seat: Seat, tile: Tile } = "tile: shelf > aside",
    }
}

/// The type of a watchtower; none for other tiles.
pub fn kind(tile: Tile) -> Option<Building> {
    WATCHTOWERS.position(tile).and_then(|_| tile.face().colours.first().copied())
}

/// WAT-1: the watchtowers of a type that nobody has.
pub fn left(table: &OpenTable, wanted: Building) -> impl Iterator<Item = Tile> + '_ {
    let taken = |left: TileSet, seat: Seat| left.without(table.built(seat)).without(table.aside(seat));
    table.seats().fold(OF_TYPE[wanted], taken).iter()
}

/// They lie in the list type by type.
const PER_TYPE: usize = WATCHTOWERS.count / Building::ALL.len();
static OF_TYPE: ByBuilding<TileSet> = ByBuilding::new({
    let (mut types, mut n) = ([TileSet::EMPTY; Building::ALL.len()], 0);
    while n < types.len() {
        types[n] = TileSet::range(WATCHTOWERS.first + n * PER_TYPE, PER_TYPE);
        n += 1;
    }
    types
});

/// WAT-3, WAT-4: what a watchtower costs besides its building.
pub fn surcharge(table: &OpenTable) -> u8 {
    SURCHARGE[(1..=2).filter(|round| table.rounds_held().has(*round)).max().unwrap_or(0) as usize]
}

/// WAT-2, WAT-3, WAT-7: what a building of the yard costs with a watchtower.
pub fn bill(table: &OpenTable, tile: Tile) -> Result<(Slot, Bill), Illegal> {
    let kind = tile.building().filter(|_| tile.is_basic());
    let kind = kind.ok_or_else(|| rule!("WAT-7").broken(Watchtowers::because(Refusal::NothingWith { tile })))?;
    let slot = Slot::ALL.into_iter().find(|slot| table.in_yard(*slot) == Some(tile));
    let slot = slot.ok_or_else(|| rule!("WAT-2").broken(Because::NotForSale { tile }))?;
    if left(table, kind).next().is_none() {
        return Err(rule!("WAT-2").broken(Because::NoneLeft { kind }));
    }
    Ok((slot, price(tile, slot, surcharge(table))))
}
fn price(tile: Tile, slot: Slot, surcharge: u8) -> Bill {
    Bill::of(tile.price() + surcharge, Wanted::Of(slot.currency()), rule!("WAT-3")).barring(rule!("WAT-7"))
}

declare! {
    /// Why this room refuses a move.
    pub refusal Refusal {
        /// Nothing can be bought along with this tile.
        NothingWith { tile: Tile },
    }
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// So many watchtowers in the longest wall (WAT-24).
        Turrets { count: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// How many are left of each colour, and what one costs besides its building.
        Left { surcharge: u8, left: EachBuilding<u8> },
    }
}

impl Module for Watchtowers {
    const ID: ModuleId = ModuleId::Watchtowers;
    const GUIDE: Guide = Guide {
        about: About::Building,
        sells: &[Sold {
            name: "watchtower",
            row: 2,
            by: &["buy"],
            boons: &[
                Boon::Again,
                Boon::Back,
                Boon::Joint,
                Boon::Gems,
                Boon::Saved,
                Boon::Dear,
                Boon::Between,
                Boon::Spied,
            ],
        }],
        ..Guide::NOTHING
    };
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type Notice = Notice;
    has_no!(Open Hand Dark Step Topic Given Options);
    const BOX: Contents = Contents { tiles: WATCHTOWERS, no_gift: Some(rule!("WAT-18")), ..Contents::NOTHING };
    const COUNTS: Counts<Watchtowers> = Counts { score: Some(Watchtowers::score), ..Counts::NOTHING };
    const SHOWS: Shows<Watchtowers> = Shows { notices: Some(Watchtowers::notices), ..Shows::NOTHING };

    /// WAT-1: nothing is hidden.
    fn redeal(_: &mut Room<Watchtowers>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Watchtowers {
    /// WAT-24 to WAT-26: the long sides count as segments with the wall; here is what is added.
    fn score(_: &Nothing, table: &OpenTable, tally: &mut Tally) {
        for seat in table.seats().filter(|seat| table.turrets(*seat).next().is_some()) {
            let count = table.wall_and_turrets(seat).1;
            if count > 0 {
                let points = count * WATCHTOWER_BONUS;
                tally.award(Watchtowers::award(seat, points, rule!("WAT-24"), Reason::Turrets { count }));
            }
        }
    }

    fn notices(_: Mine<'_, Watchtowers>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let left = EachBuilding::of(|kind| left(table, kind).count() as u8);
        show(Notice::Left { surcharge: surcharge(table), left });
    }
}

impl Acts<Watchtowers> for Move {
    /// WAT-8: by whatever right a tile may be bought now.
    fn list(_: Mine<'_, Watchtowers>, eyes: &Eyes<'_>, mut found: impl FnMut(Move)) {
        let Some(terms) = eyes.terms else { return };
        let surcharge = surcharge(eyes.open);
        for slot in Slot::ALL {
            // First what is told at once: most often there is not enough money.
            if let Some(tile) = eyes.open.in_yard(slot)
                && eyes.funds.may_pay(&price(tile, slot, surcharge))
                && let Ok((_, bill)) = bill(eyes.open, tile)
            {
                eyes.each_on(terms, &bill, |pay| found(Move::Buy { tile, pay }));
            }
        }
    }

    fn check(_: Mine<'_, Watchtowers>, eyes: &Eyes<'_>, Move::Buy { tile, pay }: &Move) -> Result<(), Illegal> {
        let terms = eyes.terms.ok_or_else(|| rule!("WAT-2").broken(Because::NotNow { topic: eyes.ask.topic }))?;
        terms.check(&bill(eyes.open, *tile)?.1, &eyes.means, pay)
    }

    fn payment(
        _: Mine<'_, Watchtowers>,
        _: Seat,
        table: &OpenTable,
        Move::Buy { tile, pay }: &Move,
    ) -> Option<Payment> {
        let (slot, bill) = bill(table, *tile).ok()?;
        Some(Payment::for_tile(bill, *pay, *tile, Some(slot)))
    }

    /// WAT-18: it is placed together with the building.
    fn apply(_: &mut Room<Watchtowers>, seat: Seat, Move::Buy { tile, .. }: Move, p: &mut Play<'_>) {
        let kind = tile.building().expect("checked");
        let tile = left(p.open(), kind).next().expect("checked");
        p.acquire(seat, tile);
        Watchtowers::tell(p, || Event::Added { seat, tile });
    }
}

impl Tells for Event {}
