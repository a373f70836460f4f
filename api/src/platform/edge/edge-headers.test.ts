import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { limitPublicCaching, personalCaching, publicHeaders } from "./edge-headers.ts";

const visitor = { headers: {} } as FastifyRequest;
const shopper = { headers: { authorization: "Bearer x" } } as FastifyRequest;

it("names the tags only for a shop with an edge cache", () => {
  expect(publicHeaders(visitor, "surrogate-key", ["pages", "product-1"])).toMatchObject({
    "surrogate-key": "pages product-1",
  });
  expect(publicHeaders(visitor, "cache-tag", ["pages", "product-1"])).toMatchObject({
    "cache-tag": "pages,product-1",
  });
  expect(Object.keys(publicHeaders(visitor, undefined, ["pages"]))).toEqual(["cache-control"]);
  expect(publicHeaders(shopper, "surrogate-key", ["pages"])).toEqual(personalCaching);
});

const cachingAfter = (before: string, ms: number): string => {
  let caching = before;
  const reply = {
    getHeader: () => caching,
    header: (_name: string, value: string) => void (caching = value),
  };
  limitPublicCaching(reply as unknown as FastifyReply, ms);
  return caching;
};

it.each([
  [Infinity, 60, 60],
  [120_000, 60, 60],
  [119_999, 60, 59],
  [60_500, 60, 0],
  [7900, 7, 0],
  [0, 0, 0],
  [-5, 0, 0],
])("lets no cache serve a response that changes in %d ms after that", (ms, fresh, stale) => {
  const usual = publicHeaders(visitor, undefined, [])["cache-control"] ?? "";
  expect(cachingAfter(usual, ms)).toBe(
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  );
  expect(cachingAfter("private, no-store", ms)).toBe("private, no-store");
  const immutable = "public, max-age=31536000, immutable";
  expect(cachingAfter(immutable, ms)).toBe(immutable);
});

it.each([
  [10_000, 110_000],
  [110_000, 10_000],
])("keeps the shorter caching of a response that changes in %d and in %d ms", (first, second) => {
  const usual = publicHeaders(visitor, undefined, [])["cache-control"] ?? "";
  expect(cachingAfter(cachingAfter(usual, first), second)).toBe(cachingAfter(usual, 10_000));
});
