// What the people and bots of a table are called.

import { lang, t, tOr } from "../lib/words.svelte";

const BOT = /^([a-z]+(?:_[a-z]+)*) ([A-F])$/;

/** The name of a bot as people know it. */
export const botName = (bot: string): string => tOr(`lobby-bot-${bot.replaceAll("_", "-")}`, bot);

/** How it plays, in a few words; nothing for one that is not known here. */
export const botLine = (bot: string): string => tOr(`lobby-bot-${bot.replaceAll("_", "-")}-line`, "");

/** A list of tables has names only; those of bots are made of the bot and its seat. */
export function friendly(name: string): string {
  const [, bot, seat] = name.match(BOT) ?? [];
  const known = bot && tOr(`lobby-bot-${bot.replaceAll("_", "-")}`, "");
  return known && seat ? t("lobby-bot-at", { bot: known, seat }) : name;
}

/** Everybody who sits there, as a sentence has it. */
export const whoPlays = (names: readonly string[]): string =>
  new Intl.ListFormat(lang(), { type: "conjunction" }).format(names.filter(Boolean).map(friendly));
