import { expect, it } from "vitest";
import { collectionSlugOf } from "./linked-collection.ts";

it.each([
  ["/shop?collection=diwali", "diwali"],
  ["/shop/?collection=diwali&sort=newest", "diwali"],
  ["/shop?sort=newest&collection=diwali", "diwali"],
  ["/shop?collection=diwali#results", "diwali"],
  ["/shop?collection=", undefined],
  ["/shop?filter=party", undefined],
  ["/shop#?collection=diwali", undefined],
  ["/shop", undefined],
  ["/about?collection=diwali", undefined],
  ["https://example.com/shop?collection=diwali", undefined],
])("the link %s opens the collection %s", (link, slug) => {
  expect(collectionSlugOf(link)).toBe(slug);
});
