// What the page says itself, in the language that is chosen. What happens in a game comes in words from wherever it is played.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language, type Lang } from "./settings.svelte";

const load: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  de: () => import("virtual:words/de"),
};

let bundle = $state.raw(new FluentBundle("en"));
let spoken = $state<Lang>("en");

/** The language that is spoken now. */
export const lang = (): Lang => spoken;

/** From now on the page speaks the language of the settings. */
export async function speak(): Promise<void> {
  const next = language();
  bundle = read(next, (await load[next]()).default);
  spoken = next;
  document.documentElement.lang = next;
}

export function read(next: Lang, text: string): FluentBundle {
  const made = new FluentBundle(next, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** The message of this name. One that is missing is our bug, and shows its name. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** Is there a message of this name? */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** The message of this name, or what it would be called otherwise. */
export const tOr = (id: string, otherwise: string, args?: Record<string, FluentVariable>): string =>
  has(id) ? t(id, args) : otherwise;
