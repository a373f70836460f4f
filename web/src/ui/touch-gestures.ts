/** A position on the screen in pixels, with its time in milliseconds. */
export type TouchPoint = { x: number; y: number; time: number };

/** The longest movement of a tap, in pixels. */
const TAP_MAX_DISTANCE = 10;

/** The longest duration of a tap, and the longest time between the taps of a double tap, in milliseconds. */
const TAP_MAX_MS = 300;

/** The longest distance between the taps of a double tap, in pixels. */
const DOUBLE_TAP_MAX_DISTANCE = 40;

/** The part of the picture's width that a swipe must cross. */
const SWIPE_MIN_WIDTH_RATIO = 0.18;

const distance = (one: TouchPoint, other: TouchPoint) => Math.hypot(other.x - one.x, other.y - one.y);

/** Whether a touch from `down` to `up` is a tap. */
export const isTap = (down: TouchPoint, up: TouchPoint) =>
  distance(down, up) <= TAP_MAX_DISTANCE && up.time - down.time <= TAP_MAX_MS;

/** Whether a tap is the second one of a double tap. */
export const isDoubleTap = (before: TouchPoint | null, tap: TouchPoint) =>
  before !== null && tap.time - before.time <= TAP_MAX_MS && distance(before, tap) <= DOUBLE_TAP_MAX_DISTANCE;

/** Whether a movement is more horizontal than vertical. */
export const isSideways = (down: TouchPoint, now: TouchPoint) =>
  Math.abs(now.x - down.x) > Math.abs(now.y - down.y);

/**
 * The picture that a swipe selects: the next one (to the left) or the previous one; `null` if the movement is not a
 * swipe.
 */
export const swipeDirection = (
  down: TouchPoint,
  up: TouchPoint,
  width: number,
): "next" | "previous" | null => {
  const offsetX = up.x - down.x;
  if (!isSideways(down, up) || Math.abs(offsetX) < width * SWIPE_MIN_WIDTH_RATIO) return null;
  return offsetX < 0 ? "next" : "previous";
};
