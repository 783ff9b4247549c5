// Doors of the server: docs/api.md tells of each.

import type { Catalogue, Guide, Refusal, ToClient, Why } from "$wire";
import { lang } from "./words.svelte";

/** What the server refuses, with its code (`not_found`, `too_often` …), or `offline` where nobody answers. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

export type Json = Record<string, unknown>;

/** Asks the server. Answers with what it gives, or throws a `Refused`. */
export async function ask<T = Json>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused("offline", "");
  }
  const text = await answer.text();
  let read: unknown;
  try {
    read = text ? JSON.parse(text) : {};
  } catch {
    throw new Refused("offline", "", answer.status);
  }
  if (!answer.ok) {
    const error = (read as { error?: { code?: string; message?: string } }).error;
    throw new Refused(error?.code ?? "offline", error?.message ?? "", answer.status);
  }
  return read as T;
}

let known: Promise<void> | undefined;

/** Makes sure that the server knows this browser: as somebody with an account, or as a guest. */
export function known_here(): Promise<void> {
  known ??= ask("GET", "/api/me").then(
    () => undefined,
    async (why: unknown) => {
      if (!(why instanceof Refused) || why.status !== 401) throw why;
      await ask("POST", "/api/guest");
    },
  );
  return known.catch((why: unknown) => {
    known = undefined;
    throw why;
  });
}

/** Forgets that it was asked: after signing in or out. */
export const forget = (): void => void (known = undefined);

export interface OwnTable {
  table: string;
  state: string;
  at: number;
  your_turn: boolean;
  game: string;
  modules: string[];
  chairs: unknown[];
}

export interface Opening {
  players: number;
  game?: string;
  modules?: string[];
  preset?: string;
  random?: number;
  options?: Record<string, string>;
  settings?: Json;
}

export const catalogue = (): Promise<Catalogue> => ask<Catalogue>("GET", `/api/catalogue?lang=${lang()}`);

export async function open(opening: Opening): Promise<string> {
  await known_here();
  return (await ask<{ table: string }>("POST", "/api/tables", opening)).table;
}

export const guide = (of: { players: number; game: string; modules: string[] }): Promise<Guide> =>
  ask<{ guide: Guide }>("POST", `/api/guide?lang=${lang()}`, of).then((answer) => answer.guide);

export const why = (table: string, what: Why): Promise<Refusal | undefined> =>
  ask<{ refusal?: Refusal | null }>("POST", `/api/tables/${table}/why?lang=${lang()}`, what).then((answer) => answer.refusal ?? undefined);

/** The table as one sees it, without coming to it: also at a ply of a game that is over. */
export const seen = (table: string, at?: number, seat?: number): Promise<ToClient> => {
  const more = (at === undefined ? "" : `&at=${at}`) + (seat === undefined ? "" : `&seat=${seat}`);
  return ask<ToClient>("GET", `/api/tables/${table}?lang=${lang()}${more}`);
};
