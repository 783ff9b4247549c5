// Somebody watches a game that is over: where they are in it, what they look at, and whether it plays by itself.

import type { NewsItem } from "$wire";
import { Moments } from "./moments";
import { opened, type Source, type Stood, storyHere } from "./source";
import { nextStop, stops } from "./turns";

/** How long a moment stays when the game plays by itself, in milliseconds. */
const PACE = 1_400;
/** So many moments on both sides are looked up before they are asked for. */
const AHEAD = 3;
export const SPEEDS = [1, 2, 4] as const;

export class Watching {
  /** What is shown; while the next moment is looked up, still the last one. */
  stood = $state.raw<Stood>();
  /** Everything that happened, once it is known. */
  news = $state.raw<readonly NewsItem[]>([]);
  ply = $state(0);
  /** Whose Alhambra is the large one. */
  seat = $state(0);
  /** As that seat saw it, or as everybody did. */
  hands = $state(true);
  playing = $state(false);
  speed = $state<number>(SPEEDS[0]);

  readonly first = $derived(this.stood?.first ?? 0);
  readonly plies = $derived(this.stood?.plies ?? 0);
  readonly stops = $derived(stops(this.news, this.first, this.plies));

  #moments: Moments;
  #busy = false;
  #left = false;

  private constructor(
    readonly source: Source,
    stood: Stood,
    own: number | undefined,
  ) {
    this.#moments = new Moments(source);
    this.stood = stood;
    this.ply = stood.view.ply;
    this.seat = own ?? stood.view.winners[0] ?? stood.view.on_turn;
  }

  static async open(source: Source, ply: number): Promise<Watching> {
    const watching = new Watching(source, await opened(source, ply), await source.own());
    void watching.show();
    void watching.#hear();
    return watching;
  }

  /** Whose eyes it is seen with. */
  get #eyes(): number | undefined {
    return this.hands ? this.seat : undefined;
  }

  /** The whole story comes from the record, which then also answers faster than the server does. Without it the page still works. */
  async #hear(): Promise<void> {
    try {
      const record = await this.source.record();
      const news = await storyHere(record);
      if (this.#left) return;
      this.news = news;
      this.#moments.playHere(record);
    } catch {
      this.news = [];
    }
  }

  go(ply: number): void {
    this.ply = Math.max(this.first, Math.min(this.plies, Math.round(ply)));
    void this.show();
  }

  look(seat: number): void {
    this.seat = seat;
    void this.show();
  }

  /** The next move in a direction at which there is something to see. */
  beside(by: 1 | -1, from = this.ply): number | undefined {
    if (this.news.length) return nextStop(this.stops, from, by);
    const next = from + by;
    return next < this.first || next > this.plies ? undefined : next;
  }

  step(by: 1 | -1): void {
    this.playing = false;
    const next = this.beside(by);
    if (next !== undefined) this.go(next);
  }

  /** The next scoring, or the end. */
  skip(): void {
    this.playing = false;
    this.go(this.news.find((item) => item.scoring && item.ply > this.ply)?.ply ?? this.plies);
  }

  /** One request at a time, and always for where one is by then: so fast dragging asks for little. */
  async show(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (;;) {
        const [ply, eyes] = [this.ply, this.#eyes];
        const stood = await this.#moments.look(ply, eyes);
        if (this.#left) return;
        this.stood = stood;
        if (ply === this.ply && eyes === this.#eyes) break;
      }
    } catch {
      this.playing = false;
    } finally {
      this.#busy = false;
    }
    void this.#ahead(this.ply, this.#eyes);
  }

  async #ahead(ply: number, eyes: number | undefined): Promise<void> {
    for (const by of [1, -1] as const) {
      let next: number | undefined = ply;
      for (let n = 0; n < AHEAD; n++) {
        next = next === undefined ? undefined : this.beside(by, next);
        if (next === undefined || this.#left || this.ply !== ply || this.#busy) break;
        await this.#moments.look(next, eyes).catch(() => undefined);
      }
    }
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  }

  async play(): Promise<void> {
    if (this.playing) return void (this.playing = false);
    this.playing = true;
    if (this.ply >= this.plies) this.go(this.first);
    while (this.playing && !this.#left) {
      const from = this.ply;
      const next = this.beside(1);
      if (next === undefined) break;
      const [found] = await Promise.all([
        this.#moments.look(next, this.#eyes).catch(() => undefined),
        new Promise((done) => setTimeout(done, PACE / this.speed)),
      ]);
      if (!found) break;
      if (this.playing && this.ply === from) this.go(next);
    }
    this.playing = false;
  }

  close(): void {
    this.#left = true;
    this.playing = false;
  }
}
