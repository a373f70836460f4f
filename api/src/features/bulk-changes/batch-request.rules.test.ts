import { expect, it } from "vitest";
import { bulkName, bulkValues } from "./batch-request.rules.ts";
import type { EditableProduct } from "../product-admin/product-merge.rules.ts";

const current = { price: 99_900, category: "party", kind: "kurta" } as EditableProduct;

it("sets the field of a bulk change alone", () => {
  expect(bulkValues(current, { kind: "saree_gown" })).toEqual({ kind: "saree_gown" });
  expect(bulkValues(current, { category: "everyday", kind: null })).toEqual({ category: "everyday" });
  expect(bulkValues(current, { isArchived: true })).toEqual({ isArchived: true });
  expect(bulkValues(current, { price: { add: 100, isWholeRupees: false } })).toEqual({ price: 100_000 });
});

it("names a bulk change by its field and the value", () => {
  expect(bulkName({ kind: "saree_gown" })).toBe("Kind: saree gown");
  expect(bulkName({ category: "everyday" })).toBe("Category: everyday");
  expect(bulkName({ isArchived: false })).toBe("Restored");
});
