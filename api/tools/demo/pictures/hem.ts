import { border } from "./border.ts";
import { line } from "./cloth.ts";
import { joined, through, type Point } from "./path.ts";
import type { Studio } from "./studio.ts";
import { part } from "./trim.ts";

/** The lower edge of a tunic: its height at the side, its half width, and the height of its border. */
export type CurvedHem = { y: number; half: number; height: number; dip?: number };

const pieces = 9;

/** The woven border along the hem of a tunic, in short pieces that follow its curve. */
export const curvedHem = (studio: Studio, { y, half, height, dip = 10 }: CurvedHem): string => {
  const at = (k: number, up: number): Point =>
    studio.stance([half * 1.06 * k, y + 3 - up + dip * (1 - k * k)]);
  const edges = Array.from({ length: pieces + 1 }, (_, i) => (2 * i) / pieces - 1);
  const bands = edges.slice(0, -1).map((left, i) => {
    const right = edges[i + 1] ?? 1;
    const [start, end] = [at(left, height), at(right, height)];
    const angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const squeeze = Math.max(0.6, 1 - 0.5 * ((left + right) / 2) ** 2);
    const d = joined(through([start, end]), through([at(right, -12), at(left, -12)]));
    return `<path d="${d}" fill="${border(studio, height / 36, { at: start, angle, squeeze })}"/>`;
  });
  const rule = through(edges.map((k) => at(k, height)));
  return part(
    "hem-border",
    bands.join("") + line(rule, { color: studio.tones.dark, width: 1.2, opacity: 0.6 }),
  );
};
