import type { WorkerEvents, WorkerPool } from "graphile-worker";

/** Milliseconds in which the notices of new jobs after the first one count as one. */
const noticeIntervalMs = 100;

/** Returns a function that ends the timer: an ended worker must not be nudged. */
const joinNoticesOf = (workerPool: WorkerPool): (() => void) => {
  const nudge = workerPool.nudge.bind(workerPool);
  let timer: NodeJS.Timeout | undefined;
  let waiting = 0;
  workerPool.nudge = (count) => {
    if (timer) {
      waiting += count;
      return;
    }
    nudge(count);
    timer = setTimeout(() => {
      timer = undefined;
      const missed = waiting;
      waiting = 0;
      if (missed > 0) workerPool.nudge(missed);
    }, noticeIntervalMs);
  };
  return () => clearTimeout(timer);
};

/**
 * A notice of a new job does not say which one, so each group looks for it. In a rush of orders every group would look for
 * each mail. The first notice is followed at once, and those that come soon after it by one look together.
 */
export const joinNotices = (events: WorkerEvents): void => {
  let end: () => void = () => undefined;
  events.on("pool:create", ({ workerPool }) => (end = joinNoticesOf(workerPool)));
  events.on("pool:gracefulShutdown", () => end());
  events.on("pool:forcefulShutdown", () => end());
  events.on("pool:release", () => end());
};
