import { describe, expect, it, vi } from "vitest";
import { shortMemory } from "./stale-while-revalidate.ts";

describe("a short memory", () => {
  it("counts once for all who ask at once, and for those who ask soon after", async () => {
    const count = vi.fn<() => Promise<{ party: number }>>(async () => ({ party: 3 }));
    const memory = shortMemory<{ party: number }>(60);
    await Promise.all([memory.recall("all", count), memory.recall("all", count)]);
    expect(await memory.recall("all", count)).toEqual({ party: 3 });
    expect(count).toHaveBeenCalledTimes(1);
  });

  it("keeps apart what was asked differently", async () => {
    const memory = shortMemory<{ party: number }>(60);
    expect(await memory.recall("a", async () => ({ party: 1 }))).toEqual({ party: 1 });
    expect(await memory.recall("b", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });

  it("does not remember a failure", async () => {
    const memory = shortMemory<{ party: number }>(60);
    await expect(memory.recall("all", () => Promise.reject(new Error("no database")))).rejects.toThrow(
      "no database",
    );
    expect(await memory.recall("all", async () => ({ party: 1 }))).toEqual({ party: 1 });
  });

  it("tells what is a little old while it counts anew, and lets those wait who ask for what is too old", async () => {
    let seconds = 0;
    const memory = shortMemory<{ party: number }>(10, () => seconds * 1000);
    const partyOf = async (at: number, found: number): Promise<number> => {
      seconds = at;
      return (await memory.recall("all", async () => ({ party: found }))).party;
    };
    expect(await partyOf(0, 1)).toBe(1);
    expect(await partyOf(10, 2)).toBe(1);
    expect(await partyOf(11, 3)).toBe(1);
    expect(await partyOf(12, 4)).toBe(3);
    expect(await partyOf(50, 5)).toBe(5);
  });

  it("keeps what it knows when counting anew fails, and tries again", async () => {
    let seconds = 0;
    const memory = shortMemory<{ party: number }>(10, () => seconds * 1000);
    await memory.recall("all", async () => ({ party: 1 }));
    seconds = 11;
    const failing = () => Promise.reject(new Error("no database"));
    expect(await memory.recall("all", failing)).toEqual({ party: 1 });
    await Promise.resolve();
    expect(await memory.recall("all", async () => ({ party: 2 }))).toEqual({ party: 1 });
    expect(await memory.recall("all", failing)).toEqual({ party: 2 });
  });

  it("forgets all when the shop has changed", async () => {
    const memory = shortMemory<{ party: number }>(60);
    await memory.recall("all", async () => ({ party: 1 }));
    memory.clear();
    expect(await memory.recall("all", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });
});
