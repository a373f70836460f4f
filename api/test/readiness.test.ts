import { expect, it, onTestFinished, vi } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const { shop, rest } = await openTestShop();

it("/health/ready fails within its time limit while the database does not respond", async () => {
  const hanging = vi
    .spyOn(shop.database.primary, "query")
    .mockImplementation(() => new Promise<never>(() => undefined) as never);
  onTestFinished(() => hanging.mockRestore());
  const startedAt = performance.now();
  const response = await rest("GET", "/health/ready");
  expect([response.status, response.body]).toEqual([503, { status: "no database" }]);
  // The limit of this endpoint is 2 s. The general limit of 9 s did not end the request.
  expect(performance.now() - startedAt).toBeLessThan(8000);
  hanging.mockRestore();
  expect((await rest("GET", "/health/ready")).status).toBe(200);
});
