// Modules as people know them: by the expansion they came in, and by a short name.

import type { Module } from "$wire";
import { tOr } from "./words.svelte";

/** The modules of one expansion; `expansion` is none for those that came by themselves. */
export interface Expansion {
  expansion: number | null;
  modules: Module[];
}

const IN_ONE = 4;
const EXPANSIONS = 6;

/** The modules that go with a game, expansion by expansion. */
export function expansions(modules: readonly Module[], game: string): Expansion[] {
  const all = new Map<number | null, Module[]>();
  for (const module of modules) {
    if (!module.games.includes(game)) continue;
    const number = Math.ceil(module.number / IN_ONE);
    const expansion = number <= EXPANSIONS ? number : null;
    all.set(expansion, [...(all.get(expansion) ?? []), module]);
  }
  const place = (expansion: number | null): number => expansion ?? EXPANSIONS + 1;
  return [...all].map(([expansion, of]) => ({ expansion, modules: of })).sort((one, other) => place(one.expansion) - place(other.expansion));
}

/** A name for a card: without its article. Where that bends the word after it, the locale files have the name. */
export function shortName(module: Pick<Module, "name" | "title">): string {
  const bare = module.title.replace(/^(The|De|Het|Der|Die|Das) /, "");
  return tOr(`lobby-short-${module.name}`, bare.charAt(0).toUpperCase() + bare.slice(1));
}
