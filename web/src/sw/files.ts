// The files of one version of the page, kept so that it opens without a network. All of them are kept, or none.

import { app, later, version } from "virtual:files";

const OURS = "sabika-app-";
const NAME = OURS + version;
/** The page itself, at every address. */
const INDEX = "/";
const known = new Set([...app, ...later]);

const inCaches: CacheQueryOptions = { ignoreVary: true };
/** A file whose name changes with what is in it: a copy of it is good wherever it is found. */
const isHashed = (path: string): boolean => path.startsWith("/assets/");

async function fetched(path: string): Promise<Response> {
  const before = isHashed(path) ? await caches.match(path, inCaches) : undefined;
  const answer = before ?? (await fetch(path, { cache: isHashed(path) ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${answer.status} ${path}`);
  return answer;
}

async function keep(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const missing: string[] = [];
  for (const path of paths) if (!(await cache.match(path, inCaches))) missing.push(path);
  await Promise.all(missing.map(async (path) => cache.put(path, await fetched(path))));
}

/** A new version: it is complete before anybody sees it. Who had the engine has it again, if it can be got. */
export async function install(): Promise<void> {
  const before = (await caches.keys()).some((name) => name.startsWith(OURS) && name !== NAME);
  await keep([INDEX, ...app]);
  if (before) await keepEngine().catch(() => undefined);
}

export const keepEngine = (): Promise<void> => keep(later);

/**
 * Earlier versions go, as long as there is nobody who might still play with one: a tab that was opened before asks for files
 * of its own version.
 */
export async function tidy(windows: number): Promise<void> {
  if (windows > 1) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
}

/** What is asked for: the page, one of its files, or something that is the server's alone. */
export function kindOf(request: Pick<Request, "method" | "mode" | "url">, origin: string): "page" | "file" | "none" {
  const at = new URL(request.url);
  if (request.method !== "GET" || at.origin !== origin) return "none";
  if (/^\/(api\/|ready$|health$|metrics$)/.test(at.pathname)) return "none";
  if (isHashed(at.pathname) || known.has(at.pathname)) return "file";
  // An address with a dot in it is a file that we do not keep.
  return request.mode === "navigate" && !/\.\w+$/.test(at.pathname) ? "page" : "none";
}

export async function page(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(INDEX, inCaches)) ?? fetch(request);
}

export async function file(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = isHashed(pathname) ? await caches.match(pathname, inCaches) : await (await caches.open(NAME)).match(pathname, inCaches);
  if (kept) return kept;
  const answer = await fetch(request);
  // The engine, when the first table on this device is opened. A browser that has no room for it plays on without.
  if (answer.ok && known.has(pathname)) {
    const copy = answer.clone();
    await caches.open(NAME).then((cache) => cache.put(pathname, copy)).catch(() => undefined);
  }
  return answer;
}
