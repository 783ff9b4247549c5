// A scaffold over a tile: its walls count already, its building does not yet. The price stays readable.

import type { Lod } from "../geometry";
import { plaque } from "../ground";

export function scaffold(l: Lod): string {
  if (l === "xs") return '<path d="M20 20 80 80M80 20 20 80" stroke="var(--plaster)" stroke-width="18"/><path d="M20 20 80 80M80 20 20 80" stroke="var(--wood-deep)" stroke-width="9"/>';
  const small = l === "s";
  return (
    '<path d="M17 17h66v66H17z" fill="var(--plaster)" opacity=".62"/>' +
    `<g stroke="var(--wood-deep)" stroke-width="${small ? 5 : 3}" stroke-linecap="round"><path d="M24 20v60M50 20v60M76 20v60M20 34h60M20 58h60"/>` +
    `<path d="M24 58 50 34M50 58l26-24" stroke-width="${small ? 3 : 1.8}"/></g>`
  );
}

export const site = (price: number, l: Lod): string => scaffold(l) + (price && l !== "xs" ? plaque(price, l) : "");
