import { describe, expect, it } from "vitest";
import { incomingCount, menuCounts, taskTexts, urgencyText, type OpenTask } from "./task-texts.ts";

const now = new Date("2026-11-26T12:00:00Z");

const task = (changes: Partial<OpenTask>): OpenTask => ({
  kind: "TO_PACK",
  count: 2,
  isMore: false,
  oldestAt: null,
  dueAt: null,
  lateCount: 0,
  ...changes,
});

describe("how long something waits", () => {
  it.each([
    ["2026-11-26T11:59:50Z", "Oldest: 1 minute"],
    ["2026-11-26T11:15:00Z", "Oldest: 45 minutes"],
    ["2026-11-26T10:30:00Z", "Oldest: 1 hour"],
    ["2026-11-25T11:00:00Z", "Oldest: 25 hours"],
    ["2026-11-20T11:00:00Z", "Oldest: 6 days"],
    ["2026-11-26T12:00:05Z", "Oldest: 1 minute"],
  ])("since %s is %s", (since, text) => {
    expect(urgencyText(task({ oldestAt: since }), now)).toBe(text);
  });

  it("is the age of the only one", () => {
    expect(urgencyText(task({ count: 1, oldestAt: "2026-11-26T10:00:00Z" }), now)).toBe("For 2 hours");
  });

  it("is the last day of a dispute", () => {
    const dispute = task({
      kind: "DISPUTES",
      oldestAt: "2026-11-20T10:00:00Z",
      dueAt: "2026-12-01T10:00:00Z",
    });
    expect(urgencyText(dispute, now)).toBe("First one: respond by 1 December 2026");
    expect(urgencyText({ ...dispute, count: 1 }, now)).toBe("Respond by 1 December 2026");
  });

  it("is empty for stock", () => {
    expect(urgencyText(task({ kind: "LOW_STOCK" }), now)).toBe("");
  });

  it("is the number of late messages, before their age", () => {
    const messages = task({ kind: "MESSAGES", oldestAt: "2026-11-20T10:00:00Z", count: 3 });
    expect(urgencyText({ ...messages, lateCount: 2 }, now)).toBe("2 late");
    expect(urgencyText({ ...messages, count: 1, lateCount: 1 }, now)).toBe("Late");
    expect(urgencyText(messages, now)).toBe("Oldest: 6 days");
  });
});

const oneOfEach = Object.keys(taskTexts).map((kind) => task({ kind: kind as OpenTask["kind"], count: 1 }));

it("the menu counts each kind once", () => {
  const counts = menuCounts(oneOfEach);
  expect(counts).toEqual({ delivery: 4, returns: 3, payments: 5, messages: 1, reviews: 1, products: 1 });
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(oneOfEach.length);
});

it("the title counts what comes in", () => {
  expect(incomingCount(oneOfEach)).toBe(4);
});
