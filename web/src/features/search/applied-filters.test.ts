import { expect, it } from "vitest";
import { readShopQuery, writeShopQuery } from "./shop-query.ts";
import { appliedFilters } from "./applied-filters.tsx";

const labels = (url: string) =>
  appliedFilters(readShopQuery(new URLSearchParams(url))).map(({ label }) => label);

it("lists every filter that is set", () => {
  expect(labels("text=silk&filter=party&filter=everyday&min=500&max=4000")).toEqual([
    "“silk”",
    "Party",
    "Everyday Looks",
    "₹500 to ₹4,000",
  ]);
});

it("lists no filter by default", () => {
  expect(labels("sort=name&view=list&pages=2")).toEqual([]);
});

it("describes an open price range", () => {
  expect(labels("min=2000")).toEqual(["₹2,000 and above"]);
  expect(labels("max=1500")).toEqual(["Up to ₹1,500"]);
});

it("removes only the pressed filter", () => {
  const query = readShopQuery(new URLSearchParams("text=silk&filter=party&min=500"));
  const urls = appliedFilters(query).map(({ removal }) =>
    writeShopQuery({ ...query, ...removal(query) }).toString(),
  );
  expect(urls).toEqual(["filter=party&min=500", "text=silk&min=500", "filter=party&text=silk"]);
});

it("has a chip for each chosen facet, which removes only this value", () => {
  const query = readShopQuery(new URLSearchParams("kind=kurta&size=m&size=one%20size&color=red&fabric=silk"));
  const chips = appliedFilters(query);
  expect(chips.map(({ label }) => label)).toEqual(["Kurtas", "Size M", "One size", "Red", "Silk"]);
  expect(chips.map(({ removal }) => writeShopQuery({ ...query, ...removal(query) }).toString())[1]).toBe(
    "kind=kurta&size=ONE+SIZE&color=red&fabric=silk",
  );
});
