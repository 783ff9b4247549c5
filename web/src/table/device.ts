// A table on this device: the same tables as a server's, in WebAssembly in a worker, kept in this browser.

import type { Catalogue, Command, Guide, Refusal, ToClient, Why } from "$wire";
import type { Opening } from "../lib/api";
import { missing } from "../lib/offline.svelte";
import { lang, t } from "../lib/words.svelte";
import { hold, type Held } from "./hold";
import { keptLines, keptTables, keepLines, PlayedOn, removeTable, type Kept } from "./kept";
import { type Connection, type Hint, type Listener, NotDone, type Transport } from "./transport";
import type { FromWorker, ToWorker, Wanted } from "./worker";

/** One worker for all that this page wants of the engine. A panic there, which is our bug, ends it; the next call starts another. */
class Engine {
  #worker: Worker | undefined;
  #waiting = new Map<number, { done: (value: unknown) => void; failed: (why: Error) => void }>();
  #count = 0;
  /** Which one it is: another one knows nothing of the tables of the one before. */
  life = 0;

  call<T>(wanted: Wanted): Promise<T> {
    this.#worker ??= this.#start();
    const call = ++this.#count;
    return new Promise<T>((done, failed) => {
      this.#waiting.set(call, { done: done as (value: unknown) => void, failed });
      this.#worker?.postMessage({ call, lang: lang(), wanted } satisfies ToWorker);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const waiting = this.#waiting.get(data.call);
      this.#waiting.delete(data.call);
      if ("value" in data) waiting?.done(data.value);
      else {
        waiting?.failed(data.unloaded ? new NotDone("offline", "") : new Error(data.error));
        if (data.broken) this.#end(new Error(data.error));
      }
    };
    // Where its script does not come, nothing is said about it.
    worker.onerror = (event) => this.#end(event.message ? new Error(event.message) : new NotDone("offline", ""));
    return worker;
  }

  #end(why: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.life += 1;
    for (const { failed } of this.#waiting.values()) failed(why);
    this.#waiting.clear();
  }
}

const engine = new Engine();

/** What the engine on this device says: for pages that need no table (`catalogue`, `guide`, records). */
export const askHere = <T>(request: { cmd: string } & Record<string, unknown>): Promise<T> => engine.call<T>({ do: "ask", request });
export const catalogueHere = (): Promise<Catalogue> => askHere<{ catalogue: Catalogue }>({ cmd: "catalogue" }).then((a) => a.catalogue);
export const guideHere = (of: { players: number; game: string; modules: string[] }): Promise<Guide> =>
  askHere<{ guide: Guide }>({ cmd: "guide", ...of }).then((a) => a.guide);

/** The tables that this browser keeps, the latest first. */
export const tablesHere = (): Promise<Kept[]> => keptTables();
export const removeHere = (id: string): Promise<void> => removeTable(id);

/** A name of 128 bits. `randomUUID` is there only for pages that came over a safe connection. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes a new table down, and answers with its name. */
async function opened(opening: { config: Omit<Opening, "settings">; settings: object; from?: object }): Promise<string> {
  const id = newId();
  const lines = await engine.call<string[]>({ do: "open", id, opening });
  const { players, game, modules } = opening.config;
  await keepLines(id, lines, { at: Date.now(), players, game: game ?? "alhambra", modules: modules ?? [] });
  return id;
}

/** The lines of a table; there is none without them. */
async function linesOf(id: string): Promise<string[]> {
  const lines = await keptLines(id);
  if (!lines.length) throw new NotDone("gone", "");
  return lines;
}

/** Something that comes once, later. */
function later(): { promise: Promise<void>; done: () => void; failed: (why: unknown) => void } {
  let [done, failed]: [() => void, (why: unknown) => void] = [() => undefined, () => undefined];
  const promise = new Promise<void>((yes, no) => ([done, failed] = [yes, no]));
  // Who waits for it hears of it; if nobody does, it is no news.
  promise.catch(() => undefined);
  return { promise, done, failed };
}

export class Device implements Transport {
  #listener: Listener | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #state: Connection = "connecting";
  #awake = later();
  #life = 0;
  #held: Held;

  constructor(
    readonly id: string,
    private lang: string,
  ) {
    this.#held = hold(id, { mine: (fresh) => void this.#wake(fresh), elsewhere: () => this.#sleep() });
  }

  static open({ settings, ...config }: Opening): Promise<string> {
    return opened({ config, settings: settings ?? {} });
  }

  /** Reads what is kept, and goes on with it. */
  async #wake(fresh: boolean): Promise<void> {
    const waiting = this.#awake;
    try {
      const lines = await linesOf(this.id);
      this.#life = engine.life;
      await engine.call({ do: "again", id: this.id, lines, fresh });
    } catch (why) {
      waiting.failed(why);
      if (!this.#closed) this.#says(why instanceof NotDone ? (why.code === "gone" ? "gone" : await missing()) : "old");
      return;
    }
    // Taken away again, before it was awake.
    if (this.#closed || waiting !== this.#awake) return waiting.done();
    waiting.done();
    this.#says("open");
    await this.#see(true);
    void this.#goOn();
  }

  /** Another tab has the table. Whatever is said here waits. */
  #sleep(): void {
    clearTimeout(this.#timer);
    this.#awake = later();
    this.#says("elsewhere");
  }

  /** What this page knows of the table is worth nothing any more. */
  #again(): Promise<void> {
    clearTimeout(this.#timer);
    this.#awake = later();
    return this.#wake(true);
  }

  takeOver(): void {
    this.#held.steal();
  }

  #says(state: Connection): void {
    this.#state = state;
    this.#listener?.connection(state);
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    listener.connection(this.#state);
    if (this.#state === "open") void this.#see(true);
  }

  /** What happens by itself: bots move, times are up. The picture follows step by step. */
  async #goOn(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#closed || this.#state !== "open") return;
    try {
      const wait = await engine.call<number | null>({ do: "goOn", id: this.id });
      await this.#changed();
      if (this.#closed || wait === null) return;
      this.#timer = setTimeout(() => void this.#goOn(), wait);
    } catch (why) {
      if (this.#closed) return;
      // A bot cannot have what it has learned. Another tab was faster: that is shown by now. All else is our bug, and better seen than
      // waited for.
      if (!(why instanceof NotDone)) this.#says("old");
      else if (why.code === "offline") this.#says(await missing());
    }
  }

  async #changed(): Promise<void> {
    const { lines, about } = await engine.call<{ lines: string[]; about: Partial<Kept> }>({ do: "lines", id: this.id });
    if (!lines.length) return;
    try {
      await keepLines(this.id, lines, { ...about, at: Date.now() });
    } catch (why) {
      if (!(why instanceof PlayedOn)) throw why;
      await this.#again();
      throw new NotDone("stale", t("offline-played-on"));
    }
    await this.#see(false);
  }

  async #see(all: boolean): Promise<void> {
    if (!this.#listener || this.#closed) return;
    const message = await engine.call<ToClient>({ do: "see", id: this.id, all });
    if (message.type === "table") this.#listener?.update(message);
  }

  async obeyed(command: Command): Promise<string | undefined> {
    await this.#awake.promise;
    // A panic has ended the engine that knew this table.
    if (this.#life !== engine.life) await this.#again();
    const answer = await engine.call<ToClient>({ do: "say", id: this.id, command });
    if (answer.type === "refused") throw new NotDone(answer.code, answer.message, answer.refusal);
    await this.#changed();
    void this.#goOn();
    return undefined;
  }

  why(what: Why): Promise<Refusal | undefined> {
    return engine.call<Refusal | null>({ do: "why", id: this.id, what }).then((refusal) => refusal ?? undefined);
  }

  hint(): Promise<Hint | undefined> {
    return engine.call<Hint | null>({ do: "hint", id: this.id }).then((hint) => hint ?? undefined);
  }

  refresh(): void {
    void this.#see(true);
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.#state === "open") void this.#see(true);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listener = undefined;
    this.#held.leave();
  }
}

/** A finished game of this device as a record; none as long as it goes on. It is read beside the table, which may be open in another tab. */
export const recordHere = async (table: string): Promise<string | null> => {
  const id = `copy of ${table}`;
  await engine.call({ do: "again", id, lines: await linesOf(table), fresh: true });
  return engine.call<string | null>({ do: "record", id });
};

/** The game of a record as it stood at a ply: `view`, `news`, `plies`, as the server tells it. */
export const replayHere = <T>(record: string, ply: number, seat?: number): Promise<T> => engine.call<T>({ do: "at", record, ply, seat });

/** Opens a table on this device that goes on from there, and answers with its address. */
export const forkHere = async (record: string, ply: number, seat?: number): Promise<string> => {
  const opening = await engine.call<{ config: { players: number; game?: string; modules?: string[] }; settings: object }>({ do: "fork", record, ply, seat });
  return `/here/${await opened(opening)}`;
};
