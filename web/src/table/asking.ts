// Where each thing that can be touched is shown: in its place on the table, on its module's shelf, or as a button.

import type { Choice, Thing } from "$wire";
import type { Faces } from "../draw";
import { keyOf } from "../lib/thing";
import { has, t } from "../lib/words.svelte";
import { isOnBoard, leadsTo, placed } from "./choosing";
import { inner, middle } from "./layout";
import type { TableSession } from "./session.svelte";

export interface Shown {
  /** Buttons under the question. */
  buttons: Thing[];
  /** Buttons on the shelves of modules, while the market is open. */
  shelves: Map<string, Thing[]>;
}

/** So many buttons stand beside the question; more get a sheet. */
const FEW = 3;

/** Do these buttons get a sheet? Ways to turn a tile do: they are drawn there. */
export const needsSheet = (buttons: readonly Thing[]): boolean => buttons.length > FEW || buttons.some((thing) => inner(thing).kind === "turn");

export function shown(session: TableSession): Shown {
  const result: Shown = { buttons: [], shelves: new Map() };
  const { view, question } = session;
  if (!view || !question) return result;
  const drawn = placed(view, session.seat);
  const own = session.seat === null ? undefined : view.players[session.seat];
  /** A wall of a tile that lies in the reserve, or is to be placed, is on no board: it gets a button. */
  const onBoard = (thing: Thing): boolean => isOnBoard(thing) && (own === undefined || middle(thing, own.seat, own.alhambra) !== undefined);
  const open = session.touched.length === 0 && session.group === undefined && question.asked.module === undefined;
  for (const thing of session.next) {
    const one = inner(thing);
    if (one.kind === "money" || onBoard(one) || (thing.kind !== "as" && drawn.has(keyOf(thing)))) continue;
    const choices = leadsTo(thing, session.left);
    const module = question.groups[choices[0]?.group ?? 0]?.module;
    const shelf = module !== undefined && view.rooms.some((room) => room.module === module);
    if (open && shelf && !isOnBoard(one)) result.shelves.set(module, [...(result.shelves.get(module) ?? []), thing]);
    else result.buttons.push(thing);
  }
  return result;
}

/** What stands on the button of a thing. */
export function label(thing: Thing, session: TableSession, faces: Faces): string {
  const choices = leadsTo(thing, session.left);
  const only = choices.length === 1 ? choices[0] : undefined;
  const group = session.question?.groups[choices[0]?.group ?? 0]?.title ?? "";
  const one = inner(thing);
  switch (one.kind) {
    case "do":
      return has(`table-do-${one.what}`) ? t(`table-do-${one.what}`) : (only?.say ?? group);
    case "reserve":
      return t("table-do-keep");
    case "dirk":
      return t("table-do-give");
    case "building":
      return faces.buildings.get(one.building) ?? one.building;
    case "currency":
      return faces.currencies.get(one.currency) ?? one.currency;
    case "tile":
      return faces.tiles.get(one.tile)?.say ?? one.tile;
    case "card":
      return faces.cards.get(one.card)?.say ?? one.card;
    case "seat":
      return session.view?.players[one.seat]?.name ?? "";
    case "side":
      return t(`table-side-${one.side}`);
    case "number":
      return only ? only.say : String(one.number);
    default:
      return only?.say ?? group;
  }
}

/** What a screen reader says of it: what it does, where that is one thing. */
export function spoken(thing: Thing, session: TableSession, faces: Faces): string {
  const choices = leadsTo(thing, session.left);
  const only: Choice | undefined = choices.length === 1 ? choices[0] : undefined;
  const short = label(thing, session, faces);
  // The visible words come first, so that who speaks to the page is understood.
  return only && only.say !== short ? `${short}: ${only.say}` : short;
}
