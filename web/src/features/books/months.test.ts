import { expect, it } from "vitest";
import { daysOfMonth, monthFromParameter, monthName, monthsUntil } from "./months.ts";

it("offers the months of the last three years, by the day in India", () => {
  expect(monthsUntil(new Date("2026-12-31T18:29:59Z")).slice(0, 2)).toEqual(["2026-12", "2026-11"]);
  const months = monthsUntil(new Date("2026-12-31T18:30:00Z"));
  expect([months[0], months[1], months.at(-1)]).toEqual(["2027-01", "2026-12", "2024-01"]);
});

it("begins with the month before the current one, whose return is due", () => {
  const months = monthsUntil(new Date("2026-11-22T06:00:00Z"));
  expect(monthFromParameter("2026-09", months)).toBe("2026-09");
  for (const parameter of [null, "", "2026-13", "2031-01", "x"])
    expect(monthFromParameter(parameter, months)).toBe("2026-10");
});

it("names a month and its days", () => {
  expect(monthName("2028-02")).toBe("February 2028");
  expect(daysOfMonth("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});
