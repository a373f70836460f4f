import { expect, it } from "vitest";
import { aim, drag, nudge } from "./zoom-spot.ts";

const box = { left: 100, top: 50, width: 400, height: 800 };

it("zooms into what is under the pointer", () => {
  expect(aim(200, 450, box)).toEqual({ x: 25, y: 50 });
  expect(aim(0, 5000, box)).toEqual({ x: 0, y: 100 });
});

it("lets the picture follow the finger, up to its edge", () => {
  expect(drag({ x: 50, y: 50 }, 40, -80, box)).toEqual({ x: 40, y: 60 });
  expect(drag({ x: 5, y: 50 }, 400, 0, box)).toEqual({ x: 0, y: 50 });
});

it("moves by arrow keys, and by no other", () => {
  expect(nudge({ x: 50, y: 50 }, "ArrowRight")).toEqual({ x: 62.5, y: 50 });
  expect(nudge({ x: 50, y: 0 }, "ArrowUp")).toEqual({ x: 50, y: 0 });
  expect(nudge({ x: 50, y: 50 }, "Enter")).toBeNull();
});
