// Where things of an Alhambra lie on the screen: cells in whole pixels, so that walls meet without hairlines.

import type { Alhambra, Thing } from "$wire";

export type Cell = [number, number];

export interface Layout {
  /** The side of a cell. */
  k: number;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** The left and upper edge of a cell. */
  X(x: number): number;
  Y(y: number): number;
}

export interface Box {
  width: number;
  height: number;
  /** Covered at the bottom, by a sheet. */
  low: number;
  /** Taken at the left and at the top, by tiles that are to be placed. */
  left: number;
  top: number;
  /** The largest cell. */
  max: number;
}

/** The cells of an Alhambra with those around it (`room`), so that all of it fits into a box. */
export function layout(alhambra: Alhambra, more: readonly Cell[], room: number, box: Box): Layout {
  const cells: Cell[] = [[0, 0], ...alhambra.tiles.flatMap((tile) => (tile.cell ? [tile.cell] : [])), ...alhambra.on_cells.map((on) => on.cell)];
  const [xs, ys] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  const x0 = Math.min(Math.min(...xs) - room, ...more.map((cell) => cell[0]));
  const x1 = Math.max(Math.max(...xs) + room, ...more.map((cell) => cell[0]));
  const y0 = Math.min(Math.min(...ys) - room, ...more.map((cell) => cell[1]));
  const y1 = Math.max(Math.max(...ys) + room, ...more.map((cell) => cell[1]));
  const [columns, rows] = [x1 - x0 + 1, y1 - y0 + 1];
  const [wide, high] = [box.width - box.left - 16, box.height - box.low - box.top - 16];
  const k = Math.max(12, Math.min(box.max, Math.floor(wide / columns), Math.floor(high / rows)));
  const ox = Math.round(box.left + (box.width - box.left - columns * k) / 2);
  const oy = Math.round(box.top + (box.height - box.low - box.top - rows * k) / 2);
  return { k, x0, x1, y0, y1, X: (x) => ox + (x - x0) * k, Y: (y) => oy + (y1 - y) * k };
}

const STEP: Record<string, Cell> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** `1,-2-N`, or the name of a tile and its side: the cell and the side. */
export function sideOf(name: string, alhambra: Alhambra): { cell: Cell; side: string } | undefined {
  const at = name.lastIndexOf("-");
  const [where, side] = [name.slice(0, at), name.slice(at + 1)];
  const cell = where.match(/^(-?\d+),(-?\d+)$/);
  if (cell) return { cell: [Number(cell[1]), Number(cell[2])], side };
  if (where === "start") return { cell: [0, 0], side };
  const tile = alhambra.tiles.find((one) => one.tile === where);
  return tile?.cell && { cell: tile.cell, side };
}

/** A thing without the part it plays. */
export const inner = (thing: Thing): Thing => (thing.kind === "as" ? thing.thing : thing);

/** The middle of a thing on a board of this seat, in cells: `[0, 0]` is the middle of the start tile. None if it lies elsewhere. */
export function middle(thing: Thing, seat: number, alhambra: Alhambra): { at: Cell; on: "cell" | "corner" | "side"; side?: string } | undefined {
  const one = inner(thing);
  switch (one.kind) {
    case "cell":
      return one.seat === seat ? { at: one.cell, on: "cell" } : undefined;
    case "tile": {
      const cell = alhambra.tiles.find((tile) => tile.tile === one.tile)?.cell;
      return cell && { at: cell, on: "cell" };
    }
    case "corner":
      return one.seat === seat ? { at: [one.corner[0] - 0.5, one.corner[1] - 0.5], on: "corner" } : undefined;
    case "edge":
    case "section": {
      if (one.kind === "edge" && one.seat !== seat) return undefined;
      const found = sideOf(one.kind === "edge" ? one.edge : one.section, alhambra);
      const step = found && STEP[found.side];
      return found && step && { at: [found.cell[0] + step[0] / 2, found.cell[1] + step[1] / 2], on: "side", side: found.side };
    }
    default:
      return undefined;
  }
}

export const cellKey = ([x, y]: Cell): string => `${x},${y}`;
