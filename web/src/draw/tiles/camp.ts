// A camp: open country, dark bastions, and pale arrows that look out through them.

import { angle, type Lod } from "../geometry";
import { plaque } from "../ground";
import { turned } from "../svg";
import type { Look } from "./look";

const tuft = (x: number, y: number): string => `<path d="M${x} ${y}l-3-6M${x} ${y}v-7M${x} ${y}l3-6"/>`;
const GRASS = `<g stroke="var(--field-deep)" stroke-width="1.4" stroke-linecap="round" opacity=".6">${tuft(24, 30)}${tuft(78, 34)}${tuft(70, 80)}${tuft(34, 84)}${tuft(20, 66)}${tuft(84, 60)}</g>`;
const TENT =
  '<path d="M50 30 74 68H26z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="1.6"/><path d="M50 30 56 68H44z" fill="var(--wall)"/>' +
  '<path d="M50 30v-8l9 3-9 3" fill="var(--wall)" stroke="var(--d-ink)" stroke-width="1"/>';
const SMALL_TENT = '<path d="M67 22l15 24H52z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="3"/>';

function bastion(l: Lod): string {
  if (l === "xs") return '<path d="M0 0h100v18H0z" fill="var(--bastion)"/>';
  const arrow = l === "s" ? "M50 1 64 17H36z" : "M50 2 60 14H40z";
  return `<path d="M0 0h100v14H72v7H58v-7H42v7H28v-7H0z" fill="var(--bastion)"/><path d="M0 0h100v3H0z" fill="var(--bastion-top)"/><path d="${arrow}" fill="var(--plaster)"/>`;
}

export function campTile({ face, bastions }: Look, l: Lod): string {
  const field = '<path d="M0 0h100v100H0z" fill="var(--field)"/>';
  const stand = bastions.map((side) => turned(angle(side), bastion(l))).join("");
  if (l === "xs") return `${field}<path d="M50 26 76 74H24z" fill="var(--plaster)" stroke="var(--d-ink)" stroke-width="5"/>${stand}`;
  if (l === "s") return field + stand + SMALL_TENT + plaque(face.price, l, 20, 48);
  return field + (l === "l" ? GRASS : "") + TENT + stand + plaque(face.price, l, 21, 56);
}
