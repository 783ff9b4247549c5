// A medina: a huddle of white houses.

import { type Lod, n } from "../geometry";
import { ground, plaque, ways } from "../ground";
import type { Look } from "./look";

const [SAND, SHADE] = ["#C9B48C", "#7B6742"];

function house(x: number, y: number, width: number, height: number): string {
  const [door, round] = [n(height * 0.36), n(width * 0.12)];
  return (
    `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="var(--plaster)" stroke="${SHADE}" stroke-width="1.4"/>` +
    `<path d="M${n(x + width * 0.38)} ${y + height}v-${door}a${round} ${round} 0 0 1 ${n(width * 0.24)} 0v${door}z" fill="${SHADE}"/>`
  );
}

export function medinaTile({ face, walls, unfinished }: Look, l: Lod): string {
  if (l === "xs") {
    return `<path d="M0 0h100v100H0z" fill="${SAND}"/><path d="M24 34h26v42H24zM52 46h26v30H52z" fill="var(--plaster)" stroke="${SHADE}" stroke-width="5"/>`;
  }
  const price = unfinished ? "" : plaque(face.price, l);
  const base = ground(walls, SAND) + ways(walls, l, l === "s" ? 16 : 24);
  if (l === "s") return base + house(46, 20, 26, 26) + price;
  const more = l === "l" ? house(20, 52, 14, 16) : "";
  return base + house(24, 26, 22, 24) + house(50, 22, 26, 26) + house(34, 46, 22, 24) + house(58, 50, 22, 26) + more + price;
}
