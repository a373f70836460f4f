import type pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { visitorsAtOnce } from "../../src/platform/http/limit-storefront.ts";
import { openTestShop } from "../support/test-shop.ts";

const connections = 2;

const { shop, server, url, gql, rest, anAdmin, aShopper, aProduct } = await openTestShop({
  DATABASE_POOL: String(connections),
});

const SOON = { timeout: 15_000, interval: 10 };

const PRODUCTS = "query($text: String) { products(filter: { text: $text }) { totalCount } }";

const heldConnections: pg.PoolClient[] = [];

/** Takes every connection that serves visitors. */
const holdReads = async (): Promise<void> => {
  for (let index = 0; index < connections; index += 1)
    heldConnections.push(await shop.database.primary.connect());
};

const releaseReads = (): void => {
  for (const client of heldConnections.splice(0)) client.release();
};

/** Numbers of connections that clients have opened, and that have closed. */
const connectionCounts = { opened: 0, closed: 0 };
server.app.server.on("connection", (socket) => {
  connectionCounts.opened += 1;
  socket.once("close", () => (connectionCounts.closed += 1));
});

afterEach(releaseReads);

describe("more visitors than the process works on at once", () => {
  it("are all answered after a wait without a delay for an admin or a shopper", async () => {
    const [admin, shopper] = [await anAdmin(), await aShopper(), await aProduct()];
    await holdReads();
    const texts = Array.from({ length: visitorsAtOnce * 2 }, (_, index) => `dress ${index}`);
    const answers = texts.map((text) => gql(PRODUCTS, { text }));
    const { primary } = shop.database;
    await vi.waitFor(() => expect(primary.waitingCount).toBe(visitorsAtOnce), SOON);
    expect((await gql("{ orders { totalCount } }", {}, admin.token)).errors).toEqual([]);
    expect((await rest("GET", "/health/live")).status).toBe(200);
    const shopperAnswer = gql("{ me { id } }", {}, shopper.token);
    await vi.waitFor(() => expect(primary.waitingCount).toBe(visitorsAtOnce + 1), SOON);
    const forgedAnswer = gql("{ orders { totalCount } }", {}, `${admin.token}x`);
    releaseReads();
    expect((await shopperAnswer).errors).toEqual([]);
    for (const { errors } of await Promise.all(answers)) expect(errors).toEqual([]);
    expect((await forgedAnswer).code).toBe("UNAUTHENTICATED");
  });

  it("keep their places until their work ends, also when their connections are closed earlier", async () => {
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
  it("are sent to four clients of each network at a time", async () => {
    await aProduct();
    const requestFrom = (remoteAddress: string) =>
      server.app.inject({ url: "/sitemap/products.xml", remoteAddress });
    // The first response of a process waits for the texts of the shop, which it keeps.
    await requestFrom("203.0.113.3");
    await holdReads();
    const crawlers = Array.from({ length: 4 }, () => requestFrom("203.0.113.1"));
    await vi.waitFor(() => expect(shop.database.primary.waitingCount).toBe(4), SOON);
    expect((await requestFrom("203.0.113.1")).statusCode).toBe(429);
    const other = requestFrom("203.0.113.2");
    releaseReads();
    for (const { statusCode } of await Promise.all([...crawlers, other])) expect(statusCode).toBe(200);
    expect((await requestFrom("203.0.113.1")).statusCode).toBe(200);
  });
});
