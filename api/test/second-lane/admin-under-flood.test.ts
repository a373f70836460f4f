import type pg from "pg";
import type { QueryRunner } from "typeorm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CHANGE_STATUS } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const limit = 10;

const SOON = { timeout: 15_000, interval: 10 };

const { shop, gql, rest, anAdmin, aShopper, anOrder, aProduct } = await openTestShop({
  DATABASE_POOL: "2",
  ADMIN_POOL: "1",
  STOREFRONT_REQUESTS: String(limit),
});

const ORDERS = "{ orders { totalCount } }";
const PRODUCTS = "query($text: String) { products(filter: { text: $text }) { totalCount } }";

const held: { clients: pg.PoolClient[]; runners: QueryRunner[] } = { clients: [], runners: [] };

/** Takes every connection with which shoppers are served. */
const holdShopPools = async (): Promise<void> => {
  const { primary, source } = shop.database;
  for (let index = 0; index < 2; index += 1) {
    held.clients.push(await primary.connect());
    const runner = source.createQueryRunner();
    await runner.connect();
    held.runners.push(runner);
  }
};

const releaseShopPools = async (): Promise<void> => {
  for (const client of held.clients.splice(0)) client.release();
  for (const runner of held.runners.splice(0)) await runner.release();
};

afterEach(releaseShopPools);

describe("while shoppers occupy every connection of theirs", () => {
  it("an admin reads the orders and changes one", async () => {
    const [admin, order] = [await anAdmin(), await anOrder()];
    await holdShopPools();
    const list = await gql<{ orders: { totalCount: number } }>(ORDERS, {}, admin.token);
    expect(list.data.orders.totalCount).toBeGreaterThan(0);
    const changed = await gql(CHANGE_STATUS, { orderId: order.id, status: "PROCESSING" }, admin.token);
    expect(changed.errors).toEqual([]);
    const all = await rest("GET", "/api/orders/admin/all", undefined, admin.token);
    expect(all.status).toBe(200);
  });

  it("a request beyond the limit is refused at once, but not that of an admin or a health check", async () => {
    const [admin] = [await anAdmin(), await aProduct()];
    await holdShopPools();
    const waiting = Array.from({ length: limit }, (_, index) => gql(PRODUCTS, { text: `dress ${index}` }));
    await vi.waitFor(() => expect(shop.database.primary.waitingCount).toBeGreaterThanOrEqual(limit), SOON);
    const refused = await rest("GET", "/api/products");
    expect(refused.status).toBe(503);
    expect(["2", "3", "4", "5", "6", "7", "8"]).toContain(refused.headers["retry-after"]);
    expect(refused.body).toMatchObject({ code: "NOT_READY" });
    expect((await gql(ORDERS, {}, admin.token)).errors).toEqual([]);
    expect((await rest("GET", "/health/live")).status).toBe(200);
    const forged = await gql(ORDERS, {}, `${admin.token}x`);
    expect(forged.code).toBe("NOT_READY");
    await releaseShopPools();
    await Promise.all(waiting);
    expect((await rest("GET", "/api/products")).status).toBe(200);
  });

  it("a shopper who is logged in gets further than a visitor", async () => {
    const shopper = await aShopper();
    await holdShopPools();
    const waiting = Array.from({ length: limit }, (_, index) => gql(PRODUCTS, { text: `kurta ${index}` }));
    await vi.waitFor(() => expect(shop.database.primary.waitingCount).toBeGreaterThanOrEqual(limit), SOON);
    const before = shop.database.primary.waitingCount;
    const asked = gql("{ me { id } }", {}, shopper.token);
    await vi.waitFor(() => expect(shop.database.primary.waitingCount).toBeGreaterThan(before), SOON);
    await releaseShopPools();
    expect((await asked).errors).toEqual([]);
    await Promise.all(waiting);
  });
});
