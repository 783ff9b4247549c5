// A complete game by what a screen reader has: roles, names and states. No coordinate, no class, no attribute of ours.

import type { Page } from "@playwright/test";
import { FAST, make } from "./making";
import { luck } from "./player";
import { expect, test } from "./test";

interface Button {
  name: string;
  ref: string;
}

/** What is no move: looking closer, going back, other things about the table. */
const NO_MOVE = /^(Undo|Cancel|Clear|Close|Nearer|Further away|Show all of it|Standing order|Not yet|One less|\d+ more)$/;

interface Read {
  heading: string;
  /** A scoring is shown: how to go on from it. */
  scoring: Button | undefined;
  buttons: Button[];
}

/** What a screen reader would go through: the first heading of the page's main part, and buttons that can be pressed and are not yet. */
async function read(page: Page): Promise<Read> {
  const told = (await page.locator(":root").ariaSnapshot({ mode: "ai" })).split("\n");
  const found: Read = { heading: "", scoring: undefined, buttons: [] };
  const path: { depth: number; role: string }[] = [];
  for (const line of told) {
    const [, space = "", role = "", name = "", states = ""] = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line) ?? [];
    while ((path.at(-1)?.depth ?? -1) >= space.length) path.pop();
    path.push({ depth: space.length, role: name ? `${role} ${name}` : role });
    const inside = path.map((one) => one.role);
    if (role === "heading" && inside.includes("main") && !found.heading) found.heading = name;
    const ref = /\[ref=(\w+)\]/.exec(states)?.[1];
    if (role !== "button" || !ref || NO_MOVE.test(name) || /\[(disabled|pressed|expanded)\]/.test(states)) continue;
    if (inside.some((one) => /^dialog Scoring \d/.test(one))) found.scoring ??= { name, ref };
    // What can be opened and closed is no move either.
    else if (inside.includes("main") || inside.includes("region Market")) found.buttons.push({ name, ref });
  }
  return found;
}

test("a whole game by roles and names", async ({ page, met }) => {
  await make(page, { players: 2, others: [FAST], modules: ["Squares", "Diamonds", "Magical Buildings"] });
  const chance = luck(51);
  let now = await read(page);
  for (let step = 0; step < 800 && !/ wins? with \d+$/.test(now.heading); step++, now = await read(page)) {
    const { buttons } = now;
    const last = buttons.filter(({ name }) => /^(Do this|Do it)$/.test(name));
    const pays = buttons.filter(({ name }) => /^(Exactly \d+|\d+, \d+ too much)/.test(name));
    const from = now.scoring ? [now.scoring] : last.length && chance.next(3) > 0 ? last : pays.length ? pays : buttons;
    const one = from[chance.next(from.length)];
    if (!one || / decides$|^One moment/.test(now.heading)) {
      await expect.poll(async () => (now = await read(page)).heading + now.buttons.length).not.toMatch(/ decides\d|^One moment|\D0$/);
      continue;
    }
    met.touches++;
    // It may be gone by now: somebody else has moved.
    await page.locator(`aria-ref=${one.ref}`).press("Enter", { timeout: 2_000 }).catch(() => undefined);
  }
  await expect(page.getByRole("heading", { level: 1, name: / wins? with \d+$/ })).toBeVisible();
});
