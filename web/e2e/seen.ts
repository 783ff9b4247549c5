// What a page offers to whoever plays, read from the page itself: what is ringed, and nothing else. `see` runs in the browser.

export type Kind = "key" | "pay" | "group" | "done";

export interface Offer {
  kind: Kind;
  /** What it is the key of, or which. */
  name: string;
  element: HTMLElement;
}

export interface Seen {
  /** Is the game over, and does the page say so? */
  over: boolean;
  mine: boolean;
  busy: boolean;
  /** Asked before it is one's turn: the answer is void when somebody else acts. */
  ahead: boolean;
  topic: string;
  /** Somebody else sits at this device. */
  curtain: boolean;
  /** Something lies over the table. */
  dialog: boolean;
  scoring: boolean;
  undo: boolean;
  /** Why something was not done. */
  refused: string;
  offers: Offer[];
}

/** Stands alone: it is sent to the browser as it is. */
export function see(): Seen {
  const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
  const table = document.querySelector<HTMLElement>(".tb");
  const live = all(".tb [data-key]").filter((one) => one.matches(".can, .acts .btn, .folk button, .spot:not(.chosen)") && !one.closest("dialog"));
  const offer = (kind: Kind, name: string) => (element: HTMLElement) => ({ kind, name: element.dataset[name] ?? "", element });
  return {
    over: document.querySelector(".theend") !== null,
    mine: table?.dataset["mine"] === "true",
    busy: table?.dataset["busy"] === "true",
    ahead: table?.dataset["ahead"] === "true",
    topic: table?.dataset["topic"] ?? "",
    curtain: all(".curtain").length > 0,
    dialog: all("dialog[open]").length > 0,
    scoring: all("dialog[open] .scoring-show").length > 0,
    undo: all(".prompt .undo").length > 0,
    refused: document.querySelector(".whynote[role=alert]")?.textContent?.trim() ?? "",
    offers: [
      ...all("[data-done]").map(offer("done", "done")),
      ...all("[data-pay]").map(offer("pay", "pay")),
      ...all("[data-group][aria-pressed='false']").map(offer("group", "group")),
      ...live.map(offer("key", "key")),
    ],
  };
}

/** Which of the offers is taken: `chance` says a number below another. Stands alone too. */
export function choose(offers: readonly { kind: Kind }[], chance: (below: number) => number): number {
  const some = (kind: Kind): number[] => offers.flatMap((one, at) => (one.kind === kind ? [at] : []));
  const one = (of: readonly number[]): number => of[chance(of.length)] ?? -1;
  const [done, pays, groups, keys] = [some("done"), some("pay"), some("group"), some("key")];
  // What is half said is mostly finished, so that games end; now and then something else is tried.
  if (done.length && (chance(3) > 0 || keys.length + pays.length === 0)) return one(done);
  if (pays.length && (chance(8) > 0 || keys.length === 0)) return one(pays.slice(0, 3));
  if (groups.length && (chance(6) === 0 || keys.length === 0)) return one(groups);
  return one(keys);
}
