import { tables } from "../../src/app/tables.ts";
import { afterAll, describe, expect, inject, it } from "vitest";
import { openDatabase } from "../../src/platform/database/database.ts";
import { waitForDatabase } from "../../src/platform/database/wait-for-database.ts";
import { anAddress } from "../support/factories.ts";
import { CART, MY_ORDERS, PLACE_ORDER } from "../support/operations.ts";
import { hasPgbouncer, openPgbouncer, throughPort } from "../support/pgbouncer.ts";
import { makeDatabase } from "../support/test-database.ts";
import { openTestShop } from "../support/test-shop.ts";

/** Where pgbouncer is not installed, nothing stands between the shop and PostgreSQL. */
const isInstalled = hasPgbouncer();
const database = await makeDatabase();
afterAll(() => database.drop());
const port = isInstalled ? await openPgbouncer(database.url) : undefined;
const pooledUrl = port ? throughPort(database.url, port) : database.url;
const shop = await openTestShop({
  DATABASE_URL: pooledUrl,
  DATABASE_DIRECT_URL: database.url,
});

const limitOf = async (pool: { query: (text: string) => Promise<{ rows: unknown[] }> }, name: string) =>
  (await pool.query(`show ${name}`)).rows[0];

const open = (url: string, directUrl?: string) => {
  const doubts: string[] = [];
  const opened = openDatabase({
    tables,
    url,
    directUrl,
    pool: 2,
    onSessionMode: () => doubts.push("session mode"),
  });
  return { opened, doubts };
};

describe.skipIf(!isInstalled)("a pooler in transaction mode", () => {
  it("serves many shoppers with the statements that are prepared by name elsewhere", async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.aShopper()));
    const dress = await shop.aProduct({ stock: 12, price: 1200 });
    const lines = [{ productId: dress.id, quantity: 1 }];
    const order = { lines, shippingAddress: anAddress(), paymentMethod: "COD", expectedTotal: 1200 };
    const rounds = await Promise.all(
      shoppers.map(async ({ token }, index) => [
        await shop.gql(PLACE_ORDER, { input: { ...order, idempotencyKey: `pooled-${index}` } }, token),
        await shop.gql("{ products(first: 5) { totalCount nodes { id title } } }"),
        await shop.gql(`{ product(id: "${dress.id}") { id title } }`),
        await shop.gql(CART, {}, token),
        await shop.gql(MY_ORDERS, {}, token),
      ]),
    );
    for (const answer of rounds.flat()) expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(await shop.stockOf(dress.id)).toBe(0);
    expect(await shop.soldOf(dress.id)).toBe(12);
  });

  it("has the time limits of the shop", async () => {
    const { primary, writes } = shop.shop.database;
    for (const pool of [primary, writes]) {
      expect(await limitOf(pool, "statement_timeout")).toEqual({ statement_timeout: "5s" });
      expect(await limitOf(pool, "idle_in_transaction_session_timeout")).toEqual({
        idle_in_transaction_session_timeout: "10s",
      });
      expect(await limitOf(pool, "work_mem")).toEqual({ work_mem: "32MB" });
    }
  });

  it("is passed by the queue and migrations, whose connections have no time limit", async () => {
    const direct = shop.shop.database.openPool(1);
    expect(await limitOf(direct, "statement_timeout")).toEqual({ statement_timeout: "0" });
    const { rows } = await direct.query<{ port: number }>("select inet_server_port() as port");
    expect(rows).toEqual([{ port: Number(new URL(database.url).port) }]);
    await direct.end();
  });

  it("passes notices between processes over a connection of their own", async () => {
    const received = new Promise((resolve) => {
      shop.shop.database.notices.onNotice("pooler-test", (payload) => payload && resolve(payload));
    });
    const sending = setInterval(() => void shop.sql("select pg_notify('pooler-test', 'hello')"), 50);
    expect(await received).toBe("hello");
    clearInterval(sending);
  });
});

describe.skipIf(!isInstalled)("a pooler that the shop cannot work with", () => {
  it("is named if the server's own URL is missing", async () => {
    await expect(open(pooledUrl).opened).rejects.toThrow(/pooler\. Set DATABASE_DIRECT_URL/);
  });

  it("is named at once if the two URLs lead to different databases", async () => {
    const other = await makeDatabase("none");
    const waiting = waitForDatabase({
      tables,
      url: pooledUrl,
      directUrl: other.url,
      pool: 2,
      waitSeconds: 30,
      log: () => undefined,
    });
    await expect(waiting).rejects.toThrow(/lead to different databases/);
    await other.drop();
  });

  it("is reported if it keeps a connection for each client", async () => {
    const sessionPort = await openPgbouncer(inject("postgresUrl"), "session");
    const { opened, doubts } = open(throughPort(database.url, sessionPort), database.url);
    await (await opened).close();
    expect(doubts).toEqual(["session mode"]);
  });

  it("is not reported in transaction mode", async () => {
    const { opened, doubts } = open(pooledUrl, database.url);
    await (await opened).close();
    expect(doubts).toEqual([]);
  });
});
