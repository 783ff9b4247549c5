import { describe, expect, test } from "vitest";
import type { NewsItem, Scoring, SeatView, Told } from "$wire";
import { byScoring, scale, spread, steps, ticks } from "../src/end/chart";
import { changes, course, finalScore, payments, ranks, samples, scorings, sources, turnAt, turns, valueAt, wallsCounted, winners } from "../src/end/story";
import { turningPoints } from "../src/end/turning";
import { entries, entryAt, nextStop, sentences, stops } from "../src/end/turns";

const seat = (n: number): Told => ({ name: "seat", thing: { kind: "seat", seat: n } });
const item = (ply: number, name: string, facts: Told[] = [], more: Partial<NewsItem> = {}): NewsItem => ({ ply, name, say: `${name} ${ply}`, facts, ...more });
const turn = (ply: number, number: number, who: number): NewsItem =>
  item(ply, "turn", [seat(who), { name: "number", thing: { kind: "number", of: "number", number } }]);
const bought = (ply: number, who: number, exact: boolean): NewsItem =>
  item(ply, "bought", [seat(who), { name: "paid", thing: { kind: "money", cards: ["gulden-5"] } }, { name: "exact", thing: { kind: "flag", yes: exact } }]);

/** Rows as `title: points by seat`; the wall has as many segments as points. */
function scored(ply: number, round: number, rows: Record<string, number[]>): NewsItem {
  const all = Object.entries(rows);
  const scoring: Scoring = {
    round,
    rows: all.map(([category, points]) => ({
      category,
      title: category.toUpperCase(),
      points: points.map((n, who) => ({
        seat: who,
        points: n,
        say: "",
        lines: category === "wall" ? [{ kind: "wall" as const, segments: Array.from({ length: n }, () => ({ cell: [0, 0] as [number, number], side: "N" })) }] : [],
      })),
    })),
    totals: [0, 1].map((who) => all.reduce((sum, [, points]) => sum + (points[who] ?? 0), 0)),
  };
  return item(ply, "scored", [], { scoring });
}

const news: NewsItem[] = [
  item(0, "dealt", [seat(0)]),
  turn(0, 1, 0),
  bought(1, 0, true),
  bought(2, 0, true),
  item(3, "took", [seat(0)]),
  turn(3, 2, 1),
  item(4, "passed", [seat(1)]),
  item(5, "characters-passed", [seat(1)]),
  bought(6, 1, false),
  item(6, "money_shown"),
  scored(6, 1, { wall: [2, 5], garden: [4, 0] }),
  turn(6, 3, 0),
  item(7, "points", [{ name: "by", thing: { kind: "module", module: "invaders" } }], { points: { seat: 1, points: -6, rule: "X-1", title: "ATTACK" } }),
  item(8, "took", [seat(0)]),
  turn(8, 4, 1),
  item(9, "took", [seat(1)]),
  scored(9, 2, { wall: [3, 9], garden: [2, 14] }),
  item(9, "over", [{ name: "winners", thing: { kind: "list", list: [{ kind: "seat", seat: 1 }] } }]),
];
const player = (who: number, score: number) => ({ seat: who, name: "AB"[who] ?? "", score });
const view = { ply: 9, winners: [1], players: [player(0, 11), player(1, 25)], dirk: { score: 7, counts: [], tiles: [] } } as unknown as SeatView;
const all = changes(news);
const held = scorings(news);

describe("the story of a game", () => {
  test("every point has somebody and a heading", () => {
    expect(all.filter((change) => change.who === 1).map(({ points, category }) => `${category} ${points}`)).toEqual(["wall 5", "invaders -6", "wall 9", "garden 14"]);
    expect(all.some((change) => change.points === 0)).toBe(false);
  });

  test("a move belongs to the turn that had begun before it", () => {
    const begun = turns(news);
    expect(begun.map(({ turn, seat }) => [turn, seat])).toEqual([[1, 0], [2, 1], [3, 0], [4, 1]]);
    expect([0, 1, 3, 4, 6, 7, 9].map((ply) => turnAt(begun, ply))).toEqual([0, 1, 1, 2, 2, 3, 4]);
  });

  test("scores follow the news, and what they do not explain was there from the beginning", () => {
    expect(course(all, 0, 11)).toEqual([{ ply: 0, value: 0 }, { ply: 6, value: 6 }, { ply: 9, value: 11 }]);
    const other = course(all, 1, 25);
    expect(other[0]).toEqual({ ply: 0, value: 3 });
    expect([0, 6, 7, 8, 9].map((ply) => valueAt(other, ply))).toEqual([3, 8, 2, 2, 25]);
  });

  test("the end can be told from any moment", () => {
    expect([[0, 3], [6, 8], [7, 2], [9, 25]].map(([ply = 0, score = 0]) => finalScore(all, 1, score, ply))).toEqual([25, 25, 25, 25]);
    expect(winners(news)).toEqual([1]);
    expect(winners(news.slice(0, 5))).toEqual([]);
  });

  test("places come from the winners, then from the points; Dirk has none", () => {
    const [first, second, dirk] = ranks(view, all, held);
    expect(first).toEqual({ who: 1, place: 1, score: 25, rounds: [5, 23], beside: -3 });
    expect(second).toEqual({ who: 0, place: 2, score: 11, rounds: [6, 5], beside: 0 });
    expect(dirk).toMatchObject({ who: null, place: null, score: 7 });
    const level = { ...view, winners: [0], players: [player(0, 20), player(1, 20)] } as unknown as SeatView;
    expect(ranks(level, [], []).map(({ who, place }) => [who, place])).toEqual([[0, 1], [1, 2], [null, null]]);
  });

  test("sources stand in the order of the scorings, those outside them last", () => {
    expect(sources(all, held).map(({ title }) => title)).toEqual(["WALL", "GARDEN", "ATTACK"]);
    expect(sources(all, held)[0]?.points).toEqual(new Map([[0, 5], [1, 14]]));
  });

  test("payments are counted where it was said whether they were exact", () => {
    expect(payments(news)).toEqual([
      { ply: 1, turn: 1, seat: 0, exact: true },
      { ply: 2, turn: 1, seat: 0, exact: true },
      { ply: 6, turn: 2, seat: 1, exact: false },
    ]);
  });

  test("walls are as long as the scorings counted them", () => {
    expect(wallsCounted(held, 1)).toEqual([{ ply: 6, value: 5 }, { ply: 9, value: 9 }]);
    expect(wallsCounted(held, 5).map(({ value }) => value)).toEqual([0, 0]);
  });

  test("samples reach from the first move to the last", () => {
    expect(samples(186)).toHaveLength(24);
    expect([samples(186)[0], samples(186).at(-1)]).toEqual([0, 186]);
    expect(samples(2)).toEqual([0, 1, 2]);
    expect(samples(0)).toEqual([0]);
  });
});

describe("turning points", () => {
  const found = turningPoints({ news, seats: view.players });
  test("are at most three, in the order of the game, one for each moment of somebody", () => {
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found.map(({ ply }) => ply)).toEqual(found.map(({ ply }) => ply).toSorted((a, b) => a - b));
    expect(new Set(found.map(({ ply, seat }) => `${ply} ${seat}`)).size).toBe(found.length);
  });
  test("tell of a lead that changed, of exact payments and of points lost", () => {
    expect(found.map(({ kind }) => kind)).toEqual(["exact", "beside", "lead"]);
    expect(found[2]).toMatchObject({ kind: "lead", seat: 1, other: 0, round: 2, points: 25, ahead: 14, turn: 4 });
    expect(found[0]).toMatchObject({ kind: "exact", seat: 0, count: 2, turn: 1 });
  });
  test("of a game without news there are none", () => expect(turningPoints({ news: [], seats: view.players })).toEqual([]));
});

describe("the list of turns", () => {
  const name = (who: number | null): string => (who === null ? "Dirk" : ("AB"[who] ?? ""));
  const list = entries(news, name);
  test("has the deal, every turn, and scorings of their own", () => {
    expect(list.map(({ kind }) => kind)).toEqual(["between", "turn", "turn", "scoring", "turn", "turn", "scoring", "between"]);
    expect(list[2]).toMatchObject({ turn: 2, seat: 1, first: 6, last: 6, lines: [{ ply: 6, say: "bought 6" }] });
  });
  test("knows where a move belongs", () => {
    expect([0, 1, 3, 4, 6, 7, 9].map((ply) => entryAt(list, ply))).toEqual([0, 1, 1, 1, 2, 4, 5]);
  });
  test("a move is told by what somebody did", () => {
    expect(sentences(news.filter((one) => one.ply === 6), name)).toEqual(["bought 6", "scored 6"]);
    expect(sentences(news.filter((one) => one.ply === 4), name)).toEqual(["passed 4"]);
    expect(sentences(news.filter((one) => one.ply === 7), name)).toEqual(["B: points 7"]);
  });
  test("passing is no reason to stop", () => {
    const all = stops(news, 0, 9);
    expect(all).toEqual([0, 1, 2, 3, 6, 7, 8, 9]);
    expect([nextStop(all, 3, 1), nextStop(all, 4, -1), nextStop(all, 9, 1)]).toEqual([6, 3, undefined]);
  });
});

describe("charts", () => {
  test("scales, also of a single value", () => {
    expect(scale([0, 10], [0, 100])(5)).toBe(50);
    expect(scale([3, 3], [7, 9])(3)).toBe(7);
  });
  test("ticks are round and reach over the most", () => {
    expect(ticks(0, 173)).toEqual([0, 50, 100, 150, 200]);
    expect(ticks(-12, 30)).toEqual([-10, 0, 10, 20, 30]);
    expect(ticks(0, 3, 3)).toEqual([0, 1, 2, 3]);
  });
  test("scorings stand evenly apart", () => {
    const x = byScoring([20, 100, 110], [0, 300]);
    expect([0, 10, 20, 60, 100, 110].map(x)).toEqual([0, 50, 100, 150, 200, 300]);
  });
  test("steps keep their height to the end", () => {
    const same = (n: number): number => n;
    expect(steps([{ ply: 0, value: 1 }, { ply: 4, value: 3 }], same, same, 9)).toBe("M0 1H4V3H9");
    expect(steps([], same, same, 9)).toBe("");
  });
  test("labels are moved apart and stay above the floor", () => {
    expect(spread([{ y: 10 }, { y: 12 }, { y: 100 }], 19).map(({ y }) => y)).toEqual([10, 29, 100]);
    expect(spread([{ y: 95 }, { y: 98 }], 19, 100).map(({ y }) => y)).toEqual([81, 100]);
  });
});
