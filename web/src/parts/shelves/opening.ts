// Which shelves open by themselves where there are too many to have them all open.

/** So many shelves are all open. */
export const MOST = 6;
/** So many open by themselves; the others have a dot. */
export const AT_ONCE = 3;

export interface Now {
  /** The shelves on which something can be touched, in the order in which they should open. */
  live: readonly string[];
  /** Is something asked that was not asked before? */
  fresh: boolean;
  /** Has something been touched for it? */
  touched: boolean;
}

/**
 * While somebody thinks nothing folds and nothing unfolds: the page would jump under the finger. Only a new question opens others, and
 * what one has touched may need one more. What was used last stays open until another one is needed.
 */
export function opened(before: readonly string[], { live, fresh, touched }: Now): readonly string[] {
  if (fresh) return live.length ? live.slice(0, AT_ONCE) : before;
  return touched ? [...before, ...live.filter((module) => !before.includes(module))] : before;
}
