import { describe, expect, it } from "vitest";
import { coverageWords, datesWords, methodWords, offerWords, previewWords } from "./promotion-words.ts";

const everything = { categories: [], kinds: [], products: [], collections: [] };
const offer = {
  ...everything,
  kind: "PERCENT",
  percent: 20,
  amount: null,
  buyQuantity: null,
  freeQuantity: null,
  minSubtotal: 0,
  minPieces: 0,
  isFirstOrder: false,
} as const;

describe("a promotion in words", () => {
  it("says its whole offer", () => {
    expect(offerWords(offer)).toBe("20% off everything");
    expect(offerWords({ ...offer, kinds: ["KURTA", "DRESS"], minSubtotal: 1500 })).toBe(
      "20% off kurtas and dresses, from ₹1,500",
    );
    expect(offerWords({ ...offer, kind: "AMOUNT", percent: null, amount: 300, isFirstOrder: true })).toBe(
      "₹300 off the order, first order only",
    );
    expect(offerWords({ ...offer, kind: "FREE_SHIPPING", percent: null, minPieces: 3 })).toBe(
      "Free shipping, from 3 pieces",
    );
  });

  it("says how many pieces are free, or their percentage", () => {
    const sets = { ...offer, kind: "BUY_X_GET_Y", buyQuantity: 2, freeQuantity: 1 } as const;
    expect(offerWords({ ...sets, percent: 100 })).toBe("Buy 2, get 1 free");
    expect(offerWords({ ...sets, percent: 50, categories: ["PARTY"] })).toBe(
      "Buy 2, get 1 at 50% off: partywear",
    );
  });

  it("names three things that it covers", () => {
    const products = [
      { id: "1", title: "One" },
      { id: "2", title: "Two" },
    ];
    expect(coverageWords(everything)).toBeNull();
    expect(coverageWords({ ...everything, categories: ["PARTY"], kinds: ["BAG"], products })).toBe(
      "partywear, bags and 2 products",
    );
  });

  it("counts the fourth thing that it covers", () => {
    const products = [
      { id: "1", title: "One" },
      { id: "2", title: "Two" },
    ];
    expect(coverageWords({ ...everything, categories: ["PARTY"], kinds: ["BAG", "BELT"], products })).toBe(
      "partywear, bags and 2 more",
    );
    expect(coverageWords({ ...everything, collections: [{ id: "1", title: "Diwali edit" }] })).toBe(
      "“Diwali edit”",
    );
  });

  it("names its code, or how many single-use codes it has", () => {
    const codes = { method: "CODE", code: null, codeCount: 0, isWelcome: false } as const;
    expect(methodWords({ ...codes, method: "AUTOMATIC" })).toBe("Automatic");
    expect(methodWords({ ...codes, code: "DIWALI20" })).toBe("Code DIWALI20");
    expect(methodWords({ ...codes, codeCount: 10_000 })).toBe("10,000 single-use codes");
    expect(methodWords(codes)).toBe("No code yet");
  });

  it("has its dates in Indian time", () => {
    const startsAt = "2026-10-31T18:30:00.000Z";
    expect(datesWords({ startsAt, endsAt: null })).toMatch(/^From 1 Nov 2026, 12:00\sam$/);
    expect(datesWords({ startsAt, endsAt: "2026-11-05T18:29:00.000Z" })).toMatch(
      /^1 Nov 2026, 12:00\sam to 5 Nov 2026, 11:59\spm$/,
    );
  });

  it("has a preview in orders and rupees", () => {
    expect(previewWords({ orders: 214, ordersSeen: 530, discount: 38_200 })).toBe(
      "In the last 30 days: 214 of 530 orders, ₹38,200 off",
    );
    expect(previewWords({ orders: 214, ordersSeen: 530, discount: null })).toBe(
      "In the last 30 days: 214 of 530 orders",
    );
    expect(previewWords({ orders: 0, ordersSeen: 0, discount: 0 })).toBe(
      "There were no orders in the last 30 days.",
    );
  });
});
