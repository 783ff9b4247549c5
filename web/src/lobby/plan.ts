// A table as somebody plans it, before it is opened.

import type { Catalogue, Opt } from "$wire";
import type { Json, Opening } from "../lib/api";
import type { SeatPlan } from "../table/open";

/** Where people come from: by a link, to this screen, or by a link over days. */
export type How = "link" | "screen" | "slow";

/** The weakest first; each is described by its `lobby-bot-…-line`. (The emir stands between architect and sultan, too near to both for a
 * list that people choose from.) */
export const BOTS: readonly string[] = [
  "random",
  "buy_first",
  "apprentice",
  "mason",
  "greedy",
  "builder",
  "architect",
  "sultan",
];
/** Who sits down where nobody says which. */
export const USUAL_BOT = "greedy";

export interface PlannedSeat {
  who: "me" | "open" | "person" | "bot";
  bot: string;
  name: string;
}

export interface Plan {
  how: How;
  game: string;
  players: number;
  seats: PlannedSeat[];
  modules: string[];
  /** Only what is not as usual. */
  options: Record<string, string>;
  /** Seconds for each decision; none for as long as one likes. */
  each: number | null;
  /** Seconds for an answer out of turn. */
  window: number | null;
  listed: boolean;
  watchers: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The times that are offered, in seconds; none is as long as one likes. */
export const EACH: Record<How, readonly (number | null)[]> = {
  link: [null, 30, MINUTE, 2 * MINUTE, 5 * MINUTE],
  screen: [null],
  slow: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
};
export const WINDOW: Record<How, readonly (number | null)[]> = {
  link: [15, 30, MINUTE, null],
  screen: [null],
  slow: [HOUR, 4 * HOUR, 12 * HOUR, DAY],
};
/** Who is called for a move that may take days is not asked in seconds; around one screen nobody is hurried. */
const USUAL: Record<How, Pick<Plan, "each" | "window">> = {
  link: { each: null, window: 30 },
  screen: { each: null, window: null },
  slow: { each: 2 * DAY, window: 12 * HOUR },
};

const seat = (who: PlannedSeat["who"], name = ""): PlannedSeat => ({ who, bot: USUAL_BOT, name });

export function plan(how: How, players: number, others: "people" | "bots"): Plan {
  const other = others === "bots" ? "bot" : how === "screen" ? "person" : "open";
  const seats = Array.from({ length: players }, (_, at) => seat(at ? other : "me"));
  return { how, game: "alhambra", players, seats, modules: [], options: {}, listed: false, watchers: true, ...USUAL[how] };
}

/** The same seats for more or fewer people. Who has sat down stays, as long as there is a chair. */
export function resized(seats: readonly PlannedSeat[], players: number, how: How): PlannedSeat[] {
  const more = Array.from({ length: Math.max(0, players - seats.length) }, () => seat(how === "screen" ? "person" : "open"));
  const kept = [...seats, ...more].slice(0, players);
  const lost = seats.slice(players).find(({ who }) => who === "me");
  const last = kept.length - 1;
  return lost && last >= 0 ? kept.with(last, lost) : kept;
}

/** Another way to come together: open chairs are people at this screen, and the other way round. */
export function goneTo(from: Plan, how: How): Plan {
  const one = (before: PlannedSeat): PlannedSeat => {
    if (how === "screen" && before.who === "open") return { ...before, who: "person" };
    if (how !== "screen" && before.who === "person") return { ...before, who: "open" };
    return before;
  };
  return { ...from, how, seats: from.seats.map(one), listed: from.listed && how !== "screen", ...USUAL[how] };
}

/** Somebody else sits here. There is one of me: who moves changes places. */
export function seated(seats: readonly PlannedSeat[], at: number, who: PlannedSeat["who"], bot?: string): PlannedSeat[] {
  const here = seats[at];
  if (!here) return [...seats];
  const before = seats.findIndex((one) => one.who === "me");
  if (who === "me" && before >= 0 && before !== at) return seats.with(before, here).with(at, { ...here, who: "me" });
  return seats.with(at, { ...here, who, bot: bot ?? here.bot });
}

/** The options that this choice has: those of the game, then those of its modules. */
export function optionsOf(catalogue: Catalogue, of: Pick<Plan, "game" | "modules">): { of: string; options: Opt[] }[] {
  const game = catalogue.games.find(({ name }) => name === of.game);
  const modules = catalogue.modules.filter(({ name }) => of.modules.includes(name));
  return [...(game ? [game] : []), ...modules].map(({ title, options }) => ({ of: title, options })).filter(({ options }) => options.length);
}

/** What goes with another game: modules that do not are left out. */
export function fitting(catalogue: Catalogue, game: string, modules: readonly string[]): string[] {
  return catalogue.modules.filter((module) => module.games.includes(game) && modules.includes(module.name)).map(({ name }) => name);
}

/** So many of them by chance, in the order of the catalogue. */
export function picked(names: readonly string[], count: number, chance: () => number = Math.random): string[] {
  const left = [...names];
  while (left.length > count) left.splice(Math.floor(chance() * left.length), 1);
  return left;
}

/** The preset that is just this choice. */
export const presetOf = (catalogue: Catalogue, of: Pick<Plan, "game" | "modules">): string | undefined =>
  catalogue.presets.find((preset) => preset.game === of.game && preset.modules.length === of.modules.length && preset.modules.every((name) => of.modules.includes(name)))?.name;

/** What the table is opened with. */
export function openingOf(catalogue: Catalogue, of: Plan): Opening {
  const here = of.how === "screen";
  const known = optionsOf(catalogue, of).flatMap(({ options }) => options);
  const options = Object.fromEntries(known.flatMap(({ name, usual }) => (of.options[name] !== undefined && of.options[name] !== usual ? [[name, of.options[name]]] : [])));
  const settings: Json = { window: of.window };
  if (of.each !== null) settings["clock"] = { each: of.each, reserve: 0 };
  if (!here) Object.assign(settings, { listed: of.listed, watchers: of.watchers });
  return { players: of.players, game: of.game, modules: [...of.modules], settings, ...(Object.keys(options).length ? { options } : {}) };
}

/** Who sits down when it is opened. `called` is a name for somebody at this screen who has given none. */
export const seatPlans = (of: Plan, called: (seat: number) => string): SeatPlan[] =>
  of.seats.map((one, at): SeatPlan => {
    if (one.who === "bot") return { kind: "bot", bot: one.bot };
    if (one.who === "person") return { kind: "person", name: one.name.trim() || called(at) };
    return { kind: one.who };
  });
