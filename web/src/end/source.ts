// Where a replay comes from: a record that was shared, a table whose game is over, or this device.

import type { Command, News, NewsItem, SeatView } from "$wire";
import { ask, known_here, Refused, seen } from "../lib/api";
import { lang } from "../lib/words.svelte";
import { askHere, Device, forkHere, recordHere, replayHere } from "../table/device";
import { ownName } from "../table/open";
import { Socket } from "../table/socket";

/** The game as it stood when so many moves were made. */
export interface Stood {
  view: SeatView;
  /** What the move before had set off. */
  news: News | null;
  plies: number;
  /** The ply at which it began: 0, or where it left another game. */
  first: number;
}

export interface Source {
  /** Where one came from. */
  back: string;
  at(ply: number, seat?: number): Promise<Stood>;
  record(): Promise<string>;
  /** An address that anybody can open. */
  link(): Promise<string>;
  /** Goes on from there at a new table, as a seat knew the game; answers with its address, and with the seat if it is another one. */
  fork(ply: number, seat: number): Promise<Fork>;
  /** The seat of whoever looks, if they played. */
  own(): Promise<number | undefined>;
}

export interface Fork {
  address: string;
  seat: number;
}

const nobody = (): Promise<undefined> => Promise.resolve(undefined);

/** Everything that happened in the game of a record, as everybody heard it. The engine of this device plays it through once. */
export async function storyHere(record: string): Promise<NewsItem[]> {
  await askHere({ cmd: "load", record });
  return (await askHere<{ news: News }>({ cmd: "news", since: 0 })).news.items;
}

const KEY = "sabika-record";

/** Keeps a record for `/replay/local`, as long as this tab is open. */
export function keepLocal(record: string): void {
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // A browser that keeps nothing asks for the file again.
  }
}

export const keptLocal = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Reads a record in whatever form it was written, and keeps it in the one that everybody reads. */
export async function openLocal(text: string): Promise<void> {
  await askHere({ cmd: "load", record: text });
  keepLocal(JSON.stringify((await askHere<{ record: unknown }>({ cmd: "record" })).record));
}

const query = (seat?: number): string => `lang=${lang()}${seat === undefined ? "" : `&seat=${seat}`}`;
const replayAt = (record: string): string => `${location.origin}/replay/${record}`;

/** A record on this device can be shown to others once the server keeps it. */
async function upload(record: string): Promise<string> {
  await known_here();
  return replayAt((await ask<{ record: string }>("POST", "/api/records", JSON.parse(record))).record);
}

function shared(id: string): Source {
  const door = `/api/records/${id}`;
  return {
    back: "/",
    at: (ply, seat) => ask<Stood>("GET", `${door}/at/${ply}?${query(seat)}`),
    record: async () => JSON.stringify(await ask("GET", door)),
    link: () => Promise.resolve(replayAt(id)),
    fork: async (at, seat) => ({ address: await forked(door, { at, seat }), seat }),
    own: nobody,
  };
}

function table(id: string): Source {
  const door = `/api/tables/${id}`;
  const own = (): Promise<number | undefined> =>
    seen(id).then(
      (update) => (update.type === "table" ? update.table?.own[0] : undefined),
      () => undefined,
    );
  return {
    own,
    back: `/table/${id}`,
    at: async (ply, seat) => {
      await known_here();
      return ask<Stood>("GET", `${door}?at=${ply}&${query(seat)}`);
    },
    record: async () => JSON.stringify(await ask("GET", `${door}/record`)),
    // Only who played there may share it; everybody else passes on the address they have.
    link: () =>
      ask<{ record: string }>("POST", `${door}/share`).then(
        ({ record }) => replayAt(record),
        (why: unknown) => {
          if (why instanceof Refused && why.status === 403) return `${location.origin}/table/${id}/replay`;
          throw why;
        },
      ),
    // There one goes on with what one knew oneself: on the own chair, if there was one.
    fork: async (at, seat) => ({ address: await forked(door, { at }), seat: (await own()) ?? seat }),
  };
}

async function forked(door: string, wanted: { at: number; seat?: number }): Promise<string> {
  await known_here();
  return `/table/${(await ask<{ table: string }>("POST", `${door}/fork`, wanted)).table}`;
}

function here(back: string, found: () => Promise<string | null>): Source {
  let record: Promise<string> | undefined;
  const known = (): Promise<string> =>
    (record ??= found().then((text) => {
      if (text === null) throw new Refused("not_over", "");
      return text;
    }));
  return {
    back,
    at: async (ply, seat) => replayHere<Stood>(await known(), ply, seat),
    record: known,
    link: async () => upload(await known()),
    fork: async (ply, seat) => ({ address: await forkHere(await known(), ply, seat), seat }),
    own: nobody,
  };
}

/** What an address shows. None where a record has first to be opened. */
export function sourceOf(path: string): Source | undefined {
  const [, where, id = ""] = path.split("/");
  if (where === "here") return here(`/here/${id}`, () => recordHere(id));
  if (where === "table") return table(id);
  if (id !== "local") return shared(id);
  const kept = keptLocal();
  return kept === null ? undefined : here("/", () => Promise.resolve(kept));
}

/** At the new table one sits where one looked from, and bots take the other chairs. */
export async function seatedAt({ address, seat: own }: Fork, players: number): Promise<void> {
  const [, where, id = ""] = address.split("/");
  const transport = where === "here" ? new Device(id, lang()) : new Socket(id, lang());
  const commands: Command[] = Array.from({ length: players }, (_, seat) =>
    seat === own ? { do: "sit", seat, name: ownName() } : { do: "seat_bot", seat, bot: "greedy" },
  );
  try {
    for (const command of [...commands, { do: "begin" } satisfies Command]) await transport.obeyed(command);
  } finally {
    transport.close();
  }
}

/** The first moment: the one that was asked for or, if the game has no such move, the nearest that it has. */
export async function opened(source: Source, ply: number, seat?: number): Promise<Stood> {
  try {
    return await source.at(ply, seat);
  } catch (why) {
    if (why instanceof Refused && why.code !== "ply") throw why;
    const { moves } = JSON.parse(await source.record()) as { moves?: unknown[] };
    const end = await source.at(moves?.length ?? 0, seat);
    return ply > end.plies ? end : source.at(end.first, seat);
  }
}
