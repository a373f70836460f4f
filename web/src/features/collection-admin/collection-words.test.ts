import { expect, it } from "vitest";
import { kindWords, productsText, ruleWords } from "./collection-words.ts";

const everything = {
  categories: [],
  kinds: [],
  colors: [],
  fabrics: [],
  sizes: [],
  minPrice: null,
  maxPrice: null,
  isNew: false,
  isOnSale: false,
  isInStock: false,
};

it("says what a rule selects", () => {
  expect(ruleWords(everything)).toBe("Every product");
  expect(
    ruleWords({
      ...everything,
      categories: ["PARTY"],
      fabrics: ["SILK", "SATIN"],
      maxPrice: 5000,
      isNew: true,
      isOnSale: true,
    }),
  ).toBe("Partywear, Silk or Satin, up to ₹5,000, new, on sale");
  expect(ruleWords({ ...everything, sizes: ["S", "M"], minPrice: 500, maxPrice: 999 })).toBe(
    "size S or M, ₹500 to ₹999",
  );
});

it("says where the products come from", () => {
  expect(kindWords({ kind: "PICKED", rule: everything })).toBe("Picked by hand");
  expect(kindWords({ kind: "RULE", rule: { ...everything, isInStock: true } })).toBe("By rule: in stock");
});

it("says how many products there are", () => {
  expect([1, 0, 1240, 10_000].map(productsText)).toEqual([
    "1 product",
    "0 products",
    "1,240 products",
    "10,000 or more products",
  ]);
});
