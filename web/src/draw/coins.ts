// Currencies: each has a colour, a shape and two letters. Dirhams are square, as those of the Nasrids were.

import { gon, n, star } from "./geometry";
import { svg, text } from "./svg";

interface Coin {
  /** The outline about the middle of a 100 box. */
  shape: (r: number) => string;
  code: string;
  /** What letters on the colour are drawn in. */
  on: string;
}

const DIAMOND = (r: number): string =>
  `<path d="M${n(50 - r * 0.62)} ${n(50 - r * 0.8)}h${n(r * 1.24)}l${n(r * 0.46)} ${n(r * 0.56)}L50 ${n(50 + r * 0.98)} ${n(50 - r * 1.08)} ${n(50 - r * 0.24)}z"/>`;

const COINS: Record<string, Coin> = {
  gulden: { shape: (r) => `<circle cx="50" cy="50" r="${n(r)}"/>`, code: "Gu", on: "var(--c-gulden-deep)" },
  dirham: {
    shape: (r) => `<rect x="${n(50 - r * 0.88)}" y="${n(50 - r * 0.88)}" width="${n(r * 1.76)}" height="${n(r * 1.76)}" rx="${n(r * 0.12)}"/>`,
    code: "Di",
    on: "#fff",
  },
  denar: { shape: (r) => `<polygon points="${gon(50, 50, r * 1.14, 4)}" stroke-linejoin="round"/>`, code: "De", on: "#0B1D3A" },
  ducat: { shape: (r) => `<polygon points="${star(50, 50, r * 1.1)}"/>`, code: "Du", on: "#2A0F02" },
  diamond: { shape: DIAMOND, code: "", on: "var(--c-diamond-deep)" },
};

/** A hexagon for money of a later day. */
const OTHER: Coin = { shape: (r) => `<polygon points="${gon(50, 50, r, 6)}"/>`, code: "", on: "var(--d-ink)" };

export const isCurrency = (word: string): boolean => word in COINS && word !== "diamond";
export const currencyColour = (currency: string): string => (currency in COINS ? `var(--c-${currency})` : "var(--path)");
export const currencyDeep = (currency: string): string => (currency in COINS ? `var(--c-${currency}-deep)` : "var(--d-ink)");
export const coinOf = (currency: string): Coin => COINS[currency] ?? OTHER;

const disc = (currency: string, stroke: number): string =>
  `<g fill="${currencyColour(currency)}" stroke="${currencyDeep(currency)}" stroke-width="${stroke}">${coinOf(currency).shape(42)}</g>`;

/** The coin with its inner line, in a 100 box. */
export const coinBody = (currency: string): string =>
  `${disc(currency, 6)}<g fill="none" stroke="${currencyDeep(currency)}" stroke-width="3.5" opacity=".65">${coinOf(currency).shape(29)}</g>`;

/** The coin with letters or a number on it. */
export const markedCoin = (currency: string, mark: string | number, size = 36): string =>
  disc(currency, 6) + text(50, 50 + size * 0.36, size, mark, { fill: coinOf(currency).on });

/** The mark of a currency; `code` writes its two letters on it, from 24 px on by itself. */
export function coinSvg(currency: string, size: number, code: boolean = size >= 24, label?: string): string {
  const letters = coinOf(currency).code;
  return svg(100, 100, { size, label }, code && letters ? markedCoin(currency, letters) : coinBody(currency));
}
