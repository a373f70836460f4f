import { describe, expect, it } from "vitest";
import { isDue, lastDailyMail, NotificationFrequency } from "./admin-notification.rules.ts";

describe("the daily mail", () => {
  it.each([
    ["2026-11-26T03:29:59Z", "2026-11-25T03:30:00.000Z"],
    ["2026-11-26T03:30:00Z", "2026-11-26T03:30:00.000Z"],
    ["2026-11-26T23:59:00Z", "2026-11-26T03:30:00.000Z"],
  ])("is due at nine in India: at %s last at %s", (now, due) => {
    expect(lastDailyMail(new Date(now)).toISOString()).toBe(due);
  });

  it("is due once for each day, the others at once or never", () => {
    const now = new Date("2026-11-26T04:00:00Z");
    const { EACH, DAILY, OFF } = NotificationFrequency;
    const yesterday = new Date("2026-11-25T10:00:00Z");
    expect(isDue({ frequency: DAILY, mailedUntil: yesterday }, now)).toBe(true);
    expect(isDue({ frequency: DAILY, mailedUntil: new Date("2026-11-26T03:30:01Z") }, now)).toBe(false);
    expect(isDue({ frequency: EACH, mailedUntil: now }, now)).toBe(true);
    expect(isDue({ frequency: OFF, mailedUntil: yesterday }, now)).toBe(false);
  });
});
