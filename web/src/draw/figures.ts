// Pieces that stand or lie somewhere, in a 100 box.

import { colourOf, glyphAt, onColour } from "./glyphs";
import { star, starPoints, points } from "./geometry";
import { type Colour, playerColour } from "./people";
import { at, text } from "./svg";

const [INK, SKIN] = ["var(--d-ink)", "#C98F5E"];

export function chest(building: string): string {
  const fill = colourOf(building);
  const band = onColour(building) === "var(--plaster)" ? '<path d="M18 76h64" stroke="var(--plaster)" stroke-width="4" opacity=".6"/>' : "";
  return (
    `<g fill="${fill}" stroke="${INK}" stroke-width="6"><path d="M10 44a40 26 0 0 1 80 0z"/><path d="M10 44h80v42H10z"/></g><path d="M10 50h80" stroke="${INK}" stroke-width="6"/>` +
    `<rect x="40" y="40" width="20" height="22" rx="3" fill="var(--c-gulden)" stroke="${INK}" stroke-width="5"/>${band}`
  );
}

export const resident = (building: string): string =>
  `<g fill="${colourOf(building)}" stroke="${INK}" stroke-width="6" stroke-linejoin="round"><path d="M50 34c20 0 30 22 30 54H20c0-32 10-54 30-54z"/><circle cx="50" cy="24" r="18"/></g>` +
  (building ? glyphAt(building, 38, 56, 24) : "");

export const trader = (colour: Colour): string =>
  `<g stroke="${INK}" stroke-width="6" stroke-linejoin="round"><path d="M44 38c20 0 29 20 29 50H15c0-30 9-50 29-50z" fill="${playerColour(colour)}"/><circle cx="44" cy="27" r="15" fill="${SKIN}"/>` +
  '<path d="M27 24c0-12 8-18 17-18s17 6 17 18c-9-5-25-5-34 0z" fill="var(--plaster)" stroke-width="5"/>' +
  '<path d="M62 60c0-8 4-12 10-12s10 4 10 12c6 4 8 10 8 16 0 8-6 12-18 12s-18-4-18-12c0-6 2-12 8-16z" fill="var(--wood)"/><path d="M60 61h24" stroke-width="5"/></g>';

export const gate =
  '<path d="M10 92V42C10 18 28 6 50 6s40 12 40 36v50z" fill="var(--plaster)" stroke="var(--wall-deep)" stroke-width="8"/>' +
  '<path d="M24 92V46c0-16 11-25 26-25s26 9 26 25v46z" fill="var(--wood)"/><path d="M50 21v71M24 56h52" stroke="var(--wood-deep)" stroke-width="5"/>' +
  '<circle cx="42" cy="66" r="4" fill="var(--c-gulden)"/><circle cx="58" cy="66" r="4" fill="var(--c-gulden)"/>';

/** A gold pawn, upright on the wall it guards. */
export const guard = at(
  5.6,
  5.6,
  3.7,
  `<g fill="var(--c-gulden)" stroke="${INK}" stroke-width="2"><path d="M12 7c8 0 10 9 10 17H2c0-8 2-17 10-17z"/><circle cx="12" cy="5.5" r="5.5"/></g>`,
);

/** A wall of The Red Palace that can be added. */
export const wallPiece =
  '<path d="M0 30h12v12H0zM22 30h12v12H22zM44 30h12v12H44zM66 30h12v12H66zM88 30h12v12H88zM0 42h100v28H0z" fill="var(--wall)"/><path d="M0 42h100v6H0z" fill="var(--wall-top)"/>' +
  '<g fill="var(--c-gulden)" stroke="var(--wall-deep)" stroke-width="2.5"><circle cx="16" cy="58" r="7"/><circle cx="84" cy="58" r="7"/></g>';

export function vizier(colour: Colour, asleep: boolean): string {
  const ring =
    `<circle cx="50" cy="50" r="43" fill="${asleep ? "#C9C7BE" : "var(--plaster)"}" stroke="${playerColour(colour)}" stroke-width="12"/>` +
    '<circle cx="50" cy="50" r="49" fill="none" stroke="rgb(0 0 0/.4)" stroke-width="1.5"/>';
  const eye = asleep
    ? '<g fill="none" stroke="#5E6566" stroke-width="7" stroke-linecap="round"><path d="M22 46q28 26 56 0"/><path d="M32 60l-5 8M50 64v10M68 60l5 8"/></g>'
    : `<path d="M18 50q32-34 64 0-32 34-64 0z" fill="#fff" stroke="${INK}" stroke-width="6" stroke-linejoin="round"/><polygon points="${star(50, 50, 14)}" fill="var(--wall)"/><circle cx="50" cy="50" r="5" fill="${INK}"/>`;
  return ring + eye;
}

/** Half a building counts one half, so half the star is there. */
export function half(building: string): string {
  const all = starPoints(50, 50, 40);
  // From the point in the north-east clockwise to the one in the south-west.
  const lower = points(all.slice(2, 11));
  return (
    '<rect x="3" y="3" width="94" height="94" rx="10" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="3"/>' +
    `<polygon points="${points(all)}" fill="none" stroke="var(--path-edge)" stroke-width="3"/>` +
    `<polygon points="${lower}" fill="${colourOf(building)}" stroke="${building === "chambers" ? "var(--b-chambers-deep)" : "rgb(0 0 0/.3)"}" stroke-width="3"/>` +
    glyphAt(building, 52, 50, 30) +
    text(29, 44, 32, "½")
  );
}
