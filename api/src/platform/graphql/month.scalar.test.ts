import { expect, it } from "vitest";
import { Month } from "./month.scalar.ts";

it.each(["2026-11", "2024-02", "0001-01", "9999-12"])("a month can be %s", (month) => {
  expect(Month.parseValue(month)).toBe(month);
});

it.each(["2026-00", "2026-13", "0000-01", "2026-1", "2026-11-01", "november", "", 202611, null])(
  "a month cannot be %s",
  (value) => {
    expect(() => Month.parseValue(value)).toThrow("A month must be a month of the calendar as YYYY-MM.");
  },
);
