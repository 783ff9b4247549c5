// The sign of every module: a piece of it, in a 100 box.

import { coinBody } from "./coins";
import { type Emblem, plate } from "./emblems";
import { falcon } from "./falcons";
import { chest, gate, guard, trader, vizier } from "./figures";
import { type Lod, lod, star } from "./geometry";
import { TYPES } from "./glyphs";
import { logoBody } from "./people";
import { scoreCard } from "./scorecard";
import { at, svg } from "./svg";
import { bodyOf } from "./tiles/tile";

type Sign = (l: Lod) => string;

const always = (body: string): Sign => () => body;
const onPlate = (emblem: Emblem): Sign => always(plate(emblem));

/** A tile as a sign; only what differs from an empty one is told. */
const tile = (face: Parameters<typeof bodyOf>[0]): Sign => (l) => bodyOf(face, l);

const TOWER = "V12h8v8h6v-8h8v8h6v-8h8v82z";
const PALACE =
  `<path d="M4 94${TOWER}M60 94${TOWER}" fill="var(--wall)"/><path d="M26 94V48h10v8h9v-8h10v8h9v-8h10v46z" fill="var(--wall-deep)"/>` +
  `<path d="M38 94V80c0-8 5-13 12-13s12 5 12 13v14z" fill="var(--plaster)"/>${at(39.5, 73, 0.21, guard)}`;
const CULTURE =
  `<circle cx="50" cy="50" r="46" fill="var(--b-arcades)"/><polygon points="${star(50, 50, 40)}" fill="var(--plaster)"/>` +
  `<polygon points="${star(50, 50, 26)}" fill="var(--b-tower)"/><circle cx="50" cy="50" r="9" fill="var(--plaster)"/>`;
const SIGNS: Record<string, Sign> = {
  alhambra: always(logoBody),
  red_palace: always(PALACE),
  vizier: always(vizier("green", false)),
  squares: tile({ colours: ["garden"], walls: "N" }),
  exchange_offices: always(at(0, 4, 0.6, coinBody("denar")) + at(40, 36, 0.6, coinBody("gulden"))),
  bonus_cards: onPlate("bonus"),
  city_gates: always(gate),
  diamonds: always(coinBody("diamond")),
  characters: onPlate("character"),
  camps: tile({ price: 8, bastions: "NE" }),
  walls: onPlate("planks"),
  thieves: onPlate("thief"),
  change: always(coinBody("ducat")),
  street_trader: always(trader("orange")),
  treasure_chamber: always(chest("garden")),
  master_builders: onPlate("builder"),
  invaders: onPlate("attack"),
  bazaars: tile({ currency: "dirham", colours: ["seraglio", "arcades", "garden"] }),
  new_score_cards: always(at(14.3, 0, 0.714, scoreCard(TYPES))),
  power_of_sultan: onPlate("sultan"),
  caravanserai: onPlate("caravanserai"),
  art_of_the_moors: always(CULTURE),
  falconers: always(falcon("brown", ["pavilion", "seraglio"])),
  watchtowers: tile({ legs: "SW", colours: ["tower"] }),
  building_sites: tile({ building: "garden", price: 9, walls: "E", unfinished: true }),
  exchange_certificates: onPlate("certificate"),
  magical_buildings: tile({ building: "tower", price: 14, walls: "NES", turns: true }),
  medina: tile({ of: "medina", price: 5, walls: "NW" }),
};

/** A star on plaster, for a module that is newer than this page. */
const UNKNOWN: Sign = always(
  `<rect x="1" y="1" width="98" height="98" rx="10" fill="var(--plaster)" stroke="var(--path-edge)" stroke-width="2"/><polygon points="${star(50, 50, 34)}" fill="var(--path)" stroke="var(--path-edge)" stroke-width="3"/>`,
);

/** The modules and games that have a sign. */
export const SIGNED: readonly string[] = Object.keys(SIGNS);

export const moduleSvg = (module: string, size: number, label?: string): string => svg(100, 100, { size, label }, (SIGNS[module] ?? UNKNOWN)(lod(size)));
