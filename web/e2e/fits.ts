// Searches a page for words that do not fit: cut off, beyond its edge, or shown by the name of their message. Runs in the browser.

/** Stands alone: it is sent to the browser as it is. */
export function misfits(): string[] {
  const found: string[] = [];
  const told = (element: Element): string => `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 60)}`;
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
  // What is only read aloud is one pixel large on purpose.
  const isHeard = (element: Element): boolean => element.closest(".sr") !== null || element.getBoundingClientRect().width <= 1;
  const scrolls = (element: Element | null): boolean => element !== null && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const isName = /^(table|lobby|end|rules|shelf|offline|gallery)-[a-z-]+$/;
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) if (isName.test(element.getAttribute(name) ?? "")) found.push(`a message's name as ${name}: ${element.getAttribute(name)}`);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "");
    for (const node of own) if (isName.test((node.textContent ?? "").trim())) found.push(`a message's name: ${node.textContent}`);
    if (!own.length || element.closest("svg") || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isHeard(element)) continue;
    const style = getComputedStyle(element);
    const hides = (of: string): boolean => of === "hidden" || of === "clip";
    if (hides(style.overflowX) && style.textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1) found.push(`cut off at the side: ${told(element)}`);
    if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 2) found.push(`cut off below: ${told(element)}`);
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !scrolls(element)) found.push(`beyond the edge: ${told(element)}`);
    }
  }
  return [...new Set(found)];
}
