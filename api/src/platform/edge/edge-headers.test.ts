import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { personalCaching, publicHeaders } from "./edge-headers.ts";

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
