// The Red Palace, alone and with the modules that go with it.

import { FAST, make, result } from "./making";
import { playToTheEnd } from "./player";
import { expect, test } from "./test";

test("a whole game of The Red Palace", async ({ page, met }) => {
  await make(page, { players: 4, game: "The Red Palace", others: [FAST, FAST, FAST] });
  await playToTheEnd(page, 5, met);
  expect(await result(page)).toHaveLength(4);
});

test("a whole game of The Red Palace with modules", async ({ page, met }) => {
  await make(page, { players: 2, game: "The Red Palace", others: [FAST], modules: ["Field Camps", "Bazaars", "Medina"] });
  await playToTheEnd(page, 8, met);
  expect((await result(page)).length).toBeGreaterThanOrEqual(2);
});
