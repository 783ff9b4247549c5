// What the lines of a shelf look like. Where the pictures tell everything, the words are left to those who listen.

import type { RoomLine, Thing } from "$wire";
import { bannerSvg, buildingSvg, coinSvg, pieceSvg, thingSvg, type Faces } from "../../draw";
import { factOf, listOf, numberOf, numbersOf } from "./facts";

export interface Pic {
  svg: string;
  /** What can be touched in its place, if it can be touched at all. */
  thing?: Thing | undefined;
  /** A number beside it, and one below it. */
  count?: string | undefined;
  price?: number | undefined;
  /** What it is, where the words of the line do not say so. */
  name?: string | undefined;
}

export type Draw = (line: RoomLine, faces: Faces) => Pic[];

const [TILE, CARD, PIECE, COIN, SIGN] = [38, 46, 36, 24, 20];
const SIZES: Partial<Record<Thing["kind"], number>> = { tile: TILE, card: CARD, piece: PIECE, building: SIGN, currency: SIGN, side: SIGN, seat: SIGN };

function picture(thing: Thing, faces: Faces, size = SIZES[thing.kind]): Pic[] {
  const svg = size === undefined ? undefined : thingSvg(thing, faces, size);
  return svg ? [{ svg, thing }] : [];
}

const all = (...draws: Draw[]): Draw => (line, faces) => draws.flatMap((draw) => draw(line, faces));
/** The things of these facts. */
const of = (...names: string[]): Draw => (line, faces) => names.flatMap((name) => listOf(line, name).flatMap((thing) => picture(thing, faces)));
const small = (size: number, ...names: string[]): Draw => (line, faces) => names.flatMap((name) => listOf(line, name).flatMap((thing) => picture(thing, faces, size)));
/** What is drawn, with a number beside the last of it. */
const counted = (draw: Draw, count: (line: RoomLine) => string | undefined): Draw => (line, faces) => draw(line, faces).map((pic, at, pics) => (at === pics.length - 1 ? { ...pic, count: count(line) } : pic));
const number = (name: string) => (line: RoomLine): string | undefined => numberOf(line, name)?.toString();
const priced = (draw: Draw): Draw => (line, faces) => draw(line, faces).map((pic) => ({ ...pic, price: numberOf(line, "price") }));

/** A number of everybody. */
const bySeat = (name: string): Draw => (line) => numbersOf(line, name).flatMap((count, seat) => (count === undefined ? [] : [{ svg: bannerSvg(seat, 16), count: String(count) }]));

/** A figure of each type of building, with how many of them there are; `few`: one alone needs no number. */
export const byType = (name: string, figure?: string, few = false): Draw => (line, faces) =>
  numbersOf(line, name).flatMap((count, at) => {
    const [building, called] = [...faces.buildings][at] ?? [];
    if (!building || !count) return [];
    return [{ svg: figure ? pieceSvg(figure, { size: COIN, building }) : buildingSvg(building, SIGN), count: few && count === 1 ? undefined : String(count), name: `${called} ${count}` }];
  });

/** Coins of each currency, with how many of them there are. */
const coins = (name: string): Draw => (line, faces) => {
  const counts = new Map<string, number>();
  const cards = listOf(line, name).flatMap((thing) => (thing.kind === "money" ? thing.cards : []));
  for (const card of cards) {
    const currency = faces.cards.get(card)?.currency;
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].map(([currency, count]) => ({ svg: coinSvg(currency, COIN), count: String(count) }));
};

const thieves: Draw = (line) => listOf(line, "thieves").flatMap((thief) => (thief.kind === "currency" ? [{ svg: pieceSvg("thief", { size: PIECE, currency: thief.currency }) }] : []));

/** What a caravanserai shows now: its stone may stand on another currency. */
const worth: Draw = (line, faces) => {
  const currency = factOf(line, "currency");
  return currency ? picture(currency, faces).map(({ svg }) => ({ svg, count: number("value")(line) })) : [];
};

/** Lines that need no words for the eye. `caption`: their words stand above the pictures and do not tell what these tell. */
export const DRAWN: Record<string, { draw: Draw; caption?: true }> = {
  "bonus_cards revealed": { draw: small(36, "tiles") },
  "bonus_cards hidden": { draw: bySeat("cards") },
  "bonus_cards own": { draw: small(36, "tiles") },
  "bonus_cards leftover": { draw: small(36, "tiles") },
  "city_gates held": { draw: bySeat("cards") },
  "characters owned": { draw: of("persons") },
  "characters used": { draw: of("persons") },
  "characters gone": { draw: of("persons") },
  "characters passed": { draw: of("seats") },
  "thieves held": { draw: bySeat("thieves") },
  "thieves own": { draw: thieves },
  "walls row": { draw: of("cards") },
  "change bag": { draw: coins("coins") },
  "change coins": { draw: coins("coins") },
  "street_trader supply": { draw: byType("residents", "resident"), caption: true },
  "street_trader trader": { draw: byType("residents", "resident", true) },
  "street_trader living": { draw: byType("residents", "resident", true) },
  "street_trader sealed": { draw: of("seats") },
  "treasure_chamber bag": { draw: byType("chests", "chest"), caption: true },
  "treasure_chamber waiting": { draw: byType("chests", "chest"), caption: true },
  "treasure_chamber chests": { draw: () => [] },
  "invaders past": { draw: of("sides") },
  "invaders looked": { draw: of("seats") },
  "bazaars for_sale": { draw: priced(of("tile")) },
  "power_of_sultan for_sale": { draw: of("card", "kind") },
  "power_of_sultan owned": { draw: of("kinds") },
  "caravanserai for_sale": { draw: all(of("card"), small(30, "two", "three", "four")) },
  "caravanserai owned": { draw: all(of("card"), worth) },
  "art_of_the_moors culture": { draw: counted(of("tile"), (line) => `${numberOf(line, "points") ?? 0}/${numberOf(line, "most") ?? 0}`) },
  "falconers for_sale": { draw: of("falcon") },
  "falconers set": { draw: of("falcon") },
  "watchtowers left": { draw: byType("left"), caption: true },
  "building_sites sites": { draw: small(36, "tiles") },
  "building_sites own": { draw: all(small(36, "tile"), of("currency")) },
  "building_sites revealed": { draw: all(small(36, "tile"), of("currency")) },
  "exchange_certificates saved": { draw: of("card") },
  "exchange_certificates stones": { draw: counted(of("currency"), number("count")) },
  "medina standing": { draw: () => [] },
  "red_palace bag": { draw: byType("chips", "chip"), caption: true },
  "red_palace halves": { draw: (line) => listOf(line, "kinds").flatMap((kind) => (kind.kind === "building" ? [{ svg: pieceSvg("half_building", { size: 30, building: kind.building }) }] : [])) },
};

/** The number at the end of what somebody has: `shelf-tail-LINE` has the words for it. */
export const TAILS: Record<string, (line: RoomLine) => Record<string, number | undefined>> = {
  "street_trader living": (line) => ({ n: numberOf(line, "points") }),
  "treasure_chamber chests": (line) => ({ n: numberOf(line, "count") }),
  "art_of_the_moors culture": (line) => ({ n: numberOf(line, "sum") }),
  "falconers set": (line) => ({ n: numberOf(line, "sum") }),
  "medina standing": (line) => ({ n: numberOf(line, "count"), loss: numberOf(line, "loss") }),
};

/** Any line, as far as its facts can be drawn: for modules that this page has no drawing for. */
export function anyPictures(line: RoomLine, faces: Faces): Pic[] {
  const flat = (thing: Thing): Pic[] => {
    switch (thing.kind) {
      case "list":
        return thing.list.flatMap(flat);
      case "money":
        return thing.cards.flatMap((card) => picture({ kind: "card", card, lies: "elsewhere" }, faces));
      default:
        return picture(thing, faces);
    }
  };
  return line.facts.flatMap(({ name, thing }) => {
    if (thing.kind === "by_building") return byType(name)(line, faces);
    return thing.kind === "by_seat" ? bySeat(name)(line, faces) : flat(thing);
  });
}
