// Packs what was built, so that the server need not: each file beside itself, as `.br` and `.gz`. The page comes last.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];
const worthIt = /\.(js|css|html|svg|wasm|bin|ftl|json|webmanifest|txt)$/;
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => worthIt.test(name));
const last = (name) => Number(name === "index.html");
let [before, after] = [0, 0];
for (const name of files.sort((one, other) => last(one) - last(other))) {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  // The best that there is takes ten times as long for a few in a hundred.
  const quality = bytes.length > 1_000_000 ? 10 : 11;
  const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  before += bytes.length;
  after += small.length;
}
console.log(`packed ${files.length} files: ${Math.round(before / 1000)} kB are ${Math.round(after / 1000)} kB`);
