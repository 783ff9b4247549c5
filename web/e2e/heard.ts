// What a page last heard from its table: for the message of a test that fails, and for counting plies.

import type { Page } from "@playwright/test";

interface Heard {
  ply: number;
  question: string;
}

const all = new WeakMap<Page, Heard>();

export function listen(page: Page): void {
  const heard: Heard = { ply: 0, question: "" };
  all.set(page, heard);
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const said = JSON.parse(String(payload)) as { type?: string; view?: { ply: number }; question?: unknown };
      if (said.type !== "table") return;
      heard.ply = said.view?.ply ?? heard.ply;
      heard.question = said.question ? JSON.stringify(said.question) : "";
    }),
  );
}

export const heardAt = (page: Page): Heard => all.get(page) ?? { ply: 0, question: "" };
