import { expect, it } from "vitest";
import { bulkChangeOf, emptyBulkForm, typedNumber } from "./bulk-change.ts";

it("makes one change of what was typed", () => {
  expect(bulkChangeOf({ ...emptyBulkForm, price: "\u221212.5 %" })).toEqual({
    change: { price: { percent: -12.5, isWholeRupees: true } },
  });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "stock", stockMode: "count", stock: "7" })).toEqual({
    change: { stock: { count: 7 } },
  });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "category", category: "CASUALS" })).toEqual({
    change: { category: "CASUALS" },
  });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "restore" })).toEqual({ change: { isArchived: false } });
});

it("says what is wrong", () => {
  expect(bulkChangeOf({ ...emptyBulkForm, price: "abc" })).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, price: "1.234" })).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "stock", stock: "1.5" })).toHaveProperty("problem");
});

it("reads numbers as they are pasted", () => {
  expect(["\u20b91,299.50", " 12 ", "+5", "1e3", ""].map((text) => typedNumber(text))).toEqual([
    1299.5,
    12,
    5,
    undefined,
    undefined,
  ]);
});
