import { expect, it } from "vitest";
import { lastUseText } from "./last-use.ts";

const now = Date.parse("2026-11-21T12:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

it("shows how long ago a device was used", () => {
  expect(lastUseText(minutesAgo(3), now)).toBe("Used a few minutes ago");
  expect(lastUseText(minutesAgo(10), now)).toBe("Used 10 minutes ago");
  expect(lastUseText(minutesAgo(60), now)).toBe("Used 1 hour ago");
  expect(lastUseText(minutesAgo(23 * 60 + 59), now)).toBe("Used 23 hours ago");
});

it("shows the date of a use after a day", () => {
  expect(lastUseText(minutesAgo(24 * 60), now)).toBe("Last used on November 20, 2026");
});

it("shows no future time if the browser's clock is behind", () => {
  expect(lastUseText(minutesAgo(-90), now)).toBe("Used a few minutes ago");
});
