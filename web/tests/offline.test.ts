import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bareWords, filesIn } from "../tools/sw";

const FILES = { version: "two", app: ["/assets/app-1.js", "/fonts/figtree.woff2"], later: ["/assets/sabika-1.wasm", "/assets/nl-1.ftl"] };
vi.mock("virtual:files", () => FILES);
vi.mock("virtual:bare", () => ({ default: bareWords() }));

/** Caches as a browser has them, as far as we use them. */
class FakeCaches {
  all = new Map<string, Map<string, string>>();
  /** There is no room for these. */
  full = new Set<string>();
  open(name: string) {
    const files = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, files);
    return Promise.resolve({
      match: (path: string) => Promise.resolve(files.has(path) ? new Response(files.get(path)) : undefined),
      put: async (path: string, answer: Response) => {
        if (this.full.has(path)) throw new DOMException("", "QuotaExceededError");
        files.set(path, await answer.text());
      },
    });
  }
  match(path: string) {
    const found = [...this.all.values()].find((files) => files.has(path));
    return Promise.resolve(found ? new Response(found.get(path)) : undefined);
  }
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  paths = (name: string) => [...(this.all.get(name)?.keys() ?? [])].sort();
}

let caches: FakeCaches;
let net: (path: string) => Response;
let wanted: string[];

beforeEach(() => {
  caches = new FakeCaches();
  wanted = [];
  net = (path) => new Response(`net ${path}`);
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", async (what: string | Request) => {
    const path = typeof what === "string" ? what : new URL(what.url).pathname;
    wanted.push(path);
    return net(path);
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("the files of a version", () => {
  const APP = "sabika-app-two";
  const asked = (path: string, mode = "no-cors", method = "GET") => ({ url: `https://play.example${path}`, mode: mode as RequestMode, method });

  test("the first visit keeps everything but the engine, which comes later", async () => {
    const { install, keepEngine } = await import("../src/sw/files");
    await install();
    expect(caches.paths(APP)).toEqual(["/", "/assets/app-1.js", "/fonts/figtree.woff2"]);
    await keepEngine();
    expect(caches.paths(APP)).toEqual(["/", "/assets/app-1.js", "/assets/nl-1.ftl", "/assets/sabika-1.wasm", "/fonts/figtree.woff2"]);
  });

  test("a new version has the engine from the beginning, and loads no file twice that has not changed", async () => {
    const { install } = await import("../src/sw/files");
    const before = await caches.open("sabika-app-one");
    for (const path of ["/", "/assets/sabika-1.wasm", "/fonts/figtree.woff2"]) await before.put(path, new Response(`old ${path}`));
    await install();
    expect(wanted.sort()).toEqual(["/", "/assets/app-1.js", "/assets/nl-1.ftl", "/fonts/figtree.woff2"]);
    expect(caches.all.get(APP)?.get("/assets/sabika-1.wasm")).toBe("old /assets/sabika-1.wasm");
    expect(caches.all.get(APP)?.get("/")).toBe("net /");
  });

  test("a file that does not come leaves the version unfinished", async () => {
    const { install } = await import("../src/sw/files");
    net = (path) => new Response("", { status: path.endsWith(".js") ? 404 : 200 });
    await expect(install()).rejects.toThrow("404 /assets/app-1.js");
  });

  test("an earlier version goes when nobody else may need it", async () => {
    const { tidy } = await import("../src/sw/files");
    for (const name of ["sabika-app-one", APP, "sabika-told"]) await caches.open(name);
    await tidy(2);
    expect(await caches.keys()).toHaveLength(3);
    await tidy(1);
    expect(await caches.keys()).toEqual([APP, "sabika-told"]);
  });

  test("what is the server's alone is never touched", async () => {
    const { kindOf } = await import("../src/sw/files");
    const kind = (path: string, mode?: string, method?: string) => kindOf(asked(path, mode, method), "https://play.example");
    expect(["/", "/table/abc", "/rules/camps", "/no/such"].map((path) => kind(path, "navigate"))).toEqual(["page", "page", "page", "page"]);
    expect(["/assets/app-1.js", "/assets/gone-7.js", "/fonts/figtree.woff2"].map((path) => kind(path))).toEqual(["file", "file", "file"]);
    expect(["/api/me", "/ready", "/health", "/metrics"].map((path) => kind(path))).toEqual(["none", "none", "none", "none"]);
    expect([kind("/api/tables/x/record", "navigate"), kind("/fonts/OFL.txt", "navigate"), kind("/new", "cors"), kind("/", "navigate", "POST")]).toEqual(["none", "none", "none", "none"]);
    expect(kindOf(asked("/"), "https://other.example")).toBe("none");
  });

  test("the page is its own version's; a file may be another's, and the engine is kept when it is first needed", async () => {
    const { file, page } = await import("../src/sw/files");
    await (await caches.open("sabika-app-one")).put("/", new Response("old page"));
    await (await caches.open("sabika-app-one")).put("/assets/old-1.js", new Response("old file"));
    await (await caches.open(APP)).put("/", new Response("page"));
    const text = async (answer: Promise<Response>) => (await answer).text();
    expect(await text(page(new Request("https://play.example/table/x")))).toBe("page");
    expect(await text(file(new Request("https://play.example/assets/old-1.js")))).toBe("old file");
    expect(await text(file(new Request("https://play.example/assets/sabika-1.wasm")))).toBe("net /assets/sabika-1.wasm");
    caches.full.add("/assets/nl-1.ftl");
    expect(await text(file(new Request("https://play.example/assets/nl-1.ftl")))).toBe("net /assets/nl-1.ftl");
    expect(caches.paths(APP)).toEqual(["/", "/assets/sabika-1.wasm"]);
  });
});

describe("the list of files", () => {
  const folder = mkdtempSync(join(tmpdir(), "sabika-"));
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

  test("leaves out what nobody needs, and is another version when a file is another", () => {
    for (const name of ["assets", "fonts"]) mkdirSync(join(folder, name));
    for (const path of ["index.html", "sw.js", "assets/app-1.js", "assets/app-1.js.br", "assets/e-1.wasm", "assets/nl-1.ftl", "assets/w-1.bin", "fonts/OFL.txt", "fonts/a.woff2"]) write(path, path);
    const one = filesIn(folder);
    expect([one.app, one.later]).toEqual([["/assets/app-1.js", "/fonts/a.woff2"], ["/assets/e-1.wasm", "/assets/nl-1.ftl", "/assets/w-1.bin"]]);
    write("sw.js", "another");
    expect(filesIn(folder).version).toBe(one.version);
    write("index.html", "another");
    expect(filesIn(folder).version).not.toBe(one.version);
    rmSync(folder, { recursive: true });
  });
});

describe("calls", () => {
  const shown: [string, NotificationOptions][] = [];
  const client = (path: string, visibilityState: string) => ({ url: `https://play.example${path}`, visibilityState, focus: vi.fn(async () => undefined) });
  let clients: ReturnType<typeof client>[] = [];
  const openWindow = vi.fn(async () => null);

  beforeEach(() => {
    shown.length = 0;
    clients = [];
    vi.stubGlobal("self", {
      clients: { matchAll: () => Promise.resolve(clients), openWindow },
      registration: { showNotification: async (title: string, more: NotificationOptions) => void shown.push([title, more]) },
    });
    vi.stubGlobal("navigator", { languages: ["fr-FR", "nl-NL", "en"] });
    vi.resetModules();
  });

  test("the first language that we speak", async () => {
    const { spoken } = await import("../src/sw/call");
    expect([spoken(["fr", "de-AT", "en"]), spoken(["fr"]), spoken([])]).toEqual(["de", "en", "en"]);
  });

  test("only what the server sends is read", async () => {
    const { read } = await import("../src/sw/call");
    expect(read({ what: "turn", table: "aB-_9", ply: 3 })).toEqual({ path: "/table/aB-_9", ply: 3 });
    for (const other of [null, "turn", {}, { what: "talk", table: "a", ply: 1 }, { what: "turn", table: "../x", ply: 1 }, { what: "turn", table: "a" }]) expect(read(other)).toBeUndefined();
  });

  test("once for each ply, and in the language of the browser", async () => {
    const { call } = await import("../src/sw/call");
    await call({ path: "/table/x", ply: 3 });
    await call({ path: "/table/x", ply: 3, lang: "de" });
    expect(shown.map(([title, more]) => [title, more.tag])).toEqual([["Jij bent aan de beurt", "/table/x"]]);
    await call({ path: "/table/x", ply: 5, lang: "de" });
    expect(shown.at(-1)?.[0]).toBe("Du bist dran");
  });

  test("who sees the table is not called, also not later for the same ply", async () => {
    const { call } = await import("../src/sw/call");
    clients = [client("/table/x", "visible"), client("/table/y", "hidden")];
    await call({ path: "/table/x", ply: 3 });
    clients = [];
    await call({ path: "/table/x", ply: 3 });
    expect(shown).toEqual([]);
    clients = [client("/", "visible"), client("/table/y", "hidden")];
    await call({ path: "/table/y", ply: 3 });
    expect(shown).toHaveLength(1);
  });

  test("touching it leads to the tab of the table, or opens one", async () => {
    const { come } = await import("../src/sw/call");
    const touched = (path: string) => come({ close: () => undefined, data: { path, ply: 1 } } as unknown as Notification);
    const tab = client("/table/x", "hidden");
    clients = [client("/", "visible"), tab];
    await touched("/table/x");
    expect(tab.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    await touched("/table/y");
    expect(openWindow).toHaveBeenCalledWith("/table/y");
  });
});

describe("a table of this device", () => {
  test("a browser that keeps nothing plays on as long as the page is open, and says so", async () => {
    vi.resetModules();
    const { keepLines, keptLines, keptTables, removeTable } = await import("../src/table/kept");
    const { refusedRoom } = await import("../src/lib/room.svelte");
    expect(refusedRoom()).toBeUndefined();
    await keepLines("x", ["one"], { at: 1, players: 2 });
    await keepLines("x", ["two"], { stage: "playing" });
    expect(refusedRoom()).toBe("forbidden");
    expect(await keptLines("x")).toEqual(["one", "two"]);
    expect(await keptTables()).toMatchObject([{ id: "x", players: 2, stage: "playing" }]);
    await removeTable("x");
    expect(await keptTables()).toEqual([]);
    expect(await keptLines("x")).toEqual([]);
  });

  test("a full disk is told from a closed one", async () => {
    const { isFull } = await import("../src/lib/room.svelte");
    expect([isFull(new DOMException("", "QuotaExceededError")), isFull(new DOMException("", "SecurityError")), isFull("full")]).toEqual([true, false, false]);
  });
});

/** Locks of two tabs: whoever asks first has it, the others wait; it can be stolen. */
class FakeLocks {
  held: { steal: () => void } | undefined;
  queue: (() => void)[] = [];
  request(_name: string, { steal, signal }: { steal?: boolean; signal?: AbortSignal }, then: () => Promise<void>): Promise<void> {
    return new Promise((done, failed) => {
      const take = (): void => {
        const mine = { steal: () => failed(new DOMException("", "AbortError")) };
        this.held = mine;
        void then().then(() => {
          done();
          if (this.held !== mine) return;
          this.held = undefined;
          this.queue.shift()?.();
        });
      };
      signal?.addEventListener("abort", () => {
        this.queue = this.queue.filter((one) => one !== take);
        failed(new DOMException("", "AbortError"));
      });
      if (steal) this.held?.steal();
      if (steal || !this.held) queueMicrotask(take);
      else this.queue.push(take);
    });
  }
}

describe("two tabs", () => {
  type Hold = typeof import("../src/table/hold").hold;
  const tab = async (): Promise<Hold> => {
    vi.resetModules();
    return (await import("../src/table/hold")).hold;
  };
  const sit = (hold: Hold, said: string[], name: string) => hold("x", { mine: (fresh) => said.push(`${name} ${fresh ? "fresh" : "known"}`), elsewhere: () => said.push(`${name} elsewhere`) });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("navigator", { locks: new FakeLocks() });
  });
  afterEach(() => void vi.useRealTimers());

  test("the second one waits, and goes on when the first one is closed", async () => {
    const [said, one, other]: [string[], Hold, Hold] = [[], await tab(), await tab()];
    const first = sit(one, said, "one");
    await vi.advanceTimersByTimeAsync(1_000);
    sit(other, said, "other");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said.splice(0)).toEqual(["one fresh", "other elsewhere"]);
    first.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(["other fresh"]);
  });

  test("the second one may take it, and gives it back when it is closed", async () => {
    const [said, one, other]: [string[], Hold, Hold] = [[], await tab(), await tab()];
    sit(one, said, "one");
    await vi.advanceTimersByTimeAsync(1_000);
    const second = sit(other, said, "other");
    await vi.advanceTimersByTimeAsync(1_000);
    second.steal();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said.splice(0)).toEqual(["one fresh", "other elsewhere", "one elsewhere", "other fresh"]);
    second.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(["one fresh"]);
  });

  test("pages of the same tab share it, also one after the other", async () => {
    const [said, hold]: [string[], Hold] = [[], await tab()];
    const first = sit(hold, said, "first");
    await vi.advanceTimersByTimeAsync(1_000);
    first.leave();
    sit(hold, said, "next");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(said).toEqual(["first fresh", "next known"]);
  });

  test("a page without locks plays all the same", async () => {
    vi.stubGlobal("navigator", {});
    const [said, hold]: [string[], Hold] = [[], await tab()];
    sit(hold, said, "one");
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["one fresh"]);
  });
});
