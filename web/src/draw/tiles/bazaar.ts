// A bazaar: an awning in the currency it is paid in, and the three types that it counts.

import { coinBody, currencyColour } from "../coins";
import { colourOf, glyphAt } from "../glyphs";
import { type Lod, n } from "../geometry";
import { ground, ways } from "../ground";
import { at } from "../svg";
import type { Look } from "./look";

const STRIPE = 76 / 6;

export function bazaarTile({ face, walls }: Look, l: Lod): string {
  const currency = face.currency ?? "";
  const floor = ground(l === "xs" ? [] : walls, "var(--path)");
  if (l === "xs") {
    const stall = (type: string, i: number) =>
      `<rect x="${14 + i * 25}" y="30" width="22" height="46" fill="${colourOf(type)}" stroke="var(--d-ink)" stroke-width="3"/>`;
    return floor + face.colours.map(stall).join("");
  }
  const stripe = (_: unknown, i: number) =>
    `<path d="M${n(12 + i * STRIPE)} 28h${n(STRIPE)}v12a${n(STRIPE / 2)} ${n(STRIPE / 2)} 0 0 1-${n(STRIPE)} 0z" fill="${i % 2 ? "var(--plaster)" : currencyColour(currency)}" stroke="rgb(0 0 0/.18)" stroke-width=".8"/>`;
  const goods = (type: string, i: number) =>
    `<rect x="${12 + i * 26}" y="56" width="24" height="30" rx="3" fill="${colourOf(type)}" stroke="rgb(0 0 0/.3)" stroke-width="1"/>${glyphAt(type, 15 + i * 26, 62, 18)}`;
  return (
    floor +
    ways(walls, l, 14) +
    '<path d="M12 16h76v14H12z" fill="var(--wood)"/>' +
    Array.from({ length: 6 }, stripe).join("") +
    face.colours.map(goods).join("") +
    at(walls.includes("W") ? 14 : 2, walls.includes("N") ? 10 : 2, 0.3, coinBody(currency))
  );
}
