import { expect, it } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";

it("writes a day as India does on orders, as the US does on the profile, the month in words in both", () => {
  expect(formatDate("2026-11-21T08:00:00Z")).toBe("21 November 2026");
  expect(formatDate("2026-11-21T08:00:00Z", "en-US")).toBe("November 21, 2026");
});

it("counts days by India's clock, wherever the page is drawn", () => {
  expect(formatDate("2026-11-20T19:00:00Z")).toBe("21 November 2026");
  expect(formatDateTime("2026-11-20T19:05:00Z")).toMatch(/^21 November 2026.*12:35\sam$/);
});
