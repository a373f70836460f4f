import { describe, expect, it, vi } from "vitest";
import { underWay } from "./single-flight.ts";

describe("a reading that is under way", () => {
  it("answers all who ask for the same meanwhile, and is made anew afterwards", async () => {
    const share = underWay<number>();
    const gates: ((value: number) => void)[] = [];
    const read = vi.fn<() => Promise<number>>(() => new Promise((resolve) => gates.push(resolve)));
    const both = [share("dresses", read), share("dresses", read)];
    expect(read).toHaveBeenCalledTimes(1);
    gates[0]?.(24);
    expect(await Promise.all(both)).toEqual([24, 24]);
    const later = share("dresses", read);
    expect(read).toHaveBeenCalledTimes(2);
    gates[1]?.(25);
    expect(await later).toBe(25);
  });

  it("keeps different questions apart, and forgets one that failed", async () => {
    const share = underWay<string>();
    await expect(share("a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await Promise.all([share("a", async () => "one"), share("b", async () => "two")])).toEqual([
      "one",
      "two",
    ]);
  });
});
