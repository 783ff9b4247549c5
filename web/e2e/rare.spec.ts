// Each kind of question once: games that go on from where a recorded one asked it. rare.json says where; chance deals the rest.

import { readFileSync } from "node:fs";
import type { Command } from "$wire";
import { play } from "./player";
import { open } from "./quick";
import places from "./rare.json" with { type: "json" };
import { expect, test } from "./test";
import { TOPICS } from "./topics";

test("every kind of question is asked and answered", async ({ page, met, mayFail }) => {
  test.setTimeout(300_000);
  // A game that ends on the way is looked at from its beginning, which lies in the one that it left: the page is told so, and begins later.
  mayFail(/^400 GET \/api\/tables\//);
  expect(places.map(({ topic }) => topic)).toEqual(TOPICS);
  for (const { topic, record, at, seat } of places) {
    await test.step(topic, async () => {
      const text = readFileSync(`../records/${record}.txt`, "utf8");
      const players = Number(/^players (\d)$/m.exec(text)?.[1]);
      const others = Array.from({ length: players }, (_, n) => n).filter((n) => n !== seat);
      const bots = others.map((n): Command => ({ do: "seat_bot", seat: n, bot: "buy_first" }));
      const { table } = await open(page, { record: text, at, seat, settings: { window: null } }, [{ do: "sit", seat, name: "Ana" }, ...bots, { do: "begin" }]);
      await page.goto(`/table/${table}`);
      await page.locator(".tb").waitFor();
      const before = met.topics[topic] ?? 0;
      await play(page, { seed: at, met, touches: 8 });
      expect(met.topics[topic] ?? 0, topic).toBeGreaterThan(before);
    });
  }
  expect(met.refused, "what was ringed and refused").toEqual([]);
  expect(met.covered, "what was ringed and lies under something else").toEqual([]);
});
