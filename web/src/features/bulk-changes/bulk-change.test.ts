import { expect, it } from "vitest";
import { bulkChangeOf, emptyBulkForm } from "./bulk-change.ts";

it("makes one change of what was typed", () => {
  expect(bulkChangeOf({ ...emptyBulkForm, price: "\u221212.5 %" })).toEqual({
    change: { price: { percent: -12.5, isWholeRupees: true } },
  });
  const mrp = { ...emptyBulkForm, kind: "mrp" } as const;
  expect(bulkChangeOf({ ...mrp, priceMode: "set", price: "1,999" })).toEqual({
    change: { mrp: { set: 1999, isWholeRupees: true } },
  });
  expect(bulkChangeOf({ ...mrp, price: "5 %" })).toEqual({
    change: { mrp: { percent: 5, isWholeRupees: true } },
  });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "stock", stockMode: "count", stock: "7" })).toEqual({
    change: { stock: { count: 7 } },
  });
  expect(
    bulkChangeOf({
      ...emptyBulkForm,
      kind: "category",
      values: { ...emptyBulkForm.values, category: "CASUALS" },
    }),
  ).toEqual({
    change: { category: "CASUALS" },
  });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "kind" })).toEqual({ change: { kind: "KURTA" } });
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "restore" })).toEqual({ change: { isArchived: false } });
});

it("says what is wrong", () => {
  expect(bulkChangeOf({ ...emptyBulkForm, price: "abc" })).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, price: "1.234" })).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "mrp", priceMode: "set", price: "" })).toHaveProperty(
    "problem",
  );
  const values = { ...emptyBulkForm.values, category: "" };
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "category", values })).toHaveProperty("problem");
  expect(bulkChangeOf({ ...emptyBulkForm, kind: "stock", stock: "1.5" })).toHaveProperty("problem");
});

it("schedules a price in Indian time", () => {
  const form = {
    ...emptyBulkForm,
    kind: "schedule",
    from: "2026-11-01T00:00",
    to: "2026-11-06T00:00",
  } as const;
  const dates = { beginsAt: "2026-10-31T18:30:00.000Z", endsAt: "2026-11-05T18:30:00.000Z" };
  expect(bulkChangeOf({ ...form, schedulePrice: "25 %" })).toEqual({
    change: { scheduledPrice: { percentOff: 25, isWholeRupees: true, ...dates } },
  });
  expect(bulkChangeOf({ ...form, scheduleMode: "price", schedulePrice: "\u20b91,499" })).toMatchObject({
    change: { scheduledPrice: { price: 1499 } },
  });
  for (const wrong of [
    { schedulePrice: "100" },
    { schedulePrice: "-5" },
    { schedulePrice: "" },
    { schedulePrice: "5", to: "" },
    { schedulePrice: "5", to: form.from },
  ])
    expect(bulkChangeOf({ ...form, ...wrong })).toHaveProperty("problem");
});

const addOf = (price: string) => bulkChangeOf({ ...emptyBulkForm, priceMode: "add", price });

it("reads numbers as they are pasted", () => {
  expect(["\u20b91,299.50", " 12 ", "+5", "-\u20b9100"].map(addOf)).toEqual(
    [1299.5, 12, 5, -100].map((add) => ({ change: { price: { add, isWholeRupees: true } } })),
  );
});

it.each(["12,5", "1e3", "", "-"])("refuses %j as a number", (text) => {
  expect(addOf(text)).toHaveProperty("problem");
});

it("refuses a new price below 0", () => {
  expect(bulkChangeOf({ ...emptyBulkForm, priceMode: "set", price: "-5" })).toHaveProperty("problem");
});
