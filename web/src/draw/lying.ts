// What lies on a tile: chests at the lower right, residents above them, whatever else at the upper left.

import type { Piece } from "$wire";
import { chest, resident } from "./figures";
import { colourOf } from "./glyphs";
import type { Lod } from "./geometry";
import { pieceBody } from "./pieces";
import { at } from "./svg";

const dot = (cx: number, cy: number, fill: string): string => `<circle cx="${cx}" cy="${cy}" r="14" fill="${fill}" stroke="var(--d-ink)" stroke-width="6"/>`;

function one({ piece, sign }: Piece, building: string, l: Lod, place: number): string {
  switch (piece) {
    case "scaffold":
      // Drawn with the building site itself.
      return "";
    case "chest":
      return l === "xs" ? '<path d="M62 62h26v22H62z" fill="var(--c-gulden)" stroke="var(--d-ink)" stroke-width="6"/>' : at(62, 57, 0.28, chest(building));
    case "resident":
      if (l === "xs") return dot(75, 26, colourOf(building));
      return l === "s" ? at(14, 14, 0.32, resident(building)) : at(60, 18, 0.26, resident(building));
    default:
      return l === "xs" ? dot(26 + place * 12, 26, "var(--plaster)") : at(18 + place * 12, 18, 0.24, pieceBody(piece, { building }, sign));
  }
}

export const lying = (pieces: readonly Piece[], building: string, l: Lod): string => pieces.map((piece, i) => one(piece, building, l, i)).join("");
