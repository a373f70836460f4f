import { cloth, line } from "./cloth.ts";
import { skin } from "./figure-arms.ts";
import { limb, resample, type Joint } from "./limb.ts";
import { shade } from "./palette.ts";
import { transformed } from "./path.ts";
import type { Studio } from "./studio.ts";

const leg: readonly Joint[] = [
  [38, 520, 70],
  [42, 600, 76],
  [40, 700, 64],
  [36, 790, 50],
  [37, 860, 50],
  [33, 950, 38],
  [29, 1056, 23],
  [30, 1082, 26],
];

const foot = "M18 1070C14 1092 16 1112 28 1132C34 1142 46 1142 50 1130C54 1112 50 1090 44 1070Z";
const shoe =
  "M14 1096C22 1112 44 1112 52 1094C56 1112 52 1132 45 1141C40 1147 32 1145 27 1136C18 1120 13 1110 14 1096Z";

/** The sideways offset of a leg at a height, for a given stride. */
export const parted = (y: number, stride: number): number => (stride * Math.max(0, y - 520)) / 540;

/** Bare legs in simple pointed shoes. */
export const legs = (studio: Studio, stride: number): string =>
  ([-1, 1] as const)
    .map((side) => {
      const place = (d: string): string =>
        studio.pose(transformed(d, ([x, y]) => [side * (x + parted(y, stride)), y]));
      const bones = leg.map(([x, y, width]) => [side * (x + parted(y, stride)), y, width] as const);
      const color = studio.choose("shoe", ["#b07d40", "#74402f", "#c39a6b"]);
      return (
        skin(studio, place(foot)) +
        skin(studio, studio.pose(limb(resample(bones, 16)))) +
        cloth(studio, place(shoe), { paint: color, edge: 1.2 }) +
        line(place("M22 1107C30 1113 40 1112 46 1105"), {
          color: shade(color, 0.4),
          width: 1.2,
          opacity: 0.7,
        })
      );
    })
    .join("");
