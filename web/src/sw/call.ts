// Telling somebody that it is their turn: once for each ply, and not if they see it anyway.

import words from "virtual:bare";
import type { Lang } from "../lib/settings.svelte";
import type { Call } from "./messages";

const sw = self as unknown as ServiceWorkerGlobalScope;
const TOLD = "sabika-told";

/** The first of these languages that we speak. */
export function spoken(wanted: readonly string[]): Lang {
  const tags = wanted.map((tag) => tag.slice(0, 2));
  return tags.find((tag): tag is Lang => Object.hasOwn(words, tag)) ?? "en";
}

/** What the server sends, if it is that. */
export function read(sent: unknown): Call | undefined {
  if (typeof sent !== "object" || sent === null) return undefined;
  const { what, table, ply } = sent as Record<string, unknown>;
  if (what !== "turn" || typeof table !== "string" || typeof ply !== "number" || !/^[\w-]+$/.test(table)) return undefined;
  return { path: `/table/${table}`, ply };
}

export const windows = (): Promise<readonly WindowClient[]> => sw.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (client: WindowClient, path: string): boolean => new URL(client.url).pathname === path;

/** Was it told before? From now on it was. Kept, because this worker is ended and started as the browser likes. */
async function before({ path, ply }: Call): Promise<boolean> {
  const told = await caches.open(TOLD);
  if ((await (await told.match(path))?.text()) === String(ply)) return true;
  await told.put(path, new Response(String(ply)));
  return false;
}

export async function call(turn: Call): Promise<void> {
  // A browser that keeps nothing tells it all the same; of two the later one takes the place of the other.
  if (await before(turn).catch(() => false)) return;
  if ((await windows()).some((client) => client.visibilityState === "visible" && isAt(client, turn.path))) return;
  const said = words[turn.lang ?? spoken(navigator.languages)];
  await sw.registration.showNotification(said["turn"] ?? "", {
    body: said["turn-more"] ?? "",
    tag: turn.path,
    data: turn,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
  });
}

/** Somebody has touched the notification: the tab of that table comes forward, or a new one is opened. */
export async function come(notification: Notification): Promise<void> {
  notification.close();
  const path = (notification.data as Call | null)?.path ?? "/";
  const open = (await windows()).find((client) => isAt(client, path));
  await (open ? open.focus() : sw.clients.openWindow(path));
}
