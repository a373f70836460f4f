import { expect, it } from "vitest";
import { rangeText } from "./range-text.ts";

it.each([
  ["2026-11-25", "2026-11-28", "25 to 28 November"],
  ["2026-11-30", "2026-12-02", "30 November to 2 December"],
  ["2026-12-31", "2027-01-02", "31 December to 2 January"],
  ["2026-11-25", "2026-11-25", "25 November"],
])("names the days from %s to %s", (from, to, expected) => {
  expect(rangeText({ from, to })).toBe(expected);
});
