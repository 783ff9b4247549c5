// The engine protocol, version 2, as a class. What it says and hears is told in docs/protocol.md and docs/wire.md.

/** An answer that is a refusal or an error; `error` is the answer's own. */
export class SabikaError extends Error {
  constructor(error) {
    super(error.message);
    this.name = "SabikaError";
    this.error = error;
  }
}

/** Commands after which the game is another one, or further on. Those that begin a game make everything before them void. */
const BEGIN = ["new", "load", "scenario"];
const CHANGE = [...BEGIN, "apply", "undo", "fork"];

/** How many instances there have been. */
let instances = 0;

/** Weights lie beside this file. */
const beside = (name) => new URL(`./weights/${name}.bin`, import.meta.url);

async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

export class Sabika {
  #compiled;
  #engine;
  #glue;
  /** The lines that led to where the game stands: a new instance is told them again. */
  #lines = [];
  /** The words of each language that was loaded. */
  #words = new Map();
  /** The language of everything that is not asked for in another one. */
  #lang;
  /** Where weights come from, by their name. */
  #weights;
  /** Those that were loaded. */
  #learned = new Map();

  /**
   * Loads the module, and the words of one language: `en`, `nl` or `de`. Both lie beside this file, unless `module` (bytes or a
   * URL) and `words` (a text or a URL) say otherwise. What bots that look ahead have learned is loaded when one of them is asked,
   * for the game that is played: `weights` says where it is (bytes or a URL) by its name.
   */
  static async load({ lang = "en", module = new URL("./pkg/sabika_bg.wasm", import.meta.url), words, weights = beside } = {}) {
    const sabika = new Sabika();
    sabika.#weights = weights;
    const isBytes = ArrayBuffer.isView(module) || module instanceof ArrayBuffer;
    [sabika.#compiled] = await Promise.all([
      isBytes ? WebAssembly.compile(module) : WebAssembly.compileStreaming(fetch(module)),
      sabika.#fetchWords(lang, words),
    ]);
    sabika.#lang = lang;
    await sabika.#begin();
    return sabika;
  }

  /** From now on it speaks this language, if nothing else is asked for. Loads its words, if they are not there yet. */
  async speak(lang, words) {
    if (!this.#words.has(lang)) {
      await this.#fetchWords(lang, words);
      this.#engine.learn(lang, this.#words.get(lang));
    }
    this.#lang = lang;
  }

  async #fetchWords(lang, words = new URL(`./words/${lang}.ftl`, import.meta.url)) {
    const text = words instanceof URL ? await (await fetch(words)).text() : words;
    this.#words.set(lang, text);
  }

  /** Asks, and answers with what the engine says. Throws a SabikaError where it refuses. */
  ask(request) {
    const line = JSON.stringify({ lang: this.#lang, ...request });
    const answer = JSON.parse(this.#engine.answer(line));
    if (!answer.ok) throw new SabikaError(answer.error);
    if (CHANGE.includes(request.cmd)) {
      if (BEGIN.includes(request.cmd)) this.#lines.length = 0;
      this.#lines.push(line);
    }
    return answer;
  }

  /** What a bot would play (`cmd: "bot"`). Loads what it has learned, if that is not there yet; `ask` refuses then: `no_weights`. */
  async bot(request) {
    const wanted = { cmd: "bot", ...request };
    try {
      return this.ask(wanted);
    } catch (error) {
      if (!(error instanceof SabikaError) || error.error.code !== "no_weights") throw error;
      await this.#learn(error.error.weights, this.#glue);
      return this.ask(wanted);
    }
  }

  async #learn(name, glue) {
    if (!this.#learned.has(name)) {
      const from = await this.#weights(name);
      this.#learned.set(name, from instanceof URL ? await fetched(from) : from);
    }
    glue.learn_weights(name, this.#learned.get(name));
  }

  /**
   * A table on this device, which speaks as a server's socket does (docs/api.md): `say` a command, `see` what has changed, `goOn`
   * until it waits for somebody. `opening` holds `config`, `settings` and perhaps a `seed`, or is what `fork` of a replay gives; or
   * there are `lines` that were kept of a table.
   */
  table({ opening, lines, lang = this.#lang } = {}) {
    const [words, now] = [this.#words.get(lang), Date.now()];
    const chance = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0"));
    const glue = this.#glue;
    const host = lines
      ? glue.Host.again(lines, lang, words, now)
      : glue.Host.open(JSON.stringify({ seed: chance().join(""), ...opening }), lang, words, now);
    /** Nobody looks ahead, for a hint or as a bot, before what was learned is there. */
    const ready = async (forHint) => {
      const name = host.lacks(forHint);
      if (name !== undefined) await this.#learn(name, glue);
    };
    return {
      say: (command, key) => JSON.parse(host.say(JSON.stringify({ key, command }), Date.now())),
      see: (all = false) => JSON.parse(host.see(all, Date.now())),
      goOn: () => ready(false).then(() => host.go_on(Date.now())),
      why: (what) => JSON.parse(host.why(JSON.stringify(what))),
      hint: () => ready(true).then(() => JSON.parse(host.hint())),
      seen: () => JSON.parse(host.seen()),
      /** The lines since this was asked last: kept, they are the table. */
      lines: () => host.lines(),
      record: () => host.record(),
      speak: (other) => host.speak(other, this.#words.get(other)),
    };
  }

  /** A recorded game, in any form that is a text: looked at move by move, and gone on with at a table. */
  replay(record, { lang = this.#lang } = {}) {
    const replay = this.#glue.Replay.of(record, lang, this.#words.get(lang));
    return {
      plies: replay.plies(),
      at: (ply, seat) => JSON.parse(replay.at(ply, seat)),
      fork: (ply, seat) => JSON.parse(replay.fork(ply, seat)),
    };
  }

  /** A new instance with the game as it stood. For after a panic, which ends an instance and is our bug. */
  async recover() {
    await this.#begin();
  }

  async #begin() {
    // Each instance needs glue of its own: it keeps its memory in variables of the module.
    const glue = await import(`./pkg/sabika.js?instance=${instances++}`);
    glue.initSync({ module: this.#compiled });
    this.#glue = glue;
    this.#engine = new glue.Engine();
    for (const [lang, words] of this.#words) this.#engine.learn(lang, words);
    for (const [name, weights] of this.#learned) glue.learn_weights(name, weights);
    this.#engine.answer('{"cmd":"hello","protocol":2}');
    for (const line of this.#lines) this.#engine.answer(line);
    this.randomGames = glue.random_games;
  }
}
