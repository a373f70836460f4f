import { joined, through, type Point } from "./path.ts";

/** A point on the middle line of a limb or of a sleeve, with the width there. */
export type Joint = readonly [x: number, y: number, width: number];

const spline = (a: number, b: number, c: number, e: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);

/** The limb in even steps, so that a sleeve can end at any step. */
export const resample = (joints: readonly Joint[], steps: number): Joint[] => {
  const at = (i: number): Joint => joints[Math.min(joints.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * (joints.length - 1);
    const i = Math.min(joints.length - 2, Math.floor(along));
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const value = (k: 0 | 1 | 2): number => spline(a[k], b[k], c[k], e[k], along - i);
    return [value(0), value(1), Math.max(1, value(2))] as const;
  });
};

/** The two sides of a limb that runs down, each from its start to its end. */
export const sidesOf = (joints: readonly Joint[]): { left: Point[]; right: Point[] } => {
  const left: Point[] = [];
  const right: Point[] = [];
  joints.forEach(([x, y, width], i) => {
    const before = joints[Math.max(0, i - 1)] ?? [x, y, 0];
    const after = joints[Math.min(joints.length - 1, i + 1)] ?? [x, y, 0];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    left.push([x - ((dy / length) * width) / 2, y + ((dx / length) * width) / 2]);
    right.push([x + ((dy / length) * width) / 2, y - ((dx / length) * width) / 2]);
  });
  return { left, right };
};

/** The outline of a limb, straight at both ends. */
export const limb = (joints: readonly Joint[]): string => {
  const { left, right } = sidesOf(joints);
  return joined(through(left), through(right.reverse()));
};

/**
 * The outline of an arm or a sleeve, joined to the shoulder and to the underarm. `end` is an open path from its outer to its
 * inner side: a hand.
 */
export const joinedToShoulder = (
  joints: readonly Joint[],
  side: number,
  tip: Point,
  underarm: Point,
  end?: string,
): string => {
  const { left, right } = sidesOf(joints);
  const [inner, outer] = side > 0 ? [left, right] : [right, left];
  /** The points below a height; at least the last one, for a sleeve that ends above it. */
  const from = (points: readonly Point[], height: number): Point[] => {
    const index = points.findIndex(([, y]) => y > height);
    return index < 0 ? points.slice(-1) : points.slice(index);
  };
  const [tx, ty] = tip;
  const [ux, uy] = underarm;
  const below = from(outer, ty + 46);
  const [ox, oy] = below[0] ?? tip;
  const shoulder: Point = [tx + (ox - tx) * 0.62, ty + (oy - ty) * 0.3];
  const outline = joined(
    through([tip, shoulder, ...below]),
    ...(end ? [end] : []),
    through([...from(inner, uy + 8).reverse(), underarm]),
  );
  const armhole = `C${ux - 9 * side} ${uy - 26} ${tx - 7 * side} ${ty + 34} ${tx} ${ty}Z`;
  return outline.slice(0, -1) + armhole;
};
