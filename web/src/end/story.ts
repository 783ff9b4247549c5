// What a game tells of itself afterwards, from its news alone. No rule is known here: points, scorings and exact payments are
// facts that were told.

import type { NewsItem, Scoring, SeatView, Thing } from "$wire";

/** Somebody with points: a seat, or none for Dirk, as on the wire. */
export type Who = number | null;

/** Points that somebody got or lost, and for what. */
export interface Change {
  ply: number;
  who: Who;
  points: number;
  /** The heading they are counted under. */
  title: string;
  /** What that heading is called in files: `wall`, a type of building, or a module. */
  category: string;
  /** The scoring they belong to, if they do. */
  round?: number;
}

export interface Begun {
  /** The move that led to it. */
  ply: number;
  turn: number;
  seat: number;
}

export interface Held {
  ply: number;
  scoring: Scoring;
}

export interface Paid {
  ply: number;
  turn: number;
  seat: number;
  exact: boolean;
}

export interface Source {
  title: string;
  category: string;
  points: Map<Who, number>;
}

export interface Ranked {
  who: Who;
  /** None for Dirk, who only takes part. */
  place: number | null;
  score: number;
  /** Points of each scoring, in their order. */
  rounds: number[];
  /** All others: what one began with, and what came outside scorings. */
  beside: number;
}

/** How much somebody had after a move. */
export interface Knot {
  ply: number;
  value: number;
}

export const fact = (item: NewsItem, name: string): Thing | undefined => item.facts.find((told) => told.name === name)?.thing;

export function seatOf(item: NewsItem): number | undefined {
  const thing = fact(item, "seat");
  return thing?.kind === "seat" ? thing.seat : undefined;
}

export function changes(news: readonly NewsItem[]): Change[] {
  const all: Change[] = [];
  for (const { ply, scoring, points, ...item } of news) {
    for (const row of scoring?.rows ?? [])
      for (const one of row.points)
        if (one.points) all.push({ ply, who: one.seat, points: one.points, title: row.title, category: row.category, round: scoring?.round });
    if (!points) continue;
    const by = item.facts.find((told) => told.name === "by")?.thing;
    const category = by?.kind === "module" ? by.module : (item.module ?? points.title);
    all.push({ ply, who: points.seat, points: points.points, title: points.title, category, round: points.round });
  }
  return all;
}

export const scorings = (news: readonly NewsItem[]): Held[] =>
  news.flatMap(({ ply, scoring }) => (scoring ? [{ ply, scoring }] : []));

export function turns(news: readonly NewsItem[]): Begun[] {
  return news.flatMap((item) => {
    const [number, seat] = [fact(item, "number"), seatOf(item)];
    if (item.name !== "turn" || number?.kind !== "number" || seat === undefined) return [];
    return [{ ply: item.ply, turn: number.number, seat }];
  });
}

/** The turn in which a move was made: the last one that had begun before it. 0 before the first. */
export function turnAt(begun: readonly Begun[], ply: number): number {
  return begun.findLast((turn) => turn.ply < ply)?.turn ?? 0;
}

/** Who won, as it was told at the end. */
export function winners(news: readonly NewsItem[]): number[] {
  const told = news.findLast((item) => fact(item, "winners"));
  const list = told && fact(told, "winners");
  return list?.kind === "list" ? list.list.flatMap((thing) => (thing.kind === "seat" ? [thing.seat] : [])) : [];
}

/** The players by their places, Dirk last. */
export function ranks(view: SeatView, all: readonly Change[], held: readonly Held[]): Ranked[] {
  const one = (who: Who, score: number, place: number | null): Ranked => {
    const rounds = held.map(({ scoring }) => sum(all.filter((change) => change.who === who && change.round === scoring.round)));
    return { who, place, score, rounds, beside: score - rounds.reduce((a, b) => a + b, 0) };
  };
  const won = (seat: number): boolean => view.winners.includes(seat);
  const place = (seat: number, score: number): number =>
    won(seat) ? 1 : 1 + view.players.filter((other) => other.seat !== seat && (won(other.seat) || other.score > score)).length;
  const players = view.players.map(({ seat, score }) => one(seat, score, place(seat, score)));
  players.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return view.dirk ? [...players, one(null, view.dirk.score, null)] : players;
}

const sum = (some: readonly Change[]): number => some.reduce((all, change) => all + change.points, 0);

/** The score of somebody after every move that changed it. What the news do not explain was there from the beginning. */
export function course(all: readonly Change[], who: Who, score: number, first = 0): Knot[] {
  const own = all.filter((change) => change.who === who);
  const knots: Knot[] = [{ ply: first, value: score - sum(own) }];
  for (const { ply, points } of own) {
    const last = knots[knots.length - 1];
    const value = (last?.value ?? 0) + points;
    if (last && last.ply === ply) last.value = value;
    else knots.push({ ply, value });
  }
  return knots;
}

/** What somebody will have at the end who has so much after a move. */
export const finalScore = (all: readonly Change[], who: Who, score: number, ply: number): number =>
  score + sum(all.filter((change) => change.who === who && change.ply > ply));

/** How much it was after a move. */
export const valueAt = (knots: readonly Knot[], ply: number): number =>
  (knots.findLast((knot) => knot.ply <= ply) ?? knots[0])?.value ?? 0;

/** Where points came from, in the order in which scorings tell of it; what no scoring tells of comes last. */
export function sources(all: readonly Change[], held: readonly Held[]): Source[] {
  const told = held.toReversed().flatMap(({ scoring }) => scoring.rows.map((row) => row.title));
  const order = [...new Set([...told, ...all.map((change) => change.title)])];
  const found = new Map<string, Source>();
  for (const { title, category, who, points } of all) {
    const source = found.get(title) ?? { title, category, points: new Map<Who, number>() };
    source.points.set(who, (source.points.get(who) ?? 0) + points);
    found.set(title, source);
  }
  return order.flatMap((title) => found.get(title) ?? []);
}

/** Payments of which it was said whether they were exact. */
export function payments(news: readonly NewsItem[]): Paid[] {
  const begun = turns(news);
  return news.flatMap((item) => {
    const [exact, seat] = [fact(item, "exact"), seatOf(item)];
    if (exact?.kind !== "flag" || seat === undefined || fact(item, "paid")?.kind !== "money") return [];
    return [{ ply: item.ply, turn: turnAt(begun, item.ply), seat, exact: exact.yes }];
  });
}

/** The longest wall of a seat as the scorings counted it. */
export function wallsCounted(held: readonly Held[], seat: number): Knot[] {
  return held.map(({ ply, scoring }) => {
    const counted = scoring.rows.find((row) => row.category === "wall")?.points.find((points) => points.seat === seat);
    const line = counted?.lines.find((line) => line.kind === "wall");
    return { ply, value: line?.segments.length ?? counted?.points ?? 0 };
  });
}

/** So many moves, evenly over the game, from the first to the last. */
export function samples(plies: number, count = 24): number[] {
  const some = Math.min(count, plies + 1);
  return Array.from({ length: some }, (_, n) => Math.round((plies * n) / Math.max(1, some - 1)));
}
