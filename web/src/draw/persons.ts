// The ten characters: each has something in hand that one knows them by, in a 100 box.

import { coinBody } from "./coins";
import { star } from "./geometry";
import { EMBLEM } from "./emblems";
import { at } from "./svg";

const INK = 'stroke="var(--d-ink)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"';

export const PERSONS: Record<string, string> = {
  magician:
    '<path d="M18 88 62 44" stroke="var(--wood-deep)" stroke-width="11" stroke-linecap="round"/>' +
    `<polygon points="${star(66, 36, 32, 8, 0.55)}" fill="var(--c-gulden)" stroke="var(--c-gulden-deep)" stroke-width="4"/>`,
  beggar: `<path d="M8 48h84c0 28-17 44-42 44S8 76 8 48z" fill="var(--wood)" ${INK}/>${at(34, 6, 0.34, coinBody("ducat"))}`,
  patron: `<path d="M12 82V28l20 20 18-34 18 34 20-20v54z" fill="var(--c-gulden)" stroke="var(--c-gulden-deep)" stroke-width="5" stroke-linejoin="round"/><path d="M12 70h76" stroke="var(--c-gulden-deep)" stroke-width="5"/>`,
  miser: `${EMBLEM.bag}<rect x="34" y="50" width="32" height="26" rx="4" fill="var(--c-gulden)" ${INK}/><path d="M40 50v-6a10 10 0 0 1 20 0v6" fill="none" ${INK}/>`,
  architect: `<path fill-rule="evenodd" d="M12 90V10l80 80zM28 74V48l26 26z" fill="var(--wood)" ${INK}/>`,
  merchant:
    `<path d="M50 10v78M28 90h44M14 26h72" fill="none" ${INK}/><path d="M14 26 2 58h24zM86 26 74 58h24z" fill="none" stroke="var(--d-ink)" stroke-width="3"/>` +
    `<path d="M0 58h28c0 12-6 16-14 16S0 70 0 58zM72 58h28c0 12-6 16-14 16s-14-4-14-16z" fill="var(--c-gulden)" ${INK}/>`,
  wise_man: `<path d="M6 18c16-6 32-6 44 4 12-10 28-10 44-4v66c-16-6-32-6-44 4-12-10-28-10-44-4z" fill="var(--plaster)" ${INK}/><path d="M50 22v66M18 36q12-3 20 2M18 52q12-3 20 2M82 36q-12-3-20 2M82 52q-12-3-20 2" fill="none" ${INK}/>`,
  dancer:
    `<path d="M50 88 6 44C18 22 34 14 50 14s32 8 44 30z" fill="var(--b-seraglio)" ${INK}/>` +
    '<path d="M50 88 28 24M50 88 50 14M50 88 72 24" stroke="var(--plaster)" stroke-width="4"/>',
  money_changer: at(-2, 2, 0.62, coinBody("denar")) + at(40, 36, 0.62, coinBody("gulden")),
  city_watch:
    `<path d="M14 18h14v8h12v-8h20v8h12v-8h14v32c0 22-16 34-36 42-20-8-36-20-36-42z" fill="var(--wall)" ${INK}/>` +
    `<polygon points="${star(50, 52, 20)}" fill="var(--plaster)"/>`,
};
