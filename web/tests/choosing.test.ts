// From many choices to one, by touching: held against the engine's own narrowing in games with everything.

import { beforeAll, expect, test } from "vitest";
import type { Choice, Narrowed, Thing } from "$wire";
import { keyOf, narrow, same } from "../src/lib/thing";
import { composed, confirms, isButton, isOnBoard, placed, preselected, quietGroups, wayOf, ways } from "../src/table/choosing";
import { inner, layout, middle, sideOf } from "../src/table/layout";
import { questions, referee, type Referee } from "./engine";

let engine: Referee;
let games: [Record<string, unknown>, number, number][];
beforeAll(async () => {
  engine = await referee();
  const modules = engine.catalogue.modules.map((module) => module.name);
  games = [
    [{ players: 4, modules }, 1, 260],
    [{ players: 2, modules }, 2, 160],
    [{ players: 3, game: "red_palace" }, 3, 160],
    [{ players: 5 }, 4, 60],
  ];
});

test("it narrows as the engine does, whatever is touched", () => {
  let compared = 0;
  for (const [config, seed, most] of games) {
    for (const { question } of questions(engine, config, seed, most)) {
      const touched: Thing[] = [];
      for (let n = seed; ; n = (n * 31 + 7) % 1009) {
        const ours = narrow(question.choices, touched);
        expect(ours).toEqual(engine.ask<{ narrowed: Narrowed }>({ cmd: "narrow", touched }).narrowed);
        compared++;
        const next = ours.next[n % Math.max(1, ours.next.length)];
        if (!next) break;
        touched.push(next);
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test("every choice is reached by touching, and what is touched can be let go of", () => {
  for (const [config, seed, most] of games) {
    for (const { question } of questions(engine, config, seed, most)) {
      for (const choice of question.choices) {
        const all = narrow(question.choices, choice.touches);
        expect(all.done === null ? undefined : question.choices[all.done]?.move).toBe(choice.move);
      }
      expect(narrow(question.choices, []).left.length).toBe(question.choices.length);
    }
  }
});

test("every thing has a place: on the board, where it is drawn, or as a button", () => {
  for (const [config, seed, most] of games) {
    for (const { question, view } of questions(engine, config, seed, most)) {
      const own = view.players[question.asked.seat];
      const drawn = placed(view, question.asked.seat);
      for (const thing of question.choices.flatMap((choice: Choice) => choice.touches)) {
        const one = inner(thing);
        if (isOnBoard(one)) {
          expect(own && middle(one, own.seat, own.alhambra), keyOf(thing)).toBeDefined();
        } else if (one.kind !== "money" && !isButton(thing)) {
          expect(drawn.has(keyOf(thing)) || ["tile", "card", "piece", "seat", "slot", "space"].includes(one.kind), keyOf(thing)).toBe(true);
        }
      }
    }
  }
});

test("things are told apart by their keys", () => {
  const things = new Map<string, Thing>();
  for (const [config, seed, most] of games) {
    for (const { question } of questions(engine, config, seed, most)) {
      for (const thing of question.choices.flatMap((choice) => choice.touches)) {
        const before = things.get(keyOf(thing));
        if (before) expect(before).toEqual(thing);
        things.set(keyOf(thing), thing);
        expect(same(thing, structuredClone(thing))).toBe(true);
      }
    }
  }
  expect(things.size).toBeGreaterThan(200);
});

test("a payment that is not offered is written like one that is, and the referee knows it", () => {
  let written = 0;
  for (const [config, seed, most] of games) {
    for (const { question } of questions(engine, config, seed, most)) {
      for (const way of ways(question.choices)) {
        expect(composed(way, way.cards)).toBe(way.choice.move);
        expect(wayOf([way], way.cards.toReversed())).toBe(way);
        written++;
      }
    }
  }
  expect(written).toBeGreaterThan(100);
});

test("a tile that is to be placed is taken up by itself, and its cells are lit", () => {
  let placing = 0;
  for (const { question, view } of questions(engine, { players: 3 }, 5, 120, "greedy")) {
    const touched = preselected(question, view);
    if (question.asked.topic !== "placement") continue;
    expect(touched).toHaveLength(1);
    expect(narrow(question.choices, touched).next.some((thing) => thing.kind === "cell" || thing.kind === "reserve")).toBe(true);
    placing++;
  }
  expect(placing).toBeGreaterThan(10);
});

test("on an ordinary turn the own board is quiet until it is asked for", () => {
  let quiet = 0;
  for (const { question, view } of questions(engine, { players: 3 }, 6, 120, "greedy")) {
    const groups = quietGroups(question, view);
    if (question.asked.topic === "placement") expect(groups.size).toBe(0);
    quiet += groups.size;
    for (const group of groups) expect(question.choices.some((choice) => choice.group !== group)).toBe(true);
  }
  expect(quiet).toBeGreaterThan(10);
});

test("a last word is asked for where there is no way back", () => {
  const choice = (verb: string, undo: boolean): Choice => ({ move: "", say: "", verb, group: 0, touches: [], undo });
  expect(confirms(choice("take", false), "ask", false)).toBe(true);
  expect(confirms(choice("take", true), "ask", false)).toBe(false);
  expect(confirms(choice("take", false), "never", false)).toBe(false);
  expect(confirms(choice("pass", false), "ask", false)).toBe(false);
  expect(confirms(choice("take", false), "timer", true)).toBe(false);
});

test("a board fits its box in whole pixels", () => {
  for (const { view } of questions(engine, { players: 4, modules: ["camps", "squares"] }, 8, 200, "greedy")) {
    for (const player of view.players) {
      for (const [width, height] of [[390, 420], [760, 560], [1200, 900]] as const) {
        const place = layout(player.alhambra, [], 1, { width, height, low: 0, left: 0, top: 0, max: 96 });
        expect(Number.isInteger(place.k) && Number.isInteger(place.X(0)) && Number.isInteger(place.Y(0))).toBe(true);
        if (place.k === 12) continue;
        expect(place.X(place.x0)).toBeGreaterThanOrEqual(0);
        expect(place.X(place.x1) + place.k).toBeLessThanOrEqual(width);
        expect(place.Y(place.y1)).toBeGreaterThanOrEqual(0);
        expect(place.Y(place.y0) + place.k).toBeLessThanOrEqual(height);
      }
    }
  }
  const alhambra = { tiles: [], start_walls: "open", gates: [], on_cells: [], on_corners: [], on_sections: [], wall: 0, segments: [] };
  expect(sideOf("-1,2-N", alhambra)).toEqual({ cell: [-1, 2], side: "N" });
  expect(middle({ kind: "corner", seat: 0, corner: [1, 1] }, 0, alhambra)?.at).toEqual([0.5, 0.5]);
  expect(middle({ kind: "edge", seat: 0, edge: "0,0-E" }, 0, alhambra)?.at).toEqual([0.5, 0]);
  expect(middle({ kind: "edge", seat: 1, edge: "0,0-E" }, 0, alhambra)).toBeUndefined();
});
