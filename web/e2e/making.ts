// Making a table as people do: on its page, by what stands there.

import { expect, type Page } from "@playwright/test";

export interface Wanted {
  players: number;
  /** `Alhambra` or `The Red Palace`. */
  game?: string;
  /** What stands on the modules' cards, or the name of a preset. */
  modules?: readonly string[];
  preset?: string;
  /** Who sits at B, C, D …: `Open`, `Somebody here`, `Bot, greedy` … */
  others: readonly string[];
  /** `By link` or `On this screen`. */
  how?: string;
  name?: string;
}

/** Who plays fast. */
export const FAST = "Bot, buys first";

export async function fill(page: Page, wanted: Wanted): Promise<void> {
  await page.goto("/new");
  if (wanted.how) await page.getByRole("radio", { name: wanted.how }).check({ force: true });
  if (wanted.game) await page.getByRole("group", { name: "Game", exact: true }).getByRole("radio", { name: wanted.game, exact: true }).check({ force: true });
  await page.getByRole("group", { name: "Players", exact: true }).getByRole("radio", { name: String(wanted.players), exact: true }).check({ force: true });
  for (const [at, who] of wanted.others.entries()) await page.getByRole("combobox", { name: `Seat ${String.fromCharCode(66 + at)}` }).selectOption({ label: who });
  if (wanted.preset) await page.getByRole("button", { name: wanted.preset, exact: true }).click();
  for (const module of wanted.modules ?? []) await page.getByRole("button", { name: new RegExp(`^${module}`) }).and(page.locator("[title]")).click();
}

/** Opens a table and answers with its address: the waiting room, or the game where no chair is left open. */
export async function make(page: Page, wanted: Wanted): Promise<string> {
  await fill(page, wanted);
  await page.getByRole("button", { name: /^(Create the table|Begin the game)$/ }).and(page.locator(":visible")).click();
  await page.waitForURL(/\/(table|here)\//);
  if (wanted.others.includes("Open")) await expect(page.getByRole("heading", { name: /^Waiting for/ })).toBeVisible();
  else await onTable(page);
  return page.url();
}

/** The table is laid. */
export async function onTable(page: Page): Promise<void> {
  await expect(page.locator(".tb, .theend").first()).toBeVisible();
}

/** Comes by the link and sits down. */
export async function sit(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("textbox", { name: "Your name" }).fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByText(/^(you sit here|you opened this table)$/)).toBeVisible();
}

/** The result as the page tells it: names in their order, and points. */
export async function result(page: Page): Promise<string[]> {
  const places = page.getByRole("region", { name: "Result" }).getByRole("listitem");
  await expect(places.first()).toBeVisible();
  return page.locator(".places .num").allTextContents();
}
