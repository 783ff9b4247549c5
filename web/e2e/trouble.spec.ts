// What goes wrong ends in a sentence that can be read, and nothing is lost.

import { make } from "./making";
import { play } from "./player";
import { open } from "./quick";
import { expect, test } from "./test";

test("a table that is not there", async ({ page, mayFail }) => {
  mayFail(/^404 |WebSocket connection/);
  await page.goto("/table/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
  await page.getByRole("link", { name: "My tables" }).click();
  await expect(page.getByRole("button", { name: "Play now" })).toBeVisible();
});

test("a page that is not there", async ({ page, mayFail }) => {
  mayFail(/^404 /);
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("heading", { name: "This address leads nowhere" })).toBeVisible();
});

test("a wrong link, and one that was used", async ({ page, somebody, mayFail }) => {
  mayFail(/^40[349] /);
  const { table, links } = await open(page, { players: 3 }, [{ do: "sit", seat: 0, name: "Ana" }, { do: "invite", role: "sit", seat: 1 }]);
  const [link = ""] = links;
  expect(link).not.toBe("");
  const come = async (secret: string) => {
    const guest = await somebody();
    await guest.goto(`/table/${table}#${secret}`);
    await guest.getByRole("textbox", { name: "Your name" }).fill("Cleo");
    await guest.getByRole("button", { name: "Come in" }).click();
    return guest;
  };
  const bad = await come("NoSuchSecret1234");
  await expect(bad.getByRole("alert")).toHaveText(/good no more/);
  await expect(bad.getByRole("textbox", { name: "Your name" })).toHaveValue("Cleo");
  const first = await come(link);
  await expect(first.getByText("you sit here")).toBeVisible();
  const second = await come(link);
  await expect(second.getByRole("alert")).toHaveText(/good no more/);
});

test("a file that is no record", async ({ page, mayFail }) => {
  mayFail(/^4\d\d /);
  await page.goto("/watch");
  await page.locator("input[type=file]").setInputFiles({ name: "cat.json", mimeType: "application/json", buffer: Buffer.from("meow") });
  await expect(page.getByRole("alert")).toHaveText(/This is no record of a game/);
  await page.goto("/replay/local");
  await page.locator("input[type=file]").setInputFiles({ name: "cat.json", mimeType: "application/json", buffer: Buffer.from("meow") });
  await expect(page.getByRole("alert")).toHaveText("This is not the record of a game.");
});

test("the same table in two tabs of this device", async ({ page, context, met }) => {
  await make(page, { players: 2, how: "On this screen", others: ["Bot, buys first"] });
  await play(page, { seed: 71, met, touches: 10 });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole("heading", { name: "You play in another window" })).toBeVisible();
  // The first one is closed, and the second goes on where it was.
  await page.close();
  await expect(second.getByRole("heading", { name: "You play in another window" })).toBeHidden();
  const went = await play(second, { seed: 72, met });
  expect(went.over).toBe(true);
});

test("a clipboard that is not ours", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    document.execCommand = () => false;
  });
  await make(page, { players: 2, others: ["Open"] });
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "copy it yourself" })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});
