import { cloth, crease, tone } from "./cloth.ts";
import { cord } from "./notions.ts";
import { shade } from "./palette.ts";
import { mirrored, transformed, type Point } from "./path.ts";
import type { Studio } from "./studio.ts";
import { part, tassel } from "./trim.ts";

const posed = (studio: Studio, points: readonly Point[]): Point[] =>
  points.map((point) => studio.stance(point));

/** The plaited cord of a drawstring, tied in a bow at the middle of a waistband. */
export const drawstring = (
  studio: Studio,
  [x, y]: Point,
  {
    color = studio.tones.accent,
    length = 92,
    ends = "knots",
  }: { color?: string; length?: number; ends?: "knots" | "tassels" } = {},
): string => {
  const at = (points: readonly Point[]): Point[] =>
    posed(
      studio,
      points.map(([px, py]) => [x + px, y + py]),
    );
  const tails: readonly Point[][] = [
    [
      [-1, 2],
      [-9, length * 0.34],
      [-7, length * 0.66],
      [-13, length],
    ],
    [
      [2, 2],
      [11, length * 0.3],
      [10, length * 0.58],
      [15, length * 0.84],
    ],
  ];
  const loops: readonly Point[][] = [
    [
      [-1, 1],
      [-17, -11],
      [-30, -2],
      [-25, 12],
      [-1, 3],
    ],
    [
      [2, 1],
      [17, -9],
      [29, 1],
      [23, 14],
      [2, 3],
    ],
  ];
  const end = (points: readonly Point[]): string => {
    const [ex, ey] = points[points.length - 1] ?? [0, 0];
    if (ends === "tassels") return tassel(studio, [x + ex, y + ey - 4], 30, color);
    const [kx, ky] = studio.stance([x + ex, y + ey]);
    return `<ellipse cx="${kx.toFixed(1)}" cy="${ky.toFixed(1)}" rx="4" ry="5" fill="${color}" stroke="${shade(color, 0.45)}" stroke-width=".8"/>`;
  };
  const [kx, ky] = studio.stance([x, y + 2]);
  return part(
    "drawstring",
    tails.map((points) => cord(at(points), color, 4.6) + end(points)).join("") +
      loops.map((points) => cord(at(points), color, 4.6)).join("") +
      `<ellipse cx="${kx.toFixed(1)}" cy="${ky.toFixed(1)}" rx="5.5" ry="5" fill="${color}" stroke="${shade(color, 0.45)}" stroke-width="1"/>`,
  );
};

/** A bow of cloth: two loops, two tails, and the knot over them. */
export const bow = (
  studio: Studio,
  [x, y]: Point,
  paint: string,
  { long = 120, side = 1 }: { long?: number; side?: 1 | -1 } = {},
): string => {
  const at = (d: string): string => studio.pose(transformed(d, ([px, py]) => [x + px * side, y + py]));
  const spot = ([px, py]: Point): Point => studio.stance([x + px * side, y + py]);
  const piece = (d: string, inside: string): string => cloth(studio, at(d), { paint, inside, edge: 1.3 });
  const tail = `M-4 6C4 ${long * 0.3} 14 ${long * 0.6} 8 ${long}L30 ${long - 8}C34 ${long * 0.6} 22 ${long * 0.28} 9 4Z`;
  const tailBelow = `M0 6C-8 ${long * 0.3} -6 ${long * 0.5} -15 ${long * 0.76}L7 ${long * 0.82}C14 ${long * 0.56} 12 ${long * 0.3} 8 6Z`;
  const loop = "M2 1C-16 -22 -46 -24 -48 -4C-49 14 -20 16 2 7Z";
  const loopFolds =
    crease(spot([0, 3]), spot([-38, -9]), 5, -3, 0.2) + crease(spot([0, 5]), spot([-36, 5]), 4, 2, 0.16);
  return part(
    "sash",
    tone(
      at(
        `M-4 10C4 ${long * 0.3} 16 ${long * 0.6} 12 ${long + 3}L36 ${long - 4}C38 ${long * 0.6} 24 ${long * 0.28} 12 6Z`,
      ),
      0.12,
    ) +
      piece(tailBelow, crease(spot([3, 8]), spot([-4, long * 0.74]), 5, 3, 0.18)) +
      piece(
        tail,
        crease(spot([4, 8]), spot([18, long - 6]), 6, -5, 0.2) +
          crease(spot([8, 8]), spot([26, long - 10]), 4, -4, -0.16),
      ) +
      piece(loop, loopFolds) +
      piece(
        mirrored(loop),
        crease(spot([0, 3]), spot([36, -9]), 5, 3, 0.2) + crease(spot([0, 5]), spot([36, 5]), 4, -2, 0.16),
      ) +
      piece(
        "M-9 -9C-3 -12 6 -12 11 -8C13 0 12 9 8 14C2 16 -5 15 -9 12C-12 5 -12 -3 -9 -9Z",
        crease(spot([-2, -10]), spot([0, 14]), 4, 2, 0.2),
      ),
  );
};

/** The small gathers of a cloth drawn up in a band: short folds that start at the curve. */
export const gathers = (
  studio: Studio,
  {
    y,
    half,
    length,
    up = false,
    count = 11,
  }: { y: number; half: number; length: number; up?: boolean; count?: number },
): string =>
  Array.from({ length: count }, (_, i) => {
    const k = (2 * (i + 0.5)) / count - 1;
    const x = half * Math.sin(k * (Math.PI / 2) * 0.94);
    const start = y + 8 * (1 - k * k);
    const reach = length * (0.7 + 0.3 * ((i * 7) % 5) * 0.25);
    const from = studio.stance([x, start]);
    const to = studio.stance([x * (up ? 1.04 : 1.16), up ? start - reach : start + reach]);
    return crease(from, to, 3.2, k * 2, i % 2 ? 0.2 : -0.15);
  }).join("");
