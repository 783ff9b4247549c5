// A whole Alhambra as one drawing, for small maps, lists, replays and the end; and its pieces, for the large board.

import type { Alhambra, Piece } from "$wire";
import type { Faces } from "./faces";
import { lod, n, type Side, sidesOf } from "./geometry";
import { type Colour, colourOfSeat } from "./people";
import { tokenBody } from "./pieces";
import { at, svg } from "./svg";
import { startBody } from "./tiles/start";
import { tileBody } from "./tiles/tile";

/** A piece above the tiles. Its middle and its size are in cells; `y` grows to the south, and the start tile is at 0 to 1. */
export interface Token {
  piece: Piece | string;
  x: number;
  y: number;
  size: number;
  body: string;
}

/** Where a guard stands on its section, in a cell: a little above the middle of the side walls, so that the price keeps its corner. */
const POST: Record<Side, readonly [number, number]> = { N: [0.5, 0.14], E: [0.86, 0.4], S: [0.5, 0.86], W: [0.14, 0.4] };
const EDGE: Record<Side, readonly [number, number]> = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] };

/** `1,-2-N` or `F03-S`: what stands before the last dash, and the side behind it. */
function split(text: string): [string, Side | undefined] {
  const dash = text.lastIndexOf("-");
  return [text.slice(0, dash), sidesOf(text.slice(dash + 1))[0]];
}

/** The pieces of an Alhambra that stand on edges, corners, walls and empty cells, as a board with cells of `size` pixels shows them. */
export function tokensOf(a: Alhambra, seat: number, size: number): Token[] {
  const colour: Colour = colourOfSeat(seat);
  const tiny = lod(size) === "xs";
  const token = (piece: Piece | string, x: number, y: number, wide: number): Token => ({ piece, x, y, size: wide, body: tokenBody(piece, colour) });
  const cells = new Map(a.tiles.flatMap((t) => (t.cell ? [[t.tile, t.cell] as const] : [])));
  const gates = a.gates.flatMap((edge) => {
    const [cell, side] = split(edge);
    const [x = NaN, y = NaN] = cell.split(",").map(Number);
    return side && Number.isFinite(x + y) ? [token("gate", x + EDGE[side][0], EDGE[side][1] - y, tiny ? 0.5 : 0.34)] : [];
  });
  const guards = a.on_sections.flatMap(({ section, piece }) => {
    const [tile, side] = split(section);
    const cell = cells.get(tile);
    return side && cell ? [token(piece, cell[0] + POST[side][0], POST[side][1] - cell[1], tiny ? 0.42 : 0.28)] : [];
  });
  const corners = a.on_corners.map(({ corner: [x, y], piece }) => token(piece, x, 1 - y, tiny ? 0.62 : 0.4));
  const standing = a.on_cells.map(({ cell: [x, y], piece }) => token(piece, x + 0.5, 0.5 - y, tiny ? 0.9 : 0.62));
  return [...gates, ...guards, ...corners, ...standing];
}

export interface Fit {
  width: number;
  height: number;
  /** The largest cell, in pixels. */
  max?: number;
  label?: string;
  /** Cells to light up, as `x,y`. */
  glow?: ReadonlySet<string>;
}

/** Fits the box with cells of whole pixels: fractions would show hairlines between walls. */
export function alhambraSvg(a: Alhambra, seat: number, faces: Faces, { width, height, max = 96, label, glow }: Fit): string {
  const built = a.tiles.flatMap((t) => (t.cell ? [{ t, x: t.cell[0], y: t.cell[1] }] : []));
  const xs = [0, ...built.map(({ x }) => x), ...a.on_cells.map(({ cell }) => cell[0])];
  const ys = [0, ...built.map(({ y }) => y), ...a.on_cells.map(({ cell }) => cell[1])];
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  const [columns, rows] = [Math.max(...xs) - west + 1, north - Math.min(...ys) + 1];
  const k = Math.max(4, Math.min(max, Math.floor(width / columns), Math.floor(height / rows)));
  const put = (x: number, y: number, body: string) => at((x - west) * k, (north - y) * k, k / 100, body);
  const line = Math.max(1.5, k / 24);
  const lit = (x: number, y: number) => {
    const place = `x="${n((x - west) * k + line)}" y="${n((north - y) * k + line)}" width="${n(k - 2 * line)}" height="${n(k - 2 * line)}"`;
    return `<rect class="lit-edge" ${place} stroke-width="${n(2 * line)}"/><rect class="lit" ${place} stroke-width="${n(line)}"/>`;
  };
  const cells = [{ x: 0, y: 0 }, ...built].filter(({ x, y }) => glow?.has(`${x},${y}`));
  const body =
    put(0, 0, startBody(colourOfSeat(seat), a.start_walls, k)) +
    built.map(({ t, x, y }) => put(x, y, tileBody(t, faces, k))).join("") +
    cells.map(({ x, y }) => lit(x, y)).join("") +
    tokensOf(a, seat, k)
      .map(({ x, y, size, body: piece }) => at((x - size / 2 - west) * k, (y - size / 2 + north) * k, (size * k) / 100, piece))
      .join("");
  return svg(columns * k, rows * k, { size: columns * k, label }, body, "map");
}
