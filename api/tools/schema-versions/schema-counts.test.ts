import { expect, it } from "vitest";
import { countsTable } from "./schema-counts.ts";

const schema = `
directive @access(role: [String!]!) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION

enum ErrorCode { CART_LINE_NOT_FOUND, OUT_OF_STOCK }

interface Node { id: ID! }

type Order implements Node { id: ID! total: Int @deprecated(reason: "Since 2026-11-27: use sum.") }

type ClearCartPayload { id: ID! }

input LineInput @oneOf { id: ID sku: String }

type Query {
  order(id: ID!): Order @access(role: []) @errors(codes: [OUT_OF_STOCK])
  orders: [Order!]! @errors(codes: [])
}

type Mutation {
  addLine(line: LineInput!): Order!
  clearCart: ClearCartPayload!
  emailExists: Boolean!
}
`;

it("counts what a schema declares", () => {
  const rows = countsTable(schema)
    .split("\n")
    .slice(2)
    .map((row) => row.split("|").map((cell) => cell.trim()))
    .map(([, title = "", , now]) => [title.split(",")[0], now]);
  expect(rows).toEqual([
    ["root fields", "5"],
    ["of them that say who may call them", "1"],
    ["of them that name codes", "2 list theirs, 1 at least one (of 2 codes)"],
    ["queries that are not null", "1 of 2"],
    ["mutations that return the object that they changed", "1 of 3"],
    ["mutations that return a bare text", "1"],
    ["interfaces", "1"],
    ["unions", "0"],
    ["directives of the shop", "2"],
    ["inputs with `@oneOf`", "1"],
    ["deprecations", "1"],
  ]);
});
