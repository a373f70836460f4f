import { describe, expect, it, vi } from "vitest";
import { staleWhileRevalidate } from "./stale-while-revalidate.ts";

/** Lets loads in the background settle. */
const backgroundLoads = () => new Promise((resolve) => setImmediate(resolve));

describe("a stale-while-revalidate cache", () => {
  it("loads once for concurrent calls and for calls soon after", async () => {
    const count = vi.fn<() => Promise<{ party: number }>>(async () => ({ party: 3 }));
    const cache = staleWhileRevalidate<{ party: number }>(60);
    await Promise.all([cache.get("all", count), cache.get("all", count)]);
    expect(await cache.get("all", count)).toEqual({ party: 3 });
    expect(count).toHaveBeenCalledTimes(1);
  });

  it("caches each key on its own", async () => {
    const cache = staleWhileRevalidate<{ party: number }>(60);
    expect(await cache.get("a", async () => ({ party: 1 }))).toEqual({ party: 1 });
    expect(await cache.get("b", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });

  it("shows a value without a load until it is too old", async () => {
    let seconds = 0;
    const cache = staleWhileRevalidate<{ party: number }>(10, () => 1 + seconds * 1000);
    expect(cache.peek("all")).toBeUndefined();
    await cache.get("all", async () => ({ party: 1 }));
    const valueAt = (at: number) => {
      seconds = at;
      return cache.peek("all");
    };
    expect([0, 29, 31].map(valueAt)).toEqual([{ party: 1 }, { party: 1 }, undefined]);
  });

  it("does not cache a failed load", async () => {
    const cache = staleWhileRevalidate<{ party: number }>(60);
    await expect(cache.get("all", () => Promise.reject(new Error("no database")))).rejects.toThrow(
      "no database",
    );
    expect(await cache.get("all", async () => ({ party: 1 }))).toEqual({ party: 1 });
  });

  it("waits for a load only when the value is too old", async () => {
    let seconds = 0;
    const cache = staleWhileRevalidate<{ party: number }>(10, () => 1 + seconds * 1000);
    const partyOf = async (at: number, found: number): Promise<number> => {
      seconds = at;
      const { party } = await cache.get("all", async () => ({ party: found }));
      await backgroundLoads();
      return party;
    };
    expect(await partyOf(0, 1)).toBe(1);
    expect(await partyOf(10, 2)).toBe(1);
    expect(await partyOf(11, 3)).toBe(1);
    expect(await partyOf(12, 4)).toBe(3);
    expect(await partyOf(50, 5)).toBe(5);
  });

  it("keeps the stale value when the load fails", async () => {
    let seconds = 0;
    const cache = staleWhileRevalidate<{ party: number }>(10, () => 1 + seconds * 1000);
    await cache.get("all", async () => ({ party: 1 }));
    seconds = 11;
    const failing = () => Promise.reject(new Error("no database"));
    expect(await cache.get("all", failing)).toEqual({ party: 1 });
    await backgroundLoads();
    expect(await cache.get("all", failing)).toEqual({ party: 1 });
  });

  it("loads again after a failed load", async () => {
    let seconds = 0;
    const cache = staleWhileRevalidate<{ party: number }>(10, () => 1 + seconds * 1000);
    await cache.get("all", async () => ({ party: 1 }));
    seconds = 11;
    const failing = () => Promise.reject(new Error("no database"));
    await cache.get("all", failing);
    await backgroundLoads();
    expect(await cache.get("all", async () => ({ party: 2 }))).toEqual({ party: 1 });
    await backgroundLoads();
    expect(await cache.get("all", failing)).toEqual({ party: 2 });
  });

  it("loads again after it was cleared", async () => {
    const cache = staleWhileRevalidate<{ party: number }>(60);
    await cache.get("all", async () => ({ party: 1 }));
    cache.clear();
    expect(await cache.get("all", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });

  it("does not cache a load that was in progress when it was cleared", async () => {
    const cache = staleWhileRevalidate<{ party: number }>(60);
    let finish: (value: { party: number }) => void = () => undefined;
    const earlier = cache.get("all", () => new Promise((resolve) => (finish = resolve)));
    cache.clear();
    finish({ party: 1 });
    expect(await earlier).toEqual({ party: 1 });
    expect(await cache.get("all", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });
});
