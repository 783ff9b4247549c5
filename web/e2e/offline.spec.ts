// The network is gone after the first visit: a whole game against bots on this device, closed and opened again in the middle.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { play } from "./player";
import { expect, home, test, watch } from "./test";

/** The page has kept itself, and the engine too. */
const isKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return false;
        for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith(".wasm")) return true;
        return false;
      }),
    )
    .toBe(true);

test("a whole game without a network", async ({ playwright, launchOptions, faults, met }) => {
  const profile = await mkdtemp(join(tmpdir(), "sabika-profile-"));
  const browse = async (): Promise<[BrowserContext, Page]> => {
    const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: home(), locale: "en-GB", reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
    const page = context.pages()[0] ?? (await context.newPage());
    watch(page, faults.said);
    return [context, page];
  };
  try {
    let [context, page] = await browse();
    await page.goto("/");
    await isKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "Play now" }).click();
    await page.waitForURL(/\/here\//);
    await page.locator(".tb").waitFor();
    const first = await play(page, { seed: 81, met, touches: 40 });
    expect(first.over).toBe(false);
    const log = await page.locator(".table .log li").last().textContent();
    await context.close();

    [context, page] = await browse();
    await context.setOffline(true);
    await page.goto("/");
    await page.getByRole("region", { name: "Your tables" }).getByRole("link").first().click();
    await page.locator(".tb").waitFor();
    await expect(page.locator(".table .log").getByText(log ?? "").first()).toBeVisible();
    expect((await play(page, { seed: first.seed, met })).over).toBe(true);
    await context.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
