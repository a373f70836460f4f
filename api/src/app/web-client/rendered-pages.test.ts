import { expect, it } from "vitest";
import { pageWriter } from "./rendered-pages.ts";

const at = (path: string) => new URL(path, "https://shop.example.com");
const stock = (pieces: number) => [{ data: { product: { stock: pieces } } }];

it("writes a page once for the same answers, and anew for the first other one", () => {
  let times = 0;
  const write = pageWriter({
    asksOf: () => [],
    write: () => ({ isFound: true, tags: [], memory: `{"times":${++times}}` }),
  });
  const first = write(at("/product/1"), stock(3));
  expect(write(at("/product/1"), stock(3))).toBe(first);
  expect(write(at("/product/1"), stock(2)).memory).toBe('{"times":2}');
  expect(write(at("/product/1?color=Wine"), stock(2)).memory).toBe('{"times":3}');
});
