// A shelf in parts: lines of one sort under one caption, and in them one row for each person who has something there.

import type { Room, RoomLine } from "$wire";
import type { Faces } from "../../draw";
import { ownerOf } from "./facts";
import { anyPictures, DRAWN, type Pic, TAILS } from "./pictures";

export interface Row {
  /** Whose it is: a seat, Dirk (null), or nobody's. */
  owner: number | null | undefined;
  lines: RoomLine[];
  pics: Pic[];
  /** The numbers at its end. */
  tail?: Record<string, number> | undefined;
}

export interface Section {
  /** `MODULE LINE`, for the words file. */
  sort: string;
  title?: string | undefined;
  /** Who sees the pictures needs no words. */
  drawn: boolean;
  rows: Row[];
}

function tailOf(sort: string, line: RoomLine): Record<string, number> | undefined {
  const told = Object.entries(TAILS[sort]?.(line) ?? {}).flatMap(([name, n]) => (n === undefined ? [] : [[name, n] as const]));
  return told.length ? Object.fromEntries(told) : undefined;
}

export function sections(room: Room, faces: Faces): Section[] {
  const all: Section[] = [];
  for (const line of room.lines) {
    const sort = `${room.module} ${line.name}`;
    const known = DRAWN[sort];
    const title = known?.caption ? line.say : line.title;
    let section = all.at(-1);
    if (section?.sort !== sort || (!known && section.title !== title)) all.push((section = { sort, title, drawn: known !== undefined, rows: [] }));
    const [owner, pics, tail] = [ownerOf(line), (known?.draw ?? anyPictures)(line, faces), tailOf(sort, line)];
    const last = section.rows.at(-1);
    if (known && owner !== undefined && last && last.owner === owner) {
      last.lines.push(line);
      last.pics.push(...pics);
      last.tail = tail;
    } else section.rows.push({ owner: known ? owner : undefined, lines: [line], pics, tail });
  }
  return all;
}
