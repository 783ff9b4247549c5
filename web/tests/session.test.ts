// What a page says to a table, and what it shows when the table has gone on meanwhile.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Command, NewsItem, Question, SeatView, SeenTable, ToClient } from "$wire";
import { settings } from "../src/lib/settings.svelte";
import { TableSession } from "../src/table/session.svelte";
import { type Listener, NotDone, type Transport } from "../src/table/transport";

type Update = ToClient & { type: "table" };

/** A table that says what a test says, and answers when it is told to. */
class Told implements Transport {
  readonly id = "told";
  said: Command[] = [];
  #listener: Listener | undefined;
  #answers: { done: () => void; failed: (why: Error) => void }[] = [];
  listen = (listener: Listener): void => void (this.#listener = listener);
  tell = (update: Update): void => this.#listener?.update(update);
  obeyed(command: Command): Promise<undefined> {
    this.said.push(command);
    return new Promise((done, failed) => this.#answers.push({ done: () => done(undefined), failed }));
  }
  obeys = (): void => this.#answers.shift()?.done();
  refuses = (code: string, message = "no"): void => this.#answers.shift()?.failed(new NotDone(code, message));
  why = () => Promise.resolve(undefined);
  hint = () => Promise.resolve(undefined);
  refresh = (): void => undefined;
  speak = (): void => undefined;
  close = (): void => undefined;
}

const people = { own: [0], chairs: [{ kind: "person" }, { kind: "person" }] } as unknown as SeenTable;
const moved = { ply: 0, moved: [{}] } as unknown as NewsItem;

/** The table after so many lines: at a ply, and with a question for one that may be later. */
function update(lines: number, ply: number, asked?: number): Update {
  const view = { ply, seat: 0, players: [], market: { yard: [], display: [] } } as unknown as SeatView;
  const choices = ["pass", "characters bid 3"].map((move) => ({ move, say: move, verb: "bid", group: 0, touches: [{ kind: "do", verb: move }], undo: false }));
  const question = { ply: asked, asked: { seat: 0, topic: "characters_bid" }, groups: [{}], choices } as unknown as Question;
  return { type: "table", lines, now: 0, table: people, view, question: asked === undefined ? undefined : question, news: { since: ply - 1, items: [moved] } } as Update;
}

let [transport, session] = [new Told(), undefined as unknown as TableSession];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  settings.motion = "full";
  transport = new Told();
  session = new TableSession(transport, false);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer says what was seen of the table", async () => {
  transport.tell(update(7, 5, 6));
  expect(session.ahead).toBe(true);
  const played = session.play("characters bid 3");
  expect(transport.said).toEqual([{ do: "move", ply: 6, seen: 7, move: "characters bid 3" }]);
  transport.obeys();
  await played;
  expect([session.question, session.busy]).toEqual([undefined, false]);
});

test("what was told and not yet shown was not seen; after a refusal it is shown at once, and nothing else is", async () => {
  transport.tell(update(7, 5, 6));
  transport.tell(update(8, 5, 6));
  // Somebody bids: that waits until what came before has been looked at.
  transport.tell(update(9, 6, 6));
  expect(session.view?.ply).toBe(5);
  const played = session.play("characters bid 3");
  expect(transport.said).toMatchObject([{ ply: 6, seen: 8 }]);
  transport.refuses("stale");
  await played;
  expect([session.view?.ply, session.question?.ply, session.ahead, session.busy]).toEqual([6, 6, false, false]);
  expect([session.whyNot, session.touched]).toEqual([undefined, []]);
  void session.play("pass");
  expect(transport.said[1]).toEqual({ do: "move", ply: 6, seen: 9, move: "pass" });
});

test("an answer that waited and is void leaves the question that is asked instead", async () => {
  transport.tell(update(7, 5, 6));
  const played = session.play("characters bid 3");
  // The own answer is written down, somebody bids, and only then it is heard that it was written down.
  transport.tell(update(8, 5));
  transport.tell(update(9, 6, 6));
  transport.obeys();
  await played;
  expect(session.question?.ply).toBe(6);
});

test("what is against the rules is said", async () => {
  transport.tell(update(7, 6, 6));
  const played = session.play("characters bid 3");
  transport.refuses("illegal", "too low");
  await played;
  expect([session.whyNot?.say, session.question?.ply]).toEqual(["too low", 6]);
});
