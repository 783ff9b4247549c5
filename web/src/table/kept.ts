// Tables of this device, kept in IndexedDB: the lines of each, and what is shown of it in a list. What the browser does not take,
// because there is no room or nothing may be kept, stays here as long as the page is open, and is written down as soon as it can be.

import { askToStay, hasRoom, noRoom } from "../lib/room.svelte";

export interface Kept {
  id: string;
  at: number;
  players: number;
  game: string;
  modules: string[];
  /** Who sits there, once somebody does. */
  names?: string[];
  stage?: string;
  your_turn?: boolean;
}

/** There are lines of a table that this page does not know: another tab has played on, or has removed it. */
export class PlayedOn extends Error {}

/** What is not written down yet. */
const loose = new Map<string, { lines: string[]; about: Partial<Kept> }>();
/** How many lines of a table are written down, as far as this page knows. */
const known = new Map<string, number>();
/** One thing is written after the other. */
let queue: Promise<unknown> = Promise.resolve();

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open("sabika", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("tables", { keyPath: "id" });
      asked.result.createObjectStore("lines", { keyPath: ["id", "n"] });
    };
    asked.onsuccess = () => {
      // The browser throws everything away, or needs the disk: the next one opens it again.
      asked.result.onclose = () => (opened = undefined);
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error("blocked"));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    change.oncomplete = () => done();
    change.onabort = () => failed(change.error);
  });
}

const whole = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);
const NOTHING: Omit<Kept, "id"> = { at: 0, players: 0, game: "", modules: [] };

export async function keptTables(): Promise<Kept[]> {
  await queue;
  // A browser that keeps nothing has kept none.
  const rows = await database().then((all) => answer(all.transaction("tables").objectStore("tables").getAll() as IDBRequest<Kept[]>)).catch(() => []);
  const tables = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { about }] of loose) tables.set(id, { ...NOTHING, ...tables.get(id), ...about, id });
  return [...tables.values()].sort((one, other) => other.at - one.at);
}

export async function keptLines(id: string): Promise<string[]> {
  await queue;
  let rows: { line: string }[] = [];
  try {
    rows = await answer((await database()).transaction("lines").objectStore("lines").getAll(whole(id)) as IDBRequest<{ line: string }[]>);
  } catch (why) {
    noRoom(why);
  }
  known.set(id, rows.length);
  return [...rows.map((row) => row.line), ...(loose.get(id)?.lines ?? [])];
}

/** Adds lines, and is done when they are on the disk, or when it is clear that they cannot be. Throws a `PlayedOn`. */
export function keepLines(id: string, lines: readonly string[], about: Partial<Kept>): Promise<void> {
  const before = loose.get(id);
  loose.set(id, { lines: [...(before?.lines ?? []), ...lines], about: { ...before?.about, ...about } });
  const done = queue.then(() => write(id));
  queue = done.catch(() => undefined);
  return done;
}

async function write(id: string): Promise<void> {
  const all = loose.get(id);
  if (!all) return;
  try {
    await add(id, all.lines, all.about);
  } catch (why) {
    if (!(why instanceof PlayedOn)) return noRoom(why);
    loose.delete(id);
    throw why;
  }
  // More may have come meanwhile: that is written next.
  const now = loose.get(id);
  const rest = now?.lines.slice(all.lines.length) ?? [];
  if (now && rest.length) loose.set(id, { ...now, lines: rest });
  else loose.delete(id);
  if (loose.size === 0) hasRoom();
}

async function add(id: string, lines: readonly string[], about: Partial<Kept>): Promise<void> {
  const change = (await database()).transaction(["tables", "lines"], "readwrite", { durability: "strict" });
  const done = finished(change);
  // Whoever looks at the requests first hears of a failure; here it must not be heard twice.
  done.catch(() => undefined);
  const [tables, all] = [change.objectStore("tables"), change.objectStore("lines")];
  const [before, count] = await Promise.all([answer(tables.get(id) as IDBRequest<Kept | undefined>), answer(all.count(whole(id)))]);
  if (count !== (known.get(id) ?? 0)) {
    change.abort();
    throw new PlayedOn();
  }
  tables.put({ ...NOTHING, ...before, ...about, id });
  lines.forEach((line, n) => all.put({ id, n: count + n, line }));
  await done;
  known.set(id, count + lines.length);
  askToStay();
}

export async function removeTable(id: string): Promise<void> {
  await queue;
  const wasLoose = loose.delete(id);
  known.delete(id);
  try {
    const change = (await database()).transaction(["tables", "lines"], "readwrite");
    change.objectStore("tables").delete(id);
    change.objectStore("lines").delete(whole(id));
    await finished(change);
  } catch (why) {
    if (!wasLoose) throw why;
  }
}
