import { beforeAll, expect, it } from "vitest";
import { failExpired } from "../../src/features/webhooks/webhook-delivery.store.ts";
import { planReader } from "../support/plans.ts";
import { sentStatements } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const { sql, shop } = await openTestShop();

/** Deliveries that wait for a receiver, of which few have expired. */
const deliveryCount = 20_000;

beforeAll(async () => {
  await sql(
    `with endpoint as (
       insert into webhook_endpoints (url, description, events, encrypted_key)
       values ('https://receiver.example/hooks', '', '{}', '') returning id),
     message as (insert into webhook_messages (type, data) values ('order.placed', '{}') returning id)
     insert into webhook_deliveries (endpoint_id, message_id, object_id, position, expires_at)
     select e.id, m.id, m.id, n, now() + (n - 10) * interval '10 seconds'
     from endpoint e, message m, generate_series(1, $1::int) n`,
    [deliveryCount],
  );
  await sql("analyze webhook_deliveries");
}, 60_000);

it(`of ${deliveryCount} waiting deliveries only the expired ones are read to mark them as failed`, async () => {
  const [marking, ...others] = await sentStatements(() => failExpired(shop.database));
  if (!marking) throw new Error("No delivery was marked.");
  expect(others).toEqual([]);
  const failed = "select count(*)::int as count from webhook_deliveries where status = 'failed'";
  expect((await sql<{ count: number }>(failed))[0]?.count).toBeGreaterThanOrEqual(10);
  const scans = (await planReader(sql)(marking)).filter((node) => node["Node Type"].includes("Scan"));
  expect(scans.map((node) => node["Node Type"])).not.toContain("Seq Scan");
  expect(scans.flatMap((node) => node["Index Name"] ?? [])).toEqual(["webhook_deliveries_expiry"]);
});
