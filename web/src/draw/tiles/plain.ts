// A tile that has no drawing of its own, because it is newer than this page: its few characters on plaster.

import type { Lod } from "../geometry";
import { ground, ways } from "../ground";
import { text } from "../svg";
import type { Look } from "./look";

export function plainTile({ face, walls }: Look, l: Lod): string {
  if (l === "xs") return '<path d="M0 0h100v100H0z" fill="var(--plaster)"/>';
  return ground(walls, "var(--plaster)") + ways(walls, l, 16) + text(50, 62, 30, face.label, face.label.length > 3 ? { width: 62 } : {});
}
