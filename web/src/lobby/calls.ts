// Being called when it is one's turn: the browser's permission, and its subscription at the server.

import { ask, known_here } from "../lib/api";

/** `here`: only while a page is open. `never`: this browser cannot, or was told not to. */
export type Called = "push" | "here" | "denied" | "never";

const KEY = "sabika-hook";
const bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** Asks the browser, then tells the server where to call. Only after somebody has pressed a button. */
export async function beCalled(): Promise<Called> {
  if (!("Notification" in globalThis)) return "never";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return (await subscribe().catch(() => false)) ? "push" : "here";
}

async function subscribe(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker || !("PushManager" in globalThis)) return false;
  await known_here();
  const { key } = await ask<{ key: string }>("GET", "/api/push-key");
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { hook } = await ask<{ hook: string }>("POST", "/api/my/hooks", { kind: "push", subscription: subscription.toJSON() });
  localStorage.setItem(KEY, hook);
  return true;
}

/** No calls any more, neither from here nor from the server. */
export async function notBeCalled(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  const hook = localStorage.getItem(KEY);
  if (!hook) return;
  localStorage.removeItem(KEY);
  await ask("DELETE", `/api/my/hooks/${hook}`);
}
