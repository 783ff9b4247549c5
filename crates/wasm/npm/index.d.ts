/** An answer that is a refusal or an error; `error` is the answer's own. */
export class SabikaError extends Error {
  readonly error: { code: string; rule: string | null; message: string; cells: [number, number][] };
}

/** The engine protocol, version 2: see docs/protocol.md. The types of its answers stand in `sabika/wire`. */
export class Sabika {
  /** Loads the module from bytes, or from a URL; without either from beside this file. */
  static load(source?: BufferSource | URL | string): Promise<Sabika>;
  /** Asks, and answers with what the engine says. Throws a SabikaError where it refuses. */
  ask(request: { cmd: string } & Record<string, unknown>): { ok: true } & Record<string, unknown>;
  /** A new instance with the game as it stood: for after a panic. */
  recover(): Promise<void>;
  /** Plays random games and says what came of them in a hash: for tests and measurements. */
  randomGames(players: number, allModules: boolean, game: string, games: number): string;
}
