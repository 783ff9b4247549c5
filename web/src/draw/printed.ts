// What is printed on pieces of which the wire tells the name only. A test holds it against the files in `components/`.

/** The two types on a falcon. */
export const FALCONS: Record<string, readonly [string, string]> = {
  "black-1": ["pavilion", "tower"],
  "black-2": ["seraglio", "tower"],
  "black-3": ["seraglio", "garden"],
  "black-4": ["arcades", "garden"],
  "black-5": ["arcades", "chambers"],
  "brown-1": ["pavilion", "seraglio"],
  "brown-2": ["pavilion", "arcades"],
  "brown-3": ["arcades", "tower"],
  "brown-4": ["chambers", "tower"],
  "brown-5": ["chambers", "garden"],
  "white-1": ["seraglio", "arcades"],
  "white-2": ["seraglio", "chambers"],
  "white-3": ["pavilion", "chambers"],
  "white-4": ["pavilion", "garden"],
  "white-5": ["garden", "tower"],
};

/** The types on a score card, the one that is worth least first. */
export const SCORE_CARDS: Record<string, readonly string[]> = {
  "nsc-01": ["pavilion", "chambers", "tower", "seraglio", "arcades", "garden"],
  "nsc-02": ["pavilion", "chambers", "garden", "seraglio", "tower", "arcades"],
  "nsc-03": ["pavilion", "garden", "tower", "arcades", "seraglio", "chambers"],
  "nsc-04": ["seraglio", "garden", "tower", "chambers", "arcades", "pavilion"],
  "nsc-05": ["seraglio", "arcades", "chambers", "tower", "garden", "pavilion"],
  "nsc-06": ["seraglio", "tower", "arcades", "garden", "chambers", "pavilion"],
  "nsc-07": ["arcades", "pavilion", "seraglio", "tower", "garden", "chambers"],
  "nsc-08": ["arcades", "pavilion", "garden", "chambers", "tower", "seraglio"],
  "nsc-09": ["arcades", "chambers", "garden", "seraglio", "pavilion", "tower"],
  "nsc-10": ["chambers", "arcades", "pavilion", "tower", "garden", "seraglio"],
  "nsc-11": ["chambers", "arcades", "pavilion", "garden", "seraglio", "tower"],
  "nsc-12": ["chambers", "garden", "seraglio", "arcades", "pavilion", "tower"],
  "nsc-13": ["garden", "tower", "arcades", "pavilion", "chambers", "seraglio"],
  "nsc-14": ["garden", "tower", "arcades", "pavilion", "seraglio", "chambers"],
  "nsc-15": ["garden", "seraglio", "chambers", "pavilion", "tower", "arcades"],
  "nsc-16": ["tower", "seraglio", "pavilion", "garden", "chambers", "arcades"],
  "nsc-17": ["tower", "seraglio", "chambers", "arcades", "pavilion", "garden"],
  "nsc-18": ["tower", "pavilion", "seraglio", "chambers", "arcades", "garden"],
};

/** The currency of a sultan card. */
export const SULTANS: Record<string, string> = {
  "sultan-1": "denar",
  "sultan-2": "denar",
  "sultan-3": "dirham",
  "sultan-4": "dirham",
  "sultan-5": "ducat",
  "sultan-6": "ducat",
  "sultan-7": "gulden",
  "sultan-8": "gulden",
};
