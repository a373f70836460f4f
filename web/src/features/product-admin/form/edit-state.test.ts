import { describe, expect, it } from "vitest";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { readConflicts } from "./conflicts.ts";
import {
  afterAdd,
  afterSave,
  changedFields,
  mergedFields,
  startEdit,
  startNew,
  withChoices,
  withLoaded,
  withTyped,
} from "./edit-state.ts";
import { draftWords } from "./field-words.ts";
import { withTypedVariants } from "./variant-texts.ts";
import { draftOf, isCountOutdated, newWithDraft, withDraft } from "./product-draft.ts";

const dress: ProductEditor_ProductFragment = {
  id: "7",
  version: 3,
  title: "Wrap Dress",
  description: "Falls softly.",
  price: 1499,
  mrp: null,
  scheduledPrices: [],
  category: "PARTY",
  kind: "DRESS",
  materials: ["Cotton"],
  availableSizes: ["S", "M"],
  availableColors: [],
  hsn: null,
  handle: null,
  slug: null,
  titleSlug: "wrap-dress",
  seoTitle: null,
  seoDescription: null,
  manufacturer: null,
  importer: null,
  countryOfOrigin: "IN",
  netQuantity: null,
  genericName: null,
  consumerCare: null,
  stock: 10,
  isTracked: false,
  isArchived: false,
  updatedAt: "2026-11-22T10:00:00.000Z",
  stockUnits: [{ id: "u", size: null, color: null, stock: 10 }],
  pictures: [],
};

const typed = (texts: Record<string, string>) => {
  const state = startEdit(dress);
  return { ...state, texts: { ...state.texts, ...texts } };
};

describe("the form after the product was loaded again", () => {
  it("keeps the typed values on top of the loaded version", () => {
    const state = withLoaded(typed({ title: "Silk Dress" }), { ...dress, version: 4, price: 1299, stock: 8 });
    expect(state.version).toBe(4);
    expect(state.texts).toMatchObject({ title: "Silk Dress", price: "1299", stock: "8" });
    expect(changedFields(state)).toEqual(["title"]);
  });

  it("keeps its version if another admin has changed a typed field, so that the save asks", () => {
    const state = withLoaded(typed({ title: "Silk Dress" }), { ...dress, version: 4, title: "Satin Dress" });
    expect(state.version).toBe(3);
    expect(state.texts.title).toBe("Silk Dress");
    expect(changedFields(state)).toEqual(["title"]);
  });

  it("has no change left if both typed the same", () => {
    const state = withLoaded(typed({ title: "Silk Dress" }), { ...dress, version: 4, title: "Silk Dress" });
    expect(state.version).toBe(4);
    expect(changedFields(state)).toEqual([]);
  });

  it("keeps a typed count while pieces are sold", () => {
    expect(withLoaded(typed({ stock: "7" }), { ...dress, stock: 9 })).toMatchObject({
      base: { stock: "9" },
      texts: { stock: "7" },
      seenStock: "10",
    });
    expect(withLoaded(typed({ title: "Silk Dress" }), { ...dress, stock: 9 }).seenStock).toBe("9");
  });

  it("drops a typed count when the stock is counted by size", () => {
    expect(changedFields(withLoaded(typed({ stock: "7" }), { ...dress, isTracked: true }))).toEqual([]);
  });
});

describe("the form of a new product after it was added", () => {
  const sent = { ...startNew(), texts: { ...startNew().texts, title: "Silk Dress", price: "999" } };

  it("keeps what was typed during the request", () => {
    const during = { ...sent, texts: { ...sent.texts, title: "Linen Dress" } };
    const next = afterAdd(during, sent.texts);
    expect(next.texts).toEqual({ ...startNew().texts, title: "Linen Dress" });
  });

  it("has a new idempotency key", () => {
    expect(afterAdd(sent, sent.texts).requestKey).not.toBe(sent.requestKey);
  });

  it("is unchanged when nothing was typed during the request", () => {
    expect(changedFields(afterAdd(sent, sent.texts))).toEqual([]);
  });
});

describe("the form after a save", () => {
  it("keeps what was typed during the request", () => {
    const sent = typed({ title: "Silk Dress" }).texts;
    const state = afterSave(typed({ title: "Silk Dress, long" }), sent, {
      ...dress,
      version: 4,
      title: "Silk Dress",
    });
    expect(state).toMatchObject({
      version: 4,
      base: { title: "Silk Dress" },
      texts: { title: "Silk Dress, long" },
    });
  });

  const saved = { ...dress, version: 5, title: "Silk Dress", price: 1299, stock: 9 };

  it("names the fields that another admin has changed, not the sold pieces", () => {
    expect(mergedFields(typed({ title: "Silk Dress" }), ["title"], saved)).toEqual([
      { field: "price", before: "1499", after: "1299" },
    ]);
  });

  it("names a changed field also when it was loaded before", () => {
    const reloaded = withLoaded(typed({ title: "Silk Dress" }), { ...dress, version: 4, price: 1299 });
    expect(mergedFields(reloaded, ["title"], saved).map(({ field }) => field)).toEqual(["price"]);
  });
});

describe("a conflict of two admins", () => {
  const refusal = {
    code: "PRODUCT_CHANGED",
    version: 5,
    conflicts: [
      { field: "title", value: "Satin Dress", userName: "Asha" },
      { field: "materials", value: ["Satin", "Silk"], userName: "Asha" },
      { field: "hsn", value: null, userName: "Ravi" },
      { field: "handle", value: "satin-dress", userName: "Ravi" },
    ],
  };
  const conflicts = readConflicts(refusal);

  it("is read from the refusal", () => {
    expect(conflicts).toEqual({
      version: 5,
      conflicts: [
        { field: "title", text: "Satin Dress", userName: "Asha" },
        { field: "materials", text: "Satin, Silk", userName: "Asha" },
        { field: "hsn", text: "", userName: "Ravi" },
        { field: "handle", text: "satin-dress", userName: "Ravi" },
      ],
    });
    expect(readConflicts({ code: "OUT_OF_STOCK" })).toBeUndefined();
    expect(readConflicts({ ...refusal, conflicts: [{ field: "pictures", value: [] }] })).toBeUndefined();
  });

  it("ends with a choice for each field: only what stays mine is sent, on the version that was shown", () => {
    if (!conflicts) throw new Error("There are conflicts.");
    const mine = typed({ title: "Silk Dress", materials: "Silk", hsn: "6204", handle: "silk-dress" });
    const choices = { title: "mine", materials: "theirs", hsn: "theirs", handle: "mine" } as const;
    const state = withChoices(mine, conflicts, choices);
    expect(state.version).toBe(5);
    expect(state.texts).toMatchObject({ title: "Silk Dress", materials: "Satin, Silk", hsn: "" });
    expect(changedFields(state)).toEqual(["title", "handle"]);
  });
});

describe("a draft", () => {
  const now = new Date("2026-11-22T14:05:00Z");

  it("holds the typed fields and their version", () => {
    expect(draftOf(typed({ title: "Silk Dress" }), "asha@example.com", now)).toEqual({
      owner: "asha@example.com",
      version: 3,
      savedAt: "2026-11-22T14:05:00.000Z",
      texts: { title: "Silk Dress" },
      before: { title: "Wrap Dress" },
    });
    expect(draftOf(typed({ handle: "wrap-dress" }), "asha@example.com", now).texts).toEqual({
      handle: "wrap-dress",
    });
  });

  it("of a new product keeps its idempotency key", () => {
    const state = { ...startNew(), texts: { ...startNew().texts, title: "Silk Dress" } };
    const restored = newWithDraft(draftOf(state, "asha@example.com", now));
    expect(restored.requestKey).toBe(state.requestKey);
    expect(restored.texts.title).toBe("Silk Dress");
  });

  it("of a new product keeps the pieces and codes of its sizes, around what was typed since", () => {
    const state = { ...startNew(), texts: { ...startNew().texts, title: "Silk Dress" } };
    const codes = { '["S",null]': { sku: "SLK-S", barcode: "4006381333931" } };
    const draft = draftOf(state, "asha@example.com", now, { pieces: null, codes });
    expect(draft.variants).toEqual({ pieces: null, codes });
    expect(draftWords(draft)).toBe("Title and SKUs and barcodes");
    const pieces = { '["S",null]': "4" };
    expect(withTypedVariants(draft.variants, { pieces, codes: null })).toEqual({ pieces, codes });
    expect(withTypedVariants(draft.variants, { pieces: null, codes: {} }).codes).toEqual({});
    expect(draftOf(state, "asha@example.com", now, { pieces: null, codes: null })).not.toHaveProperty(
      "variants",
    );
  });

  it("is restored over the newest values", () => {
    const draft = draftOf(typed({ title: "Silk Dress" }), "asha@example.com", now);
    expect(withDraft(draft, { ...dress, version: 4, price: 1299 })).toMatchObject({
      version: 4,
      texts: { title: "Silk Dress", price: "1299" },
    });
    expect(withDraft(draft, { ...dress, version: 4, title: "Satin Dress" }).version).toBe(3);
  });

  it("is restored around what was typed since, with the version that both saw", () => {
    const draft = draftOf(typed({ title: "Silk Dress", price: "1399" }), "asha@example.com", now);
    const newer = { ...dress, version: 4, description: "Flows." };
    const state = withTyped(withDraft(draft, newer), withLoaded(typed({ title: "Linen Dress" }), newer));
    expect(state).toMatchObject({ version: 4, base: { title: "Wrap Dress" } });
    expect(state.texts).toMatchObject({ title: "Linen Dress", price: "1399", description: "Flows." });
    const conflicting = withLoaded(typed({ description: "Mine." }), newer);
    const both = withTyped(withDraft(draft, newer), conflicting);
    expect(both).toMatchObject({ version: 3, base: { description: "Falls softly." } });
  });

  it("of a new product is restored around what was typed since, with its idempotency key", () => {
    const entry = (texts: object) => ({ ...startNew(), texts: { ...startNew().texts, ...texts } });
    const draft = draftOf(entry({ title: "Silk Dress", price: "999" }), "asha@example.com", now);
    const state = withTyped(newWithDraft(draft), entry({ title: "Linen Dress", materials: "Linen" }));
    expect(state.texts).toMatchObject({ title: "Linen Dress", price: "999", materials: "Linen" });
    expect(state.requestKey).toBe(draft.requestKey);
  });

  it("does not restore a count if pieces were sold since", () => {
    const draft = draftOf(typed({ stock: "7", title: "Silk Dress" }), "asha@example.com", now);
    expect(isCountOutdated(draft, dress)).toBe(false);
    expect(withDraft(draft, dress).texts.stock).toBe("7");
    expect(isCountOutdated(draft, { ...dress, stock: 9 })).toBe(true);
    expect(withDraft(draft, { ...dress, stock: 9 }).texts).toMatchObject({ stock: "9", title: "Silk Dress" });
  });
});
