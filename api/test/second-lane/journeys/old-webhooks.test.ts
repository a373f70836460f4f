import { expect, it } from "vitest";
import { shopTasks, timetable } from "../../../src/app/tasks.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql } = testShop;
const { runJobs } = paymentsOf(testShop);

it("an event is deleted after 30 days by a job of its own", async () => {
  await sql(
    `insert into webhook_events (id, event, received_at)
     select age || '-' || n, 'payment.captured', now() - make_interval(days => age)
     from unnest(array[29, 31]) age, generate_series(1, 5001) n`,
  );
  await runJobs();
  expect((await sql("select from webhook_events")).length).toBe(10_002);
  const tasks = shopTasks(testShop.shop, { send: async () => undefined, close: () => undefined });
  await tasks["tidy-webhook-events"]({});
  expect(await sql("select from webhook_events where id like '31-%'")).toEqual([]);
  expect((await sql("select from webhook_events")).length).toBe(5001);
  expect(timetable.map(({ task }) => task)).toContain("tidy-webhook-events");
});
