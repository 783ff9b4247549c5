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

export class Sabika {
  #compiled;
  #instances = 0;
  #engine;
  /** The lines that led to where the game stands: a new instance is told them again. */
  #lines = [];

  /** Loads the module from bytes, or from a URL; without either from beside this file. */
  static async load(source = new URL("./pkg/sabika_bg.wasm", import.meta.url)) {
    const sabika = new Sabika();
    const isBytes = ArrayBuffer.isView(source) || source instanceof ArrayBuffer;
    sabika.#compiled = isBytes
      ? await WebAssembly.compile(source)
      : await WebAssembly.compileStreaming(fetch(source));
    await sabika.#begin();
    return sabika;
  }

  /** Asks, and answers with what the engine says. Throws a SabikaError where it refuses. */
  ask(request) {
    const line = JSON.stringify(request);
    const answer = JSON.parse(this.#engine.answer(line));
    if (!answer.ok) throw new SabikaError(answer.error);
    if (CHANGE.includes(request.cmd)) {
      if (BEGIN.includes(request.cmd)) this.#lines.length = 0;
      this.#lines.push(line);
    }
    return answer;
  }

  /** A new instance with the game as it stood. For after a panic, which ends an instance and is our bug. */
  async recover() {
    await this.#begin();
  }

  async #begin() {
    // Each instance needs glue of its own: it keeps its memory in variables of the module.
    const glue = await import(`./pkg/sabika.js?instance=${this.#instances++}`);
    glue.initSync({ module: this.#compiled });
    this.#engine = new glue.Engine();
    this.#engine.answer('{"cmd":"hello","protocol":2}');
    for (const line of this.#lines) this.#engine.answer(line);
    this.randomGames = glue.random_games;
  }
}
