import { tables } from "../src/app/tables.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../src/platform/database/database.ts";
import { sourcesOf } from "./support/imports.ts";
import { ALL_ORDERS, CART, MY_ORDERS, ORDER } from "./support/operations.ts";
import { silentProxy } from "./support/silent-proxy.ts";
import { makeDatabase } from "./support/test-database.ts";
import { openTestShop } from "./support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Two databases with the same tables and not the same rows: as a replica that lags, for ever. */
const [primary, lagging] = await Promise.all([makeDatabase(), makeDatabase()]);
const [primaryProxy, replicaProxy] = await Promise.all([silentProxy(primary.url), silentProxy(lagging.url)]);
afterAll(async () => {
  await Promise.all([primaryProxy.close(), replicaProxy.close()]);
  await Promise.all([primary.drop(), lagging.drop()]);
});
const house = await openTestShop({
  DATABASE_URL: primaryProxy.url,
  DATABASE_REPLICA_URL: replicaProxy.url,
});
const { gql, rest, sql } = house;

const CATALOGUE = "query Catalogue { products(first: 5) { totalCount nodes { id title } } }";
type Catalogue = { products: { nodes: { id: string }[] } };

const catalogue = async () => {
  const { status, data } = await gql<Catalogue>(CATALOGUE);
  return { status, shown: data.products.nodes.length };
};

describe("a replica that lags", () => {
  it("is read for the catalogue, and never for what belongs to a shopper or is shown to an admin", async () => {
    const [asha, admin, dress] = await Promise.all([house.aShopper(), house.anAdmin(), house.aProduct()]);
    expect(await catalogue()).toEqual({ status: 200, shown: 0 });
    const order = await house.anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 1 }] });
    const mine = await gql<{ myOrders: { totalCount: number; nodes: { lines: { product: unknown }[] }[] } }>(
      MY_ORDERS,
      {},
      asha.token,
    );
    expect(mine.data.myOrders.totalCount).toBe(1);
    expect(mine.data.myOrders.nodes[0]?.lines[0]?.product).toEqual({ id: dress.id });
    expect((await gql(ORDER, { id: order.id }, asha.token)).status).toBe(200);
    const documented = await rest<unknown[]>("GET", "/api/orders/my-orders", undefined, asha.token);
    expect(documented.text).toContain(order.orderNumber);
    const all = await gql(ALL_ORDERS, {}, admin.token);
    expect(all.text).toContain(order.orderNumber);
    const toggled = await rest("POST", "/api/wishlist/toggle", { productId: dress.id }, asha.token);
    expect(toggled.status).toBe(200);
    const wishes = await rest("GET", "/api/wishlist", undefined, asha.token);
    expect(wishes.text).toContain(dress.id);
    expect((await gql(CART, {}, asha.token)).status).toBe(200);
    const data = await gql<{ exportMyData: string }>("{ exportMyData }", {}, asha.token);
    expect(data.data.exportMyData).toContain(order.orderNumber);
  });

  it("is read by the stores of the catalogue and of reviews alone", () => {
    const readers = [...sourcesOf("api/src", ".ts")]
      .filter(
        ([path, text]) => /\bcatalogueRows\b|\.catalogue\.query\b/.test(text) && !path.endsWith(".test.ts"),
      )
      .map(([path]) => path);
    expect(readers.sort()).toEqual([
      "catalogue/product-columns.store.ts",
      "catalogue/product-count.store.ts",
      "catalogue/search-word.store.ts",
      "gateways/database.ts",
      "reviews/review.store.ts",
    ]);
  });
});

describe("a replica that is gone", () => {
  it("leaves the catalogue to the primary at once, and is read again when it is back", async () => {
    await replicaProxy.cut();
    const onPrimary = (await sql("select 1 from products")).length;
    expect(onPrimary).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 20 }, catalogue));
    expect(answers).toEqual(answers.map(() => ({ status: 200, shown: onPrimary })));
    expect((await rest("GET", "/health/ready")).status).toBe(200);
    const told = house.complaints().filter((line) => line.includes("the replica does not answer"));
    expect(told).toHaveLength(1);
    expect(told[0]?.length).toBeLessThan(300);
    await replicaProxy.mend();
    // Back on the replica, where there is nothing.
    await vi.waitFor(async () => expect((await catalogue()).shown).toBe(0), {
      timeout: 20_000,
      interval: 250,
    });
  });

  it("that falls silent costs its limit once, and no request fails", async () => {
    expect((await catalogue()).shown).toBe(0);
    replicaProxy.fallSilent();
    expect((await catalogue()).shown).toBeGreaterThan(0);
    const since = Date.now();
    const answers = await Promise.all(Array.from({ length: 20 }, catalogue));
    expect(answers.filter(({ status, shown }) => status !== 200 || shown === 0)).toEqual([]);
    expect(Date.now() - since).toBeLessThan(5000);
    replicaProxy.heal();
    await vi.waitFor(async () => expect((await catalogue()).shown).toBe(0), {
      timeout: 30_000,
      interval: 250,
    });
  });

  it("does not keep a new process from opening", async () => {
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
  it("asks the primary, whatever the replica answers", async () => {
    await primaryProxy.cut();
    expect((await rest("GET", "/health/ready")).status).toBe(503);
    await primaryProxy.mend();
    await vi.waitFor(async () => expect((await rest("GET", "/health/ready")).status).toBe(200));
  });
});
