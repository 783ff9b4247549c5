// How fast the page is, how much it weighs, whether it holds still and whether it grows. Printed, and written to speed.json.

import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { heardAt } from "./heard";
import { luck, play } from "./player";
import { begin } from "./quick";
import { choose, see } from "./seen";
import { expect, home, test } from "./test";

const measured: Record<string, number> = {};
const note = (what: string, value: number): number => {
  measured[what] = Math.round(value * 1_000) / 1_000;
  console.log(`${what}: ${measured[what]}`);
  return value;
};
test.afterAll(({}, info) => {
  mkdirSync(info.project.outputDir, { recursive: true });
  writeFileSync(`${info.project.outputDir}/speed.json`, JSON.stringify(measured, null, 1));
});
test.describe.configure({ mode: "serial" });

/** All modules, by their names. */
async function modules(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${home()}/api/catalogue?lang=en`);
  const { modules } = (await answer.json()) as { modules: { name: string; games: string[] }[] };
  return modules.filter(({ games }) => games.includes("alhambra")).map(({ name }) => name);
}

const percentile = (numbers: readonly number[], part: number): number => numbers.toSorted((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? 0;

test("the first page can be used within a second", async ({ somebody }) => {
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    const page = await somebody();
    await page.goto("/");
    await page.getByRole("button", { name: "Play now" }).waitFor();
    // Painted, and then a moment in which nothing else runs.
    times.push(await page.evaluate(() => new Promise<number>((done) => {
      const drawn = (): number => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? performance.now();
      const tasks: PerformanceEntry[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
      setTimeout(() => done(Math.max(drawn(), ...tasks.map((task) => task.startTime + task.duration))), 300);
    })));
  }
  expect(note("home, cold: interactive after ms", percentile(times, 0.5))).toBeLessThan(3_000);
});

test("the first table weighs little", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".tb").waitFor();
  const files = await page.evaluate(() => [...new Set(performance.getEntriesByType("resource").map(({ name }) => name.split("?")[0] ?? name))].filter((name) => /\.(js|css)$/.test(name)));
  let sum = 0;
  for (const file of files) sum += gzipSync(await (await page.request.get(file)).body()).length;
  expect(note("first table: JS and CSS, kB gzipped", sum / 1_000)).toBeLessThan(250);
});

test("a touch is answered at once, with all modules", async ({ page, met }) => {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { longTasks: number };
    counted.longTasks = 0;
    new PerformanceObserver((list) => (counted.longTasks += list.getEntries().length)).observe({ type: "longtask" });
  });
  await begin(page, { players: 3, modules: await modules(page) });
  const times: number[] = [];
  let seed = 91;
  for (let n = 0; n < 60; n++) {
    const ready = await play(page, { seed, met, stop: (seen) => seen.mine && !seen.dialog && seen.offers.length > 0 });
    if (ready.over) break;
    seed = ready.seed + n;
    // From the touch to the first frame that shows what it changed.
    times.push(await page.evaluate<number>(`(async () => {
      const offers = (${see.toString()})().offers;
      const one = offers[(${choose.toString()})(offers, (${luck.toString()})(${seed}).next)];
      if (!one) return 0;
      const changed = new Promise((done) => new MutationObserver((_, watch) => (watch.disconnect(), done())).observe(document.body, { subtree: true, childList: true, attributes: true }));
      const began = performance.now();
      one.element.click();
      await changed;
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now() - began;
    })()`));
  }
  note("a touch, median ms", percentile(times, 0.5));
  note("long tasks in 60 touches", await page.evaluate(() => (globalThis as unknown as { longTasks: number }).longTasks));
  expect(note("a touch, 95th percentile ms", percentile(times, 0.95))).toBeLessThan(300);
});

test("nothing jumps while one plays", async ({ page, met }) => {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) counted.shifts += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await begin(page, { players: 3 });
  await page.evaluate(() => ((globalThis as unknown as { shifts: number }).shifts = 0));
  let seed = 95;
  for (let n = 0; n < 20; n++) {
    const ready = await play(page, { seed, met, stop: (seen) => seen.mine && !seen.dialog && seen.offers.length > 0 });
    if (ready.over) break;
    seed = ready.seed + n;
    const handle = await page.evaluateHandle<HTMLElement | undefined>(`(() => { const offers = (${see.toString()})().offers; return offers[(${choose.toString()})(offers, (${luck.toString()})(${seed}).next)]?.element; })()`);
    await handle.asElement()?.click();
  }
  expect(note("layout shift in 20 touches", await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts))).toBeLessThan(0.01);
});

test("a long game does not grow", async ({ page, met }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const heap = async (): Promise<number> => {
    for (let n = 0; n < 2; n++) await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (what: string): number => metrics.find(({ name }) => name === what)?.value ?? 0;
    note(`elements and texts at ply ${heardAt(page).ply}`, of("Nodes"));
    return of("JSHeapUsedSize") / 1_000_000;
  };
  await begin(page, { players: 4, modules: await modules(page) });
  let [seed, early] = [99, 0];
  for (let over = false; !over && heardAt(page).ply < 400; ) {
    // Touch by touch: bots make several plies in between, and it is these two moments that are compared.
    ({ over, seed } = await play(page, { seed, met, touches: 1 }));
    if (!early && heardAt(page).ply >= 50) early = note("heap after 50 plies, MB", await heap());
  }
  note("plies at the second look", heardAt(page).ply);
  expect(note("heap after 400 plies, MB", await heap()) / early).toBeLessThan(1.6);
});
