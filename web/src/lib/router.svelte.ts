// Where in the app one is: the address bar, read and written.

let here = $state.raw(new URL(location.href));
addEventListener("popstate", () => (here = new URL(location.href)));

/** The address now. */
export const url = (): URL => here;

/** Goes to another page of the app. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  here = new URL(location.href);
  scrollTo(0, 0);
}

/** For `onclick` of links inside the app: the address stays a real one, which can be opened in another tab. */
export function inside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.href);
}
