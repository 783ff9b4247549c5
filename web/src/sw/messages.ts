// What a page says to the service worker.

import type { Lang } from "../lib/settings.svelte";

/** A turn that somebody is to be told of. */
export interface Call {
  /** The address of the table: also what two calls for the same table are known by. */
  path: string;
  ply: number;
  lang?: Lang;
}

export type ToServiceWorker =
  /** Keep the engine too: from now on a whole game works without a network. */
  | { do: "keep" }
  /** Somebody has pressed "Reload": the waiting version takes over. */
  | { do: "take" }
  /** Files of earlier versions are needed no more, if no other tab is open. */
  | { do: "tidy" }
  | ({ do: "call" } & Call);
