import { afterAll, describe, expect, it, vi } from "vitest";
import { databaseRequests, type DatabaseRequest } from "../support/database-requests.ts";
import { silentProxy } from "../support/silent-proxy.ts";
import { makeDatabase } from "../support/test-database.ts";
import { openTestShop } from "../support/test-shop.ts";

vi.setConfig({ testTimeout: 90_000 });

const database = await makeDatabase();
const proxy = await silentProxy(database.url);
afterAll(async () => {
  await proxy.close();
  await database.drop();
});

const testShop = await openTestShop({ DATABASE_URL: proxy.url });
const [shopper, product] = await Promise.all([testShop.aShopper(), testShop.aProduct()]);
const requests = await databaseRequests(testShop, shopper, product);

/** The response limit in milliseconds, and the tolerance for a busy machine. */
const responseLimit = 9000 + 1500;

type Outcome = { name: string; status: number; retryAfter: string | null; code: unknown; isLate: boolean };

const codeIn = (text: string): unknown => /"(?:code|status)":"([\w ]+)"/.exec(text)?.[1];

const outcomesOf = (sent: readonly DatabaseRequest[]): Promise<Outcome[]> =>
  Promise.all(
    sent.map(async ({ name, send }) => {
      const startedAt = Date.now();
      const response = await send();
      return {
        name,
        status: response.status,
        retryAfter: response.headers.get("retry-after"),
        code: codeIn(await response.text()),
        isLate: Date.now() - startedAt > responseLimit,
      };
    }),
  );

const notReady = requests.map(({ name }) => ({
  name,
  status: 503,
  retryAfter: "2",
  code: name === "readiness" ? "no database" : "NOT_READY",
  isLate: false,
}));

/** The responses of each request while the database is up; refusals such as a wrong password belong to them. */
const expectServed = async (): Promise<void> => {
  const outcomes = await outcomesOf(requests.filter(({ name }) => name !== "a webhook"));
  expect(outcomes.filter(({ status }) => status >= 500)).toEqual([]);
};

describe("a database whose connections are refused", () => {
  it("leads to 503 for every request, with a line in the log, until it is back", async () => {
    await expectServed();
    await proxy.cut();
    const linesBefore = testShop.complaints().length;
    expect(await outcomesOf(requests)).toEqual(notReady);
    const newLines = testShop.complaints().slice(linesBefore).join("");
    expect(newLines).toContain("ECONNREFUSED");
    const withToken = requests.filter(({ name }) => name.includes("with a token"));
    const linesAfter = testShop.complaints().length;
    await Promise.all(withToken.map(({ send }) => send()));
    const lines = testShop.complaints().slice(linesAfter);
    const requestIds = new Set(lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId));
    requestIds.delete(undefined);
    expect(requestIds.size).toBe(withToken.length);
    await proxy.mend();
    await expectServed();
  });
});

describe("a database host that stops responding", () => {
  it("leads to 503 in time for every request until it is back", async () => {
    await expectServed();
    proxy.fallSilent();
    expect(await outcomesOf(requests)).toEqual(notReady);
    expect(await outcomesOf(requests)).toEqual(notReady);
    proxy.heal();
    // Connections that are being opened at this moment fail within their own time limit.
    await vi.waitFor(expectServed, { timeout: 15_000, interval: 500 });
    await expectServed();
  });

  it("ends only the transaction whose commit gets no response", async () => {
    await expectServed();
    const { source } = testShop.shop.database;
    const committing = source.transaction(async (tx) => {
      await tx.query("select 1");
      proxy.fallSilent();
    });
    await expect(committing).rejects.toThrow("Query read timeout");
    proxy.heal();
    await vi.waitFor(() => source.transaction((tx) => tx.query("select 1")), { timeout: 15_000 });
  });
});
