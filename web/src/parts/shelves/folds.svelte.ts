// What a person has folded and unfolded at a table: it holds as long as the page is open, also when the shelves are drawn anew.

const tables = new Map<string, Record<string, boolean>>();

/** By module: open, or not. */
export function foldsOf(table: string): Record<string, boolean> {
  const known = tables.get(table);
  if (known) return known;
  const folds: Record<string, boolean> = $state({});
  tables.set(table, folds);
  return folds;
}
