import { expect, it } from "vitest";
import { pointUnder, drag, moveByKey, pinch, zoomAfterRelease } from "./zoom.ts";

const box = { left: 100, top: 50, width: 400, height: 800 };
const middle = { x: 50, y: 50 };

it("zooms into the point under the pointer", () => {
  expect(pointUnder(200, 450, box)).toEqual({ x: 25, y: 50 });
  expect(pointUnder(0, 5000, box)).toEqual({ x: 0, y: 100 });
});

it("moves the picture with the finger, up to its edge, at every scale", () => {
  expect(drag({ ...middle, scale: 2 }, 40, -80, box)).toEqual({ x: 40, y: 60, scale: 2 });
  expect(drag({ ...middle, scale: 3 }, 40, -80, box)).toEqual({ x: 45, y: 55, scale: 3 });
  expect(drag({ x: 5, y: 50, scale: 2 }, 400, 0, box)).toEqual({ x: 0, y: 50, scale: 2 });
});

it("moves by arrow keys only", () => {
  expect(moveByKey({ ...middle, scale: 2 }, "ArrowRight")).toEqual({ x: 62.5, y: 50, scale: 2 });
  expect(moveByKey({ x: 50, y: 0, scale: 2 }, "ArrowUp")).toEqual({ x: 50, y: 0, scale: 2 });
  expect(moveByKey({ ...middle, scale: 2 }, "Enter")).toBeNull();
});

it("zooms around two fingers, at most threefold", () => {
  const from = { distance: 100, center: { x: 20, y: 70 } };
  expect(pinch(null, from, { ...from, distance: 250 })).toEqual({ scale: 2.5, x: 20, y: 70 });
  expect(pinch(null, from, { ...from, distance: 900 })).toEqual({ scale: 3, x: 20, y: 70 });
});

it("moves the picture with both fingers", () => {
  const previous = { scale: 2, x: 0, y: 0 };
  const from = { distance: 100, center: middle };
  expect(pinch(previous, from, { distance: 100, center: { x: 40, y: 50 } })).toEqual({
    scale: 2,
    x: 10,
    y: 0,
  });
});

it("returns to scale 1 when the fingers come together", () => {
  const from = { distance: 200, center: middle };
  expect(pinch({ ...middle, scale: 2 }, from, { ...from, distance: 90 })).toBeNull();
  expect(zoomAfterRelease({ ...middle, scale: 1.05 })).toBeNull();
  expect(zoomAfterRelease({ ...middle, scale: 1.5 })).toEqual({ ...middle, scale: 1.5 });
  expect(zoomAfterRelease(null)).toBeNull();
});
