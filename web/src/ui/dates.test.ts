import { expect, it } from "vitest";
import { formatDate, formatDateTime, formatTime } from "./dates.ts";

it("formats a day by Indian order on orders and by US order on the profile", () => {
  expect(formatDate("2026-11-21T08:00:00Z")).toBe("21 November 2026");
  expect(formatDate("2026-11-21T08:00:00Z", "en-US")).toBe("November 21, 2026");
});

it("uses India's time zone wherever the code runs", () => {
  expect(formatDate("2026-11-20T19:00:00Z")).toBe("21 November 2026");
  expect(formatDateTime("2026-11-20T19:05:00Z")).toMatch(/^21 November 2026.*12:35\sam$/);
  expect(formatTime("2026-11-20T19:05:00Z")).toMatch(/^12:35\sam$/);
});
