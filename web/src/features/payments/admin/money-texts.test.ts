import { expect, it } from "vitest";
import { startOfPeriod } from "./money-texts.ts";

it("counts the days of a period in India with today as its last", () => {
  const lateEvening = new Date("2026-11-22T19:00:00Z");
  expect(startOfPeriod("7", lateEvening)).toBe("2026-11-17");
  expect(startOfPeriod("30", new Date("2026-11-22T10:00:00Z"))).toBe("2026-10-24");
  expect(startOfPeriod("all", lateEvening)).toBeNull();
});
