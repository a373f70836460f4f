import type { CDPSession, Page } from "@playwright/test";

type Point = { x: number; y: number };

const pointBetween = (from: Point, to: Point, fraction: number): Point => ({
  x: from.x + (to.x - from.x) * fraction,
  y: from.y + (to.y - from.y) * fraction,
});

/** Touch events of one movement. */
const MOVE_EVENTS = 8;

const forEachStep = async (run: (fraction: number) => Promise<void>) => {
  for (let step = 1; step <= MOVE_EVENTS; step += 1) await run(step / MOVE_EVENTS);
};

/** Seconds between two events of one gesture, and between two gestures. */
const [EVENT_INTERVAL, GESTURE_INTERVAL] = [0.02, 1];

/**
 * Touch gestures through the browser's own input events. They have their own clock, so that a slow machine still makes
 * a double tap.
 */
export const touchGesturesOn = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  let clock = Date.now() / 1000;

  const send = async (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) => {
    clock += EVENT_INTERVAL;
    const touchPoints = points.map((point, id) => ({ ...point, id }));
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: clock });
  };
  const touch = async (point: Point) => {
    await send("touchStart", [point]);
    await send("touchEnd", []);
  };

  return {
    tap: async (point: Point) => {
      clock += GESTURE_INTERVAL;
      await touch(point);
    },
    doubleTap: async (point: Point) => {
      clock += GESTURE_INTERVAL;
      await touch(point);
      await touch(point);
    },
    /** One finger moves from one point to another. */
    swipe: async (from: Point, to: Point) => {
      clock += GESTURE_INTERVAL;
      await send("touchStart", [from]);
      await forEachStep((fraction) => send("touchMove", [pointBetween(from, to, fraction)]));
      await send("touchEnd", []);
    },
    /** Two fingers beside a center; their distance changes from `from` to `to` pixels. */
    pinch: async (center: Point, from: number, to: number) => {
      const pair = (distance: number): Point[] => [
        { ...center, x: center.x - distance / 2 },
        { ...center, x: center.x + distance / 2 },
      ];
      clock += GESTURE_INTERVAL;
      await send("touchStart", pair(from));
      await forEachStep((fraction) => send("touchMove", pair(from + (to - from) * fraction)));
      await send("touchEnd", []);
    },
  };
};
