// The law for the page: `virtual:rules/index` says which chapters there are, `virtual:rules/camps` is one of them as data,
// `virtual:rules/gist/nl` says every rule in one sentence. All of it comes from rules/ and locales/ while the page is built.

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Block, Chapter } from "../src/reader/law.ts";
import { blocks, crossed, numbers, sentences } from "./law.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const LANGS = ["en", "nl", "de"] as const;
const BASE: Chapter["names"] = { en: "Base game", nl: "Basisspel", de: "Grundspiel" };

interface Law {
  chapters: Chapter[];
  texts: Map<string, Block[]>;
  files: string[];
}

/** The line of a message file that begins so. */
function message(lang: string, module: string, what: "name" | "summary"): string {
  const text = readFileSync(`${root}locales/${lang}/${module}.ftl`, "utf8");
  return new RegExp(`^module-${module}-${what} = (.*)$`, "m").exec(text)?.[1] ?? module;
}

const inAll = (make: (lang: string) => string): Chapter["names"] => ({ en: make("en"), nl: make("nl"), de: make("de") });

export function law(): Law {
  const modules = readdirSync(`${root}rules/modules`).map((file) => file.replace(/\.md$/, ""));
  const names = ["base", "red_palace", ...modules.sort()];
  const file = (name: string): string =>
    `${root}rules/${name === "base" ? "base" : name === "red_palace" ? "red-palace" : `modules/${name}`}.md`;
  const sources = new Map(names.map((name) => [name, readFileSync(file(name), "utf8")]));
  const known = new Set([...sources.values()].flatMap(numbers));
  const texts = new Map([...sources].map(([name, text]) => [name, blocks(text, known)]));
  crossed([...texts.values()].flat());
  const chapters = names.map((id): Chapter => {
    const ids = numbers(sources.get(id) ?? "");
    const prefix = ids[0]?.replace(/-.*/, "") ?? "";
    if (id === "base") return { id, prefix, names: BASE, rules: ids.length };
    const [named, gists] = [inAll((lang) => message(lang, id, "name")), inAll((lang) => message(lang, id, "summary"))];
    return { id, prefix, names: named, gists, rules: ids.length };
  });
  const words = names.slice(1).flatMap((name) => LANGS.map((lang) => `${root}locales/${lang}/${name}.ftl`));
  return { chapters, texts, files: [...names.map(file), ...words] };
}

export function rules(): Plugin {
  let read: Law | undefined;
  const now = (): Law => (read ??= law());
  return {
    name: "rules",
    resolveId: (id) => (id.startsWith("virtual:rules/") ? `\0${id}` : undefined),
    load(id) {
      const name = /^\0virtual:rules\/(.*)$/.exec(id)?.[1];
      if (name === undefined) return undefined;
      const gist = /^gist\/(nl|de)$/.exec(name)?.[1];
      if (gist !== undefined) {
        this.addWatchFile(`${root}locales/${gist}/rules.md`);
        return `export default ${JSON.stringify(sentences(readFileSync(`${root}locales/${gist}/rules.md`, "utf8")))}`;
      }
      for (const file of now().files) this.addWatchFile(file);
      if (name !== "index") return `export default ${JSON.stringify(now().texts.get(name) ?? [])}`;
      const load = now().chapters.map((c) => `${JSON.stringify(c.id)}: () => import("virtual:rules/${c.id}")`);
      return [
        `export const chapters = ${JSON.stringify(now().chapters)};`,
        `export const load = { ${load.join(", ")} };`,
        `export const gists = { nl: () => import("virtual:rules/gist/nl"), de: () => import("virtual:rules/gist/de") };`,
      ].join("\n");
    },
    // A rule that was changed while the page is being worked on.
    watchChange(id) {
      if (now().files.includes(id)) read = undefined;
    },
  };
}
