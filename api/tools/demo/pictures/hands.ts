import { transformed, type Point } from "./path.ts";

/** A hand in its own space: the wrist at the origin, the fingers down, the thumb to the left. */
type HandShape = {
  /** From the outer side of the wrist around the fingers to its inner side. */
  outline: string;
  thumb: string;
  /** The lines between the fingers. */
  fingers: string;
};

export type HandName = "relaxed" | "flat" | "holding" | "in-pocket";

const hands: Record<HandName, HandShape> = {
  relaxed: {
    outline:
      "M9.500 -2C10.500 8 14.500 18 15 30C15.500 40 16 50 15.300 58C15 62 13 62.500 12.200 59C12.800 66 12.500 72 11.200 75C10 78 7.500 77.500 7 73C6.800 78 6.500 82 4.500 83.500C2 84.500 0 82 -0.500 77C-1.500 80 -5.500 80 -6.800 76C-9.500 64 -12.500 48 -13 33C-13.300 22 -11 10 -9.500 -2",
    thumb:
      "M-10 10C-16 16 -20 26 -20.500 36C-20.800 43 -19.500 50 -16.800 52C-14 53 -12.800 49 -12.500 44C-12 37 -10.500 31 -7 26Z",
    fingers:
      "M-0.500 77C-1.500 64 -1.200 54 -0.600 44M7 73C6.600 62 6.400 54 6 44M12.200 59C11.800 54 11.600 48 11 42",
  },
  flat: {
    outline:
      "M9.500 -2C11 8 15 16 16.500 28C18 38 20 46 20.500 54C20.600 58 18 59 16.500 55C17.500 62 18 67 17 70C15.500 73 12.500 72 11.500 68C11.800 73 11.500 77 9.500 78.500C7 79.500 4.500 77 4 72C3 76 -1.500 76 -3 71C-6 60 -10 46 -12 32C-13 22 -11 10 -9.500 -2",
    thumb: "M0 0Z",
    fingers:
      "M4 72C3 60 2.500 50 1.500 42M11.500 68C10.500 58 9.500 50 8 42M16.500 55C15.500 50 14.500 46 13 40",
  },
  holding: {
    outline:
      "M9.500 -2C11 8 14.500 16 15 26C15.500 36 12 45 4 47.500C-4 49 -11 43 -12.500 33C-13.500 22 -11 10 -9.500 -2",
    thumb: "M-10 11C-14 19 -12 31 -4.500 36C0 38 1.500 33 -1.500 29C-4.500 25 -5 20 -4 13Z",
    fingers: "M14 32C9 35 4 36 0 34M11 40C7 42 3 42 -1 40M14.500 25C10 28 6 28.500 2 27",
  },
  "in-pocket": {
    outline: "M9.500 -2C10.500 6 13 12 14 19L-12 21C-13 14 -11 6 -9.500 -2",
    thumb: "M0 0Z",
    fingers: "M0 0",
  },
};

const scale = 0.86;

/** A hand at a wrist, turned so that its fingers point along the forearm. */
export const handAt = (name: HandName, wrist: Point, along: Point, side: -1 | 1): HandShape => {
  const length = Math.hypot(...along) || 1;
  const [dx, dy] = [along[0] / length, along[1] / length];
  const place = (d: string): string =>
    transformed(d, ([x, y]) => {
      const [hx, hy] = [x * side * scale, y * scale];
      return [wrist[0] + hx * dy + hy * dx, wrist[1] - hx * dx + hy * dy];
    });
  const { outline, thumb, fingers } = hands[name];
  return { outline: place(outline), thumb: place(thumb), fingers: place(fingers) };
};
