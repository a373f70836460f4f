import { expect, it } from "vitest";
import { setShop } from "../shop.ts";
import { shopOfSpecification } from "../shop.fixture.ts";
import { pageTitle } from "./page-title.ts";

it.each([
  ["Saanjh", "Western lines, Indian hands", undefined, "Saanjh: Western lines, Indian hands"],
  ["Saanjh", "Western lines, Indian hands", "Your Cart", "Your Cart · Saanjh"],
  ["Kesar & Co", "", undefined, "Kesar & Co"],
  ["Kesar & Co", "", "Your Cart", "Your Cart · Kesar & Co"],
])("of %s (%s) for %s is %s", (name, tagline, title, expected) => {
  setShop({ ...shopOfSpecification, name, tagline });
  expect(pageTitle(title)).toBe(expected);
});
