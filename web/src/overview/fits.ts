// Where tiles would fit: asked of the referee, tile by tile. Here is only how an Alhambra is told to it.

import type { Alhambra, SeenTile, TileFace } from "$wire";
import type { Faces } from "../draw";

/** A tile to try: as it lies somewhere, or as it is printed. */
export type Tried = SeenTile | TileFace;
export type Ask = (request: { cmd: "placements"; tiles: object[]; tile: object }) => Promise<{ cells: [number, number][] }>;

/** What the referee cannot be told here: walls of the start tile, and gates. */
export const untold = (a: Alhambra): boolean => a.start_walls !== "open" || a.gates.length > 0;

/** A tile by its name; one that got walls is told as a plain one with all of them, since only its sides matter here. */
function told(tile: Tried, faces: Faces): object {
  if (!("added" in tile) || !tile.added) return { tile: tile.tile };
  const type = tile.building ?? faces.tiles.get(tile.tile)?.colours[0] ?? [...faces.buildings.keys()][0];
  return { type, price: tile.price, walls: tile.walls };
}

export const boardOf = (a: Alhambra, faces: Faces): object[] =>
  a.tiles.flatMap((tile) => (tile.cell ? [{ ...told(tile, faces), x: tile.cell[0], y: tile.cell[1], ...(tile.turn && !tile.added ? { turn: tile.turn } : {}) }] : []));

/** The tiles that fit on each free cell, by `x,y`. Throws where the referee knows no such Alhambra. */
export async function fitsOf(a: Alhambra, faces: Faces, tried: readonly Tried[], ask: Ask): Promise<Map<string, Tried[]>> {
  const tiles = boardOf(a, faces);
  const found = await Promise.all(
    tried.map(async (tile) => {
      const turns = faces.tiles.get(tile.tile)?.turns && !("added" in tile && tile.added) ? [0, 90, 180, 270] : [undefined];
      const answers = await Promise.all(turns.map((turn) => ask({ cmd: "placements", tiles, tile: { ...told(tile, faces), ...(turn ? { turn } : {}) } })));
      return { tile, cells: new Set(answers.flatMap(({ cells }) => cells.map((cell) => cell.join()))) };
    }),
  );
  const fits = new Map<string, Tried[]>();
  for (const { tile, cells } of found) for (const cell of cells) fits.set(cell, [...(fits.get(cell) ?? []), tile]);
  return fits;
}

/** The box that holds an Alhambra and some cells: its corner in the north-west, and its size. */
export function boxOf(a: Alhambra, more: readonly (readonly [number, number])[] = []): { west: number; north: number; columns: number; rows: number } {
  const cells = [[0, 0] as const, ...a.tiles.flatMap(({ cell }) => (cell ? [cell] : [])), ...a.on_cells.map(({ cell }) => cell), ...more];
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs), Math.max(...ys)];
  return { west, north, columns: Math.max(...xs) - west + 1, rows: north - Math.min(...ys) + 1 };
}
