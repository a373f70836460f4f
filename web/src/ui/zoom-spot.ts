/** The point of a picture that stays where it is when it grows, in percent of width and height. */
export type Spot = { x: number; y: number };

type Box = { left: number; top: number; width: number; height: number };

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** The spot under a pointer. */
export const aim = (clientX: number, clientY: number, { left, top, width, height }: Box): Spot => ({
  x: percent(((clientX - left) / width) * 100),
  y: percent(((clientY - top) / height) * 100),
});

/** The spot after a finger has dragged the doubled picture by so many pixels: the picture follows the finger. */
export const drag = (spot: Spot, byX: number, byY: number, { width, height }: Box): Spot => ({
  x: percent(spot.x - (byX / width) * 100),
  y: percent(spot.y - (byY / height) * 100),
});

const STEP = 12.5;

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The spot after an arrow key; null for any other key. */
export const nudge = (spot: Spot, key: string): Spot | null => {
  const way = ways[key];
  return way ? { x: percent(spot.x + way[0]), y: percent(spot.y + way[1]) } : null;
};
