// What the catalogue says about the things that are drawn, ready to be looked up.

import type { Ability, CardFace, Catalogue, TileFace } from "$wire";

export interface Faces {
  tiles: Map<string, TileFace>;
  cards: Map<string, CardFace>;
  abilities: Map<string, Ability>;
  /** The types of building in their order, by name, with what they are called. */
  buildings: Map<string, string>;
  /** The currencies in the order of the slots, likewise. */
  currencies: Map<string, string>;
}

const by = <T>(list: readonly T[], key: (one: T) => string): Map<string, T> => new Map(list.map((one) => [key(one), one]));

export function facesOf(catalogue: Catalogue): Faces {
  const named = (list: Catalogue["buildings"]) => new Map(list.map(({ name, say }) => [name, say]));
  return {
    tiles: by(catalogue.tiles, ({ tile }) => tile),
    cards: by(catalogue.cards, ({ card }) => card),
    abilities: by(catalogue.abilities, ({ name }) => name),
    buildings: named(catalogue.buildings),
    currencies: named(catalogue.currencies),
  };
}
