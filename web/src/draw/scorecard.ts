// A new score card: its six types from the one worth least to the one worth most, in a box of 100 by 140.

import { colourOf, glyphAt } from "./glyphs";

export function scoreCard(order: readonly string[]): string {
  const row = (type: string, i: number) =>
    `<rect x="12" y="${9 + i * 21}" width="${31 + i * 9}" height="17" fill="${colourOf(type)}" stroke="rgb(0 0 0/.3)"/>${glyphAt(type, 15, 10.5 + i * 21, 14)}`;
  return `<rect x="2" y="2" width="96" height="136" rx="9" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="4"/>${order.map(row).join("")}`;
}
