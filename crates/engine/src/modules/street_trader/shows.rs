//! What everybody sees of the traders and the residents.

use super::super::prelude::*;
use super::{Colours, Open, StreetTrader, series_points};

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The residents in the supply.
        Supply { residents: EachBuilding<u8> },
        /// The residents with a trader, and where it stands; nowhere while it is set aside.
        Trader { seat: Seat, at: Option<Cell>, residents: EachBuilding<u8> },
        /// The residents in the buildings of a seat, and what they score.
        Living { seat: Seat, points: u8, residents: EachBuilding<u8> },
        /// Who has chosen in secret.
        Sealed { seats: Vec<Seat> },
        /// The own choice.
        Own { residents: Colours },
        /// The tile that was built on a trader's cell.
        Landed { tile: Tile },
    }
}

impl StreetTrader {
    pub(super) fn notices(
        mine: Mine<'_, StreetTrader>,
        table: &OpenTable,
        _: Option<Seat>,
        show: &mut dyn FnMut(Notice),
    ) {
        let open = mine.open;
        let any = |residents: &ByBuilding<u8>| residents.as_slice().iter().any(|count| *count > 0);
        show(Notice::Supply { residents: (&open.supply).into() });
        for seat in table.seats() {
            let trader = &open.traders[seat];
            if trader.at.is_some() || any(&trader.carried) {
                show(Notice::Trader { seat, at: trader.at, residents: (&trader.carried).into() });
            }
        }
        for seat in table.seats() {
            let residents = open.residents(table, seat);
            if any(&residents) {
                show(Notice::Living { seat, points: series_points(&residents), residents: (&residents).into() });
            }
        }
        let seats: Vec<Seat> = table.seats().filter(|seat| open.sealed[*seat]).collect();
        if !seats.is_empty() {
            show(Notice::Sealed { seats });
        }
        if !mine.hand.chosen.is_empty() {
            show(Notice::Own { residents: mine.hand.chosen });
        }
        if let Some(tile) = open.landed {
            show(Notice::Landed { tile });
        }
    }

    pub(super) fn pieces(open: &Open, table: &OpenTable, of: Participant, show: &mut dyn FnMut(Piece)) {
        if let Some(at) = of.seat().and_then(|seat| open.traders[seat].at) {
            show(Piece { name: "trader", at: Spot::Cell(at) });
        }
        open.homes
            .and(&table.tiles_of(of))
            .iter()
            .for_each(|tile| show(Piece { name: "resident", at: Spot::Tile(tile) }));
    }
}
