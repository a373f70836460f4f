import { expect, it } from "vitest";
import { readShopQuery, writeShopQuery } from "../catalogue/shop-query.ts";
import { appliedFilters } from "./applied-filters.tsx";

const labels = (url: string) =>
  appliedFilters(readShopQuery(new URLSearchParams(url))).map(({ label }) => label);

it("names every filter that is set, and nothing when none is", () => {
  expect(labels("text=silk&filter=party&filter=everyday&min=500&max=4000")).toEqual([
    "“silk”",
    "Party",
    "Everyday Looks",
    "₹500 to ₹4,000",
  ]);
  expect(labels("sort=name&view=list&pages=2")).toEqual([]);
});

it("says an open end of the price as one", () => {
  expect(labels("min=2000")).toEqual(["₹2,000 and above"]);
  expect(labels("max=1500")).toEqual(["Up to ₹1,500"]);
});

it("takes away just the one that is pressed", () => {
  const query = readShopQuery(new URLSearchParams("text=silk&filter=party&min=500"));
  const urls = appliedFilters(query).map(({ without }) =>
    writeShopQuery({ ...query, ...without }).toString(),
  );
  expect(urls).toEqual(["filter=party&min=500", "text=silk&min=500", "filter=party&text=silk"]);
});
