import { constants, getPriority, setPriority } from "node:os";

/**
 * Lowers the priority of this process by steps of `nice`, to the lowest one at most: the shop itself may run at that one. Not in
 * tests (NODE_ENV): beside the other tests of a run the process would get no time, and what waits for its pictures would fail.
 */
export const lowerPriority = (niceSteps: number): void => {
  if (process.env["NODE_ENV"] === "test") return;
  setPriority(Math.min(getPriority() + niceSteps, constants.priority.PRIORITY_LOW));
};
