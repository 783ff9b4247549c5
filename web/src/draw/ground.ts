// What lies under a tile's building: ground, ways, ornament, and the plate with the price.

import { angle, gon, type Lod, SIDES, type Side, star } from "./geometry";
import { text, turned } from "./svg";

/** Drawn in where a wall stands, so that the teeth are cut out of the air. */
export function ground(walled: readonly Side[], fill: string): string {
  const inset = (side: Side) => (walled.includes(side) ? 5 : 0);
  const [north, east, south, west] = [inset("N"), inset("E"), inset("S"), inset("W")];
  return `<path d="M${west} ${north}H${100 - east}V${100 - south}H${west}z" fill="${fill}"/>`;
}

/** A gap is a paved way out: ways join from tile to tile, so that one sees what can be reached on foot. */
export function ways(walled: readonly Side[], l: Lod, depth = 50): string {
  const joints = l === "l" ? '<path d="M40 8h20M40 16h20" stroke="var(--path-edge)" stroke-width=".9" opacity=".6"/>' : "";
  const way =
    `<path d="M39 0h22v${depth}H39z" fill="var(--path)"/>` +
    `<path d="M39.8 0v${depth}M60.2 0v${depth}" stroke="var(--path-edge)" stroke-width="1.6"/>${joints}`;
  return SIDES.filter((side) => !walled.includes(side))
    .map((side) => turned(angle(side), way))
    .join("");
}

/** Zellige in the four corners, for large sizes. */
export function corners(stroke: string, opacity: number): string {
  const one = (x: number, y: number) => `<polygon points="${star(x, y, 13)}"/><polygon points="${gon(x, y, 6.5, 8, Math.PI / 8)}"/>`;
  return `<g fill="none" stroke="${stroke}" stroke-width="1.1" opacity="${opacity}">${one(22, 22)}${one(78, 22)}${one(78, 78)}${one(22, 78)}</g>`;
}

/** Paving, as on squares and plazas. */
export const paving = (from: number, opacity: number): string =>
  `<g stroke="var(--path-edge)" stroke-width=".9" opacity="${opacity}">${[20, 40, 60, 80].map((v) => `<path d="M${v} ${from}V${100 - from}M${from} ${v}H${100 - from}"/>`).join("")}</g>`;

/** The price: ink on plaster, always at the lower left, always on the same plate. */
export function plaque(price: number, l: Lod, left?: number, top?: number): string {
  const two = price > 9;
  if (l === "s") {
    const [x, y, width] = [left ?? 13, top ?? 47, two ? 47 : 33];
    const plate = `<rect x="${x}" y="${y}" width="${width}" height="40" rx="5" fill="var(--plaster)"/>`;
    return plate + text(x + width / 2, y + 33, 38, price, two ? { width: 40 } : {});
  }
  const [x, y, width] = [left ?? 17, top ?? 61, two ? 31 : 24];
  const plate = `<rect x="${x}" y="${y}" width="${width}" height="25" rx="4" fill="var(--plaster)" stroke="rgb(0 0 0/.25)" stroke-width="1"/>`;
  return plate + text(x + width / 2, y + 20.5, 23, price);
}
