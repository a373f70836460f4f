import type { NormalizedCacheObject } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { createCache } from "../graphql/cache.ts";
import { LatestArrivalsDocument, ProductPageDocument } from "../graphql/generated.ts";
import { asksOf, write } from "./entry-server.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const names = (path: string) => asksOf(at(path)).map(({ operationName }) => operationName);

describe("what a first page asks", () => {
  it.each([
    ["/", ["FeaturedCollections", "LatestArrivals"]],
    ["/shop", ["ShopPage"]],
    ["/shop/", ["ShopPage"]],
    ["/search?term=silk", ["SearchPage"]],
    ["/product/1", ["ProductPage", "SimilarProducts"]],
    ["/search?term=%20", []],
    ["/about", []],
    ["/user/dashboard/wishlist", []],
    ["/product/1/2", []],
  ])("at %s", (path, expected) => {
    expect(names(path)).toEqual(expected);
  });

  it("is what the page's URL says", () => {
    const [ask] = asksOf(at("/shop?filter=party&max=2500&sort=name&pages=2"));
    expect(ask?.variables).toEqual({
      first: 48,
      filter: { categories: ["PARTY"], maxPrice: 2500 },
      sort: "NAME_A_TO_Z",
    });
    expect(asksOf(at("/search?term=%20moon%20silk%20"))[0]?.variables).toEqual({
      first: 24,
      text: "moon silk",
    });
    expect(asksOf(at("/product/a%20b"))[0]?.variables).toEqual({ id: "a b" });
  });

  it("comes in the words in which the client sends it, with the names of types", () => {
    expect(asksOf(at("/shop"))[0]?.query).toContain("__typename");
  });
});

describe("what the answers put into the page", () => {
  const nothing = { products: { __typename: "ProductConnection" as const, edges: [] } };

  it("is found again by the client's own cache", () => {
    const { memory, isFound } = write(at("/"), [{ code: "INTERNAL" }, { data: nothing }]);
    const cache = createCache().restore(JSON.parse(memory) as NormalizedCacheObject);
    expect(cache.readQuery({ query: LatestArrivalsDocument })).toEqual(nothing);
    expect(isFound).toBe(true);
  });

  it("is nothing for a product that is not in the shop, and its page is not found", () => {
    const { memory, isFound, tags } = write(at("/product/1"), [
      { code: "PRODUCT_NOT_FOUND" },
      { code: "PRODUCT_NOT_FOUND" },
    ]);
    expect(
      createCache()
        .restore(JSON.parse(memory) as NormalizedCacheObject)
        .readQuery({ query: ProductPageDocument, variables: { id: "1" } }),
    ).toBeNull();
    expect([isFound, tags]).toEqual([false, []]);
  });
});
