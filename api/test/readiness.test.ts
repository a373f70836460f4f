import { expect, it, onTestFinished, vi } from "vitest";
import { useRealLimits } from "./support/long-limits.ts";
import { openTestShop } from "./support/test-shop.ts";

const connections = 2;

useRealLimits();

const { shop, rest } = await openTestShop({ DATABASE_POOL: String(connections) });

it("/health/ready fails within its time limit while the database does not respond", async () => {
  const hanging = vi
    .spyOn(shop.database.monitoring, "query")
    .mockImplementation(() => new Promise<never>(() => undefined) as never);
  onTestFinished(() => hanging.mockRestore());
  const startedAt = performance.now();
  const response = await rest("GET", "/health/ready");
  expect([response.status, response.body]).toEqual([503, { status: "no database" }]);
  // The limit of this endpoint is 2 s. The general limit of 9 s did not end the request.
  expect(performance.now() - startedAt).toBeLessThan(8000);
  expect(await rest("GET", "/health/serving")).toMatchObject({ status: 200, body: { status: "serving" } });
  hanging.mockRestore();
  expect((await rest("GET", "/health/ready")).status).toBe(200);
});

it("/health/ready does not wait behind requests that use all connections", async () => {
  const { primary } = shop.database;
  const clients = await Promise.all(Array.from({ length: connections }, () => primary.connect()));
  onTestFinished(() => clients.forEach((client) => client.release()));
  expect((await rest("GET", "/health/ready")).status).toBe(200);
});
