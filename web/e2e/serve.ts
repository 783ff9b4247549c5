// A server for tests: its own port, its own folder, and an end.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const binary = resolve(process.env["SABIKA_BIN"] ?? "../target/debug/sabika");

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const at = probe.address();
      probe.close(() => (at && typeof at === "object" ? done(at.port) : failed(new Error("no port"))));
    });
  });
}

export class Server {
  #runs: ChildProcess | undefined;
  #said = "";

  private constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  static async begin(): Promise<Server> {
    if (!existsSync(binary)) throw new Error(`there is no server at ${binary}: cargo build -p sabika, or SABIKA_BIN`);
    const server = new Server(await freePort(), await mkdtemp(join(tmpdir(), "sabika-e2e-")));
    await server.start();
    return server;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, or starts it again with what it has kept. */
  async start(): Promise<void> {
    const runs = spawn(binary, ["serve", "--port", String(this.port), "--data", this.folder], { stdio: ["ignore", "ignore", "pipe"] });
    runs.stderr?.on("data", (said: Buffer) => (this.#said = (this.#said + said.toString()).slice(-4_000)));
    this.#runs = runs;
    const until = Date.now() + 20_000;
    while (Date.now() < until) {
      if (runs.exitCode !== null) break;
      const ready = await fetch(`${this.base}/ready`).then((answer) => answer.ok, () => false);
      if (ready) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server does not come up: ${this.#said}`);
  }

  /** As if somebody had pulled the plug. */
  async kill(): Promise<void> {
    const runs = this.#runs;
    if (!runs || runs.exitCode !== null || runs.signalCode !== null) return;
    const ended = new Promise((done) => runs.once("exit", done));
    runs.kill("SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
