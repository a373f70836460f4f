import { shade } from "../palette.ts";
import type { Dye, Tile } from "./tile.ts";

type Spot = readonly [x: number, y: number];

const ring = (cx: number, cy: number, r: number, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)] as const;
  });

const diamond = (cx: number, cy: number, r: number, step: number): Spot[] => {
  const spots: Spot[] = [];
  for (let k = 0; k < step; k++) {
    const a = (k / step) * r;
    spots.push([cx + a, cy - r + a], [cx + r - a, cy + a], [cx - a, cy + r - a], [cx - r + a, cy - a]);
  }
  return spots;
};

/** Tie-dye of Kutch and Jaipur: each dot was a pinch of cloth tied with thread before the bath. */
export const bandhani = ({ color, accent, variant }: Dye): Tile => {
  const designs: readonly Spot[][] = [
    [...diamond(30, 30, 22, 4), ...diamond(30, 30, 10, 2), [30, 30], [0, 0], [60, 0], [0, 60], [60, 60]],
    [...ring(30, 30, 21, 14), ...ring(30, 30, 11, 7), [30, 30], [0, 0], [60, 0], [0, 60], [60, 60]],
    [...ring(15, 15, 7, 4), ...ring(45, 45, 7, 4), [15, 15], [45, 45], [45, 15], [15, 45]],
  ];
  const eye = shade(color, 0.25);
  const spots = (designs[variant] ?? []).map(([x, y]) => {
    const [px, py] = [x.toFixed(1), y.toFixed(1)];
    return `<circle cx="${px}" cy="${py}" r="2.5" fill="${accent}"/><circle cx="${px}" cy="${py}" r=".8" fill="${eye}"/>`;
  });
  return { width: 60, height: 60, art: spots.join("") };
};
