// axe finds nothing on any screen: light and dark, on a phone and on a desktop.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { pages, table } from "./tour";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

async function look(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // Legacy mode looks at this page alone, without opening another one: there are no frames here.
      const axe = new AxeBuilder({ page }).options({ preload: false }).setLegacyMode(true);
      // In the dark nothing is different but the colours.
      if (colorScheme === "dark") axe.withRules("color-contrast");
      else axe.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]);
      const { violations } = await axe.analyze();
      for (const one of violations) for (const node of one.nodes.slice(0, 3)) found.push(`${screen}, ${size.width}, ${colorScheme}: ${one.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)}`);
    }
  }
  await page.setViewportSize(SIZES[0]);
  return found;
}

test("all pages", async ({ page, mayFail }) => {
  mayFail(/^404 |WebSocket connection/);
  const found: string[] = [];
  for await (const screen of pages(page)) found.push(...(await look(page, screen)));
  expect(found).toEqual([]);
});

test("all states of a table", async ({ page, met }) => {
  const found: string[] = [];
  for await (const screen of table(page, met)) found.push(...(await look(page, screen)));
  expect(found).toEqual([]);
});
