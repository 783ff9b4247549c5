// Every kind of question is asked in at least one game of the run.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Met } from "./player";
import { expect, test } from "./test";
import { TOPICS } from "./topics";

test("the kinds of questions that were answered", ({}, info) => {
  const folder = `${info.project.outputDir}/topics`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const seen = new Set(files.flatMap((file) => Object.keys((JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Met).topics)));
  const never = TOPICS.filter((topic) => !seen.has(topic));
  console.log(`kinds of questions: ${TOPICS.length - never.length} of ${TOPICS.length}${never.length ? `; never seen: ${never.join(", ")}` : ""}`);
  expect([...seen].filter((topic) => topic && !TOPICS.includes(topic)), "kinds that topics.ts does not know").toEqual([]);
  // Who runs a few tests only has not seen everything.
  if (files.some((file) => file.startsWith("rare"))) expect(never).toEqual([]);
});
