// Who took part, as the charts draw them: colour, kind of line, banner, name.

import { bannerSvg, COLOURS, dirkSvg } from "../draw";
import { DASHES, DIRK_DASH } from "./chart";
import type { Who } from "./story";

/** A name, the same in every language. */
export const DIRK = "Dirk";

export interface Person {
  who: Who;
  name: string;
  /** The colour of their lines. */
  ink: string;
  dash: string;
  sign: (size: number) => string;
}

export function person(who: Who, name: string): Person {
  if (who === null) return { who, name, ink: "var(--ink-3)", dash: DIRK_DASH, sign: (size) => dirkSvg(size) };
  const colour = COLOURS[who % COLOURS.length] ?? "red";
  return { who, name, ink: `var(--pl-${colour})`, dash: DASHES[who % DASHES.length] ?? "", sign: (size) => bannerSvg(who, size) };
}
