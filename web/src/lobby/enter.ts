// Coming by a link: its secret stands behind the `#`, which browsers send to nobody.

import { ask, known_here } from "../lib/api";
import { go, url } from "../lib/router.svelte";

/** The secret of the link that led here. */
export const secretHere = (): string | undefined => url().hash.slice(1).match(/^[A-Za-z0-9]{8,64}$/)?.[0];

/** Does what the link lets one do. Afterwards the address is the table's own, for it is good once. */
export async function enterBy(table: string, link: string, name: string): Promise<void> {
  await known_here();
  await ask("POST", `/api/tables/${table}/enter`, { link, name });
  go(url().pathname, true);
}
