import { describe, expect, it } from "vitest";
import { sortOf, productCursor, productCursorKey, ProductSort } from "./product-list.rules.ts";

const row = {
  id: "01990000-0000-7000-8000-00000000000a",
  title: "Gulmohar dress",
  price: 129_900,
  createdAt: "2026-11-20T10:00:00.123456Z",
  countryOfOrigin: "IN",
};

const sorts = Object.values(ProductSort);

describe("the order of a list", () => {
  it("is by age, price or name, then by id", () => {
    expect(sorts.map((sort) => [sortOf(sort).column, sortOf(sort).isDescending])).toEqual([
      ["created_at", true],
      ["price", false],
      ["price", true],
      ["title", false],
      ["created_at", true],
      ["created_at", true],
      ["country_of_origin", false],
    ]);
    for (const sort of sorts) expect(productCursorKey(sort, productCursor(sort, row)).at(-1)).toBe(row.id);
  });

  it("is part of the cursor, which a list in another order refuses", () => {
    for (const made of sorts)
      for (const used of sorts.filter((sort) => sort !== made))
        expect(() => productCursorKey(used, productCursor(made, row))).toThrow(
          expect.objectContaining({ code: "BAD_CURSOR" }),
        );
  });

  it("refuses an invented cursor, before it is an error of the database", () => {
    const spoiledRows = [
      { ...row, id: "x" },
      { ...row, price: 1e12, createdAt: "2026-02-31T10:00:00.123456Z", title: "\0", countryOfOrigin: "\0" },
      { ...row, price: 0.5, createdAt: "+099999-01-01T00:00:00.000Z", title: "\0", countryOfOrigin: "\0" },
    ];
    for (const sort of sorts)
      for (const spoiled of spoiledRows)
        expect(() => productCursorKey(sort, productCursor(sort, spoiled))).toThrow(
          expect.objectContaining({ code: "BAD_CURSOR" }),
        );
  });

  it("keeps microseconds in the cursor, so that no row is skipped", () => {
    const [createdAt] = productCursorKey(ProductSort.NEWEST, productCursor(ProductSort.NEWEST, row));
    expect(createdAt).toBe(row.createdAt);
  });
});
