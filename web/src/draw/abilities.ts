// Abilities of The Red Palace, in a 100 box.

import { EMBLEM } from "./emblems";
import { guard, half, wallPiece } from "./figures";
import { gon, star } from "./geometry";
import { at, svg, text } from "./svg";

const chip = (fill: string): string => `<path d="M14 82V34C14 16 30 6 50 6s36 10 36 28v48z" fill="${fill}" stroke="var(--d-ink)" stroke-width="7"/>`;
const space = (x: number, fill: string): string => `<path d="M${x} 26h28v48H${x}z" fill="${fill}" stroke="var(--d-ink)" stroke-width="4"/>`;
/** Arrows stand on the panel itself, so they take the colour of its words. */
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

export const ABILITIES: Record<string, string> = {
  swap_building:
    at(2, 8, 0.46, chip("var(--b-pavilion)")) +
    at(52, 46, 0.46, chip("var(--b-garden)")) +
    `<path d="M58 18q22 2 24 18M76 28l6 9 8-8M42 84q-22-2-24-18M24 74l-6-9-8 8" ${STROKE} stroke-width="6"/>`,
  wall_piece: wallPiece,
  take_money: at(
    14.3,
    0,
    0.714,
    `<rect x="1.5" y="1.5" width="97" height="137" rx="9" fill="var(--c-denar)" stroke="var(--d-ink)" stroke-width="5"/><polygon points="${gon(50, 70, 38, 4)}" fill="var(--plaster)"/>`,
  ),
  plaza:
    '<path d="M2 2h96v96H2z" fill="var(--path)" stroke="var(--path-edge)" stroke-width="3"/>' +
    `<polygon points="${star(50, 50, 38)}" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="3"/><polygon points="${star(50, 50, 22)}" fill="var(--path)" stroke="var(--path-edge)" stroke-width="2"/>`,
  half_building: half("garden"),
  preview_purchase: `${space(4, "var(--floor)")}${space(36, "var(--floor)")}${space(68, "var(--exact-soft)")}<path d="M44 50h12M50 44v12" stroke="var(--d-ink)" stroke-width="4"/>${text(82, 58, 24, "=", { fill: "var(--exact)" })}`,
  treat_as_exact:
    `<polygon points="${star(50, 50, 44)}" fill="var(--exact-soft)" stroke="var(--exact-line)" stroke-width="6"/>` +
    '<path d="M30 40h40M30 60h40" stroke="var(--exact)" stroke-width="9" stroke-linecap="round"/>',
  redraw_building: EMBLEM.bag,
  move_guard: `${at(-2, 24, 0.58, guard)}<path d="M56 54h34M78 40l14 14-14 14" ${STROKE} stroke-width="8"/>`,
};

export const isAbility = (name: string): boolean => name in ABILITIES;

const UNKNOWN = `<polygon points="${star(50, 50, 44)}" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="5"/>`;

export const abilitySvg = (ability: string, size: number, label?: string): string => svg(100, 100, { size, label }, ABILITIES[ability] ?? UNKNOWN);
