import type { EntityManager } from "typeorm";
import type { Paise } from "../shared/money.ts";
import { Payment } from "./payment.entity.ts";
import type { CapturedMoney, PaymentStanding, RefundReason } from "./payment.rules.ts";
import { Refund } from "./refund.entity.ts";

export type LedgerRow = Pick<
  Payment,
  "id" | "intentId" | "gatewayPaymentId" | "amount" | "currency" | "method" | "status"
>;

/** All the money that came for an intent. */
export const ledgerOf = (tx: EntityManager, intentId: string): Promise<LedgerRow[]> =>
  tx.find(Payment, { where: { intentId } });

export const ledgerRow = (tx: EntityManager, gatewayPaymentId: string): Promise<LedgerRow | null> =>
  tx.findOne(Payment, { where: { gatewayPaymentId } });

export const addPayment = async (
  tx: EntityManager,
  intentId: string,
  payment: CapturedMoney,
  status: PaymentStanding,
): Promise<string> => {
  const { id: gatewayPaymentId, amount, currency, method } = payment;
  const made = await tx.insert(Payment, { intentId, gatewayPaymentId, amount, currency, method, status });
  return (made.identifiers[0] as { id: string }).id;
};

export const setStanding = async (tx: EntityManager, id: string, status: PaymentStanding): Promise<void> => {
  await tx.update(Payment, { id }, { status });
};

/** The payment that an order is paid with and that the shop keeps; nothing when there is none, or it was given back. */
export const keptPaymentOf = async (
  tx: EntityManager,
  orderId: string,
): Promise<Pick<LedgerRow, "id" | "amount"> | undefined> => {
  const [row] = await tx.query<Pick<LedgerRow, "id" | "amount">[]>(
    `select p.id, p.amount from payment_intents i join payments p on p.intent_id = i.id
     where i.order_id = $1 and p.status = 'captured'`,
    [orderId],
  );
  return row;
};

export type NewRefund = { paymentId: string; amount: Paise; reason: RefundReason };

/** Keeps that a payment has to be given back; answers with the refund's id. */
export const addRefund = async (tx: EntityManager, refund: NewRefund): Promise<string> => {
  const made = await tx.insert(Refund, refund);
  return (made.identifiers[0] as { id: string }).id;
};

export type OwedRefund = {
  id: string;
  paymentId: string;
  gatewayPaymentId: string;
  amount: Paise;
};

/** A refund that is still owed; nothing when it has been made. */
export const owedRefund = async (tx: EntityManager, id: string): Promise<OwedRefund | undefined> => {
  const [row] = await tx.query<OwedRefund[]>(
    `select r.id, r.payment_id as "paymentId", p.gateway_payment_id as "gatewayPaymentId", r.amount
     from refunds r join payments p on p.id = r.payment_id where r.id = $1 and r.refunded_at is null`,
    [id],
  );
  return row;
};

/** Razorpay has said yes: once and for all. */
export const closeRefund = async (
  tx: EntityManager,
  refund: OwedRefund,
  gatewayRefundId: string | null,
): Promise<void> => {
  await tx.query(
    `update refunds set refunded_at = now(), gateway_refund_id = coalesce(gateway_refund_id, $2)
     where id = $1 and refunded_at is null`,
    [refund.id, gatewayRefundId],
  );
  await setStanding(tx, refund.paymentId, "refunded");
};

/** Refunds that are owed for so long that their job must have been lost. */
export const overdueRefunds = async (tx: EntityManager, seconds: number, most: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from refunds where refunded_at is null and created_at < now() - make_interval(secs => $1)
     order by created_at limit $2`,
    [seconds, most],
  );
  return rows.map(({ id }) => id);
};

/** Intents with money that no order has asked for in so many seconds. */
export const intentsWithoutOrder = async (
  tx: EntityManager,
  seconds: number,
  most: number,
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select i.id from payments p join payment_intents i on i.id = p.intent_id
     where p.status = 'captured' and i.order_id is null
       and p.captured_at < now() - make_interval(secs => $1) limit $2`,
    [seconds, most],
  );
  return rows.map(({ id }) => id);
};
