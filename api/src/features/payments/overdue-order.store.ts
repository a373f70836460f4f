import type { EntityManager } from "typeorm";
import { isUnpaidPastTime } from "../orders/order-payment.store.ts";

/** Ids of unpaid orders past their `paymentExpiresAt` whose payment was never started, oldest first. */
export const overdueWithoutIntent = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from orders o where ${isUnpaidPastTime} and not exists (select from payment_intents i where i.order_id = o.id)
     order by payable_until limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
};

/**
 * Ids of unpaid orders past their `paymentExpiresAt` whose payment was started. Orders that no sweep has claimed come
 * first, then those with the oldest claim: while Razorpay does not respond, no order waits behind the same oldest ones.
 * Locked rows are skipped.
 */
export const claimOverdueWithIntent = async (tx: EntityManager, limit: number): Promise<string[]> => {
  const [rows] = await tx.query<[{ id: string }[]]>(
    `with due as (
       select i.id from orders o join payment_intents i on i.order_id = o.id where ${isUnpaidPastTime}
       order by i.expiry_tried_at nulls first, o.payable_until limit $1 for update of i skip locked)
     update payment_intents i set expiry_tried_at = clock_timestamp() from due where i.id = due.id
     returning i.order_id as id`,
    [limit],
  );
  return rows.map(({ id }) => id);
};
