// What is planned before a table is opened, and what the lists show.

import { describe, expect, it } from "vitest";
import type { Catalogue, Module } from "$wire";
import { readFileSync } from "node:fs";
import type { OwnTable } from "../src/lib/api";
import { expansions, shortName } from "../src/lib/modules";
import { read } from "../src/lib/words.svelte";
import { fitting, goneTo, openingOf, optionsOf, picked, plan, presetOf, resized, seated, seatPlans } from "../src/lobby/plan";
import { sorted } from "../src/lobby/tables";
import { ago, long } from "../src/lobby/when";
import { friendly } from "../src/lobby/who";
import type { Kept } from "../src/table/kept";

const module = (name: string, number: number, games = ["alhambra"]): Module => ({ name, title: `The ${name}`, number, gist: "", games, options: [] });
const turn = { name: "turn", say: "May it be turned?", values: [{ name: "off", say: "no" }, { name: "on", say: "yes" }], usual: "off" };
const catalogue: Catalogue = {
  version: 1,
  rules: 1,
  games: [
    { name: "alhambra", title: "Alhambra", players: [2, 6], options: [{ name: "limit", say: "So many turns", values: [], range: [0, 9], usual: "5" }] },
    { name: "other", title: "The Other", players: [2, 4], options: [] },
  ],
  modules: [module("one", 1), module("four", 4), module("five", 5, ["alhambra", "other"]), { ...module("last", 25), options: [turn] }],
  presets: [
    { name: "none", title: "None", gist: "", game: "alhambra", modules: [] },
    { name: "two", title: "Two", gist: "", game: "alhambra", modules: ["one", "five"] },
  ],
  tiles: [],
  cards: [],
  buildings: [],
  currencies: [],
  abilities: [],
};
const who = (seats: readonly { who: string }[]): string => seats.map((seat) => seat.who).join(" ");

describe("modules", () => {
  it("stand by the expansion they came in, without those of the other game", () => {
    const names = (game: string) => expansions(catalogue.modules, game).map(({ expansion, modules }) => [expansion, ...modules.map(({ name }) => name)]);
    expect(names("alhambra")).toEqual([[1, "one", "four"], [2, "five"], [null, "last"]]);
    expect(names("other")).toEqual([[2, "five"]]);
  });
  it("lose their article on a card", () => {
    expect(["The Squares", "De pleinen", "Die Bauhütten", "Thebes"].map((title) => shortName({ name: "x", title }))).toEqual(["Squares", "Pleinen", "Bauhütten", "Thebes"]);
  });
  it("are picked by chance, in their order, and never more than there are", () => {
    const names = ["a", "b", "c", "d"];
    expect(picked(names, 2, () => 0)).toEqual(["c", "d"]);
    expect(picked(names, 2, () => 0.99)).toEqual(["a", "b"]);
    expect(picked(names, 9)).toEqual(names);
  });
  it("are known as a preset in any order", () => {
    expect(presetOf(catalogue, { game: "alhambra", modules: ["five", "one"] })).toBe("two");
    expect(presetOf(catalogue, { game: "alhambra", modules: ["one"] })).toBeUndefined();
    expect(presetOf(catalogue, { game: "other", modules: [] })).toBeUndefined();
  });
  it("that do not go with a game are left out", () => expect(fitting(catalogue, "other", ["one", "five"])).toEqual(["five"]));
});

describe("seats", () => {
  it("begin with me, and people or bots", () => {
    expect(who(plan("link", 3, "people").seats)).toBe("me open open");
    expect(who(plan("screen", 3, "people").seats)).toBe("me person person");
    expect(who(plan("link", 3, "bots").seats)).toBe("me bot bot");
  });
  it("keep who sits there when there are more or fewer", () => {
    const seats = seated(plan("link", 3, "people").seats, 1, "bot", "random");
    expect(who(resized(seats, 5, "link"))).toBe("me bot open open open");
    expect(who(resized(seats, 2, "link"))).toBe("me bot");
    expect(who(resized(seated(seats, 2, "me"), 2, "link"))).toBe("open me");
  });
  it("have one of me: who moves changes places", () => {
    const seats = seated(plan("link", 3, "people").seats, 1, "bot", "random");
    const moved = seated(seats, 1, "me");
    expect(who(moved)).toBe("bot me open");
    expect(moved[0]?.bot).toBe("random");
  });
  it("are people at this screen where nobody can come by a link", () => {
    const there = goneTo(plan("link", 3, "people"), "screen");
    expect(who(there.seats)).toBe("me person person");
    expect([there.window, there.each]).toEqual([null, null]);
    expect(who(goneTo(there, "slow").seats)).toBe("me open open");
  });
  it("say who sits down, and give a name to who has none", () => {
    const of = plan("screen", 3, "people");
    const seats = of.seats.with(1, { who: "person", bot: "", name: " Pim " });
    expect(seatPlans({ ...of, seats }, (seat) => `Player ${seat}`)).toEqual([{ kind: "me" }, { kind: "person", name: "Pim" }, { kind: "person", name: "Player 2" }]);
  });
});

describe("an opening", () => {
  it("holds only what is not as usual, and what belongs to the choice", () => {
    const of = { ...plan("link", 3, "people"), modules: ["last"], options: { turn: "on", limit: "5", foreign: "x" } };
    expect(openingOf(catalogue, of)).toEqual({ players: 3, game: "alhambra", modules: ["last"], options: { turn: "on" }, settings: { window: 30, listed: false, watchers: true } });
    expect(optionsOf(catalogue, of).map((group) => group.of)).toEqual(["Alhambra", "The last"]);
  });
  it("has a clock where a game is slow, and none around one screen", () => {
    expect(openingOf(catalogue, plan("slow", 2, "people")).settings).toMatchObject({ clock: { each: 172_800, reserve: 0 }, window: 43_200 });
    expect(openingOf(catalogue, plan("screen", 2, "people")).settings).toEqual({ window: null });
  });
});

describe("the list of tables", () => {
  const own = (table: string, state: string, at: number, your_turn = false): OwnTable => ({ table, state, at, your_turn, game: "alhambra", modules: [], chairs: ["Noor", null, "greedy B"] });
  const here: Kept = { id: "here", at: 40, players: 2, game: "alhambra", modules: [], names: ["Pim"], stage: "over", your_turn: true };
  it("begins where one is waited for and ends with what is over", () => {
    const rows = sorted([own("old", "playing", 10), own("new", "gathering", 20), own("turn", "playing", 5, true)], [here]);
    expect(rows.map(({ href }) => href)).toEqual(["/table/turn", "/table/new", "/table/old", "/here/here"]);
    expect(rows[3]?.yourTurn).toBe(false);
    expect(rows[0]?.names).toEqual(["Noor", "greedy B"]);
  });
  it("leaves names of people as they are", () => expect(friendly("Bram B")).toBe("Bram B"));
  it("says how long ago, and how long", () => {
    expect(ago(0, 20 * 60_000)).toBe("20 minutes ago");
    expect(ago(0, 26 * 3_600_000)).toBe("yesterday");
    expect([long(30), long(172_800), long(43_200)]).toEqual(["30 seconds", "2 days", "12 hours"]);
  });
});

describe("the words", () => {
  const folder = new URL("../../locales/", import.meta.url);
  it.each(["en", "nl", "de"] as const)("in %s format without a missing fact", (lang) => {
    const bundle = read(lang, readFileSync(new URL(`${lang}/web-lobby.ftl`, folder), "utf8"));
    const facts = { n: 2, game: "g", players: 4, modules: 3, seat: "A", other: "B", who: "w", name: "n", each: "e", value: "v", why: "y", bot: "b", language: "l" };
    for (const [id, message] of bundle._messages) {
      const wrong: Error[] = [];
      if (message.value) bundle.formatPattern(message.value, facts, wrong);
      expect(wrong, id).toEqual([]);
    }
  });
});
