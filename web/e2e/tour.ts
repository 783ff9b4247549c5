// A walk through everything there is to see, in any language: it holds on at every screen, and whoever walks along looks at it.

import type { Page } from "@playwright/test";
import { type Met, play } from "./player";
import { begin, open } from "./quick";
import type { Seen } from "./seen";

const PAGES: readonly [string, string][] = [
  ["a new table", "/new"],
  ["watch", "/watch"],
  ["rules", "/rules"],
  ["a rule", "/rules/BASE-B3"],
  ["settings", "/settings"],
  ["about", "/about"],
  ["gallery", "/gallery"],
  ["lost", "/no/such/page"],
  ["a record", "/replay/local"],
  ["a table that is gone", "/table/AAAAAAAAAAAAAAAAAAAAAA"],
];

/** Nothing moves any more, and everything that was asked for has come. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))));
}

export async function* pages(page: Page): AsyncGenerator<string> {
  const { table } = await open(page, { players: 3, modules: ["camps", "squares"] }, [{ do: "sit", seat: 0, name: "Ana" }, { do: "invite", role: "sit", seat: 1 }]);
  await page.goto("/");
  await page.locator(".tables li").first().waitFor();
  yield "home";
  for (const [name, path] of PAGES) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await still(page);
    yield name;
  }
  await page.goto(`/table/${table}`);
  await page.locator(".waitroom").waitFor();
  await still(page);
  yield "waiting room";
  await page.context().clearCookies();
  await page.goto(`/table/${table}`);
  await page.locator(".namecard").waitFor();
  yield "sitting down";
}

/** Where the player holds on to look around. */
const STOPS: readonly [string, (seen: Seen) => boolean][] = [
  ["choosing from a sheet", (seen) => seen.mine && document.querySelector(".ask") !== null],
  ["an action", (seen) => seen.topic === "action" && document.querySelector(".sheet") === null],
  ["paying", (seen) => seen.offers.some((offer) => offer.kind === "pay")],
  ["placing", (seen) => seen.topic === "placement" && seen.offers.some((offer) => offer.name.startsWith("cell"))],
  ["undo", (seen) => seen.mine && seen.undo],
  ["a scoring", (seen) => seen.scoring],
];

async function* overlays(page: Page): AsyncGenerator<string> {
  const buttons = page.locator(".tb .top .right button");
  const close = async (): Promise<void> => {
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  for (const [at, name] of ["all tiles", "rules beside the table", "the menu"].entries()) {
    await buttons.nth(at).click();
    await page.locator("dialog[open]").waitFor();
    await still(page);
    yield name;
    if (at < 2) await close();
  }
  // What the menu opens: the log, what still fits, talk.
  for (const [at, name] of [[1, "the log"], [3, "what still fits"], [5, "talk"]] as const) {
    if (!(await page.locator("dialog[open] .menu").count())) await buttons.nth(2).click();
    await page.locator("dialog[open] .menu button").nth(at).click();
    await page.locator("dialog[open]:not(:has(.menu))").waitFor();
    yield name;
    await close();
  }
}

export async function* table(page: Page, met: Met): AsyncGenerator<string> {
  const name = await begin(page, { players: 2, modules: ["street_trader"] });
  let seed = 11;
  for (const [what, stop] of STOPS) {
    const went = await play(page, { seed, met, stop });
    if (went.over) throw new Error(`never seen: ${what}`);
    seed = went.seed;
    if (what === "undo") {
      await page.locator(".prompt .undo").click();
      await page.locator("dialog[open]").waitFor();
    }
    yield what;
    if (what === "an action") {
      yield* overlays(page);
      await page.locator(".slot[aria-disabled=true]").first().dispatchEvent("click");
      if (await page.locator(".whynote").first().waitFor({ timeout: 2_000 }).then(() => true, () => false)) yield "why not";
    }
    if (await page.locator("dialog[open]").count()) await page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog[open]")?.requestClose());
  }
  await play(page, { seed, met });
  await page.locator(".theend").waitFor();
  await still(page);
  yield "the end";
  await page.goto(`/table/${name}/replay?ply=20`);
  await page.locator("button").first().waitFor();
  await still(page);
  yield "a replay";
}
