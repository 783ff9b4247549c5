// Any piece by the name it has on the wire, in a 100 box.

import type { Piece } from "$wire";
import { ABILITIES, isAbility } from "./abilities";
import { backBody, blankCard, gateCard, inn } from "./cards";
import { coinBody, isCurrency } from "./coins";
import { EMBLEM, type Emblem, plate } from "./emblems";
import { falcon, isBird } from "./falcons";
import { chest, gate, guard, half, resident, trader, vizier, wallPiece } from "./figures";
import { star } from "./geometry";
import { glyphAt } from "./glyphs";
import type { Colour } from "./people";
import { FALCONS, SCORE_CARDS } from "./printed";
import { scoreCard } from "./scorecard";
import { at, type Frame, svg, text } from "./svg";
import { chipBody } from "./tiles/floor";
import { scaffold } from "./tiles/site";

/** Whose, or of what, a piece is, where its name does not say so. */
export interface Own {
  colour?: Colour | undefined;
  building?: string | undefined;
  currency?: string | undefined;
}

/** A card in a square box. */
const asCard = (card: string): string => at(14.3, 0, 0.714, card);

const culture = (prices: string): string =>
  `<circle cx="50" cy="50" r="46" fill="var(--b-arcades)" stroke="var(--d-ink)" stroke-width="3"/><polygon points="${star(50, 50, 42)}" fill="var(--plaster)"/>` +
  `<polygon points="${star(50, 50, 33)}" fill="none" stroke="var(--b-tower)" stroke-width="3"/>` +
  (prices.length > 2 ? text(50, 59, 24, prices, { width: 44 }) : text(50, 63, 36, prices));

/** An emblem with the type or the currency it is for. */
function marked(name: Emblem, { building, currency }: Own): string {
  const foot = building ? glyphAt(building, 34, 94, 32, `var(--b-${building}-deep)`) : currency ? at(32, 90, 0.36, coinBody(currency)) : "";
  return foot ? asCard(blankCard + at(20, 22, 0.6, EMBLEM[name]) + foot) : plate(name);
}

const FIGURES: Record<string, (own: Own) => string> = {
  chest: ({ building }) => chest(building ?? ""),
  resident: ({ building }) => resident(building ?? ""),
  trader: ({ colour }) => trader(colour ?? "orange"),
  gate: () => gate,
  guard: () => guard,
  scaffold: () => scaffold("m"),
  "gate-card": () => asCard(gateCard),
  "money-set": () => at(2, 6, 0.5, backBody) + at(25, 14, 0.5, backBody) + at(48, 22, 0.5, backBody),
  "wall-piece": () => wallPiece,
  chip: ({ building }) => chipBody(building ?? ""),
  half_building: ({ building }) => half(building ?? "garden"),
  vizier: ({ colour }) => vizier(colour ?? "green", false),
  "vizier-asleep": ({ colour }) => vizier(colour ?? "green", true),
  thief: (own) => marked("thief", own),
  bonus: (own) => marked("bonus", own),
  scout: (own) => marked("scout", own),
  attack: (own) => marked("attack", own),
  certificate: (own) => marked("certificate", own),
  bag: () => EMBLEM.bag,
};

/** A token with a few characters, for what has no drawing of its own. */
export const neutral = (sign: string): string =>
  '<circle cx="50" cy="50" r="44" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="5"/><circle cx="50" cy="50" r="36" fill="none" stroke="var(--path-edge)" stroke-width="2"/>' +
  text(50, 66, 44, sign, sign.length > 1 ? { width: 52 } : {});

/** Names with something in them: a falcon and its number, a card and its currency. */
function composed(piece: string): string | undefined {
  const parts = piece.split("-");
  const [first = "", second = "", third = ""] = parts;
  if (piece in FALCONS) return falcon(first, FALCONS[piece]);
  if (first === "falcon" && isBird(second)) return falcon(second);
  if (piece in SCORE_CARDS) return asCard(scoreCard(SCORE_CARDS[piece] ?? []));
  if (first === "culture") return culture(parts.slice(1).join("/"));
  if (first === "caravanserai" && isCurrency(second)) return asCard(inn(second, third.toUpperCase()));
  return undefined;
}

/** Names that are drawn, for looking at all of them. */
export const PIECES: readonly string[] = [
  ...Object.keys(FIGURES),
  ...["black", "brown", "white"].map((bird) => `falcon-${bird}`),
  ...Object.keys(FALCONS),
  ...Object.keys(SCORE_CARDS),
  ...["6", "7", "8", "9", "10", "11", "12-13"].map((price) => `culture-${price}`),
  ...["gulden", "dirham", "denar", "ducat"].flatMap((currency) => ["a", "b"].map((letter) => `caravanserai-${currency}-${letter}`)),
];

/** Has this piece a drawing of its own? */
export const isDrawn = (piece: string): boolean => piece in FIGURES || isAbility(piece) || composed(piece) !== undefined || /^[A-Z]$/.test(piece);

export function pieceBody(piece: string, own: Own = {}, sign: string = piece.slice(0, 1).toUpperCase()): string {
  return FIGURES[piece]?.(own) ?? composed(piece) ?? ABILITIES[piece] ?? neutral(sign);
}

/** A piece as it stands on a board. */
export const tokenBody = (piece: Piece | string, colour?: Colour, building?: string): string =>
  typeof piece === "string" ? pieceBody(piece, { colour, building }) : pieceBody(piece.piece, { colour, building }, piece.sign);

/** Any piece. One without a drawing is a token with its sign. */
export const pieceSvg = (piece: string, o: Frame & Own & { sign?: string }): string => svg(100, 100, o, pieceBody(piece, o, o.sign));
