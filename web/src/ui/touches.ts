/** Where on the screen, in pixels, and when, in milliseconds. */
export type Touch = { x: number; y: number; at: number };

/** How far a finger may move and still have tapped, in pixels. */
const STILL = 10;

/** How long a finger may rest and still have tapped, and how soon the second tap has to come, in milliseconds. */
const SOON = 300;

/** How far apart the two taps of a double tap may be, in pixels. */
const NEAR = 40;

/** The part of the picture's width that a finger has to cross to turn to another picture. */
const ENOUGH = 0.18;

const between = (one: Touch, other: Touch) => Math.hypot(other.x - one.x, other.y - one.y);

/** Whether a finger that came down and went up has tapped. */
export const isTap = (down: Touch, up: Touch) => between(down, up) <= STILL && up.at - down.at <= SOON;

/** Whether a tap makes a double tap of the one before. */
export const isDoubleTap = (before: Touch | null, tap: Touch) =>
  before !== null && tap.at - before.at <= SOON && between(before, tap) <= NEAR;

/** Whether a finger goes sideways rather than up or down. */
export const isSideways = (down: Touch, now: Touch) => Math.abs(now.x - down.x) > Math.abs(now.y - down.y);

/** Where a finger that has swept over a picture turns to: the next one (to the left), the previous one, or nowhere. */
export const sweepOf = (down: Touch, up: Touch, width: number): "next" | "previous" | null => {
  const way = up.x - down.x;
  if (!isSideways(down, up) || Math.abs(way) < width * ENOUGH) return null;
  return way < 0 ? "next" : "previous";
};
