import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { rules } from "./tools/rules.ts";
import { offline } from "./tools/sw.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `virtual:words/nl` is what the page itself says in one language: `locales/nl/web-*.ftl`, as one text. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words/") ? `\0${id}` : undefined),
    load(id) {
      const lang = id.match(/^\0virtual:words\/(en|nl|de)$/)?.[1];
      if (!lang) return undefined;
      const folder = here(`../locales/${lang}/`);
      const files = readdirSync(folder).filter((file) => /^web-.*\.ftl$/.test(file)).sort();
      for (const file of files) this.addWatchFile(folder + file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(folder + file, "utf8")).join("\n"))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), rules(), offline()],
  resolve: { alias: { $wire: here("../crates/wire/types/index.ts") } },
  // The server, while the page is being worked on.
  server: {
    fs: { allow: [here("..")] },
    proxy: { "^/(api/|ready)": { target: process.env["SABIKA_SERVER"] ?? "http://127.0.0.1:8080", ws: true } },
  },
  build: { target: "es2022", assetsInlineLimit: 0 },
  worker: { format: "es" },
  // Whole games are played in them: how long that takes hangs on the machine, and is not what they test.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
