/** A place on a picture, in percent of its width and height. */
export type PicturePoint = { x: number; y: number };

/** A picture that has grown by `scale`; the spot is what stays where it was. */
export type Zoom = PicturePoint & { scale: number };

/** Two fingers on a picture: how many pixels they are apart, and the spot between them. */
export type PinchGrip = { distance: number; center: PicturePoint };

type Box = { left: number; top: number; width: number; height: number };

/** What a pointer, a key or a double tap zooms to (specification, section 9). */
export const DEFAULT_SCALE = 2;

/** The most that two fingers can draw it to. */
const MAX_SCALE = 3;

/** A picture that is let go of below this goes back to its own size. */
const MIN_SCALE = 1.1;

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** The spot under a pointer. */
export const pointUnder = (
  clientX: number,
  clientY: number,
  { left, top, width, height }: Box,
): PicturePoint => ({
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
export const pinch = (previous: Zoom | null, from: PinchGrip, to: PinchGrip): Zoom | null => {
  const { scale: previousScale, x, y } = previous ?? { scale: 1, x: 50, y: 50 };
  const scale = Math.min(MAX_SCALE, (previousScale * to.distance) / from.distance);
  if (scale <= 1) return null;
  const fixedCoordinate = (spot: number, start: number, end: number) => {
    const fixedPoint = spot + (start - spot) / previousScale;
    return percent((end - scale * fixedPoint) / (1 - scale));
  };
  return {
    scale,
    x: fixedCoordinate(x, from.center.x, to.center.x),
    y: fixedCoordinate(y, from.center.y, to.center.y),
  };
};

/** What is left of a zoom when the fingers let go. */
export const zoomAfterRelease = (zoom: Zoom | null): Zoom | null =>
  zoom && zoom.scale >= MIN_SCALE ? zoom : null;

const STEP = 12.5;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The zoom after an arrow key; null for any other key. */
export const moveByKey = (zoom: Zoom, key: string): Zoom | null => {
  const direction = directions[key];
  return direction ? { ...zoom, x: percent(zoom.x + direction[0]), y: percent(zoom.y + direction[1]) } : null;
};
