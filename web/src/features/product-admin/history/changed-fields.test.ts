import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";

it("reads values of all kinds, and those that are missing", () => {
  expect(
    changedFields([
      { field: "price", before: "1499", after: "849.5" },
      { field: "title", before: null, after: '"Blue dress"' },
      { field: "availableSizes", before: "[]", after: '["S","M"]' },
      { field: "isArchived", before: "false", after: null },
    ]),
  ).toEqual({
    price: { before: 1499, after: 849.5 },
    title: { before: null, after: "Blue dress" },
    availableSizes: { before: [], after: ["S", "M"] },
    isArchived: { before: false, after: null },
  });
});
