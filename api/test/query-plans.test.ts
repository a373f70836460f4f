import { clearProductCounts } from "../src/features/catalogue/product-count.cache.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { addManyProducts } from "../tools/demo/seed-many.ts";
import { diskStorage } from "../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../src/platform/files/files.ts";
import { sentStatements, type SentStatement } from "./support/statements.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, rest, sql, shop } = await openTestShop();

/** With this many products, reading all of them is never the cheapest plan for a page. */
const productCount = 20_000;

/**
 * The test server commits without waiting for its log. Until the log is written, `vacuum` does not treat the new rows
 * as visible to all, and index-only scans do not work. A commit that waits writes the log.
 */
const vacuumProducts = async (): Promise<void> => {
  await shop.database.writes.query(
    "begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'tests', 'settled'); commit",
  );
  await shop.database.writes.query("vacuum (analyze) products");
};

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-plans-"));
  await addManyProducts(shop, mediaFiles(diskStorage(folder)), {
    count: productCount,
    log: () => undefined,
    seed: "plans",
  });
  await rm(folder, { recursive: true, force: true });
  await vacuumProducts();
});

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Filter?: string;
  Plans?: Plan[];
};

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const explained = async (option: string, text: string, values: unknown[]): Promise<Plan[]> => {
  type Row = { "QUERY PLAN": { Plan: Plan }[] };
  const [row] = await sql<Row>(`explain (${option}format json) ${text}`, values);
  return row?.["QUERY PLAN"].flatMap(({ Plan: plan }) => nodesOf(plan)) ?? [];
};

/** The plans of PostgreSQL for a statement: one for its values, and the generic one of a prepared statement. */
const plansOf = async ({ name, text, values = [] }: SentStatement): Promise<Plan[]> => [
  ...(await explained("", text, values)),
  ...(name ? await explained("generic_plan, ", text, []) : []),
];

/** A filter on words for product after product: allowed only in a bounded scan, below a limit. */
const filtersEveryProduct = (node: Plan): boolean =>
  /^Index (Only )?Scan/.test(node["Node Type"]) && (node.Filter ?? "").includes("@@");

/** Nodes of a plan that read all products, and the indexes that are used instead. */
const scansOf = async (action: () => Promise<unknown>) => {
  const nodes: Plan[] = [];
  for (const statement of await sentStatements(action)) nodes.push(...(await plansOf(statement)));
  return {
    fullScans: nodes.filter(
      (node) =>
        (node["Node Type"] === "Seq Scan" && node["Relation Name"] === "products") ||
        filtersEveryProduct(node),
    ),
    indexes: new Set(nodes.flatMap((node) => node["Index Name"] ?? [])),
  };
};

const PAGE = `query Page($after: String, $filter: ProductFilter, $sort: ProductSort) {
  products(first: 24, after: $after, filter: $filter, sort: $sort) {
    totalCount facets { categories { count } } pageInfo { endCursor }
    nodes { id title price stock coverPictures { id } }
  }
}`;

type Page = { products: { totalCount: number; pageInfo: { endCursor: string }; nodes: object[] } };

/** A page and the one behind it, with their counts. */
const twoPages = (variables: object) => async (): Promise<void> => {
  clearProductCounts(shop);
  const first = await gql<Page>(PAGE, { ...variables });
  expect(first.errors).toEqual([]);
  expect(first.data.products.nodes).toHaveLength(24);
  const next = await gql<Page>(PAGE, { ...variables, after: first.data.products.pageInfo.endCursor });
  expect(next.errors).toEqual([]);
};

const sorts = ["NEWEST", "PRICE_LOW_TO_HIGH", "PRICE_HIGH_TO_LOW", "NAME_A_TO_Z"];
const filters: [string, object][] = [
  ["everything", {}],
  ["one category", { categories: ["ACCESSORIES"] }],
  ["two categories", { categories: ["PARTY", "CASUALS"] }],
  ["a range of prices", { minPrice: 1000, maxPrice: 3000 }],
  ["a narrow range of prices", { minPrice: 2010, maxPrice: 2050 }],
  ["what is new", { isNew: true }],
  ["what is new in a category at a price", { isNew: true, categories: ["PARTY"], minPrice: 900 }],
];

describe(`with ${productCount} products no page reads them all`, () => {
  it.each(filters.flatMap(([name, filter]) => sorts.map((sort) => ({ name, filter, sort }))))(
    "that lists $name, $sort",
    async ({ filter, sort }) => {
      const { fullScans, indexes } = await scansOf(twoPages({ filter, sort }));
      expect(fullScans).toEqual([]);
      expect([...indexes].join()).toMatch(/products_(category_)?(newest|price|title)/);
    },
  );

  it.each(
    ["kurta", "cotton", "kurtha", "anarkali red", "kur", "k"].flatMap((text) =>
      ["RELEVANCE", ...sorts].map((sort) => ({ text, sort })),
    ),
  )("that searches for $text, $sort", async ({ text, sort }) => {
    const { fullScans, indexes } = await scansOf(twoPages({ filter: { text }, sort }));
    expect(fullScans).toEqual([]);
    expect([...indexes]).toContain("products_search_price");
  });

  it.each(
    [
      { kinds: ["KURTA"] },
      { sizes: ["M"], colors: ["RED"] },
      { fabrics: ["SILK"], categories: ["PARTY"], text: "zari" },
    ].flatMap((filter) => sorts.map((sort) => ({ filter, sort }))),
  )("that filters by $filter, $sort", async ({ filter, sort }) => {
    const { fullScans, indexes } = await scansOf(twoPages({ filter, sort }));
    expect(fullScans).toEqual([]);
    expect([...indexes].join()).toMatch(
      "text" in filter || "sizes" in filter ? /search_price/ : /products_kind_/,
    );
  });

  it("that searches within a category and a range of prices", async () => {
    const filter = { text: "silk", categories: ["PARTY"], minPrice: 1000, maxPrice: 9000 };
    expect((await scansOf(twoPages({ filter, sort: "NEWEST" }))).fullScans).toEqual([]);
  });

  it.each(["kur", "red ana", "kurtha", "k", "zzzz", "jhumka anarkali"])(
    "that suggests for %j",
    async (term) => {
      const query =
        "query($term: String!, $first: Int!) { searchSuggestions(term: $term, first: $first) { terms products { id } } }";
      const { fullScans } = await scansOf(async () => {
        for (const first of [1, 8]) expect((await gql(query, { term, first })).errors).toEqual([]);
      });
      expect(fullScans).toEqual([]);
    },
  );

  it("that REST lists or finds", async () => {
    for (const path of ["/api/products?limit=24", "/api/products/search?q=silk&limit=24"]) {
      const { fullScans } = await scansOf(async () => {
        expect((await rest<unknown[]>("GET", path)).body).toHaveLength(24);
      });
      expect(fullScans).toEqual([]);
    }
  });

  it("and the check reports a plan that does", async () => {
    const all = () => sql("select count(*) from products p where p.description = 'x'");
    expect((await scansOf(all)).fullScans).toHaveLength(1);
  });
});

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
    { text: "dress", filter: {}, expected: byName() },
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
});
