// Plays by touching what is ringed, and knows nothing else: no rule, no coordinate. What it meets is written down. The loop runs in
// the browser: a game has thousands of touches, and each would be two messages otherwise.

import { expect, type Page } from "@playwright/test";
import { heardAt } from "./heard";
import { choose, type Kind, see, type Seen } from "./seen";

export interface Met {
  /** The kinds of questions that were answered, and how often. */
  topics: Record<string, number>;
  /** How often something was touched. */
  touches: number;
  /** What was refused though it was ringed: our bug. */
  refused: string[];
  /** What was ringed and lies under something else, so that no finger gets there. */
  covered: string[];
}

export const nobody = (): Met => ({ topics: {}, touches: 0, refused: [], covered: [] });

/** Numbers that look like chance and are the same every time. */
export function luck(seed: number): { next: (below: number) => number; state: () => number } {
  let state = seed >>> 0 || 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, state: () => state };
}

interface Order {
  seed: number;
  /** So long one call goes on, in milliseconds. */
  slice: number;
  /** So many touches at most. */
  touches: number;
  /** So long nothing may happen, and so long nothing has happened before. */
  patience: number;
  quiet: number;
}

interface Went extends Met {
  seed: number;
  why: "stopped" | "over" | "slice" | "stuck";
  where: string;
  quiet: number;
}

/** In the browser. `stop` says where to hold on. */
async function drive(see: () => Seen, choose: (offers: readonly { kind: Kind }[], chance: (below: number) => number) => number, luck: (seed: number) => { next: (below: number) => number; state: () => number }, stop: (seen: Seen) => boolean, order: Order): Promise<Went> {
  const chance = luck(order.seed);
  const met: Met = { topics: {}, touches: 0, refused: [], covered: [] };
  const until = performance.now() + order.slice;
  let [mayBeVoid, last] = [false, ""];
  let quiet = performance.now() - order.quiet;
  const changed = (most: number): Promise<void> =>
    new Promise((done) => {
      const ends = (): void => {
        clearTimeout(timer);
        watch.disconnect();
        done();
      };
      const timer = setTimeout(ends, most);
      const watch = new MutationObserver(() => {
        quiet = performance.now();
        ends();
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  /** What lies over a thing everywhere, so that no finger gets there: nothing, we hope. */
  const over = (element: HTMLElement): string | undefined => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (x: number, y: number): Element | null => document.elementFromPoint(left + width * x, top + height * y);
    const hits = [at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
    if (hits.some((hit) => element.contains(hit))) return undefined;
    const box = `${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
    return `at ${box} of ${innerWidth}×${innerHeight} under ${hits.map((hit) => hit?.closest("[class]")?.getAttribute("class") ?? "nothing").join(" | ")}`;
  };
  const breath = (): Promise<void> => new Promise((done) => setTimeout(done));
  const went = (why: Went["why"], seen: Seen): Went => ({ ...met, seed: chance.state(), quiet: performance.now() - quiet, why, where: `${seen.topic}, ${seen.mine ? "asked" : "waiting"}: ${document.querySelector(".prompt")?.textContent ?? location.pathname}` });
  for (;;) {
    const seen = see();
    if (seen.over) return went("over", seen);
    if ((seen.dialog || seen.curtain || !seen.busy) && stop(seen)) return went("stopped", seen);
    if (performance.now() > until || met.touches >= order.touches) return went("slice", seen);
    if (seen.refused && !mayBeVoid && met.refused.length < 10) met.refused.push(`${seen.topic}: ${seen.refused}${last}`);
    if (seen.dialog) document.querySelector<HTMLDialogElement>("dialog[open]")?.requestClose();
    else if (seen.curtain) document.querySelector<HTMLElement>(".curtain button")?.click();
    else if (seen.mine && !seen.busy) {
      const offer = seen.offers[choose(seen.offers, chance.next)];
      if (!offer) {
        if (performance.now() - quiet > order.patience) return went("stuck", seen);
        await changed(50);
        continue;
      }
      met.topics[seen.topic] = (met.topics[seen.topic] ?? 0) + 1;
      met.touches++;
      const covered = met.covered.length < 10 && over(offer.element);
      if (covered) met.covered.push(`${seen.topic}: ${offer.name || offer.kind} ${covered}`);
      mayBeVoid = seen.ahead;
      last = ` (after ${offer.kind} ${offer.name})`;
      offer.element.click();
      quiet = performance.now();
    } else {
      if (performance.now() - quiet > order.patience) return went("stuck", seen);
      await changed(100);
      continue;
    }
    await breath();
  }
}

export interface Play {
  seed: number;
  met: Met;
  /** Holds on here. Runs in the browser: it stands alone. */
  stop?: (seen: Seen) => boolean;
  touches?: number;
}

/** Plays on until the game is over, or until it is told to hold on. Answers whether the game is over, and with which luck to go on. */
export async function play(page: Page, { seed, met, stop = () => false, touches = 20_000 }: Play): Promise<{ over: boolean; seed: number }> {
  let [state, left, quiet] = [seed, touches, 0];
  // A mouse that was left over the board points at things, and is told about them.
  await page.mouse.move(0, 0);
  for (;;) {
    const order: Order = { seed: state, slice: 5_000, touches: left, patience: 20_000, quiet };
    const went = await page.evaluate<Went>(`(${drive.toString()})(${see.toString()}, ${choose.toString()}, ${luck.toString()}, ${stop.toString()}, ${JSON.stringify(order)})`);
    [state, quiet] = [went.seed, went.quiet];
    left -= went.touches;
    met.touches += went.touches;
    met.refused.push(...went.refused);
    met.covered.push(...went.covered);
    for (const [topic, n] of Object.entries(went.topics)) met.topics[topic] = (met.topics[topic] ?? 0) + n;
    expect(went.why, `nothing happens any more: ${went.where} ${heardAt(page).question.slice(0, 2_000)}`).not.toBe("stuck");
    if (went.why === "over" || went.why === "stopped" || left <= 0) return { over: went.why === "over", seed: state };
  }
}

/** Among people somebody else may be faster: an answer comes when it is asked no more. */
const TOO_LATE = /: (this answers ply|somebody else is asked)/;

/** Plays to the end of the game; what was ringed could be touched and was never against the rules. */
export async function playToTheEnd(page: Page, seed: number, met: Met, among: "bots" | "people" = "bots"): Promise<void> {
  const { over } = await play(page, { seed, met });
  expect(over, "the game is over").toBe(true);
  const refused = met.refused.filter((why) => among === "bots" || !TOO_LATE.test(why));
  expect(refused, "what was ringed and refused").toEqual([]);
  expect(met.covered, "what was ringed and lies under something else").toEqual([]);
}
