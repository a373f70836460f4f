import { expect, it } from "vitest";
import { msUntilEnd } from "./price-end.ts";

const end = "2026-11-05T18:30:00.000000Z";

it.each([
  ["2026-11-05T18:00:00Z", 30 * 60_000],
  ["2026-10-29T18:30:00Z", 7 * 24 * 60 * 60_000],
  ["2026-11-05T18:30:00Z", undefined],
  ["2026-11-06T00:00:00Z", undefined],
  ["2026-10-01T00:00:00Z", undefined],
  ["1970-01-01T00:00:00Z", undefined],
])("at %s by the clock of the browser, a page waits %s ms for the end of its price", (now, delay) => {
  expect(msUntilEnd(end, Date.parse(now))).toBe(delay);
});

it("a page without an end does not wait", () => {
  expect(msUntilEnd(null, 0)).toBeUndefined();
});
