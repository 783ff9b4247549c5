// Where points come from, as a colour: for bars and their keys.

/** The colours of the shares of a bar, and of the ink on them. A module without one of its own gets the next of the quiet ones. */
const FILL: Record<string, string> = {
  wall: "var(--wall)",
  camps: "var(--field-deep)",
  treasure_chamber: "var(--c-gulden)",
  falconers: "var(--bastion)",
  street_trader: "var(--c-ducat)",
  bazaars: "var(--c-dirham)",
  art_of_the_moors: "var(--water)",
  watchtowers: "var(--wood)",
  characters: "var(--c-denar-deep)",
  medina: "var(--floor-deep)",
  invaders: "var(--ink-3)",
  red_palace: "var(--c-gulden)",
};
const BUILDINGS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
const SPARE = ["var(--c-denar)", "var(--path-edge)", "var(--c-diamond-deep)", "var(--wood-deep)"];
const ON_PALE = new Set(["chambers", "garden", "pavilion", "treasure_chamber", "red_palace", "street_trader", "art_of_the_moors"]);

export const isBuilding = (category: string): boolean => BUILDINGS.includes(category);

export function fill(category: string, nth: number): string {
  if (isBuilding(category)) return `var(--b-${category})`;
  return FILL[category] ?? SPARE[nth % SPARE.length] ?? "var(--ink-3)";
}

export const inkOn = (category: string): string => (ON_PALE.has(category) ? "var(--d-ink)" : "var(--plaster)");
