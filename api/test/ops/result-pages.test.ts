import { beforeAll, describe, expect, it } from "vitest";
import { addProductsForPlans } from "../support/many-products-plans.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop } = await openTestShop();

beforeAll(() => addProductsForPlans(shop));

describe("pages of many results", () => {
  const allResults = `select p.id from products p, (select $1::tsquery as q) search_query
    where p.archived_at is null and p.search @@ search_query.q
    order by case when ts_filter(p.search, '{a}') @@ search_query.q then 0
      when ts_filter(p.search, '{a,b}') @@ search_query.q then 1
      when ts_filter(p.search, '{a,b,c}') @@ search_query.q then 2 else 3 end, p.created_at desc, p.id desc`;

  const RESULTS = `query Finds($filter: ProductFilter!, $sort: ProductSort, $after: String) {
    products(first: 100, after: $after, filter: $filter, sort: $sort) {
      pageInfo { hasNextPage endCursor } nodes { id }
    }
  }`;

  type ResultPage = { pageInfo: { hasNextPage: boolean; endCursor: string }; nodes: { id: string }[] };

  const idsOf = async (statement: string, text: string): Promise<string[]> =>
    (await sql<{ id: string }>(statement, [text])).map(({ id }) => id);

  const pageAfterPage = async (variables: object): Promise<string[]> => {
    const ids: string[] = [];
    let next: ResultPage["pageInfo"] | undefined;
    do {
      const { data } = await gql<{ products: ResultPage }>(RESULTS, { ...variables, after: next?.endCursor });
      ids.push(...data.products.nodes.map(({ id }) => id));
      next = data.products.pageInfo;
    } while (next.hasNextPage);
    return ids;
  };

  it.each(["silk", "kurta", "red", "champa"])(
    "for %s follow each other from the best to the last, without duplicates and gaps",
    async (text) => {
      const expected = await idsOf(allResults, text);
      expect(expected.length).toBeGreaterThan(200);
      expect(await pageAfterPage({ filter: { text } })).toEqual(expected);
    },
  );

  const byName = (also = "") =>
    `select p.id from products p where p.archived_at is null and p.search @@ $1::tsquery${also}
      order by p.title, p.id`;

  const belowPrices = " and p.price between 150000 and 199900";

  it.each([
    { text: "silk", filter: {}, expected: byName() },
    { text: "kurta", filter: {}, expected: byName() },
    { text: "silk", filter: { minPrice: 1500, maxPrice: 1999 }, expected: byName(belowPrices) },
  ])("for $text follow each other by name, $filter", async ({ text, filter, expected }) => {
    const ids = await idsOf(expected, text);
    expect(ids.length).toBeGreaterThan(200);
    expect(await pageAfterPage({ filter: { ...filter, text }, sort: "NAME_A_TO_Z" })).toEqual(ids);
  });

  const byPrice = (direction: string, also = "") =>
    `select p.id from products p where p.archived_at is null and p.search @@ $1::tsquery${also}
      order by p.price ${direction}, p.id ${direction}`;
  const inBounds = " and p.price between 150000 and 420000 and p.category = any('{party,everyday}')";
  const bounds = { minPrice: 1500, maxPrice: 4200, categories: ["PARTY", "EVERYDAY"] };

  it.each([
    { text: "kurta", sort: "PRICE_LOW_TO_HIGH", filter: {}, expected: byPrice("asc") },
    { text: "indigo", sort: "PRICE_HIGH_TO_LOW", filter: {}, expected: byPrice("desc") },
    { text: "silk", sort: "PRICE_LOW_TO_HIGH", filter: bounds, expected: byPrice("asc", inBounds) },
    { text: "silk", sort: "PRICE_HIGH_TO_LOW", filter: bounds, expected: byPrice("desc", inBounds) },
  ])("for $text follow each other by price, $sort", async ({ text, sort, filter, expected }) => {
    const ids = await idsOf(expected, text);
    expect(ids.length).toBeGreaterThan(200);
    expect(await pageAfterPage({ filter: { ...filter, text }, sort })).toEqual(ids);
  });

  const inStock = (size: string) => ` and exists (select from stock_units u
    where u.product_id = p.id and u.stock > 0 and (u.size is null or u.size = '${size}'))`;
  const facets = [
    { query: "'color/red'", filter: { colors: ["RED"] }, also: "" },
    { query: "'size/2.6'", filter: { sizes: ["2.6"] }, also: inStock("2.6") },
    {
      query: "('fabric/silk' | 'fabric/velvet') & 'size/M'",
      filter: { fabrics: ["SILK", "VELVET"], sizes: ["M"] },
      also: inStock("M"),
    },
  ];
  const facetOrders = [
    { sort: "PRICE_LOW_TO_HIGH", inOrder: (also: string) => byPrice("asc", also) },
    { sort: "PRICE_HIGH_TO_LOW", inOrder: (also: string) => byPrice("desc", also) },
    { sort: "NAME_A_TO_Z", inOrder: byName },
  ];

  it.each(facets.flatMap((facet) => facetOrders.map((order) => ({ ...facet, ...order }))))(
    "with the facets $filter follow each other, $sort",
    async ({ query, filter, also, sort, inOrder }) => {
      const ids = await idsOf(inOrder(also), query);
      expect(ids.length).toBeGreaterThan(200);
      expect(await pageAfterPage({ filter, sort })).toEqual(ids);
    },
  );

  const countsOf = async (filter: object) => {
    const { data } = await gql<{ products: { totalCount: number; facets: { colors: object[] } } }>(
      "query($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount facets { colors { color count } } } }",
      { filter },
    );
    const [color] = data.products.facets.colors as { color: string; count: number }[];
    return { total: data.products.totalCount, color };
  };

  const exactCounts = async (condition: string) => {
    const [row] = await sql<{ total: number; red: number }>(
      `select count(*)::int as total, (count(*) filter (where 'color/red' = any(facets)))::int as red
       from products p where p.archived_at is null and ${condition}`,
    );
    return row ?? { total: 0, red: 0 };
  };

  it("are counted exactly up to 10,000, estimated beyond", async () => {
    const party = await exactCounts("category = 'party'");
    expect(party.total).toBeGreaterThan(2000);
    expect(await countsOf({ categories: ["PARTY"] })).toEqual({
      total: party.total,
      color: { color: "RED", count: party.red },
    });
    const { total, red } = await exactCounts("true");
    const estimate = await countsOf({});
    expect(estimate.total % 1000).toBe(0);
    for (const [estimated, exact] of [
      [estimate.total, total],
      [estimate.color?.count, red],
    ])
      expect(Math.abs((estimated ?? 0) - (exact ?? 0)) / (exact ?? 0)).toBeLessThan(0.25);
  });
});
