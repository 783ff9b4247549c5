// The combination card: from the server, or from the engine on this device where nobody answers.

import type { Guide } from "$wire";
import { guide } from "../lib/api";
import { guideHere } from "../table/device";

export const cardOf = (of: { players: number; game: string; modules: string[] }): Promise<Guide> => guide(of).catch(() => guideHere(of));
