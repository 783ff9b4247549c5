// All tiles in groups: by type, by price, or by how many walls they have.

import type { Catalogue, TileFace } from "$wire";

export const SORTS = ["type", "price", "walls"] as const;
export type Sort = (typeof SORTS)[number];

export interface Group {
  /** What the group is named after: a type of building, a price, a number of walls, or the game or module of the tiles. */
  by: { building: string } | { price: number } | { walls: number } | { of: string };
  tiles: TileFace[];
}

export const wallsOf = (face: TileFace): string => (face.walls === "open" ? "" : face.walls);

/** Tiles that can be compared by walls: one that has bastions or fills half a cell has none. */
export const walled = (face: TileFace): boolean => face.bastions === undefined && face.legs === undefined;

function keyOf(face: TileFace, sort: Sort): Group["by"] {
  if (sort === "type" && face.building) return { building: face.building };
  if (sort === "price" && face.price) return { price: face.price };
  if (sort === "walls" && walled(face)) return { walls: wallsOf(face).length };
  return { of: face.of };
}

export function groupsOf(tiles: readonly TileFace[], sort: Sort, catalogue: Catalogue): Group[] {
  const groups = new Map<string, Group>();
  const sides = (face: TileFace): string => [...wallsOf(face)].map((side) => "NESW".indexOf(side)).join("");
  const order = [...tiles].sort((a, b) => (sort === "walls" ? wallsOf(a).length - wallsOf(b).length || sides(a).localeCompare(sides(b)) : a.price - b.price));
  for (const face of order) {
    const by = keyOf(face, sort);
    const key = JSON.stringify(by);
    const group = groups.get(key) ?? { by, tiles: [] };
    group.tiles.push(face);
    groups.set(key, group);
  }
  const types = catalogue.buildings.map(({ name }) => name);
  const modules = catalogue.modules.map(({ name }) => name);
  const rank = ({ by }: Group): number =>
    "building" in by ? types.indexOf(by.building) : "price" in by ? by.price : "walls" in by ? by.walls : 100 + modules.indexOf(by.of);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** How many tiles have a price from one number to another, in steps that suit them. */
export function prices(tiles: readonly TileFace[]): { from: number; to: number; n: number }[] {
  const all = tiles.map(({ price }) => price).filter((price) => price > 0);
  const steps = [[1, 5], [6, 7], [8, 9], [10, 11], [12, 14]] as const;
  return steps.map(([from, to]) => ({ from: Math.max(from, 2), to, n: all.filter((price) => price >= from && price <= to).length }));
}
