import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { anAddress } from "../support/factories.ts";
import { LOG_IN, PLACE_ORDER } from "../support/operations.ts";
import { startTest as it, type Sql } from "../support/server-fixture.ts";

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 60_000, interval: 5 };

const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "a long password" };

const graphql = async (url: string, query: string, variables: object, token?: string) => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { data?: Record<string, { token: string }> },
  };
};

const shopper = "asha@example.com";

const logIn = async (url: string, email: string): Promise<string> => {
  const { body } = await graphql(url, LOG_IN, { email, password: admin.ADMIN_PASSWORD });
  return body.data?.["login"]?.token ?? "";
};

const stockToSell = 5000;

/** Log lines above the level "info". */
const problemsIn = (output: string): string[] =>
  output.split("\n").filter((line) => /"level":[456]0|^\s+at /.test(line));

/** Creates a shopper with the admin's password, and dresses with stock. */
const addTestData = async (sql: Sql): Promise<string[]> => {
  await sql("insert into users (name, email, password_hash) select 'Asha', $1, password_hash from users", [
    shopper,
  ]);
  const rows = await sql<{ id: string }>(
    `with made as (
       insert into products (title, description, price, category)
       select 'Dress ' || n, 'A dress.', 60000, 'party' from generate_series(1, 3) n returning id
     ), stocked as (insert into stock_units (product_id, stock) select id, $1 from made)
     select id from made`,
    [stockToSell],
  );
  return rows.map(({ id }) => id);
};

const buy = (url: string, token: string, products: string[]) => {
  const input = {
    idempotencyKey: randomUUID(),
    lines: products.map((productId) => ({ productId, quantity: 1 })),
    shippingAddress: anAddress(),
    paymentMethod: "COD",
    expectedTotal: 600 * products.length,
  };
  return graphql(url, PLACE_ORDER, { input }, token);
};

/** Shoppers who place orders until the shop is down or refuses them. Returns how many orders were confirmed. */
const startBuyers = (url: string, token: string, products: string[]) => {
  const results = { confirmed: 0, refused: [] as number[], isStopping: false };
  const shopper = async (buyerIndex: number) => {
    const orderedProducts = buyerIndex % 2 === 0 ? products : products.toReversed();
    while (!results.isStopping) {
      const response = await buy(url, token, orderedProducts).catch(() => undefined);
      if (!response) return;
      if (response.status === 200) results.confirmed += 1;
      else results.refused.push(response.status);
    }
  };
  return {
    results,
    finished: Promise.all(Array.from({ length: 6 }, (_, buyerIndex) => shopper(buyerIndex))),
  };
};

describe("the server process", () => {
  it("loses no piece and no order if it is killed during orders", async ({ fixture: { start, sql } }) => {
    const firstServer = start(admin);
    const url = await firstServer.url;
    const products = await addTestData(sql);
    const token = await logIn(url, shopper);
    const { results, finished } = startBuyers(url, token, products);
    await vi.waitFor(() => expect(results.confirmed).toBeGreaterThan(30), SOON);
    await firstServer.stop("SIGKILL");
    await finished;
    expect(results.refused).toEqual([]);

    const secondServer = start(admin);
    const secondUrl = await secondServer.url;
    const [counts] = await sql(
      `select (select count(*)::int from orders) >= $1 as "all stored",
         (select count(*)::int from orders o where not exists
           (select from order_lines l where l.order_id = o.id)) as "without lines",
         (select count(*)::int from orders o where not exists
           (select from order_status_changes s where s.order_id = o.id)) as "without status history",
         (select count(*)::int from products p where $2::int <> (select sum(stock) from stock_units u
           where u.product_id = p.id) + (select sum(quantity) from order_lines l where l.product_id = p.id))
           as "with lost pieces"`,
      [results.confirmed, stockToSell],
    );
    expect(counts).toEqual({
      "all stored": true,
      "without lines": 0,
      "without status history": 0,
      "with lost pieces": 0,
    });
    expect((await buy(secondUrl, token, products)).status).toBe(200);
    expect(await secondServer.stop("SIGTERM")).toBe(0);
  });

  it("waits on SIGTERM for running requests, not for idle connections", async ({
    fixture: { start, sql },
  }) => {
    const server = start(admin);
    const url = await server.url;
    const products = await addTestData(sql);
    const token = await logIn(url, shopper);
    const { results, finished } = startBuyers(url, token, products);
    await vi.waitFor(() => expect(results.confirmed).toBeGreaterThan(5), SOON);
    const startedAt = Date.now();
    results.isStopping = true;
    expect([await server.stop("SIGTERM"), problemsIn(server.output())]).toEqual([0, []]);
    expect(Date.now() - startedAt).toBeLessThan(9000);
    await finished;
    // Requests after the signal get a retryable error, and have no effect.
    expect(results.refused.filter((status) => status !== 503)).toEqual([]);
    const [orders] = await sql<{ count: number }>("select count(*)::int as count from orders");
    expect(orders?.count).toBe(results.confirmed);
  });

  it("ends with a sentence on what to do if another one uses its data folder", async ({
    fixture: { start, databaseUrl },
  }) => {
    const first = start(admin);
    await first.url;
    const second = start(admin);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Another command (process ${first.child.pid}) uses the data folder`);
    const beside = start({ ...admin, DATABASE_URL: await databaseUrl() });
    expect((await fetch(`${await beside.url}/health/ready`)).status).toBe(200);
    for (const server of [beside, first]) expect(await server.stop("SIGTERM")).toBe(0);
    expect((await fetch(`${await start(admin).url}/health/ready`)).status).toBe(200);
  });
});
