// The engine in WebAssembly, for tests: real games, real questions.

import { readFile } from "node:fs/promises";
import type { Catalogue, Question, SeatView } from "$wire";
import { Engine, initSync } from "../../crates/wasm/npm/pkg/sabika.js";

const near = (path: string): URL => new URL(`../../crates/wasm/npm/${path}`, import.meta.url);

export interface Referee {
  ask<T>(request: { cmd: string } & Record<string, unknown>): T;
  catalogue: Catalogue;
}

export async function referee(lang = "en"): Promise<Referee> {
  const [module, words] = await Promise.all([readFile(near("pkg/sabika_bg.wasm")), readFile(near(`words/${lang}.ftl`), "utf8")]);
  initSync({ module });
  const engine = new Engine();
  engine.learn(lang, words);
  const ask = <T>(request: { cmd: string } & Record<string, unknown>): T => {
    const answer = JSON.parse(engine.answer(JSON.stringify({ lang, ...request })) ?? "null") as { ok: boolean };
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer as T;
  };
  ask({ cmd: "hello", protocol: 2 });
  return { ask, catalogue: ask<{ catalogue: Catalogue }>({ cmd: "catalogue" }).catalogue };
}

/** Plays with bots and shows every question on the way. */
export function* questions({ ask }: Referee, config: Record<string, unknown>, seed: number, most: number, bot = "random"): Generator<{ question: Question; view: SeatView }> {
  ask({ cmd: "new", ...config, seed });
  for (let n = 0; n < most; n++) {
    const { question } = ask<{ question: Question | null }>({ cmd: "question" });
    if (!question) return;
    yield { question, view: ask<{ view: SeatView }>({ cmd: "view", seat: question.asked.seat }).view };
    ask({ cmd: "apply", move: ask<{ move: unknown }>({ cmd: "bot", name: bot }).move });
  }
}
