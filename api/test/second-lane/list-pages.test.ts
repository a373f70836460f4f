import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { addManyProducts } from "../../tools/demo/seed-many.ts";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, shop } = await openTestShop();

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "shop-pages-"));
  await addManyProducts(shop, mediaFiles(diskStorage(folder)), {
    count: 6000,
    log: () => undefined,
    seed: "pages",
  });
  await rm(folder, { recursive: true, force: true });
});

const LIST = `query List($after: String, $filter: ProductFilter, $sort: ProductSort) {
  products(first: 100, after: $after, filter: $filter, sort: $sort) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id }
  }
}`;

type List = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  nodes: { id: string }[];
};

/** The first ids of a list over at most four pages, and the list's total count. */
const firstPages = async (variables: object): Promise<{ ids: string[]; totalCount: number }> => {
  const ids: string[] = [];
  let page: List | undefined;
  for (let pages = 0; pages < 4 && page?.pageInfo.hasNextPage !== false; pages += 1) {
    const after: string | undefined = page?.pageInfo.endCursor;
    const response = await gql<{ products: List }>(LIST, { ...variables, after });
    expect(response.errors).toEqual([]);
    page = response.data.products;
    ids.push(...page.nodes.map(({ id }) => id));
  }
  return { ids, totalCount: page?.totalCount ?? 0 };
};

const orders = {
  NEWEST: "created_at desc, id desc",
  PRICE_LOW_TO_HIGH: "price, id",
  PRICE_HIGH_TO_LOW: "price desc, id desc",
  NAME_A_TO_Z: "title, id",
  ORIGIN: "country_of_origin, id",
};

/** Filters, each with a simple SQL condition of the same meaning. */
const filters: [filter: object, where: string][] = [
  [{}, "true"],
  [{ categories: ["PARTY"] }, "category = 'party'"],
  [{ categories: ["PARTY", "ACCESSORIES", "PARTY"] }, "category in ('party', 'accessories')"],
  [
    { categories: ["PARTY", "CASUALS"], minPrice: 2000 },
    "category in ('party', 'casuals') and price >= 200000",
  ],
  [{ minPrice: 990, maxPrice: 2000 }, "price between 99000 and 200000"],
  [{ minPrice: 500, maxPrice: 6000 }, "price between 50000 and 600000"],
  [
    { categories: ["PARTY", "ACCESSORIES"], minPrice: 600, maxPrice: 700 },
    "category in ('party', 'accessories') and price between 60000 and 70000",
  ],
  [{ origins: ["IN"] }, "country_of_origin = 'IN'"],
  [{ origins: ["vn", "CN"], minPrice: 1 }, "country_of_origin in ('VN', 'CN')"],
  [{ isNew: true }, "created_at >= now() - interval '10 days'"],
  [{ text: "silk" }, "search @@ 'silk'"],
  [{ text: "kurta", categories: ["CASUALS"] }, "search @@ 'kurta' and category = 'casuals'"],
  [
    { text: "red", categories: ["PARTY", "EVERYDAY"], maxPrice: 4000 },
    "search @@ 'red | reds' and category in ('party', 'everyday') and price <= 400000",
  ],
  [{ text: "jhumka", categories: ["PARTY"] }, "search @@ 'jhumkas' and category = 'party'"],
];

const cases = filters.flatMap(([filter, where]) =>
  Object.entries(orders).map(([sort, order]) => ({ filter, where, sort, order })),
);

describe("a list", () => {
  it.each(cases)("of $filter, $sort, has and counts every product once, in order", async (testCase) => {
    const { filter, where, sort, order } = testCase;
    const { ids, totalCount } = await firstPages({ filter, sort });
    const rows = await sql<{ id: string }>(
      `select id from products where archived_at is null and ${where} order by ${order}`,
    );
    expect(ids).toEqual(rows.slice(0, 400).map(({ id }) => id));
    expect(totalCount).toBe(rows.length);
  });
});
