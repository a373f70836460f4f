import { expect, it } from "vitest";
import { Day } from "./day.scalar.ts";

it.each(["2026-11-22", "2024-02-29", "0001-01-01", "9999-12-31"])("a day can be %s", (day) => {
  expect(Day.parseValue(day)).toBe(day);
});

it.each(["2026-02-30", "2025-02-29", "0000-01-01", "2026-1-1", "yesterday", "", 20261122, null])(
  "a day cannot be %s",
  (value) => {
    expect(() => Day.parseValue(value)).toThrow("A day must be a date of the calendar as YYYY-MM-DD.");
  },
);
