// Cards, 100 wide and 140 high. Money is a coin cut out of its colour; everything else is plaster with an emblem.

import type { CardFace } from "$wire";
import { coinBody, coinOf, currencyColour, currencyDeep, isCurrency, markedCoin } from "./coins";
import { EMBLEM, type Emblem } from "./emblems";
import type { Faces } from "./faces";
import { type Lod, lod, n, sidesOf, star } from "./geometry";
import { PERSONS } from "./persons";
import { SULTANS } from "./printed";
import { at, type Frame, svg, text } from "./svg";
import { walls } from "./walls";

const frame = (fill: string): string => `<rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="${fill}" stroke="rgb(0 0 0/.28)" stroke-width="1.5"/>`;
const isSmall = (l: Lod): boolean => l === "xs" || l === "s";

function corners(currency: string, l: Lod): string {
  const stroke = currency === "dirham" ? "var(--plaster)" : currencyDeep(currency);
  // A quarter of a star in three corners; the one with the value stays free.
  const quarter = (x: number, y: number, r: number) => {
    const [right, down] = [x ? -r : r, y ? -r : r];
    const path = [[1, 0], [0.71, 0.29], [0.71, 0.71], [0.29, 0.71], [0, 1]].map(([a = 0, b = 0]) => `${n(x + a * right)} ${n(y + b * down)}`);
    return `<path d="M${path.join("L")}"/>`;
  };
  const lines = [34, 22].map((r) => quarter(100, 0, r) + quarter(0, 140, r) + quarter(100, 140, r)).join("");
  return `<g fill="none" stroke="${stroke}" stroke-width="1.2" opacity="${l === "l" ? 0.4 : 0.28}">${lines}${l === "l" ? '<rect x="6" y="6" width="88" height="128" rx="6"/>' : ""}</g>`;
}

/** Money, and diamonds: value in the middle, and in the corner that stays visible when cards overlap. */
function money(currency: string, value: number, l: Lod): string {
  const deep = currencyDeep(currency);
  const lower = currency === "diamond" ? -4 : 0;
  const hole = (cy: number, r: number) => `<g transform="translate(0 ${cy - 50})" fill="var(--plaster)" stroke="${deep}" stroke-width="3">${coinOf(currency).shape(r)}</g>`;
  if (isSmall(l)) return frame(currencyColour(currency)) + hole(70, 40) + text(50, 91 + lower, 60, value);
  const index = currency === "gulden" || currency === "diamond" ? deep : "#fff";
  const sign =
    currency === "diamond"
      ? at(40, 111.5, 0.2, `<g fill="var(--c-diamond)">${coinOf(currency).shape(42)}</g>`)
      : text(50, 125.5, 15, coinOf(currency).code, { fill: "#fff", weight: 750 });
  return (
    frame(currencyColour(currency)) +
    corners(currency, l) +
    hole(64, 33) +
    text(50, 81.5 + lower, 50, value) +
    text(14, 23, 20, value, { fill: index }) +
    `<rect x="31" y="111" width="38" height="20" rx="10" fill="${deep}"/>${sign}`
  );
}

const paper = (l: Lod): string =>
  frame("var(--plaster)") + (isSmall(l) ? "" : '<rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="var(--path-edge)" stroke-width="1.6"/>');

/** An emblem, and below it what it is for. */
const emblem = (name: Emblem, l: Lod, foot = ""): string =>
  paper(l) + at(isSmall(l) ? 12 : 20, foot ? (isSmall(l) ? 14 : 20) : isSmall(l) ? 32 : 40, isSmall(l) ? 0.76 : 0.6, EMBLEM[name]) + foot;

const coinFoot = (currency: string, mark?: number): string => at(30, 90, 0.4, mark === undefined ? coinBody(currency) : markedCoin(currency, mark, 62));

/** Two currencies that turn into each other. */
function office([one, other]: readonly string[], l: Lod): string {
  const small = isSmall(l);
  return (
    paper(l) +
    at(small ? 8 : 14, 16, 0.52, coinBody(one ?? "")) +
    at(small ? 38 : 34, small ? 70 : 62, 0.52, coinBody(other ?? "")) +
    '<path d="M72 34q14 10 8 26M28 104q-14-10-8-26" fill="none" stroke="var(--d-ink)" stroke-width="5"/><path d="M75 62l4 8 7-8zM15 78l6-9 6 9z" fill="var(--d-ink)"/>'
  );
}

const person = (name: string, l: Lod): string => {
  const sign = PERSONS[name] ?? "";
  if (isSmall(l)) return `${paper(l)}<path d="M2 104h96v25a9 9 0 0 1-9 9H11a9 9 0 0 1-9-9z" fill="var(--b-tower)"/>${at(10, 14, 0.8, sign)}`;
  return paper(l) + at(22, 16, 0.56, EMBLEM.character) + at(28, 82, 0.44, sign);
};

const wallCard = (sides: string, l: Lod): string =>
  paper(l) + at(17, 37, 0.66, `<path d="M0 0h100v100H0z" fill="var(--path)"/><polygon points="${star(50, 50, 26)}" fill="var(--plaster)"/>${walls([], sidesOf(sides), "m")}`);

const ROMAN: Record<string, string> = { "1": "I", "2": "II", "3": "III" };

function scoring(number: string, l: Lod): string {
  const bars = [["18", "34", "var(--b-pavilion)"], ["41", "52", "var(--wall)"], ["64", "22", "var(--b-garden)"]] as const;
  return (
    frame("var(--plaster)") +
    bars.map(([x, height, fill]) => `<rect x="${x}" y="${112 - Number(height)}" width="19" height="${height}" fill="${fill}"/>`).join("") +
    '<path d="M12 112h76" stroke="var(--d-ink)" stroke-width="4"/>' +
    text(50, 48, 44, ROMAN[number] ?? number) +
    (isSmall(l) ? "" : '<path d="M14 122h72" stroke="var(--path-edge)" stroke-width="6" stroke-dasharray="6 5"/>')
  );
}

/** What is special about a special card is only in its name. */
function special({ card, say }: CardFace, l: Lod): string {
  const sultan = SULTANS[card];
  if (sultan) return emblem("sultan", l, coinFoot(sultan));
  if (card in PERSONS) return person(card, l);
  if (card === "gate") return emblem("gate", l);
  const [first, ...rest] = card.split("_");
  if (first === "wall") return wallCard(rest.join("").toUpperCase(), l);
  if (rest.length === 2 && rest.every(isCurrency)) return office(rest, l);
  return paper(l) + text(50, 84, 44, say.slice(0, 1).toUpperCase());
}

/** Any card, in a box of 100 by 140. */
export function cardBody(face: CardFace, l: Lod): string {
  const currency = face.currency ?? "";
  switch (face.sort) {
    case "money":
      return money(currency, face.value, l);
    case "gem":
      return money("diamond", face.value, l);
    case "builder":
      return emblem("builder", l, coinFoot(currency, face.value));
    case "coin":
      return at(0, 20, 1, markedCoin(currency, face.value, 44));
    case "note":
      return emblem(face.card.endsWith("-saved") ? "certificate" : "caravanserai", l, coinFoot(currency, face.value));
    case "scoring":
      return scoring(face.card.slice(face.card.lastIndexOf("-") + 1), l);
    default:
      return special(face, l);
  }
}

const stranger = (card: string): CardFace => ({ card, say: card, currency: null, value: 0, sort: "special" });
export const cardFace = (card: string, faces: Faces): CardFace => faces.cards.get(card) ?? stranger(card);

/** Any card of the catalogue, by its name. */
export const cardSvg = (card: string, faces: Faces, o: Frame): string => svg(100, 140, o, cardBody(cardFace(card, faces), lod(o.size)), "card");

const BACK = [[50, 70, 34], [50, 70, 22]] as const;

/** A card that lies face down. */
export const backBody = `${frame("#25474C")}<g fill="none" stroke="#8FC7C0" stroke-width="1.6" opacity=".75">${BACK.map(([x, y, r]) => `<polygon points="${star(x, y, r)}"/>`).join("")}<rect x="8" y="8" width="84" height="124" rx="5"/></g>`;
export const backSvg = (size: number, label?: string): string => svg(100, 140, { size, label }, backBody, "card");

/** Cards that the engine knows as pieces of modules: an emblem with what belongs to it. */
export const inn = (currency: string, letter: string): string => emblem("caravanserai", "m", at(14, 88, 0.4, coinBody(currency)) + text(70, 122, 34, letter));
export const gateCard = emblem("gate", "m");
export const blankCard = paper("m");
