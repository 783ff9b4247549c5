// The news of a game as a list of its turns: what is worth a line, and at which moves one can stop.

import type { NewsItem, Scoring } from "$wire";
import { fact, seatOf, type Who } from "./story";

export interface Line {
  ply: number;
  say: string;
}

export type Entry =
  | { kind: "turn"; turn: number; seat: number; first: number; last: number; lines: Line[] }
  /** What belongs to no turn: the deal, and what follows a scoring. */
  | { kind: "between"; first: number; last: number; lines: Line[] }
  | { kind: "scoring"; first: number; last: number; scoring: Scoring; lines: Line[] };

/** Is it something that somebody did, or points? What only comes up, and who only passes, is seen on the table. */
function tells(item: NewsItem): boolean {
  if (item.scoring || item.points) return true;
  if (item.name === "turn" || /(^|-)passed$/.test(item.name)) return false;
  return seatOf(item) !== undefined || fact(item, "winners") !== undefined;
}

/** What somebody is called. */
export type Name = (who: Who) => string;

/** Points are told without whose they are: that is put before them. */
const sentence = (item: NewsItem, name: Name): string => (item.points ? `${name(item.points.seat)}: ${item.say}` : item.say);

/** What a move did, in sentences; what only came up, where nobody did anything. */
export function sentences(news: readonly NewsItem[], name: Name): string[] {
  const told = news.filter(tells);
  return (told.length ? told : news).map((item) => sentence(item, name));
}

export function entries(news: readonly NewsItem[], name: Name): Entry[] {
  const all: Entry[] = [];
  let open: Entry = { kind: "between", first: 0, last: 0, lines: [] };
  const close = (): void => {
    if (open.kind === "turn" || open.lines.length) all.push(open);
  };
  for (const item of news) {
    const number = fact(item, "number");
    const seat = seatOf(item);
    if (item.name === "turn" && number?.kind === "number" && seat !== undefined) {
      close();
      open = { kind: "turn", turn: number.number, seat, first: item.ply + 1, last: item.ply + 1, lines: [] };
      continue;
    }
    if (!tells(item)) continue;
    const line = { ply: item.ply, say: sentence(item, name) };
    if (item.scoring) {
      close();
      all.push({ kind: "scoring", first: item.ply, last: item.ply, scoring: item.scoring, lines: [line] });
      open = { kind: "between", first: item.ply, last: item.ply, lines: [] };
      continue;
    }
    if (!open.lines.length) open.first = item.ply;
    open.last = item.ply;
    open.lines.push(line);
  }
  close();
  return all;
}

/** The moves at which something can be seen, from the first to the last: passing alone is no reason to stop. */
export function stops(news: readonly NewsItem[], first: number, plies: number): number[] {
  const told = news.filter((item) => tells(item) && item.ply > first && item.ply < plies).map((item) => item.ply);
  return [...new Set([first, ...told, plies])].sort((a, b) => a - b);
}

/** The next stop in a direction; a single step where none is known. */
export function nextStop(all: readonly number[], ply: number, by: 1 | -1): number | undefined {
  return by > 0 ? all.find((stop) => stop > ply) : all.findLast((stop) => stop < ply);
}

/** Which entry of the list a move belongs to. */
export function entryAt(all: readonly Entry[], ply: number): number {
  const inside = all.findIndex((entry) => entry.kind !== "scoring" && entry.first <= ply && ply <= entry.last);
  return inside >= 0 ? inside : all.findLastIndex((entry) => entry.first <= ply);
}
