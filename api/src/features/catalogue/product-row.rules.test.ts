import { describe, expect, it } from "vitest";
import { shopRules } from "../shop/shop.rules.ts";
import type { StoredProduct } from "./product-columns.store.ts";
import { shownProduct, shownSaving } from "./product-row.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");
const day = 86_400_000;

type Stored = Pick<
  StoredProduct,
  | "title"
  | "slug"
  | "price"
  | "mrp"
  | "createdAt"
  | "reviewCount"
  | "ratingSum"
  | "coverPictures"
  | "mediaKeys"
>;

const stored = (changes: Partial<Stored> = {}): Stored => ({
  title: "Chikankari Kurta",
  slug: null,
  price: 99_900,
  mrp: null,
  createdAt: now.toISOString(),
  reviewCount: 0,
  ratingSum: 0,
  ...changes,
});

describe("a product as the shop shows it", () => {
  const shown = shownProduct(stored(), { rules: shopRules, mediaUrl: "", now });

  it("has an original price of 1.2 times its price", () => {
    expect(shown.originalPrice).toBe(119_880);
  });

  it("has the fixed discount label", () => {
    expect(shown.discountLabel).toBe("17% OFF");
  });

  it("without an MRP has no other original price if the setting is for those with an MRP", () => {
    const rules = { ...shopRules, hasOriginalPriceWithoutMrp: false };
    expect(shownSaving({ price: 99_900, mrp: null }, rules)).toEqual({
      originalPrice: 99_900,
      discountLabel: "",
    });
    expect(shownSaving({ price: 149_900, mrp: 199_900 }, rules).discountLabel).toBe("25% OFF");
  });

  it.each([
    [199_900, 149_900, "25% OFF"],
    [299_900, 150_000, "49% OFF"],
    [100_000, 99_001, ""],
    [100_000, 100_000, ""],
    [100_000_000, 1, "99% OFF"],
  ])(
    "with an MRP of %i paise and a price of %i has the MRP and its true percentage: %s",
    (mrp, price, discountLabel) => {
      expect(shownSaving({ price, mrp }, shopRules)).toEqual({ originalPrice: mrp, discountLabel });
    },
  );

  it.each([
    [0, true],
    [10 * day, true],
    [10 * day + 1, false],
  ])("that is %i ms old is new: %s", (age, isNew) => {
    const createdAt = new Date(now.getTime() - age).toISOString();
    expect(shownProduct(stored({ createdAt }), { rules: shopRules, mediaUrl: "", now }).isNew).toBe(isNew);
  });

  it("has its own slug, or the one of its title", () => {
    const shopping = { rules: shopRules, mediaUrl: "", now };
    expect(shownProduct(stored({ slug: "kurta" }), shopping).slug).toBe("kurta");
    expect(shownProduct(stored(), shopping).slug).toBe("chikankari-kurta");
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
      focus: null,
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
