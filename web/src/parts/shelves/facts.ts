// What a line of a shelf tells, read out of its facts.

import type { Room, RoomLine, Thing } from "$wire";

const flat = (thing: Thing): Thing[] => (thing.kind === "list" ? thing.list.flatMap(flat) : [thing]);
const numberIn = (thing: Thing | undefined): number | undefined => (thing?.kind === "number" ? thing.number : undefined);

export const factOf = (line: RoomLine, name: string): Thing | undefined => line.facts.find((fact) => fact.name === name)?.thing;

/** The number of this name; none where the line has none, or where it is not told. */
export const numberOf = (line: RoomLine | undefined, name: string): number | undefined => line && numberIn(factOf(line, name));

/** The things of a fact: of a list each of them, of anything else that. */
export function listOf(line: RoomLine, name: string): Thing[] {
  const thing = factOf(line, name);
  return thing ? flat(thing) : [];
}

/** Numbers by seat or by type of building, in their order; none for what is no number. */
export function numbersOf(line: RoomLine, name: string): (number | undefined)[] {
  const thing = factOf(line, name);
  return thing?.kind === "by_seat" || thing?.kind === "by_building" ? thing.list.map(numberIn) : [];
}

/** Whose line it is: a seat, Dirk (null), or nobody's. */
export function ownerOf(line: RoomLine): number | null | undefined {
  const first = line.facts.find((fact) => fact.name === "seat" || fact.name === "who")?.thing;
  return first?.kind === "seat" ? first.seat : first?.kind === "dirk" ? null : undefined;
}

export const linesOf = (room: Room, ...names: string[]): RoomLine[] => room.lines.filter((line) => names.includes(line.name));

/** All things that a room speaks of. */
export const thingsIn = (room: Room): Thing[] => room.lines.flatMap((line) => line.facts.flatMap((fact) => flat(fact.thing)));

export const sum = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
