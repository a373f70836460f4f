import { expect, it } from "vitest";
import { isDoubleTap, isTap } from "./touch-gestures.ts";

const down = { x: 200, y: 300, time: 1000 };

it("distinguishes a tap from a drag and from a long press", () => {
  expect(isTap(down, { x: 204, y: 297, time: 1080 })).toBe(true);
  expect(isTap(down, { x: 230, y: 300, time: 1080 })).toBe(false);
  expect(isTap(down, { ...down, time: 1600 })).toBe(false);
});

it("recognizes a double tap by distance and time", () => {
  expect(isDoubleTap(null, down)).toBe(false);
  expect(isDoubleTap(down, { x: 210, y: 310, time: 1200 })).toBe(true);
  expect(isDoubleTap(down, { x: 320, y: 300, time: 1200 })).toBe(false);
  expect(isDoubleTap(down, { ...down, time: 1500 })).toBe(false);
});
