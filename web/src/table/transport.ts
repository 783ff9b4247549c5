// How a page speaks with a table, wherever that is.

import type { Command, Refusal, ToClient, Why } from "$wire";

/**
 * `lost` is said only after a while: a short gap is nobody's business. Of a table on this device: another tab has it (`elsewhere`), the
 * engine cannot be loaded without a network (`offline`), or what is kept was written by another version (`old`).
 */
export type Connection = "connecting" | "open" | "lost" | "gone" | "elsewhere" | "offline" | "old";

/** What a bot would do. */
export interface Hint {
  /** The move, as a choice of the question has it. */
  move: string;
  say: string;
  /** What the next scoring would bring now, and what it would bring after the move. */
  now: number;
  then: number;
}

/** A command that was refused: its code, and why in words; of a move against the rules, where to draw that. */
export class NotDone extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}

export interface Listener {
  update(message: ToClient & { type: "table" }): void;
  connection(state: Connection): void;
}

export interface Transport {
  readonly id: string;
  /** From now on everything is heard, beginning with the whole table. */
  listen(listener: Listener): void;
  /** Says something until it is answered, also across a lost connection. Throws a `NotDone`. Answers with the link, if one was made. */
  obeyed(command: Command): Promise<string | undefined>;
  why(what: Why): Promise<Refusal | undefined>;
  hint(): Promise<Hint | undefined>;
  /** Tells the whole table again, as whoever is asked now sees it. */
  refresh(): void;
  speak(lang: string): void;
  /** Goes on in this tab, where another one has the table. */
  takeOver?(): void;
  close(): void;
}
