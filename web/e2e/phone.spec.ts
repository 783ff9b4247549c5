// A whole game on a phone, with a finger: every touch goes where it is seen, and what is too small or covered cannot be touched.

import { FAST, fill, onTable, result } from "./making";
import { luck } from "./player";
import { choose, type Kind, see } from "./seen";
import { expect, test } from "./test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a whole game on a phone", async ({ page, met }) => {
  await fill(page, { players: 2, others: [FAST] });
  await page.getByRole("button", { name: "Begin the game" }).and(page.locator(":visible")).tap();
  await onTable(page);
  const chance = luck(31);
  for (let step = 0; step < 800; step++) {
    const now = await page.evaluate<{ over: boolean; mine: boolean; busy: boolean; topic: string; dialog: boolean; offers: { kind: Kind }[] }>(
      `(() => { const seen = (${see.toString()})(); return { ...seen, offers: seen.offers.map(({ kind }) => ({ kind })) }; })()`,
    );
    if (now.over) break;
    if (now.dialog) await page.locator("dialog[open] button").filter({ visible: true }).first().tap();
    else if (now.mine && !now.busy) {
      const at = choose(now.offers, chance.next);
      const handle = await page.evaluateHandle<HTMLElement | undefined>(`(${see.toString()})().offers[${at}]?.element`);
      const element = handle.asElement();
      if (!element) continue;
      met.topics[now.topic] = (met.topics[now.topic] ?? 0) + 1;
      met.touches++;
      await element.tap({ timeout: 5_000 });
    } else await page.locator('.tb[data-mine="true"][data-busy="false"], .theend, dialog[open]').first().waitFor();
  }
  expect(await result(page)).toHaveLength(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
