import { expect, it } from "vitest";
import { applyText, importSummary, leftOutSummary, recordedText } from "./import-texts.ts";

const row = {
  position: 2,
  orderNumber: "SJ1",
  trackingId: "DL-1",
  courier: "Delhivery",
  pieceCount: 1,
  estimate: "",
  orderId: "1",
};
const ready = { ...row, state: "READY", problem: null, warning: null } as const;
const recorded = { ...ready, state: "RECORDED" } as const;
const delivered = { ...ready, state: "DELIVERED" } as const;
const failed = { ...ready, state: "PROBLEM", problem: "The row has no order number." } as const;

const resultOf = (
  ...rows: (
    | (Omit<typeof ready, "warning"> & { warning: string | null })
    | typeof recorded
    | typeof delivered
    | typeof failed
  )[]
) => ({
  rows,
  readyCount: rows.filter(({ state }) => state === "READY").length,
  deliveredCount: rows.filter(({ state }) => state === "DELIVERED").length,
  problemCount: rows.filter(({ state }) => state === "PROBLEM").length,
  isApplied: false,
});

it.each([
  [[ready, ready], "All rows can be recorded."],
  [[recorded, recorded], "Every row is already recorded."],
  [[failed, ready, ready], "2 rows can be recorded. 1 row with a problem is left out."],
  [
    [failed, failed, ready, recorded],
    "1 row can be recorded. 1 row is recorded already. 2 rows with a problem are left out.",
  ],
  [[delivered, delivered], "2 orders can be marked as delivered."],
  [[ready, delivered], "1 row can be recorded. 1 order can be marked as delivered."],
  [[failed, failed], "There is nothing to record. 2 rows with a problem are left out."],
  [
    [failed, recorded],
    "There is nothing to record. 1 row is recorded already. 1 row with a problem is left out.",
  ],
])("says what a file does before it is recorded", (rows, text) => {
  expect(importSummary(resultOf(...rows))).toBe(text);
});

it("says how many rows have the tracking id of another order", () => {
  const shared = { ...ready, warning: "Order SJ2 has the same tracking id." };
  const check = "Please check that these orders are in one parcel.";
  expect(importSummary(resultOf(shared, shared, ready))).toContain(
    `2 rows have the tracking id of another order. ${check}`,
  );
  expect(importSummary(resultOf(shared, ready))).toContain(
    `1 row has the tracking id of another order. ${check}`,
  );
});

it("says what is recorded and what is left out", () => {
  expect(leftOutSummary(resultOf(failed, ready))).toBe(
    "1 parcel is recorded. 1 row is left out. Correct it here, or in the file. What is recorded stays as it is.",
  );
  expect(leftOutSummary(resultOf(failed, failed, ready, ready))).toBe(
    "2 parcels are recorded. 2 rows are left out. Correct them here, or in the file. What is recorded stays as it is.",
  );
});

it("says what a file will record", () => {
  expect(applyText(resultOf(ready))).toBe("Record 1 parcel");
  expect(applyText(resultOf(delivered, delivered))).toBe("Mark 2 orders as delivered");
  expect(applyText(resultOf(ready, delivered))).toBe("Record 1 parcel and mark 1 order as delivered");
});

it("says what a file has recorded", () => {
  expect(recordedText(resultOf(ready, ready))).toBe("2 parcels are recorded.");
  expect(recordedText(resultOf(delivered))).toBe("1 order is marked as delivered.");
  expect(recordedText(resultOf(ready, delivered))).toBe(
    "1 parcel is recorded. 1 order is marked as delivered.",
  );
});
