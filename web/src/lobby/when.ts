// Times in words.

import { lang, t } from "../lib/words.svelte";

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `20 minutes ago`, in the language of the page. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - at) / 1000);
  const words = new Intl.RelativeTimeFormat(lang(), { numeric: "auto" });
  const step = STEPS.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, "second");
}

/** How long somebody has: `2 days`, or as long as they like. */
export function long(seconds: number | null): string {
  if (seconds === null) return t("lobby-time-none");
  const [unit, length] = STEPS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(lang(), { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}
