// A building of the base game: its motif on a plaster star, on the ground of its type.

import { colourOf, glyphAt } from "../glyphs";
import { type Lod, star } from "../geometry";
import { corners, ground, plaque, ways } from "../ground";
import { motif } from "../motifs";
import { at } from "../svg";
import type { Look } from "./look";

export function buildingTile({ building, face, walls, unfinished }: Look, l: Lod): string {
  const type = building ?? "";
  // The scaffold hides the plate; the price is drawn again on top of it.
  const price = face.price && !unfinished ? plaque(face.price, l) : "";
  if (l === "xs") return `<path d="M0 0h100v100H0z" fill="${colourOf(type)}"/>${glyphAt(type, 24, 24, 52)}`;
  const base = ground(walls, colourOf(type));
  if (l === "s") return base + ways(walls, l, 11) + glyphAt(type, 47, 15.5, 38) + price;
  const rich = l === "l";
  const zellige = type === "chambers" ? corners("var(--path-edge)", 0.6) : corners("var(--plaster)", 0.42);
  return (
    base +
    (rich ? zellige : "") +
    ways(walls, l) +
    `<polygon points="${star(50, 50, 37)}" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="1.2"/>` +
    (rich ? `<polygon points="${star(50, 50, 33)}" fill="none" stroke="var(--path-edge)" stroke-width=".6" opacity=".7"/>` : "") +
    at(30, 22, 0.76, motif(type, rich)) +
    price
  );
}
