import { describe, expect, it } from "vitest";
import { inputOf, newDraft, slugOf, type CollectionDraft } from "./collection-draft.ts";
import { collectionChanges } from "./draft-changes.ts";

const { changedFields, mergedDraft, otherChanges } = collectionChanges;

const draft = (changes: Partial<CollectionDraft>): CollectionDraft => ({ ...newDraft, ...changes });

describe("the address that a title makes", () => {
  it.each([
    ["Diwali 2026!", "diwali-2026"],
    ["  Été à la Ménagère  ", "ete-a-la-menagere"],
    ["Mother’s Day & more", "mothers-day-more"],
    ["दिवाली", ""],
    ["🪔", ""],
    [`${"a".repeat(79)} b`, "a".repeat(79)],
  ])("%s: %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe("what the form sends", () => {
  it("has a rule only for a collection by rule", () => {
    const typed = draft({ title: "Silk", fabrics: ["SILK"], sizes: "S, m,", minPrice: "1,499", isNew: true });
    expect(inputOf(typed).rule).toBeNull();
    expect(inputOf({ ...typed, kind: "RULE" }).rule).toMatchObject({
      fabrics: ["SILK"],
      sizes: ["S", "m"],
      minPrice: 1499,
      maxPrice: null,
      isNew: true,
      isInStock: false,
    });
  });

  it("has a price that the server refuses for a text that is none", () => {
    expect(inputOf(draft({ kind: "RULE", maxPrice: "cheap" })).rule?.maxPrice).toBe(-1);
    expect(inputOf(draft({ kind: "RULE", minPrice: "0" })).rule?.minPrice).toBe(0);
  });
});

describe("the changes of two admins", () => {
  const seen = draft({ title: "Diwali", productIds: ["1", "2"] });

  it("keep what each has typed", () => {
    const typed = { ...seen, title: "Diwali edit" };
    const stored = { ...seen, productIds: ["2", "1"], text: "Lamps" };
    expect(mergedDraft(seen, typed, stored)).toMatchObject({
      title: "Diwali edit",
      productIds: ["2", "1"],
      text: "Lamps",
    });
    expect(otherChanges(seen, typed, stored)).toEqual([
      { name: "Text", before: "none", after: "Lamps", mine: null },
      { name: "Products", before: "2 products", after: "2 products", mine: null },
    ]);
  });

  it("include a chosen file", () => {
    const file = new File(["x"], "lamps.jpg");
    expect(changedFields(seen, { ...seen, picture: file })).toEqual(["picture"]);
    expect(changedFields({ ...seen, picture: file }, { ...seen, picture: file })).toEqual([]);
  });
});
