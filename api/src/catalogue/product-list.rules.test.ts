import { describe, expect, it } from "vitest";
import {
  orderOf,
  productCursor,
  productCursorKey,
  ProductSort,
  selectionKey,
  totalOf,
} from "./product-list.rules.ts";

const row = {
  id: "01990000-0000-7000-8000-00000000000a",
  title: "Gulmohar dress",
  price: 129_900,
  createdAt: "2026-11-20T10:00:00.123456Z",
};

const sorts = Object.values(ProductSort);

describe("the order of a list", () => {
  it("is by age, price or name, and the id decides among equals", () => {
    expect(sorts.map((sort) => [orderOf(sort).column, orderOf(sort).down])).toEqual([
      ["created_at", true],
      ["price", false],
      ["price", true],
      ["title", false],
      ["created_at", true],
    ]);
    for (const sort of sorts) expect(productCursorKey(sort, productCursor(sort, row)).at(-1)).toBe(row.id);
  });

  it("is told by the cursor, which does not fit a list in another order", () => {
    for (const made of sorts)
      for (const used of sorts.filter((sort) => sort !== made))
        expect(() => productCursorKey(used, productCursor(made, row))).toThrow(
          expect.objectContaining({ code: "BAD_CURSOR" }),
        );
  });

  it("keeps the microseconds, so that no row is skipped", () => {
    const [createdAt] = productCursorKey(ProductSort.NEWEST, productCursor(ProductSort.NEWEST, row));
    expect(createdAt).toBe(row.createdAt);
  });
});

describe("counts of a selection", () => {
  it("are the same whatever categories are chosen, and others for another text or price", () => {
    const base = selectionKey({ text: "silk", minPrice: 100 });
    expect(selectionKey({ text: "silk", minPrice: 100, categories: ["party"] })).toBe(base);
    const others = [
      { text: "silk" },
      { text: "silk", maxPrice: 100 },
      { text: "silk", minPrice: 100, newSince: new Date() },
    ];
    expect(new Set([base, ...others.map(selectionKey)]).size).toBe(4);
  });

  it("add up over the chosen categories, or over all", () => {
    const counts = { party: 3, casuals: 4 };
    expect(totalOf(counts, undefined)).toBe(7);
    expect(totalOf(counts, ["casuals", "accessories"])).toBe(4);
    expect(totalOf({}, ["party"])).toBe(0);
  });
});
