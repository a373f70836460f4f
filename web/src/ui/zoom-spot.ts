/** A place on a picture, in percent of its width and height. */
export type Spot = { x: number; y: number };

/** A picture that has grown by `scale`; the spot is what stays where it was. */
export type Zoom = Spot & { scale: number };

/** Two fingers on a picture: how many pixels they are apart, and the spot between them. */
export type Grip = { apart: number; between: Spot };

type Box = { left: number; top: number; width: number; height: number };

/** What a pointer, a key or a double tap zooms to (specification, section 9). */
export const TWICE = 2;

/** The most that two fingers can draw it to. */
const MOST = 3;

/** A picture that is let go of below this goes back to its own size. */
const HARDLY = 1.1;

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** The spot under a pointer. */
export const aim = (clientX: number, clientY: number, { left, top, width, height }: Box): Spot => ({
  x: percent(((clientX - left) / width) * 100),
  y: percent(((clientY - top) / height) * 100),
});

/** The zoom after a finger has dragged the picture by so many pixels: the picture follows the finger, up to its edge. */
export const drag = ({ scale, x, y }: Zoom, byX: number, byY: number, { width, height }: Box): Zoom => ({
  scale,
  x: percent(x - ((byX / width) * 100) / (scale - 1)),
  y: percent(y - ((byY / height) * 100) / (scale - 1)),
});

/** The zoom after two fingers have gone from one grip to another: what was between them stays between them. */
export const pinch = (was: Zoom | null, from: Grip, to: Grip): Zoom | null => {
  const { scale: before, x, y } = was ?? { scale: 1, x: 50, y: 50 };
  const scale = Math.min(MOST, (before * to.apart) / from.apart);
  if (scale <= 1) return null;
  const still = (spot: number, start: number, end: number) => {
    const held = spot + (start - spot) / before;
    return percent((end - scale * held) / (1 - scale));
  };
  return {
    scale,
    x: still(x, from.between.x, to.between.x),
    y: still(y, from.between.y, to.between.y),
  };
};

/** What is left of a zoom when the fingers let go. */
export const settled = (zoom: Zoom | null): Zoom | null => (zoom && zoom.scale >= HARDLY ? zoom : null);

const STEP = 12.5;

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The zoom after an arrow key; null for any other key. */
export const nudge = (zoom: Zoom, key: string): Zoom | null => {
  const way = ways[key];
  return way ? { ...zoom, x: percent(zoom.x + way[0]), y: percent(zoom.y + way[1]) } : null;
};
