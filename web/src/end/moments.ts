// The moments of a replay: what was looked up is kept, what will be looked at next is looked up before it is asked for.

import { replayHere } from "../table/device";
import type { Source, Stood } from "./source";

/** So many are kept: a turn or two around where one is, and where one came from. */
const KEPT = 80;

const keyOf = (ply: number, seat?: number): string => `${ply} ${seat ?? ""}`;

export class Moments {
  #kept = new Map<string, Stood>();
  #asked = new Map<string, Promise<Stood>>();
  #record: string | undefined;

  constructor(readonly source: Source) {}

  /** From now on this device plays the game itself, which is quicker than any network. */
  playHere(record: string): void {
    this.#record = record;
  }

  known(ply: number, seat?: number): Stood | undefined {
    return this.#kept.get(keyOf(ply, seat));
  }

  /** Looks one up; who asks for the same twice gets the same answer. */
  look(ply: number, seat?: number): Promise<Stood> {
    const key = keyOf(ply, seat);
    const kept = this.#kept.get(key);
    if (kept) return Promise.resolve(kept);
    const before = this.#asked.get(key);
    if (before) return before;
    const asked = this.#find(ply, seat)
      .then((stood) => {
        this.#keep(key, stood);
        return stood;
      })
      .finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #find(ply: number, seat?: number): Promise<Stood> {
    if (this.#record === undefined) return this.source.at(ply, seat);
    try {
      return await replayHere<Stood>(this.#record, ply, seat);
    } catch {
      this.#record = undefined;
      return this.source.at(ply, seat);
    }
  }

  #keep(key: string, stood: Stood): void {
    this.#kept.set(key, stood);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
