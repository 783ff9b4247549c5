// Putting a text on the clipboard, also where a page has no right to it: on plain HTTP in the own network.

/** Copies what an element says. Answers whether it worked; if not, it is marked, to be copied by hand. */
export async function copied(shown: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(shown.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return document.execCommand("copy");
  }
}
