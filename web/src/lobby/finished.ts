// A finished Alhambra for the first page: of a real game, with the few faces that it needs, so that nothing has to be asked for.

import type { Alhambra, TileFace } from "$wire";
import type { Faces } from "../draw";
import kept from "./finished.json";

const read = kept as unknown as { seat: number; alhambra: Alhambra; tiles: TileFace[] };

export const finished = { seat: read.seat, alhambra: read.alhambra };
export const faces: Faces = {
  tiles: new Map(read.tiles.map((face) => [face.tile, face])),
  cards: new Map(),
  abilities: new Map(),
  buildings: new Map(),
  currencies: new Map(),
};
