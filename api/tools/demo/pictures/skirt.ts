import { cloth, line, tone } from "./cloth.ts";
import { hang, type Hanging, type HangingCut } from "./hanging.ts";
import { joined, polygon, through, type Point } from "./path.ts";
import type { FabricOptions, Studio } from "./studio.ts";
import { border } from "./border.ts";

/** A band along a skirt: from and to are shares of its height; without a colour it is the woven border. */
export type Band = { from: number; to: number; color?: string };

/** A cloth that hangs from a line to a hem: a skirt, a trouser leg, the end of a drape. */
export type SkirtCut = HangingCut & {
  /** Where folds begin: 0 for gathers, near 1 for a flat skirt that only moves at its hem. */
  from: number;
  /** Panels, each with the grain of its cloth along it. */
  panels?: number;
  /** Whether the seams between the panels are drawn. */
  seams?: boolean;
  /** Whether each second panel has its print the other way round. */
  mirrored?: boolean;
  /** Drawn on the cloth, below its folds. */
  ornament?: (shape: Hanging) => string;
  bands?: readonly Band[];
  /** A plain colour instead of the product's textile. */
  color?: string;
  /** Strength of the folds. */
  depth?: number;
  lay?: FabricOptions;
};

const degrees = (from: Point, to: Point): number =>
  (-Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;

const panelsOf = (studio: Studio, cut: SkirtCut, shape: Hanging): string => {
  const count = cut.panels ?? 1;
  return Array.from({ length: count }, (_, i) => {
    const [left, right] = [i / count, (i + 1) / count];
    const angle = degrees(shape.at((left + right) / 2, 0.2), shape.at((left + right) / 2, 0.9));
    const turn = cut.mirrored && i % 2 ? -1 : 1;
    const squeeze = turn * Math.max(0.62, Math.sqrt(1 - (left + right - 1) ** 2));
    const seam =
      cut.seams && i > 0
        ? line(studio.pose(through(shape.down(left, 0, 1))), {
            color: studio.tones.dark,
            width: 1.2,
            opacity: 0.5,
          })
        : "";
    const at = studio.stance(shape.at((left + right) / 2, 0));
    return `<path d="${studio.pose(shape.strip(left, right, 0, 1.02))}" fill="${studio.fabric({ ...cut.lay, angle, squeeze, at })}"/>${seam}`;
  }).join("");
};

/** The border follows the hem in short pieces, each rotated to the hem. */
const bandOf = (studio: Studio, shape: Hanging, { from, to, color }: Band, lengths: number): string => {
  if (color) return `<path d="${studio.pose(shape.strip(0, 1, from, to))}" fill="${color}"/>`;
  return Array.from({ length: lengths }, (_, i) => {
    const [left, right] = [i / lengths, (i + 1) / lengths];
    const start = studio.stance(shape.at(left, from));
    const end = studio.stance(shape.at(right, from));
    const foot = studio.stance(shape.at(left, Math.min(1, to)));
    const angle = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
    const paint = border(studio, Math.max(0.3, (foot[1] - start[1]) / 36), { at: start, angle });
    return `<path d="${studio.pose(shape.strip(left, right, from, to))}" fill="${paint}"/>`;
  }).join("");
};

/** Leaf-shaped folds: each opens towards the hem. In the turned side of a fold the print is displaced. */
const foldsOf = (studio: Studio, cut: SkirtCut, shape: Hanging): { turned: string; light: string } => {
  const { from, depth = 0.13 } = cut;
  const leaf = (u: number, start: number, width: number): string => {
    const side = (share: number): Point[] =>
      [0, 1, 2].map((i) => shape.at(u + (share * i) / 2, start + ((1.03 - start) * i) / 2));
    return studio.pose(joined(through(side(0)), through(side(width).reverse())));
  };
  const folds = shape.marks.slice(1, -1).map((mark, i) => {
    const room = (shape.marks[i + 2] ?? 1) - mark;
    const before = mark - (shape.marks[i] ?? 0);
    const start = Math.min(0.9, Math.max(0, from + studio.chance.between(-0.1, 0.2) * (from > 0 ? 1 : 0.6)));
    const angle = degrees(shape.at(mark, start), shape.at(mark + room * 0.3, 1));
    const at = studio.stance(shape.at(mark, start + 0.07 * (1 + (i % 3))));
    const paint = studio.fabric({ ...cut.lay, angle, squeeze: 0.55, at });
    return {
      turned: `<path d="${leaf(mark, start, room * 0.44)}" fill="${paint}"/>`,
      light:
        tone(leaf(mark, start, room * 0.6), depth * 0.5) +
        tone(leaf(mark, start, room * 0.42), depth * 0.7) +
        tone(leaf(mark, start, room * 0.2), depth) +
        tone(leaf(mark, start, -before * 0.44), -depth * 0.55) +
        tone(leaf(mark, start, -before * 0.2), -depth * 0.5),
    };
  });
  const isPrinted = !cut.color && studio.spec.textile !== "solid";
  return {
    turned: isPrinted ? folds.map((fold) => fold.turned).join("") : "",
    light: folds.map((fold) => fold.light).join(""),
  };
};

/** A hanging cloth with its grain, its bands, its folds and its waved hem. */
export const skirt = (studio: Studio, cut: SkirtCut): string => {
  const shape = hang(cut, studio.chance);
  const { at } = shape;
  const under = polygon([
    at(0, 0.94),
    at(0, 0.995),
    [at(0.5, 1)[0], at(0, 1)[1] - 4],
    at(1, 0.995),
    at(1, 0.94),
  ]);
  const { turned, light } = foldsOf(studio, cut, shape);
  const inside =
    (cut.color ? "" : panelsOf(studio, cut, shape)) +
    turned +
    (cut.ornament?.(shape) ?? "") +
    (cut.bands ?? []).map((band) => bandOf(studio, shape, band, (cut.panels ?? 1) > 3 ? 8 : 5)).join("") +
    light;
  return (
    `<path d="${studio.pose(under)}" fill="${studio.tones.dark}"/>` +
    cloth(studio, studio.pose(shape.strip(0, 1, 0, 1)), { paint: cut.color ?? studio.tones.main, inside })
  );
};
