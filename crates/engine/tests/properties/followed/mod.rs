//! Single modules followed by hand through whole games: every step is counted a second time.

mod building_sites;
mod caravanserai;
mod change;
mod exchange_certificates;
mod falconers;
mod invaders;
mod magical_buildings;
mod master_builders;
mod new_score_cards;
mod power_of_sultan;
mod traders;
mod treasure_chamber;
mod walls;
mod watchtowers;
