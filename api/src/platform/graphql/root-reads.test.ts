import { buildSchema, parse } from "graphql";
import { expect, it } from "vitest";
import { rootReads } from "./root-reads.ts";

const schema = buildSchema(`
  type Product { id: ID similar(first: Int): [Product] }
  type Query { product(id: ID): Product products(first: Int, text: String): [Product] }
  type Mutation { addToCart(id: ID): ID }
`);

const costOf = (text: string, name?: string): number => rootReads(schema)(parse(text), name);

const one = costOf("{ products { id } }");

it("counts each list that an operation reads at its root, by its name in the response", () => {
  expect(one).toBeGreaterThan(0);
  expect(costOf('{ a: products(text: "a") { id } b: products(text: "b") { id } }')).toBe(2 * one);
  expect(costOf("{ products { id } products { similar { id } } }")).toBe(one);
  expect(costOf("{ product { similar { id } } }")).toBe(0);
});

it("finds the lists of fragments", () => {
  const fragments = "fragment F on Query { a: products { id } ... { b: products { id } } }";
  expect(costOf(`{ ...F ... on Query { ...F c: products { id } } } ${fragments}`)).toBe(3 * one);
});

it("counts mutations", () => {
  expect(costOf("mutation { a: addToCart b: addToCart }")).toBe(2 * costOf("mutation { addToCart }"));
});

it("counts the chosen operation alone", () => {
  expect(costOf("query A { products { id } } query B { product { id } }", "B")).toBe(0);
  expect(costOf("query A { products { id } }", "C")).toBe(0);
});
