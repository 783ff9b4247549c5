// What every drawing is wrapped in. Drawings are strings without style attributes, because the page is served without inline styles.

import { n } from "./geometry";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it may stand in a drawing. */
export const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

export interface Frame {
  /** The width in pixels; the height follows. */
  size: number;
  /** What the drawing is called, where no text beside it says so. */
  label?: string | undefined;
}

/** A whole drawing. Without a label it is hidden from screen readers. */
export function svg(width: number, height: number, { size, label }: Frame, body: string, name = "piece"): string {
  const said = label ? `role="img" aria-label="${escape(label)}"` : 'aria-hidden="true"';
  return `<svg class="d-${name}" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(size)}" height="${n((size * height) / width)}" ${said}>${body}</svg>`;
}

/** Turned clockwise about the middle of a 100 box. */
export const turned = (degrees: number, body: string): string => (degrees ? `<g transform="rotate(${n(degrees)} 50 50)">${body}</g>` : body);

export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 10000) / 10000})">${body}</g>`;

export interface Letters {
  fill?: string;
  weight?: number;
  /** Squeezed into this width, where it would be wider. */
  width?: number;
}

/** Letters, centred on `x`. The class brings the font of the interface. */
export function text(x: number, y: number, size: number, words: string | number, { fill = "var(--d-ink)", weight = 800, width }: Letters = {}): string {
  const squeezed = width ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : "";
  return `<text class="dt" x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-weight="${weight}" fill="${fill}" text-anchor="middle"${squeezed}>${escape(String(words))}</text>`;
}
