import { describe, expect, it } from "vitest";
import { addDays, dayInIndia, daysOfMonth, rangeInWords } from "./days.ts";

describe("a day in India", () => {
  it("begins at 18:30 UTC", () => {
    expect(dayInIndia(new Date("2026-03-31T18:29:59.999Z"))).toBe("2026-03-31");
    expect(dayInIndia(new Date("2026-03-31T18:30:00Z"))).toBe("2026-04-01");
  });

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2027-01-01", -1, "2026-12-31"],
  ])("%s moved by %i days is %s", (day, days, moved) => {
    expect(addDays(day, days)).toBe(moved);
  });
});

it.each([
  ["2026-11-25", "2026-11-28", "25 to 28 November"],
  ["2026-12-31", "2027-01-02", "31 December to 2 January"],
  ["2026-11-25", "2026-11-25", "25 November"],
])("names the days from %s to %s", (from, to, expected) => {
  expect(rangeInWords(from, to)).toBe(expected);
});

it.each([
  ["2026-11", "2026-11-30"],
  ["2028-02", "2028-02-29"],
  ["0099-02", "0099-02-28"],
  ["9999-12", "9999-12-31"],
])("the last day of %s is %s", (month, last) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to: last });
});
