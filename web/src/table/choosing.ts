// What a page may do about choices without knowing what they mean.

import type { Choice, Price, Question, SeatView, Thing } from "$wire";
import type { Settings } from "../lib/settings.svelte";
import { keyOf, narrow } from "../lib/thing";

/** Is a last word asked for? Passing is its own last word, and an answer ahead of time may still be void. */
export function confirms(choice: Choice, setting: Settings["confirm"], ahead: boolean): boolean {
  return setting !== "never" && !choice.undo && choice.verb !== "pass" && !ahead;
}

/**
 * What goes without saying: where every choice begins with the same thing, that is touched; of tiles that are to be placed, the first
 * one is, so that its cells are lit at once.
 */
export function preselected(question: Question | undefined, view: SeatView | undefined): Thing[] {
  if (!question || !view) return [];
  const { next, done } = narrow(question.choices, []);
  const [first] = next;
  if (!first || done !== null) return [];
  const aside = new Set(view.players[question.asked.seat]?.aside.map((tile) => tile.tile));
  const tiles = next.filter((thing) => thing.kind === "tile" && aside.has(thing.tile));
  if (tiles.length && next.every((thing) => tiles.includes(thing) || isButton(thing))) return tiles.slice(0, 1);
  return next.length === 1 && !isButton(first) && question.choices.length > 1 ? [first] : [];
}

/** Has a thing no place on the table, so that it is shown as a button? */
export function isButton(thing: Thing): boolean {
  return ["do", "turn", "side", "sides", "building", "currency", "number", "as", "flag", "dirk", "reserve"].includes(thing.kind);
}

/** A way to pay. */
export interface Way {
  choice: Choice;
  cards: string[];
  price: Price;
}

/** The ways to pay among some choices, as they come: the exact ones first, then those that waste least. */
export function ways(left: readonly Choice[]): Way[] {
  return left.flatMap((choice) => {
    const money = choice.touches.find((thing) => thing.kind === "money");
    if (money?.kind !== "money") return [];
    const price = choice.price ?? { price: 0, paid: 0, exact: false, again: false };
    return [{ choice, cards: money.cards, price }];
  });
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join(" ");

/** The way that puts down exactly these cards. */
export const wayOf = (all: readonly Way[], cards: readonly string[]): Way | undefined =>
  all.find((way) => sorted(way.cards) === sorted(cards));

/**
 * The move that puts down these cards instead of those of a way that is offered. Not every legal payment is offered; whether this one is
 * legal is for the referee to say.
 */
export function composed(way: Way, cards: readonly string[]): string {
  const paid = way.cards.join(" ");
  const at = way.choice.move.lastIndexOf(paid);
  return way.choice.move.slice(0, at) + cards.join(" ") + way.choice.move.slice(at + paid.length);
}

/** The things that the page draws in their places, by key: all others are shown as buttons. */
export function placed(view: SeatView, seat: number | null): Set<string> {
  const keys = new Set<string>();
  const add = (thing: Thing): void => void keys.add(keyOf(thing));
  for (const { slot } of view.market.yard) add({ kind: "slot", slot });
  for (const { space } of view.market.preview ?? []) add({ kind: "space", space });
  for (const card of view.market.display) add({ kind: "card", card, lies: "display" });
  const own = seat === null ? undefined : view.players[seat];
  for (const card of [...(own?.hand ?? []), ...(own?.open_money ?? [])]) add({ kind: "card", card, lies: "hand" });
  for (const tile of [...(own?.aside ?? []), ...(own?.reserve ?? []), ...(own?.alhambra.tiles ?? [])]) add({ kind: "tile", tile: tile.tile });
  const facts = view.rooms.flatMap((room) => room.lines.flatMap((line) => line.facts.map((fact) => fact.thing)));
  const put = (thing: Thing): void => {
    if (thing.kind === "list") thing.list.forEach(put);
    else if (thing.kind === "tile" || thing.kind === "card" || thing.kind === "piece" || thing.kind === "number") add(thing);
  };
  facts.forEach(put);
  return keys;
}

/** Is a thing drawn on a board? */
export const isOnBoard = (thing: Thing): boolean => ["cell", "corner", "edge", "section"].includes(thing.kind);

/** What is left after taking away these things once each, of the touches of a choice. */
export function rest(choice: Choice, touched: readonly Thing[]): Thing[] {
  const left = [...choice.touches];
  for (const thing of touched) {
    const at = left.findIndex((one) => keyOf(one) === keyOf(thing));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The choices that a next thing leads to. */
export const leadsTo = (thing: Thing, left: readonly Choice[]): Choice[] => {
  const key = keyOf(thing);
  return left.filter((choice) => choice.touches.some((one) => keyOf(one) === key));
};

/**
 * Groups of choices that begin on the own board, where others begin at the market: all its tiles would be ringed on every turn, and
 * nobody would see the yard.
 */
export function quietGroups(question: Question | undefined, view: SeatView | undefined): Set<number> {
  if (!question || !view) return new Set();
  const own = view.players[question.asked.seat];
  const lies = new Set([...(own?.reserve ?? []), ...(own?.alhambra.tiles ?? [])].map((tile) => tile.tile));
  const atMarket = question.choices.some(({ touches: [first] }) => first?.kind === "slot" || (first?.kind === "card" && first.lies === "display"));
  if (!atMarket) return new Set();
  const isOwn = ({ touches: [first] }: Choice): boolean => first !== undefined && (isOnBoard(first) || (first.kind === "tile" && lies.has(first.tile)));
  const groups = question.groups.map((_, group) => question.choices.filter((choice) => choice.group === group));
  return new Set(groups.flatMap((choices, group) => (choices.length && choices.every(isOwn) ? [group] : [])));
}
