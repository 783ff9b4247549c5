// Two people and two bots, with ten modules.

import { FAST, make, result, sit } from "./making";
import { playToTheEnd } from "./player";
import { expect, test } from "./test";

const TEN = ["Vizier’s Favour", "Squares", "Exchange Offices", "Bonus Cards", "Diamonds", "Characters", "Thieves", "Change", "Street Trader", "Medina"];

test("two people and two bots play with ten modules", async ({ page, somebody, met }) => {
  const address = await make(page, { players: 4, others: ["Open", FAST, FAST], modules: TEN });
  await expect(page.getByText("with 10 modules")).toBeVisible();
  const other = await somebody();
  await sit(other, address, "Cleo");
  await page.getByRole("button", { name: "Begin the game" }).click();

  await Promise.all([playToTheEnd(page, 3, met, "people"), playToTheEnd(other, 4, met, "people")]);
  const scores = await result(page);
  expect(scores).toHaveLength(4);
  expect(await result(other)).toEqual(scores);
});
