import { expect, it } from "vitest";
import { paths } from "./paths.ts";

it("encodes the whole search term in the URL", () => {
  expect(paths.search("bags & belts")).toBe("/search?term=bags+%26+belts");
  expect(paths.search("")).toBe("/search");
});

it("adds a collection's filter to the shop's URL", () => {
  expect(paths.shop("party")).toBe("/shop?filter=party");
});

it("has the shop's URL without a filter", () => {
  expect(paths.shop()).toBe("/shop");
});

it("encodes a product's id so that it stays one path segment", () => {
  expect(paths.product({ id: "../admin?x" })).toBe("/product/..%2Fadmin%3Fx");
});

it("opens a product with and without its slug", () => {
  expect(paths.product({ id: "1", slug: "silk-saree" }, "Wine")).toBe("/product/1/silk-saree?color=Wine");
  expect(paths.product({ id: "1", slug: "" })).toBe("/product/1");
});

it("holds the selected status of the admin's lists", () => {
  expect(paths.adminReturns()).toBe("/admin/returns");
  expect(paths.adminDelivery("packed")).toBe("/admin/delivery?stage=packed");
});
