/** A point on a picture, in percent of its width and height. */
export type PicturePoint = { x: number; y: number };

/** The picture is scaled by `scale` around the point. */
export type Zoom = PicturePoint & { scale: number };

/** Two fingers on a picture: their distance in pixels, and the point between them. */
export type PinchGrip = { distance: number; center: PicturePoint };

type Box = { left: number; top: number; width: number; height: number };

/** The scale for a pointer, a key or a double tap (specification, section 9). */
export const DEFAULT_SCALE = 2;

/** The largest scale of a pinch. */
const MAX_SCALE = 3;

/** A released picture below this scale returns to scale 1. */
const MIN_SCALE = 1.1;

const percent = (value: number) => Math.min(100, Math.max(0, value));

/** The point of the picture under a pointer. */
export const pointUnder = (
  clientX: number,
  clientY: number,
  { left, top, width, height }: Box,
): PicturePoint => ({
  x: percent(((clientX - left) / width) * 100),
  y: percent(((clientY - top) / height) * 100),
});

/** The zoom after a drag by `byX` and `byY` pixels: the picture follows the finger, up to its edge. */
export const drag = ({ scale, x, y }: Zoom, byX: number, byY: number, { width, height }: Box): Zoom => ({
  scale,
  x: percent(x - ((byX / width) * 100) / (scale - 1)),
  y: percent(y - ((byY / height) * 100) / (scale - 1)),
});

/** The zoom after two fingers have moved: the point between them stays between them. `null` at scale 1. */
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

/** The zoom after the fingers are released; `null` if it is close to scale 1. */
export const zoomAfterRelease = (zoom: Zoom | null): Zoom | null =>
  zoom && zoom.scale >= MIN_SCALE ? zoom : null;

const STEP = 12.5;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The zoom after an arrow key; `null` for any other key. */
export const moveByKey = (zoom: Zoom, key: string): Zoom | null => {
  const direction = directions[key];
  return direction ? { ...zoom, x: percent(zoom.x + direction[0]), y: percent(zoom.y + direction[1]) } : null;
};
