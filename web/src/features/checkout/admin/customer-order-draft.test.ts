import { describe, expect, it } from "vitest";
import { draftFields, draftOfFields, isEmptyEntry, newEntry } from "./customer-order-draft.ts";
import { newLine } from "./order-lines.ts";

const product = {
  id: "p1",
  title: "Neem dress",
  price: 900,
  stock: 3,
  availableSizes: ["S", "M"],
  availableColors: [],
};
const savedAt = "2026-11-22T10:00:00.000Z";
const entry = newEntry();
const draft = {
  ...entry,
  savedAt,
  lines: [newLine(product, 4)],
  address: { ...entry.address, fullName: "Meera" },
  method: "ONLINE" as const,
  discountCode: "DIWALI",
};

describe("the draft of an order by phone", () => {
  it("is the same after it was stored, with its idempotency key", () => {
    expect(draftOfFields(draftFields(draft))).toEqual(draft);
  });

  it("is empty without a product and without an address", () => {
    expect(isEmptyEntry(newEntry())).toBe(true);
    expect(isEmptyEntry({ ...entry, lines: draft.lines })).toBe(false);
    expect(isEmptyEntry({ ...entry, address: draft.address })).toBe(false);
  });

  it.each([
    ["is missing", null],
    ["has no lines", { ...draftFields(draft), lines: "{" }],
    ["has lines of another shape", { ...draftFields(draft), lines: '[{"key":1,"quantity":1}]' }],
    ["has an unknown payment method", { ...draftFields(draft), method: "CARD" }],
    ["has no time", { ...draftFields(draft), savedAt: "" }],
    ["has no key", { ...draftFields(draft), idempotencyKey: "" }],
  ])("is null if it %s", (_, fields) => {
    expect(draftOfFields(fields)).toBeNull();
  });
});
