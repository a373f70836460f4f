import { describe, expect, it } from "vitest";
import { countOfState, requestFilters, requestStateOf, requestStates } from "./request-states.ts";

describe("the filter of the requests", () => {
  it("is open by default, and for a word that names none", () => {
    expect(requestStateOf(null)).toBe("open");
    expect(requestStateOf("constructor")).toBe("open");
    expect(requestStateOf("closed")).toBe("closed");
    expect(requestStateOf("to-send")).toBe("to-send");
  });

  it("has a link for each of its states", () => {
    expect(requestFilters.filter((state) => state !== "to-send")).toEqual(Object.keys(requestStates));
  });

  it("counts the returns of its statuses, and the replacements apart", () => {
    const statusCounts = [
      { status: "REQUESTED", count: 2 },
      { status: "RECEIVED", count: 1 },
      { status: "REFUSED", count: 4 },
    ] as const;
    const counts = { statusCounts, replacementsDue: 5 };
    expect([
      countOfState(counts, "open"),
      countOfState(counts, "closed"),
      countOfState(counts, "to-send"),
    ]).toEqual([3, 4, 5]);
  });
});
