import { expect, it } from "vitest";
import { linesOfProduct, quantityInCart, type VariantInCart } from "./in-cart.ts";

const line = (
  productId: string,
  size: string | null,
  color: string | null,
  quantity: number,
): VariantInCart => ({
  id: `${productId} ${size} ${color}`,
  quantity,
  size,
  color,
  product: { id: productId },
});

const cart = [line("kurta", "S", "Wine", 2), line("kurta", "M", "Wine", 1), line("belt", null, null, 3)];

it("finds every variant of a product that is in the cart", () => {
  expect(linesOfProduct(cart, "kurta").map((each) => each.size)).toEqual(["S", "M"]);
  expect(linesOfProduct(cart, "scarf")).toEqual([]);
});

it("counts only the pieces of exactly this variant", () => {
  expect(quantityInCart(cart, "kurta", { size: "S", color: "Wine" })).toBe(2);
  expect(quantityInCart(cart, "kurta", { size: "L", color: "Wine" })).toBe(0);
  expect(quantityInCart(cart, "belt", { size: null, color: null })).toBe(3);
});
