// The combination card of a choice of modules: from the server, or from the engine on this device where nobody answers.

import type { Guide } from "$wire";
import { guide } from "../lib/api";
import { lang } from "../lib/words.svelte";
import { guideHere } from "../table/device";

export interface Choice {
  players: number;
  game: string;
  modules: string[];
}

const known = new Map<string, Promise<Guide>>();

export function guideOf(of: Choice): Promise<Guide> {
  const key = JSON.stringify([lang(), of.players, of.game, of.modules]);
  let made = known.get(key);
  if (!made) {
    made = guide(of).catch(() => guideHere(of));
    // What failed is asked for again the next time.
    made.catch(() => known.delete(key));
    known.set(key, made);
  }
  return made;
}
