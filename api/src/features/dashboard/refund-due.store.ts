import { type Database, primaryRows } from "../../platform/database/database.ts";

/** Number of orders with a refund that Razorpay has not accepted yet. */
export const countRefundsDue = async (database: Database): Promise<number> => {
  const [row] = await primaryRows<{ count: number }>(
    database,
    "refunds-due",
    `select count(distinct i.order_id)::int as count from refunds r join payments p on p.id = r.payment_id
       join payment_intents i on i.id = p.intent_id where r.refunded_at is null`,
    [],
  );
  return row?.count ?? 0;
};
