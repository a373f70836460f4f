import { constants, getPriority, setPriority } from "node:os";

/** Lowers the priority of this process by steps of `nice`, to the lowest one at most: the shop itself may run at that one. */
export const lowerPriority = (niceSteps: number): void =>
  setPriority(Math.min(getPriority() + niceSteps, constants.priority.PRIORITY_LOW));
