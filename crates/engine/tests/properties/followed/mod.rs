//! Single modules followed by hand through whole games: every step is counted a second time.

mod change;
mod invaders;
mod master_builders;
mod traders;
mod treasure_chamber;
mod walls;
