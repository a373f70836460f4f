import pLimit from "p-limit";
import { refuse } from "../errors/errors.ts";

/** How many may be at work, how many may wait for that, and how long, in milliseconds. */
export type TurnLimits = { atOnce: number; longestQueue: number; longestWait: number };

/** A second less than the shop takes for an answer at most: what begins later is done for nobody. */
export const longestWait = 8000;

/** Does work when there is room for it. Throws NOT_READY when too many wait already, or when it waited too long. */
export const turns = (limits: TurnLimits) => {
  const room = pLimit(limits.atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (room.pendingCount >= limits.longestQueue) refuse("NOT_READY");
    const end = performance.now() + limits.longestWait;
    return room(() => (performance.now() < end ? work() : refuse("NOT_READY")));
  };
};
