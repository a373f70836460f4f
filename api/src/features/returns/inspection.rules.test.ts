import { describe, expect, it } from "vitest";
import { checkedInspection, isSameInspection } from "./inspection.rules.ts";

const found = (restocked: number, writtenOff: number, missing = 0) => ({ restocked, writtenOff, missing });

const lines = [
  { id: "dress", quantity: 3, ...found(0, 0) },
  { id: "scarf", quantity: 1, ...found(0, 0) },
];

const scarf = { lineId: "scarf", ...found(1, 0) };

describe("an inspection", () => {
  it("puts each piece of each line back into stock or writes it off, in the order of the lines", () => {
    expect(checkedInspection(lines, [scarf, { lineId: "dress", ...found(2, 1) }])).toEqual([
      { id: "dress", quantity: 3, ...found(2, 1), arrived: 3, damaged: 1 },
      { id: "scarf", quantity: 1, ...found(1, 0), arrived: 1, damaged: 0 },
    ]);
  });

  it("counts a missing piece neither as arrived nor as written off", () => {
    expect(checkedInspection(lines, [scarf, { lineId: "dress", ...found(2, 0, 1) }])[0]).toEqual({
      id: "dress",
      quantity: 3,
      ...found(2, 0, 1),
      arrived: 2,
      damaged: 0,
    });
  });

  it.each([
    ["without a line", [scarf]],
    ["with a line twice", [scarf, scarf]],
    ["with an unknown line", [scarf, { lineId: "coat", ...found(3, 0) }]],
    ["with too few pieces", [scarf, { lineId: "dress", ...found(1, 1) }]],
    ["with too many pieces", [scarf, { lineId: "dress", ...found(3, 1) }]],
    ["with more missing pieces than there are", [scarf, { lineId: "dress", ...found(1, 1, 2) }]],
    ["with a negative number", [scarf, { lineId: "dress", ...found(4, -1) }]],
    ["with a negative number of missing pieces", [scarf, { lineId: "dress", ...found(4, 0, -1) }]],
    ["with half a piece", [scarf, { lineId: "dress", ...found(2.5, 0.5) }]],
  ])("is refused %s", (_what, findings) => {
    expect(() => checkedInspection(lines, findings)).toThrow("Please mark every piece");
  });
});

describe("an inspection of missing pieces that arrive later", () => {
  const inspected = [{ id: "dress", quantity: 4, ...found(1, 1, 2) }];

  it("has only these as arrived", () => {
    expect(checkedInspection(inspected, [{ lineId: "dress", ...found(1, 2, 1) }])).toEqual([
      { id: "dress", quantity: 4, ...found(1, 2, 1), arrived: 1, damaged: 1 },
    ]);
  });

  it.each([
    ["back out of stock", found(0, 4)],
    ["back out of the write-offs", found(4, 0)],
    ["to the missing ones", found(1, 0, 3)],
  ])("moves no piece %s", (_what, findings) => {
    expect(() => checkedInspection(inspected, [{ lineId: "dress", ...findings }])).toThrow(
      "Please mark every piece",
    );
  });

  it("differs from the one before in the missing pieces alone", () => {
    expect(isSameInspection(inspected, [{ lineId: "dress", ...found(1, 1, 2) }])).toBe(true);
    expect(isSameInspection(inspected, [{ lineId: "dress", ...found(1, 1, 0) }])).toBe(false);
  });
});
