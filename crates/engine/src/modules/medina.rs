//! Medina: nine tiles of no type. Who has built the fewest loses points in every scoring, who has none loses more. MED-1 to
//! MED-17.
//!
//! A medina is bought and built like any tile; this room mixes them in and counts.

use super::prelude::*;
use crate::components::{MEDINA_LOSS, MEDINAS, NO_MEDINA_LOSS};

/// The module.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Medina;

/// MED-7: how many, then the dearest; the lowest comes first. Nobody else has the same, unless it is none.
pub type Standing = (u8, u8);

/// MED-6, MED-15: the medinas that count for a participant. Dirk's count as built.
pub fn standing(table: &OpenTable, who: Participant) -> Standing {
    let tiles = match who {
        Participant::Seat(seat) => table.finished(seat),
        Participant::Dirk => *table.dirk(),
    };
    let prices = || tiles.iter().filter(|tile| MEDINAS.position(*tile).is_some()).map(Tile::price);
    (prices().count() as u8, prices().max().unwrap_or(0))
}

/// MED-8 to MED-10: what each of these loses in a scoring.
pub fn losses(round: u8, standings: &[Standing]) -> impl Iterator<Item = u8> {
    let (table, none) = (MEDINA_LOSS[round as usize - 1], NO_MEDINA_LOSS[round as usize - 1]);
    let without = standings.iter().filter(|(count, _)| *count == 0).count();
    let shared: u8 = table.iter().take(without).sum();
    standings.iter().map(move |own| {
        if own.0 == 0 {
            return shared.div_ceil(without as u8) + none;
        }
        let place = standings.iter().filter(|other| *other < own).count();
        table.get(place).copied().unwrap_or(0)
    })
}

declare! {
    /// Why this room gives points.
    pub reason Reason {
        /// Too few medinas, or too cheap ones (MED-8).
        TooFew { count: u8, dearest: u8 },
    }
}

declare! {
    /// What this room shows.
    pub notice Notice {
        /// The medinas of somebody that count, the dearest of them, and what the next scoring would cost.
        Standing { round: u8, who: Participant, count: u8, dearest: u8, loss: u8 },
    }
}

impl Module for Medina {
    const ID: ModuleId = ModuleId::Medina;
    const GUIDE: Guide =
        Guide { sells: &[Sold { name: "medina", row: 3, by: &[], boons: Boon::OF_TILES }], ..Guide::NOTHING };
    type Reason = Reason;
    type Notice = Notice;
    has_no!(Open Hand Dark Move Step Topic Event Refusal Given Options);
    const BOX: Contents = Contents { games: &[Title::Alhambra, Title::RedPalace], tiles: MEDINAS, ..Contents::NOTHING };
    const WATCHES: Watches<Medina> = Watches { tiles_mixed: Some(Medina::tiles_mixed), ..Watches::NOTHING };
    const COUNTS: Counts<Medina> = Counts { score: Some(Medina::score), ..Counts::NOTHING };
    const SHOWS: Shows<Medina> = Shows { notices: Some(Medina::notices), ..Shows::NOTHING };

    /// Nothing is hidden but their place in the supply.
    fn redeal(_: &mut Room<Medina>, _: Seat, _: &mut Hidden<'_>, _: &mut Dice) {}
}

impl Medina {
    /// MED-1.
    fn tiles_mixed(_: &mut Room<Medina>, p: &mut Play<'_>) {
        p.mix_in_tiles(Medina::ID);
    }

    /// MED-5, MED-13, MED-14: everybody takes part, and a score may fall below zero.
    fn score(_: &Nothing, table: &OpenTable, tally: &mut Tally) {
        let standings: Pile<Standing, 7> = tally.participants().map(|who| standing(table, who)).collect();
        for ((who, loss), own) in tally.participants().zip(losses(tally.round, &standings)).zip(standings.iter()) {
            if loss > 0 {
                let (count, dearest) = *own;
                tally.award(Medina::award(who, -i16::from(loss), rule!("MED-8"), Reason::TooFew { count, dearest }));
            }
        }
    }

    fn notices(_: Mine<'_, Medina>, table: &OpenTable, _: Option<Seat>, show: &mut dyn FnMut(Notice)) {
        let round = table.next_round();
        let dirk = table.config.has_dirk().then_some(Participant::Dirk);
        let all: Vec<Participant> = table.seats().map(Participant::Seat).chain(dirk).collect();
        let standings: Vec<Standing> = all.iter().map(|who| standing(table, *who)).collect();
        for ((who, (count, dearest)), loss) in
            all.iter().copied().zip(standings.iter().copied()).zip(losses(round, &standings))
        {
            show(Notice::Standing { round, who, count, dearest, loss });
        }
    }
}
