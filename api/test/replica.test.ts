import { tables } from "../src/app/tables.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/platform/database/database.ts";
import { sourcesOf } from "./support/imports.ts";
import { ALL_ORDERS, CART, MY_ORDERS, ORDER } from "./support/operations.ts";
import { silentProxy } from "./support/silent-proxy.ts";
import { makeDatabase } from "./support/test-database.ts";
import { openTestShop } from "./support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Two databases with the same tables and different rows stand for a replica that lags for ever. */
const [primary, lagging] = await Promise.all([makeDatabase(), makeDatabase()]);
const [primaryProxy, replicaProxy] = await Promise.all([silentProxy(primary.url), silentProxy(lagging.url)]);
afterAll(async () => {
  await Promise.all([primaryProxy.close(), replicaProxy.close()]);
  await Promise.all([primary.drop(), lagging.drop()]);
});
const testShop = await openTestShop({
  DATABASE_URL: primaryProxy.url,
  DATABASE_REPLICA_URL: replicaProxy.url,
});
const { gql, rest, sql } = testShop;

const CATALOGUE = "query Catalogue { products(first: 5) { totalCount nodes { id title } } }";
type Catalogue = { products: { nodes: { id: string }[] } };

const catalogue = async () => {
  const { status, data } = await gql<Catalogue>(CATALOGUE);
  return { status, productCount: data.products.nodes.length };
};

describe("a replica that lags", () => {
  it("is read for the catalogue, and never for a shopper's own data or for the admin", async () => {
    const [shopper, admin, dress] = await Promise.all([
      testShop.aShopper(),
      testShop.anAdmin(),
      testShop.aProduct(),
    ]);
    expect(await catalogue()).toEqual({ status: 200, productCount: 0 });
    const order = await testShop.anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    const ownOrders = await gql<{
      myOrders: { totalCount: number; nodes: { lines: { product: unknown }[] }[] };
    }>(MY_ORDERS, {}, shopper.token);
    expect(ownOrders.data.myOrders.totalCount).toBe(1);
    expect(ownOrders.data.myOrders.nodes[0]?.lines[0]?.product).toEqual({ id: dress.id });
    expect((await gql(ORDER, { id: order.id }, shopper.token)).status).toBe(200);
    const documented = await rest<unknown[]>("GET", "/api/orders/my-orders", undefined, shopper.token);
    expect(documented.text).toContain(order.orderNumber);
    const allOrders = await gql(ALL_ORDERS, {}, admin.token);
    expect(allOrders.text).toContain(order.orderNumber);
    const toggled = await rest("POST", "/api/wishlist/toggle", { productId: dress.id }, shopper.token);
    expect(toggled.status).toBe(200);
    const wishlist = await rest("GET", "/api/wishlist", undefined, shopper.token);
    expect(wishlist.text).toContain(dress.id);
    expect((await gql(CART, {}, shopper.token)).status).toBe(200);
    const data = await gql<{ exportMyData: string }>("{ exportMyData }", {}, shopper.token);
    expect(data.data.exportMyData).toContain(order.orderNumber);
  });

  it("is read only by the stores of the catalogue and of reviews", () => {
    const readers = [...sourcesOf("api/src", ".ts")]
      .filter(
        ([path, text]) => /\bcatalogueRows\b|\.catalogue\.query\b/.test(text) && !path.endsWith(".test.ts"),
      )
      .map(([path]) => path);
    expect(readers.sort()).toEqual([
      "features/catalogue/facets/facet-count.store.ts",
      "features/catalogue/product-columns.store.ts",
      "features/catalogue/product-count.store.ts",
      "features/catalogue/search-word.store.ts",
      "features/catalogue/sitemap/sitemap.store.ts",
      "features/reviews/review.store.ts",
      "platform/database/database.ts",
    ]);
  });
});

describe("an unreachable replica", () => {
  it("makes the catalogue read from the primary at once, and is read again when it is back", async () => {
    await replicaProxy.cut();
    const onPrimary = (await sql("select 1 from products")).length;
    expect(onPrimary).toBeGreaterThan(0);
    const responses = await Promise.all(Array.from({ length: 20 }, catalogue));
    expect(responses).toEqual(responses.map(() => ({ status: 200, productCount: onPrimary })));
    expect((await rest("GET", "/health/ready")).status).toBe(200);
    const warnings = testShop.complaints().filter((line) => line.includes("the replica does not answer"));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.length).toBeLessThan(300);
    await replicaProxy.mend();
    // The replica is read again. It has no rows.
    await vi.waitFor(async () => expect((await catalogue()).productCount).toBe(0), {
      timeout: 20_000,
      interval: 250,
    });
  });

  it("that stops responding costs its time limit once, and no request fails", async () => {
    expect((await catalogue()).productCount).toBe(0);
    replicaProxy.fallSilent();
    expect((await catalogue()).productCount).toBeGreaterThan(0);
    const startedAt = Date.now();
    const responses = await Promise.all(Array.from({ length: 20 }, catalogue));
    expect(responses.filter(({ status, productCount }) => status !== 200 || productCount === 0)).toEqual([]);
    expect(Date.now() - startedAt).toBeLessThan(5000);
    replicaProxy.heal();
    await vi.waitFor(async () => expect((await catalogue()).productCount).toBe(0), {
      timeout: 30_000,
      interval: 250,
    });
  });

  it("does not keep a new process from starting", async () => {
    await replicaProxy.cut();
    const changes: boolean[] = [];
    const database = await openDatabase({
      tables,
      url: primary.url,
      replicaUrl: replicaProxy.url,
      pool: 2,
      onReplica: (isUp) => changes.push(isUp),
    });
    const { rows } = await database.catalogue.query({ text: "select 1 as one" });
    expect([rows, changes]).toEqual([[{ one: 1 }], [false]]);
    await database.close();
    await replicaProxy.mend();
  });
});

describe("readiness", () => {
  it("checks the primary in any state of the replica", async () => {
    await primaryProxy.cut();
    expect((await rest("GET", "/health/ready")).status).toBe(503);
    await primaryProxy.mend();
    await vi.waitFor(async () => expect((await rest("GET", "/health/ready")).status).toBe(200), {
      timeout: 15_000,
    });
  });
});
