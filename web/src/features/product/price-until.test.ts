import { expect, it } from "vitest";
import { priceUntilText } from "./price-until.ts";

it.each([
  ["2026-11-05T18:30:00.000000Z", "At this price until 5 November"],
  ["2026-10-31T18:30:00Z", "At this price until 31 October"],
  ["2026-11-05T12:35:00Z", "At this price until 5 November, 6:05 pm"],
  ["2026-11-04T19:00:00Z", "At this price until 5 November, 12:30 am"],
  ["2026-11-05T06:30:00Z", "At this price until 5 November, 12:00 pm"],
])("a price that ends at %s is shown as: %s", (instant, text) => {
  expect(priceUntilText(instant)).toBe(text);
});
