// What a drawing needs to know about a tile: the catalogue's face, and how this one lies or stands.

import type { Piece, SeenTile, TileFace } from "$wire";
import type { Faces } from "../faces";
import { type Side, sidesOf } from "../geometry";

export interface Look {
  face: TileFace;
  /** The type in whose colour it is drawn: printed, or that of the chip which lies on it. */
  building: string | null;
  printed: readonly Side[];
  added: readonly Side[];
  /** Both. */
  walls: readonly Side[];
  bastions: readonly Side[];
  legs: string;
  turn: number;
  unfinished: boolean;
  pieces: readonly Piece[];
}

/** A tile as it is printed. */
export function printedLook(face: TileFace): Look {
  const walls = sidesOf(face.walls);
  return {
    face,
    building: face.building,
    printed: walls,
    added: [],
    walls,
    bastions: sidesOf(face.bastions),
    legs: face.legs ?? "",
    turn: 0,
    unfinished: false,
    pieces: [],
  };
}

/** What the catalogue would say of a tile that it does not know: a page may be older than the server. */
const stranger = ({ tile, say, label, building, price, walls }: SeenTile): TileFace => ({
  tile,
  of: "",
  say,
  label,
  building,
  colours: [],
  currency: null,
  price,
  walls,
  towers: "open",
  turns: false,
});

/** A tile as it lies or stands. `bare` leaves out what lies on it. */
export function seenLook(t: SeenTile, faces: Faces, bare = false): Look {
  const look = printedLook(faces.tiles.get(t.tile) ?? stranger(t));
  const [walls, added] = [sidesOf(t.walls), sidesOf(t.added)];
  return {
    ...look,
    // A building site counts for no type yet, but one sees what it will be.
    building: t.building ?? look.face.building,
    printed: walls.filter((side) => !added.includes(side)),
    added,
    walls,
    bastions: t.bastions === undefined ? look.bastions : sidesOf(t.bastions),
    legs: t.legs ?? look.legs,
    turn: t.turn ?? 0,
    unfinished: !bare && (t.unfinished ?? false),
    pieces: bare ? [] : (t.pieces ?? []),
  };
}
