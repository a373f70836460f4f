import { transformed, type Point } from "./path.ts";
import { choice } from "./random.ts";

/** How the figure stands: the weight on one leg, the shoulders and the hips at opposite angles. */
export type Posture = {
  /** How far the body bends to the side, in pixels. */
  lean: number;
  /** The slope of the shoulders; the hips have the opposite slope. */
  tilt: number;
};

const postures = [
  { lean: -13, tilt: 0.045 },
  { lean: 11, tilt: -0.04 },
  { lean: 15, tilt: -0.055 },
  { lean: -9, tilt: 0.02 },
  { lean: 7, tilt: 0.035 },
  { lean: -16, tilt: 0.06 },
] as const satisfies readonly Posture[];

/** A share that is 1 at the middle of a range of heights and falls to 0 at its ends. */
const near = (y: number, middle: number, reach: number): number =>
  Math.cos(Math.min(1, Math.abs(y - middle) / reach) * (Math.PI / 2)) ** 2;

/** Moves points of the upright figure into a posture chosen by the seed. */
export const poseOf = (seed: string): { stance: (point: Point) => Point; pose: (d: string) => string } => {
  const { lean, tilt } = choice<Posture>(seed, "posture", postures);
  const stance = ([x, y]: Point): Point => {
    const slope = tilt * near(y, 240, 95) - tilt * 0.8 * near(y, 480, 120);
    return [x + lean * Math.sin(((y - 150) / 1000) * Math.PI * 1.9), y + slope * x];
  };
  return { stance, pose: (d) => transformed(d, stance) };
};
