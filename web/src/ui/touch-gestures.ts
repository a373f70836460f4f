/** Where on the screen, in pixels, and when, in milliseconds. */
export type TouchPoint = { x: number; y: number; time: number };

/** How far a finger may move and still have tapped, in pixels. */
const TAP_MAX_DISTANCE = 10;

/** How long a finger may rest and still have tapped, and how soon the second tap has to come, in milliseconds. */
const TAP_MAX_MS = 300;

/** How far apart the two taps of a double tap may be, in pixels. */
const DOUBLE_TAP_MAX_DISTANCE = 40;

/** The part of the picture's width that a finger has to cross to turn to another picture. */
const SWIPE_MIN_WIDTH_RATIO = 0.18;

const distance = (one: TouchPoint, other: TouchPoint) => Math.hypot(other.x - one.x, other.y - one.y);

/** Whether a finger that came down and went up has tapped. */
export const isTap = (down: TouchPoint, up: TouchPoint) =>
  distance(down, up) <= TAP_MAX_DISTANCE && up.time - down.time <= TAP_MAX_MS;

/** Whether a tap makes a double tap of the one before. */
export const isDoubleTap = (before: TouchPoint | null, tap: TouchPoint) =>
  before !== null && tap.time - before.time <= TAP_MAX_MS && distance(before, tap) <= DOUBLE_TAP_MAX_DISTANCE;

/** Whether a finger goes sideways rather than up or down. */
export const isSideways = (down: TouchPoint, now: TouchPoint) =>
  Math.abs(now.x - down.x) > Math.abs(now.y - down.y);

/** Where a finger that has swept over a picture turns to: the next one (to the left), the previous one, or nowhere. */
export const swipeDirection = (
  down: TouchPoint,
  up: TouchPoint,
  width: number,
): "next" | "previous" | null => {
  const offsetX = up.x - down.x;
  if (!isSideways(down, up) || Math.abs(offsetX) < width * SWIPE_MIN_WIDTH_RATIO) return null;
  return offsetX < 0 ? "next" : "previous";
};
