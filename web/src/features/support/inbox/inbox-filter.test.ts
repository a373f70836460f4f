import { describe, expect, it } from "vitest";
import { inboxFilterOf } from "./inbox-filter.ts";

const queryOf = (search: string) => inboxFilterOf(new URLSearchParams(search)).query;

describe("the filter of the inbox", () => {
  it.each([
    ["", { filter: { state: "OPEN" }, sort: "NEWEST" }],
    ["state=waiting&sort=due", { filter: { state: "WAITING" }, sort: "DUE" }],
    ["state=late", { filter: { isLate: true }, sort: "NEWEST" }],
    ["state=all", { filter: {}, sort: "NEWEST" }],
    ["category=return", { filter: { state: "OPEN", category: "RETURN" }, sort: "NEWEST" }],
    ["ticket=T-100234&state=resolved&sort=due", { filter: { ticketNumber: "T-100234" }, sort: "NEWEST" }],
  ])("of %j is that of its parameters", (search, expected) => {
    expect(queryOf(search)).toEqual(expected);
  });

  it("shows what is open for an unknown value", () => {
    expect(queryOf("state=constructor&category=toString&sort=x")).toEqual({
      filter: { state: "OPEN" },
      sort: "NEWEST",
    });
  });

  it("sorts by due date only what can be due", () => {
    expect(queryOf("state=resolved&sort=due").sort).toBe("NEWEST");
    expect(queryOf("state=all&sort=due").sort).toBe("NEWEST");
  });
});
