import { describe, expect, it, vi } from "vitest";
import { keyedQueue } from "./keyed-queue.ts";

const pendingTask = () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { task: vi.fn<() => Promise<void>>(() => ended), end: () => end() };
};

const limits = { concurrency: 3, perKey: 1, maxWaiting: 10, maxWaitMs: 1000 };

describe("a queue with keys", () => {
  it("runs only tasks of one key one after the other", async () => {
    const queue = keyedQueue(limits);
    const [first, second, other] = [pendingTask(), pendingTask(), pendingTask()];
    const runs = [queue.run(["a"], first.task), queue.run(["a"], second.task), queue.run(["b"], other.task)];
    await vi.waitFor(() => expect(other.task).toHaveBeenCalled());
    expect(first.task).toHaveBeenCalled();
    expect(second.task).not.toHaveBeenCalled();
    first.end();
    await vi.waitFor(() => expect(second.task).toHaveBeenCalled());
    for (const { end } of [second, other]) end();
    await Promise.all(runs);
  });

  it("runs tasks with the same keys in any order without a deadlock", async () => {
    const queue = keyedQueue(limits);
    const done: string[] = [];
    await Promise.all(
      [
        ["a", "b"],
        ["b", "a"],
        ["a", "b", "a"],
        ["b", "c"],
      ].map((keys) => queue.run(keys, async () => void done.push(keys.join("")))),
    );
    expect(done.toSorted()).toEqual(["ab", "aba", "ba", "bc"]);
  });

  it("limits tasks in all", async () => {
    const queue = keyedQueue({ ...limits, concurrency: 1 });
    const [first, second] = [pendingTask(), pendingTask()];
    const runs = [queue.run(["a"], first.task), queue.run(["b"], second.task)];
    await vi.waitFor(() => expect(first.task).toHaveBeenCalled());
    expect(second.task).not.toHaveBeenCalled();
    first.end();
    second.end();
    await Promise.all(runs);
  });

  it("refuses a task at once if too many wait for its key", async () => {
    const queue = keyedQueue({ ...limits, maxWaiting: 1 });
    const [first, second] = [pendingTask(), pendingTask()];
    const runs = [queue.run(["a"], first.task), queue.run(["a"], second.task)];
    await expect(queue.run(["a"], second.task)).rejects.toMatchObject({
      code: "NOT_READY",
      details: { facts: { retryAfter: expect.any(Number) } },
    });
    await expect(queue.run(["b"], async () => "other")).resolves.toBe("other");
    first.end();
    second.end();
    await Promise.all(runs);
  });

  it("refuses a task that has waited too long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      const queue = keyedQueue(limits);
      const [first, second] = [pendingTask(), pendingTask()];
      const runs = Promise.allSettled([queue.run(["a"], first.task), queue.run(["a"], second.task)]);
      await vi.waitFor(() => expect(first.task).toHaveBeenCalled());
      vi.advanceTimersByTime(1000);
      first.end();
      expect(await runs).toMatchObject([{ status: "fulfilled" }, { reason: { code: "NOT_READY" } }]);
      expect(second.task).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});
