import { beforeAll, afterAll, describe, expect, it } from "vitest";
import { restRows } from "../../src/app/features.ts";
import { problemsOf, longText, rowCounts } from "../support/invalid-values.ts";
import { openTestShop } from "../support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const testShop = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
const { gql, rest, sql } = testShop;

let rowsBefore: Record<string, number>;
const [shopper, admin] = await Promise.all([testShop.aShopper(), testShop.anAdmin()]);

beforeAll(async () => {
  await Promise.all([testShop.anOrder(), testShop.aProduct(), testShop.aShopper()]);
  rowsBefore = await rowCounts(sql);
});

afterAll(async () => {
  expect(await rowCounts(sql)).toEqual(rowsBefore);
});

/** Every endpoint that takes a body, with a token that is allowed to use it. */
const posts = [
  { method: "POST" as const, path: "/graphql", token: undefined },
  ...restRows
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, role }) => ({
      method,
      path: `/api${path.replace(":id", "01990000-0000-7000-8000-000000000000")}`,
      token: role && (role === "admin" ? admin : shopper).token,
    })),
];

describe.each(posts)("a body sent to $path", ({ method, path, token }) => {
  const send = (payload: string | undefined, type?: string) =>
    rest(method, path, payload, token, type === undefined ? {} : { "content-type": type });

  it.each([
    "{",
    '{"a":',
    "{'a': 1}",
    '{"a": NaN}',
    "\0",
    "\uFEFF{",
    '{"query": "{ me { id } }"',
    "undefined",
  ])("is refused when it is broken JSON: %j", async (text) => {
    const response = await send(text, "application/json");
    expect(problemsOf(response, text)).toEqual([]);
    expect(response.text).toContain("BAD_JSON");
  });

  it("is refused when it is missing", async () => {
    expect(problemsOf(await send(undefined), "nothing")).toEqual([]);
    expect(problemsOf(await send("", "application/json"), "empty")).toEqual([]);
    expect(problemsOf(await send("   ", "application/json"), "blank")).toEqual([]);
  });

  it.each([
    "text/plain",
    "text/html",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/octet-stream",
    "application/jsonp",
    "nonsense",
    "application/json, text/plain",
  ])("is refused as %s", async (type) => {
    for (const text of ["query=%7Bme%7Bid%7D%7D", '{"query":"{ me { id } }"}'])
      expect(problemsOf(await send(text, type), type)).toEqual([]);
  });

  it("is refused when it is 2 MB", async () => {
    const response = await send(
      JSON.stringify({ query: "{ me { id } }", email: "x".repeat(2_000_000) }),
      "application/json",
    );
    expect(problemsOf(response, "2 MB")).toEqual([]);
    expect(response.status).toBe(413);
  });

  it.each([
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {"isAdmin": true}}}',
    '{"items": {"__proto__": null}}',
  ])("is refused when it sets prototype properties: %s", async (text) => {
    expect(problemsOf(await send(text, "application/json"), text)).toEqual([]);
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
  });

  it("is refused when it is nested too deeply", async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    expect(problemsOf(await send(deep, "application/json"), "deep object")).toEqual([]);
    expect(
      problemsOf(await send(`${"[".repeat(50_000)}${"]".repeat(50_000)}`, "application/json"), "deep list"),
    ).toEqual([]);
  });
});

describe("a GraphQL request", () => {
  it("with an empty body that is declared as JSON is refused", async () => {
    const response = await rest("POST", "/graphql", "", undefined, { "content-type": "application/json" });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining("POST body missing") }] },
    });
  });

  it.each([
    ["no query", {}],
    ["an empty query", { query: "" }],
    ["a query that is a number", { query: 1 }],
    ["a query that is an object", { query: {} }],
    ["a query that is a list", { query: ["{ me { id } }"] }],
    ["a query that does not parse", { query: "{ me { id }" }],
    ["a query of an unknown field", { query: "{ passwords }" }],
    ["a subscription", { query: "subscription { me { id } }" }],
    ["variables that are a list", { query: "{ me { id } }", variables: [1] }],
    ["variables that are text", { query: "{ me { id } }", variables: "x" }],
    ["an unknown operation name", { query: "query A { me { id } }", operationName: "B" }],
    ["two operations and no name", { query: "query A { me { id } } query B { me { id } }" }],
    ["an operation name that is an object", { query: "{ me { id } }", operationName: {} }],
    ["a NUL in the query", { query: "{ me { id\0 } }" }],
    [
      "an unknown persisted query",
      { extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } },
    ],
    ["extensions that are text", { query: "{ me { id } }", extensions: "x" }],
    ["a number that overflows", { query: "{ products(first: 1e400) { totalCount } }" }],
    ["an integer beyond 32 bits", { query: "{ products(first: 99999999999) { totalCount } }" }],
    ["an undeclared variable", { query: "query { product(id: $id) { id } }" }],
    [
      "circular fragments",
      { query: "{ me { ...A } } fragment A on User { ...B } fragment B on User { ...A }" },
    ],
    ["a comment of a megabyte", { query: `{ me { id } } # ${longText.repeat(10)}` }],
    ["a very long name", { query: `{ ${longText} }` }],
  ])("with %s gets a clear error", async (label, payload) => {
    expect(problemsOf(await rest("POST", "/graphql", payload), label)).toEqual([]);
  });

  it("with a batch of operations is refused", async () => {
    const operation = { query: "{ me { id } }" };
    expect(problemsOf(await rest("POST", "/graphql", [operation, operation]), "two")).toEqual([]);
    expect(problemsOf(await rest("POST", "/graphql", [operation]), "one in a list")).toEqual([]);
    expect(problemsOf(await rest("POST", "/graphql", []), "none")).toEqual([]);
  });

  it("with 1000 aliases is refused before any password is checked", async () => {
    const logins = Array.from(
      { length: 1000 },
      (_, index) => `a${index}: login(input: { email: "a@b.c", password: "x" }) { token }`,
    );
    const throttleRows = () => sql("select key, points from throttles where key like 'logIn%' order by key");
    const rowsBefore = await throttleRows();
    expect(
      problemsOf(await rest("POST", "/graphql", { query: `mutation { ${logins.join(" ")} }` }), "aliases"),
    ).toEqual([]);
    const few = logins.slice(0, 30).join(" ");
    expect(
      problemsOf(await rest("POST", "/graphql", { query: `mutation { ${few} }` }), "30 aliases"),
    ).toEqual([]);
    expect(await throttleRows()).toEqual(rowsBefore);
    await gql(`mutation { ${logins[0]} }`);
    expect(await throttleRows()).not.toEqual(rowsBefore);
  });

  it("of 30 levels is refused", async () => {
    const query = `{ products { nodes ${"{ similar ".repeat(30)} { id } ${"}".repeat(30)} } }`;
    expect(problemsOf(await rest("POST", "/graphql", { query }), "deep")).toEqual([]);
  });

  it("that asks for too many rows is refused", async () => {
    const wide =
      "{ products(first: 100) { nodes { similar(first: 12) { similar(first: 12) { id title } } } } }";
    expect(problemsOf(await rest("POST", "/graphql", { query: wide }), "wide")).toEqual([]);
    for (const first of [0, -1, 101, 1000, 2_147_483_647]) {
      const response = await gql("query($first: Int!) { products(first: $first) { nodes { id } } }", {
        first,
      });
      expect(problemsOf(response, `first: ${first}`)).toEqual([]);
    }
  });

  it("does not reveal the schema: no introspection, no suggestions", async () => {
    for (const query of ["{ __schema { types { name } } }", '{ __type(name: "User") { fields { name } } }'])
      expect(problemsOf(await rest("POST", "/graphql", { query }), query)).toEqual([]);
    const typo = await rest("POST", "/graphql", { query: "{ product(id: 1) { titel } }" });
    expect(problemsOf(typo, "typo")).toEqual([]);
    expect(typo.text).not.toMatch(/did you mean|"title"/i);
  });

  it("is refused as a plain link or form of another site, for queries and mutations", async () => {
    expect(problemsOf(await rest("GET", "/graphql?query=%7Bme%7Bid%7D%7D"), "a link")).toEqual([]);
    const forced = await rest("GET", "/graphql?query=mutation%7Blogout%7D", undefined, undefined, {
      "apollo-require-preflight": "1",
    });
    expect(problemsOf(forced, "a mutation by GET")).toEqual([]);
  });
});
