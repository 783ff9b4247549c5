// What is played at a table that has not begun. The table itself says it only then, so the lists are asked.

import { ask, type OwnTable } from "../lib/api";
import { tablesHere } from "../table/device";

export interface Played {
  game: string;
  modules: string[];
}

export async function playedAt(id: string, here: boolean): Promise<Played | undefined> {
  if (here) return (await tablesHere()).find((table) => table.id === id);
  for (const list of ["/api/my/tables", "/api/tables"]) {
    const { tables } = await ask<{ tables: OwnTable[] }>("GET", list);
    const found = tables.find(({ table }) => table === id);
    if (found) return found;
  }
  return undefined;
}
