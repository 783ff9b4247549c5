// Things of the wire: how they are told apart, and what is left of the choices when some of them are touched.

import type { Choice, Narrowed, Thing } from "$wire";

/** Two things are the same if their keys are. Fields come in the order of the wire, so this is cheap. */
export function keyOf(thing: Thing): string {
  switch (thing.kind) {
    case "slot":
      return `slot ${thing.slot}`;
    case "space":
      return `space ${thing.space}`;
    case "tile":
      return `tile ${thing.tile}`;
    case "card":
      return `card ${thing.lies} ${thing.card}`;
    case "cell":
      return `cell ${thing.seat} ${thing.cell[0]},${thing.cell[1]}`;
    case "corner":
      return `corner ${thing.seat} ${thing.corner[0]},${thing.corner[1]}`;
    case "edge":
      return `edge ${thing.seat} ${thing.edge}`;
    case "section":
      return `section ${thing.section}`;
    default:
      return JSON.stringify(thing);
  }
}

export const same = (one: Thing, other: Thing): boolean => keyOf(one) === keyOf(other);

/** What is left of a choice's touches when these were touched, each once; none if one of those is not among them. */
function without(touches: readonly Thing[], touched: readonly string[]): Thing[] | undefined {
  const rest = [...touches];
  for (const key of touched) {
    const at = rest.findIndex((thing) => keyOf(thing) === key);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** The same as the engine's `narrow`: see docs/wire.md. A test holds both against each other. */
export function narrow(choices: readonly Choice[], touched: readonly Thing[]): Narrowed {
  const narrowed: Narrowed = { left: [], done: null, next: [] };
  const [keys, seen] = [touched.map(keyOf), new Set<string>()];
  choices.forEach((choice, at) => {
    const rest = without(choice.touches, keys);
    if (!rest) return;
    narrowed.left.push(at);
    const first = rest[0];
    if (!first) narrowed.done = at;
    else if (!seen.has(keyOf(first))) {
      seen.add(keyOf(first));
      narrowed.next.push(first);
    }
  });
  return narrowed;
}
