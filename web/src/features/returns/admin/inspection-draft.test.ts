import { describe, expect, it } from "vitest";
import { arrivedNow, inspectedLine, toStock } from "./inspection-draft.ts";

const line = { id: "dress", quantity: 3, restocked: 0, writtenOff: 0 };

describe("the draft of an inspection", () => {
  it("puts into stock what arrived and can be sold", () => {
    const draft = { damaged: 1, missing: 1 };
    expect([arrivedNow(line, draft), toStock(line, draft)]).toEqual([2, 1]);
    expect(inspectedLine(line, draft)).toEqual({ lineId: "dress", restocked: 1, writtenOff: 1, missing: 1 });
  });

  it("adds the pieces that arrive later to those that were inspected", () => {
    const inspected = { ...line, restocked: 1 };
    const draft = { damaged: 1, missing: 0 };
    expect(arrivedNow(inspected, draft)).toBe(2);
    expect(inspectedLine(inspected, draft)).toEqual({
      lineId: "dress",
      restocked: 2,
      writtenOff: 1,
      missing: 0,
    });
  });
});
