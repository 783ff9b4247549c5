// Whole games of everything in WebAssembly: the same results as elsewhere, played by touching, and nothing lost.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Sabika, SabikaError } from "./index.js";

const module = await readFile(new URL("./pkg/sabika_bg.wasm", import.meta.url));
const words = (lang) => readFile(new URL(`./words/${lang}.ftl`, import.meta.url), "utf8");
const weights = (name) => readFile(new URL(`./weights/${name}.bin`, import.meta.url));
const load = async (lang = "en", from = weights) => Sabika.load({ lang, module, words: await words(lang), weights: from });
const expected = JSON.parse(await readFile(new URL("./hashes.json", import.meta.url)));

test("random games end as they do elsewhere", async () => {
  const sabika = await load();
  for (const { players, all_modules, game, games, hash } of expected) {
    assert.equal(sabika.randomGames(players, all_modules, game, games), hash);
  }
});

test("bots that look ahead think what they think elsewhere", async () => {
  const sabika = await load();
  const thoughts = JSON.parse(await readFile(new URL("./thoughts.json", import.meta.url)));
  for (const asked of thoughts) {
    sabika.ask({ cmd: "new", ...asked.new });
    for (let ply = 0; ply < asked.plies; ply += 1) {
      const { move } = sabika.ask({ cmd: "bot", name: "greedy" });
      sabika.ask({ cmd: "apply", move });
    }
    const { move, playouts, candidates } = await sabika.bot(asked.bot);
    assert.deepEqual([move, playouts, candidates], asked.thought);
  }
});

test("what was learned is loaded for the game that is played, and only when somebody looks ahead", async () => {
  const loaded = [];
  const sabika = await load("en", (name) => (loaded.push(name), weights(name)));
  sabika.ask({ cmd: "new", players: 3, seed: 5 });
  await sabika.bot({ name: "greedy" });
  assert.deepEqual(loaded, []);
  assert.throws(() => sabika.ask({ cmd: "bot", name: "builder" }), ({ error }) => error.code === "no_weights" && error.weights === "alhambra");
  const { move } = await sabika.bot({ name: "builder" });
  assert.deepEqual(sabika.ask({ cmd: "bot", name: "builder" }).move, move);
  sabika.ask({ cmd: "new", players: 3, game: "red_palace", seed: 5 });
  await sabika.bot({ name: "builder" });
  assert.deepEqual(loaded, ["alhambra", "palace"]);
  await sabika.recover();
  sabika.ask({ cmd: "bot", name: "builder" });
  assert.deepEqual(loaded, ["alhambra", "palace"]);
});

/** A table at which a bot that looks ahead is asked next. */
async function beforeABot(sabika) {
  const table = sabika.table({ opening: { config: { players: 2 }, settings: { one_device: true } } });
  const done = (command) => assert.equal(table.say(command).type, "done");
  done({ do: "sit", seat: 0, name: "Anna" });
  done({ do: "seat_bot", seat: 1, bot: "builder" });
  done({ do: "begin" });
  for (;;) {
    const { view, question } = table.see(true);
    if (!question) return { table, ply: view.ply };
    done({ do: "move", ply: question.ply, move: question.choices[0].move });
  }
}

test("a bot that looks ahead waits for what it has learned", async () => {
  let come;
  const late = new Promise((done) => (come = done));
  const sabika = await load("en", (name) => late.then(() => weights(name)));
  const { table, ply } = await beforeABot(sabika);
  const going = table.goOn();
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(table.see(true).view.ply, ply);
  come();
  assert.equal(await going, 0);
  assert.equal(table.see(true).view.ply, ply + 1);
});

test("without what was learned nobody plays something else instead", async () => {
  const sabika = await load("en", () => Promise.reject(new Error("gone")));
  const { table, ply } = await beforeABot(sabika);
  await assert.rejects(table.goOn(), /gone/);
  assert.equal(table.see(true).view.ply, ply);
  sabika.ask({ cmd: "new", players: 3 });
  await assert.rejects(sabika.bot({ name: "sultan" }), /gone/);
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
  const sabika = await load();
  const { catalogue } = sabika.ask({ cmd: "catalogue" });
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
    const { view } = sabika.ask({ cmd: "view", seat: 0 });
    assert.equal(view.ply, moves);
    assert.equal(view.players.length, game.players);
  }
});

test("a refusal is an error that says why", async () => {
  const sabika = await load();
  assert.throws(() => sabika.ask({ cmd: "question" }), (error) => error instanceof SabikaError && error.error.code === "no_game");
  sabika.ask({ cmd: "new", players: 3 });
  assert.throws(() => sabika.ask({ cmd: "apply", move: "remove 0,0" }), (error) => error.error.rule === "BASE-B1");
});

test("a new instance goes on where the old one stood", async () => {
  const sabika = await load();
  sabika.ask({ cmd: "new", players: 3, modules: ["squares", "camps"], seed: 9 });
  const chance = luck(3);
  for (let n = 0; n < 40; n += 1) answer(sabika, chance);
  sabika.ask({ cmd: "undo" });
  const before = sabika.ask({ cmd: "view", seat: 1 });
  await sabika.recover();
  assert.deepEqual(sabika.ask({ cmd: "view", seat: 1 }), before);
});

test("only the language that is asked for is loaded", async () => {
  const sabika = await load("nl");
  const title = (request) => sabika.ask({ cmd: "catalogue", ...request }).catalogue.games[1].title;
  assert.equal(title(), "Het Rode Paleis");
  assert.throws(() => title({ lang: "de" }), (error) => error.error.code === "bad_request");
  await sabika.speak("de", await words("de"));
  assert.equal(title(), "Der Rote Palast");
  assert.equal(title({ lang: "nl" }), "Het Rode Paleis");
  await sabika.recover();
  assert.equal(title(), "Der Rote Palast");
});

test("people around one device play a whole game, and go on with what was kept", async () => {
  const sabika = await load();
  const config = { players: 3, modules: ["vizier", "squares"] };
  let table = sabika.table({ opening: { config, settings: { one_device: true } } });
  const done = (command) => assert.equal(table.say(command).type, "done");
  done({ do: "sit", seat: 0, name: "Anna" });
  done({ do: "sit", seat: 1, name: "Ben" });
  done({ do: "seat_bot", seat: 2, bot: "greedy" });
  done({ do: "begin" });
  const kept = table.lines();
  for (let moves = 0; ; moves += 1) {
    while ((await table.goOn()) === 0);
    const { view, question } = table.see();
    kept.push(...table.lines());
    if (view.over) break;
    assert.ok(table.seen().your_turn);
    const hint = await table.hint();
    assert.ok(question.choices.some(({ move }) => move === hint.move));
    assert.equal(view.forecast.totals[question.asked.seat], hint.now);
    assert.equal(table.why({ move: hint.move }), null);
    done({ do: "move", ply: question.ply, move: question.choices[moves % question.choices.length].move });
    kept.push(...table.lines());
    if (moves === 15) {
      table = sabika.table({ lines: kept });
      assert.equal(table.see(true).news.since, 0);
    }
  }
  assert.equal(await table.hint(), null);
  assert.ok(JSON.parse(table.record()).names.includes("Anna"));
  assert.equal(table.say({ do: "move", ply: 0, move: "pass" }).code, "not_now");
});

test("a record is looked at, and gone on with", async () => {
  const sabika = await load();
  const text = await readFile(new URL("../../../records/squares/3_players.txt", import.meta.url), "utf8");
  assert.throws(() => sabika.replay("nonsense"));
  const replay = sabika.replay(text);
  assert.ok(replay.at(replay.plies).view.over);
  const { view, news } = replay.at(30, 1);
  assert.deepEqual([view.ply, view.seat, news.since], [30, 1, 29]);
  assert.throws(() => replay.at(replay.plies + 1));
  const opening = replay.fork(30, 1);
  assert.notDeepEqual(replay.fork(30, 1), opening);
  const table = sabika.table({ opening });
  for (const seat of [0, 1, 2]) assert.equal(table.say({ do: "sit", seat, name: `Anna ${seat}` }).type, "done");
  assert.equal(table.say({ do: "begin" }).type, "done");
  assert.equal(table.see(true).view.ply, 30);
});
