import { randomUUID } from "node:crypto";
import { describe, expect, vi } from "vitest";
import { anAddress } from "./support/factories.ts";
import { LOG_IN, PLACE_ORDER } from "./support/operations.ts";
import { startTest as it, type Sql } from "./support/server-fixture.ts";

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 60_000, interval: 5 };

const boss = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "a long password" };

const ask = async (url: string, query: string, variables: object, token?: string) => {
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { data?: Record<string, { token: string }> },
  };
};

const asha = "asha@example.com";

const logIn = async (url: string, email: string): Promise<string> => {
  const { body } = await ask(url, LOG_IN, { email, password: boss.ADMIN_PASSWORD });
  return body.data?.["login"]?.token ?? "";
};

const stockToSell = 5000;

/** Log lines above the level "info". */
const troubleIn = (said: string): string[] =>
  said.split("\n").filter((line) => /"level":[456]0|^\s+at /.test(line));

/** Creates a shopper with the admin's password, and dresses with stock. */
const furnish = async (sql: Sql): Promise<string[]> => {
  await sql("insert into users (name, email, password_hash) select 'Asha', $1, password_hash from users", [
    asha,
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
  return ask(url, PLACE_ORDER, { input }, token);
};

/** Shoppers who place orders until the shop is down or refuses them. Returns how many orders were confirmed. */
const crowd = (url: string, token: string, products: string[]) => {
  const seen = { confirmed: 0, refused: [] as number[], isGoing: false };
  const shopper = async (turn: number) => {
    const wanted = turn % 2 === 0 ? products : products.toReversed();
    while (!seen.isGoing) {
      const answer = await buy(url, token, wanted).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200) seen.confirmed += 1;
      else seen.refused.push(answer.status);
    }
  };
  return { seen, gone: Promise.all(Array.from({ length: 6 }, (_, turn) => shopper(turn))) };
};

describe.concurrent("the server process", () => {
  it("loses no piece and no order if it is killed during orders", async ({ stage: { start, sql } }) => {
    const first = start(boss);
    const url = await first.open;
    const products = await furnish(sql);
    const token = await logIn(url, asha);
    const { seen, gone } = crowd(url, token, products);
    await vi.waitFor(() => expect(seen.confirmed).toBeGreaterThan(30), SOON);
    await first.end("SIGKILL");
    await gone;
    expect(seen.refused).toEqual([]);

    const second = start(boss);
    const again = await second.open;
    const [facts] = await sql(
      `select (select count(*)::int from orders) >= $1 as "all kept",
         (select count(*)::int from orders o where not exists
           (select from order_lines l where l.order_id = o.id)) as "without lines",
         (select count(*)::int from orders o where not exists
           (select from order_status_changes s where s.order_id = o.id)) as "without life",
         (select count(*)::int from products p where $2::int <> (select sum(stock) from stock_units u
           where u.product_id = p.id) + (select sum(quantity) from order_lines l where l.product_id = p.id))
           as "with lost pieces"`,
      [seen.confirmed, stockToSell],
    );
    expect(facts).toEqual({ "all kept": true, "without lines": 0, "without life": 0, "with lost pieces": 0 });
    expect((await buy(again, token, products)).status).toBe(200);
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("finishes running requests on SIGTERM, and does not wait for idle connections after that", async ({
    stage: { start, sql },
  }) => {
    const server = start(boss);
    const url = await server.open;
    const products = await furnish(sql);
    const token = await logIn(url, asha);
    const { seen, gone } = crowd(url, token, products);
    await vi.waitFor(() => expect(seen.confirmed).toBeGreaterThan(5), SOON);
    const begun = Date.now();
    seen.isGoing = true;
    expect([await server.end("SIGTERM"), troubleIn(server.said())]).toEqual([0, []]);
    expect(Date.now() - begun).toBeLessThan(9000);
    await gone;
    // Requests after the signal get a retryable error, and have no effect.
    expect(seen.refused.filter((status) => status !== 503)).toEqual([]);
    const [orders] = await sql<{ count: number }>("select count(*)::int as count from orders");
    expect(orders?.count).toBe(seen.confirmed);
  });

  it("serves from one data folder if it is started twice at once", async ({ stage: { start } }) => {
    const [one, other] = [start(boss), start(boss)];
    const urls = await Promise.all([one.open, other.open]);
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    const token = await logIn(urls[0] ?? "", boss.ADMIN_EMAIL);
    const { body } = await ask(urls[1] ?? "", "{ me { email role } }", {}, token);
    expect(body.data?.["me"]).toEqual({ email: boss.ADMIN_EMAIL, role: "ADMIN" });
    expect(await one.end("SIGTERM")).toBe(0);
    expect((await fetch(`${urls[1]}/health/ready`)).status).toBe(200);
    expect(await other.end("SIGINT")).toBe(0);
  });
});
