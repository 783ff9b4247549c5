// Every kind of question that the engine asks: docs/protocol.md lists them too.

/** Every game asks these sooner or later. */
export const COMMON = ["action", "further_action", "placement", "window", "extras", "last_tiles"] as const;

export const TOPICS: readonly string[] = [
  ...COMMON,
  "surplus",
  "bonus_cards_poll",
  "characters_bid",
  "characters_pay",
  "characters_magician",
  "characters_turn_start",
  "characters_miser",
  "characters_wise_man",
  "street_trader_choose",
  "street_trader_stand",
  "street_trader_move_in",
  "street_trader_swap",
  "treasure_chamber_pay",
  "treasure_chamber_place",
  "treasure_chamber_offer",
  "power_of_sultan_remark",
  "power_of_sultan_mark",
  "power_of_sultan_claim",
  "caravanserai_move",
  "falconers_more",
  "building_sites_choose",
  "red_palace_money",
  "red_palace_abilities",
  "red_palace_guard",
  "red_palace_piece",
];
