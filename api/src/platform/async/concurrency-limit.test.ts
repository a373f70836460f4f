import { afterEach, describe, expect, it, vi } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

/** A task that ends when `end` is called. */
const pendingTask = () => {
  let end: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = () => resolve("done")));
  return { task: vi.fn<() => Promise<string>>(() => ended), end: () => end() };
};

describe("a concurrency limit", () => {
  afterEach(() => vi.useRealTimers());

  it("starts a task when another one ends", async () => {
    const limited = concurrencyLimit({ concurrency: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second] = [pendingTask(), pendingTask()];
    const answers = [limited(first.task), limited(second.task)];
    first.end();
    await answers[0];
    second.end();
    expect(await Promise.all(answers)).toEqual(["done", "done"]);
  });

  it("refuses a task when the queue is full", async () => {
    const limited = concurrencyLimit({ concurrency: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second, third] = [pendingTask(), pendingTask(), pendingTask()];
    const answers = [limited(first.task), limited(second.task)];
    await vi.waitFor(() => expect(first.task).toHaveBeenCalled());
    await expect(limited(third.task)).rejects.toMatchObject({ code: "NOT_READY" });
    for (const { end } of [first, second]) end();
    expect(await Promise.all(answers)).toEqual(["done", "done"]);
    expect(third.task).not.toHaveBeenCalled();
  });

  it("does not start a task that has waited too long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const limited = concurrencyLimit({ concurrency: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second] = [pendingTask(), pendingTask()];
    const answers = Promise.allSettled([limited(first.task), limited(second.task)]);
    await vi.waitFor(() => expect(first.task).toHaveBeenCalled());
    vi.advanceTimersByTime(1000);
    first.end();
    expect(await answers).toEqual([
      { status: "fulfilled", value: "done" },
      { status: "rejected", reason: expect.objectContaining({ code: "NOT_READY" }) },
    ]);
    expect(second.task).not.toHaveBeenCalled();
  });

  it("starts the next task after a failed one", async () => {
    const limited = concurrencyLimit({ concurrency: 1, longestQueue: 1, longestWait: 1000 });
    await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await limited(async () => "done")).toBe("done");
  });
});
