import type { EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { Paise } from "../../platform/money.ts";
import { Payment } from "./payment.entity.ts";
import type { CapturedMoney, LedgerStatus } from "./payment.rules.ts";

export type LedgerRow = Pick<
  Payment,
  "id" | "intentId" | "gatewayPaymentId" | "amount" | "currency" | "method" | "status"
>;

/** All captured payments of an intent, also refunded ones. */
export const ledgerOf = (tx: EntityManager, intentId: string): Promise<LedgerRow[]> =>
  tx.find(Payment, { where: { intentId } });

/** The row of a payment, by Razorpay's id; `null` if it is not booked. */
export const ledgerRow = (tx: EntityManager, gatewayPaymentId: string): Promise<LedgerRow | null> =>
  tx.findOne(Payment, { where: { gatewayPaymentId } });

/** Enters a captured payment. Returns the id of its row. */
export const addPayment = async (
  tx: EntityManager,
  intentId: string,
  payment: CapturedMoney,
  status: LedgerStatus,
): Promise<string> => {
  const { id: gatewayPaymentId, amount, currency, method, payerEmail = null } = payment;
  const row = { intentId, gatewayPaymentId, amount, currency, method, status, payerEmail };
  const result = await tx.insert(Payment, row);
  return (result.identifiers[0] as { id: string }).id;
};

export const setLedgerStatus = async (tx: EntityManager, id: string, status: LedgerStatus): Promise<void> => {
  await tx.update(Payment, { id }, { status });
};

/** The captured payment of an order; `undefined` if it has none, or if its refund is due or done. */
export const capturedPaymentOf = async (
  tx: EntityManager,
  orderId: string,
): Promise<Pick<LedgerRow, "id" | "amount"> | undefined> => {
  const [payment] = await tx.findBy(Payment, { status: "captured", intent: { orderId } });
  return payment;
};

/** The cash that was received for many orders, each with its rounding. */
export const cashOfOrders = (
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; amount: Paise; rounding: Paise }[]> =>
  primaryRows(
    database,
    "cash-of-orders",
    `select x.order_id as "orderId", x.amount, coalesce(r.amount, 0) as rounding
     from cash_collections x left join cash_roundings r on r.order_id = x.order_id and r.credit_id is null
     where x.order_id = any($1::uuid[])`,
    [orderIds],
  );

/** The captured payments of many orders, also refunded ones, and their recorded cash, oldest first. */
export const receiptsOf = (
  database: Database,
  orderIds: readonly string[],
): Promise<{ orderId: string; at: Date }[]> =>
  primaryRows<{ orderId: string; at: Date }>(
    database,
    "receipts-of-orders",
    `select i.order_id as "orderId", p.captured_at as at
     from payment_intents i join payments p on p.intent_id = i.id
     where i.order_id = any($1::uuid[])
     union all
     select order_id, collected_at from cash_collections where order_id = any($1::uuid[])
     order by at`,
    [orderIds],
  );

/** Ids of intents with a payment captured more than `seconds` ago and without an order. */
export const intentsWithoutOrder = async (
  tx: EntityManager,
  seconds: number,
  limit: number,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select i.id from payments p join payment_intents i on i.id = p.intent_id
     where p.status = 'captured' and i.order_id is null
       and p.captured_at < now() - make_interval(secs => $1) limit $2`,
    [seconds, limit],
  );
  return rows.map(({ id }) => id);
};
