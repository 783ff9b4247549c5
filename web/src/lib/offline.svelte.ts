// The page without a network, and its new versions: the service worker (src/sw), as a page sees it.

import type { ToServiceWorker } from "../sw/messages";

/** Why a part of the page does not come: nobody answers, or the server has a newer version. */
export type Missing = "offline" | "old";

/** A version that waits until somebody wants it. */
let waiting = $state.raw<ServiceWorker>();
let games = $state(0);
let missed = $state<Missing>();
let asked = 0;

/** Is there a new version, and nothing that it would disturb? */
export const hasUpdate = (): boolean => waiting !== undefined && games === 0;

/** A game is being played on this page. Answers with how to say that it is over. */
export function playing(): () => void {
  games += 1;
  return () => void (games -= 1);
}

/** A part inside the page that did not come when it was asked for. */
export const missedPart = (): Missing | undefined => missed;
export const forgetPart = (): void => void (missed = undefined);

/** Whoever answers at all has other files than this page wants. */
export const missing = (): Promise<Missing> =>
  fetch("/ready", { cache: "no-store" }).then(
    () => "old",
    () => "offline",
  );

/** The whole page did not come: then nothing is said about its parts. */
export function missedPage(): Promise<Missing> {
  asked += 1;
  missed = undefined;
  return missing();
}

async function missedOne(): Promise<void> {
  const ask = ++asked;
  const why = await missing();
  if (ask === asked) missed = why;
}

const workers = (): ServiceWorkerContainer | undefined => ("serviceWorker" in navigator ? navigator.serviceWorker : undefined);
export const say = (to: ServiceWorker | null | undefined, what: ToServiceWorker): void => to?.postMessage(what);

/** When the page has nothing else to do. */
function idle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 5_000 });
  else setTimeout(then, 2_000);
}

/** A tab may be open for days: so often it asks for a new version when somebody comes back to it. */
const OFTEN = 60 * 60 * 1_000;

function watch(worker: ServiceWorkerRegistration): void {
  // The first version of all waits for nobody.
  const look = (): void => void (waiting = workers()?.controller ? (worker.waiting ?? undefined) : undefined);
  const grows = (): void => worker.installing?.addEventListener("statechange", look);
  look();
  grows();
  worker.addEventListener("updatefound", grows);
  workers()?.addEventListener("controllerchange", look);
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < OFTEN) return;
    last = Date.now();
    worker.update().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const worker = await workers()?.register("/sw.js", { updateViaCache: "none" });
  if (!worker) return;
  watch(worker);
  const { active } = (await workers()?.ready) ?? worker;
  say(active, { do: "tidy" });
  // Who pays for every byte gets the engine when the first table on this device is opened.
  const line = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  if (!line?.saveData) idle(() => say(worker.active, { do: "keep" }));
}

/** From now on the page is kept, and watched. A browser that does not allow it plays over the network. */
export function begin(): void {
  addEventListener("vite:preloadError", () => void missedOne());
  if (import.meta.env.PROD) idle(() => void register().catch(() => undefined));
}

/** So long a new version may take to come; then the page is loaded as it is. */
const PATIENCE = 10_000;

function grown(worker: ServiceWorker): Promise<void> {
  return new Promise((done) => {
    const look = (): void => void (worker.state !== "installing" && done());
    worker.addEventListener("statechange", look);
    look();
    setTimeout(done, PATIENCE);
  });
}

/** Loads the page again in its newest version. Only when somebody wants it. */
export async function renew(): Promise<void> {
  const worker = await workers()
    ?.getRegistration()
    .catch(() => undefined);
  if (worker && !worker.waiting) await worker.update().catch(() => undefined);
  if (worker?.installing) await grown(worker.installing);
  if (!worker?.waiting) return location.reload();
  workers()?.addEventListener("controllerchange", () => location.reload(), { once: true });
  setTimeout(() => location.reload(), PATIENCE);
  say(worker.waiting, { do: "take" });
}
