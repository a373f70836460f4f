import { describe, expect, it } from "vitest";
import { queueWatchdog } from "./watchdog.ts";

const stuckAfter = 60_000;

describe("the watchdog of the queue", () => {
  it("lets a lane be that takes jobs, has none to take, or has not had its time yet", () => {
    const dog = queueWatchdog(stuckAfter, 0);
    expect(dog.look({ now: 59_999, oldestDue: 3_600_000 })).toBe("fine");
    dog.onJob(60_000);
    expect(dog.look({ now: 119_999, oldestDue: 3_600_000 })).toBe("fine");
    expect(dog.look({ now: 900_000, oldestDue: 59_999 })).toBe("fine");
    expect(dog.look({ now: 900_000, oldestDue: 0 })).toBe("fine");
  });

  it("opens a stuck lane anew, and gives up when that does not help", () => {
    const dog = queueWatchdog(stuckAfter, 0);
    expect(dog.look({ now: 60_000, oldestDue: 60_000 })).toBe("reopen");
    expect(dog.look({ now: 119_999, oldestDue: 119_999 })).toBe("fine");
    expect(dog.look({ now: 120_000, oldestDue: 120_000 })).toBe("give up");
  });

  it("begins anew after a job was taken, and after the database did not answer", () => {
    const dog = queueWatchdog(stuckAfter, 0);
    expect(dog.look({ now: 60_000, oldestDue: 60_000 })).toBe("reopen");
    dog.onJob(70_000);
    expect(dog.look({ now: 130_000, oldestDue: 60_000 })).toBe("reopen");
    const other = queueWatchdog(stuckAfter, 0);
    expect(other.look({ now: 100_000, oldestDue: undefined })).toBe("fine");
    expect(other.look({ now: 159_999, oldestDue: 159_999 })).toBe("fine");
  });
});
