import { describe, expect, it } from "vitest";
import {
  draftProblem,
  emptyDraft,
  exchangeOptions,
  nextReplacement,
  requestedLines,
} from "./return-draft.ts";

const pieces = {
  lineId: "line",
  title: "Dress",
  size: "M",
  color: "Red",
  quantity: 2,
  replacements: [{ size: "L", color: "Red", stock: 1 }],
  product: { id: "1", availableSizes: ["M", "L"], availableColors: ["Red", "Blue"], pictures: [] },
};

const largeRed = { size: "L", color: "Red" };

describe("the replacement of an exchange", () => {
  const stocked = {
    ...pieces,
    replacements: [
      { size: "L", color: "Red", stock: 1 },
      { size: "XL", color: "Blue", stock: 5 },
      { size: "M", color: "Blue", stock: 5 },
    ],
  };
  const draft = emptyDraft(stocked);

  it("gets with a size the colour that the shopper has, if it is in stock in that size", () => {
    expect(nextReplacement(stocked, draft, { size: "L", color: null })).toEqual(largeRed);
    expect(nextReplacement(stocked, draft, { size: "XL", color: null })).toEqual({ size: "XL", color: null });
    const blue = { ...draft, replacement: { size: "M", color: "Blue" } };
    expect(nextReplacement(stocked, blue, { size: "XL", color: "Blue" })).toEqual({
      size: "XL",
      color: "Blue",
    });
    expect(nextReplacement(stocked, blue, { size: "L", color: "Blue" })).toEqual({ size: "L", color: null });
  });

  it("needs as many pieces in stock as come back", () => {
    const two = { ...draft, quantity: 2, reason: "TOO_SMALL" as const };
    expect(draftProblem(stocked, { ...two, replacement: largeRed })?.field).toBe("replacement");
    expect(draftProblem(stocked, { ...two, replacement: { size: "XL", color: "Blue" } })).toBeUndefined();
  });

  it("is one of the sizes and colours of the product, else of what is in stock", () => {
    expect(exchangeOptions(stocked).availableSizes).toEqual(["M", "L"]);
    expect(exchangeOptions({ ...stocked, product: null })).toEqual({
      availableSizes: ["L", "XL", "M"],
      availableColors: ["Red", "Blue"],
    });
  });

  it("of a product without colours has none", () => {
    const product = { ...pieces.product, availableColors: [] };
    const plain = { ...pieces, product, color: null, replacements: [{ size: "L", color: null, stock: 1 }] };
    const chosen = nextReplacement(plain, emptyDraft(plain), { size: "L", color: null });
    expect(chosen).toEqual({ size: "L", color: null });
    const complete = { ...emptyDraft(plain), replacement: chosen, reason: "OTHER" as const };
    expect(draftProblem(plain, complete)).toBeUndefined();
  });
});

describe("the draft of a return", () => {
  it("offers an exchange first", () => {
    expect(emptyDraft(pieces).kind).toBe("EXCHANGE");
  });

  it("offers a return if nothing is in stock", () => {
    expect(emptyDraft({ ...pieces, replacements: [] }).kind).toBe("RETURN");
  });

  it("needs a replacement for an exchange", () => {
    const draft = { ...emptyDraft(pieces), isChosen: true };
    expect(draftProblem(pieces, draft)).toEqual({
      field: "replacement",
      text: "Please choose the size and colour that you want instead.",
    });
  });

  it("needs a reason", () => {
    const draft = { ...emptyDraft(pieces), isChosen: true, replacement: largeRed };
    expect(draftProblem(pieces, draft)).toEqual({ field: "reason", text: "Please choose a reason." });
    expect(draftProblem(pieces, { ...draft, reason: "TOO_SMALL" })).toBeUndefined();
  });

  it("refuses a replacement that has sold out", () => {
    const draft = { ...emptyDraft(pieces), isChosen: true, replacement: largeRed };
    expect(draftProblem({ ...pieces, replacements: [] }, draft)?.field).toBe("replacement");
  });

  it("needs no replacement for a return", () => {
    const draft = { ...emptyDraft(pieces), isChosen: true };
    expect(draftProblem(pieces, { ...draft, kind: "RETURN", reason: "OTHER" })).toBeUndefined();
  });

  it("becomes the lines of the request, without the variant of a replacement for a return", () => {
    const draft = {
      ...emptyDraft(pieces),
      isChosen: true,
      replacement: largeRed,
      reason: "TOO_SMALL" as const,
    };
    const line = {
      lineId: "line",
      quantity: 1,
      reason: "TOO_SMALL",
      comment: null,
      fromSize: "M",
      fromColor: "Red",
    };
    expect(requestedLines([pieces], () => draft)).toEqual([
      { ...line, kind: "EXCHANGE", size: "L", color: "Red" },
    ]);
    expect(requestedLines([pieces], () => ({ ...draft, kind: "RETURN", comment: " Tight. " }))).toEqual([
      { ...line, kind: "RETURN", comment: "Tight." },
    ]);
    expect(requestedLines([pieces], () => ({ ...draft, isChosen: false }))).toEqual([]);
  });
});
