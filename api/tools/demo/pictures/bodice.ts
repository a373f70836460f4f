import { cloth, crease, line } from "./cloth.ts";
import { shade } from "./palette.ts";
import { mirrored, symmetric, through, type Point } from "./path.ts";
import type { Studio } from "./studio.ts";
import { part } from "./trim.ts";

export type Neckline = "round" | "v" | "boat" | "square" | "sweetheart" | "band" | "deep-u" | "straps";

/** The upper part of a garment. */
export type BodiceCut = {
  neck: Neckline;
  /** Height of the lowest point of the neckline. */
  depth?: number;
  /** Half width at the shoulder seam: about 98 with sleeves, 76 without. */
  shoulder: number;
  /** Half widths at heights, below the arm. */
  sides: readonly Point[];
  /** How far the lower edge curves down in the middle. */
  dip?: number;
};

const shoulderLine = (x: number): number => 211 + Math.max(0, x - 26) * 0.36;

/** The right half of a neckline, from the middle up to the shoulder. */
const necklineHalf = ({ neck, depth, shoulder }: BodiceCut): string => {
  const on = (x: number): string => `${x} ${shoulderLine(x)}`;
  switch (neck) {
    case "round":
      return `M0 ${depth ?? 262}C26 ${depth ?? 262} 44 ${(depth ?? 262) - 22} ${on(46)}`;
    case "deep-u":
      return `M0 ${depth ?? 330}C34 ${depth ?? 330} 44 290 ${on(48)}`;
    case "v":
      return `M0 ${depth ?? 316}C16 ${(depth ?? 316) - 34} 34 256 ${on(42)}`;
    case "boat":
      return `M0 ${depth ?? 238}C34 ${depth ?? 238} 56 232 ${on(Math.min(74, shoulder - 14))}`;
    case "square":
      return `M0 ${depth ?? 276}L46 ${(depth ?? 276) - 2}L${on(48)}`;
    case "sweetheart":
      return `M0 ${depth ?? 308}C10 ${(depth ?? 308) - 26} 40 ${(depth ?? 308) - 34} 54 ${(depth ?? 308) - 26}C58 262 58 240 ${on(56)}`;
    case "straps":
      return `M0 ${depth ?? 304}C22 ${(depth ?? 304) - 4} 44 ${(depth ?? 304) - 16} 56 ${(depth ?? 304) - 28}L${on(58)}`;
    case "band":
      return `M0 ${depth ?? 230}C14 ${depth ?? 230} 26 222 ${on(29)}`;
  }
};

/** The outline of a bodice. */
const bodiceOutline = (cut: BodiceCut): string => {
  const { shoulder, sides, dip = 0 } = cut;
  const underarm: Point = [sides[0]?.[0] ?? 86, sides[0]?.[1] ?? 312];
  const tip = `${shoulder} ${shoulderLine(shoulder)}`;
  const armhole = `C${shoulder - 8} ${shoulderLine(shoulder) + 30} ${underarm[0] - 10} ${underarm[1] - 24} ${underarm[0]} ${underarm[1]}`;
  const side = through(sides).replace(/^M[^C]*/, "");
  const end = sides[sides.length - 1] ?? [0, 0];
  return symmetric(
    `${necklineHalf(cut)}L${tip}${armhole}${side}C${end[0] * 0.6} ${end[1] + dip} ${end[0] * 0.3} ${end[1] + dip} 0 ${end[1] + dip}`,
  );
};

/** The whole neckline as one line, for a trim. */
export const necklineOf = (cut: BodiceCut): string => necklineHalf(cut) + mirrored(necklineHalf(cut));

export type BodiceFinish = {
  /** Folds and seams, drawn inside. */
  inside?: string;
  /** Colour of the narrow trim of the neckline; none below a collar. */
  trim?: string;
  paint?: string;
};

/** The print of the side panels: turned towards the seam and narrower, as the body turns away. */
const sidePanels = (studio: Studio, { sides, shoulder }: BodiceCut): string => {
  const end = sides[sides.length - 1] ?? [60, 430];
  const bottom = end[1] + 40;
  return ([-1, 1] as const)
    .map((side) => {
      const d = `M${shoulder * 0.62} 200C${shoulder * 0.46} 290 ${shoulder * 0.58} 330 ${end[0] * 0.62} ${Math.min(430, bottom)}L${end[0] * 0.66} ${bottom}L190 ${bottom}L190 200Z`;
      const paint = studio.fabric({ angle: side * -7, squeeze: 0.68, at: studio.stance([side * 50, 323]) });
      return `<path d="${studio.pose(side > 0 ? d : mirrored(d))}" fill="${paint}"/>`;
    })
    .join("");
};

/** A bodice in cloth with its neckline finished. */
export const bodice = (
  studio: Studio,
  cut: BodiceCut,
  { inside = "", trim, paint }: BodiceFinish = {},
): string => {
  const neck = studio.pose(necklineOf(cut));
  return (
    cloth(studio, studio.pose(bodiceOutline(cut)), {
      inside: (paint || studio.spec.textile === "solid" ? "" : sidePanels(studio, cut)) + inside,
      paint,
    }) +
    part(
      `neck-${cut.neck}`,
      trim
        ? line(neck, { color: shade(studio.tones.dark, 0.3), width: 6.2, opacity: 0.35 }) +
            line(neck, { color: trim, width: 5 }) +
            line(neck, { color: studio.tones.dark, width: studio.isNear ? 0.6 : 1, opacity: 0.6 })
        : "",
    )
  );
};

/** A plain top in the neutral colour that goes with the product. */
export const plainTop = (studio: Studio, cut: BodiceCut, inside = ""): string => {
  const { neutral } = studio.tones;
  return bodice(studio, cut, { inside, trim: shade(neutral, 0.22), paint: neutral });
};

const mirroredFolds = (
  studio: Studio,
  lines: readonly (readonly [from: Point, to: Point, bend: number])[],
): string =>
  lines
    .flatMap(([[ax, ay], [bx, by], bend]) => [
      crease(studio.stance([-ax, ay]), studio.stance([-bx, by]), 5, bend),
      crease(studio.stance([ax, ay]), studio.stance([bx, by + 2]), 5, -bend),
    ])
    .join("");

/** The folds from under the arm towards the bust. */
export const bustFolds = (studio: Studio): string =>
  mirroredFolds(studio, [
    [[84, 328], [33, 351], 4],
    [[86, 318], [58, 322], 3],
  ]);

/** The folds and darts above a fitted waist. */
export const waistFolds = (studio: Studio, waist = 430): string =>
  mirroredFolds(studio, [
    [[47, waist], [38, waist - 62], 3],
    [[22, waist + 4], [25, waist - 34], 2],
  ]);
