// What all tiles and cards look like, in one language: asked for once, from the server or, where there is none, from the engine here.

import type { Catalogue } from "$wire";
import { catalogue } from "../lib/api";
import { catalogueHere } from "./device";

const known = new Map<string, Promise<Catalogue>>();

export function knownCatalogue(lang: string): Promise<Catalogue> {
  const before = known.get(lang);
  if (before) return before;
  const asked = catalogue().catch(() => catalogueHere());
  known.set(lang, asked);
  asked.catch(() => known.delete(lang));
  return asked;
}
