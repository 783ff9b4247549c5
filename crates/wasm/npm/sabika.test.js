// Whole games of everything in WebAssembly: the same results as elsewhere, played by touching, and nothing lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Sabika, SabikaError } from "./index.js";

const bytes = await readFile(new URL("./pkg/sabika_bg.wasm", import.meta.url));
const expected = JSON.parse(await readFile(new URL("./hashes.json", import.meta.url)));

test("random games end as they do elsewhere", async () => {
  const sabika = await Sabika.load(bytes);
  for (const { players, all_modules, game, games, hash } of expected) {
    assert.equal(sabika.randomGames(players, all_modules, game, games), hash);
  }
});

/** Touches one of the things that can be touched next until a choice is done. */
function answer(sabika, chance) {
  const { question } = sabika.ask({ cmd: "question" });
  if (question === null) return false;
  const touched = [];
  for (;;) {
    const { narrowed } = sabika.ask({ cmd: "narrow", touched });
    assert.ok(touched.length <= 5);
    if (narrowed.done !== null && (narrowed.next.length === 0 || chance(2) === 0)) {
      const choice = question.choices[narrowed.done];
      const seat = question.asked.seat;
      const after = sabika.ask({ cmd: "apply", move: choice.move, seat, ply: question.ply, hears: seat });
      assert.equal(after.news.since, question.ply);
      return true;
    }
    touched.push(narrowed.next[chance(narrowed.next.length)]);
  }
}

function luck(seed) {
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % n;
  };
}

test("every module is played by touching", async () => {
  const sabika = await Sabika.load(bytes);
  const { catalogue } = sabika.ask({ cmd: "catalogue", lang: "nl" });
  const modules = catalogue.modules.map((module) => module.name);
  assert.equal(modules.length, 26);
  for (const game of [
    { players: 2, modules: [] },
    { players: 3, modules },
    { players: 4, game: "red_palace" },
  ]) {
    sabika.ask({ cmd: "new", seed: 5, ...game });
    const chance = luck(7);
    let moves = 0;
    while (moves < 150 && answer(sabika, chance)) moves += 1;
    const { view } = sabika.ask({ cmd: "view", seat: 0, lang: "de" });
    assert.equal(view.ply, moves);
    assert.equal(view.players.length, game.players);
  }
});

test("a refusal is an error that says why", async () => {
  const sabika = await Sabika.load(bytes);
  assert.throws(() => sabika.ask({ cmd: "question" }), (error) => error instanceof SabikaError && error.error.code === "no_game");
  sabika.ask({ cmd: "new", players: 3 });
  assert.throws(() => sabika.ask({ cmd: "apply", move: "remove 0,0" }), (error) => error.error.rule === "BASE-B1");
});

test("a new instance goes on where the old one stood", async () => {
  const sabika = await Sabika.load(bytes);
  sabika.ask({ cmd: "new", players: 3, modules: ["squares", "camps"], seed: 9 });
  const chance = luck(3);
  for (let n = 0; n < 40; n += 1) answer(sabika, chance);
  sabika.ask({ cmd: "undo" });
  const before = sabika.ask({ cmd: "view", seat: 1 });
  await sabika.recover();
  assert.deepEqual(sabika.ask({ cmd: "view", seat: 1 }), before);
});
