import { afterEach, describe, expect, it, vi } from "vitest";
import { LOG_IN } from "../support/operations.ts";
import { paymentsOf } from "../support/payments.ts";
import { startTest } from "../support/server-fixture.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 90_000 });

const testShop = await openTestShop();
const { gql, shop, sql, stockOf } = testShop;
const pay = paymentsOf(testShop);
const { aPendingOrder, aStartedOrder, orderOf, passMinutes, runJobs, start } = pay;
await pay.faults({ webhooks: { isOff: true } });

const shiftClock = (seconds: number): void => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
};
afterEach(() => void vi.useRealTimers());

/** More than the time for which an unpaid order holds its pieces. */
const anHour = 3600;

const dueInSeconds = async (orderId: string): Promise<number> => {
  const [row] = await sql<{ seconds: number }>(
    `select extract(epoch from next_ask_at - now())::float8 as seconds from payment_intents where order_id = $1`,
    [orderId],
  );
  return row?.seconds ?? Number.NaN;
};

describe("a process whose clock is ahead of the database's", () => {
  it("lets the shopper pay an order for its whole time", async () => {
    const { shopper, dress, order } = await aPendingOrder();
    shiftClock(anHour);
    const started = await start(shopper, order.id);
    expect([started.code, started.data?.startPayment.orderId]).toEqual([undefined, order.id]);
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    expect(await stockOf(dress.id)).toBe(9);
  });

  it("keeps the sessions that other processes have opened", async () => {
    const shopper = await testShop.aShopper();
    shiftClock(60);
    const { data } = await gql<{ me: { email: string } }>("{ me { email } }", {}, shopper.token);
    expect(data.me.email).toBe(shopper.email);
  });
});

describe("a process whose clock is behind the database's", () => {
  it("refuses a payment and cancels the order at the time of the others", async () => {
    const { shopper, dress, order } = await aStartedOrder();
    await passMinutes(order.id, 31);
    shiftClock(-anHour);
    expect((await start(shopper, order.id)).code).toBe("ORDER_NOT_PAYABLE");
    await runJobs();
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("has Razorpay asked about a payment at the time of the others", async () => {
    const { shopper, order } = await aPendingOrder();
    shiftClock(-anHour);
    expect((await start(shopper, order.id)).code).toBeUndefined();
    const first = shop.settings.payments.reconcileAfterSeconds;
    const seconds = await dueInSeconds(order.id);
    expect(seconds).toBeGreaterThan(first - 120);
    expect(seconds).toBeLessThanOrEqual(first);
    await passMinutes(order.id, 16);
    await runJobs();
    const next = await dueInSeconds(order.id);
    expect(next).toBeGreaterThan(first - 120);
    expect(next).toBeLessThan(2 * first);
  });

  it("opens sessions that other processes accept", async () => {
    shiftClock(-60);
    const shopper = await testShop.aShopper();
    vi.useRealTimers();
    const { data } = await gql<{ me: { email: string } }>("{ me { email } }", {}, shopper.token);
    expect(data.me.email).toBe(shopper.email);
  });
});

startTest(
  "two processes whose clocks differ by a minute share sessions",
  async ({ fixture: { start: startServer, databaseUrl } }) => {
    const admin = { ADMIN_EMAIL: "admin@example.com", ADMIN_PASSWORD: "a long password" };
    const right = startServer(admin);
    const url = await right.url;
    const ahead = startServer({ ...admin, CLOCK_SHIFT_SECONDS: "60", DATABASE_URL: await databaseUrl() });
    const aheadUrl = await ahead.url;
    const call = async (base: string, query: string, variables: object, token = "") => {
      const response = await fetch(`${base}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      return ((await response.json()) as { data: Record<string, Record<string, string>> }).data;
    };
    const logIn = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
    for (const [from, to] of [
      [url, aheadUrl],
      [aheadUrl, url],
    ] as const) {
      const token = (await call(from, LOG_IN, logIn))["login"]?.["token"];
      expect((await call(to, "{ me { email } }", {}, token))["me"]).toEqual({ email: admin.ADMIN_EMAIL });
    }
    expect(await ahead.stop("SIGTERM")).toBe(0);
    expect(await right.stop("SIGTERM")).toBe(0);
  },
);
