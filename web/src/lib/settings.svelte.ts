// What a person has chosen, kept in this browser.

export type Lang = "en" | "nl" | "de";
export const LANGS: readonly Lang[] = ["en", "nl", "de"];

export interface Settings {
  /** The name to sit down under. */
  name: string;
  /** None: as the browser says. */
  lang: Lang | null;
  theme: "system" | "light" | "dark";
  /** Colours that are further apart, for who sees colours otherwise. */
  palette: "box" | "strong";
  motion: "system" | "full" | "none";
  sound: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: "never" | "ask" | "timer";
  /** Pass by itself where nothing but passing is possible. */
  autopass: boolean;
  /** Be called when it is one's turn. */
  notify: boolean;
}

const USUAL: Settings = {
  name: "",
  lang: null,
  theme: "system",
  palette: "box",
  motion: "system",
  sound: false,
  confirm: "ask",
  autopass: false,
  notify: false,
};
const KEY = "sabika-settings";

function kept(): Settings {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...USUAL, ...(typeof read === "object" && read !== null ? read : {}) };
  } catch {
    return { ...USUAL };
  }
}

/** Read and written anywhere; every change is kept, where the browser lets us keep anything. */
export const settings: Settings = $state(kept());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is no reason to fail: the choice holds until the page is closed.
  }
}

/** The language of the page: chosen, or the first of the browser's that we speak. */
export function language(): Lang {
  if (settings.lang) return settings.lang;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGS.find((lang) => wanted.includes(lang) && lang === wanted.find((tag) => LANGS.includes(tag as Lang))) ?? "en";
}

/** May things move on the screen? */
export function moves(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Puts theme, palette and motion where the style sheets look for them. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["palette"] = settings.palette;
  root.dataset["motion"] = moves() ? "full" : "none";
}
