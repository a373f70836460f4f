import type { CDPSession, Page } from "@playwright/test";

type Point = { x: number; y: number };

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** How many places a moving finger is reported at. */
const STEPS = 8;

const eachStep = async (act: (part: number) => Promise<void>) => {
  for (let step = 1; step <= STEPS; step += 1) await act(step / STEPS);
};

/** Seconds between what two events of one gesture say of their time, and between two gestures. */
const [SOON, LATER] = [0.02, 1];

/**
 * Fingers on the screen, as the browser's own input sees them. They keep a clock of their own, so that a slow machine
 * does not make two taps of one double tap.
 */
export const fingersOn = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  let clock = Date.now() / 1000;

  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) => {
    clock += SOON;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: clock });
  };
  const press = async (at: Point) => {
    await send("touchStart", [at]);
    await send("touchEnd", []);
  };

  return {
    tap: async (at: Point) => {
      clock += LATER;
      await press(at);
    },
    doubleTap: async (at: Point) => {
      clock += LATER;
      await press(at);
      await press(at);
    },
    /** One finger, from one place to another. */
    sweep: async (from: Point, to: Point) => {
      clock += LATER;
      await send("touchStart", [from]);
      await eachStep((part) => send("touchMove", [along(from, to, part)]));
      await send("touchEnd", []);
    },
    /** Two fingers side by side around a place, from so many pixels apart to so many. */
    pinch: async (around: Point, from: number, to: number) => {
      const pair = (apart: number): Point[] => [
        { ...around, x: around.x - apart / 2 },
        { ...around, x: around.x + apart / 2 },
      ];
      clock += LATER;
      await send("touchStart", pair(from));
      await eachStep((part) => send("touchMove", pair(from + (to - from) * part)));
      await send("touchEnd", []);
    },
  };
};
