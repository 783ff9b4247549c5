// Telling somebody that it is their turn: in the title, and where nobody looks by a badge, a sound and a notification. Once for each ply.

import { say } from "./offline.svelte";
import { settings } from "./settings.svelte";
import { knock } from "./sound";
import { lang, t } from "./words.svelte";

export interface Turn {
  /** The address of the table. */
  path: string;
  ply: number;
}

type Badged = Navigator & { setAppBadge?: (n?: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

const TITLE = "Sabika";
let last = "";

function badge(on: boolean): void {
  const app = navigator as Badged;
  (on ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}

const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
};

/** The service worker knows what was told already, also by the server. Where there is none, the page tells it itself. */
async function notify({ path, ply }: Turn): Promise<void> {
  if (!settings.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const active = (await worker())?.active;
  if (active) return say(active, { do: "call", path, ply, lang: lang() });
  try {
    const shown = new Notification(t("offline-bare-turn"), { body: t("offline-bare-turn-more"), tag: path, icon: "/icons/icon-192.png" });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // Phones show notifications of service workers only.
  }
}

/** Whoever looks at the table needs no notification of it. */
async function hush(path: string): Promise<void> {
  const shown = await (await worker())?.getNotifications({ tag: path }).catch(() => undefined);
  shown?.forEach((one) => one.close());
}

/** Says whose turn it is, as long as it is so: for `$effect`. Answers with how to take it back. */
export function yourTurn(turn: Turn | undefined): () => void {
  document.title = turn ? `● ${t("table-your-turn")} · ${TITLE}` : TITLE;
  if (!turn) return () => undefined;
  const { path, ply } = turn;
  const seen = (): void => {
    badge(document.hidden);
    if (!document.hidden) void hush(path);
  };
  seen();
  document.addEventListener("visibilitychange", seen);
  if (last !== `${path} ${ply}`) {
    last = `${path} ${ply}`;
    void knock();
    if (document.hidden) void notify(turn);
  }
  return () => {
    document.removeEventListener("visibilitychange", seen);
    document.title = TITLE;
    badge(false);
    void hush(path);
  };
}
