// Any thing of the wire as a small picture. Things that are places of the table have none: the table itself shows them.

import type { Thing } from "$wire";
import { isAbility, abilitySvg } from "./abilities";
import { cardBody, cardFace, cardSvg } from "./cards";
import { coinSvg } from "./coins";
import type { Faces } from "./faces";
import { angle, lod, n, type Side, SIDES, sidesOf } from "./geometry";
import { buildingSvg } from "./glyphs";
import { icon } from "./icons";
import { moduleSvg } from "./modules";
import { bannerSvg, dirkSvg } from "./people";
import { pieceSvg } from "./pieces";
import { at, svg, turned } from "./svg";
import { faceSvg } from "./tiles/tile";
import { walls } from "./walls";

/** Cards of this height side by side, overlapping. */
function fan(cards: readonly string[], faces: Faces, height: number): string | undefined {
  const [only] = cards;
  if (!only) return undefined;
  const width = (height * 100) / 140;
  if (cards.length === 1) return cardSvg(only, faces, { size: width });
  // Small cards show one large number in the middle: a little more than half of each has to stay visible.
  const step = 72;
  const whole = 100 + step * (cards.length - 1);
  const body = cards.map((card, i) => at(i * step, 0, 1, cardBody(cardFace(card, faces), lod(width)))).join("");
  return svg(whole, 140, { size: (width * whole) / 100 }, body, "card");
}

const arrow = (side: Side, size: number): string =>
  svg(100, 100, { size }, turned(angle(side), '<path d="M50 10 82 50H62v40H38V50H18z" fill="currentColor"/>'));

const sides = (list: readonly Side[], size: number): string =>
  svg(100, 100, { size }, `<path d="M0 0h100v100H0z" fill="var(--path)"/>${walls([], list, lod(size))}`, "tile");

/** A tile's outline with a mark on the side that was north. */
const turning = (degrees: number, size: number): string =>
  svg(100, 100, { size }, turned(degrees, '<path d="M12 12h76v76H12z" fill="none" stroke="currentColor" stroke-width="7"/><path d="M50 22 68 46H32z" fill="currentColor"/>'));

export function thingSvg(thing: Thing, faces: Faces, size: number): string | undefined {
  switch (thing.kind) {
    case "tile": {
      const face = faces.tiles.get(thing.tile);
      return face && faceSvg(face, { size });
    }
    case "card":
      return cardSvg(thing.card, faces, { size: Number(n((size * 100) / 140)) });
    case "money":
      return fan(thing.cards, faces, size);
    case "building":
      return buildingSvg(thing.building, size);
    case "currency":
      return coinSvg(thing.currency, size);
    case "piece":
      return isAbility(thing.piece) ? abilitySvg(thing.piece, size) : pieceSvg(thing.piece, { size });
    case "as":
      return thingSvg(thing.thing, faces, size);
    case "seat":
      return bannerSvg(thing.seat, Number(n((size * 100) / 116)));
    case "dirk":
      return dirkSvg(Number(n((size * 100) / 116)));
    case "module":
      return moduleSvg(thing.module, size);
    case "side": {
      const side = SIDES.find((one) => one === thing.side);
      return side && arrow(side, size);
    }
    case "sides":
      return sides(sidesOf(thing.sides), size);
    case "turn":
      return turning(thing.turn, size);
    case "flag":
      return icon(thing.yes ? "tick" : "cross", size);
    case "reserve":
      return icon("box", size);
    default:
      return undefined;
  }
}
