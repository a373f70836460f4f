import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

it("reads values of all kinds", () => {
  expect(
    changedFields([
      { field: "price", before: "1499", after: "849.5" },
      { field: "title", before: '"Dress"', after: '"Blue dress"' },
      { field: "isArchived", before: "false", after: "true" },
      { field: "availableSizes", before: "[]", after: '["S","M"]' },
    ]),
  ).toEqual({
    price: { before: 1499, after: 849.5 },
    title: { before: "Dress", after: "Blue dress" },
    isArchived: { before: false, after: true },
    availableSizes: { before: [], after: ["S", "M"] },
  });
});

it("reads a missing value as null", () => {
  expect(
    changedFields([
      { field: "title", before: null, after: '"Blue dress"' },
      { field: "isArchived", before: "false", after: null },
    ]),
  ).toEqual({
    title: { before: null, after: "Blue dress" },
    isArchived: { before: false, after: null },
  });
});
