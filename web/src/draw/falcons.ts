// Falcons: round, with two half rings of the types they need.

import { colourOf } from "./glyphs";

const BIRD =
  '<path d="M50 20c5 0 9 3 9.5 8l5-.5-4.5 5.5c1 2 2 4 2.5 6 8-3 14-9 17-17 5 14 1 30-12 38l2 7-9-2-1 5-7-3-1 14-3 6-3-6-1-14-7 3-1-5-9 2 2-7C17 52 13 36 18 22c3 8 9 14 17 17 1-4 4-7 6-9 .5-6 3.5-10 9-10z"/>';

interface Plumage {
  feathers: string;
  eye: string;
  behind: string;
}

const PLUMAGE: Record<string, Plumage> = {
  black: { feathers: "#23272A", eye: "#F4EFE3", behind: "var(--plaster)" },
  brown: { feathers: "#8A5424", eye: "#F4EFE3", behind: "var(--plaster)" },
  white: { feathers: "#F7F3E8", eye: "#3A3F42", behind: "#59666B" },
};

export const isBird = (word: string): boolean => word in PLUMAGE;

/** A falcon, in a 100 box. One that stands shows its bird; which types it needed no longer matters. */
export function falcon(bird: string, types: readonly string[] = []): string {
  const { feathers, eye, behind } = PLUMAGE[bird] ?? { feathers: "var(--d-ink)", eye: "var(--plaster)", behind: "var(--plaster)" };
  const [left, right] = [types[0], types[1] ?? types[0]].map((type) => (type ? colourOf(type) : "var(--path)"));
  return (
    `<path d="M50 4a46 46 0 0 0 0 92z" fill="${left}"/><path d="M50 4a46 46 0 0 1 0 92z" fill="${right}"/><circle cx="50" cy="50" r="46" fill="none" stroke="var(--d-ink)" stroke-width="5"/>` +
    `<circle cx="50" cy="50" r="33" fill="${behind}" stroke="var(--d-ink)" stroke-width="2"/><g transform="translate(6.5 7) scale(.87)" fill="${feathers}">${BIRD}</g>` +
    `<circle cx="52" cy="31.5" r="2.2" fill="${eye}"/>`
  );
}
