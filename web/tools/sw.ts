// Makes `sw.js` beside the built page: the service worker of src/sw, with the list of all files and a version made from them.
// It is our own, because it does little and must do exactly that: no library is smaller than these few lines.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const LANGS = ["en", "nl", "de"] as const;

/** A module that is made here. */
function virtual(name: string, made: () => string): Plugin {
  const id = `virtual:${name}`;
  return { name, resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined), load: (wanted) => (wanted === `\0${id}` ? made() : undefined) };
}

/** `offline-bare-…` of all languages: what must be said where the words of the page cannot be had. They are plain texts. */
export function bareWords(): Record<string, Record<string, string>> {
  const read = (lang: string): Record<string, string> => {
    const text = readFileSync(here(`../../locales/${lang}/web-offline.ftl`), "utf8");
    return Object.fromEntries([...text.matchAll(/^offline-bare-([\w-]+) = (.+)$/gm)].map(([, id = "", says = ""]) => [id, says]));
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, read(lang)]));
}

const bare = (): Plugin => virtual("bare", () => `export default ${JSON.stringify(bareWords())}`);

export interface Files {
  version: string;
  app: string[];
  later: string[];
}

/** Files that belong to the page, but that nobody needs who has it open. */
const LEFT_OUT = /(^\/(sw\.js|index\.html|social-preview\.png)|\.(br|gz|map|txt))$/;
const LATER = /\.(wasm|bin|ftl)$/;

/** What lies in the folder of the built page. `index.html` is asked for as `/`, which no server sends elsewhere. */
export function filesIn(folder: string): Files {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .sort();
  const version = createHash("sha256");
  for (const path of all.filter((path) => path === "/index.html" || !LEFT_OUT.test(path))) {
    version.update(`${path}\n`).update(createHash("sha256").update(readFileSync(join(folder, path))).digest());
  }
  const files = all.filter((path) => !LEFT_OUT.test(path));
  return { version: version.digest("hex").slice(0, 16), app: files.filter((path) => !LATER.test(path)), later: files.filter((path) => LATER.test(path)) };
}

async function script(files: Files): Promise<string> {
  const list = Object.entries(files).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  const made = await build({
    configFile: false,
    root: here(".."),
    publicDir: false,
    logLevel: "warn",
    plugins: [bare(), virtual("files", () => list.join("\n"))],
    build: { write: false, target: "es2022", lib: { entry: here("../src/sw/sw.ts"), formats: ["iife"], name: "sw", fileName: () => "sw.js" } },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !("output" in output)) throw new Error("no service worker was made");
  return output.output[0].code;
}

export function offline(): Plugin[] {
  let folder = "";
  return [
    bare(),
    {
      name: "service-worker",
      apply: "build",
      configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
      writeBundle: {
        sequential: true,
        order: "post",
        handler: async () => writeFileSync(join(folder, "sw.js"), await script(filesIn(folder))),
      },
    },
  ];
}
