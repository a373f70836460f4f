import { EventEmitter } from "node:events";
import type { WorkerEvents, WorkerPool } from "graphile-worker";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { joinNotices } from "./join-notices.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openPool = () => {
  const events: WorkerEvents = new EventEmitter();
  joinNotices(events);
  const nudges: number[] = [];
  const workerPool = { nudge: (count: number) => void nudges.push(count) } as unknown as WorkerPool;
  events.emit("pool:create", { workerPool } as never);
  return { events, workerPool, nudges };
};

it("follows the first notice at once", () => {
  const { workerPool, nudges } = openPool();
  workerPool.nudge(1);
  expect(nudges).toEqual([1]);
});

it("follows notices that come soon after the first by one look together", () => {
  const { workerPool, nudges } = openPool();
  for (let notices = 0; notices < 40; notices += 1) workerPool.nudge(1);
  vi.advanceTimersByTime(100);
  expect(nudges).toEqual([1, 39]);
});

it("follows a notice at once after a pause", () => {
  const { workerPool, nudges } = openPool();
  for (let notices = 0; notices < 40; notices += 1) workerPool.nudge(1);
  vi.advanceTimersByTime(100);
  workerPool.nudge(1);
  vi.advanceTimersByTime(200);
  expect(nudges).toEqual([1, 39, 1]);
  workerPool.nudge(1);
  expect(nudges).toEqual([1, 39, 1, 1]);
});

it("nudges no worker after its end", () => {
  const { events, workerPool, nudges } = openPool();
  workerPool.nudge(1);
  workerPool.nudge(1);
  events.emit("pool:gracefulShutdown", {} as never);
  vi.advanceTimersByTime(1000);
  expect(nudges).toEqual([1]);
});
