import { describe, expect, it } from "vitest";
import { countOfState, requestStateOf } from "./request-states.ts";

describe("the filter of the requests", () => {
  it("is open by default, and for a word that names none", () => {
    expect(requestStateOf(null)).toBe("open");
    expect(requestStateOf("constructor")).toBe("open");
    expect(requestStateOf("ended")).toBe("ended");
  });

  it("counts the returns of its statuses", () => {
    const counts = [
      { status: "REQUESTED", count: 2 },
      { status: "RECEIVED", count: 1 },
      { status: "REFUSED", count: 4 },
    ] as const;
    expect([
      countOfState(counts, "open"),
      countOfState(counts, "ended"),
      countOfState(counts, "all"),
    ]).toEqual([3, 4, 7]);
  });
});
