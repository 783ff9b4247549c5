// Bots that look ahead, on this device: what they have learned comes from the server when one of them is asked, and not before.

import type { Page } from "@playwright/test";
import { make } from "./making";
import { play } from "./player";
import { expect, test } from "./test";

// It keeps everything as soon as there is time, what was learned too.
test.use({ serviceWorkers: "block" });

/** The names of the weights that are asked for, as they are. */
function watched(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const name = new URL(request.url()).pathname.match(/\/(\w+)-[\w-]+\.bin$/)?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test("a bot that looks ahead plays on one device, and only then its weights are loaded", async ({ page, met }) => {
  const asked = watched(page);
  await make(page, { players: 2, how: "On this screen", others: ["Bot, greedy"] });
  await play(page, { seed: 31, met, touches: 12 });
  expect(asked).toEqual([]);

  await make(page, { players: 2, how: "On this screen", others: ["Bot, builder"] });
  expect((await play(page, { seed: 32, met })).over, "the bot plays to the end").toBe(true);
  expect(asked).toEqual(["alhambra"]);

  await make(page, { players: 2, game: "The Red Palace", how: "On this screen", others: ["Bot, builder"] });
  await play(page, { seed: 33, met, touches: 25 });
  expect(asked).toEqual(["alhambra", "palace"]);
});

test("a hint is what a bot would do, and loads what it needs", async ({ page }) => {
  const asked = watched(page);
  await make(page, { players: 2, how: "On this screen", others: ["Bot, greedy"] });
  expect(asked).toEqual([]);
  await page.locator(".tb[data-mine=true]").waitFor();
  await page.keyboard.press("h");
  await expect(page.locator(".hint")).toBeVisible();
  expect(asked).toEqual(["alhambra"]);
});

test("a bot that cannot get its weights says so, and nobody plays in its place", async ({ page, met, mayFail }) => {
  mayFail(/\.bin/);
  await page.route("**/*.bin", (route) => route.abort());
  await make(page, { players: 2, how: "On this screen", others: ["Bot, builder"] });
  await play(page, { seed: 34, met, stop: () => document.querySelector(".trouble") !== null, touches: 25 }).catch(() => undefined);
  await expect(page.locator(".trouble")).toBeVisible();
});
