// The building itself, in a 60 box, as it stands on its star.

import { colourOf, deepOf, glyphAt } from "./glyphs";

/** One drawing for each type; `rich` adds what only large sizes can show. */
type Motif = (deep: string, colour: string, rich: boolean) => string;

const PLASTER = "var(--plaster)";

const arch = (x: number, colour: string, rich: boolean): string =>
  `<path d="M${x - 5} 55V40.5a6.6 6.6 0 1 1 10 0V55z" fill="${PLASTER}"/>` +
  (rich ? `<path d="M${x - 7.6} 38a7.6 7.6 0 0 1 15.2 0" fill="none" stroke="${colour}" stroke-width="2.4"/>` : "");

const fruit = (list: readonly [number, number][], r: number, fill: string): string =>
  `<g fill="${fill}">${list.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;

const MOTIFS: Record<string, Motif> = {
  pavilion: (d, c, rich) =>
    `<path d="M30 5c6 8 14 12.5 25 15.5V24H5v-3.5C16 17.5 24 13 30 5z" fill="${d}"/><path d="M30 10c4 5.5 10 9 17 11.5H13C20 19 26 15.5 30 10z" fill="${c}"/>` +
    `<circle cx="30" cy="4.5" r="2" fill="${d}"/><path d="M9 24h5v26H9zM46 24h5v26h-5zM24 24h3v26h-3zM33 24h3v26h-3z" fill="${d}"/><path d="M5 50h50v5H5z" fill="${d}"/>` +
    (rich ? `<path d="M14 27a5 5 0 0 1 10 0zM36 27a5 5 0 0 1 10 0zM27 27a3 3 0 0 1 6 0z" fill="${c}"/>` : ""),
  seraglio: (d, c, rich) =>
    `<path d="M28.6 3h2.8v5h-2.8z" fill="${d}"/><path d="M14 27C14 15 21 8 30 8s16 7 16 19z" fill="${c}"/>` +
    `<path d="M30 8c-9 0-16 7-16 19h4.5C18.5 16 23 9.5 30 8zM30 8c9 0 16 7 16 19h-4.5C41.5 16 37 9.5 30 8z" fill="${d}"/><path d="M5 27h50v28H5z" fill="${d}"/>` +
    `<path d="M24 55V43a6 6 0 0 1 12 0v12z" fill="${PLASTER}"/><path d="M10 48v-9a4 4 0 0 1 8 0v9zM42 48v-9a4 4 0 0 1 8 0v9z" fill="${c}"/>` +
    (rich ? `<path d="M5 30.5h50" stroke="${PLASTER}" stroke-width="1.4" opacity=".7"/>` : ""),
  arcades: (d, c, rich) =>
    `<path d="M3 14h54v41H3z" fill="${d}"/><path d="M3 14h54v5H3z" fill="${c}"/>${[11, 30, 49].map((x) => arch(x, c, rich)).join("")}<path d="M1 10h58v4H1z" fill="${d}"/>`,
  chambers: (d, c, rich) =>
    `<path d="M6 16h48v39H6z" fill="${d}"/><path d="M6 10h6v6H6zM18 10h6v6h-6zM36 10h6v6h-6zM48 10h6v6h-6zM27 10h6v6h-6z" fill="${d}"/>` +
    `<path d="M12 23h12v13H12zM36 23h12v13H36z" fill="${c}"/><path d="M25 55V45a5 5 0 0 1 10 0v10z" fill="${c}"/>` +
    (rich
      ? `<path d="M12 23l12 13M24 23L12 36M36 23l12 13M48 23L36 36M18 23v13M42 23v13M12 29.5h12M36 29.5h12" stroke="${d}" stroke-width="1.1"/>`
      : `<path d="M18 23v13M42 23v13" stroke="${d}" stroke-width="1.5"/>`),
  garden: (d, c, rich) =>
    `<path d="M27.5 34h5v18h-5z" fill="${d}"/><path d="M30 5a14.5 14.5 0 0 1 13.8 19A12.5 12.5 0 0 1 39 45H21a12.5 12.5 0 0 1-4.8-21A14.5 14.5 0 0 1 30 5z" fill="${d}"/>` +
    (rich
      ? fruit([[24, 18], [36, 22], [22, 33], [37, 36], [30, 29]], 2.6, "var(--c-ducat)")
      : fruit([[24, 19], [37, 26], [24, 35]], 3, c)) +
    '<path d="M6 51h48v4H6z" fill="var(--water)"/>',
  tower: (d, c, rich) =>
    `<path d="M15 5h7v6h4.5V5h7v6H38V5h7v15H15z" fill="${d}"/><path d="M18 20h24v35H18z" fill="${d}"/><path d="M15 15.5h30V20H15z" fill="${c}"/>` +
    `<path d="M26 36v-7a4 4 0 0 1 8 0v7z" fill="${PLASTER}"/><path d="M25.5 55v-7a4.5 4.5 0 0 1 9 0v7z" fill="${PLASTER}"/>` +
    (rich ? `<path d="M18 40.5h24" stroke="${c}" stroke-width="2"/>` : ""),
};

export function motif(building: string, rich: boolean): string {
  const draw = MOTIFS[building];
  return draw ? draw(deepOf(building), colourOf(building), rich) : glyphAt(building, 12, 14, 36, deepOf(building));
}
