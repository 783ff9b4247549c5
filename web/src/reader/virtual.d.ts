// What tools/rules.ts makes of rules/ while the page is built.

declare module "virtual:rules/index" {
  import type { Block, Chapter } from "./law";
  export const chapters: Chapter[];
  /** The text of a chapter, loaded when it is read. */
  export const load: Record<string, () => Promise<{ default: Block[] }>>;
  /** Every rule in one sentence of that language; the law itself is English. */
  export const gists: Record<"nl" | "de", () => Promise<{ default: Record<string, string> }>>;
}
