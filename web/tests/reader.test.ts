// The law as the page has it: complete, and found.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { find, marked } from "../src/reader/find";
import { chapterOf, isRule, plain, type Rule } from "../src/reader/law";
import { blocks, numbers, sentences, spans } from "../tools/law";
import { law } from "../tools/rules";

const { chapters, texts } = law();
const rules = [...texts.values()].flat().filter((block): block is Rule => block.kind === "rule");
const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the chapters", () => {
  it("have every rule of the index, each once", () => {
    const listed = numbers(file("rules/index.md"));
    expect(new Set(rules.map(({ id }) => id))).toEqual(new Set(listed));
    expect(rules).toHaveLength(listed.length);
  });

  it("have names and a line about them in every language", () => {
    for (const { id, names, gists } of chapters) {
      for (const name of [...Object.values(names), ...Object.values(gists ?? {})]) expect(name).not.toBe(id);
      expect(gists === undefined).toBe(id === "base");
    }
  });

  it("are found by the number of a rule and by their own name", () => {
    for (const { id } of rules) expect(isRule(id)).toBe(true);
    for (const chapter of chapters) {
      expect(chapterOf(chapters, chapter.id)).toBe(chapter);
      const first = texts.get(chapter.id)?.find((block): block is Rule => block.kind === "rule");
      expect(chapterOf(chapters, first?.id)).toBe(chapter);
    }
    expect(chapterOf(chapters, "nothing")).toBeUndefined();
    expect(chapterOf(chapters, undefined)).toBeUndefined();
  });

  it("have tables whose rows are as wide as their heads", () => {
    for (const block of [...texts.values()].flat()) if (block.kind === "table") for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });

  it.each(["nl", "de"])("are told in one sentence for each rule in %s", (lang) => {
    const told = sentences(file(`locales/${lang}/rules.md`));
    for (const { id } of rules) expect(told[id], id).toBeTruthy();
  });
});

describe("a text", () => {
  const known = new Set(["BASE-B3", "CAM-5"]);

  it("is read piece by piece, and links only to rules that there are", () => {
    expect(spans("**legal** if BASE-B3 holds, not BASE-B9; `x` [000 p.5]", known)).toEqual([
      ["b", "legal"],
      " if ",
      ["rule", "BASE-B3"],
      " holds, not BASE-B9; ",
      ["code", "x"],
      " ",
      ["src", "[000 p.5]"],
    ]);
  });

  it("has headings, rules that go on, lists in lists and tables", () => {
    const made = blocks("# T\n\nIntro\ngoes on.\n\n## Rules\nBuying\n- CAM-5 One\n  two. [000 p.1]\n\n1. a\n   - b\n2. c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n", known);
    expect(made).toEqual([
      { kind: "text", text: ["Intro goes on."] },
      { kind: "head", level: 2, id: "rules", text: ["Rules"] },
      { kind: "head", level: 3, id: "buying", text: ["Buying"] },
      { kind: "rule", id: "CAM-5", text: ["One two."], src: "000 p.1" },
      { kind: "list", ordered: true, items: [{ text: ["a"], items: [{ text: ["b"] }] }, { text: ["c"] }] },
      { kind: "table", head: [["x"], ["y"]], rows: [[["1"], ["2"]]] },
    ]);
  });

  it("says which other rules speak of a rule", () => {
    expect(rules.find(({ id }) => id === "BASE-B5")?.named).toContain("BASE-X2");
  });
});

describe("searching", () => {
  it("finds a rule by its number first", () => {
    expect(find(texts, {}, "base-b3")[0]?.rule.id).toBe("BASE-B3");
    expect(find(texts, {}, "BASE-B").slice(0, 6).every(({ rule }) => rule.id.startsWith("BASE-B"))).toBe(true);
  });

  it("finds all words, in the law or in the reader's sentence", () => {
    for (const { rule } of find(texts, {}, "Bastion WALL")) expect(plain(rule.text).toLowerCase()).toMatch(/bastion/);
    expect(find(texts, { "BASE-B3": "Mauer an Mauer" }, "mauer").map(({ rule }) => rule.id)).toEqual(["BASE-B3"]);
    expect(find(texts, {}, " ")).toEqual([]);
  });

  it("marks what was found, whatever signs were typed", () => {
    expect(marked("A wall (red)", ["wall", "(r"])).toEqual([
      { text: "A ", found: false },
      { text: "wall", found: true },
      { text: " ", found: false },
      { text: "(r", found: true },
      { text: "ed)", found: false },
    ]);
  });
});
