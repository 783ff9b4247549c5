// One silhouette for each type of building, in a 24 box and one colour; readable at 12 px.

import { at, svg } from "./svg";

const GLYPH: Record<string, string> = {
  pavilion: '<path d="M12 1.5 23 11H1zM3.5 12.5h4V22h-4zM16.5 12.5h4V22h-4z"/>',
  seraglio:
    '<path fill-rule="evenodd" d="M11 1h2v3.2c4.7.6 8 3.9 8 8.3h1V22H2v-9.5h1c0-4.4 3.3-7.7 8-8.3zM9.3 22v-4.3a2.7 2.7 0 0 1 5.4 0V22z"/>',
  arcades: '<path fill-rule="evenodd" d="M1 3h22v19h-2.6v-7.7a3.3 3.3 0 1 0-6.6 0V22h-3.6v-7.7a3.3 3.3 0 1 0-6.6 0V22H1z"/>',
  chambers: '<path fill-rule="evenodd" d="M2 4h20v18H2zM5 7.5v5h4.5v-5zM14.5 7.5v5H19v-5zM9.5 22v-5a2.5 2.5 0 0 1 5 0v5z"/>',
  garden: '<path d="M12 1a6.6 6.6 0 0 1 6.3 8.6A5.5 5.5 0 0 1 16 20h-2.7v3h-2.6v-3H8A5.5 5.5 0 0 1 5.7 9.6 6.6 6.6 0 0 1 12 1z"/>',
  tower: '<path fill-rule="evenodd" d="M4 1h4v3h2V1h4v3h2V1h4v8h-2v13H6V9H4zM10 22v-5a2 2 0 0 1 4 0v5zM10.5 9.5v3.5h3V9.5z"/>',
};

/** The types that have a drawing, in the order of the box. */
export const TYPES: readonly string[] = Object.keys(GLYPH);

/** A diamond, where a type has no sign of its own. */
const PLAIN = '<path d="M12 2l10 10-10 10L2 12z"/>';

const known = (building: string): boolean => building in GLYPH;

/** The colour of a type, and the deep one of what is drawn on plaster. */
export const colourOf = (building: string): string => (known(building) ? `var(--b-${building})` : "var(--path)");
export const deepOf = (building: string): string => (known(building) ? `var(--b-${building}-deep)` : "var(--d-ink)");

/** What a sign on the ground of its type is drawn in: the light grounds carry deep signs. */
export const onColour = (building: string): string =>
  building === "chambers" || building === "garden" || !known(building) ? deepOf(building) : "var(--plaster)";

/** The line round a patch of a type's colour; ivory on plaster needs a strong one. */
export const edgeOf = (building: string): string => (building === "chambers" ? deepOf(building) : "rgb(0 0 0/.25)");

export const glyphAt = (building: string, x: number, y: number, size: number, fill: string = onColour(building)): string =>
  at(x, y, size / 24, `<g fill="${fill}">${GLYPH[building] ?? PLAIN}</g>`);

export const buildingBody = (building: string): string =>
  `<rect x=".4" y=".4" width="23.2" height="23.2" rx="4" fill="${colourOf(building)}" stroke="rgb(0 0 0/.22)" stroke-width=".8"/>${glyphAt(building, 4.5, 4, 15)}`;

/** A type as a small plate: colour and shape. */
export const buildingSvg = (building: string, size: number, label?: string): string => svg(24, 24, { size, label }, buildingBody(building));
