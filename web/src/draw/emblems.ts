// What a special card or a module is about, in a 100 box.

import { star } from "./geometry";
import { at } from "./svg";

export const EMBLEM = {
  gate:
    '<path d="M16 92V46C16 22 32 10 50 10s34 12 34 36v46z" fill="var(--wall)"/><path d="M32 92V50c0-13 8-21 18-21s18 8 18 21v42z" fill="var(--wood)"/>' +
    '<path d="M50 29v63" stroke="var(--wood-deep)" stroke-width="5"/>',
  thief:
    '<path d="M12 42c10-14 26-18 38-10 12-8 28-4 38 10-4 18-14 28-24 26-6-1-10-6-14-6s-8 5-14 6c-10 2-20-8-24-26z" fill="var(--d-ink)"/>' +
    '<path d="M26 45q8-7 16 1-8 7-16-1zM58 46q8-8 16-1-8 8-16 1z" fill="var(--plaster)"/>',
  builder:
    '<path d="M50 8 22 92h10l8-25h20l8 25h10zM44 55l6-20 6 20z" fill="var(--wood-deep)"/>' +
    '<circle cx="50" cy="14" r="9" fill="var(--c-gulden)" stroke="var(--wood-deep)" stroke-width="4"/>',
  sultan:
    '<path d="M26 52v18c0 14 11 24 24 24s24-10 24-24V52z" fill="#C98F5E" stroke="var(--d-ink)" stroke-width="5"/>' +
    '<path d="M27 72c8-5 15-2 23-2s15-3 23 2c0 13-10 21-23 21s-23-8-23-21z" fill="var(--d-ink)"/>' +
    '<path d="M12 52c0-26 16-40 38-40s38 14 38 40c-14 10-62 10-76 0z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="5"/>' +
    '<path d="M20 36q30 20 62 4M34 20q22 22 46 10" fill="none" stroke="var(--d-ink)" stroke-width="4"/><path d="M50 4c10 8 10 18 0 26-10-8-10-18 0-26z" fill="var(--wall)"/>',
  scout:
    '<circle cx="50" cy="50" r="16" fill="var(--d-ink)"/><path d="M4 50q46-54 92 0-46 54-92 0z" fill="none" stroke="var(--d-ink)" stroke-width="8"/>' +
    '<circle cx="56" cy="44" r="5" fill="var(--plaster)"/>',
  attack: '<path d="M50 6 84 54H63v38H37V54H16z" fill="var(--wall)" stroke="var(--wall-deep)" stroke-width="4"/>',
  character:
    '<path d="M50 52c26 0 36 18 36 42H14c0-24 10-42 36-42z" fill="var(--b-tower)"/><circle cx="50" cy="34" r="19" fill="#C98F5E"/>' +
    '<path d="M28 32c0-18 10-26 22-26s22 8 22 26c-10-8-34-8-44 0z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="4"/>',
  bonus:
    `<polygon points="${star(50, 50, 44, 8, 0.62)}" fill="var(--c-gulden)" stroke="var(--c-gulden-deep)" stroke-width="4"/>` +
    '<path d="M50 34v32M34 50h32" stroke="var(--c-gulden-deep)" stroke-width="9"/>',
  caravanserai:
    '<path d="M8 78c4-26 14-38 26-38 6 0 8-14 16-14s10 14 16 14c10 0 12-14 18-20l8 4-4 6c-2 14-8 26-16 30v18h-8V64H40v14h-8V60c-10 4-14 8-16 18z" fill="var(--c-ducat)" stroke="var(--c-ducat-deep)" stroke-width="4"/>',
  certificate:
    '<path d="M18 8h64v84l-11-8-10 8-11-8-11 8-10-8-11 8z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="5"/>' +
    '<path d="M30 28h40M30 42h40M30 56h24" stroke="var(--floor-deep)" stroke-width="5"/>',
  planks: `<g fill="var(--wood)" stroke="var(--wood-deep)" stroke-width="4">${[14, 32, 50, 68].map((x) => `<path d="M${x} 84V28l9-12 9 12v56z"/>`).join("")}</g><path d="M10 44h82M10 68h82" stroke="var(--wood-deep)" stroke-width="6"/>`,
  bag:
    '<path d="M36 10h28l-6 16c24 8 34 28 34 44 0 16-12 22-42 22S8 86 8 70c0-16 10-36 34-44z" fill="var(--wood)" stroke="var(--d-ink)" stroke-width="5"/>' +
    '<path d="M38 28h24" stroke="var(--d-ink)" stroke-width="5"/>',
} as const;

export type Emblem = keyof typeof EMBLEM;

/** An emblem on a plate of plaster, as on its card. */
export const plate = (emblem: Emblem): string =>
  `<rect x="1" y="1" width="98" height="98" rx="10" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="2"/>${at(13, 13, 0.74, EMBLEM[emblem])}`;
