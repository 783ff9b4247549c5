// The engine in WebAssembly, away from the page: tables of this device, their bots, records, and questions about the rules.

import type { Command, SeenTable, ToClient, Why } from "$wire";
import init, { Engine, Host, learn_weights, Replay } from "../../../crates/wasm/npm/pkg/sabika.js";
import module from "../../../crates/wasm/npm/pkg/sabika_bg.wasm?url";
import de from "../../../crates/wasm/npm/words/de.ftl?url";
import en from "../../../crates/wasm/npm/words/en.ftl?url";
import nl from "../../../crates/wasm/npm/words/nl.ftl?url";
import type { Lang } from "../lib/settings.svelte";
import type { Kept } from "./kept";

export type Wanted =
  | { do: "ask"; request: { cmd: string } & Record<string, unknown> }
  | { do: "open"; id: string; opening: { config: object; settings: object; from?: object } }
  /** `fresh`: another tab may have played on, so these lines hold, whatever was known before. */
  | { do: "again"; id: string; lines: string[]; fresh: boolean }
  | { do: "say"; id: string; command: Command }
  | { do: "see"; id: string; all: boolean }
  | { do: "goOn"; id: string }
  | { do: "lines"; id: string }
  | { do: "why"; id: string; what: Why }
  | { do: "hint"; id: string }
  | { do: "record"; id: string }
  /** The game of a record as it stood at a ply, as a seat or nobody saw it. */
  | { do: "at"; record: string; ply: number; seat?: number }
  /** What opens a table that goes on from there. */
  | { do: "fork"; record: string; ply: number; seat?: number };

export interface ToWorker {
  call: number;
  lang: Lang;
  wanted: Wanted;
}
export type FromWorker = { call: number; value: unknown } | { call: number; error: string; broken?: boolean; unloaded?: boolean };

const addresses: Record<Lang, string> = { en, nl, de };
/** What bots that look ahead have learned, by the path of its file. */
const weights = import.meta.glob<string>("../../../crates/wasm/npm/weights/*.bin", { eager: true, query: "?url", import: "default" });
const words = new Map<Lang, string>();
const tables = new Map<string, { host: Host; lang: Lang }>();
let started: Promise<Engine> | undefined;
let last: { record: string; replay: Replay; lang: Lang } | undefined;

/** The engine or its words did not come: nobody answers, or a newer version has others. */
class Unloaded extends Error {}
const unloaded = (why: unknown): never => {
  throw new Unloaded(why instanceof Error ? why.message : String(why));
};

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer;
}

async function text(lang: Lang): Promise<string> {
  const known = words.get(lang);
  if (known !== undefined) return known;
  const read = await (await fetched(addresses[lang])).text();
  words.set(lang, read);
  return read;
}

async function engine(lang: Lang): Promise<Engine> {
  started ??= init({ module_or_path: module }).then(() => {
    const made = new Engine();
    made.answer('{"cmd":"hello","protocol":2}');
    return made;
  });
  started.catch(() => (started = undefined));
  const made = await started;
  if (!words.has(lang)) made.learn(lang, await text(lang));
  return made;
}

function host(id: string, lang: Lang): Host {
  const table = tables.get(id);
  if (!table) throw new Error("no such table");
  if (table.lang !== lang) table.host.speak(lang, words.get(lang) ?? "");
  table.lang = lang;
  return table.host;
}

/** Nobody looks ahead, for a hint or as a bot, before what was learned about this kind of game is there. */
async function ready(table: Host, forHint: boolean): Promise<Host> {
  const lacks = table.lacks(forHint);
  if (lacks === undefined) return table;
  const address = Object.entries(weights).find(([path]) => path.endsWith(`/${lacks}.bin`))?.[1] ?? "";
  const bytes = await fetched(address).then((answer) => answer.arrayBuffer(), unloaded);
  learn_weights(lacks, new Uint8Array(bytes));
  return table;
}

/** What a list of tables shows of it. */
function about(host: Host): Partial<Kept> {
  const seen = JSON.parse(host.seen()) as { table: SeenTable; your_turn: boolean };
  return { names: seen.table.chairs.map((chair) => chair.name), stage: seen.table.stage, your_turn: seen.your_turn };
}

function replay(record: string, lang: Lang): Replay {
  if (last?.record !== record || last.lang !== lang) last = { record, lang, replay: Replay.of(record, lang, words.get(lang) ?? "") };
  return last.replay;
}

const chance = (): string => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function does(wanted: Wanted, lang: Lang): Promise<unknown> {
  const made = await engine(lang).catch(unloaded);
  const known = await text(lang).catch(unloaded);
  const now = Date.now();
  switch (wanted.do) {
    case "ask": {
      const asked: Record<string, unknown> = { lang, ...wanted.request };
      const answer = JSON.parse(made.answer(JSON.stringify(asked)) ?? "{}") as { ok: boolean; error?: { message: string } };
      if (!answer.ok) throw new Error(answer.error?.message ?? "refused");
      return answer;
    }
    case "open": {
      const opened = Host.open(JSON.stringify({ seed: chance(), ...wanted.opening }), lang, known, now);
      tables.set(wanted.id, { host: opened, lang });
      return opened.lines();
    }
    case "again":
      if (wanted.fresh || !tables.has(wanted.id)) tables.set(wanted.id, { host: Host.again(wanted.lines, lang, known, now), lang });
      return undefined;
    case "say":
      return JSON.parse(host(wanted.id, lang).say(JSON.stringify({ command: wanted.command }), now)) as ToClient;
    case "see":
      return JSON.parse(host(wanted.id, lang).see(wanted.all, now)) as ToClient;
    case "goOn":
      return (await ready(host(wanted.id, lang), false)).go_on(Date.now()) ?? null;
    case "lines": {
      const table = host(wanted.id, lang);
      return { lines: table.lines(), about: about(table) };
    }
    case "why":
      return JSON.parse(host(wanted.id, lang).why(JSON.stringify(wanted.what))) as unknown;
    case "hint":
      return JSON.parse((await ready(host(wanted.id, lang), true)).hint()) as unknown;
    case "record":
      return host(wanted.id, lang).record() ?? null;
    case "at":
      return JSON.parse(replay(wanted.record, lang).at(wanted.ply, wanted.seat)) as unknown;
    case "fork":
      return JSON.parse(replay(wanted.record, lang).fork(wanted.ply, wanted.seat)) as unknown;
  }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const { call, lang, wanted } = data;
  try {
    postMessage({ call, value: await does(wanted, lang) } satisfies FromWorker);
  } catch (why) {
    // A trap of WebAssembly leaves an instance that cannot be trusted: the page starts another worker.
    const broken = why instanceof WebAssembly.RuntimeError;
    const error = why instanceof Error ? why.message : String(why);
    postMessage({ call, error, broken, unloaded: why instanceof Unloaded } satisfies FromWorker);
  }
};
