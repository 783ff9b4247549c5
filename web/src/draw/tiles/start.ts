// The start tile: the fountain, in the colour of its player.

import { type Lod, lod, sidesOf, star } from "../geometry";
import { type Colour, playerColour } from "../people";
import { type Frame, svg } from "../svg";
import { walls } from "../walls";

const ORNAMENT = `<g fill="none" stroke="var(--path-edge)" opacity=".55">${[20, 80].map((x) => [20, 80].map((y) => `<polygon points="${star(x, y, 15)}"/>`).join("")).join("")}</g>`;

function fountain(colour: Colour, l: Lod): string {
  const field = '<path d="M0 0h100v100H0z" fill="var(--path)"/>';
  const fill = playerColour(colour);
  if (l === "xs") return `${field}<polygon points="${star(50, 50, 42)}" fill="${fill}"/><circle cx="50" cy="50" r="20" fill="var(--plaster)"/>`;
  const jet =
    l === "s"
      ? '<circle cx="50" cy="50" r="8" fill="var(--plaster)"/>'
      : '<circle cx="50" cy="50" r="15" fill="none" stroke="var(--plaster)" stroke-width="1.6" opacity=".8"/>' +
        `<polygon points="${star(50, 50, 9)}" fill="var(--plaster)"/><circle cx="50" cy="50" r="3" fill="var(--water)"/>`;
  return (
    field +
    (l === "l" ? ORNAMENT : "") +
    '<path d="M0 38h38V0h24v38h38v24H62v38H38V62H0z" fill="var(--plaster)" opacity=".75"/>' +
    `<polygon points="${star(50, 50, 40)}" fill="${fill}" stroke="rgb(0 0 0/.25)"/><polygon points="${star(50, 50, 33)}" fill="var(--plaster)"/>` +
    `<circle cx="50" cy="50" r="21" fill="var(--water)"/>${jet}`
  );
}

/** In a 100 box. Walls on the start tile are always added ones. */
export function startBody(colour: Colour, added: string, size: number): string {
  const l = lod(size);
  return fountain(colour, l) + walls([], sidesOf(added), l);
}

export const startSvg = (colour: Colour, o: Frame & { walls?: string }): string =>
  svg(100, 100, o, startBody(colour, o.walls ?? "", o.size), "tile");
