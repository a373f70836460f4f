import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { checkQueryLength, maxQueryLength, weigher } from "./limits.ts";

const schema = buildSchema("enum Size { S M } type Query { count(sizes: [Size!]): Int }");
const document = parse("query ($sizes: [Size!]) { count(sizes: $sizes) }");

it("stops at the first wrong values of a list", () => {
  let readCount = 0;
  const sizes = {
    *[Symbol.iterator]() {
      for (; readCount < 1000; readCount += 1) yield "XL";
    },
  };
  expect(weigher(schema)(document, null, { sizes })).toBe(0);
  expect(readCount).toBeLessThan(5);
});

it("refuses a query that is too long to be parsed, comments included", () => {
  const query = `{ count } # ${"x".repeat(maxQueryLength)}`;
  expect(() => checkQueryLength(query)).toThrow(
    expect.objectContaining({ code: "BAD_INPUT", details: expect.objectContaining({ field: "query" }) }),
  );
  expect(() => checkQueryLength(query.slice(0, maxQueryLength))).not.toThrow();
});
