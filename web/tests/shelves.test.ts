// Shelves of real games: every line is drawn and said, every shelf has its number, and shelves open without making the page jump.

import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import type { Room, SeatView } from "$wire";
import { facesOf, type Faces } from "../src/draw";
import { read } from "../src/lib/words.svelte";
import { linesOf, ownerOf, thingsIn } from "../src/parts/shelves/facts";
import { AT_ONCE, opened } from "../src/parts/shelves/opening";
import { DRAWN, TAILS } from "../src/parts/shelves/pictures";
import { sections } from "../src/parts/shelves/sections";
import { summary } from "../src/parts/shelves/summary";
import { questions, referee, type Referee } from "./engine";

/** Tables change little from question to question. */
const EVERY = 5;
const LANGS = ["en", "nl", "de"] as const;
let play: Referee;
let faces: Faces;
/** What was seen at the table, each with the room that showed it. */
const seen: { view: SeatView; room: Room }[] = [];

beforeAll(async () => {
  play = await referee();
  faces = facesOf(play.catalogue);
  const every = play.catalogue.modules.filter((module) => module.games.includes("alhambra")).map((module) => module.name);
  const games = [
    { config: { players: 4, modules: every }, seeds: [1, 2] },
    { config: { players: 2, modules: every }, seeds: [4] },
    { config: { players: 3, modules: [], game: "red_palace" }, seeds: [5] },
  ];
  let n = 0;
  for (const { config, seeds } of games)
    for (const seed of seeds)
      for (const { view } of questions(play, config, seed, 900)) if (n++ % EVERY === 0) seen.push(...view.rooms.map((room) => ({ view, room })));
}, 120_000);

const looker = (view: SeatView) => ({ seat: view.seat, players: view.players.length });

describe("the number beside a name", () => {
  it("is there for every module that shows something", () => {
    // The Red Palace has no row, master builders have no shelf, and a treasure chamber may be empty.
    const rest = ["red_palace", "master_builders", "treasure_chamber"];
    const without = seen.filter(({ room, view }) => !rest.includes(room.module) && !summary(room, looker(view)));
    expect(new Set(without.map(({ room }) => room.module))).toEqual(new Set());
  });

  it("is what the room tells", () => {
    for (const { room, view } of seen) {
      const n = summary(room, looker(view))?.n;
      if (room.module === "vizier") expect(n).toBe(view.players.length - thingsIn(room).length);
      if (room.module === "falconers" || room.module === "bazaars") expect(n).toBe(linesOf(room, "for_sale").length);
      if (room.module === "walls") expect(n).toBe(thingsIn(room).length);
    }
    const first = seen.find(({ room }) => room.module === "squares");
    expect(first && summary(first.room, looker(first.view))).toEqual({ n: 24 });
    const chamber = seen.find(({ room }) => room.module === "treasure_chamber" && linesOf(room, "room").length === 3);
    expect(chamber && summary(chamber.room, looker(chamber.view))).toEqual({ n: 3, price: 8 });
  });

  it("is about whoever looks, and nobody's who only watches", () => {
    const medina = seen.find(({ room }) => room.module === "medina");
    expect(medina && summary(medina.room, { seat: null, players: 4 })).toBeUndefined();
  });

  it("is nothing for a module of a later day, and for one that has not begun", () => {
    expect(summary({ module: "carpets", title: "The Carpets", lines: [] }, { seat: 0, players: 3 })).toBeUndefined();
    expect(summary({ module: "vizier", title: "", lines: [] }, { seat: 0, players: 3 })).toEqual({ n: 3 });
  });

  it("has its words in every language", async () => {
    for (const lang of LANGS) {
      const words = read(lang, await readFile(new URL(`../../locales/${lang}/web-shelf.ftl`, import.meta.url), "utf8"));
      const modules = new Set(seen.map(({ room }) => room.module));
      for (const name of ["red_palace", "master_builders"]) modules.delete(name);
      for (const module of modules) expect(words.hasMessage(`shelf-sum-${module}`), `${lang} ${module}`).toBe(true);
      for (const sort of Object.keys(TAILS)) expect(words.hasMessage(`shelf-tail-${sort.replace(" ", "-")}`), `${lang} ${sort}`).toBe(true);
      for (const { name } of play.catalogue.abilities) expect(words.hasMessage(`shelf-ability-${name}`), `${lang} ${name}`).toBe(true);
    }
  });
});

describe("a shelf", () => {
  it("has every line of its room once, in order", () => {
    for (const { room } of seen) expect(sections(room, faces).flatMap((section) => section.rows.flatMap((row) => row.lines))).toEqual(room.lines);
  });

  it("draws every line that has no words for the eye", () => {
    for (const { room } of seen)
      for (const section of sections(room, faces).filter((one) => one.drawn))
        for (const row of section.rows) {
          const empty = row.lines.every((line) => line.facts.every(({ thing }) => (thing.kind === "by_building" ? thing.list.every((n) => n.kind === "number" && n.number === 0) : "list" in thing && thing.list.length === 0) || thing.kind === "cell" || thing.kind === "seat" || thing.kind === "nothing"));
          expect(row.pics.length > 0 || row.tail !== undefined || empty, `${section.sort}: ${row.lines[0]?.say}`).toBe(true);
          for (const pic of row.pics) expect(pic.svg, section.sort).toMatch(/^<svg/);
        }
  });

  it("keeps together what one person has", () => {
    for (const { room } of seen)
      for (const { rows, drawn, sort } of sections(room, faces)) {
        const owners = rows.map((row) => row.owner).filter((owner) => owner !== undefined);
        if (drawn) expect(new Set(owners).size, sort).toBe(owners.length);
        for (const row of rows) if (drawn) expect(row.lines.every((line) => ownerOf(line) === row.owner), sort).toBe(true);
      }
  });

  it("names only lines that the engine has words for", async () => {
    for (const sort of [...Object.keys(DRAWN), ...Object.keys(TAILS)]) {
      const words = await readFile(new URL(`../../locales/en/${sort.split(" ")[0]}.ftl`, import.meta.url), "utf8");
      expect(words, sort).toContain(`notice-${sort.replace(" ", "-")} =`);
    }
  });

  it("of a module of a later day shows its words and what can be drawn of them", () => {
    const line = { name: "rug", say: "A rug", facts: [{ name: "kind", thing: { kind: "building", building: "garden" } as const }] };
    const [section] = sections({ module: "carpets", title: "", lines: [line] }, faces);
    expect(section?.drawn).toBe(false);
    expect(section?.rows[0]?.pics).toHaveLength(1);
  });
});

describe("shelves that open by themselves", () => {
  const now = { fresh: true, touched: false };

  it("are few", () => {
    expect(opened([], { ...now, live: ["a", "b", "c", "d"] })).toEqual(["a", "b", "c"]);
    expect(AT_ONCE).toBe(3);
  });

  it("stay as they are while somebody thinks", () => {
    expect(opened(["a"], { live: ["b"], fresh: false, touched: false })).toEqual(["a"]);
    expect(opened(["a"], { live: [], fresh: false, touched: true })).toEqual(["a"]);
  });

  it("are joined by what a touch needs", () => {
    expect(opened(["a", "b", "c"], { live: ["d"], fresh: false, touched: true })).toEqual(["a", "b", "c", "d"]);
  });

  it("stay open after their use until others are needed", () => {
    expect(opened(["a"], { ...now, live: [] })).toEqual(["a"]);
    expect(opened(["a"], { ...now, live: ["b"] })).toEqual(["b"]);
  });
});
