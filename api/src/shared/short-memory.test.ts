import { describe, expect, it, vi } from "vitest";
import { shortMemory } from "./short-memory.ts";

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

  it("forgets all when the shop has changed", async () => {
    const memory = shortMemory<{ party: number }>(60);
    await memory.recall("all", async () => ({ party: 1 }));
    memory.clear();
    expect(await memory.recall("all", async () => ({ party: 2 }))).toEqual({ party: 2 });
  });
});
