// What tools/sw.ts makes while the page is built.

declare module "virtual:files" {
  /** Made of all files: another build is another version. */
  export const version: string;
  /** Everything but the engine. */
  export const app: readonly string[];
  /** The engine, its words and what its bots have learned: only who plays on this device needs them. */
  export const later: readonly string[];
}

declare module "virtual:bare" {
  /** The few words that are needed where the others are not at hand. */
  const words: Record<"en" | "nl" | "de", Readonly<Record<string, string>>>;
  export default words;
}
