//! What is true of every game, tried on many random ones.
//!
//! A line `/// Proves: …` above a test names the rules it stands for; a tool reads these lines.

mod art_of_the_moors;
mod bazaars;
mod boards;
mod bonus_cards;
mod building_sites;
mod camps;
mod caravanserai;
mod change;
mod characters;
mod city_gates;
#[path = "../common/mod.rs"]
mod common;
mod components;
mod conservation;
mod diamonds;
mod endings;
mod endless;
mod exchange_certificates;
mod exchange_offices;
mod falconers;
mod followed;
mod gates;
mod golden;
mod invaders;
mod layouts;
mod lists;
mod magical_buildings;
mod master_builders;
mod medina;
mod money;
mod mutants;
mod new_score_cards;
mod outworks;
mod palace;
mod phases;
mod plies;
mod polls;
mod positions;
mod power_of_sultan;
mod red_palace_scoring;
mod red_palace_setup;
mod scoring;
mod setup;
mod skipping;
mod spelling;
mod street_trader;
mod thieves;
mod treasure_chamber;
mod turns;
mod undo;
mod views;
mod walls;
mod watchtowers;
mod wide;
