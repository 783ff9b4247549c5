// Walls stand inside a tile's own edge, so that two of them back to back show as two.

import { angle, type Lod, SIDES, type Side } from "./geometry";
import { turned } from "./svg";

/** Stone is printed on the tile, wood was added to it, and a wall with studs is a piece of The Red Palace. */
export type Style = "stone" | "wood" | "studs";

const TEETH = [0, 22, 44, 66, 88].map((x) => `M${x} 0h12v7h-12z`).join("");
const JOINTS = "M0 11.5h100M11 8.2v3.3M33 8.2v3.3M55 8.2v3.3M77 8.2v3.3M22 11.5V15M44 11.5V15M66 11.5V15M88 11.5V15";
const STUDS = '<g fill="var(--c-gulden)" stroke="var(--wall-deep)" stroke-width="1.5"><circle cx="16" cy="11" r="4"/><circle cx="84" cy="11" r="4"/></g>';

function wood(l: Lod): string {
  if (l === "xs") return '<path d="M0 0h100v20H0z" fill="var(--wood)"/><path d="M0 17h100" stroke="var(--wood-deep)" stroke-width="6"/>';
  const plank = (i: number) => `<path d="M${i * 10 + 0.6} 14V4l4.4-4 4.4 4v10z" fill="var(--wood)" stroke="var(--wood-deep)" stroke-width="1"/>`;
  return `<path d="M0 4h100v11H0z" fill="var(--wood)"/>${Array.from({ length: 10 }, (_, i) => plank(i)).join("")}<path d="M0 9.5h100" stroke="var(--wood-deep)" stroke-width="2.2"/>`;
}

function stone(l: Lod): string {
  if (l === "xs") return '<path d="M0 0h100v20H0z" fill="var(--wall)"/>';
  const joints = l === "l" ? `<path d="${JOINTS}" stroke="var(--wall-deep)" stroke-width="1" opacity=".55"/>` : "";
  return `<path d="${TEETH}M0 6h100v9H0z" fill="var(--wall)"/><path d="M0 6h100v2.2H0z" fill="var(--wall-top)"/>${joints}`;
}

/** The north side; the others are this one, turned. */
export function wall(l: Lod, style: Style = "stone"): string {
  if (style === "wood") return wood(l);
  return stone(l) + (style === "studs" && l !== "xs" ? STUDS : "");
}

/** A line of plaster parts wall and ground, whatever the ground's colour. */
function foot(side: Side, all: readonly Side[]): string {
  const beside = (step: number) => all.some((other) => other === SIDES[(SIDES.indexOf(side) + step) % 4]);
  const [from, to] = [beside(3) ? 15 : 0, beside(1) ? 85 : 100];
  return turned(
    angle(side),
    `<path d="M${from} 15H${to}v4H${from}z" fill="var(--wall-foot)"/><path d="M${from} 15H${to}v1.7H${from}z" fill="var(--plaster)"/>`,
  );
}

/** All walls of a tile: those printed on it, and those that were added in a style of their own. */
export function walls(printed: readonly Side[], added: readonly Side[], l: Lod, style: Style = "wood"): string {
  const all = [...printed, ...added];
  const feet = l === "xs" ? "" : all.map((side) => foot(side, all)).join("");
  const stand = (sides: readonly Side[], of: Style) => sides.map((side) => turned(angle(side), wall(l, of))).join("");
  return feet + stand(printed, "stone") + stand(added, style);
}
