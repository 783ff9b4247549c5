// Markdown of the law → data. It knows what rules/*.md use of Markdown, and nothing else.

import type { Block, Item, Rule, Span } from "../src/reader/law.ts";

const RULE = /^- ([A-Z]{3,4}-(?:[A-Z][0-9]*|[0-9]+)[a-z]?) (.*)$/;
const MARKS = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|\b([A-Z]{3,4}-(?:[A-Z][0-9]*|[0-9]+)[a-z]?)\b|(\[(?:RULING|summary|option|\d{3})[^\][]*\])/g;

/** One line of text. Only numbers of rules that there are become links. */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    const [all, b, i, code, rule, src] = match;
    if (rule !== undefined && !known.has(rule)) continue;
    if (match.index > from) found.push(text.slice(from, match.index));
    if (b !== undefined) found.push(["b", b]);
    else if (i !== undefined) found.push(["i", i]);
    else if (code !== undefined) found.push(["code", code]);
    else if (rule !== undefined) found.push(["rule", rule]);
    else if (src !== undefined) found.push(["src", src]);
    from = match.index + all.length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/** The numbers of all rules of a text. */
export const numbers = (text: string): string[] => text.split("\n").flatMap((line) => RULE.exec(line)?.[1] ?? []);

/** A heading as a part of an address. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const cells = (line: string): string[] => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());

/** What stands under a `# title`. */
export function blocks(text: string, known: ReadonlySet<string>): Block[] {
  const lines = text.split("\n").slice(1);
  const made: Block[] = [];
  const read = (line: string): Span[] => spans(line, known);
  let at = 0;
  /** The line, with those that go on with it. */
  const whole = (first: string): string => {
    let all = first;
    while (/^ +\S/.test(lines[at] ?? "") && !/^ +- /.test(lines[at] ?? "")) all += ` ${(lines[at++] ?? "").trim()}`;
    return all;
  };
  while (at < lines.length) {
    const line = lines[at++] ?? "";
    const rule = RULE.exec(line);
    if (!line.trim()) continue;
    else if (line.startsWith("## ")) made.push({ kind: "head", level: 2, id: slug(line), text: read(line.slice(3)) });
    else if (rule?.[1] && rule[2]) made.push(ruleOf(rule[1], whole(rule[2]), read));
    else if (line.startsWith("|")) {
      const rows = [line];
      while (lines[at]?.startsWith("|")) rows.push(lines[at++] ?? "");
      const [head, , ...body] = rows.map((row) => cells(row).map(read));
      made.push({ kind: "table", head: head ?? [], rows: body });
    } else if (/^(- |\d+\. )/.test(line)) {
      const ordered = /^\d/.test(line);
      const items = [{ text: read(whole(line.replace(/^(- |\d+\. )/, ""))) }] as Item[];
      for (; ; ) {
        const next = lines[at] ?? "";
        const below = /^ +- (.*)$/.exec(next);
        const last = items[items.length - 1];
        if (below?.[1] && last) {
          at++;
          (last.items ??= []).push({ text: read(whole(below[1])) });
        } else if (/^(- |\d+\. )/.test(next) && !RULE.test(next)) {
          at++;
          items.push({ text: read(whole(next.replace(/^(- |\d+\. )/, ""))) });
        } else break;
      }
      made.push({ kind: "list", ordered, items });
    } else {
      let all = line;
      while (/^[^\s#|-]/.test(lines[at] ?? "") && !/^\d+\. /.test(lines[at] ?? "")) all += ` ${lines[at++] ?? ""}`;
      // A short line without a full stop right above a list or a table is its heading.
      const title = all === line && all.length < 100 && !/[.:]$/.test(all) && /^(- |\|)/.test(lines[at] ?? "");
      const text = all.replace(/^\*\*(.*)\*\*$/, "$1");
      made.push(title ? { kind: "head", level: 3, id: slug(text), text: read(text) } : { kind: "text", text: read(all) });
    }
  }
  return made;
}

function ruleOf(id: string, text: string, read: (line: string) => Span[]): Rule {
  const src = / \[([^\][]+)\]$/.exec(text);
  const rule: Rule = { kind: "rule", id, text: read(src ? text.slice(0, src.index) : text) };
  if (src?.[1]) rule.src = src[1];
  return rule;
}

/** Tells every rule which others speak of it. */
export function crossed(all: readonly Block[]): void {
  const named = new Map<string, Set<string>>();
  for (const block of all) {
    if (block.kind !== "rule") continue;
    for (const span of block.text)
      if (typeof span !== "string" && span[0] === "rule" && span[1] !== block.id)
        named.set(span[1], (named.get(span[1]) ?? new Set()).add(block.id));
  }
  for (const block of all) {
    const by = block.kind === "rule" ? named.get(block.id) : undefined;
    if (block.kind === "rule" && by) block.named = [...by];
  }
}

/** Sentences of `locales/LANG/rules.md`, by the number of their rule. */
export const sentences = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const rule = RULE.exec(line);
      return rule?.[1] && rule[2] ? [[rule[1], rule[2]] as const] : [];
    }),
  );
