import { beforeAll, describe, expect, it } from "vitest";
import { addProductsForPlans, productCount } from "../support/many-products-plans.ts";
import { planReader, type Plan } from "../support/plans.ts";
import { sentStatements } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, rest, sql, shop } = await openTestShop();
const plansOf = planReader(sql);

beforeAll(() => addProductsForPlans(shop));

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
    pageInfo { endCursor }
    nodes { id title price stock coverPictures { id } }
  }
}`;

type Page = { products: { pageInfo: { endCursor: string }; nodes: object[] } };

/** A page and the one behind it. */
const twoPages = (variables: object) => async (): Promise<void> => {
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

/** A page is filled by the first products in its order, or sorted from the matches of the index over words. */
const listIndexes = /products_(search|newest|price|title|(kind|category)_\w+)/;

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
    expect([...indexes].join()).toMatch(listIndexes);
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
    expect([...indexes].join()).toMatch(listIndexes);
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
