import { beforeAll, describe, expect, it } from "vitest";
import { addProducts, type AddedProduct } from "../src/features/catalogue/admin/admin-product.store.ts";
import { withDictionary } from "../src/features/catalogue/words/with-dictionary.command.ts";
import { addProductsForPlans, planReader } from "./support/many-products-plans.ts";
import { sentStatements } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, sql, shop, aProduct, writeProduct } = await openTestShop();

const redKurta = (_: unknown, step: number): AddedProduct => ({
  title: "Red Kurta",
  description: "",
  category: "everyday",
  price: 1999 - step,
  materials: [],
  availableSizes: [],
  availableColors: ["Red"],
  hsn: null,
  handle: null,
});

const plansOf = planReader(sql);

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

  // More matches than are gathered at once: a sample shows where they are. With the filter it has few or none.
  it.each([
    { text: "silk", filter: {}, expected: byName() },
    { text: "kurta", filter: {}, expected: byName() },
    { text: "silk", filter: { minPrice: 1500, maxPrice: 1999 }, expected: byName(belowPrices) },
  ])("for $text follow each other by name, $filter", async ({ text, filter, expected }) => {
    const ids = await idsOf(expected, text);
    expect(ids.length).toBeGreaterThan(200);
    expect(await pageAfterPage({ filter: { ...filter, text }, sort: "NAME_A_TO_Z" })).toEqual(ids);
  });

  it("by name read both indexes together, not each match", async () => {
    const statements = await sentStatements(() =>
      gql(RESULTS, { filter: { text: "silk" }, sort: "NAME_A_TO_Z" }),
    );
    const plans = await Promise.all(statements.map(plansOf));
    const combinations = plans.flat().filter((node) => node["Node Type"] === "BitmapAnd");
    const indexes = combinations.flatMap(({ Plans = [] }) => Plans.map((plan) => plan["Index Name"]));
    expect(indexes).toEqual(expect.arrayContaining(["products_search_price", "products_matches_title"]));
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

  const facets = [
    { query: "'color/red'", filter: { colors: ["RED"] } },
    { query: "'size/2.6'", filter: { sizes: ["2.6"] } },
    {
      query: "('fabric/silk' | 'fabric/velvet') & 'size/M'",
      filter: { fabrics: ["SILK", "VELVET"], sizes: ["M"] },
    },
  ];
  const facetOrders = [
    { sort: "PRICE_LOW_TO_HIGH", expected: byPrice("asc") },
    { sort: "PRICE_HIGH_TO_LOW", expected: byPrice("desc") },
    { sort: "NAME_A_TO_Z", expected: byName() },
  ];

  it.each(facets.flatMap((facet) => facetOrders.map((order) => ({ ...facet, ...order }))))(
    "with the facets $filter follow each other, $sort",
    async ({ query, filter, sort, expected }) => {
      const ids = await idsOf(expected, query);
      expect(ids.length).toBeGreaterThan(200);
      expect(await pageAfterPage({ filter, sort })).toEqual(ids);
    },
  );

  const firstId = async (sort: string): Promise<string | undefined> =>
    (await gql<{ products: ResultPage }>(RESULTS, { filter: { colors: ["RED"] }, sort })).data.products
      .nodes[0]?.id;

  it.each([
    { change: { price: 3100 }, sort: "PRICE_LOW_TO_HIGH" },
    { change: { price: 99999900 }, sort: "PRICE_HIGH_TO_LOW" },
    { change: { title: "Aaa Kurta" }, sort: "NAME_A_TO_Z" },
    { before: { isArchived: true }, change: { isArchived: false, price: 3000 }, sort: "PRICE_LOW_TO_HIGH" },
    {
      before: { availableColors: ["Navy"] },
      change: { availableColors: ["Crimson red"], price: 2900 },
      sort: "PRICE_LOW_TO_HIGH",
    },
  ])(
    "of a facet begin with a product that is moved beyond its bounds by $change",
    async ({ before = {}, change, sort }) => {
      const [product] = await sql<{ id: string }>(
        "select id from products where facets @> '{color/red}' and archived_at is null limit 1",
      );
      const id = product?.id ?? "";
      await writeProduct(id, before);
      await writeProduct(id, change);
      expect(await firstId(sort)).toBe(id);
    },
  );

  it("of a facet begin with a new product beyond its bounds", async () => {
    const { id } = await aProduct({ title: "Red Kurta", price: 20, colors: ["Red"] });
    expect(await firstId("PRICE_LOW_TO_HIGH")).toBe(id);
  });

  it("keep one bound of a facet for a statement, however many of its products extend it", async () => {
    const count = async (): Promise<number> => {
      const [row] = await sql<{ rows: number }>(
        "select count(*)::int as rows from facet_bounds where facet = 'color/red'",
      );
      return row?.rows ?? 0;
    };
    const before = await count();
    await shop.database.source.transaction((tx) =>
      withDictionary(tx, (words) => addProducts(tx, Array.from({ length: 900 }, redKurta), words)),
    );
    expect((await count()) - before).toBe(1);
  });

  it("find every product within the bounds of each of its facets, after all these changes", async () => {
    const beyond = await sql(
      `select p.id, word from products p, unnest(p.facets) word where p.archived_at is null and not coalesce((
         select min(min_price) <= p.price and max(max_price) >= p.price and min(first_title) <= p.title
         from facet_bounds where facet = word), false)`,
    );
    expect(beyond).toEqual([]);
  });
});
