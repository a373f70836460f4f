import { describe, expect, it } from "vitest";
import { sweepPayments } from "../../../src/features/payments/sweep-payments.command.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, stockOf, shop, complaints } = testShop;
const pay = paymentsOf(testShop);
const { aPendingOrder, aStartedOrder, orderOf, runJobs, passMinutes } = pay;
const noWebhooks = { webhooks: { isOff: true } };
await pay.faults(noWebhooks);

describe("an order that is not paid in time", () => {
  it("is cancelled at once if no payment was started, while Razorpay does not answer about many other orders", async () => {
    const { shopper, order } = await aStartedOrder();
    await passMinutes(order.id, 60);
    // Copies of an unpaid order: as many as one sweep takes.
    const copies = await sql<{ id: string }>(
      `with copied as (
         insert into orders (order_number, user_id, idempotency_key, draft_hash, order_status, ship_full_name, ship_email,
           ship_phone, ship_address, ship_city, ship_state, ship_zip_code, ship_country, payment_method, payment_status,
           total_amount, shipping_cost, discount, tax, final_amount, payable_until)
         select order_number || '-' || n, user_id, idempotency_key || n, draft_hash, order_status, ship_full_name, ship_email,
           ship_phone, ship_address, ship_city, ship_state, ship_zip_code, ship_country, payment_method, payment_status,
           total_amount, shipping_cost, discount, tax, final_amount, payable_until
         from orders, generate_series(1, 200) n where id = $1 returning id, user_id, final_amount)
       insert into payment_intents (gateway_order_id, user_id, order_id, amount)
       select 'order_copy_' || id, user_id, id, final_amount from copied returning order_id as id`,
      [order.id],
    );
    const [waiting, unasked] = [await aPendingOrder(), await aStartedOrder()];
    await passMinutes(waiting.order.id, 31);
    await passMinutes(unasked.order.id, 31);
    await pay.faults({ ...noWebhooks, refuse: 1e6 });
    await runJobs();
    expect((await orderOf(waiting.shopper, waiting.order.id)).orderStatus).toBe("CANCELLED");
    expect((await orderOf(shopper, order.id)).orderStatus).toBe("PENDING");
    await sql("delete from graphile_worker._private_jobs");
    // Those that have been asked about wait behind the others.
    await sweepPayments(shop);
    const [job] = await sql("select 1 as found from graphile_worker.jobs where key = $1", [
      `expire ${unasked.order.id}`,
    ]);
    expect(job).toEqual({ found: 1 });
    await pay.faults(noWebhooks);
    pay.closeCircuitBreaker();
    await sql("delete from graphile_worker._private_jobs");
    await sql("update orders set order_status = 'cancelled' where id = any($1::uuid[])", [
      copies.map(({ id }) => id),
    ]);
  });

  it("is cancelled only after three days if Razorpay refuses the question", async () => {
    const [older, newer] = [await aStartedOrder(), await aStartedOrder()];
    await passMinutes(older.order.id, 3 * 24 * 60 + 1);
    await passMinutes(newer.order.id, 31);
    // As after a change of the account at Razorpay.
    for (const { order } of [older, newer])
      await sql("update payment_intents set gateway_order_id = 'order_gone_' || id where order_id = $1", [
        order.id,
      ]);
    await runJobs();
    expect((await orderOf(older.shopper, older.order.id)).orderStatus).toBe("CANCELLED");
    expect(await stockOf(older.dress.id)).toBe(10);
    expect((await orderOf(newer.shopper, newer.order.id)).orderStatus).toBe("PENDING");
    expect(complaints().join("\n")).toContain(older.order.id);
    await sql("delete from graphile_worker._private_jobs");
  });
});
