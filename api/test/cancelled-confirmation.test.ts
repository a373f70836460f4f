import { expect, it } from "vitest";
import { invoiceTasks } from "../src/features/invoices/invoice.jobs.ts";
import { inTransaction } from "../src/platform/database/database.ts";
import type { Mailer } from "../src/platform/mail/mailer.ts";
import { openTestShop } from "./support/test-shop.ts";

const { sql, shop, anOrder } = await openTestShop();

it("a confirmation ends without an error and without a mail if its order is cancelled meanwhile", async () => {
  const { id } = await anOrder({ paymentMethod: "ONLINE" });
  await sql("update orders set order_status = 'confirmed' where id = $1", [id]);
  const sent: unknown[] = [];
  const mailer = { send: (mail: unknown) => Promise.resolve(void sent.push(mail)) } as unknown as Mailer;
  const confirm = invoiceTasks(shop, mailer)["mail-order-confirmation"];
  let confirmation: Promise<unknown> | undefined;
  await inTransaction(shop.database, async (tx) => {
    await tx.query("select from orders where id = $1 for update", [id]);
    confirmation = Promise.resolve(confirm({ orderId: id }));
    const waiting = () => sql("select from pg_stat_activity where wait_event_type = 'Lock'");
    await expect.poll(waiting, { timeout: 5000 }).not.toEqual([]);
    await tx.query("update orders set order_status = 'cancelled' where id = $1", [id]);
  });
  await expect(confirmation).resolves.toBeUndefined();
  expect(sent).toEqual([]);
  expect(await sql("select from invoices where order_id = $1", [id])).toEqual([]);
});
