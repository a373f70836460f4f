import type pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { visitorsAtOnce } from "../src/platform/http/limit-storefront.ts";
import { openTestShop } from "./support/test-shop.ts";

const connections = 2;

const { shop, server, url, gql, rest, anAdmin, aShopper, aProduct } = await openTestShop({
  DATABASE_POOL: String(connections),
});

const SOON = { timeout: 15_000, interval: 10 };

const PRODUCTS = "query($text: String) { products(filter: { text: $text }) { totalCount } }";

const held: pg.PoolClient[] = [];

/** Takes every connection with which visitors are served. */
const holdReads = async (): Promise<void> => {
  for (let index = 0; index < connections; index += 1) held.push(await shop.database.primary.connect());
};

const releaseReads = (): void => {
  for (const client of held.splice(0)) client.release();
};

/** Numbers of connections that clients have opened, and that have closed. */
const connectionCounts = { opened: 0, closed: 0 };
server.app.server.on("connection", (socket) => {
  connectionCounts.opened += 1;
  socket.once("close", () => (connectionCounts.closed += 1));
});

afterEach(releaseReads);

describe("more visitors than the process works on at once", () => {
  it("wait and are all answered, while an admin and a shopper are not kept waiting behind them", async () => {
    const [admin, shopper] = [await anAdmin(), await aShopper(), await aProduct()];
    await holdReads();
    const texts = Array.from({ length: visitorsAtOnce * 2 }, (_, index) => `dress ${index}`);
    const answers = texts.map((text) => gql(PRODUCTS, { text }));
    const { primary } = shop.database;
    await vi.waitFor(() => expect(primary.waitingCount).toBe(visitorsAtOnce), SOON);
    expect((await gql("{ orders { totalCount } }", {}, admin.token)).errors).toEqual([]);
    expect((await rest("GET", "/health/live")).status).toBe(200);
    const asked = gql("{ me { id } }", {}, shopper.token);
    await vi.waitFor(() => expect(primary.waitingCount).toBe(visitorsAtOnce + 1), SOON);
    const forged = gql("{ orders { totalCount } }", {}, `${admin.token}x`);
    releaseReads();
    expect((await asked).errors).toEqual([]);
    for (const { errors } of await Promise.all(answers)) expect(errors).toEqual([]);
    expect((await forged).code).toBe("UNAUTHENTICATED");
  });

  it("keep their places until their work ends when their connections end before", async () => {
    await aProduct();
    await holdReads();
    const leaving = new AbortController();
    const ask = (index: number, signal?: AbortSignal) =>
      fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: PRODUCTS, variables: { text: `kurta ${index}` } }),
        ...(signal && { signal }),
      });
    const left = Array.from({ length: visitorsAtOnce }, (_, index) =>
      ask(index, leaving.signal).catch(() => undefined),
    );
    const { primary } = shop.database;
    await vi.waitFor(() => expect(primary.waitingCount).toBe(visitorsAtOnce), SOON);
    const stayed = ask(visitorsAtOnce);
    await expect.poll(() => connectionCounts.opened, SOON).toBe(visitorsAtOnce + 1);
    leaving.abort();
    await Promise.all(left);
    await expect.poll(() => connectionCounts.closed, SOON).toBe(visitorsAtOnce);
    // Work that started now would wait for the database before this response.
    expect((await rest("GET", "/health/live")).status).toBe(200);
    expect(primary.waitingCount).toBe(visitorsAtOnce);
    releaseReads();
    expect((await stayed).status).toBe(200);
  });
});

describe("sitemaps of products", () => {
  it("are sent to four clients of a network at a time, which keep no other network out", async () => {
    await aProduct();
    await holdReads();
    const of = (remoteAddress: string) => server.app.inject({ url: "/sitemap/products.xml", remoteAddress });
    const crawlers = Array.from({ length: 4 }, () => of("203.0.113.1"));
    await vi.waitFor(() => expect(shop.database.primary.waitingCount).toBe(4), SOON);
    expect((await of("203.0.113.1")).statusCode).toBe(429);
    const other = of("203.0.113.2");
    releaseReads();
    for (const { statusCode } of await Promise.all([...crawlers, other])) expect(statusCode).toBe(200);
    expect((await of("203.0.113.1")).statusCode).toBe(200);
  });
});
