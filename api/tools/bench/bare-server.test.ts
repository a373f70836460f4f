import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { diskStorage } from "../../src/platform/files/disk-storage.ts";
import { mediaFiles } from "../../src/platform/files/files.ts";
import { addManyProducts } from "../demo/seed-many.ts";
import { openTestShop, type TestShop } from "../../test/support/test-shop.ts";
import { buildBareServer } from "./bare-routes.ts";
import { productPage, shopPage } from "./operations.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const folder = await mkdtemp(join(tmpdir(), "shop-bench-media-"));
  await addManyProducts(shop.shop, mediaFiles(diskStorage(folder)), {
    count: 60,
    log: () => undefined,
    seed: "bare",
  });
  await rm(folder, { recursive: true, force: true });
});

/** A bare server on the shop's database. */
const openBareServer = (): FastifyInstance => {
  const pool = new pg.Pool({ connectionString: shop.shop.settings.databaseUrl });
  const app = buildBareServer(pool, shop.shop.settings.publicUrl);
  onTestFinished(async () => {
    await app.close();
    await pool.end();
  });
  return app;
};

const getFromBareServer = async (path: string): Promise<unknown> => {
  const response = await openBareServer().inject(path);
  expect(response.statusCode).toBe(200);
  return response.json();
};

/** Removes the fields that the client's cache adds. */
const withoutTypeNames = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part: unknown) => (key === "__typename" ? undefined : part)));

const randomProductId = async (condition = "true"): Promise<string> => {
  const [row] = await shop.sql<{ id: string }>(
    `select id from products where ${condition} order by random() limit 1`,
  );
  return row?.id ?? "";
};

describe("the bare server", () => {
  it("returns the same shop page as the shop, except for cursors and facets", async () => {
    const variables = { first: 24, sort: "NEWEST" };
    type ShopPage = { products: { pageInfo: { endCursor: string }; facets: { categories: object[] } } };
    const { data } = await shop.gql<ShopPage>(shopPage, variables);
    const { pageInfo, facets } = data.products;
    const page = await getFromBareServer("/page?limit=24");
    expect(page).toEqual({
      ...(withoutTypeNames(data.products) as object),
      // The shop counts the other facets in a sample that it keeps for some seconds.
      facets: { categories: withoutTypeNames(facets.categories) },
      pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
    });
    expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: expect.stringMatching(/^[\w-]{20,}$/) });
    expect(page).toHaveProperty("edges.length", 24);
  });

  it.each([
    ["clothes, with a size chart", "category <> 'accessories'"],
    ["accessories, without one", "category = 'accessories'"],
  ])("returns the same product page as the shop for %s", async (_subject, condition) => {
    const id = await randomProductId(condition);
    const { data } = await shop.gql<{ product: object }>(productPage, { id });
    const product = await getFromBareServer(`/page/${id}`);
    expect(product).toEqual(withoutTypeNames(data.product));
    expect(product).toHaveProperty("pictures.length", 3);
    expect(product).toHaveProperty("stockUnits.length", 1);
  });

  it("returns the same REST list and REST product as the shop", async () => {
    const id = await randomProductId();
    const list = await shop.rest("GET", "/api/products?limit=24");
    expect(await getFromBareServer("/documented?limit=24")).toEqual(list.body);
    expect(list.body).toHaveLength(24);
    const one = await shop.rest("GET", `/api/products/${id}`);
    expect(await getFromBareServer(`/documented/${id}`)).toEqual(one.body);
  });
});
