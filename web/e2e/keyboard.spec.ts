// A complete game with the keyboard alone: Tab, arrows, Enter, and the keys that the menu tells of. Nothing is clicked; the page is
// only looked at.

import type { Page } from "@playwright/test";
import { luck } from "./player";
import { choose, type Kind, see } from "./seen";
import { expect, test } from "./test";

interface Target {
  kind: Kind;
  name: string;
}

/** How often Tab must be pressed until something has the focus; less than nothing is backwards. Only looks. */
const steps = (page: Page, is: string): Promise<number | undefined> =>
  page.evaluate((is) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button:not([disabled]), input:not([disabled]), select, summary, [tabindex]")].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]"));
    // Of radio buttons with one name, one is reached.
    const stops = all.filter((one) => !(one instanceof HTMLInputElement && one.type === "radio" && !one.checked));
    const [from, to] = [stops.findIndex((one) => one === document.activeElement), stops.findIndex((one) => one.matches(is))];
    return to < 0 ? undefined : to - from;
  }, is);
const isAt = (page: Page, is: string): Promise<boolean> => page.evaluate((is) => document.activeElement?.matches(is) ?? false, is);

/** A key several times, one after the other without waiting to be told about each. */
const times = async (page: Page, key: string, n: number): Promise<void> => void (await Promise.all(Array.from({ length: n }, () => page.keyboard.press(key))));

/** Goes somewhere with Tab, the shorter way. */
async function tabTo(page: Page, is: string): Promise<boolean> {
  const far = await steps(page, is);
  if (far === undefined) return false;
  await times(page, far < 0 ? "Shift+Tab" : "Tab", Math.abs(far));
  // Not every browser counts as we do: the rest is found step by step.
  for (let n = 0; n < 80 && !(await isAt(page, is)); n++) await page.keyboard.press("Tab");
  return isAt(page, is);
}

const seen = (page: Page) =>
  page.evaluate<{ over: boolean; mine: boolean; busy: boolean; topic: string; dialog: boolean; targets: Target[] }>(
    `(() => { const { offers, ...rest } = (${see.toString()})(); return { ...rest, targets: offers.map(({ kind, name }) => ({ kind, name })) }; })()`,
  );

const css = (target: Target): string => (target.kind === "done" ? "[data-done]" : target.kind === "pay" ? "[data-pay]" : `[data-${target.kind}="${CSS_ESCAPE(target.name)}"]`);
const CSS_ESCAPE = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

/** Goes to a cell of the board: B leads there, arrows walk. */
async function walkTo(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.keyboard.press("b");
  const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["cell"]);
  expect(at, "the board has the focus").toBeDefined();
  const [cx = 0, cy = 0] = (at ?? "").split(",").map(Number);
  await times(page, cx < x ? "ArrowRight" : "ArrowLeft", Math.abs(x - cx));
  await times(page, cy < y ? "ArrowUp" : "ArrowDown", Math.abs(y - cy));
  expect(await isAt(page, `[data-cell="${x},${y}"]`), `arrows lead to ${x},${y}`).toBe(true);
}

async function press(page: Page, target: Target): Promise<void> {
  const slot = /^slot (\d)$/.exec(target.name)?.[1];
  const cell = await page.evaluate(({ css, kind }) => (kind === "key" ? document.querySelector<HTMLElement>(`.cells ${css}`)?.dataset["cell"] : undefined), { css: css(target), kind: target.kind });
  if (slot) return page.keyboard.press(slot);
  if (target.kind === "done") return page.keyboard.press("e");
  if (target.name.includes('"reserve"')) return page.keyboard.press("r");
  if (cell) {
    const [x = 0, y = 0] = cell.split(",").map(Number);
    await walkTo(page, [x, y]);
  } else {
    if (/^(card display|space)/.test(target.name)) await page.keyboard.press("m");
    expect(await tabTo(page, css(target)), `Tab leads to ${target.name || target.kind}`).toBe(true);
  }
  await page.keyboard.press("Enter");
}

test("a whole game with the keyboard alone", async ({ page, met }) => {
  await page.goto("/new?how=bots");
  // Two is the fewest: arrows go through the numbers of players, as they do through all radio buttons.
  await page.getByRole("group", { name: "Players" }).waitFor();
  for (let n = 0; n < 40 && !(await page.evaluate(() => document.activeElement?.closest("label")?.textContent?.trim() === "3")); n++) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  expect(await tabTo(page, ".btn.main")).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await page.locator(".tb").waitFor();

  const chance = luck(21);
  for (let step = 0; step < 600; step++) {
    const now = await seen(page);
    if (now.over) break;
    if (now.dialog) await page.keyboard.press("Escape");
    else if (now.mine && !now.busy) {
      const target = now.targets[choose(now.targets, chance.next)];
      if (!target) continue;
      met.topics[now.topic] = (met.topics[now.topic] ?? 0) + 1;
      met.touches++;
      await press(page, target);
    } else await page.locator('.tb[data-mine="true"][data-busy="false"], .theend, dialog[open]').first().waitFor();
  }
  await expect(page.getByRole("heading", { level: 1, name: /win(s)? with/ })).toBeVisible();
  // And on with the keyboard: the next game is a Tab away.
  expect(await tabTo(page, ".theend .btn.main")).toBe(true);
});
