// Searching the law: numbers of rules and words, in the law's own text and in its sentences of another language.

import { plain, type Block, type Rule } from "./law";

export interface Hit {
  chapter: string;
  rule: Rule;
}

/** What was typed, as words to look for. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter((word) => word.length > 1);

/** The rules that have all of the words, chapter by chapter in the order given; one whose number was typed comes first. */
export function find(texts: ReadonlyMap<string, readonly Block[]>, gists: Readonly<Record<string, string>>, query: string): Hit[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const hits: Hit[] = [];
  for (const [chapter, blocks] of texts)
    for (const rule of blocks) {
      if (rule.kind !== "rule") continue;
      const text = `${rule.id} ${plain(rule.text)} ${gists[rule.id] ?? ""}`.toLowerCase();
      if (words.every((word) => text.includes(word))) hits.push({ chapter, rule });
    }
  const typed = query.trim().toUpperCase();
  const first = (hit: Hit): number => (hit.rule.id === typed ? 0 : hit.rule.id.startsWith(typed) ? 1 : 2);
  return hits.map((hit, at) => ({ hit, at })).sort((a, b) => first(a.hit) - first(b.hit) || a.at - b.at).map(({ hit }) => hit);
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  if (!words.length) return [{ text, found: false }];
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "i");
  return text.split(any).flatMap((piece, at) => (piece ? [{ text: piece, found: at % 2 === 1 }] : []));
}
