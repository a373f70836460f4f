import { expect, it, onTestFinished, vi } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const { shop, rest } = await openTestShop();

it("/health/ready says no, and soon, while the database gives no answer", async () => {
  const hanging = vi
    .spyOn(shop.database.primary, "query")
    .mockImplementation(() => new Promise<never>(() => undefined) as never);
  onTestFinished(() => hanging.mockRestore());
  const since = performance.now();
  const answer = await rest("GET", "/health/ready");
  expect([answer.status, answer.body]).toEqual([503, { status: "no database" }]);
  // Its own limit is 2 s; that of every answer, 9 s, is not what ended it.
  expect(performance.now() - since).toBeLessThan(8000);
  hanging.mockRestore();
  expect((await rest("GET", "/health/ready")).status).toBe(200);
});
