// Tables for tests that are about something else than making tables: opened by the server's own doors, in any language.

import type { Page } from "@playwright/test";
import type { Command } from "$wire";

export interface Opening {
  players: number;
  game?: string;
  modules?: readonly string[];
  settings?: Record<string, unknown>;
}

/** A game that goes on from a record: as this seat knew it when so many moves were made. */
export interface Left {
  record: string;
  at: number;
  seat: number;
  settings?: Record<string, unknown>;
}

/** Opens a table for whoever sits before the page, and says these things to it. Answers with its name and the links that were made. */
export async function open(page: Page, opening: Opening | Left, commands: readonly Command[]): Promise<{ table: string; links: string[] }> {
  if (!page.url().startsWith("http")) await page.goto("/about");
  return page.evaluate(
    async ({ opening, commands }) => {
      const post = async (path: string, body: string, type = "application/json"): Promise<Record<string, string>> => {
        const answer = await fetch(path, { method: "POST", headers: { "content-type": type }, body });
        return (await answer.json()) as Record<string, string>;
      };
      if ((await fetch("/api/me")).status === 401) await post("/api/guest", "{}");
      let path = "/api/tables";
      let wanted: unknown = opening;
      if ("record" in opening) {
        const { record } = await post("/api/records", opening.record, "text/plain");
        path = `/api/records/${record}/fork`;
        wanted = { at: opening.at, seat: opening.seat, settings: opening.settings };
      }
      const { table } = (await post(path, JSON.stringify(wanted))) as { table: string };
      const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
      await new Promise((done, failed) => ([socket.onopen, socket.onerror] = [done, failed]));
      const links: string[] = [];
      for (const [key, command] of commands.entries()) {
        const answered = new Promise<void>((done, failed) => {
          socket.onmessage = ({ data }) => {
            const said = JSON.parse(String(data)) as { type: string; key?: string; link?: string; message?: string };
            if (said.key !== String(key)) return;
            if (said.type === "refused") failed(new Error(said.message));
            if (said.link) links.push(said.link);
            done();
          };
        });
        socket.send(JSON.stringify({ key: String(key), command }));
        await answered;
      }
      socket.close();
      return { table, links };
    },
    { opening, commands },
  );
}

/** The one before the page at A, bots at all other chairs, and off they go. */
export async function begin(page: Page, opening: Opening, bot = "buy_first"): Promise<string> {
  const bots = Array.from({ length: opening.players - 1 }, (_, n): Command => ({ do: "seat_bot", seat: n + 1, bot }));
  // Nobody is hurried: a machine may be slow.
  const { table } = await open(page, { ...opening, settings: { window: null, ...opening.settings } }, [{ do: "sit", seat: 0, name: "Ana" }, ...bots, { do: "begin" }]);
  await page.goto(`/table/${table}`);
  await page.locator(".tb").waitFor();
  return table;
}
