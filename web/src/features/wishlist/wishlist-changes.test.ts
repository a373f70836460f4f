import { describe, expect, it } from "vitest";
import { createCache } from "../../graphql/cache.ts";
import { WishlistedDocument, WishlistPageDocument } from "../../graphql/generated.ts";
import { applyChange, changeCachedWishlist, type CachedWishlist } from "./wishlist-changes.ts";

const node = (id: string) => ({ __ref: `Product:${id}` });
const list = (...ids: string[]): CachedWishlist => ({
  totalCount: ids.length,
  productIds: ids,
  edges: ids.map((id) => ({ node: node(id) })),
});
const summaryOf = ({ totalCount, productIds, edges }: CachedWishlist) => [
  totalCount,
  productIds,
  edges?.map((edge) => edge.node.__ref.slice("Product:".length)),
];
const change = (before: CachedWishlist, productId: string, isInWishlist: boolean) =>
  summaryOf(applyChange(before, { productId, isInWishlist, node: node(productId) }));

describe("a change of the wishlist in the cache", () => {
  it("puts an added product first", () => {
    expect(change(list("a", "b"), "c", true)).toEqual([3, ["c", "a", "b"], ["c", "a", "b"]]);
  });

  it("removes a product", () => {
    expect(change(list("a", "b"), "a", false)).toEqual([1, ["b"], ["b"]]);
  });

  it("counts a repeated change once, after an optimistic update or the same response", () => {
    expect(change(list("a", "b"), "b", true)).toEqual([2, ["a", "b"], ["a", "b"]]);
    expect(change(list("a"), "b", false)).toEqual([1, ["a"], ["a"]]);
  });

  it("does not create fields that are not cached", () => {
    expect(applyChange({ totalCount: 3 }, { productId: "a", isInWishlist: true, node: node("a") })).toEqual({
      totalCount: 3,
    });
    const withoutList = { totalCount: 1, productIds: ["a"] };
    expect(applyChange(withoutList, { productId: "b", isInWishlist: true, node: node("b") })).toEqual({
      totalCount: 2,
      productIds: ["b", "a"],
    });
  });

  it("disappears when its optimistic update is removed", () => {
    const cache = createCache();
    const read = () => cache.readQuery({ query: WishlistedDocument }, true)?.wishlist;
    const data = {
      wishlist: { __typename: "WishlistConnection" as const, totalCount: 1, productIds: ["a"] },
    };
    cache.writeQuery({ query: WishlistedDocument, data });
    cache.recordOptimisticTransaction((draft) => changeCachedWishlist(draft, "b", true), "one");
    expect(read()).toMatchObject({ totalCount: 2, productIds: ["b", "a"] });
    cache.removeOptimistic("one");
    expect(read()).toMatchObject({ totalCount: 1, productIds: ["a"] });
  });

  it("keeps the cached list when only the hearts are refetched", () => {
    const cache = createCache();
    const page = {
      __typename: "WishlistConnection" as const,
      totalCount: 0,
      goneCount: 0,
      productIds: [],
      pageInfo: { __typename: "PageInfo" as const, hasNextPage: false, endCursor: null },
      edges: [],
    };
    cache.writeQuery({ query: WishlistPageDocument, variables: { first: 24 }, data: { wishlist: page } });
    const hearts = { __typename: "WishlistConnection" as const, totalCount: 0, productIds: [] };
    cache.writeQuery({ query: WishlistedDocument, data: { wishlist: hearts } });
    const cachedPage = cache.readQuery({ query: WishlistPageDocument, variables: { first: 24 } });
    expect(cachedPage?.wishlist.edges).toEqual([]);
  });
});
