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

it("weighs `nodes` by the number of its ids, also of the same document with another list", () => {
  const withNodes = buildSchema(
    "interface Node { id: ID! } type Item implements Node { id: ID! } type Query { nodes(ids: [ID!]!): [Node]! }",
  );
  const weigh = weigher(withNodes);
  const byVariable = parse("query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Item { id } } }");
  expect(weigh(byVariable, null, { ids: ["a"] })).toBe(4);
  expect(weigh(byVariable, null, { ids: ["a", "b", "c"] })).toBe(10);
  expect(weigh(parse('{ nodes(ids: ["a", "b"]) { id } }'), null, {})).toBe(5);
  const withDefault = parse('query ($ids: [ID!]! = ["a", "b", "c"]) { nodes(ids: $ids) { id } }');
  // A text stands for a list of one.
  expect(weigh(withDefault, null, { ids: "a" })).toBe(3);
  expect(weigh(withDefault, null, {})).toBe(7);
});
