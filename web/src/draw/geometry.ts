// Shapes and sides. The khatam, the eight-pointed star of two crossed squares, is the seed of everything drawn here.

/** How much a drawing shows: `xs` up to 24 px (colour, sign, walls), `s` up to 40 (and the price), `m` up to 95 (the building), `l`. */
export type Lod = "xs" | "s" | "m" | "l";

export const lod = (size: number): Lod => (size <= 24 ? "xs" : size <= 40 ? "s" : size <= 95 ? "m" : "l");

export type Side = "N" | "E" | "S" | "W";
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];

/** The sides that a text of the wire names: `NE`, or `open` for none. */
export const sidesOf = (text: string | undefined): Side[] => SIDES.filter((side) => text?.includes(side));

/** Everything that lies on one side is drawn on the north side and turned by this. */
export const angle = (side: Side): number => SIDES.indexOf(side) * 90;

/** A number as it is written into a drawing: short, and never in the form 1e-7. */
export const n = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export type Point = readonly [number, number];

export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

/** The corners of a star, the first one up. A depth of .765 makes two crossed squares of eight points. */
export function starPoints(cx: number, cy: number, r: number, count = 8, depth = 0.765): Point[] {
  return Array.from({ length: count * 2 }, (_, i): Point => {
    const [way, far] = [(Math.PI * i) / count - Math.PI / 2, i % 2 ? r * depth : r];
    return [cx + far * Math.cos(way), cy + far * Math.sin(way)];
  });
}

/** A star, for `points` of a polygon. */
export const star = (cx: number, cy: number, r: number, count = 8, depth = 0.765): string => points(starPoints(cx, cy, r, count, depth));

/** A polygon with equal sides, for `points` of a polygon. */
export function gon(cx: number, cy: number, r: number, count: number, rotation = 0): string {
  return points(
    Array.from({ length: count }, (_, i): Point => {
      const way = (2 * Math.PI * i) / count - Math.PI / 2 + rotation;
      return [cx + r * Math.cos(way), cy + r * Math.sin(way)];
    }),
  );
}
