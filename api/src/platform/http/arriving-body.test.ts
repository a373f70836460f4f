import { describe, expect, it } from "vitest";
import { countedFrom, minBytesPerSecond } from "./arriving-body.ts";

describe("the instant from which the time of a request counts", () => {
  it("follows a body that moves", () => {
    expect(countedFrom(0, 5 * minBytesPerSecond, 5000)).toBe(5000);
    expect(countedFrom(2000, minBytesPerSecond, 5000)).toBe(3000);
  });

  it("stays for a body that stalls", () => {
    expect(countedFrom(2000, 0, 9000)).toBe(2000);
  });

  it("is never later than now: bytes that came quickly are no credit", () => {
    expect(countedFrom(0, 10_000_000, 1000)).toBe(1000);
  });
});
