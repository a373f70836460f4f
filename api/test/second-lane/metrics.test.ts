import { expect, it, vi } from "vitest";
import { shopMetrics } from "../../src/app/shop-metrics.ts";
import type { Services } from "../../src/features/shop/services.ts";
import { visitorsAtOnce } from "../../src/platform/http/limit-storefront.ts";
import { openTestShop } from "../support/test-shop.ts";

const token = "a-token-that-only-the-monitor-knows";
const { gql, rest, aShopper, anAdmin, shop, sql } = await openTestShop({ METRICS_TOKEN: token });
const { rest: restWithout } = await openTestShop();

it("tells how long connections are waited for and held, by pool, to callers with the token only", async () => {
  await gql("{ orders { totalCount } }", {}, (await anAdmin()).token);
  expect((await rest("GET", "/metrics")).status).toBe(404);
  expect((await rest("GET", "/metrics", undefined, "another-token-of-that-length")).status).toBe(404);
  const { status, text } = await rest("GET", "/metrics", undefined, token);
  expect(status).toBe(200);
  for (const name of ["wait", "held"])
    expect(text).toMatch(
      new RegExp(`shop_database_connection_${name}_seconds_count\\{pool="admin"\\} [1-9]`),
    );
  expect(text).toContain('pool="transactions"');
});

/** The value of a series; `undefined` if it is not shown. */
const valueOf = async (name: string): Promise<number | undefined> => {
  const { text } = await rest("GET", "/metrics", undefined, token);
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

it("counts requests by part and status, refusals by code or throttle", async () => {
  const { email } = await aShopper();
  const names = [
    'shop_http_request_seconds_count{area="rest",status="4xx"}',
    'shop_refusals_total{code="WRONG_CREDENTIALS"}',
    'shop_refusals_total{code="TOO_MANY"}',
    'shop_refusals_total{code="DOCUMENT_ERROR"}',
    'shop_throttled_total{throttle="logInByAccount"}',
  ];
  const before = await Promise.all(names.map(valueOf));
  for (let tries = 0; tries < 11; tries += 1)
    await rest("POST", "/api/auth/login", { email, password: "not the password" });
  await gql("{ noSuchField }");
  const after = await Promise.all(names.map(valueOf));
  expect(after.map((value, index) => (value ?? 0) - (before[index] ?? 0))).toEqual([11, 10, 1, 1, 1]);
});

it("shows how many reads of visitors have a place or wait", async () => {
  const placed = 'shop_open_requests{state="place"}';
  const waiting = 'shop_open_requests{state="waiting"}';
  const lock = await shop.database.primary.connect();
  await lock.query("begin");
  await lock.query("lock table products in access exclusive mode");
  const reads = Promise.all(Array.from({ length: visitorsAtOnce + 3 }, () => rest("GET", "/api/products")));
  try {
    await vi.waitFor(async () => expect(await valueOf(waiting)).toBe(3), 10_000);
    expect(await valueOf(placed)).toBe(visitorsAtOnce);
  } finally {
    await lock.query("rollback");
    lock.release();
    await reads;
  }
  expect([await valueOf(placed), await valueOf(waiting)]).toEqual([0, 0]);
});

it("has the jobs that wait or have failed for good, by group", async () => {
  await sql("select graphile_worker.add_job('mail-secret', '{}', run_at := now() - interval '100 seconds')");
  await sql("select graphile_worker.add_job('mail-secret', '{}', max_attempts := 1)");
  await sql("update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1");
  // The figures of the scrapes before are kept for some seconds.
  await vi.waitFor(
    async () => expect(await valueOf('shop_queue_failed_jobs{group="mails"}')).toBe(1),
    10_000,
  );
  expect(await valueOf('shop_queue_due_jobs{group="mails"}')).toBeGreaterThanOrEqual(1);
  expect(await valueOf('shop_queue_oldest_due_seconds{group="mails"}')).toBeGreaterThanOrEqual(100);
  expect(await valueOf("shop_database_reachable")).toBe(1);
});

it("shows no figures of a database that does not answer", async () => {
  const stored = shopMetrics(shop);
  await stored.read();
  expect(await stored.registry.metrics()).toMatch(/^shop_refunds_owed 0$/m);
  const lost = { ...shop.database, monitoring: { query: () => Promise.reject(new Error("lost")) } };
  const without = shopMetrics({ ...shop, database: lost } as unknown as Services);
  await without.read();
  const text = await without.registry.metrics();
  expect(text).toMatch(/^shop_database_reachable 0$/m);
  expect(text).not.toMatch(/^shop_(refunds|queue)\w+(\{.*\})? \S+$/m);
});

it("does not exist without a token outside of development", async () => {
  expect((await restWithout("GET", "/metrics")).status).toBe(404);
});
