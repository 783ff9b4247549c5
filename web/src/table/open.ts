// Opening a table, on a server or on this device, with whoever sits there.

import { open, type Opening } from "../lib/api";
import { settings as chosen } from "../lib/settings.svelte";
import { lang, t } from "../lib/words.svelte";
import { Device } from "./device";
import { Socket } from "./socket";
import type { Transport } from "./transport";
import type { Command } from "$wire";

/** Who is to sit on a chair. `open` waits for somebody with the link. */
export type SeatPlan = { kind: "me" } | { kind: "person"; name: string } | { kind: "bot"; bot: string } | { kind: "open" };

/** What somebody is called who has given no name. */
export const ownName = (): string => chosen.name.trim() || t("guest-name");

/**
 * Opens a table and answers with its address. Where no chair is left open, the game begins at once. `here` is this device: several
 * people around one screen, or nobody to be asked for.
 */
export async function openTable(opening: Opening, seats: readonly SeatPlan[], where: "server" | "here"): Promise<string> {
  const people = seats.filter((seat) => seat.kind === "me" || seat.kind === "person").length;
  // Who plays alone is not hurried, and several people on one device take turns at it.
  const alone = seats.every((seat) => seat.kind !== "open");
  const settings = { ...(alone ? { window: null } : {}), ...(people > 1 ? { one_device: true } : {}), ...opening.settings };
  const wanted: Opening = { ...opening, settings };
  const id = where === "here" ? await Device.open(wanted) : await open(wanted);
  const transport: Transport = where === "here" ? new Device(id, lang()) : new Socket(id, lang());
  try {
    for (const command of commands(seats)) await transport.obeyed(command);
  } finally {
    transport.close();
  }
  return where === "here" ? `/here/${id}` : `/table/${id}`;
}

function* commands(seats: readonly SeatPlan[]): Generator<Command> {
  for (const [seat, plan] of seats.entries()) {
    if (plan.kind === "me") yield { do: "sit", seat, name: ownName() };
    if (plan.kind === "person") yield { do: "sit", seat, name: plan.name };
    if (plan.kind === "bot") yield { do: "seat_bot", seat, bot: plan.bot };
  }
  if (seats.every((seat) => seat.kind !== "open")) yield { do: "begin" };
}

/** Begins at a table where everybody sits already. */
export async function beginAt(id: string): Promise<void> {
  const transport = new Socket(id, lang());
  try {
    await transport.obeyed({ do: "begin" });
  } finally {
    transport.close();
  }
}

/** Is there a server to play at? */
export async function online(): Promise<boolean> {
  return fetch("/ready").then(
    (answer) => answer.ok,
    () => false,
  );
}
