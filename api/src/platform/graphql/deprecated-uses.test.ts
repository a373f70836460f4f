import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { deprecatedUses } from "./deprecated-uses.ts";

const schema = buildSchema(`
  type Query {
    order(id: ID @deprecated(reason: "Use number."), number: String, filter: Filter, sort: Sort): Order
  }
  type Order { total: Int @deprecated(reason: "Use finalAmount.") finalAmount: Int }
  input Filter { from: Int @deprecated(reason: "Use since.") since: Int }
  enum Sort { NEW OLD @deprecated(reason: "Use NEW.") }
`);

describe("the deprecated parts of a schema that a document uses", () => {
  const usesOf = deprecatedUses(schema);

  it("are its fields, also in fragments and under aliases, each once", () => {
    const document = parse(
      "{ a: order { sum: total ...F } b: order { total } } fragment F on Order { total }",
    );
    expect(usesOf(document)).toEqual([{ name: "Order.total", reason: "Use finalAmount." }]);
  });

  it("are its arguments, the fields of its inputs and its values", () => {
    const document = parse('{ order(id: "1", filter: { from: 1 }, sort: OLD) { finalAmount } }');
    expect(usesOf(document).map(({ name }) => name)).toEqual(["Query.order.id", "Filter.from", "Sort.OLD"]);
  });

  it("are none in a document without them", () => {
    expect(usesOf(parse("{ order(filter: { since: 1 }, sort: NEW) { finalAmount } }"))).toEqual([]);
  });

  it("are found once for a document", () => {
    const document = parse("{ order { total } }");
    expect(usesOf(document)).toBe(usesOf(document));
  });
});
