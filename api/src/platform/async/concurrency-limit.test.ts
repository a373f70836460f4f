import { afterEach, describe, expect, it, vi } from "vitest";
import { turns } from "./concurrency-limit.ts";

/** Work that ends when it is told to. */
const held = () => {
  let end: () => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = () => resolve("done")));
  return { work: vi.fn<() => Promise<string>>(() => ended), end: () => end() };
};

describe("turns", () => {
  afterEach(() => vi.useRealTimers());

  it("lets work begin when there is room", async () => {
    const inTurn = turns({ atOnce: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second] = [held(), held()];
    const answers = [inTurn(first.work), inTurn(second.work)];
    first.end();
    await answers[0];
    second.end();
    expect(await Promise.all(answers)).toEqual(["done", "done"]);
  });

  it("refuses whom the queue has no place for", async () => {
    const inTurn = turns({ atOnce: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second, third] = [held(), held(), held()];
    const answers = [inTurn(first.work), inTurn(second.work)];
    await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
    await expect(inTurn(third.work)).rejects.toMatchObject({ code: "NOT_READY" });
    for (const { end } of [first, second]) end();
    expect(await Promise.all(answers)).toEqual(["done", "done"]);
    expect(third.work).not.toHaveBeenCalled();
  });

  it("does nothing for whoever waited too long", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const inTurn = turns({ atOnce: 1, longestQueue: 1, longestWait: 1000 });
    const [first, second] = [held(), held()];
    const answers = Promise.allSettled([inTurn(first.work), inTurn(second.work)]);
    await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
    vi.advanceTimersByTime(1000);
    first.end();
    expect(await answers).toEqual([
      { status: "fulfilled", value: "done" },
      { status: "rejected", reason: expect.objectContaining({ code: "NOT_READY" }) },
    ]);
    expect(second.work).not.toHaveBeenCalled();
  });

  it("has room again after work that failed", async () => {
    const inTurn = turns({ atOnce: 1, longestQueue: 1, longestWait: 1000 });
    await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inTurn(async () => "done")).toBe("done");
  });
});
