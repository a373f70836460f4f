import { describe, expect, it } from "vitest";
import { shopRules } from "../shop/shop.rules.ts";
import type { StoredProduct } from "./product-columns.store.ts";
import { shownProduct } from "./product-row.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const day = 86_400_000;

type Stored = Pick<
  StoredProduct,
  "price" | "createdAt" | "reviewCount" | "ratingSum" | "coverPictures" | "mediaKeys"
>;

const stored = (changes: Partial<Stored> = {}): Stored => ({
  price: 99_900,
  createdAt: now.toISOString(),
  reviewCount: 0,
  ratingSum: 0,
  ...changes,
});

describe("a product as the shop shows it", () => {
  it("has an original price of 1.2 times its price, and the fixed label", () => {
    expect(shownProduct(stored(), { rules: shopRules, mediaUrl: "", now })).toMatchObject({
      originalPrice: 119_880,
      discountLabel: "17% OFF",
    });
  });

  it.each([
    [0, true],
    [10 * day, true],
    [10 * day + 1, false],
  ])("that is %i ms old is new: %s", (age, isNew) => {
    const createdAt = new Date(now.getTime() - age).toISOString();
    expect(shownProduct(stored({ createdAt }), { rules: shopRules, mediaUrl: "", now }).isNew).toBe(isNew);
  });

  it("has the URL of its first picture, or an empty one", () => {
    const picture = {
      id: "p",
      mediaKey: "abc",
      view: "front",
      color: null,
      alt: "",
      width: 1080,
      height: 1440,
    };
    const product = shownProduct(stored({ coverPictures: [picture] }), {
      rules: shopRules,
      mediaUrl: "",
      now,
    });
    expect(product.imageUrl).toBe("/media/abc/720.webp");
    expect(product.coverPictures).toMatchObject([
      { baseUrl: "/media/abc", widths: [160, 320, 480, 720, 828, 1080] },
    ]);
    const ofKeys = (mediaKeys: string[]) =>
      shownProduct(stored({ mediaKeys }), { rules: shopRules, mediaUrl: "", now }).imageUrl;
    expect(ofKeys(["abc", "def"])).toBe("/media/abc/720.webp");
    expect(ofKeys([])).toBe("");
  });

  it.each([
    [0, 0, null],
    [1, 4, 4],
    [3, 14, 4.67],
    [8, 33, 4.13],
  ])("with %i reviews and %i stars has the mean %s, with two decimals", (reviewCount, ratingSum, mean) => {
    const product = shownProduct(stored({ reviewCount, ratingSum }), { rules: shopRules, mediaUrl: "", now });
    expect(product.averageRating).toBe(mean);
  });
});
