import { describe, expect, it } from "vitest";
import { countOfState, requestFilters, requestStateOf, requestStates } from "./request-states.ts";

describe("the filter of the requests", () => {
  it("is open by default", () => {
    expect(requestStateOf(null)).toBe("open");
  });

  it("is open for a word that names none", () => {
    expect(requestStateOf("constructor")).toBe("open");
  });

  it("is the state that a word names", () => {
    expect(requestStateOf("closed")).toBe("closed");
    expect(requestStateOf("to-send")).toBe("to-send");
  });

  it("has a link for each of its states", () => {
    expect(requestFilters.filter((state) => state !== "to-send")).toEqual(Object.keys(requestStates));
  });

  describe("counts", () => {
    const statusCounts = [
      { status: "REQUESTED", count: 2 },
      { status: "RECEIVED", count: 1 },
      { status: "REFUSED", count: 4 },
    ] as const;
    const counts = { statusCounts, replacementsDue: 5 };

    it("the returns of its statuses", () => {
      expect([countOfState(counts, "open"), countOfState(counts, "closed")]).toEqual([3, 4]);
    });

    it("the replacements apart from the returns", () => {
      expect(countOfState(counts, "to-send")).toBe(5);
    });
  });
});
