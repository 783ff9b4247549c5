// What was refused, in words that say what to do.

import { Refused } from "../lib/api";
import { t, tOr } from "../lib/words.svelte";
import { NotDone } from "../table/transport";

export function sorry(why: unknown): string {
  if (why instanceof Refused || why instanceof NotDone) return tOr(`lobby-refused-${why.code.replaceAll("_", "-")}`, why.message || t("lobby-refused-offline"));
  return t("lobby-refused-broken", { why: why instanceof Error ? why.message : String(why) });
}
