import { describe, expect, it } from "vitest";
import { queueWatchdog } from "./watchdog.ts";

const stuckAfter = 60_000;

describe("the watchdog of the queue", () => {
  it("accepts a worker that takes jobs, that has none due, or whose time limit has not passed", () => {
    const watchdog = queueWatchdog(stuckAfter, 0);
    expect(watchdog.check({ now: 59_999, oldestDue: 3_600_000 })).toBe("fine");
    watchdog.onJob(60_000);
    expect(watchdog.check({ now: 119_999, oldestDue: 3_600_000 })).toBe("fine");
    expect(watchdog.check({ now: 900_000, oldestDue: 59_999 })).toBe("fine");
    expect(watchdog.check({ now: 900_000, oldestDue: 0 })).toBe("fine");
  });

  it("reopens a stuck worker", () => {
    const watchdog = queueWatchdog(stuckAfter, 0);
    expect(watchdog.check({ now: 60_000, oldestDue: 60_000 })).toBe("reopen");
  });

  it("gives up if a reopened worker is stuck again", () => {
    const watchdog = queueWatchdog(stuckAfter, 0);
    watchdog.check({ now: 60_000, oldestDue: 60_000 });
    expect(watchdog.check({ now: 119_999, oldestDue: 119_999 })).toBe("fine");
    expect(watchdog.check({ now: 120_000, oldestDue: 120_000 })).toBe("give up");
  });

  it("starts its time limit again after a job was taken", () => {
    const watchdog = queueWatchdog(stuckAfter, 0);
    expect(watchdog.check({ now: 60_000, oldestDue: 60_000 })).toBe("reopen");
    watchdog.onJob(70_000);
    expect(watchdog.check({ now: 130_000, oldestDue: 60_000 })).toBe("reopen");
  });

  it("starts its time limit again after the database did not answer", () => {
    const watchdog = queueWatchdog(stuckAfter, 0);
    expect(watchdog.check({ now: 100_000, oldestDue: undefined })).toBe("fine");
    expect(watchdog.check({ now: 159_999, oldestDue: 159_999 })).toBe("fine");
  });
});
