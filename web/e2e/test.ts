// What every test begins with: somebody before a page, others when they are needed, and an eye on what goes wrong unseen.

import { mkdirSync, writeFileSync } from "node:fs";
import { test as base, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { listen } from "./heard";
import { type Met, nobody } from "./player";

export { expect };

/** Where the server is. */
export const home = (): string => process.env["SABIKA_BASE"] ?? "";

/** Errors that a test brings about on purpose, by what the browser says of them. */
export type Expected = (pattern: RegExp) => void;

interface Hands {
  /** Somebody else, with a browser of their own. */
  somebody: (options?: BrowserContextOptions) => Promise<Page>;
  /** What the players met; written down for the count over the whole run. */
  met: Met;
  /** Errors of this kind are what is tested. */
  mayFail: Expected;
}

export const test = base.extend<Hands & { faults: { said: string[]; allowed: RegExp[] } }>({
  baseURL: async ({}, use) => use(home()),
  faults: async ({}, use) => {
    const faults = { said: [] as string[], allowed: [] as RegExp[] };
    await use(faults);
    const left = faults.said.filter((said) => !faults.allowed.some((pattern) => pattern.test(said)));
    expect(left, "errors in the browser").toEqual([]);
  },
  page: async ({ page, faults }, use) => {
    watch(page, faults.said);
    await use(page);
  },
  mayFail: async ({ faults }, use) => use((pattern) => void faults.allowed.push(pattern)),
  somebody: async ({ browser, faults, contextOptions, viewport, locale }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale, baseURL: home(), ...options });
      const page = await context.newPage();
      watch(page, faults.said);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  met: async ({}, use, info) => {
    const met = nobody();
    await use(met);
    const folder = `${info.project.outputDir}/topics`;
    mkdirSync(folder, { recursive: true });
    const name = info.titlePath.slice(0, -1).concat(info.title).join(" ").replaceAll(/\W+/g, "-");
    writeFileSync(`${folder}/${name}.json`, JSON.stringify(met, null, 1));
  },
});

/** Whatever a page reports by itself is a fault, unless the test asked for it. */
export function watch(page: Page, said: string[]): void {
  listen(page);
  page.on("pageerror", (error) => void said.push(`${error.name}: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) said.push(message.text());
  });
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    // Who comes for the first time is nobody yet: that is how one is told.
    if (answer.status() >= 400 && !(answer.status() === 401 && pathname === "/api/me")) said.push(`${answer.status()} ${answer.request().method()} ${pathname}`);
  });
}
