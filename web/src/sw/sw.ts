// The service worker: the page opens without a network, a new version waits until somebody wants it, and calls are heard while no
// tab is open. `tools/sw.ts` makes `/sw.js` of it.

import { call, come, read, windows } from "./call";
import { file, install, keepEngine, kindOf, page, tidy } from "./files";
import type { ToServiceWorker } from "./messages";

const sw = self as unknown as ServiceWorkerGlobalScope;

const tidied = async (): Promise<void> => tidy((await windows()).length);

sw.addEventListener("install", (event) => event.waitUntil(install()));

// It takes over by itself only where there was none before. The first tab has what is kept without being loaded again.
sw.addEventListener("activate", (event) => event.waitUntil(tidied().then(() => sw.clients.claim())));

sw.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, sw.location.origin);
  if (kind === "page") event.respondWith(page(event.request));
  if (kind === "file") event.respondWith(file(event.request));
});

sw.addEventListener("message", (event) => {
  const said = event.data as ToServiceWorker;
  switch (said.do) {
    case "keep":
      // No room or no network: it is tried again when the page is opened next.
      return event.waitUntil(keepEngine().catch(() => undefined));
    case "take":
      return event.waitUntil(sw.skipWaiting());
    case "tidy":
      return event.waitUntil(tidied());
    case "call":
      return event.waitUntil(call(said));
  }
});

sw.addEventListener("push", (event) => {
  let sent: unknown;
  try {
    sent = event.data?.json();
  } catch {
    return;
  }
  const turn = read(sent);
  if (turn) event.waitUntil(call(turn));
});

sw.addEventListener("notificationclick", (event) => event.waitUntil(come(event.notification)));
