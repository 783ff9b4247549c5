//! Tables over the network: `sabika serve` and what belongs to it.

pub mod bot;
mod client;
pub mod keep;
pub mod load;
pub mod serve;
mod settings;
