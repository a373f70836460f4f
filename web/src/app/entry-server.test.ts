import type { NormalizedCacheObject } from "@apollo/client";
import { describe, expect, it } from "vitest";
import { createCache } from "../graphql/cache.ts";
import { LatestArrivalsDocument, ProductPageDocument } from "../graphql/generated.ts";
import { queriesFor, dehydrate } from "./entry-server.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const names = (path: string) => queriesFor(at(path))?.map(({ operationName }) => operationName);

describe("the preloaded queries", () => {
  it.each([
    ["/", ["FeaturedCollections", "LatestArrivals"]],
    ["/shop", ["ShopPage"]],
    ["/shop/", ["ShopPage"]],
    ["/search?term=silk", ["SearchPage"]],
    ["/product/1", ["ProductPage", "SimilarProducts"]],
    ["/search?term=%20", []],
    ["/about", []],
    ["/user/dashboard/wishlist", undefined],
    ["/product/1/2", undefined],
  ])("of %s", (path, expected) => {
    expect(names(path)).toEqual(expected);
  });

  it("follow the page's URL", () => {
    const [preloadQuery] = queriesFor(at("/shop?filter=party&max=2500&sort=name&pages=2")) ?? [];
    expect(preloadQuery?.variables).toEqual({
      first: 48,
      filter: { categories: ["PARTY"], maxPrice: 2500 },
      sort: "NAME_A_TO_Z",
    });
    expect(queriesFor(at("/search?term=%20moon%20silk%20"))?.[0]?.variables).toEqual({
      first: 24,
      text: "moon silk",
    });
    expect(queriesFor(at("/product/a%20b"))?.[0]?.variables).toEqual({ id: "a b" });
  });

  it("have the text that the client sends, with type names", () => {
    expect(queriesFor(at("/shop"))?.[0]?.query).toContain("__typename");
  });
});

describe("the dehydrated page", () => {
  const noProducts = { products: { __typename: "ProductConnection" as const, edges: [] } };

  it("is read by the client's own cache", () => {
    const { dehydratedState, isFound } = dehydrate(at("/"), [{ code: "INTERNAL" }, { data: noProducts }]);
    const cache = createCache().restore(JSON.parse(dehydratedState) as NormalizedCacheObject);
    expect(cache.readQuery({ query: LatestArrivalsDocument })).toEqual(noProducts);
    expect(isFound).toBe(true);
  });

  it("has no product, no tags and `isFound: false` for an unknown product", () => {
    const { dehydratedState, isFound, tags } = dehydrate(at("/product/1"), [
      { code: "PRODUCT_NOT_FOUND" },
      { code: "PRODUCT_NOT_FOUND" },
    ]);
    expect(
      createCache()
        .restore(JSON.parse(dehydratedState) as NormalizedCacheObject)
        .readQuery({ query: ProductPageDocument, variables: { id: "1" } }),
    ).toBeNull();
    expect([isFound, tags]).toEqual([false, []]);
  });
});
