// Everything that the engine can name is drawn, at every size, as text that a browser can read.

import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Catalogue, Choice, News, SeatView, Thing } from "$wire";
import { Engine, initSync } from "../../crates/wasm/npm/pkg/sabika.js";
import * as draw from "../src/draw";
import { FALCONS, SCORE_CARDS, SULTANS } from "../src/draw/printed";

const SIZES = [12, 20, 24, 32, 40, 64, 96, 110];
const near = (path: string): URL => new URL(path, import.meta.url);

let engine: Engine;
let all: Catalogue;
let faces: draw.Faces;

function ask<T>(request: { cmd: string } & Record<string, unknown>): T {
  const answer = JSON.parse(engine.answer(JSON.stringify({ lang: "en", ...request })) ?? "null") as { ok: boolean };
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as T;
}

beforeAll(async () => {
  const npm = "../../crates/wasm/npm";
  const [module, words] = await Promise.all([readFile(near(`${npm}/pkg/sabika_bg.wasm`)), readFile(near(`${npm}/words/en.ftl`), "utf8")]);
  initSync({ module });
  engine = new Engine();
  engine.learn("en", words);
  ask({ cmd: "hello", protocol: 2 });
  all = ask<{ catalogue: Catalogue }>({ cmd: "catalogue" }).catalogue;
  faces = draw.facesOf(all);
});

/** Every tag is closed by its own, every attribute stands once and in quotes, and no number went wrong. */
function wellFormed(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|Infinity|null|\[object|style=|\de-\d/);
  const open: string[] = [];
  const rest = text.replace(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g, (_, end: string, tag: string, attributes: string, single: string) => {
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, name]) => name);
    expect(new Set(names).size, text).toBe(names.length);
    if (end) expect(open.pop(), text).toBe(tag);
    else if (!single) open.push(tag);
    return "";
  });
  expect(open, text).toEqual([]);
  expect(rest, text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;|quot;|#39;)/);
}

/** A drawing: well formed, of this width, and with something in it. */
function drawn(text: string | undefined, size?: number): void {
  expect(text).toBeTruthy();
  if (!text) return;
  wellFormed(text);
  expect(text.startsWith("<svg ")).toBe(true);
  expect(text).toMatch(/<(path|polygon|circle|rect)/);
  if (size !== undefined) expect(text).toContain(`width="${size}"`);
}

test("every tile of the catalogue is drawn at every size", () => {
  expect(all.tiles.length).toBeGreaterThan(180);
  for (const face of all.tiles) {
    for (const size of SIZES) drawn(draw.faceSvg(face, { size }), size);
    // What has a price shows it wherever there is room for it.
    if (face.price) expect(draw.faceSvg(face, { size: 64 })).toContain(`>${face.price}</text>`);
  }
});

test("every card is drawn, and shows its value", () => {
  for (const { card, value } of all.cards) {
    for (const size of SIZES) drawn(draw.cardSvg(card, faces, { size }), size);
    if (value) expect(draw.cardSvg(card, faces, { size: 54 })).toContain(`>${value}</text>`);
  }
});

test("every module, game and ability has a sign of its own", () => {
  const names = [...all.games, ...all.modules].map(({ name }) => name);
  const signs = names.map((name) => draw.moduleSvg(name, 32));
  expect(new Set(signs).size).toBe(names.length);
  expect(signs).not.toContain(draw.moduleSvg("not_yet_known", 32));
  const abilities = all.abilities.map(({ name }) => draw.abilitySvg(name, 32));
  expect(new Set(abilities).size).toBe(all.abilities.length);
  expect(abilities).not.toContain(draw.abilitySvg("not_yet_known", 32));
  for (const size of SIZES) {
    for (const name of [...names, "not_yet_known"]) drawn(draw.moduleSvg(name, size), size);
    for (const { name } of all.abilities) drawn(draw.abilitySvg(name, size), size);
  }
});

test("pieces, signs, people and icons are drawn", () => {
  for (const size of SIZES) {
    for (const piece of [...draw.PIECES, "wall_piece", "A", "not_yet_known"]) drawn(draw.pieceSvg(piece, { size }), size);
    for (const { name } of all.buildings) for (const piece of ["chest", "resident", "half_building"]) drawn(draw.pieceSvg(piece, { size, building: name }), size);
    for (const { name } of all.buildings) drawn(draw.buildingSvg(name, size), size);
    for (const name of [...all.currencies.map((currency) => currency.name), "diamond"]) drawn(draw.coinSvg(name, size), size);
    draw.COLOURS.forEach((colour, seat) => {
      drawn(draw.bannerSvg(seat, size), size);
      drawn(draw.startSvg(colour, { size, walls: "NE" }), size);
    });
    for (const name of draw.ICON_NAMES) drawn(draw.icon(name, size), size);
    for (const text of [draw.dirkSvg(size), draw.logoSvg(size), draw.backSvg(size), draw.battlementSvg(size)]) drawn(text, size);
  }
  expect(draw.isDrawn("not_yet_known")).toBe(false);
});

test("what a person typed cannot become part of a drawing", () => {
  const label = `"/><script>alert('&')</script>`;
  const text = draw.startSvg("red", { size: 64, label });
  drawn(text);
  expect(text).toContain("&lt;script&gt;");
  drawn(draw.bannerSvg(0, 20, "<b>"));
});

/** Everything of the kind `piece`, and every piece of a board, anywhere in some data. */
function piecesIn(data: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(data)) data.forEach((one) => piecesIn(one, found));
  else if (typeof data === "object" && data !== null) {
    if ("piece" in data && typeof data.piece === "string") found.add(data.piece);
    Object.values(data).forEach((one) => piecesIn(one, found));
  }
  return found;
}

/** Plays with a bot that tries out everything, and looks at the table every now and then. */
function play(config: Record<string, unknown>, seed: number, look: (view: SeatView, choices: readonly Choice[]) => void): News {
  ask({ cmd: "new", ...config, seed });
  for (let ply = 0; ply < 700; ply += 1) {
    const { question } = ask<{ question: { choices: Choice[] } | null }>({ cmd: "question" });
    if (!question || ply % 40 === 0) look(ask<{ view: SeatView }>({ cmd: "view", seat: 0 }).view, question?.choices ?? []);
    if (!question) break;
    ask({ cmd: "apply", move: ask<{ move: string }>({ cmd: "bot", name: "random" }).move });
  }
  return ask<{ news: News }>({ cmd: "news", hears: 0, since: 0 }).news;
}

test("whole games are drawn, with every piece in them", () => {
  const modules = all.modules.map(({ name }) => name);
  const found = new Set<string>();
  const look = (view: SeatView, choices: readonly Choice[]) => {
    piecesIn([view, choices], found);
    for (const { alhambra, seat, reserve, aside } of view.players) {
      for (const box of [72, 112, 300, 900]) drawn(draw.alhambraSvg(alhambra, seat, faces, { width: box, height: box, label: "A & B", glow: new Set(["0,0"]) }));
      for (const t of [...alhambra.tiles, ...reserve, ...aside]) for (const size of SIZES) drawn(draw.tileSvg(t, faces, { size }), size);
      for (const { x, y, size, body } of draw.tokensOf(alhambra, seat, 64)) {
        expect(Number.isFinite(x + y + size)).toBe(true);
        wellFormed(body);
      }
    }
    const touched: Thing[] = choices.flatMap(({ touches }) => touches);
    for (const thing of touched) {
      const text = draw.thingSvg(thing, faces, 32);
      if (text !== undefined) drawn(text);
    }
  };
  for (const [config, seed] of [[{ players: 4, modules }, 2], [{ players: 2, modules }, 7], [{ players: 4, game: "red_palace" }, 3]] as const) {
    piecesIn(play(config, seed, look), found);
  }
  expect(found.size).toBeGreaterThan(30);
  expect([...found].filter((piece) => !draw.isDrawn(piece))).toEqual([]);
}, 60_000);

test("what is printed on pieces is what the components say", async () => {
  const read = async (module: string, key: string): Promise<Record<string, unknown>> => {
    const text = await readFile(near(`../../components/${module}.toml`), "utf8");
    const entries = text.split(/^\[\[/m).flatMap((part): [string, unknown][] => {
      const [id, value] = [part.match(/^id = "(.*)"/m)?.[1], part.match(new RegExp(`^${key} = (.*?)\\s*(?:#.*)?$`, "m"))?.[1]];
      return id && value ? [[id, JSON.parse(value)]] : [];
    });
    return Object.fromEntries(entries);
  };
  expect(FALCONS).toEqual(await read("falconers", "colours"));
  expect(SCORE_CARDS).toEqual(await read("new_score_cards", "order"));
  expect(SULTANS).toEqual(await read("power_of_sultan", "currency"));
});

test("levels of detail, sides and fitting", () => {
  expect([24, 25, 40, 41, 95, 96].map(draw.lod)).toEqual(["xs", "s", "s", "m", "m", "l"]);
  const empty = { tiles: [], start_walls: "open", gates: [], on_cells: [], on_corners: [], on_sections: [], wall: 0, segments: [] };
  expect(draw.alhambraSvg(empty, 0, faces, { width: 100, height: 50, max: 30 })).toContain('width="30" height="30"');
  expect(draw.alhambraSvg(empty, 0, faces, { width: 100, height: 25.8 })).toContain('width="25" height="25"');
  // A corner is named after the cell to its north-east; an edge after a cell and its side; y grows to the south here.
  const falcon = { piece: "falcon-black", sign: "●" };
  const tokens = draw.tokensOf({ ...empty, gates: ["1,2-N"], on_corners: [{ corner: [1, 1], piece: falcon }] }, 0, 64);
  expect(tokens.map(({ x, y }) => [x, y])).toEqual([[1.5, -2], [1, 0]]);
});

test("small drawings stay as they are", () => {
  expect(draw.coinSvg("gulden", 20)).toMatchInlineSnapshot(`"<svg class="d-piece" viewBox="0 0 100 100" width="20" height="20" aria-hidden="true"><g fill="var(--c-gulden)" stroke="var(--c-gulden-deep)" stroke-width="6"><circle cx="50" cy="50" r="42"/></g><g fill="none" stroke="var(--c-gulden-deep)" stroke-width="3.5" opacity=".65"><circle cx="50" cy="50" r="29"/></g></svg>"`);
  expect(draw.bannerSvg(1, 18)).toMatchInlineSnapshot(`"<svg class="d-banner" viewBox="0 0 100 116" width="18" height="20.88" aria-hidden="true"><path d="M3 3h94v107L50 88.5 3 110z" fill="var(--p-green)"/><path d="M3 3h94v28H3z" fill="#000" opacity=".2"/><path d="M3 3h94v107L50 88.5 3 110z" fill="none" stroke="var(--flag-edge)" stroke-width="5"/><text class="dt" x="50" y="68" font-size="62" font-weight="800" fill="var(--p-green-on)" text-anchor="middle">B</text></svg>"`);
  const face = faces.tiles.get("garden-8-NE");
  expect(face && draw.faceSvg(face, { size: 20, label: "garden 8" })).toMatchInlineSnapshot(`"<svg class="d-tile" viewBox="0 0 100 100" width="20" height="20" role="img" aria-label="garden 8"><path d="M0 0h100v100H0z" fill="var(--b-garden)"/><g transform="translate(24 24) scale(2.1667)"><g fill="var(--b-garden-deep)"><path d="M12 1a6.6 6.6 0 0 1 6.3 8.6A5.5 5.5 0 0 1 16 20h-2.7v3h-2.6v-3H8A5.5 5.5 0 0 1 5.7 9.6 6.6 6.6 0 0 1 12 1z"/></g></g><path d="M0 0h100v20H0z" fill="var(--wall)"/><g transform="rotate(90 50 50)"><path d="M0 0h100v20H0z" fill="var(--wall)"/></g></svg>"`);
});
