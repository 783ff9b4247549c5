// A magical building has no up and down: a star of twelve points, and the price in all four corners.

import { colourOf, deepOf, edgeOf, glyphAt } from "../glyphs";
import { type Lod, star } from "../geometry";
import { ground, ways } from "../ground";
import { text, turned } from "../svg";
import type { Look } from "./look";

export function magicalTile({ building, face, walls, turn }: Look, l: Lod): string {
  const type = building ?? "";
  const light = type === "chambers" || type === "garden";
  if (l === "xs") {
    return `<path d="M0 0h100v100H0z" fill="${colourOf(type)}"/><polygon points="${star(50, 50, 34, 12, 0.8)}" fill="${light ? deepOf(type) : "var(--plaster)"}"/>`;
  }
  const base =
    ground(walls, colourOf(type)) +
    ways(walls, l, l === "s" ? 16 : 40) +
    `<polygon points="${star(50, 50, 36, 12, 0.8)}" fill="var(--plaster)" stroke="var(--exact-line)" stroke-width="2.4"/>`;
  if (l === "s") return base + text(50, 63, 36, face.price);
  const corner = `<rect x="19" y="66" width="19" height="15" rx="3" fill="var(--plaster)"/>${text(28.5, 78.3, 14, face.price)}`;
  return (
    base +
    `<polygon points="${star(50, 50, 29, 12, 0.8)}" fill="${colourOf(type)}" stroke="${type === "chambers" ? edgeOf(type) : "none"}"/>` +
    // Only the sign turns with the tile: the walls come as they stand, and everything else looks the same from four sides.
    turned(turn, glyphAt(type, 38, 38, 24)) +
    [0, 90, 180, 270].map((degrees) => turned(degrees, corner)).join("")
  );
}
