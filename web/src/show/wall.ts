// A wall by itself: the segments that were counted, and the tiles they belong to as pale ground.

import type { WallSegment } from "$wire";

type Point = [number, number];

/** The ends of a segment, in cells, north up. */
function ends({ cell: [x, y], side, across }: WallSegment): [Point, Point] {
  const [west, east, south, north] = [x, x + 1, y, y + 1];
  if (side === "N") return [[west, north], [east, north]];
  if (side === "S") return [[west, south], [east, south]];
  if (side === "W") return [[west, south], [west, north]];
  if (side === "E") return [[east, south], [east, north]];
  // The long side of a turret joins the far ends of its legs.
  return across === "NE" || across === "SW" ? [[west, north], [east, south]] : [[west, south], [east, north]];
}

export function wallSvg(segments: readonly WallSegment[], most: { width: number; height: number }): string {
  const lines = segments.map(ends);
  const [xs, ys] = [0, 1].map((axis) => lines.flat().map((point) => point[axis as 0 | 1])) as [number[], number[]];
  const [left, right] = [Math.min(...xs, ...segments.map(({ cell }) => cell[0])), Math.max(...xs, ...segments.map(({ cell }) => cell[0] + 1))];
  const [low, high] = [Math.min(...ys, ...segments.map(({ cell }) => cell[1])), Math.max(...ys, ...segments.map(({ cell }) => cell[1] + 1))];
  const unit = Math.min(22, (most.width - 8) / (right - left), (most.height - 8) / (high - low));
  const [X, Y] = [(x: number) => round(4 + (x - left) * unit), (y: number) => round(4 + (high - y) * unit)];
  const [width, height] = [round((right - left) * unit + 8), round((high - low) * unit + 8)];
  const cells = [...new Map(segments.map(({ cell }) => [cell.join(), cell])).values()];
  const ground = cells.map(([x, y]) => `<rect x="${X(x)}" y="${Y(y + 1)}" width="${round(unit)}" height="${round(unit)}" fill="var(--path)" stroke="var(--path-edge)" stroke-width=".75"/>`);
  const walls = lines.map(([a, b]) => `M${X(a[0])} ${Y(a[1])}L${X(b[0])} ${Y(b[1])}`).join("");
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${ground.join("")}<path d="${walls}" fill="none" stroke="var(--wall)" stroke-width="5" stroke-linecap="round"/></svg>`;
}

const round = (n: number): number => Math.round(n * 10) / 10;
