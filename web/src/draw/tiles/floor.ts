// Tiles of The Red Palace: a floor has no type until a chip lies on it; a plaza is paved and open on all sides.

import { colourOf, glyphAt } from "../glyphs";
import { angle, type Lod, sidesOf, star } from "../geometry";
import { ground, paving, plaque, ways } from "../ground";
import { at, turned } from "../svg";
import type { Look } from "./look";

/** The chip of a type, in a 100 box. */
export const chipBody = (building: string): string =>
  '<ellipse cx="50" cy="86" rx="44" ry="12" fill="rgb(0 0 0/.22)"/>' +
  `<path d="M14 82V34C14 16 30 6 50 6s36 10 36 28v48z" fill="${colourOf(building)}" stroke="var(--d-ink)" stroke-width="5"/>${glyphAt(building, 27, 26, 46)}`;

const ORNAMENT = `<polygon points="${star(50, 50, 34)}"/>`;
const RICH = `${ORNAMENT}<polygon points="${star(50, 50, 24)}"/><path d="M4 4 26 26M96 4 74 26M4 96l22-22M96 96 74 74"/>`;

export function floorTile({ building, face, walls }: Look, l: Lod): string {
  if (l === "xs") {
    const fill = building ? colourOf(building) : "var(--floor)";
    return `<path d="M0 0h100v100H0z" fill="${fill}"/>${building ? glyphAt(building, 24, 24, 52) : ""}`;
  }
  const lines = l === "s" ? "" : `<g fill="none" stroke="var(--floor-deep)" stroke-width="1" opacity=".6">${l === "l" ? RICH : ORNAMENT}</g>`;
  const chip = building ? at(l === "s" ? 42 : 33, l === "s" ? 16 : 26, 0.42, chipBody(building)) : "";
  return ground(walls, "var(--floor)") + lines + ways(walls, l, 16) + chip + plaque(face.price, l);
}

const TOWER = '<path d="M36 0h7v4h4.5V0h5v4H57V0h7v21H36z" fill="var(--wall-deep)"/><path d="M45 21v-7a5 5 0 0 1 10 0v7z" fill="var(--plaster)"/>';

/** Dark gates in the walls, drawn over them. */
export const towers = (text: string, l: Lod): string =>
  l === "xs"
    ? ""
    : sidesOf(text)
        .map((side) => turned(angle(side), TOWER))
        .join("");

export function plazaTile({ walls }: Look, l: Lod): string {
  if (l === "xs") {
    return `<path d="M0 0h100v100H0z" fill="var(--path)"/><polygon points="${star(50, 50, 34)}" fill="none" stroke="var(--path-edge)" stroke-width="9"/>`;
  }
  return (
    ground(walls, "var(--path)") +
    paving(0, 0.6) +
    ways(walls, l, 24) +
    `<polygon points="${star(50, 50, 34)}" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="1.6"/>` +
    `<polygon points="${star(50, 50, 20)}" fill="var(--path)" stroke="var(--path-edge)" stroke-width="1.2"/>`
  );
}
