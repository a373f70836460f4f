import { expect, it } from "vitest";
import { betterText, discountRows, shippingPromotion } from "./promotion-amounts.ts";

const diwali = { title: "Diwali week", code: null, discount: 300, shipping: 0 };
const shipping = { title: "Free shipping week", code: "SHIP", discount: 0, shipping: 99 };

it("each promotion has a row with its name and its amount", () => {
  const third = { ...diwali, title: "Buy 2, get 1", discount: 49.5 };
  expect(discountRows({ discount: 349.5, promotions: [diwali, shipping, third] })).toEqual([
    { name: "Diwali week", value: "−₹300" },
    { name: "Buy 2, get 1", value: "−₹49.50" },
  ]);
});

it("a discount without a named promotion stays a discount", () => {
  expect(discountRows({ discount: 120, promotions: [] })).toEqual([{ name: "Discount", value: "−₹120" }]);
  expect(discountRows({ discount: 0, promotions: [] })).toEqual([]);
});

it("free shipping says by which promotion", () => {
  expect(shippingPromotion([diwali, shipping])).toBe("Free shipping week");
  expect(shippingPromotion([diwali])).toBeNull();
});

it("an entered code that is not used says what saves more", () => {
  const free = { ...shipping, code: null };
  expect(betterText([diwali])).toBe("“Diwali week” saves you more than this code, so we used it.");
  expect(betterText([diwali, free])).toBe("Our other offers save you more than this code, so we used them.");
  expect(betterText([diwali, shipping])).toBeNull();
});
