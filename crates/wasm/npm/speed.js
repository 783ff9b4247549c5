// E9, the side of WebAssembly: random games per second, the best of three rounds. The example `speed` of the crate plays the same natively.

import { readFile } from "node:fs/promises";
import { Sabika } from "./index.js";

const module = await readFile(process.argv[2] ?? new URL("./pkg/sabika_bg.wasm", import.meta.url));
const sabika = await Sabika.load({ module, words: "" });
for (const [name, allModules, game, games] of [
  ["base", false, "alhambra", 4_000],
  ["modules", true, "alhambra", 120],
  ["palace", false, "red_palace", 2_000],
]) {
  sabika.randomGames(4, allModules, game, games / 10);
  const round = () => {
    const began = performance.now();
    sabika.randomGames(4, allModules, game, games);
    return (games * 1_000) / (performance.now() - began);
  };
  console.log(name, Math.round(Math.max(round(), round(), round())));
}
