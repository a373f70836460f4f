import { afterAll } from "vitest";
import { timeLimits } from "../../src/platform/time-limits.ts";

const limitsOfShop = { ...timeLimits };

const onBusyMachine = Object.fromEntries(
  Object.entries(limitsOfShop).map(([name, milliseconds]) => [name, 4 * milliseconds]),
);

/** A machine that is busy with other tests exceeds limits that are not the subject of a test. */
export const useLongLimits = (): void => void Object.assign(timeLimits, onBusyMachine);

/** For a test file about limits: those of the shop. Call it before a shop is opened. */
export const useRealLimits = (): void => {
  Object.assign(timeLimits, limitsOfShop);
  afterAll(useLongLimits);
};
