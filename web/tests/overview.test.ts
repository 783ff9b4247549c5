// Where tiles lie, how they are sorted, and how an Alhambra is told to the referee.

import { describe, expect, it } from "vitest";
import type { Alhambra, Catalogue, SeatView, SeenTile, TileFace } from "$wire";
import type { Faces } from "../src/draw";
import { boardOf, boxOf, fitsOf, untold, type Ask } from "../src/overview/fits";
import { inPlay, liesOf } from "../src/overview/lies";
import { groupsOf, prices } from "../src/overview/sorts";

const face = (tile: string, more: Partial<TileFace> = {}): TileFace => ({
  tile, of: "alhambra", say: tile, label: "", building: null, colours: [], currency: null, price: 0, walls: "open", towers: "open", turns: false, ...more,
});
const seen = (tile: string, more: Partial<SeenTile> = {}): SeenTile => ({ tile, say: tile, label: "", building: null, price: 0, walls: "open", ...more });
const alhambra = (tiles: SeenTile[], more: Partial<Alhambra> = {}): Alhambra => ({
  tiles, start_walls: "open", gates: [], on_cells: [], on_corners: [], on_sections: [], wall: 0, segments: [], ...more,
});

const tiles = [
  face("garden-8-NE", { building: "garden", price: 8, walls: "NE" }),
  face("garden-6-N", { building: "garden", price: 6, walls: "N" }),
  face("tower-12-open", { building: "tower", price: 12 }),
  face("square-1", { of: "squares", colours: ["garden"], walls: "W" }),
  face("square-2", { of: "squares", colours: ["garden"] }),
  face("camp-1", { of: "camps", price: 3, bastions: "N" }),
  face("magic", { of: "magic", building: "tower", price: 14, walls: "N", turns: true }),
];
const catalogue = { tiles, buildings: [{ name: "garden", say: "garden" }, { name: "tower", say: "tower" }], modules: [{ name: "squares" }, { name: "camps" }], games: [] } as unknown as Catalogue;
const faces: Faces = { tiles: new Map(tiles.map((one) => [one.tile, one])), cards: new Map(), abilities: new Map(), buildings: new Map([["garden", "garden"]]), currencies: new Map() };

const view = {
  game: "alhambra",
  modules: ["squares", "camps"],
  players: [{ seat: 0, alhambra: alhambra([seen("garden-8-NE", { cell: [1, 0] })]), reserve: [seen("square-1")], aside: [] }],
  market: { yard: [{ slot: 1, currency: "denar", tile: seen("tower-12-open") }, { slot: 2, currency: "ducat", tile: null }] },
  rooms: [
    { module: "squares", title: "", lines: [{ name: "top", say: "", facts: [{ name: "tile", thing: { kind: "tile", tile: "square-2" } }] }] },
    { module: "bonus", title: "", lines: [{ name: "own", say: "", facts: [{ name: "tiles", thing: { kind: "list", list: [{ kind: "tile", tile: "garden-6-N" }] } }] }] },
  ],
} as unknown as SeatView;

describe("tiles", () => {
  it("of the game and its modules are in play", () => {
    expect(inPlay(view, catalogue).map(({ tile }) => tile)).not.toContain("magic");
    expect(inPlay(view, catalogue)).toHaveLength(6);
  });

  it("lie where the view says, and a card that shows a tile says nothing of it", () => {
    const lies = liesOf(view, faces.tiles);
    expect(lies.get("garden-8-NE")).toEqual({ where: "built", seat: 0 });
    expect(lies.get("square-1")).toEqual({ where: "reserve", seat: 0 });
    expect(lies.get("square-2")).toEqual({ where: "shelf" });
    expect(lies.get("tower-12-open")).toEqual({ where: "yard", currency: "denar" });
    expect(lies.has("garden-6-N")).toBe(false);
  });

  it("are sorted by type, price and walls, with what has none apart", () => {
    const by = (sort: "type" | "price" | "walls") => groupsOf(tiles.slice(0, 6), sort, catalogue).map((group) => [Object.values(group.by)[0], group.tiles.length]);
    expect(by("type")).toEqual([["garden", 2], ["tower", 1], ["squares", 2], ["camps", 1]]);
    expect(by("price")).toEqual([[3, 1], [6, 1], [8, 1], [12, 1], ["squares", 2]]);
    expect(by("walls")).toEqual([[0, 2], [1, 2], [2, 1], ["camps", 1]]);
  });

  it("are counted by price, none twice and none left out", () => {
    expect(prices(tiles).reduce((all, { n }) => all + n, 0)).toBe(tiles.filter(({ price }) => price).length);
  });
});

describe("an Alhambra", () => {
  it("is told by names; a tile with walls that were added by what it is now", () => {
    const told = boardOf(alhambra([seen("garden-8-NE", { cell: [1, 0] }), seen("magic", { cell: [0, 1], turn: 90 }), seen("square-2", { cell: [0, 2], walls: "E", added: "E" })]), faces);
    expect(told).toEqual([
      { tile: "garden-8-NE", x: 1, y: 0 },
      { tile: "magic", x: 0, y: 1, turn: 90 },
      { type: "garden", price: 0, walls: "E", x: 0, y: 2 },
    ]);
  });

  it("with gates or a walled start tile cannot be told wholly", () => {
    expect(untold(alhambra([]))).toBe(false);
    expect(untold(alhambra([], { gates: ["0,1-N"] }))).toBe(true);
    expect(untold(alhambra([], { start_walls: "E" }))).toBe(true);
  });

  it("lies in a box that holds the cells beside it", () => {
    expect(boxOf(alhambra([seen("a", { cell: [1, 2] })]), [[-1, 0]])).toEqual({ west: -1, north: 2, columns: 3, rows: 3 });
  });
});

describe("what fits", () => {
  it("is asked of the referee tile by tile, and for every turn of what may be turned", async () => {
    const asked: object[] = [];
    const ask: Ask = ({ tile }) => {
      asked.push(tile);
      return Promise.resolve({ cells: "turn" in tile ? [[0, 1], [1, 0]] : [[0, 1]] });
    };
    const fits = await fitsOf(alhambra([]), faces, [faces.tiles.get("tower-12-open"), faces.tiles.get("magic")].filter((one) => one !== undefined), ask);
    expect(asked).toHaveLength(5);
    expect([...fits].map(([cell, list]) => [cell, list.map(({ tile }) => tile)])).toEqual([
      ["0,1", ["tower-12-open", "magic"]],
      ["1,0", ["magic"]],
    ]);
  });
});
