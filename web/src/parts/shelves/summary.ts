// The one number that stands beside the name of a shelf: `shelf-sum-MODULE` has the words for it.

import type { Room } from "$wire";
import { linesOf, listOf, numberOf, numbersOf, ownerOf, sum } from "./facts";

/** Who looks, and at how many people. */
export interface Looker {
  seat: number | null;
  players: number;
}

export type Numbers = { n: number } & Record<string, number>;
type Sum = (room: Room, looker: Looker) => Numbers | undefined;

const n = (number: number | undefined): Numbers | undefined => (number === undefined ? undefined : { n: number });
const lines = (...names: string[]): Sum => (room) => n(linesOf(room, ...names).length);
/** How many things the lines of this name have in a fact. */
const listed = (name: string, fact: string): Sum => (room) => n(sum(linesOf(room, name).map((line) => listOf(line, fact).length)));
/** The numbers of a fact, by seat or by type, added up. */
const added = (name: string, fact: string): Sum => (room) => n(sum(linesOf(room, name).flatMap((line) => numbersOf(line, fact))));
/** A number of the first line of this name. */
const first = (name: string, fact: string): Sum => (room) => n(numberOf(linesOf(room, name)[0], fact));
/** A number of the line of whoever looks. */
const own = (name: string, fact: string, otherwise?: number): Sum => (room, { seat }) =>
  seat === null ? undefined : n(numberOf(linesOf(room, name).find((line) => ownerOf(line) === seat), fact) ?? otherwise);

const SUMS: Record<string, Sum> = {
  vizier: (room, { players }) => n(players - sum(linesOf(room, "asleep").map((line) => listOf(line, "seats").length))),
  squares: (room) => n(sum(linesOf(room, "top").map((line) => (numberOf(line, "below") ?? 0) + 1))),
  bonus_cards: added("hidden", "cards"),
  city_gates: added("held", "cards"),
  characters: listed("owned", "persons"),
  walls: listed("row", "cards"),
  thieves: added("held", "thieves"),
  change: (room) => n(sum(linesOf(room, "bag").flatMap((line) => listOf(line, "coins").map((coins) => (coins.kind === "money" ? coins.cards.length : 0))))),
  street_trader: added("supply", "residents"),
  treasure_chamber(room) {
    const rooms = linesOf(room, "room");
    const price = numberOf(rooms[0], "price");
    return price === undefined ? undefined : { n: rooms.length, price };
  },
  invaders: listed("past", "sides"),
  bazaars: lines("for_sale"),
  new_score_cards: lines("pays"),
  power_of_sultan: lines("for_sale"),
  caravanserai: (room) => n(numberOf(linesOf(room, "price", "left")[0], "left") ?? linesOf(room, "for_sale").length),
  art_of_the_moors: own("culture", "sum", 0),
  falconers: lines("for_sale"),
  watchtowers: first("left", "surcharge"),
  building_sites: first("left", "left"),
  exchange_certificates: (room) => n(sum(linesOf(room, "stones").map((line) => numberOf(line, "count")))),
  medina: own("standing", "loss"),
};

/** Nothing for a module that this page does not know, and where its room does not tell. */
export const summary = (room: Room, looker: Looker): Numbers | undefined => SUMS[room.module]?.(room, looker);
