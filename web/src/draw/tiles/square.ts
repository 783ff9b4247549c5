// A square is a building turned inside out: plaster ground and a star of colour; no price.

import { colourOf, edgeOf, glyphAt } from "../glyphs";
import { type Lod, star } from "../geometry";
import { ground, paving, ways } from "../ground";
import type { Look } from "./look";

export function squareTile({ face, walls }: Look, l: Lod): string {
  const type = face.colours[0] ?? "";
  const ivory = type === "chambers";
  if (l === "xs") {
    const edge = ivory ? ` stroke="${edgeOf(type)}" stroke-width="5"` : "";
    return `<path d="M0 0h100v100H0z" fill="var(--plaster)"/><polygon points="${star(50, 50, 40)}" fill="${colourOf(type)}"${edge}/>`;
  }
  const small = l === "s";
  return (
    ground(walls, "var(--plaster)") +
    (small ? "" : paving(4, 0.5)) +
    ways(walls, l, small ? 16 : 30) +
    `<polygon points="${star(50, 50, small ? 38 : 36)}" fill="${colourOf(type)}" stroke="${edgeOf(type)}" stroke-width="${ivory ? 2.5 : 1.2}"/>` +
    (small ? glyphAt(type, 33, 33, 34) : glyphAt(type, 36, 36, 28))
  );
}
