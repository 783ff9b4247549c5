// Every screen in three languages, on a phone and on a desktop: all words fit, and none is the name of a message.

import type { Page } from "@playwright/test";
import { misfits } from "./fits";
import { expect, test } from "./test";
import { pages, table } from "./tour";

async function look(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    // Pages lay themselves out by their own size, which they hear of a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    for (const one of await page.evaluate(misfits)) found.push(`${screen}, ${size.width}: ${one}`);
  }
  return found;
}

for (const locale of ["en-GB", "nl-NL", "de-DE"]) {
  test.describe(locale, () => {
    test.use({ locale });
    test("all words fit", async ({ page, mayFail, met }) => {
      mayFail(/^404 |WebSocket connection/);
      const found: string[] = [];
      // First the table: the walk through the pages ends as somebody else.
      for await (const screen of table(page, met)) found.push(...(await look(page, screen)));
      for await (const screen of pages(page)) found.push(...(await look(page, screen)));
      expect(found).toEqual([]);
    });
  });
}
