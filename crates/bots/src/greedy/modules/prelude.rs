//! What nearly every module's file uses.

pub use super::{BEYOND, Knowledge, NEVER, Say};
pub use crate::{
    buy_first::{OFFERED, bought},
    greedy::{
        forecast::Forecast,
        mind::{Best, Mind},
        money::{Cash, Ware},
        weights::POINT,
    },
};
pub use sabika_engine::{
    Move as AnyMove,
    flow::{Eyes, Sight, Topic},
    modules::ModuleTopic,
    value::*,
};
pub use std::cell::OnceCell;
