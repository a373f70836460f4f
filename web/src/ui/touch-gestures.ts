/** A position on the screen in pixels, with its time in milliseconds. */
export type TouchPoint = { x: number; y: number; time: number };

/** The longest movement of a tap, in pixels. */
const TAP_MAX_DISTANCE = 10;

/** The longest duration of a tap, and the longest time between the taps of a double tap, in milliseconds. */
const TAP_MAX_MS = 300;

/** The longest distance between the taps of a double tap, in pixels. */
const DOUBLE_TAP_MAX_DISTANCE = 40;

const distance = (one: TouchPoint, other: TouchPoint) => Math.hypot(other.x - one.x, other.y - one.y);

/** Whether a touch from `down` to `up` is a tap. */
export const isTap = (down: TouchPoint, up: TouchPoint) =>
  distance(down, up) <= TAP_MAX_DISTANCE && up.time - down.time <= TAP_MAX_MS;

/** Whether a tap is the second one of a double tap. */
export const isDoubleTap = (before: TouchPoint | null, tap: TouchPoint) =>
  before !== null && tap.time - before.time <= TAP_MAX_MS && distance(before, tap) <= DOUBLE_TAP_MAX_DISTANCE;
