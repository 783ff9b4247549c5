// A table on a server, over its WebSocket. A connection that is lost is opened again; what was not answered is said again with
// the same key, so that it is done once.

import type { Command, FromClient, Refusal, ToClient, Why } from "$wire";
import { ask, known_here, why } from "../lib/api";
import { type Connection, type Hint, type Listener, NotDone, type Transport } from "./transport";

interface Unanswered {
  message: FromClient & { key: string };
  done: (link?: string) => void;
  failed: (why: NotDone) => void;
}

/** So long nobody is told that the connection is lost. */
const PATIENCE = 2_000;
const key = (): string => crypto.randomUUID?.() ?? Math.random().toString(36).slice(2) + Date.now().toString(36);

export class Socket implements Transport {
  #socket: WebSocket | undefined;
  #listener: Listener | undefined;
  #last: (ToClient & { type: "table" }) | undefined;
  #unanswered: Unanswered[] = [];
  #tries = 0;
  #closed = false;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private lang: string,
  ) {
    void this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  listen(listener: Listener): void {
    this.#listener = listener;
    if (this.#last) listener.update(this.#last);
  }

  obeyed(command: Command): Promise<string | undefined> {
    return new Promise((done, failed) => {
      const one: Unanswered = { message: { key: key(), command }, done, failed };
      this.#unanswered.push(one);
      this.#send(one);
    });
  }

  why(what: Why): Promise<Refusal | undefined> {
    return why(this.id, what);
  }

  hint(): Promise<Hint | undefined> {
    return ask<{ hint?: Hint | null }>("POST", `/api/tables/${this.id}/hint?lang=${this.lang}`).then((answer) => answer.hint ?? undefined);
  }

  refresh(): void {
    this.#socket?.close();
  }

  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#lost);
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #send(one: Unanswered): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(one.message));
  }

  /** Somebody looks at the page again, or the network is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden" || this.#socket) return;
    clearTimeout(this.#again);
    void this.#connect();
  };

  #says(state: Connection): void {
    this.#listener?.connection(state);
  }

  async #connect(): Promise<void> {
    try {
      await known_here();
    } catch {
      return this.#later();
    }
    if (this.#closed) return;
    const from = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${from}/api/tables/${this.id}/socket?lang=${this.lang}&news=all`);
    this.#socket = socket;
    let came = false;
    socket.onopen = () => {
      came = true;
      this.#tries = 0;
      clearTimeout(this.#lost);
      this.#lost = undefined;
      this.#says("open");
      this.#unanswered.forEach((one) => this.#send(one));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#socket = undefined;
      if (this.#closed) return;
      if (came) return this.#later();
      void this.#explain();
    };
  }

  /** It could not be opened: is the table gone, is it for others, or does nobody answer? */
  async #explain(): Promise<void> {
    const answer = await fetch(`/api/tables/${this.id}?lang=${this.lang}`).catch(() => undefined);
    if (answer?.status === 404 || answer?.status === 403) {
      this.#says("gone");
      this.#unanswered.splice(0).forEach((one) => one.failed(new NotDone("gone", "")));
      return;
    }
    this.#later();
  }

  #later(): void {
    if (this.#closed) return;
    this.#lost ??= setTimeout(() => this.#says("lost"), PATIENCE);
    const wait = Math.min(100 * 2 ** this.#tries++, 5_000);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.#connect(), wait);
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "table":
        // What a later message leaves out is as it was.
        this.#last = { ...message, table: message.table ?? this.#last?.table };
        this.#listener?.update(message);
        break;
      case "done":
        this.#answered(message.key)?.done(message.link);
        break;
      case "refused":
        if (message.code === "closing") break;
        this.#answered(message.key)?.failed(new NotDone(message.code, message.message, message.refusal));
        break;
      case "closing":
        break;
    }
  }

  #answered(key: string | null): Unanswered | undefined {
    const at = this.#unanswered.findIndex((one) => one.message.key === key);
    return at < 0 ? undefined : this.#unanswered.splice(at, 1)[0];
  }
}
