import { expect, it } from "vitest";
import { paths } from "./paths.ts";

it("keeps what she typed whole in the address of a search", () => {
  expect(paths.search("bags & belts")).toBe("/search?term=bags+%26+belts");
  expect(paths.search("")).toBe("/search");
});

it("puts a collection's filter behind the shop's address, and nothing without one", () => {
  expect(paths.shop("party")).toBe("/shop?filter=party");
  expect(paths.shop()).toBe("/shop");
});

it("never lets a product's id leave its place in the address", () => {
  expect(paths.product("../admin?x")).toBe("/product/..%2Fadmin%3Fx");
});
