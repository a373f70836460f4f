import { joined, through, type Point } from "./path.ts";
import type { Random } from "./random.ts";

/** The shape of a cloth that hangs from a line to its hem. */
export type HangingCut = {
  /** Half widths at heights, from the top to the hem. */
  sides: readonly (readonly [y: number, half: number])[];
  folds: number;
  /** Depth of the waves of the hem. */
  wave: number;
  /** How far the hem curves down in the middle. */
  dip: number;
  middle?: number;
  /** How far the middle has moved to the side at the hem. */
  lean?: number;
};

/** A cloth as a surface: u runs across it from 0 to 1, t down it from 0 to 1. */
export type Hanging = {
  at: (u: number, t: number) => Point;
  /** The positions between folds, from 0 to 1. */
  marks: readonly number[];
  strip: (u0: number, u1: number, t0: number, t1: number) => string;
  down: (u: number, t0: number, t1: number) => Point[];
};

const halfAt = (sides: HangingCut["sides"], y: number): number => {
  const index = sides.findIndex(([at]) => at >= y);
  const i = index < 0 ? sides.length - 1 : Math.max(1, index);
  const [y0, w0] = sides[i - 1] ?? [0, 0];
  const [y1, w1] = sides[i] ?? [y0, w0];
  const before = sides[i - 2] ?? [y0, w0];
  const after = sides[i + 1] ?? [y1, w1];
  const t = Math.min(1, Math.max(0, (y - y0) / (y1 - y0 || 1)));
  const m0 = ((w1 - before[1]) / (y1 - before[0] || 1)) * (y1 - y0);
  const m1 = ((after[1] - w0) / (after[0] - y0 || 1)) * (y1 - y0);
  const t2 = t * t;
  const t3 = t2 * t;
  return (2 * t3 - 3 * t2 + 1) * w0 + (t3 - 2 * t2 + t) * m0 + (-2 * t3 + 3 * t2) * w1 + (t3 - t2) * m1;
};

/** Computes the surface of a hanging cloth. Folds are closer at the sides. */
export const hang = (cut: HangingCut, chance: Random): Hanging => {
  const { sides, folds, wave, dip, middle = 0, lean = 0 } = cut;
  const top = sides[0]?.[0] ?? 0;
  const hem = sides[sides.length - 1]?.[0] ?? 0;
  const marks = Array.from({ length: folds + 1 }, (_, i) => {
    const even = i / folds + (i % folds ? chance.between(-0.24, 0.24) / folds : 0);
    return 0.5 - (0.5 * Math.cos(Math.PI * (0.12 + 0.76 * even))) / Math.cos(Math.PI * 0.12);
  });
  const depths = marks.map(() => wave * chance.between(0.35, 1));
  const lift = (u: number): number => {
    const index = marks.findIndex((mark) => mark > u);
    const i = index < 0 ? folds - 1 : Math.max(0, index - 1);
    const [a, b] = [marks[i] ?? 0, marks[i + 1] ?? 1];
    return (depths[i] ?? 0) * (Math.sin(Math.PI * Math.min(1, (u - a) / (b - a || 1))) - 0.5);
  };
  const at = (u: number, t: number): Point => {
    const y = top + (hem - top) * t;
    const round = 1 - (2 * u - 1) ** 2;
    const x = middle + (2 * u - 1) * halfAt(sides, y) + lean * Math.max(0, t) ** 1.5;
    return [x, y + (dip * round + lift(u)) * t * t * t + 6 * round * (1 - t)];
  };
  const across = (t: number, u0: number, u1: number): Point[] => {
    const count = Math.max(2, Math.round((u1 - u0) * folds * 2.6));
    return Array.from({ length: count + 1 }, (_, i) => at(u0 + ((u1 - u0) * i) / count, t));
  };
  const down = (u: number, t0: number, t1: number): Point[] => {
    const steps = Math.max(1, Math.ceil((t1 - t0) * 4));
    return Array.from({ length: steps + 1 }, (_, i) => at(u, t0 + ((t1 - t0) * i) / steps));
  };
  const strip = (u0: number, u1: number, t0: number, t1: number): string =>
    joined(
      through(across(t0, u0, u1)),
      through(down(u1, t0, t1)),
      through(across(t1, u0, u1).reverse()),
      through(down(u0, t0, t1).reverse()),
    );
  return { at, marks, strip, down };
};
