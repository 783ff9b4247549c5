// Two people, each with a browser of their own, and Dirk: from the first page to the same result.

import { make, result, sit } from "./making";
import { playToTheEnd } from "./player";
import { expect, test } from "./test";

test("two people play a whole game with Dirk", async ({ page, somebody, met, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await make(page, { players: 2, others: ["Open"] });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await somebody();
  await sit(other, link, "Cleo");
  await expect(page.getByText("Cleo")).toBeVisible();
  await page.getByRole("button", { name: "Begin the game" }).click();

  await Promise.all([playToTheEnd(page, 1, met), playToTheEnd(other, 2, met)]);
  const scores = await result(page);
  expect(scores, "two people and Dirk").toHaveLength(3);
  expect(await result(other)).toEqual(scores);
});
