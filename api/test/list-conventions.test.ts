import {
  getNamedType,
  isInputType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
} from "graphql";
import { describe, expect, it } from "vitest";
import { shopSchema } from "../src/app/schema.ts";

const schema = shopSchema();
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type));
const fieldsOf = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
);
const argumentOf = ({ args }: GraphQLField<unknown, unknown>, name: string) =>
  args.find((argument) => argument.name === name);

describe("a connection", () => {
  const connections = objects.filter(({ name }) => name.endsWith("Connection"));
  const lists = fieldsOf.filter(({ field }) => getNamedType(field.type).name.endsWith("Connection"));

  it("has edges of its name, nodes, the position of the page and the length of the list", () => {
    expect(connections.length).toBeGreaterThan(20);
    const shown = connections.map((connection) => {
      const fields = connection.getFields();
      const edge = schema.getType(connection.name.replace(/Connection$/, "Edge"));
      const node = isObjectType(edge) ? edge.getFields()["node"] : undefined;
      return {
        name: connection.name,
        edges: String(fields["edges"]?.type),
        node: node && getNamedType(node.type).name,
        pageInfo: String(fields["pageInfo"]?.type),
        totalCount: String(fields["totalCount"]?.type),
      };
    });
    const wanted = connections.map((connection) => {
      const nodes = connection.getFields()["nodes"];
      return {
        name: connection.name,
        edges: `[${connection.name.replace(/Connection$/, "Edge")}!]!`,
        node: nodes ? getNamedType(nodes.type).name : "nodes are missing",
        pageInfo: "PageInfo!",
        totalCount: "Int!",
      };
    });
    expect(shown).toEqual(wanted);
  });

  it("is read page by page, with the same arguments and the same length of a page", () => {
    expect(lists.length).toBeGreaterThan(20);
    const different = lists.filter(
      ({ field }) =>
        argumentOf(field, "first")?.defaultValue !== 20 ||
        String(argumentOf(field, "after")?.type) !== "String",
    );
    expect(different.map(({ path }) => path)).toEqual([]);
  });
});

it("an instant has a name that ends in At", () => {
  const inputs = types.filter((type) => isInputType(type) && "getFields" in type);
  const named = [
    ...fieldsOf.map(({ path, field }) => ({ path, type: field.type })),
    ...fieldsOf.flatMap(({ path, field }) =>
      field.args.map(({ name, type }) => ({ path: `${path}.${name}`, type })),
    ),
    ...inputs.flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        path: `${type.name}.${field.name}`,
        type: field.type,
      })),
    ),
  ].filter(({ type }) => getNamedType(type).name === "DateTime");
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(({ path }) => path).filter((path) => !path.endsWith("At"))).toEqual([]);
});

it("a query takes no file", () => {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const withFile = queries.filter(({ args }) =>
    args.some(({ type }) => getNamedType(type).name === "Upload"),
  );
  expect(queries.length).toBeGreaterThan(50);
  expect(withFile.map(({ name }) => name)).toEqual([]);
});

describe("an operation", () => {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ path: `${type?.name}.${field.name}`, field })),
  );
  const ofLists = ["first", "after", "filter", "sort"];

  it("takes one value or one input, beside the page, filter and order of a list", () => {
    const several = operations.filter(
      ({ field }) => field.args.filter(({ name }) => !ofLists.includes(name)).length > 1,
    );
    expect(operations.length).toBeGreaterThan(200);
    expect(several.map(({ path }) => path)).toEqual([]);
  });

  it("returns an object that can get more fields, save for what docs/graphql.md names", () => {
    const bare = operations.filter(({ field }) => isLeafType(getNamedType(field.type)));
    expect(bare.map(({ path }) => path).toSorted()).toEqual([
      "Query.couriers",
      "Query.customerTags",
      "Query.emailExists",
      "Query.lastPaymentMethod",
      "Query.replacementsDueCount",
      "Query.statesWithoutDelivery",
    ]);
  });
});

it("no field is any JSON value: those that GraphQL cannot describe have a scalar of their own", () => {
  expect(types.map(({ name }) => name).filter((name) => /^(JSON|Any|Object)/.test(name))).toEqual([]);
});
