// The law as data: what `tools/rules.ts` makes of the Markdown in `rules/`.

import type { Lang } from "../lib/settings.svelte";

/** A piece of a line: plain, or **bold**, *italic*, `code`, another rule's number, a source in brackets. */
export type Span = string | ["b" | "i" | "code" | "rule" | "src", string];

export interface Item {
  text: Span[];
  items?: Item[];
}

export interface Rule {
  kind: "rule";
  id: string;
  text: Span[];
  /** Where the rule is from: a page of a rulebook, or a ruling of ours. */
  src?: string;
  /** The rules that speak of this one. */
  named?: string[];
}

export type Block =
  | Rule
  | { kind: "head"; level: 2 | 3; id: string; text: Span[] }
  | { kind: "text"; text: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** A file of the law: the base game, the second game, or a module. */
export interface Chapter {
  /** `base`, or the name of the game or module. */
  id: string;
  prefix: string;
  names: Record<Lang, string>;
  /** What it is, in a line; the base game has none. */
  gists?: Record<Lang, string>;
  rules: number;
}

/** The words of a line, without how they are set. */
export const plain = (spans: readonly Span[]): string => spans.map((span) => (typeof span === "string" ? span : span[1])).join("");

/** Does this look like the number of a rule? */
export const isRule = (text: string): boolean => /^[A-Z]{3,4}-(?:[A-Z][0-9]*|[0-9]+)[a-z]?$/.test(text);

/** The chapter that a rule, or the name of a chapter, leads to. */
export function chapterOf<T extends Pick<Chapter, "id" | "prefix">>(chapters: readonly T[], open: string | undefined): T | undefined {
  if (open === undefined) return undefined;
  const found = chapters.find((chapter) => chapter.id === open);
  return found ?? (isRule(open) ? chapters.find((chapter) => open.startsWith(`${chapter.prefix}-`)) : undefined);
}
