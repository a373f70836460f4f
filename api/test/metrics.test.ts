import { expect, it } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const token = "a-token-that-only-the-monitor-knows";
const { gql, rest, anAdmin } = await openTestShop({ METRICS_TOKEN: token });
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

it("does not exist without a token outside of development", async () => {
  expect((await restWithout("GET", "/metrics")).status).toBe(404);
});
