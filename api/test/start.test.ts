import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { startEmbeddedPostgres } from "../tools/embedded-postgres/embedded-postgres.ts";
import { anAddress } from "./support/factories.ts";
import { manyOrders } from "./support/many-orders.ts";
import { LOG_IN, PLACE_ORDER } from "./support/operations.ts";
import { startShopServer, type ShopServerProcess } from "./support/shop-server.ts";

vi.setConfig({ testTimeout: 90_000 });

const SOON = { timeout: 60_000, interval: 5 };

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

/** What starts and stops: servers on one data folder, and a look into their database. All is ended after the test. */
type Stage = {
  dataDir: string;
  start: (env?: Record<string, string>) => ShopServerProcess;
  /** The embedded database of the data folder. */
  sql: Sql;
};

const it = test.extend<{ stage: Stage }>({
  stage: async ({ onTestFinished }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), "shop-start-"));
    const servers: ShopServerProcess[] = [];
    const ends: (() => Promise<unknown>)[] = [];
    const sql: Sql = async <Row extends object>(text: string, values: unknown[] = []) => {
      const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
      ends.push(stop);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<Row>(text, values);
      await client.end();
      return rows;
    };
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.end("SIGKILL")));
      // A killed server cannot stop its PostgreSQL: whoever uses it last does.
      if (existsSync(join(dataDir, "postgres"))) await sql("select 1");
      for (const end of ends) await end();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }, 30_000);
    const start: Stage["start"] = (env = {}) => {
      const server = startShopServer({ DATA_DIR: dataDir, ...manyOrders, ...env });
      servers.push(server);
      return server;
    };
    await use({ dataDir, start, sql });
  },
});

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

/** Lines of a log that are worse than information. */
const troubleIn = (said: string): string[] =>
  said.split("\n").filter((line) => /"level":[456]0|^\s+at /.test(line));

/** Makes a shopper with the admin's password, and lays dresses on the shelf. */
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

/** Shoppers who buy and buy until the shop is gone, or they are told to go; says how many orders were confirmed. */
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
  it("loses no piece and no order when it is killed during orders", async ({ stage: { start, sql } }) => {
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

  it("answers what is under way on SIGTERM, and waits for no quiet connection after that", async ({
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
    // What came after the signal is told to come again later, and does nothing.
    expect(seen.refused.filter((status) => status !== 503)).toEqual([]);
    const [orders] = await sql<{ count: number }>("select count(*)::int as count from orders");
    expect(orders?.count).toBe(seen.confirmed);
  });

  it("serves from one data folder when it is started twice at once", async ({ stage: { start } }) => {
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

/** A port on which nobody listens. */
const closedPort = async (): Promise<number> => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
};

describe.concurrent("a start that cannot succeed", () => {
  it("says what it waits for, gives up, and keeps the password to itself", async ({ stage: { start } }) => {
    const port = await closedPort();
    const server = start({
      DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/dresses`,
      DATABASE_WAIT_SECONDS: "2",
    });
    expect(await server.ended).toBe(1);
    const said = server.said();
    const place = `127\\.0\\.0\\.1:${port}/dresses`;
    expect(said).toMatch(new RegExp(`Waiting for the database at ${place} .*ECONNREFUSED`));
    expect(said).toMatch(new RegExp(`^No database at ${place} after 2 s .*Check DATABASE_URL\\.$`, "m"));
    expect(said).not.toContain("hunter2");
    expect(said).not.toMatch(/\n\s+at /);
  });

  it("names the settings that production demands", async ({ stage: { start } }) => {
    const server = start({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
    expect(await server.ended).toBe(1);
    expect(server.said()).toBe(
      "NODE_ENV=production demands DATABASE_URL, JWT_SECRET, SMTP_URL, MAIL_FROM, RAZORPAY_KEY_ID, " +
        "RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, SELLER_NAME, SELLER_ADDRESS, SELLER_STATE. See .env.example.\n",
    );
  });

  it("says that its port is taken", async ({ stage: { start } }) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(new RegExp(`EADDRINUSE.*${port}`));
    other.close();
  });
});
