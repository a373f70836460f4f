import { expect, it } from "vitest";
import { isCrowd } from "./order-queue.ts";

const queueOf = (waiting: number, oldestWait: number) => ({
  waitingCount: () => waiting,
  oldestWaitMs: () => oldestWait,
});

it("a crowd is many orders that wait for long, and no twenty orders on a busy machine", () => {
  expect(isCrowd(queueOf(20, 7900), 4000)).toBe(false);
  expect(isCrowd(queueOf(500, 3000), 4000)).toBe(false);
  expect(isCrowd(queueOf(60, 4100), 4000)).toBe(true);
});
