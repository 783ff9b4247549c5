// People: a banner in their colour, with a field of its own and a letter. Dirk, and the house itself.

import { star } from "./geometry";
import { svg, text } from "./svg";

export type Colour = "red" | "green" | "blue" | "yellow" | "white" | "orange";

/** By seat. */
export const COLOURS: readonly Colour[] = ["red", "green", "blue", "yellow", "white", "orange"];

export const colourOfSeat = (seat: number): Colour => COLOURS[seat] ?? "white";
export const letterOfSeat = (seat: number): string => String.fromCharCode(65 + seat);
export const playerColour = (colour: Colour): string => `var(--p-${colour})`;

/** What tells a banner from the others where colours cannot. */
const FIELD: Record<Colour, string> = {
  red: "",
  green: "M3 3h94v28H3z",
  blue: "M34 3h32v93l-16-7.5L34 96z",
  yellow: "M3 70 97 3v31L3 101z",
  white: "M3 3h14v100.5L3 110zM83 3h14v107l-14-6.5z",
  orange: "M3 74h94v36L50 88.5 3 110z",
};

const CLOTH = "M3 3h94v107L50 88.5 3 110z";

export function bannerSvg(seat: number, size: number, letter: string = letterOfSeat(seat), label?: string): string {
  const colour = colourOfSeat(seat);
  const field = FIELD[colour] ? `<path d="${FIELD[colour]}" fill="#000" opacity=".2"/>` : "";
  const cloth = `<path d="${CLOTH}" fill="${playerColour(colour)}"/>${field}<path d="${CLOTH}" fill="none" stroke="var(--flag-edge)" stroke-width="5"/>`;
  return svg(100, 116, { size, label }, cloth + text(50, 68, 62, letter, { fill: `var(--p-${colour}-on)` }), "banner");
}

/** Dirk has no Alhambra: a grey banner with a dashed square. */
export const dirkSvg = (size: number, label?: string): string =>
  svg(
    100,
    116,
    { size, label },
    `<path d="${CLOTH}" fill="var(--dirk)" stroke="var(--flag-edge)" stroke-width="5"/>` +
      '<path d="M24 24h52v46H24z" fill="none" stroke="var(--dirk-on)" stroke-width="6" stroke-dasharray="12 8"/>' +
      text(50, 61, 40, "D", { fill: "var(--dirk-on)" }),
    "banner",
  );

/** A wall round a fountain, in a 100 box. */
export const logoBody =
  '<path d="M0 14h14v12h14V14h14v12h16V14h14v12h14V14h14v86H0z" fill="var(--wall)"/>' +
  `<polygon points="${star(50, 62, 30)}" fill="var(--plaster)"/><circle cx="50" cy="62" r="11" fill="var(--water)"/>`;

export const logoSvg = (size: number, label?: string): string => svg(100, 100, { size, label }, logoBody);

/** A wall as a line, for headings. */
export function battlementSvg(width: number, height = 8): string {
  const teeth = Array.from({ length: Math.ceil(width / (height * 2.2)) }, (_, i) => `H${(i * height * 2.2).toFixed(1)}V0h${(height * 1.2).toFixed(1)}V${height * 0.45}`);
  return svg(width, height, { size: width }, `<path d="M0 ${height}V${height * 0.45}${teeth.join("")}H${width}V${height}z" fill="var(--wall)"/>`);
}
