import { describe, expect, it } from "vitest";
import { checkedInspection } from "./inspection.rules.ts";

const lines = [
  { id: "dress", quantity: 3 },
  { id: "scarf", quantity: 1 },
];

const scarf = { lineId: "scarf", restocked: 1, writtenOff: 0 };

describe("an inspection", () => {
  it("puts each piece of each line back into stock or writes it off, in the order of the lines", () => {
    expect(checkedInspection(lines, [scarf, { lineId: "dress", restocked: 2, writtenOff: 1 }])).toEqual([
      { id: "dress", quantity: 3, restocked: 2, writtenOff: 1 },
      { id: "scarf", quantity: 1, restocked: 1, writtenOff: 0 },
    ]);
  });

  it.each([
    ["without a line", [scarf]],
    ["with a line twice", [scarf, scarf]],
    ["with an unknown line", [scarf, { lineId: "coat", restocked: 3, writtenOff: 0 }]],
    ["with too few pieces", [scarf, { lineId: "dress", restocked: 1, writtenOff: 1 }]],
    ["with too many pieces", [scarf, { lineId: "dress", restocked: 3, writtenOff: 1 }]],
    ["with a negative number", [scarf, { lineId: "dress", restocked: 4, writtenOff: -1 }]],
    ["with half a piece", [scarf, { lineId: "dress", restocked: 2.5, writtenOff: 0.5 }]],
  ])("is refused %s", (_what, findings) => {
    expect(() => checkedInspection(lines, findings)).toThrow("Please mark every piece");
  });
});
