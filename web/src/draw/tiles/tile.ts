// Any tile: which drawing it has is seen from its face, and what stands on it is drawn over that.

import type { SeenTile, TileFace } from "$wire";
import type { Faces } from "../faces";
import { type Lod, lod } from "../geometry";
import { lying } from "../lying";
import { type Frame, svg } from "../svg";
import { walls } from "../walls";
import { bazaarTile } from "./bazaar";
import { buildingTile } from "./building";
import { campTile } from "./camp";
import { floorTile, plazaTile, towers } from "./floor";
import { type Look, printedLook, seenLook } from "./look";
import { magicalTile } from "./magical";
import { medinaTile } from "./medina";
import { plainTile } from "./plain";
import { site } from "./site";
import { squareTile } from "./square";
import { watchtowerTile } from "./watchtower";

type Drawing = (look: Look, l: Lod) => string;

function drawingOf(face: TileFace): Drawing {
  if (face.legs) return watchtowerTile;
  if (face.bastions) return campTile;
  if (face.currency) return bazaarTile;
  if (face.of === "red_palace") return face.price ? floorTile : plazaTile;
  if (face.of === "medina") return medinaTile;
  if (face.building) return face.turns ? magicalTile : buildingTile;
  return face.colours.length ? squareTile : plainTile;
}

function body(look: Look, l: Lod): string {
  const { face, printed, added, unfinished, pieces } = look;
  return (
    drawingOf(face)(look, l) +
    walls(printed, added, l, face.of === "red_palace" ? "studs" : "wood") +
    towers(face.towers, l) +
    (unfinished ? site(face.price, l) : "") +
    lying(pieces, look.building ?? face.colours[0] ?? "", l)
  );
}

/** A tile that is in no catalogue, for signs: only what differs from a bare one is told. */
export function bodyOf(face: Partial<TileFace> & { unfinished?: boolean }, l: Lod): string {
  const bare: TileFace = { tile: "", of: "", say: "", label: "", building: null, colours: [], currency: null, price: 0, walls: "open", towers: "open", turns: false };
  return body({ ...printedLook({ ...bare, ...face }), unfinished: face.unfinished ?? false }, l);
}

/** In a 100 box, with what a tile of `size` pixels can show. */
export const tileBody = (t: SeenTile, faces: Faces, size: number, bare = false): string => body(seenLook(t, faces, bare), lod(size));

/** A tile as it lies or stands; `bare` leaves out what lies on it. */
export const tileSvg = (t: SeenTile, faces: Faces, o: Frame & { bare?: boolean }): string =>
  svg(100, 100, o, tileBody(t, faces, o.size, o.bare), "tile");

/** A tile as it is printed. */
export const faceSvg = (face: TileFace, o: Frame): string => svg(100, 100, o, body(printedLook(face), lod(o.size)), "tile");
