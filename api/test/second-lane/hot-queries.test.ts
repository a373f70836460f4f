import { describe, expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
const { gql, rest } = testShop;
await testShop.aProduct();

/** Requests for a query before its compiled function answers it. */
const timesUntilHot = 5;

const nested = (levels: number): string => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const postText = (payload: string) =>
  rest("POST", "/graphql", payload, undefined, { "content-type": "application/json" });

const similar = (levels: number): string =>
  levels === 0 ? "id" : `id similar(first: 12) { ${similar(levels - 1)} }`;

describe("the weight of a query", () => {
  const heavy = `products(first: 100) { nodes { ${similar(4)} } }`;

  it.each([
    ["@include(if: $x)", false],
    ["@skip(if: $x)", true],
  ])("does not depend on %s", async (directive, lighter) => {
    const query = `query Q($x: Boolean!) { __typename ...Heavy ${directive} }
      fragment Heavy on Query { ${heavy} }`;
    for (let time = 0; time < timesUntilHot; time += 1)
      expect((await gql(query, { x: lighter })).code).toBe("TOO_COMPLEX");
    expect((await gql(query, { x: !lighter })).code).toBe("TOO_COMPLEX");
  });

  it("is the one of a small part although a directive names a variable", async () => {
    const query = "query Q($x: Boolean!) { products(first: 1) { nodes { id title @include(if: $x) } } }";
    expect((await gql(query, { x: false })).data).toEqual({
      products: { nodes: [{ id: expect.anything() }] },
    });
  });

  it.each([
    ["another number of entries", { n: 100 }],
    ["the default", {}],
  ])("is counted anew for %s", async (_, variables) => {
    const query = `query Q($n: Int! = 100) { products(first: $n) { nodes { ${similar(3)} } } }`;
    for (let time = 0; time < timesUntilHot; time += 1)
      expect((await gql(query, { n: 1 })).code).toBeUndefined();
    expect((await gql(query, variables)).code).toBe("TOO_COMPLEX");
  });
});

describe("variables nested too deep", () => {
  it.each([11, 1000, 4000])("are refused before their query is hot and after, %i deep", async (levels) => {
    const query = `query Deep${levels}($f: ProductFilter) { products(filter: $f) { totalCount } }`;
    const send = () => postText(`{"query":${JSON.stringify(query)},"variables":{"f":${nested(levels)}}}`);
    expect(await send()).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: "BAD_INPUT", field: "variables" } }] },
    });
    for (let time = 0; time < timesUntilHot; time += 1) expect((await gql(query)).status).toBe(200);
    expect((await send()).status).toBe(400);
  });
});

describe("names that JavaScript objects have of themselves", () => {
  it.each(["__proto__", "constructor", "toString", "prototype", "__defineGetter__"])(
    "are refused as alias, fragment, variable and operation, however often they come: %s",
    async (name) => {
      const documents = [
        `{ ${name}: products { totalCount } }`,
        `{ ...${name} } fragment ${name} on Query { products { totalCount } }`,
        `query($${name}: Int! = 1) { products(first: $${name}) { totalCount } }`,
        `query ${name} { products { totalCount } }`,
      ];
      for (const query of documents)
        for (let time = 0; time < timesUntilHot; time += 1) {
          const answer = await gql(query);
          expect([answer.status, answer.message]).toEqual([400, `The name "${name}" is reserved.`]);
        }
    },
  );

  it("are allowed as names of introspection", async () => {
    expect((await gql("{ __typename again: __typename }")).data).toEqual({
      __typename: "Query",
      again: "Query",
    });
  });
});

describe("a field that is left out at one place and asked for at another", () => {
  it.each([
    "{ products { ... on ProductConnection @skip(if: true) { a: totalCount } b: totalCount } }",
    "query($x: Boolean! = true) { products { nodes { title @skip(if: $x) id title } } }",
    `query($x: Boolean! = true) { products { ...F @skip(if: $x) facets { categories { b: count } } } }
      fragment F on ProductConnection { facets { categories { a: count } } }`,
  ])("is answered the same, however often it comes: %s", async (query) => {
    const first = await gql(query);
    expect(first.errors).toEqual([]);
    for (let time = 0; time < timesUntilHot; time += 1) expect((await gql(query)).text).toBe(first.text);
    expect(first.text).not.toContain('"a"');
  });
});

describe("an answer of GraphQL", () => {
  const query = "query Stored { products { totalCount } }";

  it("is never stored, whichever way it takes", async () => {
    const hot = Array.from({ length: timesUntilHot }, () => rest("POST", "/graphql", { query }));
    const others = [
      rest("POST", "/graphql", { query: "{ me { id } }" }),
      rest("POST", "/graphql", { query: "{ passwords }" }),
      rest("POST", "/graphql", { query: "{ cart { id } }" }),
      rest("POST", "/graphql", { query: "mutation { logout { hasEndedSession } }" }),
      rest("POST", "/graphql", {}),
      rest("POST", "/graphql", "{", undefined, { "content-type": "application/json" }),
      rest("POST", "/graphql", "x", undefined, { "content-type": "text/plain" }),
      rest("POST", "/graphql", { query: "x".repeat(1_100_000) }),
      rest("GET", "/graphql?query=%7B__typename%7D", undefined, undefined, {
        "apollo-require-preflight": "1",
      }),
      rest("GET", "/graphql"),
      rest("PUT", "/graphql", { query }),
    ];
    const answers = await Promise.all([...hot, ...others]);
    expect(answers.map(({ headers }) => headers["cache-control"])).toEqual(answers.map(() => "no-store"));
  });
});
