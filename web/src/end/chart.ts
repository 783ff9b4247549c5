// Geometry of the charts. Each is laid out in the pixels it will have, so that its text keeps its size.

import type { Knot } from "./story";

/** How a line is drawn, by seat: two lines that cross can be told apart without their colours. */
export const DASHES = ["", "9 5", "18 4", "3 5", "13 4 3 4", "6 3 2 3"] as const;
export const DIRK_DASH = "1.5 5";

export type Scale = (value: number) => number;

export const scale = (from: readonly [number, number], to: readonly [number, number]): Scale => {
  const [a, b] = from;
  const [c, d] = to;
  return (value) => round(a === b ? c : c + ((value - a) / (b - a)) * (d - c));
};

export const round = (value: number): number => Math.round(value * 10) / 10;

/** With a real minus. */
export const signed = (value: number): string => String(value).replace("-", "−");

/** A few round numbers, from the first that is not below the least up to one that is not below the most. */
export function ticks(least: number, most: number, count = 4): number[] {
  const span = Math.max(1, most - least);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough * 0.8) ?? rough);
  const [from, to] = [Math.ceil(least / step), Math.ceil(most / step)];
  return Array.from({ length: to - from + 1 }, (_, n) => (from + n) * step || 0);
}

/** Where scorings stand evenly apart, moves between two of them share the way. */
export function byScoring(marks: readonly number[], to: readonly [number, number]): Scale {
  const stations = [0, ...marks];
  return (ply) => {
    const after = stations.findIndex((mark) => mark >= ply);
    const at = after < 0 ? stations.length - 1 : after;
    const [before, here] = [stations[at - 1] ?? 0, stations[at] ?? 0];
    const part = at === 0 || here === before ? at : at - 1 + (ply - before) / (here - before);
    return round(to[0] + ((to[1] - to[0]) * part) / Math.max(1, stations.length - 1));
  };
}

export const slope = (knots: readonly Knot[], x: Scale, y: Scale): string =>
  knots.map((knot, n) => `${n ? "L" : "M"}${x(knot.ply)} ${y(knot.value)}`).join("");

/** A line that keeps its height until the next move that changes it, up to the end. */
export function steps(knots: readonly Knot[], x: Scale, y: Scale, end: number): string {
  const path = knots.map((knot, n) => (n ? `H${x(knot.ply)}V${y(knot.value)}` : `M${x(knot.ply)} ${y(knot.value)}`)).join("");
  return path ? `${path}H${x(end)}` : "";
}

/** Labels beside the ends of lines, moved apart as little as is needed, none of them below the floor. */
export function spread<T extends { y: number }>(labels: readonly T[], gap: number, floor = Infinity): T[] {
  const all = labels.map((label) => ({ ...label })).sort((a, b) => a.y - b.y);
  all.forEach((label, n) => {
    const above = all[n - 1];
    if (above && label.y - above.y < gap) label.y = above.y + gap;
  });
  all.toReversed().forEach((label, n) => {
    const most = floor - n * gap;
    if (label.y > most) label.y = most;
  });
  return all;
}

/** An eight-pointed star: two crossed squares. */
export function star(cx: number, cy: number, r: number): string {
  return Array.from({ length: 16 }, (_, n) => {
    const [angle, reach] = [(Math.PI * n) / 8 - Math.PI / 2, n % 2 ? r * 0.765 : r];
    return `${round(cx + reach * Math.cos(angle))},${round(cy + reach * Math.sin(angle))}`;
  }).join(" ");
}
