// Rows and columns of a scoring, and a wall by itself.

import { describe, expect, it } from "vitest";
import type { ScoringRow } from "$wire";
import { columns, followed, halves, mixed, pointsOf, signed, sum } from "../src/show/columns";
import { wallSvg } from "../src/show/wall";

const players = [0, 1, 2].map(() => ({})) as never[];
const row = (category: string, points: [number | null, number][], pays?: number[]): ScoringRow => ({
  category,
  title: category,
  ...(pays ? { pays } : {}),
  points: points.map(([seat, n]) => ({ seat, points: n, say: "", lines: [] })),
});

describe("columns", () => {
  it("begin with whoever looks and go clockwise, Dirk last", () => {
    expect(columns({ seat: 1, players }, [1])).toEqual([1, 2, 0]);
    expect(columns({ seat: null, players, dirk: { score: 0, counts: [], tiles: [] } }, [])).toEqual([0, 1, 2, null]);
  });
});

describe("numbers", () => {
  it("of buildings are told in halves", () => {
    expect([0, 1, 2, 3, 10].map(halves)).toEqual(["0", "½", "1", "1½", "5"]);
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  });

  it("of somebody who is not named are nothing", () => {
    expect(pointsOf(row("wall", [[0, 4]]), 1)).toEqual({ seat: 1, points: 0, say: "", lines: [] });
    expect(sum([row("wall", [[0, 4]]), row("tower", [[0, 2], [null, 6]])], 0)).toBe(6);
    expect(sum([row("tower", [[null, 6]])], null)).toBe(6);
  });

  it("of what types are worth are shown where their order is unusual", () => {
    const held = (pays: number[]) => ({ round: 1, totals: [], rows: [row("wall", []), ...pays.map((n) => row("type", [], [n]))] });
    expect(mixed(held([1, 2, 3, 4, 5, 6]))).toBe(false);
    expect(mixed(held([5, 4, 1, 2, 3, 6]))).toBe(true);
  });
});

describe("points after a scoring", () => {
  it("are one more row for each thing they are for", () => {
    const rows = followed([
      { seat: 0, points: -2, rule: "INV-9", title: "Attack" },
      { seat: 1, points: -1, rule: "INV-9", title: "Attack" },
      { seat: 0, points: -1, rule: "INV-10", title: "Attack" },
      { seat: 0, points: 8, rule: "CHA-M", title: "Magician" },
    ]);
    expect(rows.map(({ title }) => title)).toEqual(["Attack", "Magician"]);
    expect(rows[0]?.points.map(({ seat, points, lines }) => [seat, points, lines.length])).toEqual([
      [0, -3, 2],
      [1, -1, 1],
    ]);
  });
});

describe("a wall", () => {
  it("is drawn with every segment, the long side of a turret too", () => {
    const drawn = wallSvg([{ cell: [0, 0], side: "N" }, { cell: [0, 0], side: "E" }, { cell: [1, -1], across: "NW" }], { width: 100, height: 100 });
    expect(drawn.match(/M[\d.]+ [\d.]+L/g)).toHaveLength(3);
    expect(drawn.match(/<rect/g)).toHaveLength(2);
    expect(drawn).not.toContain("NaN");
  });
});
