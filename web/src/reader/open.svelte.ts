// Which rule somebody wants to read. A page that shows the rules beside itself says so (`hostRules`) and then hears of it here; on
// every other page the same touch is a link to /rules.

import { go } from "../lib/router.svelte";

let hosts = 0;
let wanted = $state.raw<{ id: string | undefined } | undefined>();

/** What is to be shown beside the page: a rule, a chapter, or whatever is fit to begin with. None: nothing. */
export const rulesWanted = (): { id: string | undefined } | undefined => wanted;

/** For `$effect(hostRules)`: as long as the page stands it shows the rules itself. */
export function hostRules(): () => void {
  hosts++;
  return () => {
    hosts--;
    wanted = undefined;
  };
}

/** Opens a rule (`BASE-B3`), a chapter (`camps`), or the rules as such. */
export function openRule(id?: string): void {
  if (hosts > 0) wanted = { id };
  else go(id === undefined ? "/rules" : `/rules/${id}`);
}

export const closeRules = (): void => void (wanted = undefined);

/** For `onclick` of links to rules: beside the page where it is shown there, and a plain link otherwise or with a key held down. */
export function touchRule(event: MouseEvent, id: string): void {
  if (hosts === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openRule(id);
}
