import { expect, it } from "vitest";
import { cachedDehydrate } from "./rendered-pages.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const stock = (pieces: number) => [{ data: { product: { stock: pieces } } }];

it("reuses a page for equal results and renders it again for other ones", () => {
  let times = 0;
  const dehydrate = cachedDehydrate({
    trustedDocuments: {},
    queriesFor: () => [],
    dehydrate: () => ({ isFound: true, tags: [], dehydratedState: `{"times":${++times}}` }),
  });
  const first = dehydrate(at("/product/1"), stock(3));
  expect(dehydrate(at("/product/1"), stock(3))).toBe(first);
  expect(dehydrate(at("/product/1"), stock(2)).dehydratedState).toBe('{"times":2}');
  expect(dehydrate(at("/product/1?color=Wine"), stock(2)).dehydratedState).toBe('{"times":3}');
});
