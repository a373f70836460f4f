import { expect, it } from "vitest";
import { bulkChangeOf, emptyBulkForm } from "./bulk-change.ts";

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

it("reads numbers as they are pasted, and takes no comma for a decimal point", () => {
  const valueOf = (price: string) => bulkChangeOf({ ...emptyBulkForm, priceMode: "add", price });
  expect(["\u20b91,299.50", " 12 ", "+5", "-\u20b9100"].map(valueOf)).toEqual(
    [1299.5, 12, 5, -100].map((add) => ({ change: { price: { add, isWholeRupees: true } } })),
  );
  for (const text of ["12,5", "1e3", "", "-"]) expect(valueOf(text)).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, priceMode: "set", price: "-5" })).toHaveProperty("problem");
});
