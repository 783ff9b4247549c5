import type { Command, Hint, Refusal, SeenTable, Stood, ToClient, Why } from "./wire/index";

/** A language. */
export type Lang = "en" | "nl" | "de";

/** What bots that look ahead have learned about a kind of game, by the name of its file. */
export type Weights = "alhambra" | "modules" | "palace";

/** An answer that is a refusal or an error; `error` is the answer's own. */
export class SabikaError extends Error {
  readonly error: { code: string; rule: string | null; message: string; cells: [number, number][]; weights?: Weights };
}

/** A table on this device. */
export interface Table {
  /** What somebody wants, and the answer. */
  say(command: Command, key?: string): ToClient;
  /** The table as it is now: all of it with all that has happened, or what is new since the last time. */
  see(all?: boolean): ToClient;
  /**
   * One thing that happens by itself; so many milliseconds need not be asked for the next one, or until something is said. The first
   * bot that looks ahead waits for what it has learned to be loaded.
   */
  goOn(): Promise<number | undefined>;
  /** Why the one who is asked may not make a move, or not touch a thing; null for what is allowed. */
  why(what: Why): Refusal | null;
  /** What a bot that looks ahead would do for whoever is asked; null where nobody here is. */
  hint(): Promise<Hint | null>;
  /** What a list of tables shows of it. */
  seen(): { table: SeenTable; your_turn: boolean };
  /** The lines since this was asked last: kept, they are the table. */
  lines(): string[];
  /** The record of a game that is over. */
  record(): string | undefined;
  /** From now on it speaks this language, whose words are loaded. */
  speak(lang: Lang): void;
}

/** What a table begins with. */
export interface Opening {
  config: object;
  settings?: object;
  seed?: string;
  /** The record of the game that it goes on from. */
  from?: string;
}

/** A recorded game. */
export interface Replay {
  /** How many moves were made. */
  plies: number;
  /** The game when so many moves were made, as a seat saw it or as everybody did. */
  at(ply: number, seat?: number): Stood;
  /** What opens a table that goes on from there, with all dealt anew that the seat, or everybody, could not know. */
  fork(ply: number, seat?: number): Opening;
}

/** The engine protocol, version 2: see docs/protocol.md. The types of its answers stand in `sabika/wire`. */
export class Sabika {
  /**
   * Loads the module, and the words of one language. Both lie beside this file, unless `module` (bytes or a URL) and `words` (a
   * text or a URL) say otherwise. Weights are loaded when a bot that looks ahead needs them: from beside this file, or from where
   * `weights` says.
   */
  static load(options?: {
    lang?: Lang;
    module?: BufferSource | URL | string;
    words?: string | URL;
    weights?: (name: Weights) => URL | Uint8Array | Promise<URL | Uint8Array>;
  }): Promise<Sabika>;
  /** From now on it speaks this language. Loads its words, if they are not there yet. */
  speak(lang: Lang, words?: string | URL): Promise<void>;
  /** Asks, and answers with what the engine says. Throws a SabikaError where it refuses. */
  ask(request: { cmd: string } & Record<string, unknown>): { ok: true } & Record<string, unknown>;
  /** What a bot would play (`cmd: "bot"`). Loads what it has learned, if that is not there yet; `ask` refuses then: `no_weights`. */
  bot(request: { name: string } & Record<string, unknown>): Promise<{ ok: true } & Record<string, unknown>>;
  /** A table on this device, new or from the lines that were kept of it. It speaks as a server's socket does (docs/api.md). */
  table(how: { opening?: Opening; lines?: string[]; lang?: Lang }): Table;
  /** A recorded game, in any form that is a text. */
  replay(record: string, how?: { lang?: Lang }): Replay;
  /** A new instance with the game as it stood: for after a panic. */
  recover(): Promise<void>;
  /** Plays random games and says what came of them in a hash: for tests and measurements. */
  randomGames(players: number, allModules: boolean, game: string, games: number): string;
}
