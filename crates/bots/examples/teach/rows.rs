//! What is written down: a position as one seat sees it, and what came of it.

use sabika_engine::{
    Game,
    modules::Household,
    value::{Currency, Dice, Seat},
};
use sabika_mind::{Features, Wares, Worth};
use std::io::Write;

pub struct Row {
    pub features: Features,
    pub seat: Seat,
    players: u8,
    past: u8,
}

impl Row {
    /// This position, seen from a seat. `supply` is how many tiles there were at first.
    pub fn of<R: Household>(game: &Game<R>, seat: Seat, supply: i32) -> Row {
        Row::with(game, seat, supply, &Wares::of(game.open()))
    }
    /// The same where only this is seen of what lies open.
    pub fn with<R: Household>(game: &Game<R>, seat: Seat, supply: i32, wares: &Wares) -> Row {
        let past = 255 - 255 * i32::from(game.open().supply_left()) / supply.max(1);
        Row {
            features: Features::with(game, seat, wares),
            seat,
            players: game.open().players(),
            past: past.clamp(0, 255) as u8,
        }
    }
    /// The same with the currencies in any order: to the rules they are alike.
    #[must_use]
    pub fn turned(self, dice: &mut Dice) -> Row {
        let mut order = Currency::ALL;
        (1..order.len()).for_each(|n| order.swap(n, dice.below(n as u32 + 1) as usize));
        Row { features: self.features.turned(order), ..self }
    }
    pub fn write(&self, worth: Worth, out: &mut impl Write) {
        let row = self.features.0.map(|n| n as u8);
        let win = ((i64::from(worth.win) * 255 + 32_768) / 65_536) as u8;
        let margin = ((worth.margin + 128) >> 8).clamp(-127, 127) as i8;
        out.write_all(&row).expect("room on the disk");
        out.write_all(&[win, margin as u8, self.players, self.past]).expect("room on the disk");
    }
}

/// A turn that has begun: how everybody sees it, and what it seems worth.
pub struct Turn {
    pub rows: Vec<(Row, Worth)>,
    pub by_chance: bool,
}

/// So much of what it is worth, in 256ths, is what is known later.
pub fn mix(now: Worth, later: Worth, part: i64) -> Worth {
    let mean = |now: i32, later: i32| ((i64::from(now) * (256 - part) + i64::from(later) * part) / 256) as i32;
    Worth { win: mean(now.win, later.win), margin: mean(now.margin, later.margin) }
}
