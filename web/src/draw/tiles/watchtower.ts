// A watchtower fills half a cell: a wall along its long side, and a gate tower in the middle of it.

import { colourOf, deepOf, glyphAt } from "../glyphs";
import { type Lod, sidesOf } from "../geometry";
import { turned } from "../svg";
import type { Look } from "./look";

/** The legs are the two short sides. The drawing has them in the south and west. */
const TURN: Record<string, number> = { SW: 0, NW: 90, NE: 180, ES: 270 };

function wallAcross(l: Lod, deep: string): string {
  if (l === "xs") return '<path d="M-2 -2 102 102" stroke="var(--wall)" stroke-width="24"/>';
  const teeth = [2, 22, 42, 88, 108, 126].map((x) => `M${x} -9h12v7h-12z`).join("");
  return (
    `<g transform="rotate(45)"><path d="${teeth}M0-4h141.4v12H0z" fill="var(--wall)"/><path d="M0-4h141.4v2.5H0z" fill="var(--wall-top)"/>` +
    `<g transform="translate(56 -10)"><path d="M0 0h7v5h4.5V0h7v5H23V0h6.5v26H0z" fill="${deep}"/><path d="M9.5 26v-8a5.25 5.25 0 0 1 10.5 0v8z" fill="var(--plaster)"/></g></g>`
  );
}

export function watchtowerTile({ face, legs }: Look, l: Lod): string {
  const type = face.colours[0] ?? face.building ?? "";
  const degrees = TURN[sidesOf(legs).join("")] ?? 0;
  const way = l === "xs" ? "" : '<path d="M0 39h10v22H0zM39 100V90h22v10z" fill="var(--path)"/>';
  const half = `<path d="M0 0 100 100H0z" fill="${colourOf(type)}"/>${way}${wallAcross(l, deepOf(type))}`;
  // The sign stays upright, wherever the half lies.
  const size = l === "xs" ? 42 : l === "s" ? 30 : 24;
  const far = l === "xs" ? 24 : 22;
  const [x, y] = [degrees === 0 || degrees === 90 ? far : 100 - far, degrees === 0 || degrees === 270 ? 100 - far : far];
  return turned(degrees, half) + glyphAt(type, x - size / 2, y - size / 2, size);
}
