// A train in a tunnel, and a server that falls over: nobody loses anything.

import type { Page } from "@playwright/test";
import { play, type Met } from "./player";
import { begin } from "./quick";
import { Server } from "./serve";
import { expect, test, watch } from "./test";

/** Between the page and its table: it can be cut. */
interface Line {
  cut: () => void;
  mend: () => void;
  /** Cuts it as soon as the page has said something, so that the answer is lost. */
  cutAfterNext: () => void;
}

async function wire(page: Page): Promise<Line> {
  let [broken, soon] = [false, false];
  const open = new Set<() => void>();
  await page.routeWebSocket(/\/socket\?/, (page) => {
    if (broken) return void page.close();
    const server = page.connectToServer();
    const end = (): void => {
      open.delete(end);
      void server.close();
      void page.close();
    };
    open.add(end);
    page.onMessage((said) => {
      server.send(said);
      if (!soon) return;
      soon = false;
      cut();
    });
    server.onMessage((said) => {
      if (!broken) page.send(said);
    });
  });
  const cut = (): void => {
    broken = true;
    for (const end of [...open]) end();
  };
  return { cut, mend: () => (broken = false), cutAfterNext: () => (soon = true) };
}

/** Holds on where the way to pay is to be chosen: half a move. */
async function halfChosen(page: Page, met: Met): Promise<string> {
  await play(page, { seed: 61, met, stop: (seen) => seen.offers.some((offer) => offer.kind === "pay") });
  return page.locator(".tb").evaluate((table) => [...table.querySelectorAll<HTMLElement>("[aria-pressed=true][data-key]")].map((one) => one.dataset["key"]).join());
}

const lost = (page: Page) => page.getByRole("heading", { name: "Connection lost, trying again" });

test("a lost connection is nobody's business for two seconds", async ({ page, met }) => {
  const line = await wire(page);
  await begin(page, { players: 2 });
  const chosen = await halfChosen(page, met);
  expect(chosen).not.toBe("");
  const began = Date.now();
  line.cut();
  await expect(lost(page)).toBeVisible();
  expect(Date.now() - began, "not before two seconds").toBeGreaterThan(1_900);
  const still = (): Promise<string> => page.locator(".tb").evaluate((table) => [...table.querySelectorAll<HTMLElement>("[aria-pressed=true][data-key]")].map((one) => one.dataset["key"]).join());
  expect(await still(), "what was half chosen").toBe(chosen);
  line.mend();
  await expect(lost(page)).toBeHidden();
  expect(await still(), "what was half chosen").toBe(chosen);

  // An answer that is lost on the way: the move was made once, and the game goes on.
  line.cutAfterNext();
  await page.locator("[data-pay]").first().click();
  await expect(lost(page)).toBeVisible();
  line.mend();
  await expect(lost(page)).toBeHidden();
  const went = await play(page, { seed: 62, met, touches: 20 });
  expect(went.over || met.touches > 20).toBe(true);
  expect(met.refused).toEqual([]);
});

test("a short gap is not told", async ({ page, met }) => {
  const line = await wire(page);
  await begin(page, { players: 2 });
  await halfChosen(page, met);
  const told = page.evaluate(() => new Promise<boolean>((done) => {
    const watch = new MutationObserver(() => void (document.querySelector(".prompt.lost") && done(true)));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(() => done(false), 3_500);
  }));
  const again = page.waitForEvent("websocket");
  line.cut();
  line.mend();
  await again;
  expect(await told).toBe(false);
});

test("a server that is killed and comes back", async ({ browser, faults, met }) => {
  const server = await Server.begin();
  const context = await browser.newContext({ baseURL: server.base, reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    watch(page, faults.said);
    faults.allowed.push(/^Error connecting|WebSocket connection to|^502|^503|ERR_CONNECTION_REFUSED/);
    await begin(page, { players: 2 });
    await play(page, { seed: 63, met, touches: 25 });
    await halfChosen(page, met);
    await server.kill();
    await expect(lost(page)).toBeVisible();
    await server.start();
    await expect(lost(page)).toBeHidden();
    expect((await play(page, { seed: 64, met })).over).toBe(true);
    expect(met.refused).toEqual([]);
  } finally {
    await context.close();
    await server.end();
  }
});

test("another device takes the seat over by a link that is good once", async ({ page, somebody, met, mayFail }) => {
  // Before the link is used the table is not for the other device.
  mayFail(/^40[349] |WebSocket connection/);
  await begin(page, { players: 2, settings: { watchers: false } });
  await play(page, { seed: 67, met, touches: 12 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Play on from another device" }).click();
  await expect(page.getByRole("img", { name: "The way to your seat, to be scanned" })).toBeVisible();
  const link = await page.getByText(/#[A-Za-z0-9]{8,}$/).textContent();
  const phone = await somebody({ viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? "");
  await phone.getByRole("button", { name: "Come in" }).click();
  await expect(phone.locator(".tb")).toBeVisible();
  const turn = (page: typeof phone) => page.locator(".tb").getAttribute("data-topic");
  await expect.poll(() => turn(phone)).toBe(await turn(page));
  await play(phone, { seed: 68, met, touches: 12 });
  const third = await somebody();
  await third.goto(link ?? "");
  await third.getByRole("button", { name: "Come in" }).click();
  await expect(third.getByRole("alert")).toHaveText(/good no more/);
});
