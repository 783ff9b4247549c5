module-magical_buildings-name = The Magical Buildings
module-magical_buildings-summary = Six dear buildings, one of each type, that may be turned in any direction whenever they are laid.
module-magical_buildings-setup-1 = Shuffle the 6 magical buildings among the other tiles before the first tile is drawn.
module-magical_buildings-action-1 = A magical building is bought, placed, kept and scored like any building of its type.
module-magical_buildings-action-2 = Each time you lay it in your Alhambra you choose one of four directions; its walls turn with it. All building rules go by the walls as they then stand. In your reserve it has no direction.
module-magical_buildings-action-3 = A redesign may also turn a magical building where it stands, if the walls fit afterwards. What stands on it stays on it.

option-magical_turn_in_place = Whether a redesign may turn a magical building where it stands
option-magical_turn_in_place-off = no, only add, remove and exchange
option-magical_turn_in_place-on = yes, as a redesign

tile-magical_buildings = magical { $kind } { $price }

interaction-vizier-magical_buildings-1 = The vizier’s favour may buy a magical building; it is placed at once, in any direction.
interaction-squares-magical_buildings-1 = Beside a square a magical building counts for its colour, if no wall is between as it stands.
interaction-bonus_cards-magical_buildings-1 = No bonus card shows a magical building.
interaction-city_gates-magical_buildings-1 = Gates may stand on the printed walls of a magical building, turned or not. A building beside a gate can no longer be turned.
interaction-characters-magical_buildings-1 = The architect may turn a magical building. The patron may pay for one, and from price 10 on it brings the miser’s card.
interaction-camps-magical_buildings-1 = A turn must leave every camp its wall. A magical building counts in the row of a camp.
interaction-walls-magical_buildings-1 = Wooden walls stay on their building and turn with it. In the Alhambra a wall card points to the north of the table, in the reserve to the printed north.
interaction-change-magical_buildings-1 = Paying too much for a magical building brings coins.
interaction-street_trader-magical_buildings-1 = A resident of its colour may move into a magical building, and stays when it is turned.
interaction-treasure_chamber-magical_buildings-1 = A magical building carries a chest of its colour, which stays when the building is turned.
interaction-master_builders-magical_buildings-1 = The redesign of a master builder may turn a magical building.
interaction-invaders-magical_buildings-1 = Paid exactly, a magical building wins a scout of its type. Its sides are open or walled as it stands.
interaction-bazaars-magical_buildings-1 = Beside a bazaar a magical building counts for its colour; in the yard it sets the price.
interaction-new_score_cards-magical_buildings-1 = A magical building adds to the count of its type; the score card says what the place is worth.
interaction-power_of_sultan-magical_buildings-1 = A magical building can be claimed with a card of its type, and laid in any direction.
interaction-caravanserai-magical_buildings-1 = The type of a magical building counts for the price of a caravanserai.
interaction-art_of_the_moors-magical_buildings-1 = A magical building earns no culture tile: only buildings of the base game do.
interaction-falconers-magical_buildings-1 = A magical building is none of the four tiles round a falcon: only buildings of the base game are.
interaction-watchtowers-magical_buildings-1 = No watchtower is bought with a magical building, but its colour holds one. A turn may not put a wall against a watchtower’s short side.
interaction-building_sites-magical_buildings-1 = A magical building may be a building site, and may be turned as one.
interaction-exchange_certificates-magical_buildings-1 = What you pay too much for a magical building may be saved.

tile-label-magical_buildings = { $letter }{ $padded }✦
legend-magical_buildings-1 = ✦  A magical building, which may be turned

guide-turn-action-magical_buildings = a redesign may also turn a magical building where it stands
guide-turn-place-magical_buildings = magical buildings may be turned
