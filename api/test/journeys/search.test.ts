import { beforeAll, describe, expect, it } from "vitest";
import type { ProductOptions } from "../support/product-factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, rest, aProduct } = await openTestShop();

const day = (daysOld: number): Date => new Date(Date.now() - daysOld * 86_400_000);

/** The products of the test, newest first. */
const catalogue: ProductOptions[] = [
  { title: "Zari Border Saree Gown", colors: ["Wine"], category: "party" },
  { title: "Ajrakh Straight Kurta", colors: ["Indigo", "Madder Red"], category: "casuals" },
  { title: "Bandhani Anarkali", colors: ["Madder Red"], category: "party" },
  { title: "Chikankari Anarkali", colors: ["Ivory"], category: "party", materials: ["Mul cotton"] },
  {
    title: "Tissue Lehenga Skirt",
    colors: ["Champagne"],
    materials: ["Raw silk", "Zari"],
    category: "party",
  },
  { title: "Temple Jhumkas", colors: ["Gold"], category: "accessories", materials: ["Brass"] },
  { title: "Office Wrap Dress", colors: ["Sage"], category: "casuals", description: "Two dresses in one." },
  { title: "Palazzo Co-ord Set", colors: ["Indigo"], category: "everyday", description: "Soft as a kurta." },
  { title: "Café Crêpe Dupatta", colors: ["Rani Pink"], category: "accessories" },
  { title: "Red Silk Scarf", colors: ["Red"], category: "accessories", materials: ["Silk"] },
  { title: "Banarasi Dupatta", colors: ["Red"], category: "accessories", materials: ["Silk", "Zari"] },
  { title: "Kurta of last year", archived: true },
];

beforeAll(async () => {
  for (const [daysOld, options] of catalogue.entries())
    await aProduct({
      description: "Made by hand.",
      materials: ["Cotton"],
      ...options,
      createdAt: day(daysOld),
    });
});

const SEARCH = `query Search($text: String!, $sort: ProductSort, $first: Int, $after: String) {
  products(filter: { text: $text }, sort: $sort, first: $first, after: $after) {
    totalCount facets { categories { category count } } pageInfo { hasNextPage endCursor } nodes { title }
  }
}`;

type SearchPage = {
  products: {
    totalCount: number;
    facets: { categories: { category: string; count: number }[] };
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { title: string }[];
  };
};

const search = async (text: string, variables: object = {}) => {
  const response = await gql<SearchPage>(SEARCH, { text, ...variables });
  expect(response.errors).toEqual([]);
  return response.data.products;
};

const titles = async (text: string): Promise<string[]> =>
  (await search(text)).nodes.map(({ title }) => title);

describe("a search", () => {
  it.each([
    ["kurta", ["Ajrakh Straight Kurta", "Palazzo Co-ord Set"]],
    ["KURTAS", ["Ajrakh Straight Kurta", "Palazzo Co-ord Set"]],
    ["kurtha", ["Ajrakh Straight Kurta", "Palazzo Co-ord Set"]],
    ["Lehnga", ["Tissue Lehenga Skirt"]],
    ["lehanga", ["Tissue Lehenga Skirt"]],
    ["sari", ["Zari Border Saree Gown"]],
    ["anarkali red", ["Bandhani Anarkali"]],
    ["red anarkli", ["Bandhani Anarkali"]],
    ["jumka", ["Temple Jhumkas"]],
    ["chickankari", ["Chikankari Anarkali"]],
    ["coord", ["Palazzo Co-ord Set"]],
    ["co-ord", ["Palazzo Co-ord Set"]],
    ["cafe crepe", ["Café Crêpe Dupatta"]],
    ["CAFÉ", ["Café Crêpe Dupatta"]],
    ["duppata", ["Café Crêpe Dupatta", "Banarasi Dupatta"]],
    ["leh", ["Tissue Lehenga Skirt"]],
    ["slik", ["Red Silk Scarf", "Tissue Lehenga Skirt", "Banarasi Dupatta"]],
    ["the dress for the office", ["Office Wrap Dress"]],
    ["scarf qqqqqq", ["Red Silk Scarf"]],
    ["party gold", []],
    ["qqqqqq", []],
    ["the", []],
  ])("for %j finds the right products: %j", async (text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });

  it("ranks titles with all words first, then colour, material and description", async () => {
    expect(await titles("red silk")).toEqual(["Red Silk Scarf", "Banarasi Dupatta"]);
    expect(await titles("zari")).toEqual([
      "Zari Border Saree Gown",
      "Tissue Lehenga Skirt",
      "Banarasi Dupatta",
    ]);
    expect(await titles("dress")).toEqual(["Office Wrap Dress"]);
  });

  it("never finds an archived product", async () => {
    expect(await titles("kurta of last year")).not.toContain("Kurta of last year");
  });

  it("counts all results, in total and for each category", async () => {
    const { totalCount, facets } = await search("silk");
    expect(totalCount).toBe(3);
    expect(facets.categories).toEqual([
      { category: "PARTY", count: 1 },
      { category: "CASUALS", count: 0 },
      { category: "EVERYDAY", count: 0 },
      { category: "ACCESSORIES", count: 2 },
    ]);
    expect(await search("qqqqqq")).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it("shows each result once, page by page, in every sort order", async () => {
    for (const sort of [
      null,
      "RELEVANCE",
      "NEWEST",
      "PRICE_LOW_TO_HIGH",
      "PRICE_HIGH_TO_LOW",
      "NAME_A_TO_Z",
    ]) {
      const allResults = (await search("cotton", { sort })).nodes;
      expect(allResults.length).toBe(7);
      const paged: { title: string }[] = [];
      let after: string | null = null;
      do {
        const page: SearchPage["products"] = await search("cotton", { sort, first: 3, after });
        paged.push(...page.nodes);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(paged).toEqual(allResults);
    }
  });

  it("sorts by relevance by default", async () => {
    const { pageInfo } = await search("cotton", { first: 2 });
    const next = await search("cotton", { sort: "RELEVANCE", after: pageInfo.endCursor });
    expect(next.nodes).toHaveLength(5);
  });

  it("refuses a cursor of another order", async () => {
    const { pageInfo } = await search("cotton", { first: 2 });
    for (const variables of [{ sort: "NEWEST" }, { sort: "NAME_A_TO_Z" }])
      expect(await gql(SEARCH, { text: "cotton", after: pageInfo.endCursor, ...variables })).toMatchObject({
        status: 400,
        code: "BAD_CURSOR",
      });
    const unfiltered = "query($after: String) { products(after: $after) { nodes { id } } }";
    expect(await gql(unfiltered, { after: pageInfo.endCursor })).toMatchObject({
      status: 400,
      code: "BAD_CURSOR",
    });
  });

  it("has the same results over REST", async () => {
    for (const text of ["kurtha", "anarkali red", "zari", "slik"]) {
      const { body } = await rest<{ title: string }[]>(
        "GET",
        `/api/products/search?q=${encodeURIComponent(text)}`,
      );
      expect(body.map(({ title }) => title)).toEqual(await titles(text));
    }
  });
});
