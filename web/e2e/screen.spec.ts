// Several people around one device: while the curtain is up, no card of anybody is on the page, not even hidden.

import type { Page } from "@playwright/test";
import { make, result } from "./making";
import { play } from "./player";
import { expect, test } from "./test";

/** Everything on the page that would tell of a hand: its cards, ways to pay with them, and what can be paid. */
const secrets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll<HTMLElement>(".hand, [data-key^='card hand'], [data-pay], .sheet, .slot .tag, .slot.can, .pv.can")];
    return told.map((one) => `${one.className} ${one.dataset["key"] ?? ""}`);
  });

test("hands are seen by nobody else", async ({ page, met }) => {
  await make(page, { players: 2, how: "On this screen", others: ["Somebody here"], name: "Ana" });
  let [seed, seen] = [41, 0];
  for (let turns = 0; turns < 400; turns++) {
    const went = await play(page, { seed, met, stop: (now) => now.curtain && !now.dialog });
    if (went.over) break;
    seed = went.seed;
    seen++;
    expect(await secrets(page), "while the curtain is up").toEqual([]);
    await page.getByRole("dialog").getByRole("button", { name: /^I am / }).press("Enter");
    await expect(page.getByRole("region", { name: "Your hand" })).toBeVisible();
  }
  expect(seen, "the curtain came between turns").toBeGreaterThan(10);
  expect(await result(page)).toHaveLength(3);
});
