import { describe, expect, it } from "vitest";
import { actionWords, changeWords, doorWords, isRevertible } from "./change-words.ts";

const words = (changes: Record<string, unknown>) =>
  changeWords("changeProduct", changes).map(({ name, before, after }) => `${name}: ${before} → ${after}`);

describe("a change in words", () => {
  it("names fields and values as the form does", () => {
    expect(
      words({
        category: { before: "PARTY", after: "EVERYDAY" },
        availableSizes: { before: [], after: ["S", "M"] },
        hsn: { before: null, after: "6204" },
        isArchived: { before: false, after: true },
        price: { before: 1499, after: 849.5 },
        "stock: M, Rust": { before: 1200, after: 7 },
      }),
    ).toEqual([
      "Price: ₹1,499 → ₹849.50",
      "Category: Partywear → Everyday Looks",
      "Available sizes: none → S, M",
      "HSN code: the code of the category → 6204",
      "Archived: no → yes",
      "Stock of M, Rust: 1,200 → 7",
    ]);
  });

  it("has no value before a new product", () => {
    expect(changeWords("addProduct", { title: { before: null, after: "Dress" } })).toEqual([
      { field: "title", name: "Title", before: null, after: "Dress" },
    ]);
  });

  it("shows what it does not know as it is", () => {
    expect(words({ shelf: { before: { a: 1 }, after: null } })).toEqual(['shelf: {"a":1} → none']);
    expect(changeWords("changeProduct", null)).toEqual([]);
    expect(actionWords("archiveProduct", { isArchived: { before: true, after: false } })).toBe(
      "Restored to the shop",
    );
    expect(actionWords("importProducts", {})).toBe("importProducts");
    expect(doorWords("CSV")).toBe("by an imported file");
  });
});

it("can be taken back unless it is a new product or one of the stock", () => {
  const title = { title: { before: "A", after: "B" } };
  expect(isRevertible("changeProduct", title)).toBe(true);
  expect(isRevertible("archiveProduct", { isArchived: { before: false, after: true } })).toBe(true);
  expect(isRevertible("addProduct", title)).toBe(false);
  expect(isRevertible("changeStock", { stock: { before: 1, after: 2 } })).toBe(false);
  expect(isRevertible("trackStock", { isTracked: { before: false, after: true } })).toBe(false);
});
