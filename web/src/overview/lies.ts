// Where the tiles of a game lie, as far as whoever looks may know it: everything here comes from the view.

import type { Catalogue, SeatView, SeenTile, Thing, TileFace } from "$wire";

export type Lies =
  | { where: "yard"; currency: string }
  | { where: "preview" }
  /** Open beside the yard, offered by its module. */
  | { where: "shelf" }
  | { where: "built" | "reserve" | "aside"; seat: number }
  | { where: "dirk" };

/** The faces of all tiles of this game. */
export const inPlay = (view: SeatView, catalogue: Catalogue): TileFace[] =>
  catalogue.tiles.filter(({ of }) => of === view.game || view.modules.includes(of));

/** Where each tile lies that has been seen; the others are to come. */
export function liesOf(view: SeatView, faces: ReadonlyMap<string, TileFace>): Map<string, Lies> {
  const lies = new Map<string, Lies>();
  const put = (tiles: readonly SeenTile[], where: Lies): void => tiles.forEach(({ tile }) => lies.set(tile, where));
  // A room shows tiles of its own module: those lie there. What it shows of other tiles is something about them.
  for (const { module, lines } of view.rooms)
    for (const { facts } of lines)
      for (const { thing } of facts) for (const tile of tilesIn(thing)) if (faces.get(tile)?.of === module) lies.set(tile, { where: "shelf" });
  for (const { tile, currency } of view.market.yard) if (tile) lies.set(tile.tile, { where: "yard", currency });
  for (const { tile } of view.market.preview ?? []) if (tile) lies.set(tile.tile, { where: "preview" });
  for (const { seat, alhambra, reserve, aside } of view.players) {
    put(alhambra.tiles, { where: "built", seat });
    put(reserve, { where: "reserve", seat });
    put(aside, { where: "aside", seat });
  }
  if (view.dirk) put(view.dirk.tiles, { where: "dirk" });
  return lies;
}

function tilesIn(thing: Thing): string[] {
  if (thing.kind === "tile") return [thing.tile];
  return thing.kind === "list" ? thing.list.flatMap(tilesIn) : [];
}

/** A tile as it is seen, wherever that is. */
export function seenTiles(view: SeatView): Map<string, SeenTile> {
  const { yard, preview = [] } = view.market;
  const all = [
    ...[...yard, ...preview].flatMap(({ tile }) => tile ?? []),
    ...view.players.flatMap(({ alhambra, reserve, aside }) => [...alhambra.tiles, ...reserve, ...aside]),
    ...(view.dirk?.tiles ?? []),
  ];
  return new Map(all.map((tile) => [tile.tile, tile]));
}
