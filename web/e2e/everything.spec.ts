// All 26 modules at once.

import { FAST, make, result } from "./making";
import { playToTheEnd } from "./player";
import { expect, test } from "./test";

for (const [players, seed] of [
  [2, 6],
  [3, 7],
] as const) {
  test(`a whole game with all modules for ${players}`, async ({ page, met }) => {
    await make(page, { players, preset: "Everything", others: [FAST, FAST].slice(0, players - 1) });
    await playToTheEnd(page, seed, met);
    expect((await result(page)).length).toBeGreaterThanOrEqual(players);
  });
}
