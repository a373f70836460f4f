import { describe, expect, it } from "vitest";
import { lineText, turnText } from "./line-text.ts";

describe("the place in the line at checkout", () => {
  it.each([
    [0, 1, "You are next. Your turn comes in less than a minute."],
    [1, 59, "One shopper is before you. Your turn comes in less than a minute."],
    [7, 60, "About 7 shoppers are before you. Your turn comes in about a minute."],
    [44, 61, "About 40 shoppers are before you. Your turn comes in about 2 minutes."],
    [444, 300, "About 440 shoppers are before you. Your turn comes in about 5 minutes."],
    [12_345, 300, "About 12,000 shoppers are before you. Your turn comes in about 5 minutes."],
  ])("with %d shoppers before is shown in rounded numbers", (ahead, estimatedSeconds, text) => {
    expect(lineText({ ahead, estimatedSeconds })).toBe(text);
  });

  it("tells how long a turn lasts", () => {
    expect(turnText(180)).toContain("within 3 minutes.");
    expect(turnText(20)).toContain("within a minute.");
  });
});
