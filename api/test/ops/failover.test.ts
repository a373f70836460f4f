import { afterAll, describe, expect, it, vi } from "vitest";
import { anAddress } from "../support/factories.ts";
import { PLACE_ORDER } from "../support/operations.ts";
import { makeDatabase } from "../support/test-database.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const database = await makeDatabase();
const name = new URL(database.url).pathname.slice(1);
const testShop = await openTestShop({ DATABASE_URL: database.url });
// An own connection: those of the shop are about to become read-only.
const operator = testShop.shop.database.openPool(1);
afterAll(async () => {
  await operator.end();
  await database.drop();
});

/**
 * All connections of the shop lead to a server that takes no writes, as when another one has become the primary and the
 * connections are still those to the old one.
 */
const demote = async (): Promise<void> => {
  await operator.query(`alter database ${name} set default_transaction_read_only = on`);
  await operator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
  );
};

/** New connections lead to the new primary; those that are open still lead to the old one. */
const promote = async (): Promise<void> => {
  await operator.query(`alter database ${name} reset default_transaction_read_only`);
};

const [shopper, dress] = await Promise.all([
  testShop.aShopper(),
  testShop.aProduct({ stock: 10, price: 1200 }),
]);

const order = (idempotencyKey: string) => ({
  idempotencyKey,
  lines: [{ productId: dress.id, quantity: 1 }],
  shippingAddress: anAddress(),
  paymentMethod: "COD",
  expectedTotal: 1200,
});

const place = (idempotencyKey: string) =>
  testShop.gql<{ placeOrder: { order: { id: string } } }>(
    PLACE_ORDER,
    { input: order(idempotencyKey) },
    shopper.token,
  );

describe("a primary that becomes a replica", () => {
  it("delays an order until the new primary is there", async () => {
    await demote();
    const placing = place("switched-over");
    const isRefused = (line: string) => line.includes("read-only transaction");
    await vi.waitUntil(() => testShop.complaints().some(isRefused), { timeout: 4000 });
    await promote();
    expect(await placing).toMatchObject({ status: 200, errors: [] });
    expect(await testShop.stockOf(dress.id)).toBe(9);
  });

  it("leads to 503 with Retry-After, after which the same key places the order once", async () => {
    await demote();
    const refused = await fetch(`${testShop.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${shopper.token}` },
      body: JSON.stringify({ query: PLACE_ORDER, variables: { input: order("no-primary") } }),
    });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await refused.text()).toContain("NOT_READY");
    await promote();
    const placed = await place("no-primary");
    const again = await place("no-primary");
    expect([placed.status, again.status]).toEqual([200, 200]);
    expect(again.data.placeOrder.order.id).toBe(placed.data.placeOrder.order.id);
    expect(await testShop.stockOf(dress.id)).toBe(8);
  });
});
