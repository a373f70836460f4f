import { expect, it } from "vitest";
import { importSummary, leftOutSummary } from "./import-texts.ts";

const row = { place: 2, orderNumber: "SJ1", trackingId: "DL-1", courier: "Delhivery", pieceCount: 1 };
const ready = { ...row, state: "READY", problem: null, warning: null } as const;
const recorded = { ...ready, state: "RECORDED" } as const;
const failed = { ...ready, state: "PROBLEM", problem: "The row names no order." } as const;

const resultOf = (...rows: (typeof ready | typeof recorded | typeof failed)[]) => ({
  rows,
  readyCount: rows.filter(({ state }) => state === "READY").length,
  problemCount: rows.filter(({ state }) => state === "PROBLEM").length,
  isApplied: false,
});

it.each([
  [[ready, ready], "All rows can be recorded."],
  [[recorded, recorded], "Every row is recorded already."],
  [[failed, ready, ready], "2 rows can be recorded. 1 row with a problem is left out."],
  [
    [failed, failed, ready, recorded],
    "1 row can be recorded. 1 row is recorded already. 2 rows with a problem are left out.",
  ],
  [[failed, failed], "There is nothing to record. 2 rows with a problem are left out."],
  [
    [failed, recorded],
    "There is nothing to record. 1 row is recorded already. 1 row with a problem is left out.",
  ],
])("says what a file does before it is recorded", (rows, text) => {
  expect(importSummary(resultOf(...rows))).toBe(text);
});

it("says what is recorded and what is left out", () => {
  expect(leftOutSummary(resultOf(failed, ready))).toBe(
    "1 parcel is recorded. 1 row is left out. Please correct it and choose the file again. What is recorded stays as it is.",
  );
  expect(leftOutSummary(resultOf(failed, failed, ready, ready))).toBe(
    "2 parcels are recorded. 2 rows are left out. Please correct them and choose the file again. What is recorded stays as it is.",
  );
});
