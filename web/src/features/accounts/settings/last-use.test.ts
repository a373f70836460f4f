import { expect, it } from "vitest";
import { lastUse } from "./last-use.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it("says how long ago a device was used, and after a day on which date", () => {
  expect(lastUse(before(3), now)).toBe("Used a few minutes ago");
  expect(lastUse(before(10), now)).toBe("Used 10 minutes ago");
  expect(lastUse(before(60), now)).toBe("Used 1 hour ago");
  expect(lastUse(before(23 * 60 + 59), now)).toBe("Used 23 hours ago");
  expect(lastUse(before(24 * 60), now)).toBe("Last used on November 20, 2026");
});

it("does not speak of the future when the browser's clock is behind", () => {
  expect(lastUse(before(-90), now)).toBe("Used a few minutes ago");
});
