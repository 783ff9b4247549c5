// The moments that made a game what it was: at most three, and each of them something that was told.

import type { NewsItem } from "$wire";
import { changes, course, type Held, type Paid, payments, scorings, turnAt, turns, valueAt, type Who } from "./story";

interface Moment {
  ply: number;
  turn: number;
  seat: number;
}

export type Turning = Moment &
  (
    | { kind: "lead"; round: number; other: number; points: number; ahead: number }
    | { kind: "gain"; round: number; points: number; rows: { title: string; points: number }[] }
    | { kind: "overtaken"; title: string; other: number; points: number; less: number }
    | { kind: "exact"; count: number }
    | { kind: "beside"; title: string; points: number }
  );

/** Somebody's moment, and how many points it is about: that is what it is weighed by. */
interface Weighed {
  turning: Turning;
  weight: number;
}

/** Points outside scorings that are worth a word. */
const NOTABLE = 5;
/** An exact payment is a free action: about so many points. */
const FREE = 4;

type Game = { news: readonly NewsItem[]; seats: readonly { seat: number; score: number }[] };

export function turningPoints(game: Game, most = 3): Turning[] {
  const held = scorings(game.news);
  const found = [leads(game, held), gains(game, held), overtaken(game, held), exacts(game), beside(game)];
  const best = found.map((some) => some.toSorted(heavier));
  // The best of every kind first, so that a game is not told by three sentences of one sort.
  const rest = best.flatMap((some) => some.slice(1)).sort(heavier);
  const all = [...best.flatMap((some) => some.slice(0, 1)).sort(heavier), ...rest];
  const chosen: Turning[] = [];
  for (const { turning } of all) {
    const told = chosen.some((other) => other.ply === turning.ply && other.seat === turning.seat);
    if (!told && chosen.length < most) chosen.push(turning);
  }
  return chosen.sort((a, b) => a.ply - b.ply);
}

const heavier = (one: Weighed, other: Weighed): number => other.weight - one.weight;
const rival = (game: Game, seat: number): number[] => game.seats.map((one) => one.seat).filter((other) => other !== seat);

/** Who goes ahead in a scoring of whoever was ahead alone before it. */
function leads({ news, seats }: Game, held: readonly Held[]): Weighed[] {
  const [all, begun] = [changes(news), turns(news)];
  const courses = seats.map(({ seat, score }) => ({ seat, knots: course(all, seat, score) }));
  return held.flatMap(({ ply, scoring }) => {
    const before = order(courses.map(({ seat, knots }) => ({ seat, points: valueAt(knots, ply - 1) })));
    const after = order(courses.map(({ seat, knots }) => ({ seat, points: valueAt(knots, ply) })));
    const [was, second, is, next] = [before[0], before[1], after[0], after[1]];
    if (!was || !second || !is || !next || was.seat === is.seat) return [];
    if (was.points === second.points || is.points === next.points) return [];
    const then = before.find((one) => one.seat === is.seat)?.points ?? 0;
    const swing = was.points - then + (is.points - next.points);
    const turning: Turning = { kind: "lead", ply, turn: turnAt(begun, ply), round: scoring.round, seat: is.seat, other: was.seat, points: is.points, ahead: is.points - next.points };
    return [{ turning, weight: swing + 10 }];
  });
}

const order = <T extends { points: number }>(some: T[]): T[] => some.sort((a, b) => b.points - a.points);

/** Who gets more in a scoring than the others do, with what brought the most of it. */
function gains(game: Game, held: readonly Held[]): Weighed[] {
  const begun = turns(game.news);
  return held.flatMap(({ ply, scoring }) =>
    game.seats.flatMap(({ seat }) => {
      const points = scoring.totals[seat] ?? 0;
      const others = rival(game, seat).map((other) => scoring.totals[other] ?? 0);
      const more = points - others.reduce((a, b) => a + b, 0) / Math.max(1, others.length);
      const own = scoring.rows.map((row) => ({ title: row.title, points: row.points.find((one) => one.seat === seat)?.points ?? 0 }));
      const rows = order(own.filter((row) => row.points > 0)).slice(0, 3);
      if (points <= 0 || more <= 0 || !rows.length) return [];
      return [{ turning: { kind: "gain" as const, ply, turn: turnAt(begun, ply), round: scoring.round, seat, points, rows }, weight: more }];
    }),
  );
}

/** Who gets more of a kind than whoever got the most of it in the scoring before. */
function overtaken({ news }: Game, held: readonly Held[]): Weighed[] {
  const begun = turns(news);
  const most = (points: readonly { seat: Who; points: number }[]): { seat: number; points: number }[] =>
    order(points.flatMap(({ seat, points }) => (seat === null ? [] : [{ seat, points }])));
  return held.slice(1).flatMap(({ ply, scoring }, at) =>
    scoring.rows.flatMap((row) => {
      const before = most(held[at]?.scoring.rows.find((other) => other.category === row.category)?.points ?? [])[0];
      const now = most(row.points);
      const [first, then] = [now[0], now.find((one) => one.seat === before?.seat)];
      if (!before?.points || !first || !then || first.seat === before.seat || first.points <= then.points) return [];
      const weight = first.points - then.points;
      const told = { title: row.title, other: before.seat, points: first.points, less: then.points };
      return [{ turning: { kind: "overtaken" as const, ply, turn: turnAt(begun, ply), seat: first.seat, ...told }, weight }];
    }),
  );
}

/** Who paid exactly more than once in a turn. */
function exacts({ news }: Game): Weighed[] {
  const byTurn = new Map<string, Paid[]>();
  for (const paid of payments(news)) {
    const own = `${paid.turn} ${paid.seat}`;
    if (paid.exact) byTurn.set(own, [...(byTurn.get(own) ?? []), paid]);
  }
  return [...byTurn.values()].flatMap((paid) => {
    const last = paid[paid.length - 1];
    if (!last || paid.length < 2) return [];
    return [{ turning: { kind: "exact" as const, ply: last.ply, turn: last.turn, seat: last.seat, count: paid.length }, weight: FREE * paid.length }];
  });
}

/** What somebody got or lost at one stroke outside a scoring; what one begins with is none of it. */
function beside({ news }: Game): Weighed[] {
  const begun = turns(news);
  return news.flatMap(({ ply, points }) => {
    const turn = turnAt(begun, ply);
    if (!points || points.seat === null || !turn || Math.abs(points.points) < NOTABLE) return [];
    const told = { title: points.title, points: points.points };
    return [{ turning: { kind: "beside" as const, ply, turn, seat: points.seat, ...told }, weight: Math.abs(points.points) }];
  });
}
