// The tables of whoever is here: on the server and on this device, in one list.

import { ask, Refused, type OwnTable } from "../lib/api";
import { removeHere, tablesHere } from "../table/device";
import type { Kept } from "../table/kept";
import { Socket } from "../table/socket";
import { lang } from "../lib/words.svelte";

export interface Row {
  id: string;
  here: boolean;
  href: string;
  names: string[];
  stage: string;
  yourTurn: boolean;
  at: number;
  game: string;
  modules: string[];
}

const texts = (list: readonly unknown[]): string[] => list.filter((name): name is string => typeof name === "string");

export const served = (one: OwnTable): Row => ({
  id: one.table,
  here: false,
  href: `/table/${one.table}`,
  names: texts(one.chairs),
  stage: one.state,
  yourTurn: one.your_turn,
  at: one.at,
  game: one.game,
  modules: one.modules,
});

const kept = (one: Kept): Row => ({
  id: one.id,
  here: true,
  href: `/here/${one.id}`,
  names: one.names ?? [],
  stage: one.stage ?? "gathering",
  yourTurn: one.your_turn === true && one.stage === "playing",
  at: one.at,
  game: one.game,
  modules: one.modules,
});

/** Where one is waited for comes first, then what goes on, then what is over; the latest first. */
export function sorted(own: readonly OwnTable[], here: readonly Kept[]): Row[] {
  const weight = (row: Row): number => (row.yourTurn ? 0 : row.stage === "over" ? 2 : 1);
  return [...own.map(served), ...here.map(kept)].sort((one, other) => weight(one) - weight(other) || other.at - one.at);
}

/** Nobody becomes a guest only by looking: who is not known has no tables there. */
async function ownTables(): Promise<OwnTable[]> {
  try {
    await ask("GET", "/api/me");
    return (await ask<{ tables: OwnTable[] }>("GET", "/api/my/tables")).tables;
  } catch (why) {
    if (why instanceof Refused) return [];
    throw why;
  }
}

export async function myTables(): Promise<Row[]> {
  const [own, here] = await Promise.all([ownTables(), tablesHere().catch(() => [])]);
  return sorted(own, here);
}

/** The tables that everybody may come to. */
export const listedTables = (): Promise<Row[]> => ask<{ tables: OwnTable[] }>("GET", "/api/tables").then(({ tables }) => tables.map(served));

/**
 * Takes a table off the list. Who opened it deletes it; who cannot, because others play there, gets up or lets a bot play on.
 * Answers with what was done.
 */
export async function dropTable(row: Row): Promise<"gone" | "left"> {
  if (row.here) {
    await removeHere(row.id);
    return "gone";
  }
  try {
    await ask("DELETE", `/api/tables/${row.id}`);
    return "gone";
  } catch (why) {
    const others = why instanceof Refused && (why.code === "not_host" || why.code === "not_now");
    if (!others || row.stage === "over") throw why;
  }
  const socket = new Socket(row.id, lang());
  try {
    await socket.obeyed(row.stage === "gathering" ? { do: "stand" } : { do: "leave", bot: "greedy" });
  } finally {
    socket.close();
  }
  return "left";
}
