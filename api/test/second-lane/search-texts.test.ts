import { describe, expect, it } from "vitest";
import { LIST, SUGGEST } from "../support/bad-inputs/searches.ts";
import { problemsOf } from "../support/invalid-values.ts";
import { openTestShop } from "../support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const { gql, rest, aProduct } = await openTestShop({
  NODE_ENV: "production",
  PUBLIC_URL: "https://shop.example.com",
});

const gown = await aProduct({ title: "Silk gown", price: 1200 });

type List = { products: { totalCount: number; pageInfo: { endCursor: string }; nodes: { id: string }[] } };

const list = (variables: object) => gql<List>(LIST, { ...variables });

/** The results for a text from the filter, from suggestions and from REST. */
const resultsOf = async (text: string) => {
  const [listed, suggested, documented] = await Promise.all([
    list({ filter: { text } }),
    gql<{ searchSuggestions: { products: { id: string }[] } }>(SUGGEST, { term: text }),
    rest<{ _id: string }[]>("GET", `/api/products/search?q=${encodeURIComponent(text)}`),
  ]);
  expect([listed.status, suggested.status, documented.status]).toEqual([200, 200, 200]);
  return [
    listed.data.products.nodes.map(({ id }) => id),
    suggested.data.searchSuggestions.products.map(({ id }) => id),
    documented.body.map(({ _id }) => _id),
  ];
};

describe("a search for", () => {
  it.each([
    ["wildcards", "%"],
    ["wildcards within", "_%_%"],
    ["a quote", "'"],
    ["a backslash", "\\"],
    ["operators of the query language", "!&|():*<->'' \\"],
    ["an emoji", "👗"],
    ["many emojis", "👩🏽‍🦱".repeat(20)],
    ["another script", "कुर्ता"],
    ["only stop words", "the of and"],
    ["one word of 200 letters", "x".repeat(200)],
    ["a hundred words", "x ".repeat(99)],
    ["a number too large", "9".repeat(200)],
    ["markup", "<script>alert(1)</script>"],
  ])("%s has an empty result", async (_name, text) => {
    expect(await resultsOf(text)).toEqual([[], [], []]);
  });

  it.each([
    ["a statement", "silk'; drop table products; --"],
    ["a query", "silk & !gown | :*"],
    ["markup", "<b>silk</b>"],
    ["a mail address", "silk@gown.example"],
    ["a path", "/silk/gown.html"],
    ["a word among emojis", "👗silk👗"],
    ["capitals and white space", "  SILK \t\n gown "],
    ["a hundred words", `silk ${"x ".repeat(97)}`],
    ["full-width letters", "gown ｓｉｌｋ"],
  ])("%s finds the products with its words", async (_name, text) => {
    expect(await resultsOf(text)).toEqual([[gown.id], [gown.id], [gown.id]]);
  });

  it("an empty text lists every product without suggestions or results over REST", async () => {
    for (const text of ["", "   ", "\t\n", "\u00a0", "\u200d\u200c\ufeff"])
      expect(await resultsOf(text)).toEqual([[gown.id], [], []]);
  });
});

describe("a list", () => {
  it("accepts equal lowest and highest prices", async () => {
    const { data } = await list({ filter: { minPrice: 1200, maxPrice: 1200 } });
    expect(data.products).toMatchObject({ totalCount: 1, nodes: [{ id: gown.id }] });
  });

  it("refuses a cursor of another sort order, list or content", async () => {
    const { data } = await list({ sort: "PRICE_LOW_TO_HIGH" });
    const { endCursor } = data.products.pageInfo;
    const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const foreign: object[] = [
      { sort: "NEWEST", after: endCursor },
      { sort: "PRICE_HIGH_TO_LOW", after: endCursor },
      { filter: { text: "silk" }, after: endCursor },
      { after: cursorOf("orders:all", "2026-11-20T10:00:00Z", gown.id) },
      { after: cursorOf("products:newest", 5, gown.id) },
      {
        filter: { text: "silk" },
        after: cursorOf("products:relevance", "0", "2026-11-20T10:00:00Z", gown.id),
      },
    ];
    for (const variables of foreign) expect((await list(variables)).code).toBe("BAD_CURSOR");
  });

  it("gives a clear error for a well-formed cursor with invalid values", async () => {
    const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const forged: object[] = [
      { after: cursorOf("products:newest", "yesterday-ish", gown.id) },
      { after: cursorOf("products:newest", "2026-11-20T10:00:00Z", "no id") },
      { sort: "PRICE_LOW_TO_HIGH", after: cursorOf("products:price_low_to_high", 1e300, gown.id) },
      { sort: "PRICE_LOW_TO_HIGH", after: cursorOf("products:price_low_to_high", 0.5, gown.id) },
      {
        filter: { text: "silk" },
        after: cursorOf("products:relevance", 0.5, "2026-11-20T10:00:00Z", gown.id),
      },
      { filter: { text: "silk" }, after: cursorOf("products:relevance", 1e300, "x", "y") },
    ];
    for (const variables of forged)
      expect(problemsOf(await rest("POST", "/graphql", { query: LIST, variables }), "forged")).toEqual([]);
  });
});
