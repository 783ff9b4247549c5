// What can be touched on a shelf.

import type { SeatView, Thing } from "$wire";
import { keyOf } from "../../lib/thing";
import type { TableSession } from "../../table/session.svelte";

/** A tile that one has shows on one's own board; a shelf that only speaks of it is no place to touch it. */
function isOwn(thing: Thing, view: SeatView | undefined, seat: number | null): boolean {
  const own = seat === null ? undefined : view?.players[seat];
  return thing.kind === "tile" && own !== undefined && [...own.aside, ...own.reserve, ...own.alhambra.tiles].some((tile) => tile.tile === thing.tile);
}

/** Buildings and currencies stand on many shelves: what is asked about them is asked by buttons. */
const hasPlace = (thing: Thing): boolean => thing.kind === "tile" || thing.kind === "card" || thing.kind === "piece" || thing.kind === "number";

export type State = "can" | "chosen" | undefined;

export function stateOf(thing: Thing, session: TableSession): State {
  if (!hasPlace(thing)) return undefined;
  const key = keyOf(thing);
  const state = session.chosen.has(key) ? "chosen" : session.ringed.has(key) ? "can" : undefined;
  return state && !isOwn(thing, session.view, session.seat) ? state : undefined;
}

/** Brings into sight what is asked about, once the page has settled: the zone it lies in may only now come forward. */
export function nearby(find: () => Element | null | undefined): void {
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.scrollIntoView({ block: "nearest" })));
}
