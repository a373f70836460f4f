import { expect, it } from "vitest";
import type { Facets_FacetsFragment } from "../../graphql/generated.ts";
import { readShopQuery } from "./shop-query.ts";
import { countText, facetOptions, toggled } from "./facet-options.ts";

const facets: Facets_FacetsFragment = {
  categories: [],
  kinds: [
    { kind: "JHUMKA", count: 3 },
    { kind: "KURTA", count: 12 },
  ],
  sizes: [
    { size: "XL", count: 9 },
    { size: "S", count: 4 },
  ],
  colors: [{ color: "BLUE", count: 2 }],
  fabrics: [],
  origins: ["IN", "VN"],
};

const query = (text: string) => readShopQuery(new URLSearchParams(text));
const shown = (name: Parameters<typeof facetOptions>[0], text: string) =>
  facetOptions(name, query(text), facets)?.map(
    ({ label, count, isChosen }) => `${label} ${count}${isChosen ? " chosen" : ""}`,
  );

it("lists the values with products or a choice in their display order", () => {
  expect(shown("kinds", "kind=belt")).toEqual(["Kurtas 12", "Jhumkas & earrings 3", "Belts 0 chosen"]);
  expect(shown("sizes", "size=m&size=xl")).toEqual(["S 4", "M 0 chosen", "XL 9 chosen"]);
  expect(shown("fabrics", "")).toEqual([]);
  expect(shown("origins", "origin=lk&origin=vn&origin=none")).toEqual([
    "India undefined",
    "Sri Lanka 0 chosen",
    "Vietnam undefined chosen",
  ]);
});

it("has no values while the counts load", () => {
  expect(facetOptions("colors", query(""), undefined)).toBeUndefined();
});

it("adds a value to the choice", () => {
  expect(toggled(query("color=red"), "colors", "BLUE")).toEqual({ colors: ["RED", "BLUE"] });
});

it("takes a value out of the choice", () => {
  expect(toggled(query("color=red&color=blue"), "colors", "RED")).toEqual({ colors: ["BLUE"] });
});

it("shows counts up to 1,000", () => {
  expect([0, 999, 1000, 1001, 48_000].map(countText)).toEqual(["0", "999", "1,000", "1,000+", "1,000+"]);
});
