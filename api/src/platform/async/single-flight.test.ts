import { describe, expect, it, vi } from "vitest";
import { singleFlight } from "./single-flight.ts";

describe("a single flight", () => {
  it("serves concurrent calls for a key by one load", async () => {
    const share = singleFlight<number>();
    const gates: ((value: number) => void)[] = [];
    const read = vi.fn<() => Promise<number>>(() => new Promise((resolve) => gates.push(resolve)));
    const both = [share("dresses", read), share("dresses", read)];
    expect(read).toHaveBeenCalledTimes(1);
    gates[0]?.(24);
    expect(await Promise.all(both)).toEqual([24, 24]);
  });

  it("loads a key again after its load", async () => {
    const share = singleFlight<number>();
    expect(await share("dresses", async () => 24)).toBe(24);
    expect(await share("dresses", async () => 25)).toBe(25);
  });

  it("loads each key on its own", async () => {
    const share = singleFlight<string>();
    expect(await Promise.all([share("a", async () => "one"), share("b", async () => "two")])).toEqual([
      "one",
      "two",
    ]);
  });

  it("forgets a failed load", async () => {
    const share = singleFlight<string>();
    await expect(share("a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
    expect(await share("a", async () => "one")).toBe("one");
  });
});
