// Who stands in which column, and what a row says of them.

import type { Points, PointsOf, Scoring, ScoringRow, SeatView } from "$wire";

/** A seat, or Dirk. */
export type Who = number | null;

/** Whoever looks first, then clockwise, Dirk last. */
export function columns(view: Pick<SeatView, "seat" | "players" | "dirk">, own: readonly number[]): Who[] {
  const [count, first] = [view.players.length, view.seat ?? own[0] ?? 0];
  const seats: Who[] = view.players.map((_, at) => (first + at) % count);
  return view.dirk ? [...seats, null] : seats;
}

/** What a row brings to somebody. Who is not named in it gets nothing, and there is nothing to tell. */
export const pointsOf = (row: ScoringRow, who: Who): PointsOf =>
  row.points.find(({ seat }) => seat === who) ?? { seat: who, points: 0, say: "", lines: [] };

/** Buildings are counted in halves: 3 is `1½`. */
export const halves = (n: number): string => (n % 2 ? `${n > 1 ? (n - 1) / 2 : ""}½` : String(n / 2));

/** A number with its sign, a minus as wide as a plus. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** The points that followed a scoring, as more rows of it: one for each thing they are for. */
export function followed(after: readonly Points[]): ScoringRow[] {
  const rows = new Map<string, ScoringRow>();
  for (const { seat, points, rule, title } of after) {
    const row = rows.get(title) ?? { category: "", title, rule, points: [] };
    const line = { kind: "award" as const, points, rule, say: title, tile: null };
    const had = row.points.find((one) => one.seat === seat);
    if (had) {
      had.points += points;
      had.lines.push(line);
    } else row.points.push({ seat, points, say: "", lines: [line] });
    rows.set(title, row);
  }
  return [...rows.values()];
}

/** What everybody has got by the first so many rows. */
export const sum = (rows: readonly ScoringRow[], who: Who): number => rows.reduce((all, row) => all + pointsOf(row, who).points, 0);

/** Is what types are worth in another order than theirs? Then it is worth telling. */
export function mixed(scoring: Scoring): boolean {
  const firsts = scoring.rows.flatMap((row) => row.pays?.[0] ?? []);
  return firsts.some((pays, at) => at > 0 && pays < (firsts[at - 1] ?? 0));
}
